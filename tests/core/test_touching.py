"""What touches mean, whatever client they come from: twins, any order, touching again, and what can be touched."""

from collections.abc import Iterator

import pytest
from librt.random import Random

import bazaar.game
import pairs.game
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.touching import by_amount, complete, narrow, touch, touchable
from ludothek.core.view import BACK, Choice, Layout, Note, Piece, Place, Row, Scene, View, Zone, names
from ludothek.lab.check import check_game

TRIALS = (bazaar.game.GAME, pairs.game.GAME)


def view_of(*choices: Choice, pieces: tuple[Piece, ...] = ()) -> View:
    return View("toy", 0, 0, -1, 1, 1, Scene(pieces, {}, ()), choices, (), (0, 0), None)


def hand(*cards: str) -> tuple[Piece, ...]:
    """Cards by their ids; `r5` and `r5'` look alike."""
    return tuple(Piece("hand.0", card.rstrip("'"), id=card) for card in cards)


def test_twins_stand_for_each_other() -> None:
    view = view_of(Choice(0, "r5", ("r5",)), Choice(1, "g1", ("g1",)), pieces=hand("r5", "r5'", "g1"))
    assert touchable(view, ()) == {"r5", "r5'", "g1"}
    assert touch(view, (), "r5'") == view.choices[0]


def test_of_twins_that_may_both_be_played_the_one_is_played_that_was_touched() -> None:
    view = view_of(Choice(0, "r5", ("r5",)), Choice(1, "r5'", ("r5'",)), pieces=hand("r5", "r5'"))
    assert [touch(view, (), name) for name in ("r5", "r5'")] == list(view.choices)


def test_pieces_in_different_places_are_no_twins() -> None:
    pieces = (Piece("board", "stone", id="a", place="a1"), Piece("board", "stone", id="b", place="b2"))
    view = view_of(Choice(0, "a", ("a",)), pieces=pieces)
    assert touchable(view, ()) == {"a"}
    assert touch(view, (), "b") is None


def test_a_piece_cannot_be_touched_instead_of_its_twin_twice() -> None:
    view = view_of(Choice(0, "r5+r5'", ("r5", "r5'")), pieces=hand("r5", "r5'"))
    assert touch(view, (), "r5'") == ("r5'",)
    assert touchable(view, ("r5'",)) == {"r5"}
    assert touch(view, ("r5'",), "r5'") == ()
    assert touch(view, ("r5'",), "r5") == view.choices[0]


PAIR = Choice(0, "a+b", ("a", "b"), any_order=True)
TRIPLE = Choice(1, "c+d+e", ("c", "d", "e"), any_order=True)


@pytest.mark.parametrize("order", ["ab", "ba"])
def test_touches_in_any_order_make_the_move_with_the_last_of_them(order: str) -> None:
    view = view_of(PAIR, TRIPLE, pieces=hand(*"abcde"))
    assert touchable(view, ()) == set("abcde")
    assert touch(view, (), order[0]) == (order[0],)
    assert touchable(view, (order[0],)) == {"a", "b"}
    assert touch(view, (order[0],), order[1]) == PAIR


def test_what_was_touched_in_any_order_can_be_put_back_one_by_one() -> None:
    view = view_of(PAIR, TRIPLE, pieces=hand(*"abcde"))
    assert touch(view, ("e", "c"), "e") == ("c",)
    assert touch(view, ("c",), "c") == ()


def test_a_touch_that_does_not_go_on_begins_anew() -> None:
    view = view_of(PAIR, TRIPLE, pieces=hand(*"abcde"))
    assert touch(view, ("a",), "c") == ("c",)


def test_what_is_touched_in_order_is_let_go_by_touching_it_again() -> None:
    view = view_of(Choice(0, "a-b", ("a", "b")), Choice(1, "b-c", ("b", "c")))
    assert touch(view, (), "a") == ("a",)
    assert touch(view, ("a",), "a") == ()
    assert touch(view, ("a",), "c") is None


def test_gathering_is_completed_by_a_button() -> None:
    view = view_of(Choice(0, "ab", ("a", "b"), gather=True), Choice(1, "a", ("a",), gather=True), pieces=hand("a", "b"))
    assert touch(view, (), "b") == ("b",)
    assert touch(view, ("b",), "a") == ("b", "a")
    assert complete(view, ("b", "a")) == [view.choices[0]]
    assert len(narrow(view, ("a",))) == 2


def test_choices_that_differ_in_an_amount_belong_together() -> None:
    stakes = [Choice(at, f"stake{at}", label=Note("stake", {"count": at}), amount=at) for at in (5, 1, 3)]
    assert by_amount([*stakes, Choice(9, "pass")]) == [[stakes[1], stakes[2], stakes[0]], [Choice(9, "pass")]]


def test_the_names_of_what_can_be_touched() -> None:
    rows = (Row("ones", Note("ones")), Row("sum", Note("sum"), sum=True))
    zones = (
        Zone("hand.0", "hand", 0),
        Zone("hand.1", "hand", 1),
        Zone("trick", "trick"),
        Zone("stock", "pile"),
        Zone("row", "columns", places=(Place("row.0", 0, 0),)),
        Zone("pot", "chips"),
        Zone("off", "box"),
        Zone("pad", "pad", rows=rows),
        Zone("board", "board", places=(Place("a1", 0, 0), Place("a", 0, 1, "mark"))),
    )
    pieces = (
        Piece("hand.0", "x", id="x"),
        Piece("hand.1", BACK, place="hand.1.0"),
        Piece("trick", "y", id="y", place="trick.0"),
        Piece("row", "z", id="z", place="row.0"),
        Piece("row", BACK, place="row.0"),
        Piece("off", "w", id="w"),
    )
    assert names(Layout(zones, ()), Scene(pieces, {}, ()), 2) == {
        *("seat.0", "seat.1", "x", "hand.1.0", "stock", "row.0", "z", "pad.ones", "a1"),
    }


@pytest.mark.parametrize("game", TRIALS, ids=lambda game: game.id)
def test_the_games_that_use_it_all_pass_the_suite(game: Game) -> None:
    assert [str(complaint) for complaint in check_game(game)] == []


def decisions(game: Game, seed: int) -> Iterator[Match]:
    """The match at every decision of somebody."""
    match = Match(game, game.seats[-1], seal=Seal.numbered(seed))
    random = Random(seed)
    while not match.over:
        yield match
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])


@pytest.mark.parametrize("game", TRIALS, ids=lambda game: game.id)
def test_every_choice_can_be_reached_by_its_touches(game: Game) -> None:
    for match in decisions(game, 1):
        view = match.view(match.turn)
        for choice in view.choices:
            touched: tuple[str, ...] = ()
            for name in choice.touches[::-1] if choice.any_order else choice.touches:
                came = touch(view, touched, name)
                touched = came if isinstance(came, tuple) else touched
            assert not choice.touches or came == choice


def test_why_twins_and_touches_in_another_order_are_refused_is_known() -> None:
    """The clause of a move is found by the touches that would lead to it, whatever twin and order they come in."""
    game: Game = pairs.game.GAME
    match = next(match for match in decisions(game, 2) if match.turn >= 0)
    illegal = next(
        choice
        for choice in (game.choice(match.state, move) for move in range(32, game.move_count))
        if choice.move not in match.legal() and len({*choice.touches}) == 2 and "waste" not in choice.touches
    )
    assert match.refusal(illegal.touches[::-1]) == match.refusal(illegal.touches) == "PAI-1"
