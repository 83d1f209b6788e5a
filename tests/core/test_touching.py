"""What touches mean, whatever client they come from: twins, any order, touching again, and what can be touched."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
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


CASES = msgspec.json.decode(Path(__file__).with_name("touching.json").read_bytes())
"""What touches mean, case by case: `web/tests/session/touches.test.ts` asks browsers the same."""


def view_of(case: dict[str, Any]) -> View:
    """A piece of a case is its zone, its look, its id and, where it has one, its place."""
    pieces = tuple(
        Piece(zone, look, id=name, place=next(iter(place), ""))
        for zone, look, name, *place in (piece.split() for piece in case["pieces"])
    )
    choices, turns = ([{"move": 0, **each} for each in case.get(which, ())] for which in ("choices", "turns"))
    return View(
        *("toy", 0, 0, -1, 1, 1),
        Scene(pieces, {}, ()),
        msgspec.convert(choices, tuple[Choice, ...]),
        (),
        (0, 0),
        None,
        turns=msgspec.convert(turns, tuple[Choice, ...]),
    )


def texts(choices: Sequence[Choice]) -> list[str]:
    return [choice.text for choice in choices]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_touches_mean_the_same_to_every_client(case: dict[str, Any]) -> None:
    view = view_of(case)
    asked = case.get("asked", ())
    assert asked or "by_amount" in case
    for ask in asked:
        touched = tuple(ask["touched"])
        if "narrow" in ask:
            assert texts(narrow(view, touched)) == ask["narrow"], touched
        if "touchable" in ask:
            assert touchable(view, touched) == set(ask["touchable"]), touched
        for name, comes in ask.get("touch", {}).items():
            came = touch(view, touched, name)
            step = {"play": came.text} if isinstance(came, Choice) else None if came is None else {"touched": [*came]}
            assert step == comes, (touched, name)
    if "by_amount" in case:
        amounts = [alike for alike in by_amount(view.choices) if alike[0].amount is not None]
        assert [texts(alike) for alike in amounts] == case["by_amount"]


def test_what_is_gathered_is_complete_when_all_of_it_is_touched() -> None:
    case = next(case for case in CASES if case["what"] == "gathering is completed by a button")
    assert texts(complete(view_of(case), ("b", "a"))) == ["ab"]
    assert texts(complete(view_of(case), ("b",))) == []


def test_a_choice_without_an_amount_stays_alone() -> None:
    choices = [Choice(0, "pass"), Choice(1, "two", amount=2), Choice(2, "one", amount=1)]
    assert [texts(alike) for alike in by_amount(choices)] == [["pass"], ["one", "two"]]


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
