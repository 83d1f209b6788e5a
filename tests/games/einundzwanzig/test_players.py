"""The computer players of Einundzwanzig: their optimum is found once more, by walking through the rules."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from librt.random import Random

from games.einundzwanzig.cases import throw
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.einundzwanzig.mind.knowledge import (
    MEAN,
    OUT,
    SAFE,
    WIN,
    Duel,
    EinundzwanzigKnowledge,
    final_sums,
    shares,
)
from ludothek.games.einundzwanzig.rules import ROUNDS, Einundzwanzig, start
from support.playing import play

KNOWLEDGE = EinundzwanzigKnowledge()
RANDOM = Random(1)
Worth = tuple[Fraction, ...]
"""What a position is worth to each seat."""


class Walk:
    """What every position is worth to everybody, exactly: all throws and both decisions are played on copies.

    Everybody who decides does what is best for himself, or what a policy tells him.
    """

    def __init__(self, at_end: Callable[[Einundzwanzig], Worth], policies: dict[int, int] | None = None) -> None:
        self._end = at_end
        self._policies = policies or {}
        self._found: dict[tuple[int, ...], Worth] = {}

    def worth(self, state: Einundzwanzig) -> Worth:
        sums = [min(state.total(seat), 22) for seat in range(state.seats)]
        fallen = sum(1 for face in state.dice if face) if state.turn == REFEREE else 0
        key = (*sums, state.round, state.turn, state.player, state.stopped, fallen)
        if key not in self._found:
            self._found[key] = self._end(state) if state.turn == NOBODY else self._inner(state)
        return self._found[key]

    def _inner(self, state: Einundzwanzig) -> Worth:
        moves = list(state.moves())
        if state.turn in self._policies and len(moves) > 1:
            moves = [KNOWLEDGE.policy(state, self._policies[state.turn], RANDOM)]
        after = [self.after(state, move) for move in moves]
        if state.turn == REFEREE:
            return tuple(sum(each, Fraction()) / len(after) for each in zip(*after, strict=True))
        return max(after, key=lambda worth: worth[state.turn])

    def after(self, state: Einundzwanzig, move: int) -> Worth:
        new = state.copy()
        new.play(move)
        return self.worth(new)


def shared(state: Einundzwanzig) -> Worth:
    """A win is worth 1, a shared one its part."""
    won = list(state.winners())
    return tuple(Fraction(int(seat in won), max(1, len(won))) for seat in range(state.seats))


def pips(state: Einundzwanzig) -> Worth:
    return tuple(Fraction(state.points(seat)) for seat in range(state.seats))


FIRST = {3: "111", 7: "223", 10: "334", 12: "444", 13: "445", 14: "455", 15: "555", 16: "556", 17: "566", 18: "666"}
"""A first throw for some sums."""


@pytest.mark.parametrize("mine", FIRST)
def test_the_most_points_on_average_are_played_for(mine: int) -> None:
    walk = Walk(pips)
    for more in ("", " 11 11", " 12 s", " 22 11", " 23 11"):
        state = throw(start(2, 0), f"{FIRST[mine]} 111{more}")
        if state.turn == 0 and len(state.moves()) == 2:
            chosen = walk.after(state, KNOWLEDGE.policy(state, MEAN, RANDOM))[0]
            assert chosen == walk.worth(state)[0]


def test_with_two_everybody_has_the_best_chance_to_win() -> None:
    """All sums after the first round: the chances of both are those of the walk, and what is played brings them."""
    walk = Walk(shared)
    for mine, faces in FIRST.items():
        for other, theirs in FIRST.items():
            state = throw(start(2, 0), f"{faces} {theirs}")
            exact = walk.worth(state)
            found = Duel().chances(1, 0, (mine, other), 0)
            assert found == pytest.approx([float(chance) for chance in exact], abs=1e-12)
            assert walk.after(state, KNOWLEDGE.policy(state, WIN, RANDOM))[0] == exact[0]


@pytest.mark.parametrize("so_far", ["455 666 s", "455 666 16", "666 334 s", "445 445 22", "111 666 66", "555 566 s"])
def test_with_two_the_second_answers_as_well_as_can_be(so_far: str) -> None:
    walk = Walk(shared)
    state = throw(start(2, 0), so_far)
    while len(state.moves()) == 2:
        assert walk.after(state, KNOWLEDGE.policy(state, WIN, RANDOM))[state.turn] == walk.worth(state)[state.turn]
        play(state, "t", *["1"] * (3 - state.round))


def test_the_second_of_two_has_the_better_chance() -> None:
    first, second = Walk(shared).worth(start(2, 0))
    assert float(first) == pytest.approx(0.47811, abs=1e-5)
    assert first + second == 1, "whoever sees the other go out stops"


def test_with_three_the_last_decision_is_the_best_answer_to_others_who_play_for_the_mean() -> None:
    walk = Walk(shared, {0: MEAN, 1: MEAN, 2: WIN})
    free = Walk(shared, {0: MEAN, 1: MEAN})
    for so_far in (
        "555 444 445 s 16 23",
        "445 556 334 22 s 22",
        "666 666 111 s 66 66",
        "334 666 666 22 66 11",
        "334 334 334 11 22 33",
    ):
        state = throw(start(3, 0), so_far)
        while state.turn != 2:
            play(state, "t", "1")
        assert walk.worth(state)[2] == free.worth(state)[2]
        exact = [float(free.after(state, move)[2]) for move in state.moves()]
        assert shares(state)[state.total(2)] == pytest.approx(exact[1], abs=1e-12)


def test_what_others_end_with_adds_up_to_one() -> None:
    for total in range(3, 19):
        assert sum(final_sums(1, total)) == pytest.approx(1)
        assert final_sums(3, total)[total] == 1


@pytest.mark.parametrize(
    ("so_far", "move"),
    [("333 111", "t"), ("334 111", "s"), ("333 111 33 11", "t"), ("334 111 33 11", "s"), ("445 111 11 11", "t")],
)
def test_the_careful_throw_only_as_long_as_nothing_can_happen(so_far: str, move: str) -> None:
    state = throw(start(2, 0), so_far)
    assert state.text(KNOWLEDGE.policy(state, SAFE, RANDOM)) == move


@pytest.mark.parametrize(
    ("sums", "shares"),
    [
        ((15, 15), (0.5, 0.5)),
        ((OUT, OUT), (0.0, 0.0)),
        ((15, OUT), (1.0, 0.0)),
        ((14, 15), (0.0, 1.0)),
        ((OUT, 3), (0.0, 1.0)),
    ],
)
def test_who_has_gone_over_wins_nothing_whoever_else_has(sums: tuple[int, int], shares: tuple[float, float]) -> None:
    assert Duel()._after(ROUNDS - 1, 1, sums, 3) == shares
