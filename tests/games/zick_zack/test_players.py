"""Zick-Zack: what its computer players see in a position."""

from functools import partial

import pytest
from librt.random import Random

from games.zick_zack.cases import GAME, position
from ludothek.core.state import NOBODY
from ludothek.games.zick_zack.mind.schooling import EYE, FILE, HIDDEN
from ludothek.games.zick_zack.rules import ZickZack, start
from ludothek.thinking.nets.point_inputs import ALWAYS, MORE_INPUTS, MOST, SIDE, WAITING
from support.playing import play
from support.points import best_turn_in, keeps_a_net_that_learns

best_turn = partial(best_turn_in, GAME)

SHOTS = 99
"""The input that tells how many of 36 throws hit an own stone,"""
LOST = 100
"""and what they cost."""


def seen(state: ZickZack, seat: int) -> dict[int, float]:
    sight = EYE.look(state, seat)
    numbers = list(sight.numbers)[: sight.count]
    assert len(set(numbers)) == len(numbers) < MOST
    assert all(0 <= each < MORE_INPUTS for each in numbers)
    return dict(zip(numbers, sight.values, strict=False))


def test_a_sight_is_a_mirror_of_the_other_side() -> None:
    def turned(number: int) -> int:
        if number >= WAITING:
            return 2 * WAITING + 1 - number
        return number if number >= ALWAYS else (number + SIDE) % (2 * SIDE)

    random = Random(3)
    state = start(0, 500)
    while state.turn != NOBODY:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
        if state.left == -2:
            assert seen(state, 0) == {turned(number): value for number, value in seen(state, 1).items()}


@pytest.mark.clause("ZZK-R1", "ZZK-R4", "ZZK-7")
@pytest.mark.parametrize(
    ("a", "b", "b_bar", "shots"),
    [
        pytest.param({12: 1, 24: 14}, {6: 15}, 0, 17 - 1, id="six behind: 2-2 gives only two twos"),
        pytest.param({12: 1, 24: 14}, {18: 15}, 0, 0, id="the enemy is ahead"),
        pytest.param({4: 1, 24: 14}, {20: 12}, 3, 11, id="stones that wait hit only where they come in"),
        pytest.param({4: 2, 24: 13}, {1: 15}, 0, 0, id="two are protected"),
    ],
)
def test_shots_come_from_behind(a: dict[int, int], b: dict[int, int], b_bar: int, shots: int) -> None:
    state = position(a, b, "A", "6-6", b_bar=b_bar)
    found = seen(state, 0)
    assert round(36 * found.get(SHOTS, 0.0)) == shots
    lone = next((field for field, count in a.items() if count == 1), 0)
    assert round(360 * found.get(LOST, 0.0)) == shots * lone


def test_the_net_is_kept_in_a_small_file_and_playing_against_itself_changes_one() -> None:
    keeps_a_net_that_learns(FILE, EYE, HIDDEN)


def test_a_score_is_the_same_for_both_with_the_sign_turned_and_a_win_is_one() -> None:
    state = play(position({10: 8, 15: 7}, {12: 8, 20: 7}, "A", "3-1"), "10/11", "10/13")
    assert GAME.knowledge.score(state, 0) == -GAME.knowledge.score(state, 1)
    won = play(position({24: 1}, {1: 15}, "A", "2-1"), "24/off")
    assert (GAME.knowledge.score(won, 0), GAME.knowledge.score(won, 1)) == (1.0, -1.0)


def test_the_club_level_throws_out_and_wins_where_it_can() -> None:
    assert best_turn(position({22: 1, 24: 1}, {6: 15}, "A", "3-1")) == ["22/off", "24/off"]
    late = position({10: 2, 17: 13}, {19: 1, 22: 2}, "A", "2-1")
    assert "17/19" in best_turn(late)


@pytest.mark.parametrize("part", ["mover", "high", "low", "left", "spent"])
def test_positions_that_go_on_in_another_way_have_other_keys(part: str) -> None:
    state = start()
    state.first, state.second, state.high, state.low, state.left = 5, 2, 5, 2, 2
    other = state.copy()
    setattr(other, part, getattr(state, part) + 1)
    assert other.key() != state.key()
    assert state.copy().key() == state.key()


def test_the_die_that_has_fallen_counts_until_the_other_one_has() -> None:
    state, other = start(), start()
    state.first, other.first = 3, 4
    state.left = other.left = -1
    assert state.key() != other.key()
    state.left = other.left = -2
    assert state.key() == other.key(), "what was thrown before makes no difference any more"
