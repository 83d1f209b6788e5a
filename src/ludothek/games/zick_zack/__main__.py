"""Learns the net anew: `python -m ludothek.games.zick_zack 20000` games; some five minutes, if compiled."""

import sys

from librt.random import Random

from ludothek.games.zick_zack.mind.schooling import FILE, HIDDEN, ZickZackEye
from ludothek.thinking.learning.self_play import learn
from ludothek.thinking.nets.artifact import write_artifact
from ludothek.thinking.nets.net import VERSION, fresh, packed
from ludothek.thinking.nets.point_inputs import MORE_INPUTS

if __name__ == "__main__":
    random = Random(1)
    net = fresh(MORE_INPUTS, HIDDEN, 1, random)
    games = int(sys.argv[1])
    learn(net, ZickZackEye(), games, random)
    write_artifact(FILE, VERSION, f"python -m ludothek.games.zick_zack {games}", packed(net))
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
