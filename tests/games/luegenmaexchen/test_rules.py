"""Lügenmäxchen: the clauses about throwing, announcing, believing and lifting."""

from collections import Counter
from itertools import product

import pytest
from librt.random import Random

from games.luegenmaexchen.cases import TEXTS, game, taken, talk
from ludothek.core.state import NOBODY, REFEREE, playout
from ludothek.games.luegenmaexchen.rules import COMBINATIONS, MOVES, ROUNDS, SHOW, Luegenmaexchen, rank
from support.playing import in_a_row, points

HOUSE_NUMBERS = ["31", "32", "41", "42", "43", "51", "52", "53", "54", "61", "62", "63", "64", "65"]
ORDER = [*HOUSE_NUMBERS, "11", "22", "33", "44", "55", "66", "21"]


def value(text: str) -> int:
    """The rank of two faces, whichever is named first."""
    return rank(int(text[0]), int(text[1]))


# The worked cases.


@pytest.mark.clause("LUE-8", "LUE-9", "LUE-10", "LUE-R1")
def test_case_1_order() -> None:
    assert value("32") > value("31")
    assert value("41") > value("32")
    assert value("11") > value("65")
    assert value("66") > value("55")
    assert value("21") > value("66")
    assert [value(text) for text in ORDER] == list(range(21))
    assert list(COMBINATIONS) == ORDER
    for one, other in product(range(1, 7), repeat=2):
        assert COMBINATIONS[rank(one, other)] == f"{max(one, other)}{min(one, other)}"


@pytest.mark.clause("LUE-12", "LUE-13", "LUE-R3")
def test_case_2_doubter_wrong() -> None:
    state = talk(game(3), "[43] 43 l")
    assert taken(state) == [0, 1, 0]
    assert (state.turn, state.thrower) == (REFEREE, 1)


@pytest.mark.clause("LUE-13", "LUE-R6")
def test_case_3_doubter_wrong_dice_higher() -> None:
    assert taken(talk(game(3), "[65] 61 l")) == [0, 1, 0]


@pytest.mark.clause("LUE-14", "LUE-R3")
def test_case_4_liar() -> None:
    state = talk(game(3), "[31] 32 l")
    assert taken(state) == [1, 0, 0]
    assert state.thrower == 0


@pytest.mark.clause("LUE-11", "LUE-R5")
def test_case_5_must_be_higher() -> None:
    state = talk(game(3), "[12] 64 b [64]")
    assert in_a_row(state) == "65 11 22 33 44 55 66 21"
    assert state.refusal(TEXTS.index("64")) == "LUE-R5"


@pytest.mark.clause("LUE-R7")
def test_case_6_announced_maexchen() -> None:
    state = talk(game(3), "[12] 66 b [52]")
    assert in_a_row(state) == "21"
    talk(state, "21")
    assert taken(state) == [0, 1, 0]
    assert list(state.lifted) == [5, 2, 20, 1, 2, 1, 1]


@pytest.mark.clause("LUE-R7")
def test_case_7_true_maexchen_announced() -> None:
    assert taken(talk(game(3), "[12] 21")) == [0, 1, 0]
    assert taken(talk(game(3, true=2), "[12] 21")) == [0, 2, 0]
    assert taken(talk(game(3, true=2), "[13] 21")) == [1, 0, 0]
    assert taken(talk(game(3, true=2), "[12] 66 l")) == [0, 1, 0]


@pytest.mark.clause("LUE-16", "LUE-R8", "LUE-R11")
def test_case_8_shown_maexchen() -> None:
    state = talk(game(3), "[54] 54 b [12] show")
    assert taken(state) == [0, 0, 0]
    assert (state.turn, state.thrower) == (REFEREE, 2)
    talk(state, "[66]")
    assert in_a_row(state) == " ".join(ORDER)
    talk(state, "31")
    assert state.turn == 0


@pytest.mark.clause("LUE-R9")
def test_case_9_two_players_shown() -> None:
    state = talk(game(2), "[41] 41 b [21] show")
    assert taken(state) == [0, 0]
    assert (state.turn, state.thrower, state.rounds) == (REFEREE, 0, 1)
    assert in_a_row(talk(state, "[65]")) == " ".join(ORDER)


@pytest.mark.clause("LUE-15")
def test_case_10_end() -> None:
    state = talk(game(2, (4, 4)), "[55] 55 l")
    assert state.turn == NOBODY
    assert (taken(state), points(state)) == ([4, 5], [1, 0])
    assert state.reason() == "reason-counters"
    assert in_a_row(state) == ""


# What case 11 says of the number of counters is held with the options, in test_table.py.

# Throwing and announcing.


@pytest.mark.clause("LUE-5", "LUE-6", "LUE-R4")
def test_one_throw_of_two_dice_and_then_any_announcement() -> None:
    state = game(4)
    assert (state.turn, state.thrower) == (REFEREE, 0)
    assert in_a_row(state) == "throw1 throw2 throw3 throw4 throw5 throw6"
    talk(state, "[3]")
    assert state.turn == REFEREE
    talk(state, "[5]")
    assert state.turn == 0
    assert in_a_row(state) == " ".join(ORDER)


@pytest.mark.clause("LUE-7", "LUE-R6", "LUE-R11")
@pytest.mark.parametrize("dice", ["31", "65", "66", "12"])
def test_the_truth_or_not_and_the_left_neighbour_answers(dice: str) -> None:
    for said in ORDER[:-1]:
        state = talk(game(4), f"[{dice}] {said}")
        assert state.turn == 1
        assert in_a_row(state) == "b l"
        lifted = talk(state.copy(), "l")
        assert taken(lifted) == ([0, 1, 0, 0] if value(dice) >= value(said) else [1, 0, 0, 0]), said
        talk(state, "b")
        assert (state.turn, state.thrower, taken(state)) == (REFEREE, 1, [0, 0, 0, 0])


@pytest.mark.clause("LUE-5", "LUE-11")
def test_announcements_go_round_the_table_ever_higher() -> None:
    state = game(3)
    for number, said in enumerate(ORDER[:-1]):
        talk(state, "[31]")
        assert state.turn == number % 3
        assert in_a_row(state) == " ".join(ORDER[number:])
        talk(state, said)
        assert state.turn == (number + 1) % 3
        talk(state, "b")
    talk(state, "[31]")
    assert in_a_row(state) == "21"
    assert taken(talk(state, "21")) == [0, 0, 1]


@pytest.mark.clause("LUE-12")
def test_only_the_dice_under_the_cup_count() -> None:
    state = talk(game(3), "[66] 41 b [32] 42 l")
    assert taken(state) == [0, 1, 0]
    assert list(state.lifted) == [3, 2, value("42"), 1, 2, 1, 1]


@pytest.mark.clause("LUE-3")
def test_a_bold_lie_that_is_believed_costs_the_next_liar() -> None:
    state = talk(game(2), "[31] 55 b [64] 66 l")
    assert taken(state) == [0, 1]


# The Mäxchen.


@pytest.mark.clause("LUE-16", "LUE-R8")
def test_only_a_real_maexchen_may_be_shown_and_only_by_its_thrower_after_looking() -> None:
    assert "show" in in_a_row(talk(game(3), "[12]")).split()
    assert "show" in in_a_row(talk(game(3), "[21]")).split()
    for dice in ("11", "22", "31", "66"):
        state = talk(game(3), f"[{dice}]")
        assert "show" not in in_a_row(state).split()
        assert state.refusal(SHOW) == "LUE-R8"
    answering = talk(game(3), "[12] 65")
    assert in_a_row(answering) == "b l"
    assert answering.refusal(SHOW) == "LUE-R8"
    assert in_a_row(talk(game(3), "[31] 66 b [12]")) == "21 show"


@pytest.mark.clause("LUE-16", "LUE-R2", "LUE-R10", "LUE-R11")
def test_whoever_has_shown_is_out_until_the_next_round() -> None:
    state = talk(game(4), "[12] show [31] 31 b [65] 65 b [66] 66")
    assert state.turn == 1
    talk(state, "b [12] show [31] 32 b [31] 41 l")
    assert taken(state) == [0, 0, 0, 1]
    assert state.out == 0
    talk(state, "[31] 31")
    assert state.turn == 0


@pytest.mark.clause("LUE-R8", "LUE-R9")
def test_showing_ends_the_round_when_one_is_left_and_he_begins_the_next() -> None:
    state = talk(game(3), "[12] show [12] show")
    assert (taken(state), state.rounds, state.thrower, state.out) == ([0, 0, 0], 1, 2, 0)
    assert list(state.lifted) == []
    talk(state, "[65] 65")
    assert state.turn == 0


@pytest.mark.clause("LUE-R7", "LUE-R8")
def test_an_announced_maexchen_is_lifted_by_who_is_still_in_the_round() -> None:
    state = talk(game(3), "[31] 31 b [12] show [12] 21")
    assert taken(state) == [1, 0, 0]


# Rounds, counters and the end.


@pytest.mark.clause("LUE-R3")
@pytest.mark.parametrize(("next_start", "first"), [(0, (2, 0)), (1, (0, 1))])
def test_the_next_round_begins_with_the_taker_or_to_the_left(next_start: int, first: tuple[int, int]) -> None:
    state = game(3, next_start=next_start)
    assert state.thrower == 0
    talk(state, "[31] 31 b [32] 32 l")
    assert (taken(state), state.thrower) == ([0, 0, 1], first[0])
    other = talk(game(3, next_start=next_start), "[31] 65 l")
    assert (taken(other), other.thrower) == ([1, 0, 0], first[1])


@pytest.mark.clause("LUE-4", "LUE-13", "LUE-14")
def test_counters_come_from_the_middle() -> None:
    state = game(2)
    assert (state.middle, taken(state)) == (9, [0, 0])
    talk(state, "[31] 65 l")
    assert (state.middle, taken(state)) == (8, [1, 0])


@pytest.mark.clause("LUE-15")
@pytest.mark.parametrize("limit", [1, 3, 5, 8])
def test_the_first_with_so_many_counters_loses(limit: int) -> None:
    state = game(3, limit=limit, middle=30)
    for _ in range(limit - 1):
        talk(state, "[31] 65 l")
        assert state.turn == REFEREE
        assert points(state) == [0, 0, 0]
    talk(state, "[31] 65 l")
    assert state.turn == NOBODY
    assert points(state) == [0, 1, 1]


@pytest.mark.clause("LUE-R12")
def test_an_empty_middle_ends_the_game_and_most_counters_lose() -> None:
    state = talk(game(3, (2, 1, 0), middle=4), "[31] 65 l")
    assert (state.turn, taken(state), points(state)) == (NOBODY, [3, 1, 0], [0, 1, 1])
    assert state.reason() == "reason-middle"
    tied = talk(game(3, (2, 1, 0), middle=4), "[65] 65 l")
    assert (taken(tied), points(tied)) == ([2, 2, 0], [0, 0, 1])
    assert list(tied.winners()) == [2]


@pytest.mark.clause("LUE-R12")
@pytest.mark.parametrize("seats", range(2, 9))
def test_if_all_have_equally_many_when_the_middle_is_empty_nobody_has_won(seats: int) -> None:
    state = game(seats, middle=seats)
    for _ in range(seats):
        assert state.turn == REFEREE
        talk(state, "[43] 31 l")
    assert (state.turn, state.middle, taken(state)) == (NOBODY, 0, [1] * seats)
    assert (points(state), list(state.winners())) == ([0] * seats, [])
    assert state.reason() == "reason-middle"


@pytest.mark.clause("LUE-R16", "LUE-R7")
def test_of_two_counters_that_are_due_as_many_are_taken_as_are_left() -> None:
    last = talk(game(2, (0, 0), middle=1, true=2), "[12] 21")
    assert (last.turn, last.middle, taken(last), list(last.winners())) == (NOBODY, 0, [0, 1], [0])
    assert last.reason() == "reason-middle"
    tied = talk(game(2, (1, 0), middle=2, true=2), "[12] 21")
    assert (tied.middle, taken(tied), list(tied.winners())) == (0, [1, 1], [])


@pytest.mark.clause("LUE-R16", "LUE-15")
@pytest.mark.parametrize("before", [3, 4])
def test_the_limit_or_more_loses(before: int) -> None:
    state = talk(game(3, (4, before, 0), middle=13, true=2), "[12] 21")
    assert (state.turn, taken(state)) == (NOBODY, [4, before + 2, 0])
    assert (list(state.winners()), state.reason()) == ([0, 2], "reason-counters")


@pytest.mark.clause("LUE-R12")
@pytest.mark.parametrize("seats", range(2, 9))
def test_with_the_usual_counters_somebody_always_has_five(seats: int) -> None:
    random = Random(seats)
    for _ in range(20):
        state = game(seats)
        playout(state, random)
        assert max(taken(state)) == 5
        assert sum(points(state)) == len(state.winners()) == seats - 1
        assert sum(taken(state)) + state.middle == 4 * seats + 1


@pytest.mark.clause("LUE-R15", "LUE-R9")
def test_a_game_of_nothing_but_shown_maexchen_ends_after_five_hundred_rounds() -> None:
    state = game(2, (1, 0))
    for number in range(ROUNDS):
        assert (state.turn, state.rounds) == (REFEREE, number)
        talk(state, "[12] show")
    assert state.turn == NOBODY
    assert points(state) == [0, 1]
    assert state.reason() == "reason-rounds"


@pytest.mark.clause("LUE-R15")
def test_the_longest_round_has_21_announcements_for_each_who_shows() -> None:
    state = game(8)
    moves = 0
    for seat in range(7):
        for said in ORDER[:-1]:
            talk(state, f"[31] {said} b")
            moves += 4
        talk(state, "[12] show")
        moves += 3
        assert state.rounds == (1 if seat == 6 else 0)
    assert moves <= 8 * 84


# What is known.


@pytest.mark.clause("LUE-6", "LUE-R13")
def test_whoever_has_not_thrown_guesses_all_throws_alike() -> None:
    state = talk(game(3), "[12] 66")
    random = Random(1)
    for seat in (1, 2, -1):
        guesses: Counter[tuple[int, int]] = Counter()
        for _ in range(7200):
            guess = state.guess(seat, random)
            guesses[guess.first, guess.second] += 1
        assert len(guesses) == 36
        assert all(120 < count < 290 for count in guesses.values())
    own = state.guess(0, random)
    assert (own.first, own.second) == (1, 2)


@pytest.mark.clause("LUE-R9", "LUE-R13")
def test_lifted_dice_are_those_of_the_round_just_over_and_of_no_other() -> None:
    state = talk(game(2), "[31] 65 l")
    assert list(state.lifted[:2]) == [3, 1]
    talk(state, "[42] 41 b [65]")
    assert list(state.lifted[:2]) == [3, 1]
    lifted = talk(state.copy(), "65 l")
    assert list(lifted.lifted[:2]) == [6, 5]
    shown = talk(state, "66 b [12] show")  # a round that ends without a counter lifts nothing
    assert (shown.rounds, list(shown.lifted)) == (2, [])


@pytest.mark.clause("LUE-R13")
def test_a_throw_that_was_believed_is_gone() -> None:
    state = talk(game(3), "[64] 65 b")
    assert (state.first, state.second) == (0, 0)
    assert list(state.lifted) == []


@pytest.mark.clause("LUE-7", "LUE-11")
def test_refusals_name_their_clause() -> None:
    announcing = talk(game(3), "[64]")
    assert [announcing.refusal(TEXTS.index(text)) for text in ("b", "l", "show", "throw3")] == [
        "LUE-7",
        "LUE-7",
        "LUE-R8",
        "",
    ]
    answering = talk(announcing, "64")
    assert answering.refusal(TEXTS.index("65")) == "LUE-11"
    assert game(3).refusal(0) == ""


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(set(TEXTS)) == MOVES
    assert TEXTS[:21] == ORDER


# A slow referee of its own.


class Circle:
    """A game as people would tell it, with lists of players and words for combinations."""

    def __init__(self, seats: int, limit: int, middle: int, true: int, next_start: int) -> None:
        self.seats, self.limit, self.middle, self.true, self.next_start = seats, limit, middle, true, next_start
        self.counters = [0] * seats
        self.order = list(range(seats))
        self.beat = self.said = self.dice = ""
        self.over = False

    def rotate_to(self, player: int) -> None:
        here = self.order.index(player)
        self.order = self.order[here:] + self.order[:here]

    def legal(self) -> list[str]:
        if self.said and self.dice:
            return ["b", "l"]
        higher = ORDER[ORDER.index(self.beat) + 1 :] if self.beat else ORDER
        return [*higher, *(["show"] if sorted(self.dice) == ["1", "2"] else [])]

    def say(self, word: str) -> None:
        if word == "show":
            self.order, self.beat, self.dice = self.order[1:], "", ""
            if len(self.order) == 1:
                self.new_round(self.order[0])
        elif word == "b":
            self.order = self.order[1:] + self.order[:1]
            self.beat, self.said, self.dice = self.said, "", ""
        elif word == "l":
            self.lift()
        else:
            self.said = word
            if word == "21":
                self.lift()

    def lift(self) -> None:
        real = ORDER.index("".join(sorted(self.dice, reverse=True)))
        liar, doubter = self.order[:2]
        loser = doubter if real >= ORDER.index(self.said) else liar
        price = self.true if self.said == "21" and loser == doubter else 1
        price = min(price, self.middle)
        self.middle -= price
        self.counters[loser] += price
        self.over = max(self.counters) >= self.limit or self.middle == 0
        self.new_round((loser + self.next_start) % self.seats)

    def new_round(self, starter: int) -> None:
        self.order = list(range(self.seats))
        self.rotate_to(starter)
        self.said = self.beat = self.dice = ""


@pytest.mark.clause("LUE-11", "LUE-12", "LUE-13", "LUE-14", "LUE-16", "LUE-R8", "LUE-R10", "LUE-R11", "LUE-R12")
@pytest.mark.parametrize("seed", range(60))
def test_random_games_agree_with_the_circle(seed: int) -> None:
    random = Random(seed)
    seats, limit, true, next_start = seed % 7 + 2, random.randrange(7) + 1, random.randrange(2) + 1, random.randrange(2)
    middle = random.randrange(4 * seats + 1) + 1
    state = game(seats, limit=limit, middle=middle, true=true, next_start=next_start)
    circle = Circle(seats, limit, middle, true, next_start)
    while state.turn != NOBODY:
        assert not circle.over
        if state.turn == REFEREE:
            assert state.thrower == circle.order[0]
            # Many a Mäxchen, so that showing is tried.
            dice = "12" if random.randrange(4) == 0 else f"{random.randrange(6) + 1}{random.randrange(6) + 1}"
            talk(state, f"[{dice}]")
            circle.dice = dice
        else:
            assert state.turn == circle.order[1 if circle.said else 0]
            assert in_a_row(state).split() == circle.legal()
            moves = state.moves()
            word = state.text(moves[random.randrange(len(moves))])
            talk(state, word)
            circle.say(word)
        assert (taken(state), state.middle) == (circle.counters, circle.middle)
    assert circle.over
    assert points(state) == [int(count < max(circle.counters)) for count in circle.counters]


def test_a_copy_shares_nothing() -> None:
    random = Random(3)
    state = talk(game(4), "[64] 64 b [65] 65")
    before = everything(state)
    playout(state.copy(), random)
    assert everything(state) == before


def everything(state: Luegenmaexchen) -> tuple[object, ...]:
    return list(state.counters), list(state.sayings), list(state.lifted), state.turn, state.middle, state.first
