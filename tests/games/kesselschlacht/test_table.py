"""Kesselschlacht: what the table shows, how moves are touched and told."""

import pytest

from games.kesselschlacht.cases import GAME, match_of, set_up, start
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece
from ludothek.games.kesselschlacht.rules import Kesselschlacht
from support.playing import play
from support.showing import fact_ids, facts, in_zone, notes, touches

TWO = "White: a1 c1 h4; Black: c3 d2 h8; Black to move"
REASONS = ("captured", "stuck", "repetition", "repetition-counted", "quiet", "quiet-counted", "agreed", "resigned")


def pent(state: Kesselschlacht) -> set[str]:
    """The stones that are shown with a ring."""
    return {piece.place for piece in in_zone(GAME, state, "board") if piece.look.endswith("-pent")}


# The board.


def test_the_dark_squares_are_fields_and_ways_join_neighbours() -> None:
    board = GAME.layout(2).zones[0]
    fields = {place.name: place for place in board.places if place.shape == "field"}
    assert len(fields) == 32
    assert {place.shape for place in board.places} == {"field", "mark"}
    joined = {pair for line in board.lines for pair in zip(line.places, line.places[1:], strict=False)}
    assert len(joined) == 49
    for one, other in joined:
        assert abs(ord(one[0]) - ord(other[0])) == abs(ord(one[1]) - ord(other[1])) == 1


def test_every_seat_sees_its_own_side_near() -> None:
    for white in range(2):
        match = Match(GAME, 2, {"first_white": white})
        assert match.view(1 - white).scene.turned == 2
        assert match.view(white).scene.turned == match.view(WATCHER).scene.turned == 0
        assert match.view(0).scene.sides[white] == "white"


def test_a_stone_comes_from_its_square() -> None:
    assert Piece("board", "white", place="d4", came="c3") in in_zone(GAME, play(start(), "c3-d4"), "board")


def test_what_is_taken_goes_into_the_box_from_where_it_stood() -> None:
    state = play(set_up(TWO), "c3-b2")
    assert in_zone(GAME, state, "box.1") == [
        Piece("box.1", "white", count=9),
        Piece("box.1", "white", came="a1"),
        Piece("box.1", "white", came="c1"),
    ]
    play(state, "h4-g3")
    assert in_zone(GAME, state, "box.1") == [Piece("box.1", "white", count=11)]
    counters = GAME.scene(state, 0).counters
    assert (counters["pieces.0"], counters["pieces.1"]) == (1, 3)


# A single way out.


def test_stones_whose_group_has_a_single_way_out_wear_a_ring() -> None:
    assert pent(start()) == set()
    state = play(set_up("White: d4 e5 h2; Black: c3 c5 c7 e3 f6 g5 h8; Black to move"), "c7-d6")
    assert pent(state) == {"d4", "e5", "h8"}
    assert pent(play(state, "e5-f4")) == {"d4", "h8"}


def test_two_ways_out_are_no_ring_even_if_each_stone_has_but_one() -> None:
    """d4 can only go to e5 and c3 only to b2: together they have two."""
    state = set_up("White: c3 d4; Black: d2 b4 c5 e3 h6; White to move")
    assert pent(state) == set()


def test_where_a_comrade_saves_only_single_stones_wear_a_ring() -> None:
    text = "White: a1 b2 g1; Black: a3 b4 c3 g3 h2; White to move"
    assert pent(set_up(text)) == {"a1", "b2", "g1"}
    assert pent(set_up(text, enclosure="single")) == {"g1"}


def test_a_ringed_stone_has_the_colour_of_its_side_and_another_sign() -> None:
    looks = {look.id: look for look in GAME.layout(2).looks}
    for colour in ("white", "black"):
        plain, ringed = looks[colour], looks[f"{colour}-pent"]
        assert (plain.colour, plain.art) == (ringed.colour, ringed.art)
        assert (plain.kind, ringed.kind) == ("stone", "ringed")
        assert plain.sign != ringed.sign


# What is touched.


def test_a_stone_is_touched_and_then_its_target() -> None:
    assert touches(GAME, start())["c3-d4"] == ("c3", "d4")


def test_a_touch_that_leads_nowhere_is_explained() -> None:
    match = match_of("White: c3 a1; Black: b2 d4 e7 h8; White to move")
    assert match.refusal(("b2",)) == "KES-5"
    assert match.refusal(("a1",)) == "KES-R2"
    assert match.refusal(("c3", "e5")) == "KES-4"
    assert match.refusal(("c3", "b2")) == "KES-R2"
    assert match_of("White: c3; Black: h8; White to move").refusal(("c3", "e5")) == "KES-5"


# What is told.


def test_every_move_is_told() -> None:
    assert notes(GAME, start()) == []
    assert notes(GAME, play(start(), "c3-d4")) == [("note-moved", {"seat": 0, "from": "c3", "to": "d4"})]
    assert notes(GAME, play(set_up(TWO), "c3-b2")) == [
        ("note-moved", {"seat": 1, "from": "c3", "to": "b2"}),
        ("note-took", {"seat": 1, "squares": "a1 c1", "count": 2}),
    ]
    drawn = Match(GAME, 2, {"first_white": "lot"})
    assert notes(GAME, drawn.state) == [("note-lot", {"seat": drawn.turn})]


def test_ways_out_and_the_end_that_is_near_are_facts() -> None:
    assert facts(GAME, start()) == []
    state = set_up("White: d4 e5 h2; Black: c3 c5 d6 e3 f6 g5 g7; White to move")
    assert facts(GAME, state) == [("fact-pent-white", {"white": "f4"})]
    both = set_up("White: a1 c1 h4; Black: c3 d2 h8; White to move")
    assert facts(GAME, both) == [("fact-pent-both", {"white": "b2", "black": "g7"})]
    black = set_up("White: d4 e5; Black: a1; White to move")
    assert facts(GAME, black) == [("fact-pent-black", {"black": "b2"})]
    open_field = "White: d4 e5; Black: b6 c7; White to move"
    assert facts(GAME, set_up(f"{open_field}; quiet 79")) == []
    assert facts(GAME, set_up(f"{open_field}; quiet 80")) == [("fact-quiet", {"count": 20})]
    again = play(set_up(open_field), "d4-c3", "b6-a7", "c3-d4", "a7-b6")
    assert fact_ids(GAME, again) == ["fact-repeated"]
    assert facts(GAME, play(set_up("White: a1; Black: c3; Black to move"), "c3-b2")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_has_words(lang: str) -> None:
    texts, layout = Texts(lang, GAME), GAME.layout(2)
    wanted = [
        *(Note("note-took", {"seat": 0, "squares": "a1 c1", "count": count}) for count in (1, 2)),
        *(Note(f"fact-pent-{sides}", {"white": "b2", "black": "g7"}) for sides in ("white", "black", "both")),
        *(Note("fact-quiet", {"count": count}) for count in (1, 7)),
        Note("fact-repeated"),
        *(Note(f"reason-{reason}") for reason in REASONS),
    ]
    said = [texts.note(note, ("Ada", "Ben"), layout, reader) for note in wanted for reader in (0, WATCHER)]
    assert all("{" not in text for text in said)
    assert len({texts(f"reason-{reason}") for reason in REASONS}) == len(REASONS)
