"""Solves Mogeln for two anew: `python -m ludothek.games.mogeln`; two minutes compiled, hours interpreted.

It prints what a best reply gains against the master, the nearer to the end of a game (MOG-R11) the earlier.
"""

from ludothek.games.mogeln.mind.knowledge import FILE, pack
from ludothek.games.mogeln.mind.solver import SOLVED, Solver

if __name__ == "__main__":
    solver = Solver()
    while solver.left < SOLVED:
        solver.step()
        worth, gain = solver.mean(solver.openings), solver.gain()
        print(f"{solver.left} cards left: to open is worth {worth:.3f}, a best reply gains {gain:.3f}")  # noqa: T201 - a command
    solver.settle()
    FILE.write_bytes(pack(solver.openings))
