"""How likely something is by a sum of what speaks for it and against it: the logistic function, or sigmoid."""

from math import exp


def likely(total: float) -> float:
    """A sum as a chance."""
    return 1.0 / (1.0 + exp(-total))
