"""Learns the net anew: `python -m ludothek.games.zick_zack 20000` games; some five minutes, if compiled."""

import sys

from librt.random import Random

from ludothek.games.zick_zack.schooling import FILE, HIDDEN, ZickZackEye
from ludothek.kit.learning import learn
from ludothek.kit.net import fresh, packed
from ludothek.kit.sight import MORE_INPUTS

if __name__ == "__main__":
    random = Random(1)
    net = fresh(MORE_INPUTS, HIDDEN, 1, random)
    learn(net, ZickZackEye(), int(sys.argv[1]), random)
    FILE.write_bytes(packed(net))
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
