"""Lets nets learn races from a diary of what they have played against themselves, with numpy."""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from librt.random import Random

from ludothek.games.nur_keine_aufregung.mind.diary import Diary
from ludothek.games.nur_keine_aufregung.mind.forecast import Forecast
from ludothek.games.nur_keine_aufregung.rules import NurKeineAufregung
from ludothek.thinking.learning.weights import Weights
from ludothek.thinking.nets.artifact import GRAIN

FRESH: Final = (2e-3, 5e-5)
MORE: Final = (2e-4, 2e-5)
"""How far fresh nets, and those that go on, go to meet what they see: at first and in the end; in between it falls."""
KEPT: Final = 0.998
WARM: Final = 10.0
"""How much of the running mean of the weights is kept at every step, and when that begins (see `weights`)."""
AT_ONCE: Final = 512
"""Positions that are learnt from in one step."""
ROUND: Final = 60_000
"""Room for positions that are played before they are learnt from."""
MINUTE: Final = 60.0


class Pupil:
    """A net that learns."""

    def __init__(self, numpy: Any, net: Forecast, random: Any) -> None:
        self._numpy = numpy
        self.net = net
        known = numpy.array([float(weight) for weight in net.weights])
        first, second, last = numpy.split(known, [net.inputs * net.hidden, -net.outputs])
        if not known.any():
            first, second = (random.standard_normal(part.size) * size for part, size in ((first, 0.2), (second, 0.1)))
        parts = [first.reshape(net.inputs, -1), second.reshape(-1, net.outputs), last]
        self.weights = Weights(numpy, parts, KEPT, WARM)
        self.lost = 0.0

    def learn(self, rows: Any, running: Any, wanted: Any, rate: float) -> None:
        """Come nearer to the chances that are wanted (cross entropy)."""
        numpy = self._numpy
        hidden, sums = self.weights.think(rows)
        said = numpy.exp(sums) * running
        chances = said / said.sum(1, keepdims=True)
        self.lost += 0.01 * (-float((wanted * numpy.log(chances + 1e-9)).sum(1).mean()) - self.lost)
        self.weights.learn(rows, hidden, (chances - wanted) / len(rows), rate)

    def wholes(self) -> Any:
        """The weights as they are kept."""
        return self.weights.wholes(GRAIN)

    def hand_over(self) -> None:
        """Let the net play by what has been learnt."""
        self.net.set((self.wholes() / GRAIN).tolist())


def teach(diary: Diary, start: Callable[[int], NurKeineAufregung], games: int, keep: Callable[[bytes], None]) -> None:
    """Let the nets of a diary play so many races, by number, and learn from them; now and then they are kept.

    Nets without any weights begin anew, others go on.
    """
    numpy: Any = import_module("numpy")  # only learning needs it
    rates, seed = (MORE, 2) if any(weight for net in diary.seer.nets for weight in net.weights) else (FRESH, 1)
    random, chance = numpy.random.default_rng(seed), Random(seed)
    pupils = [Pupil(numpy, net, random) for net in diary.seer.nets]
    for pupil in pupils:
        pupil.hand_over()
    places = int(diary.places)
    reported, game = time.monotonic(), 0
    while game < games:
        diary.count = 0
        while diary.count < diary.room and game < games:
            diary.race(start(game), chance)
            game += 1
        rate = rates[0] * (rates[1] / rates[0]) ** (game / games)
        count, most = int(diary.count), int(diary.most)
        numbers = numpy.frombuffer(diary.numbers, numpy.int64)[: count * most].reshape(-1, most)
        values = numpy.frombuffer(diary.values)[: count * most].reshape(-1, most)
        wanted = numpy.frombuffer(diary.wanted)[: count * places].reshape(-1, places)
        running = numpy.frombuffer(diary.running, numpy.int64)[:count, None] >> numpy.arange(places) & 1
        seats = running.sum(1)
        for number, pupil in enumerate(pupils, 2):
            which = random.permutation(numpy.flatnonzero(seats == number))
            for first in range(0, len(which) - AT_ONCE // 2, AT_ONCE):
                at = which[first : first + AT_ONCE]
                rows = numpy.zeros((len(at), int(pupil.net.inputs)), numpy.float32)
                numpy.add.at(rows, (numpy.arange(len(at))[:, None], numbers[at]), values[at].astype(numpy.float32))
                pupil.learn(rows, running[at], wanted[at], rate)
            pupil.hand_over()
        if time.monotonic() - reported > MINUTE or game == games:
            reported = time.monotonic()
            keep(b"".join(pupil.wholes().tobytes() for pupil in pupils))
            lost = ", ".join(f"{pupil.lost:.4f}" for pupil in pupils)
            print(f"{game} games, {lost}", flush=True)  # noqa: T201 - a command
