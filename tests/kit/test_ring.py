"""Seats in a ring: who comes next, and who is passed over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.kit.common import ring


@given(st.integers(1, 10), st.data())
def test_the_next_seat_is_the_nearest_that_is_in(seats: int, data: st.DataObject) -> None:
    inside = data.draw(st.sets(st.integers(0, seats - 1)))
    seat = data.draw(st.integers(0, seats - 1))
    mask = sum(1 << each for each in inside)
    for way in (ring.CLOCKWISE, ring.BACKWARDS):
        order = [(seat + way * step) % seats for step in range(1, seats + 1)]
        expected = [each for each in order if each in inside]
        assert list(ring.around(mask, seat, seats, way)) == expected
        assert ring.after(mask, seat, seats, way) == (expected[0] if expected else ring.NONE)


def test_the_only_one_left_comes_after_itself() -> None:
    assert ring.after(0b0100, 2, 4) == 2
    assert ring.after(0, 2, 4) == -1
    assert ring.everybody(3) == 0b111


@pytest.mark.parametrize(("seat", "out", "following"), [(0, 0, 1), (3, 0, 0), (1, 0b0101, 3), (1, 0b1101, 1)])
def test_seats_that_are_out_are_passed_over(seat: int, out: int, following: int) -> None:
    assert ring.after(~out, seat, 4) == following
