"""The result of a deal or of a whole series: who, how much, and why."""

from collections.abc import Collection, Sequence

from msgspec import Struct

BY_POINTS = ("", "reason-points", "reason-fewest", "reason-total", "reason-total-fewest")
"""Reasons by which points decide, so that they have to be told; and none at all."""


class Result(Struct, frozen=True):
    """Points of every seat, the seats that have won, ascending, and the id of the text that says why.

    Several win together. If all have, it is a draw; if none has, nobody has won.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    @property
    def drawn(self) -> bool:
        """Have all won, where there is more than one?"""
        return len(self.winners) == len(self.points) > 1

    @property
    def bare(self) -> bool:
        """Is there nothing to tell but who has won: nobody else has any points?"""
        return all(points == 0 or seat in self.winners for seat, points in enumerate(self.points))

    def gladdens(self, seats: Collection[int]) -> bool:
        """Has one of these seats won what could have been lost? A draw is no such thing, nor points collected alone."""
        if not set(seats).intersection(self.winners):
            return False
        return self.reason not in BY_POINTS if len(self.points) == 1 else not self.drawn


def best_of(points: Sequence[int], reason: str, *, fewest: bool = False) -> Result:
    """The seats with the most points win together, or those with the fewest."""
    best = min(points) if fewest else max(points)
    winners = tuple(seat for seat, value in enumerate(points) if value == best)
    return Result(tuple(points), winners, reason)
