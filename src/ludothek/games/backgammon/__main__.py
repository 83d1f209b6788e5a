"""Learns the nets anew: `python -m ludothek.games.backgammon 20000` games each; half an hour, if compiled."""

import sys

from librt.random import Random

from ludothek.games.backgammon.learn import self_play
from ludothek.games.backgammon.net import FILE, fresh, packed
from ludothek.games.backgammon.terms import Terms

RATES = (0.1, 0.05, 0.02, 0.01, 0.005)
"""How far the net goes to meet what it sees, each for an equal share of the games."""
SCHOOLS = (Terms(opening_roll=True, highest=True, always=True), Terms(throw_cap=600))

if __name__ == "__main__":
    games, random, nets = int(sys.argv[1]), Random(1), []
    for terms in SCHOOLS:
        net = fresh(random)
        for game in range(games):
            self_play(net, terms, RATES[game * len(RATES) // games], random)
        nets.append(packed(net))
    FILE.write_bytes(b"".join(nets))
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
