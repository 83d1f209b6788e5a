"""`make check` finds the tests that a change touches."""

import subprocess
import sys
from pathlib import Path

import pytest

import check
from ludothek.games import game_ids

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("src/ludothek/core/seal.py", "tests/core"),
        ("src/ludothek/kit/cards/order.py", "tests/kit"),
        ("src/ludothek/thinking/nets/net.py", "tests/thinking"),
        ("src/ludothek/server/room/hub.py", "tests/server/room"),
        ("src/ludothek/server/messages/words.py", "tests/server"),
        ("src/ludothek/guest/guest.py", "tests/server/web"),
        ("src/ludothek/cli/app.py", "tests/cli"),
        ("tests/core/test_seal.py", "tests/core/test_seal.py"),
        ("README.md", "tests/house/test_readme.py"),
        ("Makefile", "tests/house/test_packaging.py"),
    ],
)
def test_a_file_touches_the_tests_of_its_room(path: str, wanted: str) -> None:
    found = check.tests_of([path])
    assert wanted in found
    assert set(check.ALWAYS) <= set(found)
    assert all((ROOT / each).exists() for each in found)


def test_all_that_is_named_is_there() -> None:
    assert all((ROOT / each).exists() for each in (*check.ALWAYS, *check.OF_A_GAME, *check.OF_PAGES, *check.OF_TOOLS))
    assert all((ROOT / "src" / "ludothek" / room).is_dir() for room in check.ROOMS)


def test_a_game_touches_itself_and_those_that_stand_on_it() -> None:
    for game in game_ids():
        folder = f"{check.GAMES}/{game}"
        assert game in check.touched_games([f"{folder}/rules.py"])
        assert game in check.touched_games([f"{folder}/mind/knowledge.py"])
        assert game in check.touched_games([f"tests/games/{game}/test_rules.py"])
    assert check.touched_games(["src/ludothek/core/seal.py", f"{check.GAMES}/found.py"]) == set()
    standing = [game for game in game_ids() if len(check.touched_games([f"{check.GAMES}/{game}/rules.py"])) > 1]
    assert standing, "some game is a variant of another"


def test_a_game_that_is_not_there_is_said() -> None:
    words = [sys.executable, str(ROOT / "scripts" / "check.py"), "halma"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (
        2,
        "there is no game 'halma'; games are the folders of src/ludothek/games\n",
    )
