"""Who comes next round the table, among those who are still in; the seats that are in are the bits of one integer."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import State

CLOCKWISE: Final = 1
BACKWARDS: Final = -1
NONE: Final = -1


def after(inside: i64, seat: i64, seats: i64, way: i64 = CLOCKWISE) -> i64:
    """The next seat that is in, in one way or the other: the seat itself if it is the only one, -1 if none is in."""
    for _ in range(seats):
        seat = (seat + way + seats) % seats
        if (inside >> seat) & 1:
            return seat
    return NONE


def around(inside: i64, seat: i64, seats: i64, way: i64 = CLOCKWISE) -> vec[i64]:
    """All seats that are in, in the order in which they come after a seat, which is the last if it is in itself."""
    out = vec[i64](capacity=seats)
    for _ in range(seats):
        seat = (seat + way + seats) % seats
        if (inside >> seat) & 1:
            out = append(out, seat)
    return out


def everybody(seats: i64) -> i64:
    """The set of all seats."""
    return (1 << seats) - 1


def with_points(state: State) -> vec[i64]:
    """All seats that have a point or more, ascending: the winners where all others have none."""
    out = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        if state.points(seat) > 0:
            out = append(out, seat)
    return out
