"""Quartett: what each seat sees, what is touched and what is told."""

import pytest

from games.quartett.cases import GAME, position
from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.core.state import WATCHER
from ludothek.core.view import BACK
from support.playing import match_with, play
from support.showing import in_words, in_zone, notes, touches

NAMES = ("Anna", "Ben", "Cleo", "Dirk")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"QUA-{number}" for number in range(1, 9)} | {f"QUA-R{number}" for number in range(1, 12)}
    assert set(rulebook(GAME, lang).clauses) == wanted


@pytest.mark.clause("QUA-4", "QUA-R2")
def test_one_touches_whom_and_then_which_card() -> None:
    state = position("HA SA HK", "CA DK", "DA SK CK", "")
    assert touches(GAME, state)["3 DA"] == ("seat.2", "palette.DA")
    rows = {row.name for zone in GAME.layout(4).zones for row in zone.rows}
    assert len(rows) == 32


@pytest.mark.clause("QUA-R11")
def test_hands_are_concealed_but_for_what_everybody_has_heard() -> None:
    state = position("HA SA HK", "CA DK", "DA SK CK", "")
    for seat in (0, 2, WATCHER):
        assert [(piece.look, piece.count) for piece in in_zone(GAME, state, "hand.1", seat)] == [(BACK, 2)]
    play(state, "2 CA")
    for seat in (1, 2, WATCHER):
        lying = [(piece.look, piece.count) for piece in in_zone(GAME, state, "hand.0", seat)]
        assert lying == [("CA", 1), (BACK, 3)]
    assert [piece.id for piece in in_zone(GAME, state, "hand.0", 0)] == ["HK", "CA", "SA", "HA"]


@pytest.mark.clause("QUA-7", "QUA-R7")
def test_quartets_lie_open_and_come_from_whoever_has_laid_them_down() -> None:
    state = play(position("HA SA HK", "CA DK", "DA SK CK", ""), "2 CA", "3 DA")
    assert [piece.id for piece in in_zone(GAME, state, "four.A")] == ["CA", "SA", "HA", "DA"]
    assert {piece.came for piece in in_zone(GAME, state, "four.A")} == {"hand.0"}
    assert GAME.scene(state, 0).out == (3,)
    assert GAME.scene(state, 0).counters["points.0"] == 1


@pytest.mark.clause("QUA-5", "QUA-6", "QUA-R5")
def test_every_question_and_its_answer_is_told_to_all() -> None:
    state = play(position("HA SA HK", "CA DK", "DA SK CK", ""), "2 CA")
    asked = {"seat": 0, "seatAsked": 1, "look": "CA"}
    for seat in (0, 1, 2, WATCHER):
        assert notes(GAME, state, seat) == [("note-got", asked)]
    play(state, "3 DA")
    assert in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES) == [
        "Anna asks Cleo for the ace of diamonds and gets it.",
        "Anna lays down a quartet: aces!",
    ]
    play(state, "2 SK")
    assert in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES, "de") == ["Anna fragt Ben: Pik-König? Nein!"]


@pytest.mark.clause("QUA-R11")
def test_a_question_that_brought_a_card_is_not_taken_back_without_asking() -> None:
    state = position("C10 S10 CQ", "D10 DK SQ CA HK", "CK SK DQ HA DA H10 HQ SA")
    match = match_with(GAME, state)
    match.play("3 H10")
    assert not match.free_undo(0)


@pytest.mark.clause("QUA-7")
def test_a_quartet_comes_from_a_hand_once() -> None:
    """With the next question it lies there already."""
    state = play(position("HA SA HK", "CA DK", "DA SK CK", ""), "2 CA", "3 DA", "3 SK")
    assert {piece.came for piece in in_zone(GAME, state, "four.A")} == {""}
