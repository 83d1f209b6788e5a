"""Höchste Hausnummer: three throws, three places, rounds that are added up, and who wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.hausnummer.cases import GAME, PLACES, built, places, throw, thrown, winners
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.hausnummer.rules import Hausnummer, start
from support.playing import play, points, refused


@pytest.mark.clause("HAU-3", "HAU-4", "HAU-5", "HAU-6", "HAU-R2")
@pytest.mark.parametrize(
    ("throws", "house"),
    [
        pytest.param("1e 6h 4", 641, id="case 1: as the rules advise"),
        pytest.param("6h 6z 6", 666, id="case 2: the highest number"),
        pytest.param("1e 1z 1", 111, id="case 2: the lowest number"),
        pytest.param("4h 2e 5", 452, id="case 3: hundreds, then ones"),
        pytest.param("4z 2e 5", 542, id="case 3: tens, then ones"),
        pytest.param("4z 2h 5", 245, id="the last face in the ones"),
    ],
)
def test_a_house_number_is_made_of_three_throws(throws: str, house: int) -> None:
    state = throw(start(2, 1), throws)
    assert state.made == 1
    assert list(state.numbers) == [house, 0]


@pytest.mark.clause("HAU-R2", "HAU-R3")
def test_worked_case_4_a_place_is_used_once() -> None:
    match = thrown("4h 2")
    assert places(match.state) == "ze"
    assert refused(match, "h") == "HAU-R2"


@pytest.mark.clause("HAU-5", "HAU-R3")
def test_a_face_is_placed_before_the_next_throw_and_stays_there() -> None:
    state = play(start(2, 1), "3")
    assert (state.turn, places(state)) == (0, "hze")
    play(state, "z")
    assert (state.turn, list(state.numbers)) == (REFEREE, [30, 0])
    play(state, "6")
    assert (state.turn, places(state)) == (0, "he")
    play(state, "e")
    assert list(state.numbers) == [36, 0]


@pytest.mark.clause("HAU-7", "HAU-8", "HAU-R5")
@pytest.mark.parametrize(
    ("rounds", "throws", "total", "won"),
    [
        pytest.param(1, "1e 6h 4 6h 1z 4", [641, 614], [0], id="case 5"),
        pytest.param(1, "6h 1z 4 1e 6h 4", [614, 641], [1], id="case 5, the other way round"),
        pytest.param(3, "6h 4z 1 6h 1z 4 3h 5z 2 4h 2z 6 5h 1z 1 4h 6z 4", [1504, 1504], [0, 1], id="case 6"),
        pytest.param(2, "6h 6z 6 5h 5z 5 1h 1z 1 2h 2z 3", [777, 778], [1], id="one pip over two rounds"),
        pytest.param(1, "5h 5z 5 4h 4z 4 5e 5z 5", [555, 444, 555], [0, 2], id="two of three share the win"),
    ],
)
def test_the_highest_sum_wins(rounds: int, throws: str, total: list[int], won: list[int]) -> None:
    match = thrown(throws, len(total), rounds)
    assert match.over
    assert points(match.state) == total
    assert list(match.state.winners()) == won


@pytest.mark.clause("HAU-4", "HAU-R1", "HAU-R6")
def test_worked_case_7_everybody_throws_three_times_in_a_row() -> None:
    state = start(3, 1)
    order = []
    while state.turn != NOBODY:
        order.append(state.made % 3)
        play(state, "3")
        if state.turn >= 0:
            assert state.turn == order[-1]
            state.play(state.moves()[0])
    assert order == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.clause("HAU-7", "HAU-R1")
def test_the_first_seat_begins_every_round() -> None:
    state = throw(start(2, 2), "1h 1z 1 2h 2z 2 3h")
    assert list(state.numbers) == [111, 222, 300, 0]
    assert points(state) == [111, 222], "a number counts once it is complete"
    throw(state, "3z 3 4h 4z 4")
    assert state.turn == NOBODY
    assert points(state) == [444, 666]


@pytest.mark.clause("HAU-1", "HAU-7", "HAU-R4", "HAU-R6")
def test_what_may_be_agreed() -> None:
    assert list(GAME.seats) == list(range(2, 9))
    for seats in (1, 9):
        with pytest.raises(BadSeats):
            GAME.settle(seats, {})
    assert GAME.settle(2, {}) == {"rounds": 3}
    for rounds in (0, 21):
        with pytest.raises(BadOption):
            GAME.settle(2, {"rounds": rounds})
    for rounds in (1, 20):
        state = GAME.start(8, {"rounds": rounds})
        assert isinstance(state, Hausnummer)
        assert len(state.numbers) == 8 * rounds


@pytest.mark.clause("HAU-4", "HAU-5", "HAU-7", "HAU-8", "HAU-R1", "HAU-R2", "HAU-R3", "HAU-R5", "HAU-R6")
@given(st.integers(2, 8), st.integers(1, 3), st.data())
def test_any_game_agrees_with_digits_filled_in_by_hand(seats: int, rounds: int, data: st.DataObject) -> None:
    state = start(seats, rounds)
    story: list[str] = []
    for at in range(3 * seats * rounds):
        assert state.turn == REFEREE
        face = str(data.draw(st.integers(1, 6)))
        play(state, face)
        if at % 3 == 2:
            story.append(f"{face}?")
            continue
        assert state.turn == at // 3 % seats
        taken = [each[1] for each in story[at - at % 3 :]]
        assert places(state) == "".join(place for place in PLACES if place not in taken)
        place = data.draw(st.sampled_from(places(state)))
        story.append(f"{face}{place}")
        play(state, place)
    expected = built(seats, story)
    assert state.turn == NOBODY
    assert list(state.numbers) == [expected[at % seats][at // seats] for at in range(seats * rounds)]
    assert points(state) == [sum(numbers) for numbers in expected]
    assert list(state.winners()) == winners(expected)
