"""Raubdame: what its table tells beyond that of Dame."""

import pytest

from games.raubdame.cases import GAME, set_up, start
from ludothek.core.language import LANGUAGES
from ludothek.core.texts import Texts
from ludothek.core.view import Note
from support.playing import play
from support.showing import facts, touches

REASONS = ("captured", "stuck", "blocked", "stalemate", "repetition", "quiet", "two-kings", "agreed", "resigned")


def test_a_duty_to_capture_is_a_fact_and_so_is_one_to_go_on() -> None:
    assert facts(GAME, start()) == []
    state = set_up("White: c3 f4 a1; Black: a7 d4 d6 g5 h8; White to move")
    assert facts(GAME, state) == [("fact-must", {"seat": 0, "squares": "c3 / f4"})]
    play(state, "c3xe5")
    assert facts(GAME, state) == [("fact-series", {"seat": 0, "square": "e5"})]
    play(state, "e5xc7")
    assert facts(GAME, state) == [("fact-must", {"seat": 1, "squares": "g5"})]


def test_a_duty_names_only_pieces_that_may_fulfil_it() -> None:
    text = "White: c3 f4; Black: a7 d4 d6 g5; White to move"
    assert facts(GAME, set_up(text, majority="on")) == [("fact-must", {"seat": 0, "squares": "c3"})]
    assert list(touches(GAME, set_up(text, majority="on")).values()) == [("c3", "e5")]


def test_when_all_is_over_nothing_is_a_duty() -> None:
    assert facts(GAME, play(set_up("White: c3 a1; Black: d4; White to move"), "c3xe5")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_has_words(lang: str) -> None:
    texts = Texts(lang, GAME)
    dame = Texts(lang, GAME.base)
    assert len({texts(f"reason-{reason}") for reason in REASONS}) == len(REASONS)
    assert texts("reason-captured") != dame("reason-captured")
    going_on = Note("fact-series", {"seat": 0, "square": "e5"})
    layout = GAME.layout(2)
    assert texts.note(going_on, ("Ada", "Ben"), layout) != dame.note(going_on, ("Ada", "Ben"), layout)


def test_no_room_is_kept_for_buttons_where_nobody_may_stop() -> None:
    assert not GAME.layout(2).buttons
    series = play(set_up("White: a1; Black: b2 d4 h8; White to move"), "a1xc3")
    assert all(touched for touched in touches(GAME, series).values())
