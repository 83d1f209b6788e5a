"""Counts how many deals can come out: `python -m ludothek.games.patience_8`, seconds compiled, a minute interpreted."""

import sys
from math import sqrt

from librt.random import Random

from ludothek.core.state import REFEREE
from ludothek.games.patience_8.rules import start
from ludothek.games.patience_8.solver import FULL, Solver

DEALS = 10_000
SEED = 1


def count(deals: int, seed: int = SEED) -> int:
    """How many of so many random deals can come out."""
    random = Random(seed)
    found = 0
    for _ in range(deals):
        state = start(1, 0)
        while state.turn == REFEREE:
            state.play(state.chance(random))
        found += Solver(state.cards).comes_out(FULL)
    return found


def report(deals: int) -> str:
    """The share of them, and between which the true one lies with 95 % certainty, by Wilson's score."""
    found = count(deals)
    share, more = found / deals, 1.96**2 / deals
    centre = (share + more / 2) / (1 + more)
    reach = sqrt(more * share * (1 - share) + more**2 / 4) / (1 + more)
    between = f"{max(centre - reach, 0):.1%} to {min(centre + reach, 1):.1%}"
    return f"{found:,} of {deals:,} deals can come out: {share:.1%}, in truth {between}"


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS))  # noqa: T201 - a command
