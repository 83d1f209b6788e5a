"""Makes anew what computer players know of Backgammon: `python -m ludothek.games.backgammon WHAT HOW-MUCH`.

`nets 400000` lets the nets for tournaments learn from so many games against themselves (numpy has to be there); they
go on from where they stopped when `nets.npz` lies where you are. `bearoff` makes the table of the last stones, some
minutes. `booklet 30000` lets the small net for the booklet learn, some ten minutes. All this is for compiled code.
"""

import sys
import time
from pathlib import Path
from typing import Any

from librt.random import Random

from ludothek.games.backgammon.mind import bearoff, outcome_net, schooling
from ludothek.games.backgammon.mind.batch import Batch
from ludothek.games.backgammon.mind.inputs import INPUTS
from ludothek.games.backgammon.terms import Terms
from ludothek.thinking.learning.self_play import learn
from ludothek.thinking.learning.weights import Weights
from ludothek.thinking.nets import net, point_inputs
from ludothek.thinking.nets.artifact import write_artifact

NAME = "python -m ludothek.games.backgammon"
SCHOOLS = (Terms(opening_roll=True, highest=True, always=True), Terms(throw_cap=600))
"""What was learnt by the rules of tournaments is a good beginning for those of the booklet."""

WIDTH = 128
"""Games side by side."""
RATES = (1.5e-3, 5e-5)
"""How far the nets go to meet what they see, at first and in the end; in between it falls by equal parts."""
KEPT = 0.9995
"""How much of the running mean of the weights is kept at every step (see `weights`)."""
MINUTE = 60.0


def booklet(games: int) -> None:
    """Learn the small net."""
    random = Random(1)
    small = net.fresh(point_inputs.INPUTS, schooling.HIDDEN, schooling.OUTPUTS, random)
    for terms in SCHOOLS:
        learn(small, schooling.BackgammonEye(terms), games, random)
    write_artifact(schooling.FILE, net.VERSION, f"{NAME} booklet {games}", net.packed(small))


class Pupil:
    """A net that learns."""

    def __init__(self, numpy: Any, hidden: int, random: Any) -> None:
        self._numpy = numpy
        first = 0.1 * random.standard_normal((INPUTS, hidden))
        second = 0.1 * random.standard_normal((hidden, outcome_net.OUTPUTS))
        last = numpy.array([0.0, -1.5, -4.0, -1.5, -4.0])
        self.weights = Weights(numpy, [first, second, last], KEPT)

    def chances(self, rows: Any) -> Any:
        """What the net says of some positions."""
        return self._likely(self.weights.think(rows)[1])

    def learn(self, rows: Any, wanted: Any, rate: float) -> None:
        """Come nearer to the chances that are wanted (cross entropy)."""
        hidden, sums = self.weights.think(rows)
        self.weights.learn(rows, hidden, (self._likely(sums) - wanted) / len(rows), rate)

    def _likely(self, sums: Any) -> Any:
        return 1 / (1 + self._numpy.exp(-sums))


class School:
    """Both nets, and the games that they play against themselves; they learn by temporal differences, TD(0)."""

    def __init__(self, numpy: Any, path: Path) -> None:
        self._numpy = numpy
        self._path = path
        random = numpy.random.default_rng(1)
        self.pupils = [Pupil(numpy, hidden, random) for hidden in outcome_net.HIDDEN]
        self.before = 0
        """Games that were played in earlier lessons."""
        if path.exists():
            with numpy.load(path) as kept:
                self.before = int(kept["games"])
                for number, pupil in enumerate(self.pupils):
                    pupil.weights.steps = int(kept[f"steps{number}"])
                    for at, part in enumerate(pupil.weights.parts()):
                        part[...] = kept[f"part{number}_{at}"]
        self.batch = Batch(WIDTH, 1 + self.before)

    def keep(self, command: str) -> None:
        """Write the nets as they are, to play with and to go on with."""
        numbered = enumerate(self.pupils)
        parts = {
            f"part{number}_{at}": part for number, pupil in numbered for at, part in enumerate(pupil.weights.parts())
        }
        steps = {f"steps{number}": pupil.weights.steps for number, pupil in enumerate(self.pupils)}
        self._numpy.savez(self._path, games=self.before + int(self.batch.finished), **steps, **parts)
        write_artifact(
            outcome_net.FILE,
            outcome_net.VERSION,
            command,
            b"".join(pupil.weights.wholes(outcome_net.GRAIN).tobytes() for pupil in self.pupils),
        )

    def learn(self, games: int) -> None:
        """Play until so many games are over. After every turn the position before is to be worth what came of it."""
        numpy, batch = self._numpy, self.batch
        rows = numpy.frombuffer(batch.rows).reshape(-1, INPUTS)
        kinds, chosen = (numpy.frombuffer(each, numpy.int64) for each in (batch.kinds, batch.chosen))
        won = numpy.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 1, 1, 0, 0]], numpy.float32)
        points = numpy.array([2, 1, 1, -1, -1], numpy.float32)
        seen, kind_seen = numpy.zeros((WIDTH, INPUTS), numpy.float32), numpy.full(WIDTH, -1)
        reported = time.monotonic()
        while batch.finished < games:
            rate = RATES[0] * (RATES[1] / RATES[0]) ** (int(batch.finished) / games)
            count = batch.spread()
            new, kind = rows[:count].astype(numpy.float32), kinds[:count]
            chances = won[numpy.maximum(kind - 2, 0)]
            for number, pupil in enumerate(self.pupils):
                chances[kind == number] = pupil.chances(new[kind == number])
            batch.choose((chances @ points).tolist())
            wanted = chances[chosen][:, [0, 3, 4, 1, 2]]
            wanted[:, 0] = 1 - wanted[:, 0]
            for number, pupil in enumerate(self.pupils):
                at = numpy.flatnonzero(kind_seen == number)
                if len(at):
                    pupil.learn(seen[at], wanted[at], rate * min(1.0, len(at) / 16) ** 0.5)
            seen, kind_seen = new[chosen], numpy.where(kind[chosen] > 1, -1, kind[chosen])
            if time.monotonic() - reported > MINUTE:
                reported = time.monotonic()
                self.keep(f"{NAME} nets {games}")
                print(f"{self.before + int(batch.finished)} games", flush=True)  # noqa: T201 - a command
        self.keep(f"{NAME} nets {games}")


def nets(games: int) -> None:
    """Learn the nets for tournaments."""
    try:
        import numpy  # noqa: ICN001, PLC0415 - only learning needs it
    except ImportError:
        sys.exit("numpy is not there; pip install 'ludothek[learn]' brings it")
    School(numpy, Path("nets.npz")).learn(games)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["nets", games]:
            nets(int(games))
        case ["booklet", games]:
            booklet(int(games))
        case ["bearoff"]:
            bearoff.write()
        case _:
            sys.exit("give nets GAMES, booklet GAMES or bearoff")
