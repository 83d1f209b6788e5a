"""Skat: the clauses about the list, the settlement and the options."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.skat.cases import BOOKLET, GAME, dealt, play_deal, say, state_of
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.seal import Seal


def finished(totals: list[int], **options: int | str) -> Result:
    """The result of a list in which every seat has ended with a total."""
    seats = len(totals)
    series = GAME.series(seats, GAME.settle(seats, {"deals": seats, **options}))
    for seat, total in enumerate(totals):
        state = state_of(say(dealt(seats=seats), "pass pass 18 hand C-hand"))
        state.soloist, state.score = seat, total
        series.finish(state)
    assert series.over
    assert series.totals == totals
    return series.result()


@pytest.mark.clause("SKA-40", "SKA-R20")
def test_case_12() -> None:
    assert finished([96, -48, 24]) == Result((216, -216, 0), (0,), "reason-settled")


@pytest.mark.clause("SKA-5", "SKA-40", "SKA-R2")
def test_with_four_the_factor_is_four() -> None:
    assert finished([96, -48, 24, 0]).points == (312, -264, 24, -72)
    assert finished([0, 0, 0, -40]).points == (40, 40, 40, -120)


@pytest.mark.clause("SKA-40", "SKA-R20")
@given(st.lists(st.integers(-400, 400), min_size=3, max_size=4))
def test_payments_add_up_to_nothing_and_keep_the_order(totals: list[int]) -> None:
    result = finished(totals)
    assert sum(result.points) == 0
    best = max(totals)
    assert result.winners == tuple(seat for seat, total in enumerate(totals) if total == best)


@pytest.mark.clause("SKA-R23")
def test_equal_results_share_the_place() -> None:
    assert finished([50, 50, -20]).winners == (0, 1)
    assert finished([0, 0, 0], settlement="list").winners == (0, 1, 2)


@pytest.mark.clause("SKA-38", "SKA-40")
def test_the_plain_list_is_not_settled() -> None:
    assert finished([96, -48, 24], settlement="list") == Result((96, -48, 24), (0,), "reason-total")


@pytest.mark.clause("SKA-38")
def test_scores_are_added_up_deal_by_deal() -> None:
    match = Match(GAME, 3, {"deals": 5}, Seal.numbered(8))
    sums = [0, 0, 0]
    for number in range(5):
        play_deal(match, number + 3)
        soloist = state_of(match).soloist
        if soloist >= 0:
            sums[soloist] += state_of(match).score
        assert list(match.view(0).totals) == sums
        assert [points for points in match.series.results[-1].points if points] in ([state_of(match).score], [])
        if match.between:
            match.next_deal()
    assert match.over
    assert match.view(0).result == Result(
        tuple(3 * total - sum(sums) for total in sums),
        tuple(seat for seat in range(3) if sums[seat] == max(sums)),
        "reason-settled",
    )


@pytest.mark.clause("SKA-R21")
@pytest.mark.parametrize(
    ("seats", "options", "length"),
    [
        (3, {}, 12),
        (4, {}, 12),
        (3, {"preset": "isko"}, 36),
        (4, {"preset": "isko"}, 48),
        (3, {"deals": 60}, 60),
        (4, {"preset": "isko", "deals": 1}, 1),
    ],
)
def test_how_long_a_list_is(seats: int, options: dict[str, int | str], length: int) -> None:
    assert Match(GAME, seats, options).series.length == length


@pytest.mark.clause("SKA-1", "SKA-5")
def test_it_is_for_three_or_four() -> None:
    assert list(GAME.seats) == [3, 4]
    for seats in (2, 5):
        with pytest.raises(BadSeats):
            Match(GAME, seats)


# Options.


@pytest.mark.clause("SKA-R25")
def test_presets_set_what_is_usual_for_all_others() -> None:
    assert GAME.settle(3, {}) == {
        "preset": "booklet",
        "deals": 12,
        "first_dealer": "lot",
        "settlement": "spielsatz",
        "deal_order": "counterclockwise",
        "level_table": "booklet",
        "grand_ouvert_base": "36",
        "failed_announcement": "announced",
        "lost_hand_factor": 1,
        "lost_skat_factor": 2,
        "overbid": "next_multiple",
    }
    assert GAME.settle(4, {"preset": "isko"}) == {
        "preset": "isko",
        "deals": 48,
        "first_dealer": "lot",
        "settlement": "list",
        "deal_order": "clockwise",
        "level_table": "additive",
        "grand_ouvert_base": "24",
        "failed_announcement": "announced",
        "lost_hand_factor": 2,
        "lost_skat_factor": 2,
        "overbid": "next_multiple",
    }


def test_a_preset_gives_way_to_what_is_said_besides() -> None:
    options = GAME.settle(3, {"preset": "isko", "lost_hand_factor": "1", "grand_ouvert_base": 36, "deals": 3})
    assert (options["lost_hand_factor"], options["grand_ouvert_base"], options["deals"]) == (1, "36", 3)
    assert options["level_table"] == "additive"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("preset", "tournament"),
        ("deals", 0),
        ("deals", 61),
        ("grand_ouvert_base", 30),
        ("lost_hand_factor", 3),
        ("lost_skat_factor", 1),
        ("overbid", "bid"),
        ("level_table", "isko"),
        ("failed_announcement", ""),
        ("deal_order", "left"),
        ("settlement", "money"),
        ("first_dealer", 3),
        ("ramsch", 1),
    ],
)
def test_options_out_of_range_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match(GAME, 3, {option: value})


def test_what_the_rules_are_told_of_the_options() -> None:
    assert (BOOKLET.grand_ouvert_base, BOOKLET.lost_hand_factor, BOOKLET.lost_skat_factor) == (36, 1, 2)
    assert (BOOKLET.additive, BOOKLET.announced_counts, BOOKLET.clockwise) == (False, True, False)
