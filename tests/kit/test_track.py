"""Roads with jumps, and what is too much."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from ludothek.kit.races import track


def test_what_is_too_much_is_counted_back_from_the_goal() -> None:
    assert track.land(61, 5, 63, back=True) == 61 - 1
    assert list(track.passed(61, 5, 63, back=True)) == [62, 63, 62, 61, 60]
    assert track.land(61, 5, 63, back=False) == 61
    assert list(track.passed(61, 5, 63, back=False)) == []
    assert track.land(57, 6, 63, back=False) == 63


@given(st.integers(1, 100), st.integers(1, 12), st.data())
def test_a_run_is_made_of_single_steps(goal: int, number: int, data: st.DataObject) -> None:
    field = data.draw(st.integers(max(0, goal - 90), goal - 1))
    if number > goal:
        return
    way = list(track.passed(field, number, goal, back=True))
    assert len(way) == number
    assert way[-1] == track.land(field, number, goal, back=True)
    assert all(one - other in (1, -1) for one, other in pairwise([field, *way]))
    assert all(0 <= each <= goal for each in way)


def test_jumps_lead_where_they_should_and_elsewhere_nowhere() -> None:
    leads = track.jumps(64, {3: 12, 18: 13})
    assert [field for field in range(65) if leads[field] != field] == [3, 18]
    assert (leads[3], leads[18]) == (12, 13)
