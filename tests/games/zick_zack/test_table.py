"""Zick-Zack: what the table shows, how moves are made there and what is said."""

from functools import partial

import pytest

from games.zick_zack.cases import GAME, before_throw, board, position
from ludothek.core.language import LANGUAGES
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note
from ludothek.games.zick_zack.rules import DICE, ZickZack, start
from support.playing import match_with, play
from support.points import lying_in, scene_in, throw
from support.showing import in_zone, notes, touches

lying = partial(lying_in, GAME)


scene = partial(scene_in, GAME)


@pytest.mark.clause("ZZK-2", "ZZK-R1")
def test_both_players_stones_lie_on_the_same_fields_and_all_see_the_board_alike() -> None:
    assert (lying(start(), "white"), lying(start(), "black")) == ({"bar.white": 15}, {"bar.black": 15})
    state = position({1: 3, 12: 4}, {24: 5, 6: 2}, "A", "3-1", b_bar=2)
    assert lying(state, "white") == {"1": 3, "12": 4, "off.white": 8}
    assert lying(state, "black") == {"24": 5, "6": 2, "bar.black": 2, "off.black": 6}
    for seat in (0, 1, WATCHER):
        assert scene(state, seat).turned == 0
        assert sum(piece.count for piece in scene(state, seat).pieces if piece.zone == "board") == 30


def test_a_stone_is_touched_and_then_where_it_goes() -> None:
    for player in "AB":
        stones = ({6: 15}, {1: 15}) if player == "A" else ({1: 15}, {6: 15})
        assert touches(GAME, position(*stones, player, "3-1")) == {"6/7": ("6", "7"), "6/9": ("6", "9")}
    off = touches(GAME, position({1: 15}, {19: 2, 24: 1}, "B", "6-1"))
    assert off == {"19/20": ("19", "20"), "19/off": ("19", "off.black"), "24/off": ("24",), "-": ()}


@pytest.mark.clause("ZZK-5", "ZZK-R7")
def test_a_stone_that_waits_is_set_by_touching_where_it_goes_and_all_by_one_touch_on_them() -> None:
    state = position({}, {}, "B", "2-5", a_bar=15, b_bar=15)
    assert touches(GAME, state) == {"in/2": ("2",), "in/5": ("5",)}
    assert [(turn.text, turn.touches) for turn in GAME.turns(state)] == [("in/2 in/5", ("bar.black",))]
    match_with(GAME, state).play("in/2 in/5")
    assert tuple(state.board) == board({}, {2: 1, 5: 1}, 15, 13)
    assert list(GAME.turns(position({1: 14}, {}, "A", "1-6", a_bar=1, b_bar=15))) == []


def test_a_refused_touch_names_the_clause() -> None:
    match = match_with(GAME, position({6: 15}, {1: 13, 9: 2}, "A", "3-5"))
    assert match.refusal(("6", "9")) == "ZZK-8"
    assert match.refusal(("1",)) == "ZZK-2"
    assert match.refusal(("3",)) == "ZZK-11"


@pytest.mark.clause("ZZK-R4")
def test_dice_show_what_has_been_used() -> None:
    def looks(state: ZickZack) -> list[str]:
        return [piece.look for piece in in_zone(GAME, state, "dice")]

    state = position({1: 15}, {24: 15}, "A", "5-2")
    assert looks(state) == ["die-5", "die-2"]
    assert looks(play(state.copy(), "1/3")) == ["die-5", "die-2-used"]
    assert looks(play(state, "1/6", "1/3")) == ["die-5-used", "die-2-used"]
    double = position({1: 15}, {24: 15}, "A", "6-6")
    assert looks(double) == ["die-6", "die-6"]
    assert looks(play(double, "1/7")) == ["die-6-used", "die-6"]


@pytest.mark.clause("ZZK-6")
def test_stones_come_from_where_they_lay() -> None:
    def came(state: ZickZack) -> dict[tuple[str, str], str]:
        return {(piece.look, piece.place): piece.came for piece in scene(state).pieces if piece.came}

    state = play(position({3: 1}, {}, "B", "3-6", a_bar=14, b_bar=15), "in/3")
    assert came(state) == {("black", "3"): "bar.black", ("white", "bar.white"): "3"}
    assert came(play(position({19: 3}, {6: 12}, "A", "6-5"), "19/off")) == {("white", "off.white"): "19"}


def test_notes_tell_what_happened() -> None:
    state = start()
    for face in (2, 5, 3, 1):
        state.play(DICE - 1 + face)
    assert notes(GAME, state) == [
        ("note-opening", {"seat": 1, "first": 2, "second": 5}),
        ("note-throw", {"seat": 1, "first": 3, "second": 1}),
    ]
    shut = {2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 20: 3}
    blocked = throw(before_throw(board({1: 15}, shut), "B"), "1-2")
    play(blocked, "20/21", "20/22")
    throw(throw(blocked, "4-6"), "5-5")
    assert notes(GAME, blocked) == [
        ("note-step", {"seat": 1, "from": "20", "to": "22"}),
        ("note-lapsed", {"seat": 0, "first": 4, "second": 6}),
        ("note-throw", {"seat": 1, "first": 5, "second": 5}),
    ]
    hit = play(position({6: 15}, {9: 1, 1: 14}, "A", "3-5"), "6/9")
    assert notes(GAME, hit) == [("note-hit", {"seat": 0, "from": "6", "to": "9"})]
    cut = play(position({10: 13}, {2: 2}, "A", "2-5", a_bar=2, b_bar=13), "in/5")
    assert [note[0] for note in notes(GAME, cut)] == ["note-enter-step", "note-cut"]
    assert notes(GAME, play(position({19: 3}, {6: 15}, "A", "6-5"), "-")) == [("note-rest", {"seat": 0})]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_may_be_said_has_words(lang: str) -> None:
    said = Texts(lang, GAME)
    names, table = ("Ada", "Ben"), GAME.layout(2)
    for kind in ("step", "hit", "enter-step", "enter-hit", "off", "rest", "throw", "lapsed", "opening"):
        args: dict[str, int | str] = {"seat": 0, "from": "13", "to": "10", "first": 6, "second": 5}
        assert "Ada" in said.note(Note(f"note-{kind}", args), names, table)
    for reason in ("off", "cap", "resigned"):
        assert said(f"reason-{reason}")
    for place in ("bar-white", "bar-black", "off-white", "off-black"):
        assert said(f"place-{place}")
