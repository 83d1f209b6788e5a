"""Learns the nets anew: `python -m ludothek.games.backgammon 30000` games each; some ten minutes, if compiled."""

import sys

from librt.random import Random

from ludothek.games.backgammon.learn import self_play
from ludothek.games.backgammon.net import FILE, fresh, packed
from ludothek.games.backgammon.terms import Terms

RATES = (0.004, 0.003, 0.002, 0.001, 0.001, 0.0006, 0.0003, 0.0001)
"""How far the net goes to meet what it sees, each for an equal share of the games."""
SCHOOLS = (Terms(opening_roll=True, highest=True, always=True), Terms(throw_cap=600))
"""What was learnt by the rules of tournaments is a good beginning for those of the booklet."""

if __name__ == "__main__":
    games, random, nets = int(sys.argv[1]), Random(1), b""
    net = fresh(random)
    for terms in SCHOOLS:
        for game in range(games):
            self_play(net, terms, RATES[game * len(RATES) // games], random)
        nets += packed(net)
    FILE.write_bytes(nets)
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
