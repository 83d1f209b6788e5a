"""Pyramiden-Dame: what the table shows, how moves are touched and told."""

import pytest

from games.pyramiden_dame.cases import GAME, match_of, set_up, start
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece
from support.playing import play
from support.showing import fact_ids, facts, in_zone, notes, touches

SERIES = "White: b8 g1; Black: c7 e5 e3 a1; White to move"
LOCKED = "White: a1 c1 e1 g1 b2 d2 f2 h2 a3 c3; Black: e3 g3 b4 d4 f4 h4 a5 c5 e5 h8; White to move"
REASONS = ("built", "repetition-counted", "limit", "locked", "agreed", "resigned")


def test_the_squares_of_both_pyramids_are_marked() -> None:
    signs = {place.name: place.sign for place in GAME.layout(2).zones[0].places if place.shape == "square"}
    assert len(signs) == 64
    assert {name for name, sign in signs.items() if sign == "▽"} == set(start_squares(0))
    assert {name for name, sign in signs.items() if sign == "△"} == set(start_squares(1))


def start_squares(seat: int) -> list[str]:
    looks = GAME.scene(start(), WATCHER).sides
    return [piece.place for piece in in_zone(GAME, start(), "board") if piece.look == looks[seat]]


def test_every_seat_sees_its_own_side_near() -> None:
    for white in range(2):
        match = Match(GAME, 2, {"first_white": white})
        assert match.view(white).scene.turned == 2
        assert match.view(1 - white).scene.turned == match.view(WATCHER).scene.turned == 0
        assert match.view(0).scene.sides[white] == "white"


def test_a_stone_comes_from_its_square() -> None:
    state = play(start(), "e5-f4")
    assert Piece("board", "white", place="f4", came="e5") in in_zone(GAME, state, "board")
    series = play(set_up(SERIES), "b8-d6")
    assert Piece("board", "white", place="d6", came="b8") in in_zone(GAME, series, "board")
    assert all(piece.came == "" for piece in in_zone(GAME, play(series, "stop"), "board"))


def test_stones_that_have_arrived_are_counted() -> None:
    state = set_up("White: a1 c1 h8; Black: b8 e5 d4; White to move")
    counters = GAME.scene(state, 0).counters
    assert (counters["home.0"], counters["home.1"]) == (2, 2)
    drawn = Match(GAME, 2, {"first_white": "lot"}, log=[])
    assert drawn.view(0).scene.counters["home.1"] == 0


# What is touched.


def test_a_stone_is_touched_and_then_its_target() -> None:
    assert touches(GAME, start())["e5-f4"] == ("e5", "f4")
    state = play(set_up(SERIES), "b8-d6")
    assert touches(GAME, state) == {"d6-f4": ("f4",), "stop": ()}


def test_a_square_that_takes_several_jumps_is_touched_at_once() -> None:
    match = match_of(SERIES)
    far = {choice.text: choice.touches for choice in match.view(0).turns}
    assert far == {"b8-d6-f4": ("b8", "f4"), "b8-d6-f4-d2": ("b8", "d2")}
    match.play("b8-d6")
    assert [(choice.text, choice.touches) for choice in match.view(0).turns] == [("d6-f4-d2", ("d2",))]
    match.play("d6-f4-d2")
    assert match.turn == 1
    assert notes(GAME, match.state) == [("note-jumped", {"seat": 0, "way": "b8 → d6 → f4 → d2"})]


def test_of_several_ways_to_a_square_the_shortest_is_taken() -> None:
    match = match_of("White: d6 h8; Black: c5 c3 e3 g5 f6; White to move")
    ways = {choice.touches: choice.text for choice in match.view(0).turns}
    assert ways[("d6", "f4")] == "d6-b4-d2-f4"
    assert ("d6", "d6") not in ways
    assert not set(ways) & {choice.touches for choice in match.view(0).choices}


def test_to_stop_and_to_pass_are_buttons() -> None:
    stop = match_of(SERIES)
    stop.play("b8-d6")
    assert [choice.label for choice in stop.view(0).choices if not choice.touches] == [Note("stop")]
    (only,) = match_of(LOCKED).view(0).choices
    assert (only.text, only.label, only.help, only.touches) == ("pass", Note("pass"), Note("pass-help"), ())


def test_a_touch_that_leads_nowhere_is_explained() -> None:
    assert match_of(SERIES).refusal(("c7",)) == "PYR-8"
    assert match_of(SERIES).refusal(("g1", "h2")) == "PYR-R3"
    going_on = match_of(SERIES)
    going_on.play("b8-d6")
    assert going_on.refusal(("g1", "h2")) == "PYR-R5"


# What is told.


def test_every_move_is_told() -> None:
    assert notes(GAME, start()) == []
    assert notes(GAME, play(start(), "e5-f4")) == [("note-moved", {"seat": 0, "from": "e5", "to": "f4"})]
    jumped = ("note-jumped", {"seat": 0, "way": "b8 → d6"})
    state = play(set_up(SERIES), "b8-d6")
    assert notes(GAME, state) == [jumped]
    assert notes(GAME, play(state, "stop")) == [jumped]
    assert notes(GAME, play(set_up(LOCKED), "pass")) == [("note-passed", {"seat": 0})]
    drawn = Match(GAME, 2, {"first_white": "lot"})
    assert notes(GAME, drawn.state) == [("note-lot", {"seat": drawn.turn})]


def test_what_may_be_done_what_counts_and_how_near_the_end_is_are_facts() -> None:
    assert facts(GAME, start()) == []
    assert facts(GAME, play(set_up(SERIES), "b8-d6")) == [("fact-series", {"seat": 0, "square": "d6"})]
    near = set_up("White: c1 e1 g1 b2 d2 h8; Black: a1 f6; White to move; unmoved a1")
    assert facts(GAME, near) == [("fact-fresh", {"seat": 0, "squares": "a1", "count": 1})]
    assert fact_ids(GAME, set_up("White: c1 e1 g1 b2; Black: a1 f6; White to move; unmoved a1")) == []
    assert fact_ids(GAME, set_up(f"{SERIES}; played 279")) == []
    assert facts(GAME, set_up(f"{SERIES}; played 280")) == [("fact-limit", {"left": 20})]
    assert facts(GAME, play(set_up(f"{LOCKED}; played 299"), "pass")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_has_words(lang: str) -> None:
    texts, layout = Texts(lang, GAME), GAME.layout(2)
    wanted = [
        Note("note-passed", {"seat": 0}),
        Note("fact-limit", {"left": 1}),
        Note("fact-limit", {"left": 7}),
        Note("fact-fresh", {"seat": 0, "squares": "a1", "count": 1}),
        Note("fact-fresh", {"seat": 1, "squares": "h8 b8", "count": 2}),
        *(Note(f"reason-{reason}") for reason in REASONS),
    ]
    said = [texts.note(note, ("Ada", "Ben"), layout, reader) for note in wanted for reader in (0, WATCHER)]
    assert all("{" not in text for text in said)
    assert len({texts(f"reason-{reason}") for reason in REASONS}) == len(REASONS)
