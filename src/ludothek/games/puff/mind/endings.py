"""The last stones of Puff: with few of them left, all in the last quarters, everybody's chance to win is exact.

Nobody can hit any more, so each player only has a few stones on six points. What a throw can make of them is found by
the rules themselves; chances are found from the shortest ways up.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.puff.rules import DICE, Puff, laid
from ludothek.kit.points.road import OUTSIDE, PLACES
from ludothek.kit.points.stones import STONES

FEW: Final = 3
"""So many stones of each player at most."""
CLOSE: Final = 1e-12
"""A throw that cannot be used leads back to the same stones; chances are found when they change less than this."""
WAYS: Final = 1 << 12
"""What each player has left is a number below this: how many stones on each of the six points, two bits each."""


def few(state: Puff, seat: i64) -> bool:
    """Are no more than a few stones of a seat left, all in its last quarter?"""
    return state.held[seat] < OUTSIDE and state.board[seat * PLACES] >= STONES - FEW


def left(state: Puff, seat: i64) -> i64:
    """What a seat has left."""
    found: i64 = 0
    for place in range(1, 7):
        found += state.board[seat * PLACES + place] << (2 * place - 2)
    return found


def all_few() -> list[i64]:
    """Everything that a player can have left, the shortest ways first."""
    ways = [(way(stones), stones) for stones in range(1, WAYS) if stones_in(stones) <= FEW]
    ways.sort()
    return [stones for _, stones in ways]


def stones_in(stones: i64) -> i64:
    """How many stones."""
    count: i64 = 0
    for place in range(6):
        count += (stones >> (2 * place)) & 3
    return count


def way(stones: i64) -> i64:
    """How many points they still have to go."""
    total: i64 = 0
    for place in range(6):
        total += (place + 1) * ((stones >> (2 * place)) & 3)
    return total


def ends(stones: i64, one: i64, two: i64, terms: i64) -> vec[i64]:
    """What may be left after a throw."""
    board = vec[i64]([0] * (2 * PLACES))
    for place in range(6):
        board[place + 1] = (stones >> (2 * place)) & 3
    board[0] = STONES - stones_in(stones)
    board[PLACES + 1] = STONES
    begin = laid(board, terms)
    begin.dealer = 0
    begin.left = -2
    begin.play(DICE - 1 + one)
    begin.play(DICE - 1 + two)
    found = vec[i64]()
    seen: set[i64] = set()
    waiting: list[Puff] = [begin]
    while len(waiting) > 0:
        here = waiting.pop()
        if here.turn != 0:
            after = left(here, 0)
            if after not in seen:
                seen.add(after)
                found = append(found, after)
            continue
        for move in here.moves():
            ahead = here.copy()
            ahead.play(move)
            waiting.append(ahead)
    return found


class Endings:
    """The chances of whoever is about to throw, under what was agreed about playing off."""

    def __init__(self, terms: i64) -> None:
        self._throws: dict[i64, list[vec[i64]]] = {}
        """For all that can be left, what each of the 21 throws can make of it."""
        self._chances: dict[i64, float] = {}
        order = all_few()
        for stones in order:
            throws = [ends(stones, one, two, terms) for one in range(1, 7) for two in range(1, one + 1)]
            self._throws[stones] = throws
        for long in range(len(order)):
            for short in range(long + 1):
                self._settle(order[long], order[short])

    def chance(self, mine: i64, theirs: i64) -> float:
        """To win, for who is about to throw."""
        return self._chances[mine * WAYS + theirs]

    def _settle(self, one: i64, other: i64) -> None:
        """Find the chances of both with these stones; those of all shorter ways are known."""
        self._chances[one * WAYS + other] = 0.5
        self._chances[other * WAYS + one] = 0.5
        change = 1.0
        while change > CLOSE:
            change = self._improve(one, other)
            if one != other:
                change = max(change, self._improve(other, one))

    def _improve(self, mine: i64, theirs: i64) -> float:
        total = 0.0
        number: i64 = 0
        throws = self._throws[mine]
        for one in range(1, 7):
            for two in range(1, one + 1):
                best = 0.0
                for after in throws[number]:
                    if after == 0:
                        best = 1.0
                    elif one == two:
                        best = max(best, self._chances[after * WAYS + theirs])
                    else:
                        best = max(best, 1.0 - self._chances[theirs * WAYS + after])
                total += best if one == two else 2.0 * best
                number += 1
        key = mine * WAYS + theirs
        change = abs(total / 36.0 - self._chances[key])
        self._chances[key] = total / 36.0
        return change
