"""Learns the nets anew: `python -m ludothek.games.backgammon 30000` games each; some ten minutes, if compiled."""

import sys

from librt.random import Random

from ludothek.games.backgammon.schooling import FILE, HIDDEN, OUTPUTS, BackgammonEye
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.learning import learn
from ludothek.kit.net import fresh, packed
from ludothek.kit.sight import INPUTS

SCHOOLS = (Terms(opening_roll=True, highest=True, always=True), Terms(throw_cap=600))
"""What was learnt by the rules of tournaments is a good beginning for those of the booklet."""

if __name__ == "__main__":
    games, random, nets = int(sys.argv[1]), Random(1), b""
    net = fresh(INPUTS, HIDDEN, OUTPUTS, random)
    for terms in SCHOOLS:
        learn(net, BackgammonEye(terms), games, random)
        nets += packed(net)
    FILE.write_bytes(nets)
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
