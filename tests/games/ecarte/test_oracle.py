"""Écarté beside a slow second opinion, in random sittings with random options."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.ecarte.cases import GAME, state_of
from games.ecarte.reference import Book
from ludothek.core.accounts import Accounts
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from support.playing import beside, points


@pytest.mark.clause("ECA-3", "ECA-4", "ECA-6", "ECA-7", "ECA-9", "ECA-11", "ECA-13", "ECA-16", "ECA-19", "ECA-R2")
@pytest.mark.clause("ECA-R7", "ECA-R8", "ECA-R10", "ECA-R11", "ECA-R14", "ECA-R19", "ECA-R20", "ECA-R21", "ECA-R25")
@given(
    st.integers(2, 6),
    st.integers(1, 4),
    st.integers(1, 30),
    st.integers(0, 20),
    st.sampled_from(("played", "announced")),
    st.sampled_from(("off", "on")),
    st.integers(0, 1 << 30),
)
def test_any_sitting_agrees_with_one_that_is_played_by_hand(
    seats: int, matches: int, least: int, more: int, king: str, late: str, seed: int
) -> None:
    options = {
        "matches": matches,
        "min_stake": least,
        "max_stake": least + more,
        "king": king,
        "late_refusal_penalty": late,
    }
    match = Match(GAME, seats, options, Seal.numbered(1), log=[])
    book = Book(seats, matches, least, least + more, announced=king == "announced", late=late == "on")
    random = Random(seed)
    for _ in beside(match, book.sitting(), lambda _, allowed: allowed[random.randrange(len(allowed))]):
        dealer, gained, counters, winner = book.deals[len(match.series.results) - 1]
        state = state_of(match)
        assert (state.dealer, list(state.winners())) == (dealer, [winner])
        assert points(state) == [gained.get(seat, 0) for seat in range(seats)]
        assert match.series.totals == counters
    assert isinstance(match.series, Accounts)
    assert len(match.series.results) == len(book.deals)
    assert [won for (won,) in match.series.won] == book.champions
    best = [seat for seat in range(seats) if book.counters[seat] == max(book.counters)]
    assert list(match.series.result().winners) == (book.champions if matches == 1 else best)
