"""Learns the net anew: `python -m ludothek.games.puff 20000` games; a quarter of an hour, if compiled."""

import sys

from ludothek.games.puff.mind.schooling import EYE, FILE, HIDDEN
from ludothek.thinking.learning.self_play import learn_anew
from ludothek.thinking.nets.point_inputs import MORE_INPUTS

if __name__ == "__main__":
    learn_anew(EYE, FILE, MORE_INPUTS, HIDDEN, "python -m ludothek.games.puff", int(sys.argv[1]))
    print(f"{FILE}: {FILE.stat().st_size} bytes")  # noqa: T201 - a command
