"""Hasami Yogi: what the table shows, how moves are touched and told."""

import pytest

from games.hasami_yogi.cases import GAME, match_of, set_up, start
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece
from support.playing import play
from support.showing import fact_ids, facts, in_zone, notes, touches

RING = "White: c4 d3 e4 h5; Black: d4 g8 h8; White to move"
TWO = "White: c4 d3 d5 e7 f3 f5 g4; Black: d4 f4 a8 b8; White to move"
REASONS = ("row", "taken", "blocked", "repetition", "quiet", "agreed", "resigned")


def test_the_base_lines_are_marked_and_nothing_else() -> None:
    board = GAME.layout(2).zones[0]
    marked = {place.name for place in board.places if place.colour == "blue"}
    assert marked == {place.name for place in board.places if place.art}
    assert marked == {f"{column}{row}" for column in "abcdefgh" for row in (1, 8)}


def test_every_seat_sees_its_own_base_line_near() -> None:
    for white in range(2):
        match = Match(GAME, 2, {"first_white": white})
        assert match.view(1 - white).scene.turned == 2
        assert match.view(white).scene.turned == match.view(WATCHER).scene.turned == 0
        assert match.view(0).scene.sides[white] == "white"


def test_before_the_lot_has_fallen_both_colours_are_there() -> None:
    drawn = Match(GAME, 2, {"first_white": "lot"}, log=[])
    looks = [piece.look for piece in drawn.view(WATCHER).scene.pieces]
    assert sorted(looks) == ["black"] * 8 + ["white"] * 8


def test_a_stone_comes_from_its_square_and_those_taken_from_theirs() -> None:
    state = play(set_up(TWO), "e7-e4")
    assert Piece("board", "white", place="e4", came="e7") in in_zone(GAME, state, "board")
    assert in_zone(GAME, state, "box.0") == [Piece("box.0", "black", came="d4"), Piece("box.0", "black", came="f4")]
    play(state, "a8-a7")
    assert in_zone(GAME, state, "box.0") == [Piece("box.0", "black", count=2)]
    assert in_zone(GAME, state, "box.1") == []


def test_the_stones_of_a_row_that_has_won_are_marked() -> None:
    state = play(set_up("White: a4 b4 d4 e4 c8 h1; Black: h8; White to move"), "c8-c4")
    marked = {piece.place for piece in in_zone(GAME, state, "board") if piece.look == "white-row"}
    assert marked == {"a4", "b4", "c4", "d4", "e4"}
    black = play(set_up("White: h8; Black: a1 b1 c1 d4; Black to move"), "d4-d1")
    assert {piece.place for piece in in_zone(GAME, black, "board") if piece.look == "black-row"} == {
        "a1",
        "b1",
        "c1",
        "d1",
    }
    resigned = match_of("White: a4 b4 c4; Black: h8; White to move")
    resigned.agree("resign", 1)
    assert all("row" not in piece.look for piece in in_zone(GAME, resigned.state, "board"))


def test_a_stone_is_touched_and_then_its_target() -> None:
    assert touches(GAME, start())["e1-e4"] == ("e1", "e4")
    assert touches(GAME, set_up("White: d4; Black: d5 h8; White to move"))["d4-d6"] == ("d4", "d6")


def test_a_touch_that_leads_nowhere_is_explained() -> None:
    match = match_of("White: d4 c4 a1; Black: d5 d6 h4; White to move")
    wanted = {
        ("d5",): "HAS-5",
        ("d4", "e5"): "HAS-5",
        ("d4", "h4"): "HAS-7",
        ("d4", "b4"): "HAS-R3",
        ("d4", "d6"): "HAS-8",
        ("d4", "d7"): "HAS-R2",
    }
    assert {touched: match.refusal(touched) for touched in wanted} == wanted


def test_every_move_is_told() -> None:
    assert notes(GAME, start()) == []
    assert notes(GAME, play(start(), "e1-e3")) == [("note-moved", {"seat": 0, "from": "e1", "to": "e3"})]
    jumped = play(set_up("White: d4; Black: d5 h8; White to move"), "d4-d6")
    assert notes(GAME, jumped) == [("note-jumped", {"seat": 0, "from": "d4", "to": "d6"})]
    across = play(set_up("White: d4; Black: e4 h8; White to move"), "d4-f4")
    assert notes(GAME, across) == [("note-jumped", {"seat": 0, "from": "d4", "to": "f4"})]
    drawn = Match(GAME, 2, {"first_white": "lot"})
    assert notes(GAME, drawn.state) == [("note-lot", {"seat": drawn.turn})]


def test_what_came_of_a_move_is_told() -> None:
    taken = notes(GAME, play(set_up(TWO), "e7-e4"))
    assert taken[1:] == [("note-taken", {"seat": 0, "squares": "d4 f4", "count": 2})]
    row = notes(GAME, play(set_up("White: a4 b4 c4 d8; Black: h8; White to move"), "d8-d4"))
    assert row[1:] == [("note-row", {"seat": 0, "squares": "a4 b4 c4 d4"})]


def test_a_stone_to_go_and_a_draw_that_is_near_are_facts() -> None:
    assert facts(GAME, start()) == []
    assert facts(GAME, set_up(f"{RING}; taken 4/3")) == [("fact-one-more", {"seat": 0})]
    assert fact_ids(GAME, set_up(f"{RING}; quiet 79")) == []
    assert facts(GAME, set_up(f"{RING}; quiet 80")) == [("fact-quiet", {"count": 20})]
    assert fact_ids(GAME, play(start(), "a1-a2", "h8-h7", "a2-a1", "h7-h8")) == ["fact-repeated"]
    assert facts(GAME, play(set_up(f"{RING}; taken 4/4"), "h5-d5")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_has_words(lang: str) -> None:
    texts, layout = Texts(lang, GAME), GAME.layout(2)
    wanted = [
        Note("note-taken", {"seat": 0, "squares": "d4", "count": 1}),
        Note("note-taken", {"seat": 0, "squares": "d4 f4", "count": 2}),
        Note("note-row", {"seat": 0, "squares": "a4 b4 c4 d4"}),
        Note("fact-one-more", {"seat": 0}),
        Note("fact-quiet", {"count": 1}),
        Note("fact-quiet", {"count": 7}),
        Note("fact-repeated"),
        *(Note(f"reason-{reason}") for reason in REASONS),
    ]
    said = [texts.note(note, ("Ada", "Ben"), layout, reader) for note in wanted for reader in (0, WATCHER)]
    assert all("{" not in text for text in said)
    assert len({texts(f"reason-{reason}") for reason in REASONS}) == len(REASONS)
