"""Habits: how likely moves are by their traits, how weights are kept, and how they are learnt."""

from itertools import pairwise
from math import exp
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.thinking.learning.choices import rate_at
from ludothek.thinking.learning.practice import LASTING, Practice, surprises
from ludothek.thinking.nets.artifact import GRAIN
from ludothek.thinking.nets.value_net import Outlook
from ludothek.thinking.play.habits import Habits, read, write

GOOD = 2


class Pick(State):
    """Everybody in turn picks one of four cards; who picks the good one has a point. Seat 0 has but one card."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0, 0)
        self.picked: list[int] = []

    def moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        return vec[i64]([3]) if self.turn == 0 else vec[i64]([0, 1, 2, 3])

    def play(self, move: i64) -> None:
        self.picked.append(move)
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else NOBODY

    def copy(self) -> "Pick":
        new = Pick(self.seats)
        new.turn, new.picked = self.turn, self.picked[:]
        return new

    def points(self, seat: i64) -> i64:
        return int(self.picked[seat] == GOOD)


class Traits(Habits):
    """Two for each card: which it is, and whether its number is odd."""

    def __init__(self) -> None:
        super().__init__(6, 2, 4)

    def look(self, state: State) -> None:
        for index, move in enumerate(self.moves):
            self.traits[2 * index] = move
            self.traits[2 * index + 1] = 4 + move % 2


def likely(habits: Habits) -> list[float]:
    """The chances of all cards of the second seat."""
    state = second()
    habits.moves = state.moves()
    habits.weigh(state)
    return [chance / habits.total for chance in habits.chances]


def second() -> Pick:
    """The first seat has picked."""
    state = Pick(3)
    state.play(3)
    return state


def test_chances_follow_from_the_sums_of_the_weights() -> None:
    habits = Traits()
    for trait, weight in enumerate((0.5, -1.0, 0.0, 2.0, 0.25, -0.5)):
        habits.weights[trait] = weight
    inclined = [exp(total) for total in (0.75, -1.5, 0.25, 1.5)]
    assert likely(habits) == pytest.approx([one / sum(inclined) for one in inclined])


def test_moves_are_drawn_as_often_as_they_are_likely() -> None:
    habits, random, state = Traits(), Random(1), second()
    habits.weights[1] = 2.0
    drawn = [0] * 4
    for _ in range(4000):
        drawn[habits.draw(state, random)] += 1
    assert [count / 4000 for count in drawn] == pytest.approx(likely(habits), abs=0.03)


def test_a_single_move_is_drawn_without_a_look() -> None:
    habits = Traits()
    habits.traits[0] = 99
    assert habits.draw(Pick(3), Random(1)) == 0
    assert habits.traits[0] == 99


def test_weights_are_kept_in_a_file(tmp_path: Path) -> None:
    kept, found = [Traits(), Traits()], [Traits(), Traits()]
    kept[0].weights[3], kept[1].weights[5], kept[1].weights[0] = 1.25, -0.3, 1000.0
    write(tmp_path / "habits.bin", "the command", kept)
    read(tmp_path / "habits.bin", found)
    assert b"the command" in (tmp_path / "habits.bin").read_bytes()
    assert list(found[0].weights) == [0, 0, 0, 1.25, 0, 0]
    assert found[1].weights[5] == pytest.approx(-0.3, abs=1 / GRAIN)
    assert 15 < found[1].weights[0] < 16, "as far as it goes"


class Expecting(Outlook):
    """Promises the same before every move, if it promises anything."""

    def __init__(self, *promised: float) -> None:
        super().__init__(3, 1, 1, 1, 1)
        self.promised = promised

    def sees(self, state: State) -> bool:
        return bool(self.promised)

    def think(self, state: State) -> vec[float]:
        return vec[float](self.promised)


def test_what_comes_better_than_expected_becomes_a_habit_and_what_does_not_is_left_off() -> None:
    habits, random = Traits(), Random(3)
    practice = Practice(habits, Expecting(0.3, 0.3, 0.3), Knowledge())
    learnt = []
    for number in range(400):
        practice.play(Pick(3), random, rate_at(number / 400, 0.3))
        if number in (0, 40, 399):
            learnt.append(likely(habits)[GOOD])
    assert all(before < after for before, after in pairwise(learnt))
    assert learnt[-1] > 0.8


class Settled(Pick):
    """The second seat has a point, whatever is picked."""

    def points(self, seat: i64) -> i64:
        return int(seat == 1)


@pytest.mark.parametrize("promised", [(0.0, 1.0, 0.0), ()])
def test_nothing_is_learnt_from_what_was_expected_or_where_nothing_was(promised: tuple[float, ...]) -> None:
    habits, random = Traits(), Random(3)
    practice = Practice(habits, Expecting(*promised), Knowledge())
    for _ in range(20):
        practice.play(Settled(3), random, 0.3)
    assert list(habits.weights) == [0.0] * len(habits.weights)
    Practice(habits, Expecting(0.5, 0.5, 0.5), Knowledge()).play(Settled(3), random, 0.3)
    assert any(habits.weights)


def test_a_surprise_is_what_the_next_promise_brings_and_a_part_of_what_follows() -> None:
    """Two seats, three promises."""
    promises = vec[float]([0.5, 0.4, 0.7, 0.2, 0.6, 0.3])
    last = [0.9 - 0.6, 0.1 - 0.3]
    middle = [0.6 - 0.7 + LASTING * last[0], 0.3 - 0.2 + LASTING * last[1]]
    first = [0.7 - 0.5 + LASTING * middle[0], 0.2 - 0.4 + LASTING * middle[1]]
    assert list(surprises(promises, vec[float]([0.9, 0.1]))) == pytest.approx([*first, *middle, *last])


def test_weights_move_ever_less_far() -> None:
    assert rate_at(0.0, 0.3) > rate_at(0.5, 0.3) > rate_at(0.5, 0.1) > rate_at(1.0, 0.1) > 0
