"""Offiziersskat: the solver beside trying everything, and players who know nothing of what lies face down."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.offiziersskat.cases import GAME, dealt, position
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.offiziersskat.mind.knowledge import GLANCE, SOLVE, THINK, OffiziersskatKnowledge, judged
from ludothek.games.offiziersskat.mind.solver import COARSE, DEEPEST, EXACT, Solver
from ludothek.games.offiziersskat.rules import Offiziersskat, start
from ludothek.kit.common import bits
from support.playing import play

KNOWLEDGE = OffiziersskatKnowledge()
ENDINGS = 24


def ending(random: Random, number: int, cards: int) -> Offiziersskat:
    """A random game of random rules as soon as no more than so many cards are left."""
    state = start(number % 2, vec[i64]([50, 50]), number & 1, number >> 1 & 1, 1)
    while state.turn == REFEREE or state.steps < 32 - cards:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    return state


def tried(state: Offiziersskat, units: int) -> int:
    """What seat 0 will have more than seat 1 in the end if both play as well as can be, found by trying everything."""
    if state.turn == NOBODY:
        points = state.taken(0) - state.taken(1)
        last = 1 if state.leader == 0 else -1
        return units * points + units // 2 * last + (tricks(state, 0) if units == EXACT else 0)
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        found.append(tried(after, units))
    return max(found) if state.turn == 0 else min(found)


def so_far(state: Offiziersskat, units: int) -> int:
    """What of it has been taken already, seen by whoever's turn it is."""
    seat = state.turn
    return units * (state.taken(seat) - state.taken(1 - seat)) + (tricks(state, seat) if units == EXACT else 0)


def tricks(state: Offiziersskat, seat: int) -> int:
    """How many tricks more than the other a seat has."""
    return (bits.count(state.won[seat]) - bits.count(state.won[1 - seat])) // 2


@pytest.mark.parametrize("units", [COARSE, EXACT])
def test_the_solver_finds_what_trying_everything_finds(units: int) -> None:
    random = Random(7)
    for number in range(ENDINGS):
        state = ending(random, number, 7 + number % 4)
        sign = 1 if state.turn == 0 else -1
        values = Solver(state).values(state, DEEPEST, units)
        assert len(values) == len(state.moves())
        for move, value in zip(state.moves(), values, strict=True):
            after = state.copy()
            after.play(move)
            assert value + so_far(state, units) == sign * tried(after, units)


def test_a_solver_forgets_one_world_before_it_looks_at_the_next() -> None:
    random = Random(8)
    state = ending(random, 0, 14)
    solver = Solver(state)
    for _ in range(4):
        guessed = state.guess(state.turn, random)
        assert list(solver.values(guessed, 4, COARSE)) == list(Solver(guessed).values(guessed, 4, COARSE))


@pytest.mark.clause("OFF-R15")
@pytest.mark.parametrize(("skill", "cards"), [(GLANCE, 26), (THINK, 20), (SOLVE, 12)])
def test_players_choose_the_same_whatever_lies_face_down(skill: int, cards: int) -> None:
    random = Random(9)
    for number in range(3):
        state = ending(random, number, cards)
        seat = state.turn
        chosen = [KNOWLEDGE.policy(state.guess(seat, Random(seed)), skill, Random(3)) for seed in range(4)]
        assert len(set(chosen)) == 1


@pytest.mark.parametrize("skill", [GLANCE, THINK])
def test_a_suit_of_which_one_has_everything_becomes_trumps(skill: int) -> None:
    state = dealt()
    assert state.text(KNOWLEDGE.policy(state, skill, Random(1))) == "H"


@pytest.mark.clause("OFF-13")
def test_at_60_each_a_trump_is_kept_for_the_last_trick() -> None:
    state = position("H7 D7", "D8 C8", "H", won="CA SA HA DA C10 CK SJ")
    assert state.taken(0) == 60
    assert state.text(KNOWLEDGE.policy(state, SOLVE, Random(1))) == "D7"


@pytest.mark.parametrize("skill", [GLANCE, THINK, SOLVE])
def test_an_ace_is_taken_where_it_costs_nothing(skill: int) -> None:
    state = play(position("DA H7", "S7 H8", "S"), "DA")
    assert state.text(KNOWLEDGE.policy(state, skill, Random(1))) == "S7"


def test_winning_comes_before_points() -> None:
    worths = [judged(value) for value in range(-240, 241)]
    assert worths == sorted(worths)
    assert judged(1) - judged(-1) > judged(59) - judged(1)
    assert judged(120) - judged(119) > judged(119) - judged(1), "and Schneider before some more points"


def test_levels_look_further_and_further() -> None:
    assert [(method.skill, method.slip) for method in GAME.levels.values()] == [
        (GLANCE, 0.6),
        (GLANCE, 0.2),
        (THINK, 0.0),
        (SOLVE, 0.0),
    ]
