"""David & Goliath: how computer players draw cards at random, and how they play the last tricks."""

from itertools import pairwise

import pytest
from librt.random import Random

from games.david_goliath.cases import GAME
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.david_goliath.mind.knowledge import SOLVED
from ludothek.games.david_goliath.rules import TRICKS, DavidGoliath, start
from ludothek.players.endings import solved
from ludothek.players.search import Search


def played(seats: int, cards: int, seed: int) -> DavidGoliath:
    """A deal after so many random cards."""
    random = Random(seed)
    state = start(seats, 0)
    while state.turn == REFEREE:
        state.play(state.chance(random))
    for _ in range(cards):
        moves = list(state.moves())
        state.play(moves[random.randrange(len(moves))])
    return state


@pytest.mark.parametrize("seed", range(4))
def test_a_random_card_is_any_of_the_legal_ones(seed: int) -> None:
    state = played(4, 21 + seed, seed)
    random = Random(seed)
    assert {state.any_move(random) for _ in range(400)} == set(state.moves())


def best_rewards(state: DavidGoliath) -> list[float]:
    """What everybody gets if each in turn takes what is best for the own seat, found by trying everything."""
    if state.turn == NOBODY:
        return list(GAME.knowledge.rewards(state))
    found: list[float] = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        rewards = best_rewards(after)
        if not found or rewards[state.turn] > found[state.turn]:
            found = rewards
    return found


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_last_tricks_are_played_as_well_as_possible(seats: int, seed: int) -> None:
    state = played(seats, seats * (TRICKS - SOLVED) + seed % seats, seed)
    assert GAME.knowledge.solvable(state)
    expected = best_rewards(state)
    ending = solved(state.copy(), GAME.knowledge)
    assert list(ending.rewards) == expected
    assert list(GAME.knowledge.rewards(ending.state)) == expected


def test_only_the_last_tricks_are_solved() -> None:
    before = played(4, 4 * (TRICKS - SOLVED) - 1, 1)
    assert not GAME.knowledge.solvable(before)
    before.play(before.moves()[0])
    assert GAME.knowledge.solvable(before)


def test_with_open_cards_a_search_of_an_ending_finds_the_best_card() -> None:
    """Every move of the root is valued exactly, so it is right after having looked at each but a few times."""
    for seed in range(12):
        state = played(3, 3 * (TRICKS - SOLVED), seed)
        search = Search(lambda _, at=state: at.copy(), GAME.knowledge, Random(seed))  # type: ignore[misc]
        search.simulate(40)
        after = state.copy()
        after.play(search.best())
        assert best_rewards(after)[state.turn] == best_rewards(state)[state.turn]


def test_the_same_seed_decides_the_same() -> None:
    state = played(4, 30, 3)
    chosen = []
    for _ in range(2):
        search = Search(lambda random: state.guess(state.turn, random), GAME.knowledge, Random(9))
        search.simulate(200)
        chosen.append((search.best(), list(search.root.visits)))
    assert all(one == other for one, other in pairwise(chosen))
