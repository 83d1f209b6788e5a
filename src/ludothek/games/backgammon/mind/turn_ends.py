"""All positions in which a turn can end, by the rules of tournaments, found quickly on a bare board.

A bare board has 26 places of whoever moves, from off (0) to the bar (25), and then 26 of the other, who counts them
from the other end. Learning and looking ahead go through millions of them; `rules` plays what is found here.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.points.road import BAR, OFF, PLACES

SIZE: Final = 2 * PLACES
LOW: Final = 1
HIGH: Final = 2
BOTH: Final = 3
"""What is used of a throw of two numbers; of two ends the one that uses more counts (BGM-R8)."""


def _marks() -> vec[i64]:
    """A number for every place, so that equal sums over all stones are as good as equal boards."""
    random = Random(1)
    out = vec[i64]()
    for _ in range(SIZE):
        out = append(out, random.randrange(1 << 55))
    return out


MARKS: Final = _marks()


class Turn:
    """The ends of one turn: `count` boards one after the other, each found once."""

    def __init__(self) -> None:
        self.boards = vec[i64]([0] * (SIZE * 64))
        self.count: i64 = 0
        self._keys = vec[i64]([0] * 64)
        self._board = vec[i64]([0] * SIZE)
        self._most: i64 = 0
        """How much of the throw the ends found so far use: of a double so many numbers, else as `LOW` and so on say."""

    def find(self, board: vec[i64], start: i64, one: i64, two: i64) -> None:
        """Find the ends for the board that begins at `start`; it is one of them itself where nothing can be moved."""
        for index in range(SIZE):
            self._board[index] = board[start + index]
        self.count = 0
        self._most = 0
        if one == two:
            self._repeat(one, 4, BAR, 0, 0)
        else:
            high = max(one, two)
            low = min(one, two)
            self._pair(high, low, HIGH)
            self._pair(low, high, LOW)

    def _pair(self, first: i64, second: i64, alone: i64) -> None:
        """Use one number and then, where possible, the other; `alone` says which one is used where it is not."""
        top = self._top()
        found = False
        for source in range(top, 0, -1):
            if self._can(source, first, top):
                found = True
                hit = self._step(source, first)
                self._second(second, alone, self._change(source, first, hit))
                self._back(source, first, hit)
            if source == BAR:
                break
        if not found:
            self._keep(0, 0)

    def _second(self, number: i64, alone: i64, key: i64) -> None:
        top = self._top()
        found = False
        for source in range(top, 0, -1):
            if self._can(source, number, top):
                found = True
                hit = self._step(source, number)
                self._keep(BOTH, key + self._change(source, number, hit))
                self._back(source, number, hit)
            if source == BAR:
                break
        if not found:
            self._keep(alone, key)

    def _repeat(self, number: i64, left: i64, highest: i64, used: i64, key: i64) -> None:
        """Use a number of a double again, from no place above `highest`."""
        deeper = False
        if left > 0:
            top = self._top()
            for source in range(min(top, highest), 0, -1):
                if self._can(source, number, top):
                    deeper = True
                    hit = self._step(source, number)
                    self._repeat(number, left - 1, source, used + 1, key + self._change(source, number, hit))
                    self._back(source, number, hit)
                if source == BAR:
                    break
        if not deeper:
            self._keep(used, key)

    def _top(self) -> i64:
        """The farthest place with stones."""
        place: i64 = BAR
        board = self._board
        while place > 0 and board[place] == 0:
            place -= 1
        return place

    def _can(self, source: i64, number: i64, top: i64) -> bool:
        board = self._board
        if board[source] == 0:
            return False
        target = source - number
        if target > 0:
            return board[PLACES + BAR - target] < 2
        return top <= 6 and (target == 0 or source == top)

    def _step(self, source: i64, number: i64) -> bool:
        """Move a stone; is another hit?"""
        board = self._board
        target = source - number
        board[source] -= 1
        if target <= 0:
            board[OFF] += 1
            return False
        board[target] += 1
        facing = PLACES + BAR - target
        if board[facing] == 1:
            board[facing] = 0
            board[PLACES + BAR] += 1
            return True
        return False

    def _back(self, source: i64, number: i64, hit: bool) -> None:  # noqa: FBT001
        board = self._board
        target = max(source - number, OFF)
        board[source] += 1
        board[target] -= 1
        if hit:
            board[PLACES + BAR - target] = 1
            board[PLACES + BAR] -= 1

    def _change(self, source: i64, number: i64, hit: bool) -> i64:  # noqa: FBT001
        """By how much a step changes the sum of marks."""
        target = max(source - number, OFF)
        change = MARKS[target] - MARKS[source]
        return change + MARKS[PLACES + BAR] - MARKS[PLACES + BAR - target] if hit else change

    def _keep(self, used: i64, key: i64) -> None:
        """An end is found; those that use fewer numbers of the throw do not count."""
        if used < self._most:
            return
        if used > self._most:
            self._most = used
            self.count = 0
        keys = self._keys
        for index in range(self.count):
            if keys[index] == key:
                return
        if self.count == len(keys):
            for _ in range(len(keys)):
                self._keys = append(self._keys, 0)
            for _ in range(len(self.boards)):
                self.boards = append(self.boards, 0)
        self._keys[self.count] = key
        start = self.count * SIZE
        boards = self.boards
        board = self._board
        for index in range(SIZE):
            boards[start + index] = board[index]
        self.count += 1
