"""Seats round the table, some of which may be out."""

from mypy_extensions import i64


def after(seat: i64, seats: i64, out: i64) -> i64:
    """The next seat clockwise that is not in the set of those that are out; somebody must be left."""
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if (out >> seat) & 1 == 0:
            return seat
