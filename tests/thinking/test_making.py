"""Tables that are made in the background: once, whole or not at all, and anew where they are damaged."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludothek.core.errors import LudothekError
from ludothek.thinking.nets.artifact import read_artifact, write_artifact
from ludothek.thinking.nets.making import FOLDER, STALE, TRIES, Claim, Made, Maker, folder

MODULE = """
import sys
from collections.abc import Callable
from ludothek.thinking.nets.making import Maker
maker = Maker("toy", 3, "python -m toymaker")
if maker.begin() and maker.step():
    open(sys.argv[1], "a").write("made ")
    maker.done(b"what it holds")
"""

LASTING = """
import os, sys, time
from pathlib import Path
from ludothek.thinking.nets.making import Claim
parent, claim = os.getppid(), Claim(Path(sys.argv[1]))
assert claim.taken() and claim.renewed()
print("ready", flush=True)
while os.getppid() == parent:
    time.sleep(0.01)
print(claim.renewed(), flush=True)
"""
STARTER = """
import subprocess, sys
subprocess.Popen([sys.executable, "-c", *sys.argv[1:]])
sys.stdin.read()
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for tables, and a module beside it that makes one."""
    (tmp_path / "toymaker.py").write_text(MODULE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    monkeypatch.setenv(FOLDER, str(tmp_path / "cache"))
    return tmp_path / "cache"


def toy(cache: Path) -> Made:
    return Made("toy", 3, "toymaker", [str(cache.parent / "log")])


def log(cache: Path) -> str:
    return (cache.parent / "log").read_text()


def finished(made: Made) -> Made:
    """Wait for who makes it."""
    maker = made._maker
    assert maker is not None
    maker.wait()
    return made


def test_it_is_made_when_it_is_first_asked_for_and_then_kept(cache: Path) -> None:
    made = toy(cache)
    assert made.get() is None
    assert finished(made).get() == b"what it holds"
    assert toy(cache).get() == b"what it holds"
    assert log(cache) == "made "
    assert sorted(path.name for path in cache.iterdir()) == ["toy.bin"], "nothing else is left behind"


@pytest.mark.parametrize("change", [lambda whole: whole[:-1], lambda _: b"", lambda whole: b"x" + whole])
def test_what_is_damaged_is_made_anew(cache: Path, change: Callable[[bytes], bytes]) -> None:
    finished_one = toy(cache)
    finished_one.get()
    finished(finished_one)
    path = cache / "toy.bin"
    path.write_bytes(change(path.read_bytes()))
    made = toy(cache)
    assert made.get() is None
    assert finished(made).get() == b"what it holds"


def test_another_version_is_made_anew(cache: Path) -> None:
    cache.mkdir()
    write_artifact(cache / "toy.bin", 2, "an older one", b"old")
    made = toy(cache)
    assert made.get() is None
    assert finished(made).get() == b"what it holds"


def test_of_two_who_ask_at_once_both_get_it_whole(cache: Path) -> None:
    both = [toy(cache), toy(cache)]
    assert [made.get() for made in both] == [None, None]
    for made in both:
        finished(made)
    assert [made.get() for made in both] == [b"what it holds"] * 2


def test_while_somebody_makes_it_another_one_does_not(cache: Path) -> None:
    claim = Claim(cache / "toy.bin")
    assert claim.taken()
    assert not Claim(cache / "toy.bin").taken()
    waiting = toy(cache)
    assert waiting.get() is None
    assert finished(waiting).get() is None
    finished(waiting)
    assert not (cache.parent / "log").exists()
    claim.drop()
    assert Claim(cache / "toy.bin").taken()


def test_who_died_while_making_it_is_followed_by_another(cache: Path) -> None:
    assert Claim(cache / "toy.bin").taken()
    long_ago = (cache / "toy.claim").stat().st_mtime - 2 * STALE
    os.utime(cache / "toy.claim", (long_ago, long_ago))
    made = toy(cache)
    assert made.get() is None
    assert finished(made).get() == b"what it holds"


def test_nobody_makes_what_is_not_wanted_any_more(cache: Path) -> None:
    """Whoever started the maker is gone: the maker's parent is another one."""
    with subprocess.Popen(
        [sys.executable, "-c", STARTER, LASTING, str(cache / "toy.bin")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stdout.readline() == "ready\n"
        process.stdin.close()
        assert process.stdout.readline() == "False\n"


def test_what_does_not_come_about_is_not_begun_for_ever(cache: Path) -> None:
    made = Made("toy", 3, "there_is_no_such_module", [])
    makers = []
    for _ in range(TRIES + 2):
        assert made.get() is None
        makers.append(made._maker)
        finished(made)
    assert len(set(map(id, makers))) == TRIES
    assert not cache.exists()


def test_where_no_folder_is_named_none_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "")
    made = Made("toy", 3, "toymaker", [])
    assert made.get() is None
    assert made._maker is None
    with pytest.raises(LudothekError, match="LUDOTHEK_CACHE names a folder"):
        Maker("toy", 3, "python -m toymaker")
    monkeypatch.delenv(FOLDER)
    usual = folder()
    assert usual is not None
    assert "ludothek" in str(usual)


def test_a_sealed_file_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    path = tmp_path / "net.bin"
    write_artifact(path, 2, "python -m somewhere", b"1\n2")
    assert path.read_bytes().startswith(b"ludothek 2 ")
    assert b" python -m somewhere\n" in path.read_bytes()
    assert read_artifact(path, 2) == b"1\n2"
    with pytest.raises(LudothekError, match="version 2 where 3 is needed; make it with python -m somewhere"):
        read_artifact(path, 3)
    path.write_bytes(path.read_bytes() + b"!")
    with pytest.raises(LudothekError, match="damaged; make it again with python -m somewhere"):
        read_artifact(path, 2)
    path.write_bytes(b"1\n2")
    with pytest.raises(LudothekError, match="does not open with its version"):
        read_artifact(path, 2)
