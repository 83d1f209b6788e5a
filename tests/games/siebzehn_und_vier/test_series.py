"""Siebzehn und Vier: who holds the bank, how long a match is, accounts, and a second opinion on all of it."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.siebzehn_und_vier.cases import GAME, Book, state_of
from ludothek.core.accounts import Accounts
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from support.playing import beside


def bankers(seats: int, **options: int | str) -> list[tuple[int, int]]:
    """The banker and the active player of every coup."""
    match = Match(GAME, seats, {"max_stake": 1, **options}, Seal.numbered(3))
    found = []
    while not match.over:
        if match.between:
            match.next_deal()
        if state_of(match).dealer >= 0 and not any(state_of(match).stakes):
            found.append((int(state_of(match).dealer), int(state_of(match).active())))
        match.play(match.legal()[-1])
    return found


@pytest.mark.clause("SUV-5", "SUV-R1", "SUV-R13")
def test_worked_case_10_everybody_holds_the_bank_equally_often() -> None:
    found = bankers(4, first_banker=0)
    assert len(found) == 12
    assert [banker for banker, _ in found] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [active for _, active in found[:6]] == [1, 2, 3, 2, 3, 0]


@pytest.mark.clause("SUV-R13")
def test_the_first_banker_is_drawn_or_set() -> None:
    assert bankers(2, first_banker=1)[:3] == [(1, 0), (0, 1), (1, 0)]
    assert len(bankers(2)) == 12
    first = {state_of(Match(GAME, 3, {}, Seal.numbered(seed))).dealer for seed in range(20)}
    assert first == {0, 1, 2}


@pytest.mark.clause("SUV-R11", "SUV-R14")
def test_accounts_begin_at_nought_and_may_fall_below_and_equals_share_the_win() -> None:
    series = GAME.series(2, GAME.settle(2, {}))
    assert isinstance(series, Accounts)
    assert series.counters == [0, 0]
    assert series.debts
    assert series.result().winners == (0, 1)
    match = Match(GAME, 2, {"rounds": 2, "first_banker": 0}, log=["stake9", "C7", "S8", "enough", "enough"])
    assert match.series.totals == [9, -9]
    for move in ("stake9", "C7", "S8", "enough", "enough"):
        match.follow(move)
    assert (match.over, match.series.totals) == (True, [0, 0])
    assert match.series.result().winners == (0, 1)


@pytest.mark.clause("SUV-2", "SUV-4", "SUV-7", "SUV-8", "SUV-9", "SUV-11", "SUV-12", "SUV-13", "SUV-14", "SUV-R1")
@pytest.mark.clause("SUV-R2", "SUV-R3", "SUV-R4", "SUV-R5", "SUV-R6", "SUV-R7", "SUV-R8", "SUV-R10", "SUV-R13")
@given(
    st.integers(2, 5),
    st.integers(1, 2),
    st.integers(1, 12),
    st.sampled_from(("table", "own")),
    st.sampled_from(("on", "off")),
    st.integers(0, 1 << 30),
)
def test_any_match_agrees_with_one_that_is_played_by_hand(
    seats: int, times: int, most: int, stakes: str, plus: str, seed: int
) -> None:
    options = {"stakes": stakes, "bank_plus_one": plus}
    match = Match(GAME, seats, {"rounds": seats * times, "max_stake": most, **options}, Seal.numbered(1), log=[])
    book = Book(seats, seats * times, most, own=stakes == "own", plus=plus == "on")
    random = Random(seed)

    def choose(_who: int, allowed: Sequence[str]) -> str:
        return allowed[0 if allowed[0] == "card" and random.randrange(3) else random.randrange(len(allowed))]

    for _ in beside(match, book.match(), choose):
        banker, active, accounts = book.coups[len(match.series.results) - 1]
        assert (state_of(match).dealer, state_of(match).active()) == (banker, active)
        assert match.series.totals == accounts
    best = max(book.accounts)
    assert list(match.series.result().winners) == [seat for seat, has in enumerate(book.accounts) if has == best]
