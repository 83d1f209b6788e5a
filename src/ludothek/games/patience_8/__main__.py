"""Counts how many deals can come out: `python -m ludothek.games.patience_8`, seconds compiled, a minute interpreted."""

import sys
from math import sqrt

from librt.random import Random

from ludothek.core.state import REFEREE
from ludothek.games.patience_8.rules import deal
from ludothek.games.patience_8.solver import FULL, Solver

DEALS = 10_000
SEED = 1


def count(deals: int, seed: int = SEED) -> int:
    """How many of so many random deals can come out."""
    random = Random(seed)
    found = 0
    for _ in range(deals):
        state = deal(1, 0)
        while state.turn == REFEREE:
            state.play(state.chance(random))
        found += Solver(state.cards).comes_out(FULL)
    return found


def report(deals: int) -> str:
    """The share of them, and how far from it the true one may lie, with 95 % certainty."""
    found = count(deals)
    share = found / deals
    return f"{found:,} of {deals:,} deals can come out: {share:.1%} ± {1.96 * sqrt(share * (1 - share) / deals):.1%}"


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS))  # noqa: T201 - a command
