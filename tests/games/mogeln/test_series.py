"""Mogeln: several games for counters, dropping out, the overall winner, and a second opinion on all of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from games.mogeln.cases import GAME, Slow, position, state_of
from ludothek.core.accounts import Accounts
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.kit.cards.cards import cards_in, cards_text
from support.cards import hands
from support.playing import legal, play


def accounts(seats: int, **options: int | str) -> Accounts:
    series = GAME.series(seats, GAME.settle(seats, options))
    assert isinstance(series, Accounts)
    return series


@pytest.mark.clause("MOG-3", "MOG-R8", "MOG-R10", "MOG-12")
def test_everybody_begins_with_the_same_number_and_equals_share_the_win() -> None:
    series = accounts(4)
    assert (series.counters, series.length) == ([50] * 4, 3)
    assert accounts(3, counters=7, games=5).counters == [7] * 3
    series.counters = [60, 40, 60, 40]
    assert series.result().winners == (0, 2)
    assert series.result().points == (60, 40, 60, 40)


@pytest.mark.clause("MOG-13", "MOG-R7", "MOG-R8", "MOG-R9")
def test_worked_case_8_who_has_nothing_left_is_out_and_the_others_go_on() -> None:
    series = accounts(4, first_dealer=0)
    series.counters = [10, 2, 9, 4]
    state = play(position("C7", "S7 S8 S9", "H7 H8 H9 H10 HJ", "D7 D8", counters=(10, 2, 9, 4)), "C7 C", "accept")
    state.dealer = 0
    series.finish(state)
    assert (series.counters, series.out, series.over) == ([19, 0, 4, 2], (1,), False)
    match = Match(GAME, 4, {}, Seal.numbered(1))
    match.series, match.state = series, state
    match.next_deal()
    following = state_of(match)
    assert following.dealer == 2, "the left neighbour of the dealer is out"
    assert [following.held(seat) for seat in range(4)] == [10, 0, 10, 10]
    assert following.turn == 3
    assert list(following.counters) == [19, 0, 4, 2]
    assert match.view(0).scene.out == (1,)


@pytest.mark.clause("MOG-R9")
def test_with_one_player_left_the_match_is_over() -> None:
    series = accounts(3, counters=1)
    series.finish(play(position("C7", "S7 S8 S9", "H7 H8", counters=(1, 1, 1)), "C7 C", "accept"))
    assert (series.counters, series.over) == ([3, 0, 0], True)
    assert series.result().winners == (0,)


@pytest.mark.clause("MOG-4", "MOG-7", "MOG-8", "MOG-9", "MOG-10", "MOG-11", "MOG-12", "MOG-13", "MOG-R1", "MOG-R2")
@pytest.mark.clause("MOG-R3", "MOG-R4", "MOG-R5", "MOG-R6", "MOG-R7", "MOG-R8", "MOG-R9", "MOG-R11")
@settings(max_examples=25)
@given(
    st.integers(2, 10),
    st.integers(1, 3),
    st.sampled_from((1, 6, 30)),
    st.integers(40, 130),
    st.sampled_from(("challengeable", "immediate")),
    st.integers(2, 12),
    st.integers(0, 1 << 30),
)
def test_any_match_agrees_with_one_that_is_played_by_hand(
    seats: int, games: int, counters: int, limit: int, last_card: str, trust: int, seed: int
) -> None:
    random = Random(seed)
    dealer = random.randrange(seats)
    options = {"games": games, "counters": counters, "max_cards": limit, "last_card": last_card, "first_dealer": dealer}
    match = Match(GAME, seats, options, Seal.numbered(1), log=[])
    slow = Slow(seats, games, [counters] * seats, limit, last_card == "immediate", dealer)
    slow.start()
    while True:
        state = state_of(match)
        assert match.series.totals == slow.counters
        assert hands(state) == [cards_text(cards_in(" ".join(slow.hands.get(seat, [])))) for seat in range(seats)]
        assert (state.turn, match.over) == (slow.turn, slow.over())
        if match.over:
            break
        if match.between:
            match.open_deal()
            slow.start()
            continue
        allowed = sorted(legal(state))
        assert allowed == sorted(slow.legal())
        doubt = "challenge" in allowed and random.randrange(trust) == 0
        move = "challenge" if doubt else allowed[random.randrange(len(allowed))]
        match.follow(move)
        slow.do(move)
    best = max(slow.counters)
    assert list(match.series.result().winners) == [seat for seat, has in enumerate(slow.counters) if has == best]
