"""The weights of nets while they learn."""

import numpy as np
import pytest

from ludothek.thinking.learning.weights import Weights


def fresh(kept: float, warm: float = 0.0) -> Weights:
    random = np.random.default_rng(3)
    return Weights(np, [random.standard_normal((3, 16)), random.standard_normal((16, 1)), np.zeros(1)], kept, warm)


def lessons(weights: Weights, count: int) -> float:
    """Learn so often that an output is to be high where just one of two inputs is; how wrong it is in the end."""
    rows = np.array([[1, a, b] for a in (0, 1) for b in (0, 1)], np.float32)
    wanted = np.array([[0], [1], [1], [0]], np.float32)
    for _ in range(count):
        hidden, sums = weights.think(rows)
        weights.learn(rows, hidden, (1 / (1 + np.exp(-sums)) - wanted) / 4, 0.02)
    return float(abs(1 / (1 + np.exp(-weights.think(rows)[1])) - wanted).max())


def test_they_learn_what_no_single_layer_could() -> None:
    weights = fresh(0.9)
    assert lessons(weights, 0) > 0.3
    assert lessons(weights, 400) < 0.1
    assert weights.steps == 400


def test_what_is_kept_goes_on_where_it_was() -> None:
    one, other = fresh(0.9), fresh(0.9)
    lessons(one, 20)
    for mine, kept in zip(other.parts(), one.parts(), strict=True):
        mine[...] = kept
    other.steps = one.steps
    assert lessons(one, 20) == lessons(other, 20)
    assert (one.wholes(2048) == other.wholes(2048)).all()


@pytest.mark.parametrize(("kept", "warm", "near"), [(1.0, 0.0, False), (0.9999, 10.0, True)])
def test_the_mean_of_the_first_steps_may_count(kept: float, warm: float, *, near: bool) -> None:
    """Kept as a whole it stays where it was; warmed up it is where the last steps were."""
    weights = fresh(kept, warm)
    begun = weights.wholes(2048)
    lessons(weights, 100)
    moved = abs(weights.wholes(2048) - begun).max()
    assert (moved > 100) == near


def test_numbers_that_two_bytes_do_not_hold_are_cut() -> None:
    weights = Weights(np, [np.full((1, 1), 1e6), np.full((1, 1), -1e6), np.zeros(1)], 0.9)
    assert weights.wholes(2048).tolist() == [32767, -32768, 0]
