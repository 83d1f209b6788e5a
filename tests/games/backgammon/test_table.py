"""Backgammon: what the table shows, how moves are made there and what is said."""

from functools import partial

import pytest

from games.backgammon.cases import GAME, before_throw, number, position
from ludothek.core.language import LANGUAGES
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note
from ludothek.games.backgammon.rules import start
from ludothek.games.backgammon.terms import Terms
from support.playing import legal, match_with
from support.points import board, lying_in, scene_in, throw
from support.showing import notes, touches

lying = partial(lying_in, GAME)

SETUP = ({1: 2, 12: 5, 17: 3, 19: 5}, {6: 5, 8: 3, 13: 5, 24: 2})
CUBE = Terms(cube_limit=64)


scene = partial(scene_in, GAME)


@pytest.mark.clause("BGM-2", "BGM-3", "BGM-4", "BGM-R2")
def test_stones_lie_on_the_points_of_the_booklet_whoever_is_white() -> None:
    state = position(*SETUP, "A", "3-1")
    assert lying(state, "white") == {str(zacke): count for zacke, count in SETUP[0].items()}
    assert lying(state, "black") == {str(zacke): count for zacke, count in SETUP[1].items()}
    other = start(Terms())
    for text in ("d2", "d5", "d3", "d1"):
        other.play(number(text))
    assert (other.dealer, other.turn) == (1, 1)
    assert lying(other, "white") == lying(state, "white")
    assert scene(state).sides == ("white", "black")
    assert scene(other).sides == ("black", "white")


def test_the_board_is_turned_so_that_the_own_home_is_near() -> None:
    state = position(*SETUP, "A", "3-1")
    assert [scene(state, seat).turned for seat in (0, 1, WATCHER)] == [2, 0, 0]
    places = {place.name: place for zone in GAME.layout(2).zones for place in zone.places}
    assert len(places) == 29
    board_zone = next(zone for zone in GAME.layout(2).zones if zone.kind == "board")
    for place in places.values():
        assert place.width / 2 <= place.x <= board_zone.width - place.width / 2
        assert place.height / 2 <= place.y <= board_zone.height - place.height / 2
    assert all(places[str(point)].y > places["13"].y for point in range(1, 13))


def test_stones_on_the_bar_and_off_lie_in_trays() -> None:
    state = position({1: 10, 20: 2}, {6: 8, 13: 4}, "B", "5-3", b_bar=2)
    assert lying(state, "white")["off.white"] == 3
    assert (lying(state, "black")["bar.black"], lying(state, "black")["off.black"]) == (2, 1)
    for seat in (0, 1, WATCHER):
        assert sum(piece.count for piece in scene(state, seat).pieces if piece.zone == "board") == 30


def test_a_stone_is_touched_and_then_where_it_goes() -> None:
    found = touches(GAME, position(*SETUP, "A", "3-1"))
    assert found["8/5"] == ("17", "20")
    assert found["8/7"] == ("17", "18")
    assert touches(GAME, position(*SETUP, "B", "3-1"))["8/5"] == ("8", "5")
    entering = touches(GAME, position({1: 13, 20: 2}, {6: 8, 13: 5}, "B", "5-3", b_bar=2))
    assert entering == {"bar/22": ("bar.black",)}
    off = touches(GAME, position({24: 2}, {6: 1, 5: 1}, "B", "6-4"))
    assert off["6/off"] == ("6", "off.black")
    assert off["5/1"] == ("5",)
    assert off["-"] == ()


def test_a_refused_touch_names_the_clause() -> None:
    match = match_with(GAME, position({10: 2, 20: 13}, {6: 14, 13: 1}, "B", "3-1"))
    assert match.refusal(("13", "10")) == "BGM-20"
    assert match.refusal(("24",)) == "BGM-8"


def test_dice_show_what_has_been_used() -> None:
    state = position(*SETUP, "A", "3-1")
    assert [piece.look for piece in scene(state).pieces if piece.zone == "dice"] == ["die-3", "die-1"]
    state.play(number("8/5"))
    assert [piece.look for piece in scene(state).pieces if piece.zone == "dice"] == ["die-3-used", "die-1"]
    double = position(*SETUP, "A", "2-2")
    for used, looks in ((0, ["die-2", "die-2"]), (2, ["die-2-used", "die-2"])):
        for _ in range(used):
            double.play(double.moves()[0])
        assert [piece.look for piece in scene(double).pieces if piece.zone == "dice"] == looks
    assert scene(double).facts == (Note("fact-left", {"count": 2, "number": 2}),)


@pytest.mark.clause("BGM-15", "BGM-21")
def test_stones_come_from_where_they_lay() -> None:
    state = position({5: 1, 10: 1, 24: 13}, {6: 14, 13: 1}, "B", "5-3")
    state.play(number("13/10"))
    came = {(piece.look, piece.place): piece.came for piece in scene(state).pieces if piece.came}
    assert came == {("black", "10"): "13", ("white", "bar.white"): "10"}
    bold = position({10: 2, 20: 13}, {6: 14, 13: 1}, "B", "3-1", Terms(self_hit=True))
    bold.play(number("13/10!"))
    came = {(piece.look, piece.place): piece.came for piece in scene(bold).pieces if piece.came}
    assert came == {("black", "bar.black"): "13"}
    off = position({24: 2}, {6: 3}, "B", "6-5")
    off.play(number("6/off"))
    came = {(piece.look, piece.place): piece.came for piece in scene(off).pieces if piece.came}
    assert came == {("black", "off.black"): "6"}


def test_everybody_reads_the_own_numbers_on_the_board_and_in_the_notes() -> None:
    state = position(*SETUP, "A", "3-1")
    state.play(number("8/5"))
    assert [scene(state, seat).signs.get("17", "17") for seat in (0, 1, WATCHER)] == ["8", "17", "17"]
    told = [dict(scene(state, seat).notes[0].args) for seat in (0, 1, WATCHER)]
    assert [(note["from"], note["to"]) for note in told] == [("8", "5"), ("17", "20"), ("17", "20")]


def test_pips_are_counted_at_the_table() -> None:
    assert scene(position(*SETUP, "A", "3-1")).counters == {"points.0": 0, "pips.0": 167, "points.1": 0, "pips.1": 167}


@pytest.mark.clause("BGM-14", "BGM-R18")
def test_notes_tell_the_step_the_throws_that_led_nowhere_and_the_throw_to_use() -> None:
    shut = {19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2, 12: 3}
    state = throw(before_throw(board(shut, {6: 13}, b_bar=2), "A", Terms()), "3-2")
    state.play(number("13/10"))
    state.play(number("13/11"))
    throw(throw(state, "6-4"), "5-1")
    assert notes(GAME, state) == [
        ("note-step", {"seat": 0, "from": "12", "to": "14"}),
        ("note-lapsed", {"seat": 1, "first": 6, "second": 4}),
        ("note-throw", {"seat": 0, "first": 5, "second": 1}),
    ]
    again = position(shut, {6: 13}, "B", "6-4", b_bar=2)
    assert throw(again, "5-1").turn == 0
    assert [note[0] for note in notes(GAME, again)] == ["note-lapsed", "note-throw"]


def test_notes_tell_the_opening_hits_and_what_lapses() -> None:
    state = start(Terms())
    for text in ("d2", "d5", "d3", "d1"):
        state.play(number(text))
    assert notes(GAME, state) == [
        ("note-opening", {"seat": 1, "first": 2, "second": 5}),
        ("note-throw", {"seat": 1, "first": 3, "second": 1}),
    ]
    part = position({1: 13, 20: 2}, {6: 8, 13: 5}, "B", "5-3", b_bar=2)
    part.play(number("bar/22"))
    assert [note[0] for note in notes(GAME, part)] == ["note-enter-step", "note-cut"]
    hit = position({5: 1, 10: 1, 24: 13}, {6: 14, 13: 1}, "B", "5-3")
    hit.play(number("13/10"))
    assert notes(GAME, hit) == [("note-hit", {"seat": 1, "from": "13", "to": "10"})]
    rest = position({24: 2}, {6: 3}, "B", "6-5")
    gone = rest.copy()
    rest.play(number("-"))
    assert notes(GAME, rest) == [("note-rest", {"seat": 1})]
    gone.play(number("6/off"))
    assert notes(GAME, gone)[0] == ("note-off", {"seat": 1, "from": "6", "to": "off.black"})


@pytest.mark.clause("BGM-33", "BGM-34", "BGM-35")
def test_the_cube_lies_with_its_owner_and_people_say_what_they_do() -> None:
    state = position({1: 13, 20: 2}, {6: 15}, "A", "2-1", CUBE)
    cube = next(piece for piece in scene(state).pieces if piece.id == "doubling")
    assert (cube.zone, cube.place, cube.look) == ("board", "cube", "cube-1")
    for text in ("5/3", "5/4", "double"):
        state.play(number(text))
    assert [(saying.seat, saying.text) for saying in scene(state).sayings] == [(1, Note("say-double", {"value": 2}))]
    take = GAME.choice(state, number("take"))
    assert take.label == Note("label-take", {"value": 2, "stake": 1})
    assert take.touches == ()
    dropped = state.copy()
    dropped.play(number("drop"))
    assert [saying.text.id for saying in scene(dropped).sayings] == ["say-double", "say-drop"]
    state.play(number("take"))
    said = [(saying.seat, saying.text) for saying in scene(state).sayings]
    assert said == [(1, Note("say-double", {"value": 2})), (0, Note("say-take"))]
    cube = next(piece for piece in scene(state).pieces if piece.id == "doubling")
    assert (cube.zone, cube.look) == ("cube.0", "cube-2")
    assert scene(state).facts == (Note("fact-cube", {"value": 2, "seat": 0}),)
    assert not any(piece.id == "doubling" for piece in scene(position(*SETUP, "A", "3-1")).pieces)
    crawford = position(*SETUP, "A", "3-1", Terms(crawford=True))
    assert scene(crawford).facts == (Note("fact-crawford"),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_may_be_said_has_words(lang: str) -> None:
    said = Texts(lang, GAME)
    names, table = ("Ada", "Ben"), GAME.layout(2)
    state = position({24: 2}, {6: 3}, "B", "6-5", CUBE)
    for word in ("-", "throw", "double", "take", "drop"):
        choice = GAME.choice(state, number(word))
        assert choice.label
        assert choice.help
        assert said.note(choice.label, names, table)
        assert said.note(choice.help, names, table)
    for fact in (Note("fact-cube", {"value": 4, "seat": 1}), Note("fact-crawford"), Note("say-take"), Note("say-drop")):
        assert said.note(fact, names, table)
    for kind in ("step", "hit", "run", "enter-step", "enter-hit", "off"):
        assert "Ada" in said.note(Note(f"note-{kind}", {"seat": 0, "from": "13", "to": "10"}), names, table)
    assert said.note(Note("say-double", {"value": 2}), names, table)
    for reason in ("single", "double", "triple", "dropped", "cap", "resigned", "total"):
        assert said(f"reason-{reason}")
    for count in (1, 2):
        assert said("fact-left", count=count, number=3)
        assert said("counter-pips", count=count)
        assert said("deal-won", count=count, names="Ada", points=count, you="no")
        assert said("match-won", count=count, names="Ada", points=count, you="no")
    assert legal(state)
