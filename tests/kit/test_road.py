"""Roads of 24 points: which stones can use a number, and steps by their numbers."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.points.road import BAR, NUMBER, SOURCE, STEPS, append_steps, movable, step

places = st.sets(st.integers(1, 24)).map(lambda members: sum(1 << member for member in members))


def members(places: int) -> set[int]:
    return {place for place in range(26) if places >> place & 1}


def test_steps_have_numbers_of_their_own_ascending_by_place_and_number() -> None:
    steps = [(source, number) for source in range(1, 26) for number in range(1, min(source, 6) + 1)]
    assert [step(*each) for each in steps] == list(range(STEPS))
    assert [(SOURCE[each], NUMBER[each]) for each in range(STEPS)] == steps


@given(places, places, st.integers(1, 6), st.booleans())
def test_a_number_moves_what_can_land_and_takes_off_what_may_go(
    held: int,
    walls: int,
    number: int,
    highest: bool,  # noqa: FBT001 - Hypothesis gives it
) -> None:
    expected = {place for place in members(held) if place > number and not walls >> (place - number) & 1}
    if held and max(members(held)) <= 6:
        expected |= members(held) & {number}
        if highest and max(members(held)) < number:
            expected |= {max(members(held))}
    assert members(movable(held, walls, number, highest=highest)) == expected


@given(places, places, st.integers(1, 6))
def test_stones_on_the_bar_come_first(held: int, walls: int, number: int) -> None:
    found = movable(held | 1 << BAR, walls, number, highest=True)
    assert members(found) == (set() if walls >> (BAR - number) & 1 else {BAR})
    assert movable(held, walls, 0, highest=True) == 0


@given(places, places, st.integers(2, 6), st.data())
def test_steps_by_two_numbers_ascend_and_are_there_once(high: int, low: int, number: int, data: st.DataObject) -> None:
    smaller = data.draw(st.integers(1, number - 1))
    found = list(append_steps(vec[i64](), high, number, low, smaller))
    assert found == sorted(set(found))
    steps = {step(place, min(number, place)) for place in members(high)}
    assert set(found) == steps | {step(place, min(smaller, place)) for place in members(low)}
