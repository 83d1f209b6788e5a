"""David & Goliath: the clauses about playing, capturing and scoring one deal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.david_goliath.cases import GAME, before_trick, captured, card, hand, position, sorted_match, state_of
from ludothek.core.errors import IllegalMove, MoveError
from ludothek.core.match import Match
from ludothek.core.state import NOBODY, WATCHER
from ludothek.games.david_goliath.rules import TRICKS, DavidGoliath, worth
from support.playing import copy_shares_nothing, in_a_row, match_with, play_in_turn
from support.strategies import matches

# Each trick in the order of play; who leads it; who played the highest and who the lowest card.
TRICKS_PLAYED = [
    pytest.param("g4 g12 g7 r2 g2", 0, 1, 4, id="case 1"),
    pytest.param("g4 g9 r2 g7", 0, 1, 2, id="case 2"),
    pytest.param("r5 b5 g5", 2, 1, 0, id="case 4: all equal"),
    pytest.param("y7 y3 b7 r3", 0, 2, 3, id="case 5: two pairs"),
    pytest.param("y1 y9 r1", 1, 2, 0, id="case 6: lowest twice"),
    pytest.param("r9 r2 y9", 0, 2, 1, id="highest twice"),
    pytest.param("r9 y9 r2", 0, 1, 2, id="highest twice, first two"),
    pytest.param("r2 y2 r9", 0, 2, 1, id="lowest twice, first two"),
    pytest.param("r5 r1 r9", 0, 2, 1, id="no tie"),
    pytest.param("r9 y1 b5", 0, 0, 1, id="nobody follows"),
    pytest.param("r1 v9 b9", 0, 2, 0, id="the leader is lowest, others beat the colour led"),
    pytest.param("r4 y4 g4 b4", 3, 2, 1, id="all equal with four"),
    pytest.param("r4 y4 g4 b4 v4", 2, 1, 0, id="all equal with five"),
    pytest.param("r4 y4 g4 b5", 0, 3, 2, id="three lowest"),
    pytest.param("r5 y4 g5 b5", 0, 3, 1, id="three highest"),
    pytest.param("r5 y5 g5 b4 v5", 0, 4, 3, id="four highest"),
    pytest.param("b7 b9 g3 r7 y3 v5", 0, 1, 4, id="six, lowest twice"),
    pytest.param("b18 r18 y18 g18 v18 b1", 4, 2, 3, id="six, five highest"),
    pytest.param("b1 r1 y1 g1 v1 b2", 5, 4, 3, id="six, five lowest"),
    pytest.param("r6 y6 r3 g6 y3 g3", 1, 4, 0, id="six, three and three"),
]


@pytest.mark.clause("DG-2", "DG-18", "DG-19", "DG-21", "DG-22", "DG-23")
@pytest.mark.parametrize(("trick", "leader", "highest", "lowest"), TRICKS_PLAYED)
def test_lowest_takes_the_highest_card_and_highest_takes_the_rest_and_leads(
    trick: str, leader: int, highest: int, lowest: int
) -> None:
    state = before_trick(trick, leader)
    play_in_turn(state, trick)
    cards = trick.split()
    highest_card = cards[(highest - leader) % len(cards)]
    others = sorted((text for text in cards if text != highest_card), key=card)
    assert captured(state, lowest) == highest_card
    assert captured(state, highest) == " ".join(others)
    assert all(captured(state, seat) == "" for seat in range(len(cards)) if seat not in {highest, lowest})
    assert state.turn == state.leader == highest


@pytest.mark.clause("DG-17", "DG-20", "DG-R3")
def test_when_all_are_equal_the_last_is_highest_and_the_one_before_lowest() -> None:
    three = play_in_turn(before_trick("r5 b5 g5"), "r5 b5 g5")
    assert [captured(three, seat) for seat in range(3)] == ["", "g5", "r5 b5"]
    four = play_in_turn(before_trick("v1 b1 y1 r1"), "v1 b1 y1 r1")
    assert [captured(four, seat) for seat in range(4)] == ["", "", "r1", "y1 b1 v1"]
    five = play_in_turn(before_trick("v12 b12 y12 r12 g12"), "v12 b12 y12 r12 g12")
    assert [captured(five, seat) for seat in range(5)] == ["", "", "", "g12", "r12 y12 b12 v12"]


@pytest.mark.clause("DG-R3")
def test_six_cards_are_never_all_equal_for_each_number_comes_in_five_colours() -> None:
    looks = [look for look in GAME.layout(6).looks if look.face]
    assert all(sum(other.face == look.face for other in looks) == 5 for look in looks)


@pytest.mark.clause("DG-R2")
@pytest.mark.parametrize("edition", ["2008", "italian", "1997"])
def test_all_equal_cards_are_treated_alike_in_every_edition(edition: str) -> None:
    match = match_with(GAME, before_trick("r5 b5 g5"), edition=edition)
    for text in ("r5", "b5", "g5"):
        match.play(text)
    assert [captured(state_of(match), seat) for seat in range(3)] == ["", "g5", "r5 b5"]


@pytest.mark.clause("DG-R4")
def test_tied_cards_that_are_neither_highest_nor_lowest_go_to_the_highest() -> None:
    state = play_in_turn(before_trick("r6 y6 g6 b9 v1"), "r6 y6 g6 b9 v1")
    assert captured(state, 4) == "b9"
    assert captured(state, 3) == "r6 y6 g6 v1"
    earlier_ties = play_in_turn(before_trick("r9 y9 g1 b1"), "r9 y9 g1 b1")
    assert captured(earlier_ties, 3) == "y9"
    assert captured(earlier_ties, 1) == "r9 g1 b1"


@pytest.mark.clause("DG-17", "DG-18", "DG-19", "DG-20", "DG-R4")
@given(
    st.integers(3, 6)
    .flatmap(lambda seats: st.lists(st.integers(1, 18), min_size=seats, max_size=seats))
    .filter(lambda values: all(values.count(value) <= 5 for value in values)),
    st.integers(0, 5),
)
def test_any_trick_is_shared_out_as_the_clauses_say(values: list[int], leader: int) -> None:
    seats = len(values)
    leader %= seats
    trick = " ".join(f"{'rygbv'[values[:place].count(value)]}{value}" for place, value in enumerate(values))
    state = play_in_turn(before_trick(trick, leader), trick)
    last = seats - 1
    high = max(place for place, value in enumerate(values) if value == max(values))
    low = max(place for place, value in enumerate(values) if value == min(values))
    if len(set(values)) == 1:
        high, low = last, last - 1
    assert captured(state, (leader + low) % seats) == trick.split()[high]
    assert len(captured(state, (leader + high) % seats).split()) == last
    assert state.turn == (leader + high) % seats


# Whose turn it is and what may be played.


@pytest.mark.clause("DG-13")
def test_the_leader_may_play_any_card_of_the_hand() -> None:
    state = position(["r1 r9 g3 b5", "r2 r3 r4 r5", "v1 v2 v3 v4"])
    assert in_a_row(state) == "r1 r9 g3 b5"
    play_in_turn(state, "g3 r5 v1")
    assert in_a_row(state) == "r2 r3 r4"


@pytest.mark.clause("DG-15")
def test_the_colour_led_must_be_followed_by_those_who_hold_it() -> None:
    state = position(["r5 b1 b2 b3", "r1 r9 g3 b5", "g3 b5 v2 y1"])
    play_in_turn(state, "r5")
    assert in_a_row(state) == "r1 r9"
    play_in_turn(state, "r9")
    assert in_a_row(state) == "y1 g3 b5 v2"


@pytest.mark.clause("DG-15")
def test_worked_case_7() -> None:
    state = position(["v9 r4 b9 g9", "v8 v7 v6 v5", "r1 r9 g3 b5"], leader=0)
    assert in_a_row(play_in_turn(state, "r4 v5")) == "r1 r9"
    other = position(["r2 y1 y2", "r3 y3 y4", "g3 b5 v2"], leader=0)
    assert in_a_row(play_in_turn(other, "r2 r3")) == "g3 b5 v2"


@pytest.mark.clause("DG-15")
def test_only_the_first_card_sets_the_colour() -> None:
    state = position(["r5 b1", "g1 g2", "r1 g9"])
    assert in_a_row(play_in_turn(state, "r5 g1")) == "r1"


@pytest.mark.clause("DG-15", "DG-R9")
def test_a_wrong_colour_is_refused_with_the_clause_and_costs_nothing() -> None:
    match = sorted_match()
    match.play("y1")
    before = [match.view(seat) for seat in range(3)]
    with pytest.raises(IllegalMove) as refused:
        match.play("g9")
    assert refused.value.clause == "DG-15"
    assert refused.value.candidates == ("y7", "y8", "y9")
    assert [match.view(seat) for seat in range(3)] == before
    assert [match.state.points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("DG-9")
def test_a_card_that_is_not_in_the_hand_is_refused_with_the_clause() -> None:
    match = sorted_match()
    for text in ("g1", "r10", "v18"):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == "DG-9"
    match.play("r1")
    match.play("g1")
    match.play("v1")
    with pytest.raises(IllegalMove) as refused:
        match.play("g1")
    assert refused.value.clause == "DG-9"


@pytest.mark.clause("DG-14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_plays_exactly_one_card_clockwise(seats: int) -> None:
    match = Match(GAME, seats)
    for _ in range(TRICKS):
        leader = match.turn
        held = [len(hand(state_of(match), seat).split()) for seat in range(seats)]
        for place in range(seats):
            assert match.turn == (leader + place) % seats
            match.play(match.legal()[-1])
        assert [len(hand(state_of(match), seat).split()) + 1 for seat in range(seats)] == held


@pytest.mark.clause("DG-12", "DG-24")
@given(matches([GAME]))
def test_a_deal_has_fifteen_tricks_and_ends_with_every_card_captured(match: Match) -> None:
    state = state_of(match)
    seats = match.seats
    in_hands = sum(len(hand(state, seat).split()) for seat in range(seats))
    in_trick = state.steps % seats
    taken = sum(len(captured(state, seat).split()) for seat in range(seats))
    assert in_hands == seats * TRICKS - state.steps
    assert taken == state.steps - in_trick
    assert (state.turn == NOBODY) == (in_hands == 0) == (taken == 15 * seats)


def test_no_card_may_be_played_when_the_deal_is_over() -> None:
    state = play_in_turn(position(["r1", "r2", "r3"]), "r1 r2 r3")
    assert state.turn == NOBODY
    assert in_a_row(state) == ""
    with pytest.raises(MoveError):
        match_with(GAME, state).play("r1")


# Scoring.

SCORINGS = [
    pytest.param("r4 r10 r11 y8 g5 g9 b2 b3 b6 b10 b12 v10 v12", (3, 8, 14, 5, 22), id="case 3"),
    pytest.param("v17 v18", (0, 0, 0, 0, 35), id="case 8: two"),
    pytest.param("v17 v18 v1", (0, 0, 0, 0, 3), id="case 8: three"),
    pytest.param("", (0, 0, 0, 0, 0), id="nothing"),
    pytest.param("r1", (1, 0, 0, 0, 0), id="one"),
    pytest.param("r1 y2 g3 b4 v5", (1, 2, 3, 4, 5), id="one of each"),
    pytest.param("r1 r2 r3", (3, 0, 0, 0, 0), id="three are worth three"),
    pytest.param("y1 y2 y3 y4", (0, 4, 0, 0, 0), id="four"),
    pytest.param(" ".join(f"g{value}" for value in range(1, 19)), (0, 0, 18, 0, 0), id="a whole colour"),
]


@pytest.mark.clause("DG-2", "DG-25", "DG-26", "DG-27", "DG-28", "DG-29")
@pytest.mark.parametrize(("cards", "by_colour"), SCORINGS)
def test_each_colour_is_scored_by_itself(cards: str, by_colour: tuple[int, ...]) -> None:
    state = position(["", "", ""], won=["r1", cards, "v9"])
    assert tuple(worth(state.won[5 + colour]) for colour in range(5)) == by_colour
    assert state.points(1) == sum(by_colour)
    assert (state.points(0), state.points(2)) == (1, 9)


@pytest.mark.clause("DG-26", "DG-27")
@given(st.sets(st.integers(1, 18)))
def test_two_count_their_numbers_and_more_count_one_each(values: set[int]) -> None:
    state = position(["", "", ""], won=[" ".join(f"b{value}" for value in values), "", ""])
    assert state.points(0) == (sum(values) if len(values) < 3 else len(values))


@pytest.mark.clause("DG-27")
def test_a_third_card_makes_a_colour_poorer_in_the_middle_of_a_deal() -> None:
    state = position(["r1 y1", "r5 y5", "r9 y9"], won=["", "", "r7 r8"])
    assert state.points(2) == 15
    play_in_turn(state, "r1 r5 r9")
    assert state.points(2) == 4
    assert state.points(0) == 9


# What the rules remember and copy.


def test_who_could_not_follow_is_remembered_and_only_that() -> None:
    state = play_in_turn(position(["r5 b1", "g1 g2", "r1 g9"]), "r5 g1 r1")
    assert state.voids == 1 << (1 * 5 + 0)


@given(matches([GAME]).filter(lambda match: match.turn >= 0))
def test_a_copy_shares_nothing(match: Match) -> None:
    copy_shares_nothing(match)


@given(matches([GAME]), st.integers(-1, 5), st.integers(0, 1000))
def test_a_guess_looks_the_same_to_the_guesser_and_knows_who_could_not_follow(
    match: Match, seat: int, seed: int
) -> None:
    seat = min(seat, match.seats - 1)
    guess = match.guess(seat)(Random(seed))
    assert isinstance(guess, DavidGoliath)
    assert GAME.scene(guess, seat) == GAME.scene(match.state, seat)
    for other in range(match.seats):
        for colour, letter in enumerate("rygbv"):
            assert not (guess.voids >> (other * 5 + colour) & 1 and letter in hand(guess, other))


@pytest.mark.clause("DG-15", "DG-R10")
@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
def test_whoever_could_not_follow_is_never_guessed_to_hold_that_colour_again(seat: int) -> None:
    # Seat 1 has shown that it has no red: the reds that are left lie with seats 0 and 2.
    state = play_in_turn(position(["r5 b1 b2 r9", "g1 g2 y1 v1", "r1 r2 r3 g9"]), "r5 g1 r1")
    guesses = [state.guess(seat, Random(seed)) for seed in range(40)]
    assert not [guess for guess in guesses if "r" in hand(guess, 1)]
    assert len({hand(guess, 1) for guess in guesses}) > 3


@pytest.mark.clause("DG-R10")
def test_guesses_differ_from_the_truth() -> None:
    match = sorted_match()
    truth = hand(state_of(match), 1)
    guesses = {hand(guess, 1) for seed in range(20) if isinstance(guess := match.guess(0)(Random(seed)), DavidGoliath)}
    assert len(guesses - {truth}) == 20


@given(matches([GAME]), st.integers(0, 1000))
def test_a_guess_depends_on_nothing_that_the_guesser_does_not_know(match: Match, seed: int) -> None:
    truth = state_of(match)
    other = match.guess(0)(Random(seed + 1))
    assert isinstance(other, DavidGoliath)
    one, two = truth.guess(0, Random(seed)), other.guess(0, Random(seed))
    assert [hand(one, seat) for seat in range(match.seats)] == [hand(two, seat) for seat in range(match.seats)]
