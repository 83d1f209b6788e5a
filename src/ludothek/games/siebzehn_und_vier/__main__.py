"""Solves the game anew: `python -m ludothek.games.siebzehn_und_vier`; some seconds compiled, minutes interpreted.

It prints what the bank has more, of every stake that is made: its edge.
"""

from ludothek.games.siebzehn_und_vier.mind.knowledge import FILE, pack, unpack
from ludothek.games.siebzehn_und_vier.mind.solver import Hands, balance

ROUNDS = 1000

if __name__ == "__main__":
    hands = Hands()
    FILE.write_bytes(pack([balance(hands, plus, ROUNDS) for plus in range(2)]))
    for plus, name in enumerate(("off", "on")):
        found = unpack(FILE.read_bytes(), hands, plus)
        most, least = 2 * found.bank_at_best() - 1, 1 - 2 * found.player_at_best()
        print(f"bank_plus_one {name}: the bank's edge is {least:.4f} to {most:.4f} of a stake")  # noqa: T201 - a command
