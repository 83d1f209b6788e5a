"""The result of a deal or of a whole series: who, how much, and why."""

from collections.abc import Sequence

from msgspec import Struct


class Result(Struct, frozen=True):
    """Points of every seat, the seats that won (several win together), and the id of the text that says why."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


def best_of(points: Sequence[int], reason: str, *, fewest: bool = False) -> Result:
    """The seats with the most points win together, or those with the fewest."""
    best = min(points) if fewest else max(points)
    winners = tuple(seat for seat, value in enumerate(points) if value == best)
    return Result(tuple(points), winners, reason)
