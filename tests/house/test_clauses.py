"""Every clause of a rulebook is held by a test, and stands written out at the line of code that obeys it."""

import re
from pathlib import Path

import pytest

from ludothek.core.game import Game
from ludothek.core.rulebook import rulebook
from ludothek.games import all_games, game_ids, load_game
from support.clauses import clauses_named_in, clauses_named_in_tests
from support.exempt import exempt_clauses
from support.source import MODULES, offenders, part


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_and_ruling_is_held_by_a_test(game_id: str) -> None:
    named = clauses_named_in_tests()
    assert [clause for clause in rulebook(load_game(game_id), "en").clauses if clause not in named] == []


def test_no_test_names_a_clause_that_no_rulebook_has() -> None:
    known = {clause for game in all_games() for clause in rulebook(game, "en").clauses}
    assert set(clauses_named_in_tests()) - known == set()


def test_clause_marks_are_found_without_running_anything(tmp_path: Path) -> None:
    (tmp_path / "games" / "ab").mkdir(parents=True)
    (tmp_path / "games" / "ab" / "test_rules.py").write_text(
        "@pytest.mark.clause('AB-1', 'AB-R2')\ndef test_one(): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('AB-1'))])\n"
        "async def test_two(x): ...\n"
        "@pytest.mark.clause('AB-3')\ndef helper(): ...\n"
        "@pytest.mark.slow('AB-4')\ndef test_three(): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "helper.py").write_text("@pytest.mark.clause('AB-5')\ndef test_four(): ...\n", encoding="utf-8")
    one, two = "games/ab/test_rules.py::test_one", "games/ab/test_rules.py::test_two"
    assert clauses_named_in_tests(tmp_path) == {"AB-1": {one, two}, "AB-R2": {one}}


# The lines that obey them.

OF_GAMES = [path for path in MODULES if part(path) == "games"]


def unnamed(game: Game) -> set[str]:
    """The clauses that no line of a game names; a variant obeys many by being what its base is."""
    code = [path for each in game.lineage for path in each.folder.rglob("*.py")]
    return set(rulebook(game, "en").clauses) - set().union(*map(clauses_named_in, code))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_clause_stands_at_the_line_that_obeys_it(game_id: str) -> None:
    """Those that no line can obey are exempt: what is needed on a real table, advice, an example."""
    game = load_game(game_id)
    excused = {clause for each in game.lineage for clause in exempt_clauses(each.id)}
    assert unnamed(game) == excused & rulebook(game, "en").clauses.keys()


def test_no_line_names_a_clause_that_no_rulebook_has() -> None:
    """Nor does an exemption."""
    books = {game.id: set(rulebook(game, "en").clauses) for game in all_games()}
    known = set().union(*books.values())
    of_rulebooks = {clause.partition("-")[0] for clause in known}

    def unknown(path: Path) -> set[str]:
        return {each for each in clauses_named_in(path) - known if each.partition("-")[0] in of_rulebooks}

    assert offenders(unknown, OF_GAMES) == {}
    assert [clause for game_id, book in books.items() for clause in exempt_clauses(game_id).keys() - book] == []


SHORTENED = re.compile(r"\b[A-Z]+-R?\d+(?: to [A-Z]+-R?\d+|(?:,| and| to) R?\d+\b)")


def shortened(path: Path) -> list[str]:
    """Where several clauses are named at once so that a search for one of them does not find it."""
    return SHORTENED.findall(path.read_text(encoding="utf-8"))


def test_clauses_are_named_one_by_one() -> None:
    assert offenders(shortened, OF_GAMES) == {}


def test_clauses_are_found_by_their_whole_ids(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text('"""AB-1 to AB-3, AB-R4, 5."""\nx = 1  # CDE-16b', encoding="utf-8")
    assert clauses_named_in(path) == {"AB-1", "AB-3", "AB-R4", "CDE-16b"}
    assert shortened(path) == ["AB-1 to AB-3", "AB-R4, 5"]
    path.write_text('"""AB-1, AB-2, AB-R4: three of 5."""', encoding="utf-8")
    assert shortened(path) == []
