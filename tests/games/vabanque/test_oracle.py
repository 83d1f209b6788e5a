"""Vabanque beside a second opinion: fractions and heaps of counters that are moved by hand, in random sittings."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.vabanque.cases import GAME, Book, result, state_of
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import REFEREE
from support.playing import beside


@pytest.mark.clause("VAB-4", "VAB-5", "VAB-6", "VAB-8", "VAB-13", "VAB-14", "VAB-R1", "VAB-R2", "VAB-R3", "VAB-R4")
@pytest.mark.clause("VAB-R5", "VAB-R6", "VAB-R7", "VAB-R8", "VAB-R9")
@given(st.integers(2, 8), st.integers(1, 5), st.integers(20, 90), st.integers(0, 1 << 30))
def test_any_sitting_agrees_with_one_that_is_reckoned_by_hand(seats: int, rounds: int, start: int, seed: int) -> None:
    match = Match(GAME, seats, {"rounds": rounds, "start_counters": start}, Seal.numbered(1), log=[])
    book = Book(seats, rounds, start)
    random = Random(seed)

    def choose(who: int, allowed: Sequence[str]) -> str:
        few = who == REFEREE and seed % 3 == 0  # the same face again and again makes results alike
        return allowed[random.randrange(2 if few else len(allowed))]

    for _ in beside(match, book.sitting(), choose):
        assert match.series.totals == book.after[-1]
        assert {seat: result(state_of(match), seat) for seat in book.results[-1]} == book.results[-1]
        assert list(match.state.winners()) == book.won[-1]
    assert list(match.series.result().winners) == [
        seat for seat, have in enumerate(book.counters) if have == max(book.counters)
    ]
    assert len(match.series.results) == len(book.results)
