"""Finds the equilibria anew: `python -m ludothek.games.luegenmaexchen`; compiled, it takes some minutes."""

from ludothek.games.luegenmaexchen.mind.equilibrium import all_equilibria
from ludothek.games.luegenmaexchen.mind.strategy import FILE, write

ROUNDS = 600
"""So often each small game is played in the end."""

if __name__ == "__main__":
    write(all_equilibria(ROUNDS))
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
