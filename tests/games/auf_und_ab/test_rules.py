"""Auf und ab: numbers that are crossed out and come back, how it ends, and the exact odds."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.auf_und_ab.cases import GAME, alone, crossed, result, throw, thrown
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.state import NOBODY, playout
from ludothek.games.auf_und_ab.odds import odds
from ludothek.games.auf_und_ab.rules import AufUndAb, start
from support.playing import legal, play, points


@pytest.mark.clause("AUF-3", "AUF-5", "AUF-6", "AUF-7", "AUF-R2")
@pytest.mark.parametrize(
    ("faces", "struck"),
    [
        pytest.param("123456", "123456", id="case 1: the smallest possible number"),
        pytest.param("12345", "12345", id="case 2: five are crossed out"),
        pytest.param("123455", "1234", id="case 2: and one is back"),
        pytest.param("333", "3", id="case 3"),
        pytest.param("12345556", "123456", id="case 4"),
        pytest.param("123452", "1345", id="case 6: open are 2 and 6"),
    ],
)
def test_what_is_crossed_out(faces: str, struck: str) -> None:
    state = throw(start(2, 0), alone(faces[:-1]) + faces[-1])
    assert crossed(state, 0) == struck
    assert (state.turn == NOBODY) == (struck == "123456")
    assert state.points(0) == len(struck)


@pytest.mark.clause("AUF-7")
@given(st.lists(st.integers(1, 6), min_size=6, max_size=40))
def test_worked_case_4_no_list_is_completed_by_an_odd_number_of_throws(faces: list[int]) -> None:
    found = result(1, faces, complete=False)
    assert found is None or found[1] % 2 == 0


RACE = "11 22 33 44 55 6"
"""Case 5: two players cross out one number after the other."""


@pytest.mark.clause("AUF-7", "AUF-R1", "AUF-R4")
def test_worked_case_5_the_first_wins_at_once() -> None:
    match = thrown(RACE)
    assert match.over
    assert points(match.state) == [6, 5]
    assert list(match.state.winners()) == [0]
    assert match.state.reason() == "reason-all"


@pytest.mark.clause("AUF-R4")
def test_worked_case_5_where_the_round_is_completed_both_may_win() -> None:
    match = thrown(RACE, finish="complete_round")
    assert (match.over, match.turn) == (False, 1)
    for face, won in (("6", [0, 1]), ("5", [0]), ("1", [0])):
        after = thrown(f"{RACE}{face}", finish="complete_round")
        assert after.over
        assert list(after.state.winners()) == won


@pytest.mark.clause("AUF-R4")
def test_whoever_completes_a_round_and_his_list_ends_it_either_way() -> None:
    for finish in ("immediate", "complete_round"):
        match = thrown("11 12 13 14 15 16", finish=finish)
        assert match.over
        assert list(match.state.winners()) == [1]


@pytest.mark.clause("AUF-4", "AUF-R1", "AUF-R3")
def test_throws_go_round_and_change_the_own_list_only() -> None:
    state = start(3, 0)
    assert state.turn == 0
    throw(state, "4")
    assert (state.turn, list(map(int, state.lists))) == (1, [8, 0, 0])
    throw(state, "45")
    assert (state.turn, [crossed(state, seat) for seat in range(3)]) == (0, ["4", "4", "5"])
    throw(state, "4")
    assert [crossed(state, seat) for seat in range(3)] == ["", "4", "5"]


def at_the_limit(lists: list[int], complete: int = 0) -> AufUndAb:
    """Before the last throw of all."""
    state = start(len(lists), 0, complete)
    state.lists = vec[i64](lists)
    state.made = 1000 * len(lists) - 1
    state.turn = len(lists) - 1
    return state


@pytest.mark.clause("AUF-R5")
@pytest.mark.parametrize("complete", [0, 1])
def test_worked_case_7_after_1000_throws_the_most_crossed_out_numbers_win(complete: int) -> None:
    state = throw(at_the_limit([0b1111, 0b111100, 0b11110], complete), "2")
    assert state.turn == NOBODY
    assert (points(state), state.reason()) == ([4, 4, 3], "reason-limit")
    assert list(state.winners()) == [0, 1]
    finished = throw(at_the_limit([0b1111, 0b111100, 0b11111], complete), "6")
    assert (list(finished.winners()), finished.reason()) == ([2], "reason-all")
    before = at_the_limit([0b1111, 0b1111], complete)
    before.made -= 1
    before.turn = 0
    assert throw(before, "1").turn == 1, "the other has one throw left"


@pytest.mark.clause("AUF-1", "AUF-2", "AUF-R4", "AUF-R6")
def test_what_may_be_agreed() -> None:
    assert list(GAME.seats) == list(range(2, 9))
    for seats in (1, 9):
        with pytest.raises(BadSeats):
            GAME.settle(seats, {})
    assert GAME.settle(2, {}) == {"finish": "immediate"}
    with pytest.raises(BadOption):
        GAME.settle(2, {"finish": "never"})
    match = thrown("")
    assert legal(match.state) == ["t"]
    assert [piece.zone for piece in match.view(0).scene.pieces] == ["dice"]
    assert len(match.view(0).scene.cells) == 12, "a sheet of paper for everybody"


@pytest.mark.clause("AUF-4", "AUF-5", "AUF-6", "AUF-7", "AUF-R1", "AUF-R2", "AUF-R3", "AUF-R4")
@given(st.integers(2, 8), st.booleans(), st.lists(st.integers(1, 6), min_size=120, max_size=120))
def test_any_game_agrees_with_lists_of_paper(seats: int, complete: bool, faces: list[int]) -> None:  # noqa: FBT001
    state = start(seats, 0, int(complete))
    made = 0
    while state.turn != NOBODY and made < len(faces):
        assert state.turn == made % seats
        play(state, "t", str(faces[made]))
        made += 1
    expected = result(seats, faces, complete=complete)
    assert (state.turn == NOBODY) == (expected is not None)
    if expected:
        assert (list(state.winners()), made) == expected


# The odds.


@pytest.mark.parametrize(("seats", "complete"), [(2, 0), (4, 1)])
def test_the_odds_are_those_of_very_many_games(seats: int, complete: int) -> None:
    """Both together are a hundred thousand games."""
    random = Random(5)
    games = 50_000
    won = [0] * seats
    for _ in range(games):
        state = start(seats, 0, complete)
        playout(state, random)
        for seat in state.winners():
            won[seat] += 1
    for told, seen in zip(odds(start(seats, 0, complete)), won, strict=True):
        assert abs(told - seen / games) < 4 * sqrt(told * (1 - told) / games)


def test_with_one_number_open_the_next_throw_counts() -> None:
    state = start(2, 0, 1)
    state.lists = vec[i64]([0b11111, 0b11111])
    throw(state, "6")
    assert odds(state) == pytest.approx([1, 1 / 6]), "the round is completed"


@pytest.mark.clause("AUF-R5")
@pytest.mark.parametrize("complete", [0, 1])
def test_the_odds_at_the_limit(complete: int) -> None:
    assert odds(at_the_limit([0b1111, 0b111], complete)) == pytest.approx([1, 1 / 2])
    assert odds(at_the_limit([0b1111, 0b11111], complete)) == pytest.approx([5 / 6, 1])


@pytest.mark.parametrize("complete", [0, 1])
def test_somebody_always_wins_and_alone_if_it_ends_at_once(complete: int) -> None:
    """Shared wins are possible only where the round is completed, but for the limit, which nobody ever sees."""
    for faces in ("", "1", "11", "12 21 3", "12 23 34 45 5"):
        total = sum(odds(throw(start(2, 0, complete), faces)))
        assert total > 1 + 1e-6 if complete else total == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("complete", [0, 1])
def test_the_odds_are_the_mean_of_what_they_can_become(complete: int) -> None:
    random = Random(3)
    state = start(3, 0, complete)
    while state.made < 12:
        play(state, "t")
        ahead = odds(state)
        means = [0.0] * 3
        for face in state.moves():
            after = state.copy()
            after.play(face)
            for seat in range(3):
                reached = odds(after)[seat] if after.turn != NOBODY else float(seat in list(after.winners()))
                means[seat] += reached / 6
        assert ahead == pytest.approx(means)
        state.play(state.chance(random))
