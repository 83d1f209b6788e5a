"""Computes the optimum anew: `python -m ludothek.games.yatzy`, and with a number that for what was agreed by it.

The first is shipped; the others lie in the cache folder. It takes a minute compiled and hours interpreted.
"""

import sys

from ludothek.games.yatzy.mind.optima import FILE, make, ship
from ludothek.games.yatzy.mind.optimum import expected_total

if __name__ == "__main__":
    if len(sys.argv) > 1:
        make(int(sys.argv[1]))
    else:
        total = expected_total(ship())
        print(f"{FILE}: {FILE.stat().st_size} bytes, {total:.3f} points a game")  # noqa: T201 - a command
