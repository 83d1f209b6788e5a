"""Offiziersskat: how many games, who deals, what both have in the end, and a second opinion on all of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.offiziersskat.cases import CARD_TEXTS, GAME, Book, position, state_of
from ludothek.core.accounts import Accounts
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from support.playing import beside, play


def accounts(**options: int | str) -> Accounts:
    series = GAME.series(2, GAME.settle(2, options))
    assert isinstance(series, Accounts)
    return series


def pay(series: Accounts, won: str) -> None:
    """A game after which seat 0 has taken these cards and the last trick."""
    first, second = series.counters
    series.finish(play(position("C7", "D8", "C", won=won, counters=(first, second)), "C7", "D8"))


SIMPLE, SCHNEIDER, LOST = "CA SA HA DA C10 S10", "CA SA HA DA C10 S10 H10 D10 CK SK", "CA SA"


@pytest.mark.clause("OFF-3", "OFF-11", "OFF-12", "OFF-14", "OFF-R13")
def test_counters_go_to_and_fro_and_the_most_win_in_the_end() -> None:
    series = accounts(games=3)
    found = [list(series.counters)]
    for won in (SIMPLE, LOST, SCHNEIDER):
        assert not series.over
        pay(series, won)
        found.append(list(series.counters))
    assert found == [[50, 50], [55, 45], [45, 55], [55, 45]]
    assert series.over
    assert (series.result().winners, series.result().reason) == ((0,), "reason-counters")


@pytest.mark.clause("OFF-R13")
def test_equally_many_counters_are_a_draw() -> None:
    series = accounts(games=3)
    for won in (SIMPLE, SIMPLE, LOST):
        pay(series, won)
    assert series.over
    assert (series.counters, series.result().winners) == ([50, 50], (0, 1))
    assert len(Match(GAME, 2).series.results) == 0
    assert Match(GAME, 2).series.length == 4


@pytest.mark.clause("OFF-R12")
def test_case_9_whoever_has_nothing_left_is_out_and_the_match_is_over() -> None:
    series = accounts(games=20, counters=18)
    pay(series, LOST)
    assert (series.counters, series.over) == ([8, 28], False)
    pay(series, LOST)
    assert (series.counters, series.over, series.out) == ([0, 36], True, (0,))
    assert series.result().winners == (1,)
    assert [result.points for result in series.results] == [(-10, 10), (-8, 8)]


@pytest.mark.clause("OFF-R8", "OFF-R9")
def test_the_first_dealer_is_drawn_or_set_and_then_they_take_turns() -> None:
    match = Match(GAME, 2, {"first_dealer": 1, "games": 3}, Seal.numbered(2))
    dealers = []
    while not match.over:
        if match.between:
            match.next_deal()
        if len(match.log) == match.deal_start + len(CARD_TEXTS):
            dealers.append((int(match.state.dealer), int(match.turn)))
        match.play(match.legal()[0])
    assert dealers == [(1, 0), (0, 1), (1, 0)]
    assert {state_of(Match(GAME, 2, {}, Seal.numbered(seed))).dealer for seed in range(20)} == {0, 1}


@pytest.mark.clause(
    "OFF-4", "OFF-5", "OFF-6", "OFF-7", "OFF-8", "OFF-9", "OFF-10", "OFF-11", "OFF-12", "OFF-13", "OFF-14"
)
@pytest.mark.clause(
    "OFF-R1", "OFF-R3", "OFF-R4", "OFF-R5", "OFF-R6", "OFF-R7", "OFF-R8", "OFF-R9", "OFF-R10", "OFF-R11"
)
@pytest.mark.clause("OFF-R12", "OFF-R13", "OFF-R14")
@given(
    st.integers(1, 4),
    st.integers(15, 40),
    st.sampled_from(("low", "skat")),
    st.sampled_from(("skat", "trump_only")),
    st.sampled_from(("off", "on")),
    st.sampled_from(("lot", 0, 1)),
    st.integers(0, 1 << 30),
)
def test_any_match_agrees_with_one_that_is_played_by_hand(
    games: int, counters: int, ten_rank: str, follow: str, grand: str, first: int | str, seed: int
) -> None:
    terms = {"games": games, "counters": counters, "ten_rank": ten_rank, "follow": follow, "grand": grand}
    match = Match(GAME, 2, {**terms, "first_dealer": first}, Seal.numbered(1), log=[])
    book = Book(games, counters, ten_rank, follow, grand, first)
    random = Random(seed)
    for _ in beside(match, book.match(), lambda _, allowed: allowed[random.randrange(len(allowed))]):
        left, reason = book.results[len(match.series.results) - 1]
        assert match.series.totals == left
        assert match.series.results[-1].reason == reason
    best = max(book.counters)
    assert list(match.series.result().winners) == [seat for seat in range(2) if book.counters[seat] == best]
