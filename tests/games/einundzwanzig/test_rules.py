"""Einundzwanzig: three rounds with fewer and fewer dice, stopping, being out, and who wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.einundzwanzig.cases import GAME, Player, throw, thrown, totals, turns, winners
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.einundzwanzig.rules import start
from support.playing import legal, play, refused


@pytest.mark.clause("EIN-4", "EIN-R1", "EIN-R5", "EIN-R6")
def test_worked_case_1_exactly_21_stops_by_itself() -> None:
    state = throw(start(2, 0), "345 666 63")
    assert totals(state) == [21, 18]
    assert (state.turn, state.round) == (1, 1), "the game goes on"
    throw(state, "11")
    assert (state.turn, state.round) == (1, 2), "the first is not asked in the third round"
    throw(state, "1")
    assert state.turn == NOBODY
    assert totals(state) == [21, 21]
    assert list(state.winners()) == [0, 1], "the other may equal it"


@pytest.mark.clause("EIN-6")
def test_worked_case_2_more_than_21_is_out() -> None:
    state = throw(start(2, 0), "665 111 23 11")
    assert totals(state) == [22, 5]
    assert (state.turn, state.round) == (1, 2)
    assert list(throw(state, "1").winners()) == [1]


@pytest.mark.clause("EIN-R3", "EIN-R4")
def test_worked_case_3_who_stops_stays_as_he_is() -> None:
    state = throw(start(2, 0), "654 111 s 12")
    assert (state.turn, state.round) == (1, 2)
    throw(state, "6")
    assert totals(state) == [15, 12]
    assert list(state.winners()) == [0]


@pytest.mark.clause("EIN-5", "EIN-R2", "EIN-R10")
def test_worked_case_4_the_order_of_turns() -> None:
    state = start(3, 0)
    order = []
    while state.turn != NOBODY:
        seat, dice = state.turn, 0
        play(state, "t")
        while state.turn == REFEREE:
            play(state, "1")
            dice += 1
        order.append((seat, dice))
    assert order == [(seat, dice) for dice in (3, 2, 1) for seat in range(3)]
    assert totals(state) == [6, 6, 6]


@pytest.mark.clause("EIN-4", "EIN-R7", "EIN-R8")
@pytest.mark.parametrize(
    ("so_far", "sums", "won", "reason"),
    [
        pytest.param("666 666 666 11 11 14 s s", [20, 20, 23], [0, 1], "reason-below", id="case 5"),
        pytest.param("666 666 13 16", [22, 25], [], "reason-all-out", id="case 6: nobody wins"),
        pytest.param("666 666 666 12 s 12", [21, 18, 21], [0, 2], "reason-goal", id="case 7"),
        pytest.param("666 665 s s", [18, 17], [0], "reason-below", id="the highest below 21"),
        pytest.param("666 111 66 s", [30, 3], [1], "reason-below", id="whoever is left"),
        pytest.param("555 555 s s", [15, 15], [0, 1], "reason-below", id="a draw"),
    ],
)
def test_who_wins(so_far: str, sums: list[int], won: list[int], reason: str) -> None:
    match = thrown(so_far, len(sums))
    assert match.over
    result = match.view(0).result
    assert result is not None
    assert totals(throw(start(len(sums), 0), so_far)) == sums
    assert (list(result.winners), result.reason) == (won, reason)
    assert list(result.points) == [total if total <= 21 else 0 for total in sums]


@pytest.mark.clause("EIN-5", "EIN-R3", "EIN-R5")
def test_worked_cases_8_and_9_all_throw_three_times() -> None:
    state = throw(start(2, 0, 1), "666 111")
    assert legal(state) == ["t"]
    throw(state, "11 11")
    assert legal(state) == ["t"]
    assert totals(throw(state.copy(), "1")) == [21, 5]
    out = throw(state, "2")
    assert (totals(out), out.turn) == ([22, 5], 1)
    done = throw(start(2, 0, 1), "664 111 23 11")
    assert (totals(done), done.turn, done.round) == ([21, 5], 1, 2)


@pytest.mark.clause("EIN-5", "EIN-6")
def test_worked_case_10_when_a_throw_can_be_too_much() -> None:
    """Two dice can push over 21 from 10 upwards, one die from 16 upwards."""
    for total, faces in ((9, "333"), (10, "334"), (18, "666")):
        state = throw(start(2, 0), f"{faces} 111 66")
        assert (state.total(0) > 21) == (total >= 10)
    for total, faces in ((15, "661"), (16, "662")):
        state = throw(start(2, 0), f"{faces} 111 11 11 6")
        assert (state.total(0) > 21) == (total >= 16)


@pytest.mark.clause("EIN-R3")
@pytest.mark.parametrize("may_stop", ["yes", "no"])
def test_nobody_stops_in_the_first_round(may_stop: str) -> None:
    match = thrown("", may_stop=may_stop)
    assert legal(match.state) == ["t"]
    assert refused(match, "s") == "EIN-R3"
    assert legal(thrown("111 111").state) == ["t", "s"]
    assert legal(thrown("111 111 11 11").state) == ["t", "s"]
    assert refused(thrown("111 111", may_stop="no"), "s") == "EIN-R3"


@pytest.mark.clause("EIN-R9")
def test_the_last_one_left_is_still_asked() -> None:
    state = throw(start(3, 0), "666 666 111 66 66")
    assert (state.turn, legal(state)) == (2, ["t", "s"])
    throw(state, "11")
    assert (state.turn, state.round, legal(state)) == (2, 2, ["t", "s"])
    assert list(throw(state, "s").winners()) == [2]


@pytest.mark.clause("EIN-R2", "EIN-R4", "EIN-R10")
def test_a_round_in_which_nobody_throws_any_more_ends_the_game() -> None:
    state = throw(start(3, 0), "111 222 333 s s s")
    assert state.turn == NOBODY
    assert list(state.winners()) == [2]


@pytest.mark.clause("EIN-1", "EIN-R3")
def test_what_may_be_agreed() -> None:
    assert list(GAME.seats) == list(range(2, 9))
    for seats in (1, 9):
        with pytest.raises(BadSeats):
            GAME.settle(seats, {})
    assert GAME.settle(2, {}) == {"may_stop": "yes"}
    with pytest.raises(BadOption):
        GAME.settle(2, {"may_stop": "maybe"})


@pytest.mark.clause("EIN-3", "EIN-4")
def test_it_is_quinze_with_another_goal() -> None:
    """As there, a hit beats everything and too much is worth nothing: of all sums 21 is the best."""
    worth = [throw(start(2, 0), f"666 111 {second}").points(0) for second in ("11", "12", "13")]
    assert worth == [20, 21, 0]


@pytest.mark.clause("EIN-4", "EIN-5", "EIN-6", "EIN-R1", "EIN-R2", "EIN-R3", "EIN-R4", "EIN-R5", "EIN-R6", "EIN-R7")
@pytest.mark.clause("EIN-R8", "EIN-R9", "EIN-R10")
@given(st.integers(2, 8), st.integers(0, 1), st.data())
def test_any_game_agrees_with_rounds_written_as_loops(seats: int, must: int, data: st.DataObject) -> None:
    state = start(seats, 0, must)
    players = [Player() for _ in range(seats)]
    for seat, dice in turns(players):
        assert (state.turn, state.round) == (seat, 3 - dice)
        assert legal(state) == ["t", "s"][: 1 if must or dice == 3 else 2]
        if data.draw(st.sampled_from(legal(state))) == "s":
            players[seat].stopped = True
            play(state, "s")
            continue
        faces = data.draw(st.lists(st.integers(1, 6), min_size=dice, max_size=dice))
        players[seat].faces += faces
        play(state, "t", *map(str, faces))
        assert state.total(seat) == sum(players[seat].faces)
    assert state.turn == NOBODY
    assert list(state.winners()) == winners(players)
