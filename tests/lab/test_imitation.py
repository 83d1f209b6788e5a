"""Watching: habits learn to foretell what players of a level do."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from librt.vecs import vec

from ludothek.core.errors import LudothekError
from ludothek.core.state import NOBODY, State
from ludothek.games import load_game
from ludothek.lab.imitation import School, choices, learn, losses, main, school, watch
from ludothek.thinking.learning.choices import Choices
from ludothek.thinking.nets.artifact import GRAIN
from ludothek.thinking.play.habits import Habits, read
from support.examples import AUCTION, BOARD
from thinking.test_habits import GOOD, Pick, Traits, likely, second

GAME = AUCTION
"""One with habits that come of watching."""


class Class:
    """Habits of a game where the second seat is watched, and the third has habits of its own."""

    FILE = Path("habits.bin")

    def __init__(self) -> None:
        self.HABITS: Sequence[Habits] = [Traits(), Traits()]

    def which(self, state: State) -> int:
        return state.turn - 1 if state.turn > 0 else 0


def test_what_is_seen_often_becomes_likely_and_each_has_habits_of_its_own() -> None:
    own = Class()
    deals = [[3, GOOD, 0], [3, GOOD, 0], [3, GOOD, 1], [3, 1, 0]] * 60
    before = losses(own, Pick(3), deals)
    learn(own, Pick(3), deals)
    after = losses(own, Pick(3), deals)
    assert before[0] == pytest.approx(before[1])
    assert after[0] < 0.6 * before[0]
    assert likely(own.HABITS[0])[GOOD] == pytest.approx(0.75, abs=0.1)
    assert likely(own.HABITS[1])[0] == pytest.approx(0.75, abs=0.1)


def test_only_choices_count() -> None:
    """The first seat has a single card: nothing is to be learnt from it."""
    found = [(index, chosen) for index, _, chosen in choices(Class(), Pick(3), [3, 2, 1])]
    assert found == [(0, 2), (1, 1)]


def test_weights_go_by_what_a_choice_was_worth_and_choices_are_forgotten() -> None:
    habits, state = Traits(), second()
    lessons = Choices(habits)
    habits.moves = state.moves()
    habits.weigh(state)
    lessons.note(GOOD)
    lessons.note(0)
    lessons.learn(vec[float]([2.0, -1.0]), 0.1)
    liked, disliked = habits.weights[GOOD], habits.weights[0]
    assert liked > 0 > disliked
    lessons.learn(vec[float](), 0.1)
    assert (habits.weights[GOOD], habits.weights[0]) == (liked, disliked)


def test_a_move_that_is_not_legal_is_never_made() -> None:
    habits: Habits = Traits()
    assert habits.likely(second(), 1) == pytest.approx(0.25)
    assert habits.likely(second(), 9) == 0.0
    assert habits.likely(Pick(3), 3) == 1.0


def test_a_game_without_such_habits_says_so() -> None:
    with pytest.raises(LudothekError, match=f"{BOARD} has no habits"):
        school(load_game(BOARD))


@pytest.fixture
def as_before() -> Iterator[School]:
    """Learning changes the habits of this process; afterwards they are what they were."""
    own = school(load_game(GAME))
    kept = [list(habits.weights) for habits in own.HABITS]
    yield own
    for habits, weights in zip(own.HABITS, kept, strict=True):
        for trait, weight in enumerate(weights):
            habits.weights[trait] = weight


def test_those_who_are_watched_know_no_habits_and_the_same_number_is_the_same_deal(as_before: School) -> None:
    assert any(any(habits.weights) for habits in as_before.HABITS)
    moves = watch(GAME, "casual", 3, 5)
    assert not any(any(habits.weights) for habits in as_before.HABITS)
    assert watch(GAME, "casual", 3, 5) == moves != watch(GAME, "casual", 3, 6)
    state = load_game(GAME).start(3)
    for move in moves:
        assert move in state.moves()
        state.play(move)
    assert state.turn == NOBODY


def test_deals_are_watched_and_what_was_learnt_is_kept(
    as_before: School, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "habits.bin"
    main([GAME, "--level", "casual", "--deals", "40", "--keep", str(path)])
    learnt = [list(habits.weights) for habits in as_before.HABITS]
    assert any(map(any, learnt))
    read(path, as_before.HABITS)
    for habits, weights in zip(as_before.HABITS, learnt, strict=True):
        assert list(habits.weights) == pytest.approx(weights, abs=1 / GRAIN)
    head = path.read_bytes().partition(b"\n")[0].decode()
    assert head.endswith(f" python -m ludothek.lab.imitation {GAME} --level casual --deals 40")
    assert "log loss of 2 other deals" in capsys.readouterr().out


def test_too_few_deals_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([GAME, "--deals", "3"])
    assert "40 deals are the fewest" in capsys.readouterr().err
