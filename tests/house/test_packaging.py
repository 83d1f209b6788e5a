"""What is given away: the source archive holds the clone, wheels hold the package, and both the browser table."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import webbrowser
from pathlib import Path
from unittest.mock import Mock
from zipfile import ZipFile

import pytest

from ludothek.server.base.settings import Settings
from ludothek.server.web import site
from ludothek.server.web.command import _announce
from support.folders import ROOT

TABLE = ("index.html", "assets/app-1a2b.js", "assets/app-1a2b.js.br")
"""What stands for a browser table that was built."""
MADE = shutil.ignore_patterns(
    ".*_cache", ".git", ".hypothesis", ".venv", "__pycache__", "assets", "build", "dist", "node_modules"
)
NPM = """#!/bin/sh
echo "$@" >> npm.log
[ "$1" = ci ] || { mkdir -p ../src/ludothek/server/assets; echo built > ../src/ludothek/server/assets/index.html; }
"""


def clone(to: Path) -> Path:
    """What a clone has, and nothing that was made in it."""
    shutil.copytree(ROOT, to, ignore=MADE)
    return to


def build(folder: Path, what: str, path: str = "") -> tuple[Path, str]:
    """Build `sdist` or `wheel` as pip does, with no more programs than are on the path; also what was said."""
    code = f"from setuptools import build_meta; print(build_meta.build_{what}('made'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, "LUDOTHEK_COMPILE": "0", "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return folder / "made" / done.stdout.splitlines()[-1], done.stderr


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of a clone in which the browser table was built."""
    folder = clone(tmp_path_factory.mktemp("packaging") / "clone")
    for name in TABLE:
        path = folder / "src/ludothek/server/assets" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return build(folder, "sdist")[0]


@pytest.fixture(scope="module")
def unpacked(archive: Path) -> Path:
    with tarfile.open(archive) as packed:
        # The first releases of Python 3.11 know no filters, and no argument for them.
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(archive.parent)
    return archive.with_name(archive.name.removesuffix(".tar.gz"))


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def clones_files(*which: str) -> set[str]:
    listed = subprocess.run(["git", "ls-files", "-z", *which], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone knows what belongs to it")
def test_the_archive_holds_the_clone_and_the_browser_table_and_nothing_else(unpacked: Path) -> None:
    tracked, known = clones_files("--cached"), clones_files("--cached", "--others", "--exclude-standard")
    table = {f"src/ludothek/server/assets/{name}" for name in TABLE}
    held = {name for name in files(unpacked) if ".egg-info/" not in name}
    assert tracked | table <= held
    assert held <= known | table | {"PKG-INFO", "setup.cfg"}


def test_a_wheel_from_the_archive_holds_the_package_and_the_browser_table(unpacked: Path) -> None:
    wheel, _ = build(unpacked, "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as packed:
        held = {name for name in packed.namelist() if name.startswith("ludothek/")}
    assert held == {f"ludothek/{name}" for name in files(unpacked / "src" / "ludothek")}
    for kind in (r"py\.typed", r"server/assets/index\.html", r"texts/de\.ftl", r"games/\w+/art/\w+\.svg"):
        assert any(re.fullmatch(f"ludothek/{kind}", name) for name in held), kind
    for kind in (r"rulebook/nl\.md", r"texts/it\.ftl", r"mind/levels\.json", r"mind/\w+\.bin"):
        assert any(re.fullmatch(rf"ludothek/games/\w+/{kind}", name) for name in held), kind
    assert any(re.fullmatch(r"ludothek/kit/\w+/texts/nl\.ftl", name) for name in held)


def test_a_wheel_builds_the_browser_table_where_it_is_missing_or_old(tmp_path: Path) -> None:
    folder = clone(tmp_path / "clone")
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text(NPM)
    npm.chmod(0o755)
    path = f"{npm.parent}{os.pathsep}{os.defpath}"
    log = folder / "web" / "npm.log"
    page = folder / "src/ludothek/server/assets/index.html"

    def table_after_building() -> list[str]:
        wheel, _ = build(folder, "wheel", path)
        with ZipFile(wheel) as packed:
            return [name.removeprefix("ludothek/server/assets/") for name in packed.namelist() if "/assets/" in name]

    assert table_after_building() == ["index.html"]
    assert log.read_text().splitlines() == ["ci --no-progress --omit=dev", "run build"]
    os.utime(log, (0, 0))
    (page.parent / "gone.js").write_text("of this build")
    assert sorted(table_after_building()) == ["gone.js", "index.html"]
    assert len(log.read_text().splitlines()) == 2, "what is new enough is not built again"
    os.utime(log, (0, 0))
    (page.parent / "gone.js").unlink()
    os.utime(page, (1, 1))
    assert table_after_building() == ["index.html"]
    assert len(log.read_text().splitlines()) == 4


def test_without_node_there_is_a_wheel_all_the_same(tmp_path: Path) -> None:
    wheel, said = build(clone(tmp_path / "clone"), "wheel")
    assert "note: the browser table was not built, which takes Node" in said
    with ZipFile(wheel) as packed:
        assert not any("/assets/" in name for name in packed.namelist())


def test_a_server_without_its_browser_table_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database="sqlite:///tables.sqlite", address="")
    monkeypatch.setattr(site, "ASSETS", tmp_path)
    _announce("http://localhost:8731/", settings, open_browser=False)
    assert site.MISSING in capsys.readouterr().out.splitlines()
    (tmp_path / "index.html").write_text("the table")
    _announce("http://localhost:8731/", settings, open_browser=False)
    assert "not built" not in capsys.readouterr().out


def test_where_no_browser_can_be_opened_it_is_said_what_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database="sqlite:///tables.sqlite", address="")
    for there in (True, False):
        opened = Mock(return_value=there)
        monkeypatch.setattr(webbrowser, "open", opened)
        _announce("http://localhost:8731/", settings, open_browser=True)
        opened.assert_called_once_with("http://localhost:8731/")
        said = capsys.readouterr().out
        assert ("No browser could be opened here; type the address into one: http://localhost:8731/" in said) != there


def test_how_to_get_the_browser_table_can_be_done() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    commands = re.findall(r"`make (\w+)`", site.MISSING)
    assert commands
    assert set(commands) <= set(targets)
    node = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    assert f"Node {node.removeprefix('>=')} or newer" in site.MISSING


def unpinned(text: str) -> list[str]:
    """The lines that do not name one version of one package."""
    return [line for line in text.splitlines() if not re.fullmatch(r"[\w.-]+(\[[\w,-]+\])?==[\w.+!]+( ;.*)?", line)]


def test_every_version_for_development_is_pinned() -> None:
    assert unpinned((ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")) == []
    assert unpinned("one==1.0\ntwo>=1.0\nthree\nfour==1.*") == ["two>=1.0", "three", "four==1.*"]
