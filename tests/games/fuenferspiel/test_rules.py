"""Fünfer-Spiel: throws of three dice round by round, who has a 5 first, further series, and the exact odds."""

from itertools import product
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.fuenferspiel.cases import GAME, misses, throw, thrown, winners
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.state import NOBODY, playout
from ludothek.games.fuenferspiel.rules import odds, start
from support.playing import legal, play, points


@pytest.mark.clause("FUE-4", "FUE-5", "FUE-R1", "FUE-R2", "FUE-R3", "FUE-R4", "FUE-R5")
@pytest.mark.parametrize(
    ("throws", "seats", "won", "needed"),
    [
        pytest.param("1-1-3, 6-2-1", 2, [0], 1, id="case 1: the round is completed"),
        pytest.param("4-1-1, 2-2-1", 2, [1], 1, id="case 2"),
        pytest.param("3-3-3, 6-5-1 | 1-3-1, 2-1-2", 2, [0, 1], 2, id="case 3: a shared win"),
        pytest.param("1-1-1, 1-1-2 | 1-2-3, 3-1-1", 2, [1], 2, id="case 4: nothing is added up"),
        pytest.param(f"{misses(29)} 1-2-2", 3, [2], 10, id="case 6: with the last throw of all"),
        pytest.param("1-1-3, 1-2-2, 6-6-6", 3, [0, 1], 1, id="two of three"),
        pytest.param("6-6-6, 1-1-3, 6-6-6", 3, [1], 1, id="the one in the middle"),
    ],
)
def test_the_first_five_wins(throws: str, seats: int, won: list[int], needed: int) -> None:
    match = thrown(throws, seats)
    assert match.over
    result = match.view(0).result
    assert result is not None
    assert (list(result.winners), result.reason) == (won, "reason-five")
    assert points(match.state) == [needed if seat in won else 0 for seat in range(seats)]


@pytest.mark.clause("FUE-R4")
def test_worked_case_1_the_other_still_throws() -> None:
    state = throw(start(2, 0), "1-1-3")
    assert state.turn == 1
    assert legal(state) == ["t"]


@pytest.mark.clause("FUE-3", "FUE-R6", "FUE-R7")
def test_worked_case_5_nobody_wins_after_ten_throws_each() -> None:
    match = thrown(misses(20))
    assert match.over
    result = match.view(0).result
    assert result is not None
    assert (result.winners, result.reason) == ((), "reason-no-five")
    assert len(match.log) == 20 * 4


@pytest.mark.clause("FUE-R7", "FUE-R8")
def test_a_further_series_follows_where_it_was_agreed() -> None:
    match = thrown(misses(20), replays=1)
    assert (match.over, match.between, match.turn) == (False, False, 0)
    again = thrown(f"{misses(20)} 1-1-3 6-6-6", replays=1)
    assert again.over
    assert points(again.state) == [1, 0], "throws are counted from 1 again"
    in_vain = thrown(misses(40), replays=1)
    assert in_vain.over
    assert list(in_vain.state.winners()) == []
    assert thrown("1-1-3 6-6-6", replays=100).over, "once somebody has won there is no other"
    assert not thrown(misses(2000), replays=100).over
    assert thrown(misses(2020), replays=100).over


@pytest.mark.clause("FUE-R2")
def test_worked_case_7_six_of_216_throws_are_a_five() -> None:
    fives = [dice for dice in product(range(1, 7), repeat=3) if throw(start(2, 0), "-".join(map(str, dice))).hits]
    assert len(fives) == 6
    assert {tuple(sorted(dice)) for dice in fives} == {(1, 1, 3), (1, 2, 2)}


@pytest.mark.clause("FUE-1", "FUE-2", "FUE-R3", "FUE-R8")
def test_what_may_be_agreed_and_who_begins() -> None:
    assert list(GAME.seats) == list(range(2, 9))
    for seats in (1, 9):
        with pytest.raises(BadSeats):
            GAME.settle(seats, {})
    assert GAME.settle(2, {}) == {"replays": 0}
    for replays in (-1, 101):
        with pytest.raises(BadOption):
            GAME.settle(2, {"replays": replays})
    match = thrown("", replays=3)
    assert match.turn == 0
    assert [piece.zone for piece in match.view(0).scene.pieces] == ["dice"] * 3


DICE = st.lists(st.integers(1, 3), min_size=3, max_size=3)
"""Small faces, so that fives are not rare."""


@pytest.mark.clause("FUE-3", "FUE-4", "FUE-5", "FUE-R2", "FUE-R3", "FUE-R4", "FUE-R5", "FUE-R6", "FUE-R7")
@given(st.integers(2, 8), st.data())
def test_any_game_agrees_with_ten_throws_in_a_row(seats: int, data: st.DataObject) -> None:
    throws = [data.draw(st.lists(DICE | st.just([6, 6, 6]), min_size=10, max_size=10)) for _ in range(seats)]
    state = start(seats, 0)
    made = 0
    while state.turn != NOBODY:
        assert state.turn == made % seats
        play(state, "t", *map(str, throws[made % seats][made // seats]))
        made += 1
    assert made % seats == 0
    assert list(state.winners()) == winners(throws)


# The odds.


def test_the_odds_are_those_of_a_hundred_thousand_games() -> None:
    random = Random(5)
    games = 100_000
    for seats in (2, 5):
        won = [0] * seats
        for _ in range(games // 2):
            state = start(seats, 0)
            playout(state, random)
            for seat in state.winners():
                won[seat] += 1
        for told, seen in zip(odds(start(seats, 0)), won, strict=True):
            assert abs(told - seen / (games // 2)) < 4 * sqrt(told * (1 - told) / (games // 2))


def test_the_odds_are_those_of_a_formula_for_two() -> None:
    """Among the winners: the first hit of one is not later than that of the other."""
    miss = 35 / 36
    expected = sum(miss ** (2 * before) / 36 for before in range(10))
    assert odds(start(2, 0)) == pytest.approx([expected, expected])


@pytest.mark.parametrize(
    ("throws", "expected"),
    [
        pytest.param("1-1-3", [1, 1 / 36], id="the other has one throw to draw level"),
        pytest.param(misses(18), [1 / 36, 1 / 36], id="the last throws"),
        pytest.param(misses(19), [0, 1 / 36], id="the very last throw"),
    ],
)
def test_the_odds_of_some_moments(throws: str, expected: list[float]) -> None:
    assert odds(throw(start(2, 0), throws)) == pytest.approx(expected)


def test_further_series_are_further_chances() -> None:
    """Twenty rounds are twice ten; before the last throw of a series the next one is already counted on."""
    miss = 35 / 36
    twice = sum(miss ** (2 * before) / 36 for before in range(20))
    assert odds(start(2, 0, 1)) == pytest.approx([twice, twice])
    once = odds(start(2, 0))[0]
    assert odds(throw(start(2, 0, 1), misses(19))) == pytest.approx([miss * once, 1 / 36 + miss * once])


def test_the_odds_follow_each_die() -> None:
    state = play(throw(start(2, 0), misses(19)), "t", "1")
    assert odds(state) == pytest.approx([0, 3 / 36]), "1-3, 2-2 and 3-1 would do"
    assert odds(play(state, "1")) == pytest.approx([0, 1 / 6])
    assert odds(play(throw(start(2, 0), misses(19)), "t", "5")) == [0, 0]
