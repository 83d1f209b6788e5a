"""The computer players of Höchste Hausnummer: their optimum is found once more, by walking through the rules."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from librt.random import Random

from games.hausnummer.cases import throw, thrown
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.hausnummer.mind.knowledge import ADVICE, MEAN, WIN, HausnummerKnowledge, left, worth
from ludothek.games.hausnummer.rules import HUNDREDS, ONES, Hausnummer, start

KNOWLEDGE = HausnummerKnowledge()
RANDOM = Random(1)


class Walk:
    """What every position is worth to a seat, exactly: all throws and all places are played on copies.

    `rivals` says what others do: the worst for the seat, or what a policy tells them.
    """

    def __init__(self, seat: int, worth_at_end: Callable[[Hausnummer], Fraction], policy: int = -1) -> None:
        self._seat = seat
        self._end = worth_at_end
        self._policy = policy
        self._found: dict[tuple[int, ...], Fraction] = {}

    def worth(self, state: Hausnummer) -> Fraction:
        key = (*state.numbers, state.thrown * (state.turn >= 0), state.turn)
        if key not in self._found:
            self._found[key] = self._end(state) if state.turn == NOBODY else self._inner(state)
        return self._found[key]

    def _inner(self, state: Hausnummer) -> Fraction:
        moves = list(state.moves())
        if state.turn not in (REFEREE, self._seat) and self._policy >= 0:
            moves = [KNOWLEDGE.policy(state, self._policy, RANDOM)]
        values = [self.after(state, move) for move in moves]
        if state.turn == REFEREE:
            return sum(values, Fraction()) / len(values)
        return max(values) if state.turn == self._seat else min(values)

    def after(self, state: Hausnummer, move: int) -> Fraction:
        new = state.copy()
        new.play(move)
        return self.worth(new)


def decisions(state: Hausnummer, seat: int) -> list[Hausnummer]:
    """Every position in which the seat has to choose a place of the number that it is about to make."""
    found: list[Hausnummer] = []
    made = state.made
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if now.turn == seat:
            found.append(now)
        if now.made == made:
            for move in now.moves():
                new = now.copy()
                new.play(move)
                waiting.append(new)
    return found


def won(seat: int) -> Callable[[Hausnummer], Fraction]:
    """A win is worth 1, a shared one its part."""
    return lambda state: Fraction(int(seat in list(state.winners())), len(state.winners()))


def test_the_best_mean_is_504_and_is_played() -> None:
    first = start(1, 1)
    walk = Walk(0, lambda state: Fraction(state.points(0)))
    assert walk.worth(first) == 504
    for state in decisions(first, 0):
        chosen = walk.after(state, KNOWLEDGE.policy(state, MEAN, RANDOM))
        assert chosen == walk.worth(state)


@pytest.mark.parametrize(
    ("first_round", "lead"), [("3h 3z 3 3h 3z 3", 0), ("5h 1z 1 4h 4z 6", 65), ("1h 1z 1 5h 5z 5", -444)]
)
def test_with_two_the_chance_to_win_the_last_round_is_exact(first_round: str, lead: int) -> None:
    state = throw(start(2, 2), first_round)
    walk = Walk(0, won(0))
    exact = walk.worth(state)
    assert KNOWLEDGE.duel(2).at(lead) == pytest.approx(float(exact), abs=1e-12)
    for here in decisions(state, 0):
        assert walk.after(here, KNOWLEDGE.policy(here, WIN, RANDOM)) == walk.worth(here)
    against = Walk(1, won(1))
    for house in ("6h 5z 1", "4h 6z 3", "5h 1z 6"):
        answer = throw(state.copy(), house)
        for here in decisions(answer, 1):
            assert against.after(here, KNOWLEDGE.policy(here, WIN, RANDOM)) == against.worth(here)


def test_the_second_of_two_has_the_better_chance() -> None:
    """In a single round the optimum is 45.5 % for the first; with three rounds it is 47.5 %."""
    assert Walk(0, won(0)).worth(start(2, 1)) == pytest.approx(KNOWLEDGE.duel(2).at(0))
    assert KNOWLEDGE.duel(2).at(0) == pytest.approx(0.45504, abs=1e-5)
    assert KNOWLEDGE.duel(6).at(0) == pytest.approx(0.47525, abs=1e-5)


@pytest.mark.parametrize("numbers", [3, 4])
@pytest.mark.parametrize("lead", [-700, -100, 0, 3, 250])
def test_with_more_rounds_to_come_each_number_is_placed_for_what_comes_after_it(numbers: int, lead: int) -> None:
    """The curve of one number more, from the one before: by walking through that number."""
    after = KNOWLEDGE.duel(numbers - 1)

    def at_end(state: Hausnummer) -> Fraction:
        return Fraction(1 - after.at(-(lead + state.points(0))))

    exact = float(Walk(0, at_end).worth(start(1, 1)))
    assert KNOWLEDGE.duel(numbers).at(lead) == pytest.approx(exact, abs=1e-12)
    assert worth(after.other_side(), lead, 0) == pytest.approx(exact, abs=1e-12)


def test_with_three_it_is_the_best_answer_to_others_who_play_for_the_mean() -> None:
    state = throw(start(3, 1), "5h 4z 2")
    walk = Walk(1, won(1), policy=MEAN)
    for here in decisions(state, 1):
        assert walk.after(here, KNOWLEDGE.policy(here, WIN, RANDOM)) == walk.worth(here)
    last = throw(state, "5h 4z 2")
    alone = Walk(2, won(2))
    assert alone.worth(last) == pytest.approx(worth(KNOWLEDGE.share(_asked(last)), 0, 0), abs=1e-12)
    for here in decisions(last, 2):
        assert alone.after(here, KNOWLEDGE.policy(here, WIN, RANDOM)) == alone.worth(here)


def _asked(state: Hausnummer) -> Hausnummer:
    """After some throw: now it is the seat's turn."""
    new = state.copy()
    new.play(0)
    return new


def test_the_chances_of_all_sums_of_those_who_play_for_the_mean_add_up() -> None:
    for numbers in range(4):
        sums = KNOWLEDGE.sums(numbers)
        assert sum(sums) == pytest.approx(1)
        assert sum(total * chance for total, chance in enumerate(sums)) == pytest.approx(504 * numbers)


def test_beginners_follow_the_advice_of_the_rules() -> None:
    for face, place in ((1, ONES), (6, HUNDREDS)):
        state = start(2, 1)
        state.play(face - 1)
        assert KNOWLEDGE.policy(state, ADVICE, RANDOM) == place
    state = start(2, 1)
    state.play(2)
    assert {KNOWLEDGE.policy(state, ADVICE, RANDOM) for _ in range(60)} == {6, 7, 8}


def test_how_many_numbers_a_seat_has_still_to_complete() -> None:
    for so_far, mine, theirs in (
        ("4", 3, 3),
        ("4h 2e 5 1", 2, 3),
        ("4h 2e 5 1h 2z 3 6", 2, 2),
        ("4h 2e 5 1h 2z 3 6h 6z 6 5", 1, 2),
    ):
        state = thrown(so_far).state
        assert isinstance(state, Hausnummer)
        assert (left(state, 0), left(state, 1)) == (mine, theirs), so_far
