"""A strategy of Lügenmäxchen: how likely each announcement is made and believed, and the file that keeps them all.

Within a round nothing matters but the combination to beat, the own throw and who is in: a throw that was believed is
never seen again. Who is in is a set of places, the seats as they come after who throws, who has place 0.
"""

import zlib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.luegenmaexchen.rules import MAEXCHEN, SHOW
from ludothek.kit.common.ring import everybody
from ludothek.thinking.nets.artifact import read_artifact, write_artifact

FILE: Final = Path(__file__).with_name("equilibrium.bin")
VERSION: Final = 2
COMMAND: Final = "python -m ludothek.games.luegenmaexchen"
GRAIN: Final = 255
"""Parts of a chance that are kept, one byte each."""
LENGTH: Final = 4
"""Bytes in the file that say how long the strategies of a table are."""
WAYS: Final = 22
"""What can be done with a throw: announce one of the 21 combinations, or show it."""
LEAST: Final = 2
MOST: Final = 8


def row(received: i64, thrown: i64) -> i64:
    """Where the chances of all ways begin, after a combination was received and another one thrown."""
    return ((received + 1) * SHOW + thrown) * WAYS


def column(received: i64, said: i64) -> i64:
    """Where the chance stands that an announcement is believed which was made after another one."""
    return (received + 1) * SHOW + said


class Strategy:
    """What everybody does who plays by it. Throws that are not above what was received are all treated alike."""

    def __init__(self) -> None:
        self.saying = vec[float]([0.0] * (SHOW * SHOW * WAYS))
        """By `row` and way: how likely it is done."""
        self.trust = vec[float]([0.0] * (SHOW * SHOW))
        """By `column`: how likely it is believed; never for the Mäxchen."""

    def settle(self) -> None:
        """Make the chances those that a file can keep; the likeliest way takes what is left over."""
        for received in range(-1, MAEXCHEN):
            for thrown in range(SHOW):
                _settle(self.saying, row(received, thrown))
        for place in range(SHOW * SHOW):
            self.trust[place] = float(round(self.trust[place] * GRAIN)) / GRAIN

    def packed(self) -> bytes:
        """All chances that can matter; `unpacked` makes a strategy of them again."""
        out = bytearray()
        for received in range(-1, MAEXCHEN):
            for thrown in range(max(received, 0), SHOW):
                for way in range(received + 1, WAYS):
                    out.append(round(self.saying[row(received, thrown) + way] * GRAIN))
            for said in range(received + 1, MAEXCHEN):
                out.append(round(self.trust[column(received, said)] * GRAIN))
        return bytes(out)


def unpacked(packed: bytes, place: i64) -> Strategy:
    """The strategy whose chances begin at a place."""
    strategy = Strategy()
    for received in range(-1, MAEXCHEN):
        for thrown in range(max(received, 0), SHOW):
            for way in range(received + 1, WAYS):
                strategy.saying[row(received, thrown) + way] = float(packed[place]) / GRAIN
                place += 1
        for thrown in range(received):
            for way in range(received + 1, WAYS):
                strategy.saying[row(received, thrown) + way] = strategy.saying[row(received, received) + way]
        for said in range(received + 1, MAEXCHEN):
            strategy.trust[column(received, said)] = float(packed[place]) / GRAIN
            place += 1
    return strategy


def _settle(chances: vec[float], start: i64) -> None:
    left: i64 = GRAIN
    likeliest = start
    for way in range(start, start + WAYS):
        if chances[way] > chances[likeliest]:
            likeliest = way
        left -= round(chances[way] * GRAIN)
    for way in range(start, start + WAYS):
        parts: i64 = round(chances[way] * GRAIN)
        chances[way] = float(parts + left if way == likeliest else parts) / GRAIN


def seen_from(inside: i64, place: i64, seats: i64) -> i64:
    """Who is in, by places, when another place becomes place 0."""
    return (inside >> place | inside << (seats - place)) & everybody(seats)


def rings(seats: i64) -> i64:
    """In how many ways some of so many seats are in: who throws is, and at least one more."""
    return everybody(seats) // 2


def ring(inside: i64) -> i64:
    """The number of the strategy of those who are in, among all of a table."""
    return inside // 2 - 1


def write(all_strategies: list[list[Strategy]], path: Path = FILE) -> None:
    """Keep all strategies: by seats, by what a true Mäxchen costs, by who begins, and by who is in."""
    out = bytearray()
    for strategies in all_strategies:
        packed = zlib.compress(b"".join([strategy.packed() for strategy in strategies]), 9)
        out += len(packed).to_bytes(LENGTH, "big") + packed
    write_artifact(path, VERSION, COMMAND, bytes(out))


class Book:
    """All strategies, each made ready when it is first asked for."""

    def __init__(self, path: Path = FILE) -> None:
        self._path = path
        self._packed: list[bytes] = []
        self._read: dict[tuple[i64, i64], Strategy] = {}

    def strategy(self, seats: i64, inside: i64, true_maexchen: i64, next_start: i64) -> Strategy:
        """That of those who are in, among so many seats who have agreed on this."""
        number = ((seats - LEAST) * 2 + true_maexchen - 1) * 2 + next_start
        wanted = (number, inside)
        if wanted not in self._read:
            if not self._packed:
                self._packed = _packed(read_artifact(self._path, VERSION))
            packed = zlib.decompress(self._packed[number])
            self._read[wanted] = unpacked(packed, len(packed) // rings(seats) * ring(inside))
        return self._read[wanted]


def _packed(body: bytes) -> list[bytes]:
    out: list[bytes] = []
    start = 0
    while start < len(body):
        end = start + LENGTH + int.from_bytes(body[start : start + LENGTH], "big")
        out.append(body[start + LENGTH : end])
        start = end
    return out
