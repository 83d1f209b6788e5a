"""David & Goliath: the clauses about dealing, the dealer, the number of deals, the options and the winner."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.david_goliath.cases import (
    EDITIONS,
    GAME,
    card,
    hand,
    pack,
    play_all,
    play_deal,
    position,
    sorted_match,
    state_of,
)
from ludothek.core.errors import BadOption
from ludothek.core.match import Match
from ludothek.core.options import Options
from ludothek.core.result import Result
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, NOBODY, REFEREE, WATCHER
from ludothek.games.david_goliath.rules import start


def leaders(match: Match) -> list[int]:
    """Who leads to the first trick of every deal."""
    found = [match.turn]
    play_deal(match)
    while match.between:
        match.next_deal()
        found.append(match.turn)
        play_deal(match)
    return found


def finished(points: list[list[int]], options: Options) -> Result:
    """The result of a series in which the deals brought these points."""
    series = GAME.series(len(points[0]), options)
    for row in points:
        assert not series.over
        series.finish(position([""] * len(row), won=[worth(wanted) for wanted in row]))
    assert series.over
    return series.result()


def worth(points: int) -> str:
    """Captured cards that bring so many points: two of a colour at most."""
    cards: list[str] = []
    for colour in "rygbv":
        here = min(points, 35)
        points -= here
        cards += [f"{colour}{value}" for value in ([here] if here <= 18 else [18, here - 18]) if value]
    return " ".join(cards)


# The cards and how they are dealt.


@pytest.mark.clause("DG-6", "DG-7", "DG-9")
@pytest.mark.parametrize(("seats", "cards"), [(3, 45), (4, 60), (5, 75), (6, 90)])
def test_all_cards_in_play_are_dealt_fifteen_each(seats: int, cards: int) -> None:
    state = state_of(Match(GAME, seats))
    hands = [hand(state, seat).split() for seat in range(seats)]
    assert [len(held) for held in hands] == [15] * seats
    assert sorted(itertools.chain(*hands)) == sorted(pack(seats))
    assert len(pack(seats)) == cards


@pytest.mark.clause("DG-6", "DG-7")
def test_with_four_b12_is_in_play_and_b13_is_not() -> None:
    assert card("b12") in start(4, 0).moves()
    assert card("b13") not in start(4, 0).moves()


@pytest.mark.clause("DG-9")
def test_every_card_still_in_the_pack_may_come_next() -> None:
    state = start(3, 0)
    left = [card(text) for text in pack(3)]
    while state.turn == REFEREE:
        assert list(state.moves()) == left
        state.play(left.pop(len(left) // 2))
    assert left == []


@pytest.mark.clause("DG-9", "DG-R5")
@pytest.mark.parametrize(("dealer", "given_already"), [(LOT, 0), (0, 0), (0, 20), (0, 43)])
def test_quick_chance_draws_evenly_from_what_is_listed(dealer: int, given_already: int) -> None:
    state = start(3, dealer)
    for _ in range(given_already):
        state.play(state.moves()[len(state.moves()) // 3])
    listed = list(state.moves())
    random = Random(11)
    seen = Counter(state.chance(random) for _ in range(100 * len(listed)))
    assert set(seen) == set(listed)
    freedom = len(listed) - 1
    assert sum((count - 100) ** 2 for count in seen.values()) / 100 <= freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.clause("DG-R11")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_cards_are_given_one_at_a_time_clockwise_from_the_dealers_left(dealer: int) -> None:
    match = Match(GAME, 4, {"first_dealer": dealer})
    for number, move in enumerate(match.log):
        receiver = (dealer + 1 + number) % 4
        assert match.state.text(move) in hand(state_of(match), receiver).split()


def test_a_match_can_be_dealt_by_hand() -> None:
    state = state_of(sorted_match(dealer=1))
    assert hand(state, 0) == "r1 r2 r3 r4 r5 r6 r7 r8 r9 y1 y2 y3 y4 y5 y6"
    assert hand(state, 2) == "b4 b5 b6 b7 b8 b9 v1 v2 v3 v4 v5 v6 v7 v8 v9"


# The dealer.


@pytest.mark.clause("DG-R5")
def test_the_first_dealer_can_be_set_and_then_no_lot_is_drawn() -> None:
    for dealer in range(5):
        match = Match(GAME, 5, {"first_dealer": dealer})
        assert match.state.dealer == dealer
        assert len(match.log) == 75


@pytest.mark.clause("DG-R5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_otherwise_lots_are_drawn_and_every_seat_can_be_first(seats: int) -> None:
    counts: Counter[int] = Counter()
    for number in range(20 * seats):
        match = Match(GAME, seats, seal=Seal.numbered(number))
        assert match.state.text(match.log[0]) == f"dealer{match.state.dealer}"
        assert len(match.log) == 1 + 15 * seats
        counts[match.state.dealer] += 1
    assert set(counts) == set(range(seats))


@pytest.mark.clause("DG-R5")
def test_lots_are_drawn_among_the_seats_and_only_once() -> None:
    before = start(4, LOT)
    assert [before.text(move) for move in before.moves()] == ["dealer0", "dealer1", "dealer2", "dealer3"]
    match = play_all(Match(GAME, 3, {"deals": 4}))
    assert [number for number, move in enumerate(match.log) if match.state.text(move).startswith("dealer")] == [0]


@pytest.mark.clause("DG-10", "DG-30", "DG-R7")
def test_the_dealers_left_neighbour_leads_and_the_deal_passes_clockwise() -> None:
    assert leaders(Match(GAME, 4, {"first_dealer": 2})) == [3, 0, 1, 2]
    assert leaders(Match(GAME, 3, {"first_dealer": 0, "deals": 5})) == [1, 2, 0, 1, 2]


@pytest.mark.clause("DG-30")
def test_the_deal_passes_clockwise_from_a_dealer_drawn_by_lot_too() -> None:
    match = Match(GAME, 3, seal=Seal.numbered(5))
    first = match.state.dealer
    assert leaders(match) == [(first + step) % 3 for step in (1, 2, 3)]


@pytest.mark.clause("DG-R13")
def test_the_highest_card_opens_the_next_trick_and_not_the_next_deal() -> None:
    match = sorted_match(dealer=1, deals=2)
    for text in ("v9", "r9", "g9"):  # the last of three nines is the highest card
        match.play(text)
    assert match.turn == 1
    play_deal(match)
    highest = state_of(match).leader
    match.next_deal()
    assert match.turn == 0 != highest


@pytest.mark.clause("DG-R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deal_passes_clockwise_in_every_edition(edition: str) -> None:
    assert leaders(Match(GAME, 3, {"edition": edition, "deals": 3, "first_dealer": 1})) == [2, 0, 1]


# How many deals, and the end.


@pytest.mark.clause("DG-11")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_are_as_many_deals_as_players_unless_agreed_otherwise(seats: int) -> None:
    assert Match(GAME, seats).view(0).length == seats
    assert Match(GAME, seats, {"deals": 2}).view(0).length == 2


@pytest.mark.clause("DG-11", "DG-R1")
def test_the_edition_of_2008_is_the_basis_and_the_italian_one_has_one_deal() -> None:
    assert Match(GAME, 4).options == {"edition": "2008", "deals": 4, "first_dealer": "lot"}
    lengths = {edition: Match(GAME, 4, {"edition": edition}).series.length for edition in EDITIONS}
    assert lengths == {"2008": 4, "italian": 1, "1997": 4}
    for number in (4, 7):
        assert Match(GAME, 4, {"edition": "italian", "deals": number}).series.length == number


@pytest.mark.clause("DG-R1")
def test_nothing_but_the_number_of_deals_depends_on_the_edition() -> None:
    played = [play_all(Match(GAME, 3, {"edition": edition, "deals": 2}, Seal.numbered(3))) for edition in EDITIONS]
    assert played[0].log == played[1].log == played[2].log
    assert played[0].view(0) == played[1].view(0) == played[2].view(0)


@pytest.mark.clause("DG-12", "DG-R12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_match_ends_after_fifteen_tricks_a_deal(seats: int) -> None:
    match = play_all(Match(GAME, seats, {"deals": 2}))
    assert match.over
    assert match.turn == NOBODY
    assert len(match.log) == 1 + 2 * 30 * seats
    assert 1 + 30 * seats <= GAME.longest


@pytest.mark.clause("DG-30")
def test_the_result_of_every_deal_is_written_down() -> None:
    match = Match(GAME, 3)
    rows: list[tuple[int, ...]] = []
    while not match.over:
        play_deal(match)
        rows.append(tuple(match.state.points(seat) for seat in range(3)))
        assert tuple(result.points for result in match.view(1).deals) == tuple(rows)
        assert match.view(1).deal == len(rows)
        assert match.view(WATCHER).totals == tuple(map(sum, zip(*rows, strict=True)))
        if match.between:
            match.next_deal()
    assert len(rows) == 3


@pytest.mark.clause("DG-31")
def test_the_greatest_sum_over_all_deals_wins() -> None:
    options = GAME.settle(3, {"deals": 2})
    assert finished([[90, 10, 20], [10, 80, 100]], options) == Result((100, 90, 120), (2,), "reason-total")


@pytest.mark.clause("DG-31")
def test_a_single_deal_is_won_by_its_points() -> None:
    options = GAME.settle(4, {"edition": "italian"})
    assert finished([[30, 31, 29, 3]], options) == Result((30, 31, 29, 3), (1,), "reason-points")


@pytest.mark.clause("DG-R8")
def test_equal_totals_win_together() -> None:
    options = GAME.settle(3, {})
    assert finished([[40, 50, 1], [40, 50, 90], [8, 1, 10]], options).points == (88, 101, 101)
    assert finished([[40, 50, 1], [40, 50, 90], [8, 1, 10]], options).winners == (1, 2)
    assert finished([[7, 7, 7]], {**options, "deals": 1}).winners == (0, 1, 2)


@pytest.mark.clause("DG-31", "DG-R8")
@given(st.lists(st.lists(st.integers(0, 60), min_size=6, max_size=6), min_size=2, max_size=4))
def test_winners_are_exactly_those_with_the_highest_total(points: list[list[int]]) -> None:
    result = finished(points, {**GAME.settle(6, {}), "deals": len(points)})
    totals = [sum(column) for column in zip(*points, strict=True)]
    assert list(result.points) == totals
    assert [totals[seat] == max(totals) for seat in range(6)] == [seat in result.winners for seat in range(6)]


@pytest.mark.clause("DG-31")
def test_the_result_is_announced_only_at_the_end() -> None:
    match = Match(GAME, 3, {"deals": 2})
    play_deal(match)
    assert match.view(0).result is None
    match.next_deal()
    play_deal(match)
    result = match.view(0).result
    assert result is not None
    assert result.points == match.view(WATCHER).totals


# The options.


@pytest.mark.parametrize(
    ("seats", "option", "value"),
    [
        (3, "deals", 0),
        (3, "deals", 21),
        (3, "deals", -1),
        (3, "deals", "many"),
        (3, "deals", 1.0),
        (3, "deals", True),
        (3, "deals", None),
        (3, "first_dealer", 3),
        (6, "first_dealer", 6),
        (3, "first_dealer", -1),
        (3, "first_dealer", "tallest"),
        (3, "edition", "2009"),
        (3, "edition", 0),
        (3, "colours", 4),
    ],
)
def test_options_out_of_range_are_refused(seats: int, option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match(GAME, seats, {option: value})


@pytest.mark.parametrize(
    ("given_options", "settled"),
    [
        ({"deals": "20", "first_dealer": " LOT "}, {"deals": 20, "first_dealer": "lot"}),
        ({"edition": 1997, "first_dealer": "2"}, {"edition": "1997", "first_dealer": 2}),
        ({"edition": "Italian"}, {"edition": "italian", "deals": 1}),
    ],
)
def test_options_may_be_given_as_text_or_number(given_options: Options, settled: Options) -> None:
    assert settled.items() <= GAME.settle(3, given_options).items()
