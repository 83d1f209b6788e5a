"""Values of moves: every game has one for every legal move, nothing hidden goes into them, and the best is chosen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from librt.random import Random

from ludothek.core.knowledge import Method
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import State
from ludothek.games import game_ids, load_game
from ludothek.players.move_values import Weighed, Weight, weigh, weigh_openly
from ludothek.players.search import Search
from ludothek.players.toolbox import TOOLBOX
from support.examples import ASKING, BOARD, CHECKERS
from support.toy import LID, TOY, Heap, Lid

POSITIONS = 3
"""Decisions of each game that are looked at."""
APART = 4
"""Decisions between two of them."""


def guesses(state: State, seat: int) -> Callable[[Random], State]:
    return lambda random: state.guess(seat, random)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_legal_move_has_a_value_that_nothing_hidden_goes_into(game_id: str) -> None:
    """Two worlds that a seat cannot tell apart: with the same seed, every move is worth the same in both."""
    game = load_game(game_id)
    seats = max(game.seats[0], min(3, game.seats[-1]))
    match = Match(game, seats, seal=Seal.numbered(7))
    random = Random(7)
    step = 0
    while match.turn >= 0 and step <= POSITIONS * APART:
        moves = match.legal()
        if step % APART == 0:
            seat = match.turn
            weighed = weigh(game, "master:24", moves, match.guess(seat), seed=step)
            assert sorted(weight.move for weight in weighed.weights) == moves
            sign = -1 if weighed.unit == "points" and weighed.fewest else 1
            values = [sign * weight.value for weight in weighed.weights]
            assert values == sorted(values, reverse=True)
            assert weighed.unit == "points" or all(0 <= value <= 1 for value in values)
            swapped = guesses(match.state.guess(seat, random), seat)
            assert weigh(game, "master:24", moves, swapped, seed=step) == weighed
        step += len(moves) > 1
        match.play(moves[random.randrange(len(moves))])


def heap(left: int, tool: str, **more: Any) -> Weighed:
    """What each taking from a heap is worth by a tool; the last one taken wins, so one leaves a multiple of four."""
    game = replace(TOY, levels={**TOY.levels, "master": Method(tool, **more)})
    match = Match(game, 2, seal=Seal.numbered(1))
    match.state = Heap(2, 0, 1, left, 0)
    return weigh(game, "master", match.legal(), match.guess(1), seed=3)


@pytest.mark.parametrize("left", [5, 6, 7])
def test_a_search_values_the_winning_move_best(left: int) -> None:
    weighed = heap(left, "search", simulations=600)
    assert (weighed.unit, weighed.choice.move) == ("chance", left - 5)
    assert weighed.choice.value > 0.9
    assert all(weight.value < weighed.choice.value for weight in weighed.weights[1:])


def test_a_search_follows_every_move_often_enough_to_value_it() -> None:
    search = Search(lambda _: Heap(2, 0, 1, 7, 0), TOY.knowledge, Random(1), counting=True)
    search.simulate(200)
    for move in range(3):
        search.follow(move, 40)
    assert min(search.root.visits) >= 40
    assert [tally.deals for tally in search.tallies] == list(search.root.visits)


def test_a_search_that_does_not_count_decides_the_same() -> None:
    counted, plain = (
        Search(lambda _: Heap(2, 0, 1, 7, 0), TOY.knowledge, Random(1), counting=counting) for counting in (True, False)
    )
    for search in (counted, plain):
        search.simulate(100)
    assert list(counted.root.visits) == list(plain.root.visits)
    assert plain.tallies == []


def test_what_cannot_be_known_is_not_and_can_with_open_cards() -> None:
    """A coin under a lid: to who may not look both sides are worth the same; to who has looked one wins, one draws."""
    match = Match(LID, 2, seal=Seal.numbered(1))
    closed = weigh(LID, "master:2000", match.legal(), match.guess(match.turn), seed=2)
    assert [closed.value(side) for side in (0, 1)] == pytest.approx([0.75, 0.75], abs=0.06)
    opened = weigh_openly(LID, match.legal(), match.state, seconds=60)
    state = match.state
    assert isinstance(state, Lid)
    assert (opened.value(state.coin), opened.value(1 - state.coin)) == (1.0, 0.5)


@pytest.mark.parametrize("game_id", [BOARD, CHECKERS, ASKING])
def test_the_first_one_is_what_the_level_chooses(game_id: str) -> None:
    """One game by alpha-beta, one by look-ahead, one by a policy; of a search it is shown above."""
    game = load_game(game_id)
    match = Match(game, game.seats[0], seal=Seal.numbered(4))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    guess = match.guess(match.turn)
    weighed = weigh(game, "club", match.legal(), guess, seed=5)
    method = game.levels["club"]
    assert weighed.choice.move == TOOLBOX[method.tool](guess, game.knowledge, method, Random(5))


def test_what_a_move_costs_is_never_less_than_nothing() -> None:
    weights = (Weight(4, 0.6), Weight(1, 0.7), Weight(2, 0.25))
    assert [Weighed(weights, "chance", fewest=True).cost(move) for move in (4, 1, 2)] == [0, 0, pytest.approx(0.35)]
    few = Weighed((Weight(4, 10.0), Weight(1, 12.5)), "points", fewest=True)
    assert (few.cost(4), few.cost(1)) == (0, 2.5)


def test_no_move_is_told_to_be_worth_more_than_the_choice() -> None:
    """A policy that errs: it takes one of a heap of two, where taking both wins."""

    class Errs(type(TOY.knowledge)):  # type: ignore[misc]
        def policy(self, _state: State, _skill: int, _random: Random) -> int:
            return 0

    game = replace(TOY, knowledge=Errs(), levels={**TOY.levels, "master": Method("policy", simulations=30)})
    match = Match(game, 2, seal=Seal.numbered(1))
    match.state = Heap(2, 0, 1, 2, 0)
    weighed = weigh(game, "master", match.legal(), match.guess(1), seed=1)
    assert weighed.weights == (Weight(0, 0.0), Weight(1, 0.0))
    assert weighed.cost(1) == 0
