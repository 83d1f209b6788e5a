"""Learns the net anew: `python -m ludothek.games.puff 20000` games; a quarter of an hour, if compiled."""

import sys

from librt.random import Random

from ludothek.games.puff.schooling import FILE, HIDDEN, PuffEye
from ludothek.kit.learning import learn
from ludothek.kit.net import fresh, packed
from ludothek.kit.sight import MORE_INPUTS

if __name__ == "__main__":
    random = Random(1)
    net = fresh(MORE_INPUTS, HIDDEN, 1, random)
    learn(net, PuffEye(), int(sys.argv[1]), random)
    FILE.write_bytes(packed(net))
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
