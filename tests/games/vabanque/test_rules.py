"""Vabanque: five dice and four operations, the bank, the stakes and the pot."""

from fractions import Fraction

import pytest

from games.vabanque.cases import FIVE, GAME, LESS, TWELVE, linked, played, result, round_of, state_of, steps, turns
from ludothek.core.accounts import Accounts
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.vabanque.rules import TIES
from support.playing import legal, match_with, play, points, refused

# One turn.

TURNS = [
    pytest.param(FIVE, "8 14 10 5", id="case 1: the source"),
    pytest.param("6 :1 +6 x6 -1", "6 12 72 71", id="case 2: the highest result"),
    pytest.param("1 +1 :6 -6 x6", "2 1/3 -17/3 -34", id="case 3: the lowest result"),
    pytest.param("5 :3 x4 -2 +6", "5/3 20/3 14/3 32/3", id="case 4: a fraction"),
    pytest.param(TWELVE, "8 4 2 12", id="case 5: the same dice otherwise"),
    pytest.param("1 :5 +4 x3 -2", "1/5 21/5 63/5 53/5", id="case 7: another fraction"),
    pytest.param("1 -1 x6 :5 +3", "0 0 0 3", id="nothing in between"),
    pytest.param("1 -6 :4 x6 +1", "-5 -5/4 -15/2 -13/2", id="a negative number is divided"),
]


@pytest.mark.clause("VAB-3", "VAB-7", "VAB-8", "VAB-R2", "VAB-R4")
@pytest.mark.parametrize(("turn", "running"), TURNS)
def test_five_faces_are_linked_from_left_to_right_and_nothing_is_rounded(turn: str, running: str) -> None:
    state = round_of(100, 100, banker=1)
    first, *words = turn.split()
    play(state, first)
    assert result(state, 0) == int(first)
    for at, (word, expected) in enumerate(zip(words, running.split(), strict=True)):
        play(state, *reversed(word)) if at < 3 else play(state, word[-1])
        assert result(state, 0) == Fraction(expected)
    assert state.finished(0)
    assert state.player == 1


@pytest.mark.clause("VAB-6", "VAB-9", "VAB-10", "VAB-11", "VAB-12", "VAB-R3")
def test_the_example_step_by_step() -> None:
    state = round_of(100, 100, banker=1)
    assert state.turn == REFEREE
    play(state, "4")
    assert state.turn == REFEREE, "nobody is asked about the first die"
    play(state, "2")
    assert (state.turn, legal(state)) == (0, ["+", "-", "x", ":"])
    play(state, "x")
    assert state.turn == REFEREE
    assert result(state, 0) == 8
    play(state, "6")
    assert legal(state) == ["+", "-", ":"]
    play(state, "+", "4")
    assert result(state, 0) == 14
    assert legal(state) == ["-", ":"]
    play(state, "-")
    assert result(state, 0) == 10
    play(state, "2")
    assert result(state, 0) == 5
    assert state.finished(0)
    assert (state.turn, state.player, state.thrown) == (REFEREE, 1, 0)


@pytest.mark.clause("VAB-8", "VAB-R3")
@pytest.mark.parametrize("used", "+-x:")
def test_worked_case_6_an_operation_is_used_once(used: str) -> None:
    state = play(round_of(100, 100, banker=1), "4", "2", used, "6")
    match = match_with(GAME, state)
    assert legal(state) == [each for each in "+-x:" if each != used]
    assert refused(match, used) == "VAB-8"


@pytest.mark.clause("VAB-7", "VAB-R3")
@pytest.mark.parametrize("first", "+-x:")
@pytest.mark.parametrize("second", "+-x:")
@pytest.mark.parametrize("third", "+-x:")
def test_the_fifth_die_takes_the_operation_that_is_left_without_asking(first: str, second: str, third: str) -> None:
    chosen = [first, second, third]
    if len(set(chosen)) < 3:
        return
    (last,) = set("+-x:") - set(chosen)
    state = play(round_of(100, 100, banker=1), "6", "4", first, "3", second, "5", third, "2")
    value = Fraction(6)
    for operation, face in zip([*chosen, last], (4, 3, 5, 2), strict=True):
        value = linked(value, operation, face)
    assert state.turn == REFEREE
    assert result(state, 0) == value


# The pot.


@pytest.mark.clause("VAB-13", "VAB-R4")
def test_worked_case_7_results_are_compared_exactly() -> None:
    state = turns(round_of(100, 100, banker=1), "5 :3 x4 -2 +6", "1 :5 +4 x3 -2")
    assert list(state.winners()) == [0]
    assert points(state) == [20, -20]


@pytest.mark.clause("VAB-5", "VAB-13", "VAB-14", "VAB-R5", "VAB-R7")
def test_worked_case_8_the_highest_result_takes_the_pot() -> None:
    match = played(FIVE, TWELVE, LESS, seats=3, lot="2 6 4")
    assert match.state.dealer == 1
    assert list(state_of(match).order()) == [2, 0, 1]
    assert match.between
    assert match.series.totals == [140, 80, 80]
    assert list(match.state.winners()) == [0]
    match.next_deal()
    assert match.state.dealer == 2


@pytest.mark.clause("VAB-R6")
def test_worked_case_9_a_tie_divides_the_pot() -> None:
    state = turns(round_of(100, 100, 100, 100, banker=0), TWELVE, FIVE, TWELVE, TWELVE)
    assert state.turn == NOBODY
    assert [state.won(seat) for seat in range(4)] == [26, 27, 0, 27]
    assert points(state) == [6, 7, -20, 7]
    assert list(state.winners()) == [0, 1, 3]


@pytest.mark.clause("VAB-R6")
@pytest.mark.parametrize(
    ("seats", "tied", "shares"),
    [(2, 2, [20, 20]), (3, 2, [30, 30]), (4, 3, [27, 27, 26]), (7, 3, [47, 47, 46]), (8, 3, [54, 53, 53])],
)
def test_what_cannot_be_divided_goes_to_the_first_in_the_order_of_play(
    seats: int, tied: int, shares: list[int]
) -> None:
    banker = seats - 1
    state = turns(round_of(*[100] * seats, banker=banker), *[TWELVE] * tied, *[FIVE] * (seats - tied))
    assert [state.won(seat) for seat in range(tied)] == shares
    assert sum(shares) == 20 * seats == state.pot()
    assert sum(points(state)) == 0


@pytest.mark.clause("VAB-R6", "VAB-R8")
def test_where_all_who_play_are_equal_only_they_have_won() -> None:
    state = turns(round_of(100, 19, 100, banker=2, inside=0b101), TWELVE, TWELVE)
    assert points(state) == [0, 0, 0]
    assert list(state.winners()) == [0, 2]


@pytest.mark.clause("VAB-5")
def test_the_stakes_lie_in_the_pot_as_soon_as_there_is_a_banker() -> None:
    state = round_of(100, 100, 100)
    assert (state.pot(), points(state)) == (0, [0, 0, 0])
    play(state, "3", "5", "4")
    assert (state.dealer, state.pot(), points(state)) == (1, 60, [-20, -20, -20])


@pytest.mark.clause("VAB-6", "VAB-R5", "VAB-R8")
def test_it_goes_round_from_the_banker_who_comes_last_and_passes_over_who_is_out() -> None:
    state = round_of(100, 5, 100, 100, 0, banker=2, inside=0b01101)
    order = []
    while state.turn != NOBODY:
        if state.turn >= 0 and state.thrown == 2:
            order.append(state.turn)
        state.play(state.moves()[0])
    assert order == list(state.order()) == [3, 0, 2]
    assert [points(state)[seat] for seat in (1, 4)] == [0, 0]


# The bank.


@pytest.mark.clause("VAB-4", "VAB-R1")
@pytest.mark.parametrize(
    ("seats", "throws", "banker"),
    [
        (2, "1 2", 1),
        (3, "6 5 5", 0),
        (4, "3 5 5 2 4 1", 1),
        (4, "3 5 5 2 1 4", 2),
        (3, "4 4 4 2 6 6 1 3", 2),
        (5, "6 1 6 6 2 3 3 1 5 5 6 2", 0),
    ],
)
def test_the_highest_number_is_banker_and_equals_throw_again(seats: int, throws: str, banker: int) -> None:
    state = round_of(*[100] * seats)
    for face in throws.split():
        assert (state.turn, state.dealer) == (REFEREE, LOT)
        play(state, face)
    assert state.dealer == banker
    assert state.player == (banker + 1) % seats
    assert (state.thrown, any(state.dice)) == (0, False), "these dice were not thrown for anybody's result"


@pytest.mark.clause("VAB-R1")
def test_even_throwing_for_the_bank_ends() -> None:
    state = round_of(100, 100, 100)
    for _ in range(3 * (TIES + 1)):
        assert state.dealer == LOT
        play(state, "4")
    assert state.dealer == 0


@pytest.mark.clause("VAB-4", "VAB-14")
def test_only_the_first_round_is_thrown_for() -> None:
    match = played(FIVE, TWELVE, seats=2)
    match.next_deal()
    assert match.state.dealer == 0
    assert not any(state_of(match).lot)


@pytest.mark.clause("VAB-14", "VAB-R7", "VAB-R8")
def test_the_bank_passes_over_who_cannot_pay() -> None:
    match = played(TWELVE, FIVE, FIVE, FIVE, seats=4, lot="1 1 1 6", start_counters=39)
    assert match.series.totals == [99, 19, 19, 19]
    assert match.over
    match = played(TWELVE, FIVE, TWELVE, FIVE, seats=4, lot="6 1 1 1", start_counters=39)
    assert match.series.totals == [19, 59, 19, 59]
    match.next_deal()
    assert (match.state.dealer, list(state_of(match).order())) == (1, [3, 1])
    assert match.view(0).scene.out == (0, 2)


# The sitting.


@pytest.mark.clause("VAB-R8", "VAB-R9")
def test_worked_case_10_who_cannot_pay_drops_out_and_keeps_what_he_has() -> None:
    match = played(FIVE, TWELVE, seats=2, start_counters=39, rounds=5)
    assert match.series.totals == [19, 59]
    assert match.over, "only one of the two can pay"
    assert match.series.result().winners == (1,)
    match = played(FIVE, TWELVE, seats=2, start_counters=40, rounds=5)
    assert match.series.totals == [20, 60]
    assert not match.over, "with exactly 20 one is still in"


@pytest.mark.clause("VAB-R9")
def test_the_most_counters_win_and_equals_share() -> None:
    match = played(FIVE, TWELVE, FIVE, TWELVE, seats=2)
    assert match.over
    assert match.series.totals == [100, 100]
    assert match.series.result().winners == (0, 1)
    match = played(FIVE, TWELVE, TWELVE, FIVE, seats=2)
    assert (match.series.totals, match.series.result().winners) == ([60, 140], (1,))


@pytest.mark.clause("VAB-1", "VAB-2", "VAB-R9", "VAB-R10")
def test_what_may_be_agreed() -> None:
    assert list(GAME.seats) == list(range(2, 9))
    for seats in (1, 9):
        with pytest.raises(BadSeats):
            GAME.settle(seats, {})
    assert [GAME.settle(seats, {})["rounds"] for seats in GAME.seats] == [6, 6, 8, 5, 6, 7, 8]
    assert [GAME.settle(seats, {})["start_counters"] for seats in GAME.seats] == [120, 120, 160, 100, 120, 140, 160]
    assert GAME.settle(2, {"rounds": 7})["start_counters"] == 140
    assert GAME.settle(2, {"rounds": 40})["start_counters"] == 800
    assert GAME.settle(2, {"rounds": 40, "start_counters": 20})["start_counters"] == 20
    for wrong in ({"rounds": 0}, {"rounds": 41}, {"start_counters": 19}, {"start_counters": 1001}):
        with pytest.raises(BadOption):
            GAME.settle(2, wrong)
    series = GAME.series(3, GAME.settle(3, {"start_counters": 77}))
    assert isinstance(series, Accounts)
    assert series.counters == [77, 77, 77]


@pytest.mark.clause("VAB-R9")
def test_by_the_earlier_rules_as_many_rounds_as_players_were_usual() -> None:
    earlier = load_game("vabanque", 1)
    for seats in earlier.seats:
        assert earlier.settle(seats, {}) == {"rounds": seats, "start_counters": max(100, 20 * seats)}


@pytest.mark.clause("VAB-R1")
def test_the_rulebook_says_how_even_throwing_for_the_bank_ends() -> None:
    for lang in LANGUAGES:
        assert str(TIES) in rulebook(GAME, lang).clauses["VAB-R1"]


@pytest.mark.clause("VAB-R10")
def test_with_what_is_usual_nobody_can_drop_out_before_the_last_round() -> None:
    """One who loses every round can still pay the last stake."""
    for seats in GAME.seats:
        options = GAME.settle(seats, {})
        assert int(options["start_counters"]) >= 20 * int(options["rounds"])


def test_a_record_is_made_of_single_moves() -> None:
    assert steps("4 x2 +6 -4 :2") == ["4", "2", "x", "6", "+", "4", "-", "2"]
