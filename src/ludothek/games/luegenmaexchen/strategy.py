"""A strategy of Lügenmäxchen: how likely each announcement is made and believed, and the file that keeps them all.

Within a round nothing matters but the combination to beat, the own throw and the number of those who are in: a throw
that was believed is never seen again.
"""

import zlib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.luegenmaexchen.rules import MAEXCHEN, SHOW
from ludothek.kit.sealed import seal, unseal

FILE: Final = Path(__file__).with_name("equilibrium.bin")
VERSION: Final = 1
COMMAND: Final = "python -m ludothek.games.luegenmaexchen"
GRAIN: Final = 10000
"""Parts of a chance that are kept, two bytes each."""
WAYS: Final = 22
"""What can be done with a throw: announce one of the 21 combinations, or show it."""
LEAST: Final = 2
MOST: Final = 8
TELLING: Final = 21 * 21 * 22
BELIEVING: Final = 21 * 21
SIZE: Final = TELLING + BELIEVING


def row(received: i64, thrown: i64) -> i64:
    """Where the chances of all ways begin, after a combination was received and another one thrown."""
    return ((received + 1) * SHOW + thrown) * WAYS


def column(received: i64, said: i64) -> i64:
    """Where the chance stands that an announcement is believed which was made after another one."""
    return (received + 1) * SHOW + said


class Strategy:
    """What everybody does who plays by it."""

    def __init__(self) -> None:
        self.telling = vec[float]([0.0] * TELLING)
        """By `row` and way: how likely it is done."""
        self.trust = vec[float]([0.0] * BELIEVING)
        """By `column`: how likely it is believed; never for the Mäxchen."""

    def settle(self) -> None:
        """Leave out what is hardly ever done, so that the chances are those that a file can keep."""
        for received in range(-1, MAEXCHEN):
            for thrown in range(SHOW):
                _settle(self.telling, row(received, thrown))


def _settle(chances: vec[float], start: i64) -> None:
    """Whole parts alone, which add up; the likeliest way takes the rest."""
    left: i64 = GRAIN
    likeliest = start
    for way in range(start, start + WAYS):
        parts: i64 = round(chances[way] * GRAIN)
        if parts < GRAIN // 500:
            parts = 0
        if chances[way] > chances[likeliest]:
            likeliest = way
        left -= parts
        chances[way] = float(parts)
    chances[likeliest] += float(left)
    for way in range(start, start + WAYS):
        chances[way] /= float(GRAIN)


def number(seats: i64, true_maexchen: i64, start: i64) -> i64:
    """The number of a strategy in the file: each is for so many players and what they have agreed."""
    return ((seats - LEAST) * 2 + true_maexchen - 1) * 2 + start


def write(strategies: list[Strategy], path: Path = FILE) -> None:
    """Keep all strategies, in the order of their numbers."""
    out = bytearray()
    for shift in (0, 8):
        for strategy in strategies:
            for chances in (strategy.telling, strategy.trust):
                out += bytes([round(chance * GRAIN) >> shift & 255 for chance in chances])
    seal(path, VERSION, COMMAND, zlib.compress(bytes(out), 9))


class Book:
    """All strategies, each made ready when it is first asked for."""

    def __init__(self, path: Path = FILE) -> None:
        self._path = path
        self._bytes = b""
        self._read: dict[i64, Strategy] = {}

    def strategy(self, seats: i64, true_maexchen: i64, start: i64) -> Strategy:
        """That of so many players in a round who have agreed on this."""
        wanted = number(seats, true_maexchen, start)
        if wanted not in self._read:
            self._read[wanted] = self._open(wanted)
        return self._read[wanted]

    def _open(self, wanted: i64) -> Strategy:
        if len(self._bytes) == 0:
            self._bytes = zlib.decompress(unseal(self._path, VERSION))
        packed = self._bytes
        half: i64 = len(packed) // 2
        place = wanted * SIZE
        strategy = Strategy()
        for index in range(TELLING):
            strategy.telling[index] = float(packed[place + index] | packed[half + place + index] << 8) / GRAIN
        place += TELLING
        for index in range(BELIEVING):
            strategy.trust[index] = float(packed[place + index] | packed[half + place + index] << 8) / GRAIN
        return strategy
