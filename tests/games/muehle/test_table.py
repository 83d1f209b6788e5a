"""Mühle: what the table shows, how moves are touched and written, and what the computer players know."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from librt.random import Random

from games.muehle.cases import GAME, match_at, outcome, position
from ludothek.core.errors import AmbiguousMove, IllegalMove, InvalidMove
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.options import Options
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece
from ludothek.games.muehle.rules import MAY_DECLINE, TAKE_TWO, Muehle
from ludothek.lab.check import check_game
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.levels import LEVELS, computer_player
from support.playing import legal, play
from support.showing import fact_ids, in_zone, notes
from support.strategies import matches

MILL = "White: a1 d1; Black: b4 f4; in hand 7/7; White to move"
DOUBLE = "White: a1 a4 d7 g7; Black: b2 c5 d3 f4; in hand 5/5; White to move"


def touched(state: Muehle, text: str) -> tuple[str, ...]:
    return GAME.choice(state, GAME.notation[text]).touches


# What lies where.


def test_at_the_start_all_stones_lie_beside_the_board() -> None:
    state = position("White:; Black:; in hand 9/9")
    assert list(GAME.scene(state, 0).pieces) == [Piece("hand.0", "white", count=9), Piece("hand.1", "black", count=9)]


def test_a_placed_stone_comes_from_its_box_and_a_moved_one_from_its_point() -> None:
    state = play(position("White: a1; Black: b4; in hand 8/8; White to move"), "d2")
    assert Piece("board", "white", place="d2", came="hand.0") in in_zone(GAME, state, "board")
    assert Piece("board", "white", place="a1") in in_zone(GAME, state, "board")
    moved = play(position("White: a1 c5 f2 g7; Black: b6 d3 e4 g1; White to move"), "a1-a4")
    assert Piece("board", "white", place="a4", came="a1") in in_zone(GAME, moved, "board")


def test_a_stone_that_is_taken_glides_into_the_box_of_whoever_takes_it() -> None:
    state = play(position("White: a1 d1; Black: b4 f4; in hand 6/6; White to move"), "g1xf4")
    assert in_zone(GAME, state, "taken.0") == [Piece("taken.0", "black", count=1), Piece("taken.0", "black", came="f4")]
    assert in_zone(GAME, state, "taken.1") == [Piece("taken.1", "white", count=1)]
    play(state, "e3")
    assert in_zone(GAME, state, "taken.0") == [Piece("taken.0", "black", count=2)]
    second = play(position(DOUBLE, terms=TAKE_TWO), "a7xb2", "xc5")
    assert Piece("taken.0", "black", came="c5") in in_zone(GAME, second, "taken.0")


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_has_white(dealer: int) -> None:
    state = position(MILL, dealer=dealer)
    scene = GAME.scene(state, WATCHER)
    assert scene.sides[dealer] == "white"
    assert [piece.look for piece in scene.pieces if piece.zone == f"hand.{dealer}"] == ["white"]
    play(state, "g1xf4")
    assert [piece.look for piece in in_zone(GAME, state, f"taken.{dealer}")] == ["black"]


@given(matches([GAME]))
def test_no_stone_is_lost_and_everyone_sees_the_same(match: Match) -> None:
    scenes = [match.view(seat).scene for seat in (0, 1, WATCHER)]
    assert scenes[0] == scenes[1] == scenes[2]
    for look in ("white", "black"):
        assert sum(piece.count for piece in scenes[0].pieces if piece.look == look) == 9


# What is told.


def test_notes_tell_what_the_last_move_did() -> None:
    state = position(MILL)
    assert notes(GAME, state) == []
    play(state, "g1xf4")
    assert notes(GAME, state) == [
        ("note-places", {"seat": 0, "point": "g1"}),
        ("note-mill", {"seat": 0, "point": "f4"}),
    ]
    play(state, "d2")
    assert notes(GAME, state) == [("note-places", {"seat": 1, "point": "d2"})]
    moved = play(position("White: a1 c5 f2 g7; Black: b6 d3 e4 g1; White to move"), "a1-a4")
    assert notes(GAME, moved) == [("note-moves", {"seat": 0, "from": "a1", "to": "a4"})]
    jumped = play(position("White: a1 d3 g7; Black: b2 c3 e5 f6; White to move"), "a1-f4")
    assert notes(GAME, jumped) == [("note-jumps", {"seat": 0, "from": "a1", "to": "f4"})]


def test_notes_tell_of_mills_that_take_nothing_and_of_second_stones() -> None:
    nothing = play(position("White: a1 d1 c5; Black: b2 d2 f2; in hand 5/5; White to move"), "g1")
    assert notes(GAME, nothing)[1:] == [("note-mill-nothing", {"seat": 0})]
    second = play(position(DOUBLE, terms=TAKE_TWO | MAY_DECLINE), "a7xb2")
    assert fact_ids(GAME, second) == ["fact-second"]
    assert notes(GAME, second.copy())[1:] == [("note-mill", {"seat": 0, "point": "b2"})]
    assert notes(GAME, play(second.copy(), "xc5")) == [("note-takes", {"seat": 0, "point": "c5"})]
    assert notes(GAME, play(second.copy(), "x-")) == [("note-declines", {"seat": 0})]


def test_the_lot_is_told() -> None:
    match = Match(GAME, 2, {"first_white": "lot"})
    (note,) = match.view(0).scene.notes
    assert note == Note("note-white", {"seat": match.turn})


def test_facts_tell_who_may_jump_and_that_a_draw_is_near() -> None:
    assert fact_ids(GAME, position("White: a1 d3 g7; Black: b2 c3 e5; White to move")) == ["fact-jumps", "fact-jumps"]
    four = "White: a1 c5 f2 g7; Black: b6 d3 e4 g1; White to move"
    assert fact_ids(GAME, position(four)) == []
    assert fact_ids(GAME, play(position(four), "a1-a4", "g1-g4", "a4-a1", "g4-g1")) == ["fact-repeated"]
    assert fact_ids(GAME, position(four + "; quiet 79")) == []
    near = GAME.scene(position(four + "; quiet 99"), 0)
    assert near.facts == (Note("fact-quiet", {"count": 1}),)
    assert fact_ids(GAME, play(position(four + "; quiet 99"), "a1-a4")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_fact_and_reason_has_words(lang: str) -> None:
    texts, layout = Texts(lang, GAME), GAME.layout(2)
    options: Options = {"double_mill_takes": 2, "taking": "may"}
    for line in ("a7xb2 xc5", "a7xb2 x-", "a7"):
        match = match_at(DOUBLE, options)
        for text in line.split():
            for choice in match.view(match.turn).choices:
                for note in filter(None, (choice.label, choice.help)):
                    assert texts.note(note, ("Anna", "Ben"), layout)
            match.play(text)
            scene = match.view(0).scene
            for note in (*scene.notes, *scene.facts):
                assert "Anna" in texts.note(note, ("Anna", "Ben"), layout)
    for reason in ("stones", "blocked", "repetition", "quiet", "agreed", "resigned"):
        assert texts(f"reason-{reason}")
    for count in (1, 2, 20):
        assert texts("fact-quiet", count=count)
    assert texts("fact-repeated")
    assert texts("agreement-draw-ask", seat="Anna").startswith("Anna")


# What is touched and written.


def test_a_move_is_touched_as_it_is_written() -> None:
    state = position(MILL)
    assert touched(state, "d2") == ("d2",)
    assert touched(state, "d2-d3") == ("d2", "d3")
    assert touched(state, "g1xf4") == ("g1", "f4")
    assert touched(state, "d2-d3xa1") == ("d2", "d3", "a1")
    assert touched(state, "xc5") == ("c5",)


def test_where_nobody_has_to_take_the_own_stone_is_touched_again() -> None:
    state = position(MILL, terms=MAY_DECLINE)
    assert touched(state, "g1") == ("g1", "g1")
    assert touched(state, "g1xf4") == ("g1", "f4")
    assert touched(state, "g4") == ("g4",)
    swing = position("White: a7 b6 d7 f6 g7; Black: a1 c3 d1 e3; White to move", terms=MAY_DECLINE)
    assert touched(swing, "d7-d6") == ("d7", "d6", "d6")
    button = GAME.choice(state, GAME.notation["x-"])
    assert button.touches == ()
    assert button.label == Note("label-decline")


@pytest.mark.parametrize("written", ["d7-d6xg4", "D7-D6xG4", "d7d6xg4", "d7 - d6 x g4", "d7\u2013d6:g4", " d7-d6xg4 "])
def test_moves_may_be_written_freely(written: str) -> None:
    match = match_at("White: a7 b6 d7 f6 g7; Black: a1 c3 d1 e3 f2 g4; White to move")
    match.play(written)
    assert match.text(match.log[-1]) == "d7-d6xg4"


def test_what_is_no_move_is_refused_and_what_is_not_enough_is_asked_for() -> None:
    match = match_at("White: a7 b6 d7 f6 g7; Black: a1 c3 d1 e3 f2 g4; White to move")
    with pytest.raises(AmbiguousMove):
        match.play("d7-d6x")
    for wrong in ("h1", "d8", "d7-d6-d5", "-", "x"):
        with pytest.raises(InvalidMove):
            match.play(wrong)
    with pytest.raises(IllegalMove) as refused:
        match.play("d7-d6xg4xa1")
    assert refused.value.clause == "MUE-R7"


def test_touching_what_is_forbidden_gives_the_clause() -> None:
    match = match_at("White: a7 b6 d7 f6 g7; Black: a1 c3 d1 e3 f2 g4; White to move")
    assert match.refusal(["a1"]) == "MUE-5"
    assert match.refusal(["d7", "d1"]) == "MUE-R1"
    placing = match_at(MILL)
    assert placing.refusal(["a1"]) == "MUE-8"
    assert placing.refusal(["g1", "d1"]) == "MUE-11"
    over = match_at("White: a7 d6 f4 g7; Black: b2 c3 e5; White to move", {"taking": "may"})
    over.play("d6-d7xb2")
    assert over.refusal(["a1"]) == ""


# The whole suite with other options.


def with_options(**chosen: int | str) -> Game:
    options = tuple(replace(option, default=chosen.get(option.name, option.default)) for option in GAME.options)
    return replace(GAME, options=options)


OTHERWISE = [
    {"take_when_all_in_mills": "any", "double_mill_takes": 2, "taking": "may", "first_white": "lot"},
    {"double_mill_takes": 2, "series": 2, "first_white": 1},
    {"taking": "may"},
]


@pytest.mark.parametrize("options", OTHERWISE)
def test_the_suite_holds_with_other_options(options: dict[str, int | str]) -> None:
    assert [str(complaint) for complaint in check_game(with_options(**options))] == []


# What computer players know.


def positions() -> Iterator[Muehle]:
    random = Random(3)
    for _ in range(5):
        state = position("White:; Black:; in hand 9/9")
        while state.turn >= 0:
            yield state
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
        yield state


def test_a_score_is_the_opposite_for_the_other_seat_and_a_win_is_more_than_any_position() -> None:
    know = GAME.knowledge
    for state in positions():
        assert know.score(state, 0) == -know.score(state, 1)
        if outcome(state) == "none":
            assert abs(know.score(state, 0)) < 0.9
        else:
            assert know.score(state, 0) == {"White wins": 1.0, "Black wins": -1.0, "draw": 0.0}[outcome(state)]


def test_a_win_is_found() -> None:
    state = position("White: a7 d6 f4 g7; Black: b2 c3 e5; White to move")
    search = AlphaBeta(GAME.knowledge, Random(1))
    assert state.text(search.choose(state, depth=3)).startswith("d6-d7x")
    assert search.value > 0.99
    blocking = position("White: a1 d1 a4 b2; Black: g1 d2 a7 b6 c4; Black to move")
    assert blocking.text(AlphaBeta(GAME.knowledge, Random(1)).choose(blocking, depth=2)) in {"b6-b4", "c4-b4"}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_moves(level: str) -> None:
    budget = ":300" if level == "master" else ""
    match = match_at("White: a7 b6 d7 f6 g7; Black: a1 c3 d1 e3 f2 g4; White to move")
    move = computer_player(match.game, level + budget, seed=1).choose(match.view(0), match.guess(0))
    assert move in match.legal()
    state = match.state
    assert isinstance(state, Muehle)
    assert state.text(move) in legal(state)
