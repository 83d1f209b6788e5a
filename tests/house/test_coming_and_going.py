"""A game comes and goes with its two folders: all the rest follows by one command, and nothing of it stays behind.

Tried in a copy of the clone, with a game that has all that a game can have: a mind, levels that are measured, a lesson.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import skittles
from support.folders import ROOT

NEEDED = ("src/ludothek", "tests", "examples", "docs", "README.md", "pyproject.toml")
MADE = shutil.ignore_patterns("*.so", "__pycache__", "assets")
NEWCOMER = "newcomer"
OWN = (Path("src/ludothek/games") / NEWCOMER, Path("tests/games") / NEWCOMER)
"""All that somebody who brings a game writes."""
OF_EVERY_GAME = {f"tests/house/test_{name}.py" for name in ("clauses", "every_game", "lessons", "levels")}
"""The tests that go through all games."""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What the command reads and writes, and the tests; as plain Python."""
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=MADE)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def run(clone: Path, *words: str) -> str:
    """What a program of Python says in the copy."""
    done = subprocess.run(
        [sys.executable, "-B", *words],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(clone / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def make_chest(clone: Path) -> dict[str, str]:
    """All files after the one command (`make chest`)."""
    run(clone, "tests/support/chest.py")
    files = (path for path in clone.rglob("*") if path.is_file())
    return {path.relative_to(clone).as_posix(): path.read_bytes().decode("latin-1") for path in files}


def cases(clone: Path) -> set[str]:
    """What is tried of every game by them."""
    collect = ("-m", "pytest", "-p", "no:cacheprovider", "--collect-only", "-q")
    said = run(clone, *collect, *OF_EVERY_GAME)
    return {line for line in said.splitlines() if "::" in line}


def bring(clone: Path) -> None:
    """Put a game there, and with its tests the golden matches that it wants."""
    game, its_tests = (clone / path for path in OWN)
    shutil.copytree(Path(skittles.__file__).parent, game, ignore=MADE)
    for module in game.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace("from skittles", f"from ludothek.games.{NEWCOMER}"), encoding="utf-8")
    (its_tests / "golden").mkdir(parents=True)
    (its_tests / "golden" / "matches.toml").write_text("[2]\n[3]\n", encoding="utf-8")


def test_a_game_comes_and_goes_with_its_two_folders_and_one_command(clone: Path) -> None:
    before, tried_before = make_chest(clone), cases(clone)
    bring(clone)
    there, tried = make_chest(clone), cases(clone)
    assert {path for path in before if there[path] != before[path]} == {"README.md", "docs/levels.md"}
    for page in ("README.md", "docs/levels.md"):
        rows = set(there[page].splitlines()) - set(before[page].splitlines())
        assert rows
        assert all(row.startswith("| Skittles ") for row in rows)
        assert not any("not measured" in row for row in rows)
    new = {Path(path) for path in there.keys() - before.keys()}
    assert all(set(OWN) & set(path.parents) for path in new)
    golden = {path.name for path in new if path.parent == OWN[1] / "golden"}
    assert golden == {"matches.toml", "2.json", "2.views", "3.json", "3.views"}
    assert tried > tried_before
    assert {test.split("::")[0] for test in tried - tried_before} == OF_EVERY_GAME
    assert all(test.endswith(f"[{NEWCOMER}]") for test in tried - tried_before)
    for path in OWN:
        shutil.rmtree(clone / path)
    assert make_chest(clone) == before
    assert cases(clone) == tried_before
