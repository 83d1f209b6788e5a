"""A process takes the compiled parts of Ludothek all or not at all, whatever is being put into place meanwhile."""

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ludothek.lab.compiling import SUFFIX
from support.examples import BOARD

RULES = f"games/{BOARD}/rules{SUFFIX}"
LAST = f"core/compiled{SUFFIX}"
NO_LIBRARY = b"This is no library; whoever loads it hears so."
LOADS = f"from ludothek.games import load_game; print(load_game({BOARD!r}).id)"


@pytest.fixture
def package(interpreted: Path, tmp_path: Path) -> Path:
    """Ludothek as plain Python, to which parts can be added."""
    return shutil.copytree(interpreted / "ludothek", tmp_path / "ludothek")


def python(package: Path, code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], cwd=package.parent, capture_output=True, text=True, check=False)


def put(package: Path, part: str) -> str:
    """Code that puts a part into its place."""
    return f"import pathlib; pathlib.Path({str(package / part)!r}).write_bytes({NO_LIBRARY!r})"


def test_who_began_interpreted_takes_no_part_that_comes_later(package: Path) -> None:
    done = python(package, "; ".join(["import ludothek", put(package, RULES), put(package, LAST), LOADS]))
    assert done.stdout.split() == [BOARD], done.stderr


def test_while_the_last_part_is_missing_nobody_takes_the_others(package: Path) -> None:
    done = python(package, "; ".join([put(package, RULES), LOADS]))
    assert done.stdout.split() == [BOARD], done.stderr


def test_when_the_last_part_is_there_all_are_taken(package: Path) -> None:
    done = python(package, "; ".join([put(package, RULES), put(package, LAST), LOADS]))
    assert done.returncode != 0
    assert "ImportError" in done.stderr


def test_compiled_modules_of_others_are_taken_as_ever(package: Path) -> None:
    done = python(package, "import ludothek; from pydantic_core import _pydantic_core; print(_pydantic_core.__file__)")
    assert done.stdout.strip().endswith(tuple(EXTENSION_SUFFIXES)), done.stderr
