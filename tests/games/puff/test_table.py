"""Puff: what the table shows, how moves are made there and what is said."""

from functools import partial

import pytest

from games.puff.cases import GAME, before_throw, position
from ludothek.core.language import LANGUAGES
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note
from ludothek.games.puff.rules import DICE, REST, Puff, start
from support.playing import match_with, play
from support.points import board, lying_in, scene_in, throw
from support.showing import facts, in_zone, notes, touches

lying = partial(lying_in, GAME)


scene = partial(scene_in, GAME)


@pytest.mark.clause("PUF-2", "PUF-4", "PUF-6", "PUF-R2")
def test_stones_lie_beside_the_board_and_then_on_its_points() -> None:
    assert (lying(start(), "white"), lying(start(), "black")) == ({"bar.white": 15}, {"bar.black": 15})
    state = position({1: 3, 12: 4}, {24: 5, 6: 2}, "A", "3-1", a_bar=2)
    assert lying(state, "white") == {"1": 3, "12": 4, "bar.white": 2, "off.white": 6}
    assert lying(state, "black") == {"24": 5, "6": 2, "off.black": 8}
    for seat in (0, 1, WATCHER):
        assert sum(piece.count for piece in scene(state, seat).pieces if piece.zone == "board") == 30
    assert scene(state).sides == ("white", "black")


def test_the_board_is_turned_so_that_the_own_last_quarter_is_near_and_keeps_its_numbers() -> None:
    state = position({1: 15}, {24: 15}, "A", "3-1")
    assert [scene(state, seat).turned for seat in (0, 1, WATCHER)] == [2, 0, 0]
    assert all(not scene(state, seat).signs for seat in (0, 1, WATCHER))
    zone = GAME.layout(2).zones[0]
    assert len(zone.places) == 28
    for place in zone.places:
        assert place.width / 2 <= place.x <= zone.width - place.width / 2
        assert place.height / 2 <= place.y <= zone.height - place.height / 2


def test_a_stone_is_touched_and_then_where_it_goes() -> None:
    found = touches(GAME, position({1: 15}, {24: 15}, "A", "3-1"))
    assert found == {"1/2": ("1", "2"), "1/4": ("1", "4")}
    assert touches(GAME, position({1: 15}, {24: 15}, "B", "3-1"))["24/21"] == ("24", "21")
    off = touches(GAME, position({19: 2, 24: 1}, {6: 15}, "A", "6-1"))
    assert off == {"19/20": ("19", "20"), "19/off": ("19", "off.white"), "24/off": ("24",), "-": ()}


@pytest.mark.clause("PUF-8", "PUF-R8")
def test_a_stone_that_waits_is_set_by_touching_where_it_goes() -> None:
    assert touches(GAME, position({}, {}, "A", "2-5", a_bar=15, b_bar=15)) == {"in/2": ("2",), "in/5": ("5",)}
    last = position({7: 14}, {2: 2, 24: 13}, "A", "2-5", a_bar=1)
    assert touches(GAME, last) == {"in/5": ("5",)}
    assert match_with(GAME, last).refusal(("bar.white",)) == ""


@pytest.mark.clause("PUF-R8", "PUF-9")
def test_one_touch_on_the_stones_that_wait_sets_all_that_the_throw_allows() -> None:
    def turns(state: Puff) -> list[tuple[str, tuple[str, ...]]]:
        return [(turn.text, turn.touches) for turn in GAME.turns(state)]

    state = position({}, {}, "A", "2-5", a_bar=15, b_bar=15)
    assert turns(state) == [("in/2 in/5", ("bar.white",))]
    match = match_with(GAME, state)
    match.play("in/2 in/5")
    assert tuple(state.board) == board({2: 1, 5: 1}, {}, 13, 15)
    assert turns(position({}, {}, "B", "6-6", a_bar=15, b_bar=4)) == [("in/24 in/24 in/19 in/19", ("bar.black",))]
    assert turns(position({7: 12}, {2: 2, 24: 13}, "A", "2-5", a_bar=3)) == []  # a single one can be set
    assert turns(position({7: 14}, {24: 15}, "A", "2-5", a_bar=1)) == []  # with which number is a choice
    assert turns(position({7: 15}, {24: 15}, "A", "2-5")) == []
    assert turns(start()) == []


def test_a_refused_touch_names_the_clause() -> None:
    match = match_with(GAME, position({1: 15}, {3: 2, 24: 13}, "A", "2-5"))
    assert match.refusal(("1", "3")) == "PUF-12"
    assert match.refusal(("24",)) == "PUF-2"
    assert match.refusal(("5",)) == "PUF-16"
    assert match_with(GAME, position({5: 15}, {24: 15}, "A", "2-5")).refusal(("5", "3")) == "PUF-6"
    other = match_with(GAME, position({1: 13, 22: 2}, {24: 15}, "B", "2-5"))
    assert other.refusal(("24", "22")) == "PUF-12"
    assert other.refusal(("1",)) == "PUF-2"
    waiting = match_with(GAME, position({7: 14}, {2: 2, 24: 13}, "A", "2-5", a_bar=1))
    assert waiting.refusal(("7",)) == "PUF-23"


@pytest.mark.clause("PUF-9")
def test_dice_show_what_has_been_used_and_of_a_double_it_is_told_what_lies_underneath() -> None:
    def looks(state: Puff) -> list[str]:
        return [piece.look for piece in in_zone(GAME, state, "dice")]

    state = position({1: 15}, {24: 15}, "A", "5-2")
    assert (looks(state), facts(GAME, state)) == (["die-5", "die-2"], [])
    assert looks(play(state.copy(), "1/3")) == ["die-5", "die-2-used"]
    assert looks(play(state, "1/6")) == ["die-5-used", "die-2"]
    double = position({1: 15}, {24: 15}, "A", "6-6")
    assert (looks(double), facts(GAME, double)) == (["die-6", "die-6"], [("fact-under", {"count": 2, "number": 1})])
    assert looks(play(double, "1/7")) == ["die-6-used", "die-6"]
    assert looks(play(double, "1/7", "1/2")) == ["die-6-used", "die-6-used"]
    assert facts(GAME, double) == [("fact-under", {"count": 1, "number": 1})]
    assert GAME.choice(double, REST).help == Note("help-under", {"count": 1, "number": 1})
    assert GAME.choice(position({20: 2}, {6: 15}, "A", "5-2"), REST).help == Note("help-rest")
    assert facts(GAME, play(double, "-")) == []
    assert looks(start()) == ["die-1-used", "die-1-used"]


@pytest.mark.clause("PUF-21")
def test_stones_come_from_where_they_lay() -> None:
    def came(state: Puff) -> dict[tuple[str, str], str]:
        return {(piece.look, piece.place): piece.came for piece in scene(state).pieces if piece.came}

    state = play(position({10: 15}, {12: 1, 24: 14}, "A", "2-5"), "10/12")
    assert came(state) == {("white", "12"): "10", ("black", "bar.black"): "12"}
    assert came(play(position({}, {24: 15}, "A", "2-5", a_bar=15), "in/5")) == {("white", "5"): "bar.white"}
    assert came(play(position({19: 3}, {6: 15}, "A", "6-5"), "19/off")) == {("white", "off.white"): "19"}
    assert came(play(position({19: 3}, {6: 15}, "A", "6-5"), "-")) == {}


def test_pips_are_counted_at_the_table() -> None:
    state = position({1: 1, 24: 1}, {24: 1}, "A", "3-1", a_bar=1)
    assert scene(state).counters == {"points.0": 0, "pips.0": 24 + 1 + 25, "points.1": 0, "pips.1": 24}


@pytest.mark.clause("PUF-5", "PUF-R1")
def test_notes_tell_the_opening() -> None:
    state = start()
    for face in (3, 4, 6, 2, 3, 1):
        state.play(DICE - 1 + face)
    assert notes(GAME, state) == [
        ("note-opening", {"seat": 1, "first": 7, "second": 8}),
        ("note-throw", {"seat": 1, "first": 3, "second": 1}),
    ]


@pytest.mark.clause("PUF-10", "PUF-18", "PUF-R13")
def test_notes_tell_the_step_the_throws_that_led_nowhere_and_the_throw_to_use() -> None:
    shut = {2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 24: 3}
    state = throw(before_throw(board({1: 15}, shut), "B"), "1-2")
    play(state, "24/23", "24/22")
    for dice in ("4-4", "6-1", "5-5"):
        throw(state, dice)
    assert notes(GAME, state) == [
        ("note-step", {"seat": 1, "from": "24", "to": "22"}),
        ("note-lapsed", {"seat": 0, "first": 4, "second": 4}),
        ("note-lapsed", {"seat": 0, "first": 6, "second": 1}),
        ("note-throw", {"seat": 1, "first": 5, "second": 5}),
    ]
    again = position({}, {}, "A", "3-3", a_bar=15, b_bar=15)
    play(again, "in/3", "in/3", "in/4", "in/4")
    throw(again, "2-1")
    assert notes(GAME, again) == [
        ("note-enter-step", {"seat": 0, "from": "bar.white", "to": "4"}),
        ("note-again", {"seat": 0, "first": 2, "second": 1}),
    ]


def test_notes_tell_hits_what_lapses_and_what_goes_off() -> None:
    hit = play(position({10: 15}, {12: 1, 24: 14}, "A", "2-5"), "10/12")
    assert notes(GAME, hit) == [("note-hit", {"seat": 0, "from": "10", "to": "12"})]
    entered = play(position({}, {5: 1, 24: 14}, "A", "2-5", a_bar=15), "in/5")
    assert notes(GAME, entered) == [("note-enter-hit", {"seat": 0, "from": "bar.white", "to": "5"})]
    cut = play(position({1: 15}, {6: 2, 8: 2, 24: 11}, "A", "2-5"), "1/3")
    assert [note[0] for note in notes(GAME, cut)] == ["note-step", "note-cut"]
    state = position({19: 3}, {6: 15}, "A", "6-5")
    assert notes(GAME, play(state.copy(), "19/off"))[0] == ("note-off", {"seat": 0, "from": "19", "to": "off.white"})
    assert notes(GAME, play(state, "-")) == [("note-rest", {"seat": 0})]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_may_be_said_has_words(lang: str) -> None:
    said = Texts(lang, GAME)
    names, table = ("Ada", "Ben"), GAME.layout(2)
    for kind in ("step", "hit", "enter-step", "enter-hit", "off", "rest", "throw", "again", "lapsed", "opening"):
        args: dict[str, int | str] = {"seat": 0, "from": "13", "to": "10", "first": 6, "second": 5}
        assert "Ada" in said.note(Note(f"note-{kind}", args), names, table)
    assert "3" in said("fact-under", count=2, number=3)
    for reason in ("off", "cap", "resigned"):
        assert said(f"reason-{reason}")
    for place in ("bar-white", "bar-black", "off-white", "off-black"):
        assert said(f"place-{place}")
