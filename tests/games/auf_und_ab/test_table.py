"""Auf und ab: the sheet with crossed-out numbers, the die, and what is told."""

import pytest

from games.auf_und_ab.cases import GAME, thrown
from ludothek.core.result import Result
from ludothek.core.texts import Texts
from support.showing import Teller, fact_ids

NAMES = ("Anna", "Ben")
told = Teller(GAME, NAMES)


@pytest.mark.clause("AUF-3", "AUF-5", "AUF-6")
def test_everybody_has_six_numbers_and_some_are_crossed_out() -> None:
    cells = thrown("1 2 3 2").view(0).scene.cells
    assert [(cell.row, cell.text) for cell in cells if cell.seat == 0] == [(face, face) for face in "123456"]
    assert [(cell.seat, cell.text) for cell in cells if cell.struck] == [(0, "1"), (0, "3")]
    assert thrown("1 2 3 2").view(0).scene.counters == {"struck.0": 2, "struck.1": 0}


def test_the_die_shows_the_last_throw_and_is_thrown_by_a_button() -> None:
    assert [piece.look for piece in thrown("").view(0).scene.pieces] == ["die-0"]
    assert [piece.look for piece in thrown("4").view(0).scene.pieces] == ["die-4"]
    (choice,) = thrown("").view(0).choices
    assert (choice.text, choice.touches) == ("t", ())


def test_what_has_happened_is_told() -> None:
    assert told(thrown("").state) == []
    assert told(thrown("3").state) == ["Anna rolls a 3 and crosses it out."]
    assert told(thrown("3 1 3").state) == ["Anna rolls a 3 and writes it down again."]
    assert told(thrown("11 22 33 44 55 6").state) == ["Anna rolls a 6 and has crossed out everything!"]
    assert told(thrown("3 1 3").state, "de") == ["Anna würfelt eine 3 und schreibt sie wieder hin."]
    assert fact_ids(GAME, thrown("3").state) == ["fact-round"]
    assert fact_ids(GAME, thrown("11 22 33 44 55 6", finish="complete_round").state) == [
        "fact-round",
        "fact-last-round",
    ]
    assert fact_ids(GAME, thrown("11 22 33 44 55 6").state) == []


def test_the_result_is_told() -> None:
    texts = Texts("en", GAME)
    result = thrown("11 22 33 44 55 6").view(0).result
    assert result is not None
    assert texts.winners(result, "match-won", NAMES) == "Anna has crossed out everything and wins!"
    limit = Result((4, 4), (0, 1), "reason-limit")
    assert texts.winners(limit, "deal-won", (*NAMES, "Cleo")[:2])
    assert texts("points-of", count=4) == "4 of 6"
