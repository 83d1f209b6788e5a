"""In how many throws a side takes its last stones off: a table of all ways in which 15 stones can stand at home.

It is played for the fewest throws on the average. Two such distributions say exactly who is first, as long as nobody
plays differently because of how the other stands; a one-sided bear-off database, as the field calls it.
"""

import zlib
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.backgammon.mind.turn_ends import SIZE, Turn
from ludothek.kit.points.road import OFF, PLACES
from ludothek.kit.points.stones import STONES
from ludothek.thinking.nets.artifact import read_artifact, write_artifact

HOME: Final = 6
WAYS: Final = 54264
"""So many ways there are: of 21 steps, 6 are one point down and 15 are stones."""
MOST: Final = 32
"""More throws are never needed."""
WHOLE: Final = 65535
"""Chances are kept in parts of this size, two bytes each."""
VERSION: Final = 1
COMMAND: Final = "python -m ludothek.games.backgammon bearoff"
FILE: Final = Path(__file__).with_name("bearoff.bin")


def _pascal() -> vec[i64]:
    """How many ways there are to choose k of n, at 8 n + k."""
    ways = vec[i64]([0] * (8 * 22))
    for number in range(22):
        ways[8 * number] = 1
        for few in range(1, min(number, 7) + 1):
            ways[8 * number + few] = ways[8 * (number - 1) + few - 1] + ways[8 * (number - 1) + few]
    return ways


PASCAL: Final = _pascal()


def way(board: vec[i64], road: i64) -> i64:
    """The number of the way in which the stones of a side stand, all at home: smaller after every step."""
    number: i64 = 0
    stones: i64 = 0
    for steps in range(1, HOME + 1):
        stones += board[road + HOME + 1 - steps]
        number += PASCAL[8 * (stones + steps - 1) + steps]
    return number


class BearOff:
    """The chances to need so many throws, for every way."""

    def __init__(self, body: bytes) -> None:
        """For each way the fewest throws, how many chances follow, and these."""
        self._body = body
        self._starts = vec[i64]()
        at: i64 = 0
        for _ in range(WAYS):
            self._starts = append(self._starts, at)
            at += 2 + 2 * body[at + 1]

    def chance(self, number: i64, throws: i64) -> float:
        """To need exactly so many."""
        body = self._body
        start = self._starts[number]
        nth = throws - body[start]
        if nth < 0 or nth >= body[start + 1]:
            return 0.0
        at = start + 2 + 2 * nth
        return float(body[at] + (body[at + 1] << 8)) / WHOLE

    def first(self, mine: i64, theirs: i64) -> float:
        """The chance to be the first to have all stones off, when the other is about to throw."""
        win = 0.0
        done = 0.0
        for throws in range(1, MOST):
            done += self.chance(mine, throws - 1)
            win += done * self.chance(theirs, throws)
            if done > 0.999999:
                return win + self._later(theirs, throws)
        return win

    def _later(self, theirs: i64, throws: i64) -> float:
        """To need more throws than this."""
        later = 0.0
        for more in range(throws + 1, MOST):
            later += self.chance(theirs, more)
        return later


def load() -> BearOff:
    """As it is shipped."""
    return BearOff(zlib.decompress(read_artifact(FILE, VERSION)))


# How the table is made.


class Maker:
    """Finds the chances for all ways, from the fewest stones on."""

    def __init__(self) -> None:
        self._chances = vec[float]([0.0] * (WAYS * MOST))
        self._means = vec[float]([0.0] * WAYS)
        self._turn = Turn()
        self._chances[0] = 1.0

    def make(self) -> None:
        """Go through all ways; those that a throw leads to come before."""
        board = vec[i64]([0] * SIZE)
        board[PLACES + 1] = STONES
        for number in range(1, WAYS):
            lay(board, number)
            self._settle(board, number)

    def _settle(self, board: vec[i64], number: i64) -> None:
        for one in range(1, 7):
            for two in range(1, one + 1):
                self._turn.find(board, 0, one, two)
                best: i64 = 0
                fewest = 1e9
                for index in range(self._turn.count):
                    after = way(self._turn.boards, index * SIZE)
                    if self._means[after] < fewest:
                        fewest = self._means[after]
                        best = after
                share = (1.0 if one == two else 2.0) / 36.0
                self._means[number] += share * (1.0 + fewest)
                for throws in range(1, MOST):
                    self._chances[number * MOST + throws] += share * self._chances[best * MOST + throws - 1]

    def packed(self) -> bytes:
        """The table as it stands in a file."""
        out = bytearray()
        for number in range(WAYS):
            first: i64 = 0
            last: i64 = 0
            for throws in range(MOST - 1, -1, -1):
                if round(self._chances[number * MOST + throws] * WHOLE) > 0:
                    first = throws
                    last = max(last, throws)
            out.append(first)
            out.append(last - first + 1)
            for throws in range(first, last + 1):
                whole: i64 = round(self._chances[number * MOST + throws] * WHOLE)
                out.append(whole & 255)
                out.append(whole >> 8)
        return bytes(out)


def lay(board: vec[i64], number: i64) -> None:
    """Put stones on a road in the way that has a number."""
    stones: i64 = STONES
    above: i64 = 0
    rest = number
    for steps in range(HOME, 0, -1):
        # The largest number of stones on the highest `steps` points that does not lead beyond the rest.
        while PASCAL[8 * (stones + steps - 1) + steps] > rest:
            stones -= 1
        rest -= PASCAL[8 * (stones + steps - 1) + steps]
        if steps == HOME:
            board[OFF] = STONES - stones
        else:
            board[HOME - steps] = above - stones
        above = stones
    board[HOME] = above


def write() -> None:
    """Make the table anew."""
    maker = Maker()
    maker.make()
    write_artifact(FILE, VERSION, COMMAND, zlib.compress(maker.packed(), 9))
