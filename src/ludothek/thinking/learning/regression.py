"""Logistic regression: how likely something is by a weighted sum of features, with weights fitted to what happened.

It holds on to weights that were known before (ridge regression around them), the more the less there is to learn from.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.thinking.nets.logistic import likely

STEPS = 30
"""Newton's method needs fewer, unless what happened can be told from the features without fail."""
FARTHEST = 2.0
"""No sum changes by more in one step: where hardly anything is doubtful, a full step would go astray."""


class Sample:
    """What was seen: rows of features, and whether it happened: 1, 0, or between them where that is not clear."""

    def __init__(self, width: i64) -> None:
        self.width = width
        """How many features a row has."""
        self.features = vec[float]()
        self.happened = vec[float]()

    def add(self, features: vec[float], happened: float) -> None:
        """One more."""
        for index in range(self.width):
            self.features = append(self.features, features[index])
        self.happened = append(self.happened, happened)


def fitted(sample: Sample, before: vec[float], stiff: float) -> vec[float]:
    """The weights that fit best, starting from those before; how stiffly, as if so many cases had spoken for them.

    The first feature has to be 1 in every row; its weight moves freely.
    """
    width = sample.width
    weights = before[:]
    for _ in range(STEPS):
        slopes = vec[float]([0.0] * width)
        curves = vec[float]([0.0] * (width * width))
        for index in range(width):
            held = 0.01 if index == 0 else stiff
            slopes[index] = held * (weights[index] - before[index])
            curves[index * width + index] = held
        for row in range(len(sample.happened)):
            _lean(sample, row, weights, slopes, curves)
        step = solution(curves, slopes)
        most = 0.0
        for row in range(len(sample.happened)):
            most = max(most, abs(_total(sample, row, step)))
        if most < 1e-6:
            break
        share = min(1.0, FARTHEST / most)
        for index in range(width):
            weights[index] -= share * step[index]
    return weights


def _total(sample: Sample, row: i64, weights: vec[float]) -> float:
    total = 0.0
    first = row * sample.width
    for index in range(sample.width):
        total += weights[index] * sample.features[first + index]
    return total


def _lean(sample: Sample, row: i64, weights: vec[float], slopes: vec[float], curves: vec[float]) -> None:
    """Add what one row says about the slope of the likelihood, and about how that changes."""
    width = sample.width
    first = row * width
    chance = likely(_total(sample, row, weights))
    wrong = chance - sample.happened[row]
    doubt = chance * (1.0 - chance)
    for index in range(width):
        value = sample.features[first + index]
        if value != 0.0:
            slopes[index] += wrong * value
            for other in range(width):
                curves[index * width + other] += doubt * value * sample.features[first + other]


def solution(matrix: vec[float], right: vec[float]) -> vec[float]:
    """What solves a system of linear equations whose matrix is symmetric and positive definite (Gauss)."""
    size: i64 = len(right)
    rows = matrix[:]
    found = right[:]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row * size + pivot] / rows[pivot * size + pivot]
            if factor != 0.0:
                for column in range(pivot, size):
                    rows[row * size + column] -= factor * rows[pivot * size + column]
                found[row] -= factor * found[pivot]
    for pivot in range(size - 1, -1, -1):
        for column in range(pivot + 1, size):
            found[pivot] -= rows[pivot * size + column] * found[column]
        found[pivot] /= rows[pivot * size + pivot]
    return found
