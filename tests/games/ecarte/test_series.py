"""Écarté: matches inside a sitting, who meets whom, who is passive, and what becomes of the counters."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.ecarte.cases import GAME, state_of
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.seal import Seal
from ludothek.core.state import LOT
from ludothek.games.ecarte.rules import Ecarte
from ludothek.games.ecarte.series import START, Sitting


def sitting(seats: int, **options: int | str) -> Sitting:
    made = GAME.series(seats, GAME.settle(seats, options))
    assert isinstance(made, Sitting)
    return made


def dealing(series: Sitting) -> Ecarte:
    """The next deal."""
    state = series.deal()
    assert isinstance(state, Ecarte)
    return state


def won(series: Sitting, winner: int, loser: int, stakes: dict[int, tuple[int, int]]) -> None:
    """A whole match: the winner makes five points at once; everybody's stake, and on whom."""
    state = dealing(series)
    state.dealer, state.elder = winner, loser
    state.gained[winner] = 5
    for seat, (on, stake) in stakes.items():
        state.stakes.put(seat, stake, on)
    series.finish(state)


def meeting(series: Sitting) -> set[int]:
    """Who draws lots for the next match."""
    candidates = dealing(series).draw.candidates
    return {seat for seat in range(series.seats) if candidates >> seat & 1}


def both(winner: int, loser: int, stake: int) -> dict[int, tuple[int, int]]:
    return {winner: (winner, stake), loser: (loser, stake)}


@pytest.mark.clause("ECA-R17")
def test_everybody_begins_with_fifty_counters() -> None:
    assert sitting(4).counters == [50] * 4
    assert START == 50


@pytest.mark.clause("ECA-4", "ECA-R14")
def test_stakes_change_hands_when_somebody_has_five_points_and_add_up_to_nothing() -> None:
    series = sitting(4, matches=3)
    won(series, 0, 1, {0: (0, 5), 1: (1, 5), 2: (0, 3), 3: (1, 2)})
    assert series.counters == [55, 45, 52, 48]
    assert (series.score, series.won) == ([0] * 4, [(0,)])


@pytest.mark.clause("ECA-14", "ECA-R8")
def test_the_deal_alternates_and_the_stakes_stay() -> None:
    series = sitting(3)
    state = dealing(series)
    state.dealer, state.elder, state.gained = 2, 0, vec[i64]([1, 0, 1])
    state.stakes.amounts, state.stakes.backs = vec[i64]([4, 6, 4]), vec[i64]([0, 2, 2])
    series.finish(state)
    following = dealing(series)
    assert (following.dealer, following.elder, list(following.score)) == (0, 2, [1, 0, 1])
    assert (list(following.stakes.amounts), list(following.stakes.backs)) == ([4, 6, 4], [0, 2, 2])
    assert list(following.draw.cards) == [-1] * 3
    assert series.counters == [50] * 3, "nothing is paid before the end of a match"
    following.gained = vec[i64]([0, 0, 1])
    series.finish(following)
    assert (dealing(series).dealer, dealing(series).elder, series.score) == (2, 0, [1, 0, 2])


@pytest.mark.clause("ECA-R19", "ECA-R24")
def test_the_winner_stays_and_meets_who_has_waited_longest() -> None:
    series = sitting(5, matches=9)
    assert meeting(series) == {0, 1, 2, 3, 4}
    won(series, 3, 1, both(3, 1, 1))
    assert dealing(series).dealer == LOT, "who deals first is drawn again"
    assert meeting(series) == {3, 2}, "the next one clockwise from the loser"
    won(series, 2, 3, both(2, 3, 1))
    assert meeting(series) == {2, 4}
    won(series, 4, 2, both(4, 2, 1))
    assert meeting(series) == {4, 0}
    won(series, 4, 0, both(4, 0, 1))
    assert meeting(series) == {4, 1}, "all have played, and seat 1 has waited longest"


@pytest.mark.clause("ECA-R19")
def test_two_meet_again_and_again() -> None:
    series = sitting(2, matches=3)
    for _ in range(2):
        won(series, 1, 0, both(1, 0, 1))
        assert meeting(series) == {0, 1}


@pytest.mark.clause("ECA-R21", "ECA-R25")
def test_who_cannot_pay_the_lowest_stake_is_passed_over() -> None:
    series = sitting(4, matches=9, min_stake=20, max_stake=50)
    won(series, 0, 1, {0: (0, 40), 1: (1, 40), 2: (1, 31)})
    assert series.counters == [121, 10, 19, 50]
    assert (series.out, meeting(series)) == ((1, 2), {0, 3}), "seat 2 would have waited as long"
    assert not series.over
    won(series, 3, 0, both(3, 0, 50))
    assert meeting(series) == {0, 3}
    won(series, 0, 3, both(0, 3, 50))
    won(series, 0, 3, both(0, 3, 50))
    assert series.over, "fewer than two can play"
    assert series.result() == Result((171, 10, 19, 0), (0,), "reason-counters")


@pytest.mark.clause("ECA-R25")
def test_a_single_match_is_won_by_five_points_and_not_by_counters() -> None:
    series = sitting(3, matches=1)
    won(series, 0, 1, {0: (0, 1), 1: (1, 1), 2: (0, 10)})
    assert (series.over, series.counters) == (True, [51, 49, 50])
    series = sitting(3, matches=1)
    won(series, 0, 1, {0: (0, 1), 1: (1, 10), 2: (0, 10)})
    assert series.counters[2] > series.counters[0]
    assert series.result().winners == (0,)
    assert series.result().reason == "reason-five"


@pytest.mark.clause("ECA-R25")
def test_after_several_matches_the_most_counters_win_and_equals_share() -> None:
    series = sitting(2, matches=2)
    won(series, 0, 1, both(0, 1, 3))
    assert not series.over
    won(series, 1, 0, both(1, 0, 3))
    assert series.over
    assert series.result() == Result((50, 50), (0, 1), "reason-counters")


@pytest.mark.clause("ECA-R7")
def test_a_deal_may_win_the_match_as_soon_as_it_is_dealt() -> None:
    match = Match(GAME, 2, {}, Seal.numbered(4))
    while not match.between:
        match.play(match.legal()[0])
    assert isinstance(match.series, Sitting)
    match.series.score = [4, 4]
    match.open_deal()
    for card in ("C7", "C8", "C9", "S7", "S8", "S9", "H7", "H8", "D7", "D8", "HK"):
        match.follow(card)
    assert match.over
    assert match.series.result().winners == (match.state.dealer,)


@pytest.mark.clause("ECA-R18")
def test_a_match_has_at_most_nine_deals() -> None:
    random = Random(5)
    for seed in range(12):
        match = Match(GAME, 2, {}, Seal.numbered(seed))
        while not match.over:
            if match.between:
                match.next_deal()
                continue
            moves = match.legal()
            match.play(moves[random.randrange(len(moves))])
        assert 1 <= len(match.series.results) <= 9
        assert state_of(match).champion() in (0, 1)
