"""What makes a clone ready: only what is wanted is installed, all steps are told, compiled parts come all at once."""

import io
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import compiling
import packages
import step
from support.folders import ROOT

PATIENCE = 60.0
SETS = sorted(path.stem for path in (ROOT / "requirements").glob("*.in"))
HEAVY = {"hypothesis", "mypy", "numpy", "open-spiel", "playwright", "pytest", "ruff", "scipy"}


def name_of(line: str) -> str:
    """The package that a line is about, as the index calls it."""
    found = re.match(r"[\w.-]+", line)
    assert found
    return re.sub(r"[._]", "-", found[0]).lower()


def pinned(which: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / f"{which}.txt").read_text(encoding="utf-8").splitlines()
    return {name_of(line): line.split("==")[1].split(" ;")[0] for line in lines}


def wanted(which: str) -> set[str]:
    lines = (ROOT / "requirements" / f"{which}.in").read_text(encoding="utf-8").splitlines()
    return {name_of(line) for line in lines if not line.startswith("#")}


# What is installed.


def test_all_sets_have_the_same_version_of_each_package() -> None:
    versions: dict[str, set[str]] = {}
    for which in SETS:
        for name, version in pinned(which).items():
            versions.setdefault(name, set()).add(version)
    assert {name: each for name, each in versions.items() if len(each) > 1} == {}


@pytest.mark.parametrize("which", SETS)
def test_a_set_has_what_it_is_for(which: str) -> None:
    assert wanted(which) <= pinned(which).keys()


def test_playing_needs_what_the_package_needs_and_nothing_heavy() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert {name_of(each) for each in needed} <= pinned("play").keys()
    assert HEAVY & pinned("play").keys() == set()


@pytest.fixture
def untouched(tmp_path: Path) -> Path:
    """A clone in which nothing was made, as far as `make` looks at it."""
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("requirements", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("src/ludothek/core", "src/ludothek/kit", "src/ludothek/thinking", "src/ludothek/games", "web"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    (tmp_path / "src/ludothek/players").mkdir()
    return tmp_path


def steps(clone: Path, target: str) -> list[str]:
    """What `make` would do, a line for each step."""
    said = subprocess.run(["make", "--dry-run", target], cwd=clone, capture_output=True, text=True, check=True)
    return [line for line in said.stdout.splitlines() if "scripts/step.py" in line]


def sets_of(lines: list[str]) -> list[str]:
    return [name for line in lines if "scripts/packages.py" in line for name in line.split("packages.py ")[1].split()]


def test_playing_installs_what_it_needs_in_five_steps_and_nothing_else(untouched: Path) -> None:
    told = steps(untouched, "play")
    assert sorted(number for line in told for number in re.findall(r"'(\d of 5)'", line)) == [
        f"{number} of 5" for number in range(1, 6)
    ]
    assert sets_of(told) == ["play", "."]
    (table,) = [line for line in told if "npm --prefix web ci" in line]
    assert "--omit=dev" in table


def test_tests_install_the_other_sets_as_well(untouched: Path) -> None:
    assert sorted(sets_of(steps(untouched, "test"))) == [".", "compile", "dev", "measure", "play"]


def test_npm_takes_no_mark_of_what_was_done_for_a_package_that_nobody_needs() -> None:
    marks = re.findall(r"web/node_modules/([^\s:]+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert set(marks) == {".build", ".dev"}


def test_what_was_done_before_an_interruption_is_not_done_again(untouched: Path) -> None:
    (untouched / ".venv").mkdir()
    for done in (".venv/made", ".venv/packages"):
        (untouched / done).touch()
    assert sets_of(steps(untouched, "play")) == ["."]


CONFIGURED = """:env:.index-url='https://one.example/simple'
global.cert='/etc/ours.pem'
global.extra-index-url='https://two.example/simple https://three.example/simple'
global.index-url='https://four.example/simple'
download.find-links='/elsewhere'
global.find-links='/everywhere'
install.find-links='/wheels'
global.timeout='60'
"""


def test_uv_takes_packages_from_where_pip_would() -> None:
    assert packages.as_uv_is_told(CONFIGURED) == {
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_DEFAULT_INDEX": "https://one.example/simple",
        "UV_INDEX": "https://two.example/simple https://three.example/simple",
        "UV_FIND_LINKS": "/wheels",
        "SSL_CERT_FILE": "/etc/ours.pem",
    }


@pytest.mark.parametrize(
    ("fails", "asked"),
    [
        ((), ["uv"]),
        (("uv",), ["uv", "pip"]),
        (("uv", "pip"), ["uv", "pip"]),
    ],
)
def test_where_uv_fails_pip_does_it(monkeypatch: pytest.MonkeyPatch, fails: tuple[str, ...], asked: list[str]) -> None:
    seen: list[str] = []

    def by(who: str) -> Callable[..., bool]:
        def install(words: list[str], _: object) -> bool:
            assert words == ["--requirement", str(ROOT / "requirements" / "play.txt")]
            seen.append(who)
            return who not in fails

        return install

    monkeypatch.setattr(packages, "by_uv", by("uv"))
    monkeypatch.setattr(packages, "by_pip", by("pip"))
    assert packages.install(packages.options(["play"]), {}) is ("pip" not in fails)
    assert seen == asked


def test_where_uv_cannot_be_had_it_is_not_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(packages, "UV", tmp_path / "uv")
    monkeypatch.setattr(packages, "PIP", [sys.executable, "-c", "import sys; sys.exit('there is no such package')"])
    assert packages.by_uv(["nothing"], os.environ) is False


# What is told.


class Listening(io.StringIO):
    """Keeps what is told, and makes a file when it has been told often enough."""

    def __init__(self, enough: int, file: Path) -> None:
        super().__init__()
        self._enough = enough
        self._file = file

    def write(self, text: str) -> int:
        self._enough -= "so far" in text
        if not self._enough:
            self._file.touch()
        return super().write(text)


def test_a_step_tells_what_it_does_and_again_and_again_how_far_it_is(tmp_path: Path) -> None:
    file = tmp_path / "enough"
    told = Listening(3, file)
    waits = f"import pathlib, time\nwhile not pathlib.Path({str(file)!r}).exists(): time.sleep(0.01)"
    assert step.run(step.Telling("2 of 5", "Something", 300, told), [sys.executable, "-c", waits], every=0.01) == 0
    first, *between, last = told.getvalue().splitlines()
    assert first == "2 of 5  Something: usually 5:00 min"
    assert len(between) >= 3
    assert all(re.fullmatch(r"2 of 5  Something: \d+ s so far, \d+ % of the usual time", line) for line in between)
    assert re.fullmatch(r"2 of 5  Something: done after \d+ s", last)


def test_nothing_is_silent_for_ten_seconds() -> None:
    assert step.EVERY < 10


def test_a_step_that_fails_shows_why_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    told = io.StringIO()
    code = "print('the first word'); import sys; sys.exit('no room on the disk')"
    assert step.run(step.Telling("", "Something", 1, told), [sys.executable, "-c", code]) == 1
    assert capsys.readouterr().out.splitlines() == ["the first word", "no room on the disk"]
    assert "Something: FAILED; why stands above, after 1 s" in told.getvalue()


def test_a_step_that_cannot_even_begin_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert step.run(step.Telling("", "Something", 1, io.StringIO()), ["nothing-of-this-name"]) != 0
    assert capsys.readouterr().out == "nothing-of-this-name: No such file or directory\n"


def test_of_a_step_that_succeeds_only_notes_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    code = "print('whatever it does'); print('note: something is missing')"
    assert step.run(step.Telling("", "Something", 1, io.StringIO()), [sys.executable, "-c", code]) == 0
    assert capsys.readouterr().out == "note: something is missing\n"


@pytest.mark.parametrize(("seconds", "said"), [(0.2, "1 s"), (99.4, "99 s"), (100, "1:40 min"), (187, "3:07 min")])
def test_times_are_told_as_people_do(seconds: float, said: str) -> None:
    assert step.span(seconds) == said


# What is compiled.

PARTS = (
    compiling.LAST,
    f"ludothek/kit/bits{compiling.SUFFIX}",
    f"ludothek__mypyc{compiling.SUFFIX}",
    f"ludothek/kit/gone{compiling.SUFFIX}",
)
OLD = f"ludothek/kit/old{compiling.SUFFIX}"


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of sources with parts of an earlier time; others are ready aside, one of them without its source."""
    source, aside = tmp_path / "src", tmp_path / "build" / "parts"
    for each in ("ludothek/core/compiled.py", "ludothek/kit/bits.py", OLD, compiling.LAST):
        path = source / each
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("old")
    for each in PARTS:
        path = aside / each
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("new")
    monkeypatch.setattr(compiling, "SOURCE", source)
    monkeypatch.setattr(compiling, "ASIDE", aside)
    return source


def there(source: Path) -> dict[str, str]:
    found = source.rglob(f"*{compiling.SUFFIX}")
    return {path.relative_to(source).as_posix(): path.read_text() for path in found}


def test_parts_are_put_into_place_and_those_that_have_no_source_go(parts: Path) -> None:
    compiling.put_into_place()
    assert there(parts) == dict.fromkeys(PARTS[:3], "new")


def test_what_is_in_its_place_as_it_is_aside_stays_there(parts: Path) -> None:
    compiling.put_into_place()
    before = {each: (parts / each).stat().st_ino for each in PARTS[:3]}
    changed = compiling.ASIDE / PARTS[1]
    changed.write_text("newer")
    compiling.put_into_place()
    assert there(parts)[PARTS[1]] == "newer"
    assert (parts / PARTS[2]).stat().st_ino == before[PARTS[2]]


@pytest.mark.parametrize("done", [0, 1, 2])
def test_the_last_part_is_only_there_with_all_others(parts: Path, monkeypatch: pytest.MonkeyPatch, done: int) -> None:
    copied: list[Path] = []
    copy = shutil.copy2

    def until(source: Path, target: Path) -> None:
        if len(copied) == done:
            raise KeyboardInterrupt
        copied.append(source)
        copy(source, target)

    monkeypatch.setattr(shutil, "copy2", until)
    with pytest.raises(KeyboardInterrupt):
        compiling.put_into_place()
    assert compiling.LAST not in there(parts)
    assert OLD not in there(parts)


def test_what_was_compiled_is_forgotten_as_a_whole(parts: Path) -> None:
    compiling.forget()
    assert there(parts) == {}


@pytest.mark.parametrize(
    ("compiler", "why"),
    [
        ("nothing-of-this-name", "there is no C compiler (nothing-of-this-name)"),
        ("false", "false cannot compile for Python, whose header files may be missing"),
        ("true -pthread", ""),
    ],
)
def test_what_is_missing_for_compiling_is_said(monkeypatch: pytest.MonkeyPatch, compiler: str, why: str) -> None:
    monkeypatch.delenv("LUDOTHEK_COMPILE", raising=False)
    monkeypatch.setenv("CC", compiler)
    assert compiling.why_not() == why


# A chest that is open while it is compiled.

MAKE = """#!/bin/sh
echo $$ > make.pid
{}
"""
SERVER = """
import pathlib, signal, subprocess, sys, os
signal.signal(signal.SIGUSR2, lambda *_: pathlib.Path("asked").touch())
signal.signal(signal.SIGWINCH, lambda *_: pathlib.Path("heard").touch())
subprocess.Popen([sys.executable, "scripts/play.py", "--behind", str(os.getpid())])
pathlib.Path("begun").touch()
while True:
    signal.pause()
"""


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def gone(pid: int) -> bool:
    """Has a process ended? Nobody may have asked yet how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.fixture
def chest(tmp_path: Path) -> Callable[[str], "subprocess.Popen[bytes]"]:
    """What stands for a server, with a `make` behind it that does what is said."""
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    make = tmp_path / "bin" / "make"
    make.parent.mkdir()

    def begin(does: str) -> "subprocess.Popen[bytes]":
        make.write_text(MAKE.format(does))
        make.chmod(0o755)
        path = f"{make.parent}{os.pathsep}{os.environ['PATH']}"
        return subprocess.Popen([sys.executable, "-c", SERVER], cwd=tmp_path, env={**os.environ, "PATH": path})

    return begin


needs_proc = pytest.mark.skipif(not Path("/proc/thread-self/children").exists(), reason="who lives is read from /proc")


@needs_proc
def test_compiling_ends_with_the_server_however_that_ends(
    chest: Callable[[str], "subprocess.Popen[bytes]"], tmp_path: Path
) -> None:
    with chest("sleep 1000 & echo $! > child.pid; wait") as server:
        until(lambda: (tmp_path / "child.pid").exists() and (tmp_path / "child.pid").read_text())
        running = [int((tmp_path / name).read_text()) for name in ("make.pid", "child.pid")]
        assert not any(gone(pid) for pid in running)
        server.kill()
    until(lambda: all(gone(pid) for pid in running))


def test_when_all_is_compiled_the_server_is_asked_to_start_over(
    chest: Callable[[str], "subprocess.Popen[bytes]"], tmp_path: Path
) -> None:
    last = tmp_path / "src" / compiling.LAST
    last.parent.mkdir(parents=True)
    with chest(f"touch {last}") as server:
        until((tmp_path / "asked").exists)
        server.kill()


@needs_proc
def test_when_nothing_was_compiled_the_server_goes_on_as_it_is(
    chest: Callable[[str], "subprocess.Popen[bytes]"], tmp_path: Path
) -> None:
    with chest("exit 0") as server:
        until(lambda: (tmp_path / "make.pid").exists() and (tmp_path / "make.pid").read_text())
        until(lambda: gone(int((tmp_path / "make.pid").read_text())))
        until(lambda: not _children(server.pid))
        server.send_signal(signal.SIGWINCH)  # Python hears of signals by their numbers, so of the other one before
        until((tmp_path / "heard").exists)
        assert not (tmp_path / "asked").exists()
        server.kill()


def _children(pid: int) -> list[str]:
    """The processes that a process has and that go on."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [child for child in listed if not gone(int(child))]
