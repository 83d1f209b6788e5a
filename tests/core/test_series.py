"""A series of deals: how many, who deals, totals and winners."""

from ludothek.core.result import Result, best_of
from ludothek.core.series import Series
from ludothek.core.state import LOT, NOBODY
from support.toy import Heap, new_heap


def won_by(seat: int, *, dealer: int = 0) -> Heap:
    return Heap(3, dealer, NOBODY, 0, seat)


def test_the_best_points_win_and_equal_ones_win_together() -> None:
    assert best_of([3, 7, 7, 1], "why") == Result((3, 7, 7, 1), (1, 2), "why")
    assert best_of([3, 7, 1, 1], "why", fewest=True) == Result((3, 7, 1, 1), (2, 3), "why")
    assert best_of([-2, -5], "why") == Result((-2, -5), (0,), "why")
    assert best_of([0], "why") == Result((0,), (0,), "why")


def test_a_series_adds_up_its_deals() -> None:
    series = Series(3, new_heap, length=3, first_dealer=0)
    assert (series.totals, series.over) == ([0, 0, 0], False)
    for seat in (1, 2, 1):
        assert not series.over
        series.finish(won_by(seat))
    assert series.over
    assert series.totals == [0, 2, 1]
    assert series.result() == Result((0, 2, 1), (1,), "reason-total")
    assert [result.winners for result in series.results] == [(1,), (2,), (1,)]


def test_a_series_of_one_deal_has_the_result_of_the_deal() -> None:
    series = Series(3, new_heap, first_dealer=0)
    series.finish(won_by(2))
    assert series.over
    assert series.result() == Result((0, 0, 1), (2,), "reason-points")


def test_the_first_dealer_is_a_seat_or_drawn_by_lot() -> None:
    assert Series(3, new_heap, first_dealer=2).deal().dealer == 2
    assert Series(3, new_heap, first_dealer="lot").deal().dealer == LOT


def test_the_deal_passes_to_the_left_of_who_really_dealt() -> None:
    series = Series(3, new_heap, length=9, first_dealer=1)
    assert series.deal().dealer == 1
    series.finish(won_by(0, dealer=1))
    assert series.deal().dealer == 2
    series.finish(won_by(0, dealer=2))
    assert series.deal().dealer == 0


def test_a_dealer_drawn_by_lot_is_known_only_when_the_deal_is_over() -> None:
    series = Series(3, new_heap, length=9)
    assert series.deal().dealer == LOT
    series.finish(won_by(0, dealer=2))
    assert series.deal().dealer == 0


def test_laying_out_a_deal_twice_changes_nothing() -> None:
    series = Series(3, new_heap, length=9, first_dealer=1)
    one, two = series.deal(), series.deal()
    one.play(2)
    assert (two.turn, list(two.moves()), series.results) == (2, [0, 1, 2], [])
