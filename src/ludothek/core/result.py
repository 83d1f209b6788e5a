"""The result of a deal or of a whole series: who, how much, and why."""

from collections.abc import Sequence

from msgspec import Struct


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


def best_of(points: Sequence[int], reason: str, *, fewest: bool = False) -> Result:
    """The seats with the most points win together, or those with the fewest."""
    best = min(points) if fewest else max(points)
    winners = tuple(seat for seat, value in enumerate(points) if value == best)
    return Result(tuple(points), winners, reason)
