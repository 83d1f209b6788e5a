"""Weights that are fitted to what happened."""

import pytest
from librt.random import Random
from librt.vecs import vec

from ludothek.thinking.learning.regression import Sample, fitted, solution
from ludothek.thinking.nets.logistic import likely

TRUTH = [-0.5, 1.5, -2.0]
NONE = vec[float]([0.0] * 3)


def seen(count: int) -> Sample:
    """Cases that happened as often as the truth says."""
    random = Random(7)
    sample = Sample(3)
    for _ in range(count):
        features = vec[float]([1.0, 2.0 * random.random() - 1.0, float(random.randrange(2))])
        total = sum(weight * value for weight, value in zip(TRUTH, features, strict=True))
        sample.add(features, float(random.random() < likely(total)))
    return sample


def test_weights_are_found_again_from_what_they_made_happen() -> None:
    assert list(fitted(seen(4000), NONE, 0.01)) == pytest.approx(TRUTH, abs=0.25)


def test_where_little_was_seen_weights_stay_near_those_before() -> None:
    before = vec[float]([0.0, 3.0, 3.0])
    loose, stiff = (fitted(seen(40), before, held) for held in (0.1, 1000.0))
    assert list(stiff)[1:] == pytest.approx([3.0, 3.0], abs=0.1)
    assert abs(loose[2] - 3.0) > 1.0


def test_what_never_fails_does_not_lead_astray() -> None:
    sample = Sample(2)
    for number in range(20):
        sample.add(vec[float]([1.0, float(number - 10)]), float(number >= 10))
    weights = fitted(sample, vec[float]([0.0, 0.0]), 0.1)
    assert 0.5 < weights[1] < 50.0


def test_linear_equations_are_solved() -> None:
    found = solution(vec[float]([4.0, 1.0, 0.0, 1.0, 3.0, 1.0, 0.0, 1.0, 2.0]), vec[float]([5.0, 5.0, 3.0]))
    assert list(found) == pytest.approx([1.0, 1.0, 1.0])
