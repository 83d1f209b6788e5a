"""Nur keine Aufregung: what computer players fear and hope for, and that they play on it."""

import pytest
from librt.random import Random

from games.nur_keine_aufregung.cases import path, position, throw
from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.nur_keine_aufregung.mind.knowledge import RaceKnowledge, danger, progress
from ludothek.games.nur_keine_aufregung.rules import PLAY_ON, start

GAME = load_game("nur_keine_aufregung")
KNOWLEDGE = RaceKnowledge()


@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        ({"A": "20 H H H"}, 0),
        ({"A": "20 H H H", "B": "19 H H H"}, 6 / 36),
        ({"A": "20 H H H", "B": "19 17 H H"}, 12 / 36),
        ({"A": "20 H H H", "B": "12 H H H"}, 1 / 36),
        ({"A": "20 H H H", "B": "21 H H H"}, 0),
        ({"A": "20 H H H", "C": "14 H H H"}, 6 / 36),
        ({"A": "22 H H H", "C": "19 20 G1 G2"}, 0),
        ({"A": "26 H H H", "B": "25 24 H H"}, 0),
        ({"A": "21 H H H"}, 6 / 36),
        ({"A": "21 H H H", "C": "G1 G2 30 31"}, 0),
        ({"A": "20 H H H", "B": "19 H H H", "D": "18 H H H"}, 1 - (5 / 6) ** 2),
    ],
)
def test_how_likely_a_figure_is_thrown_out(figures: dict[str, str], expected: float) -> None:
    """Within six behind by one number, within twelve by a six before it; on a start field by whoever waits there."""
    state = position("A", figures)
    step = path("A").index(figures["A"].split()[0])
    assert danger(state, 0, step) == pytest.approx(expected)


def test_progress_is_worth_something_and_the_goal_most() -> None:
    values = [
        progress(position("A", {"A": f"{place} H H H"}), 0) for place in ("H", "2", "9", "19", "29", "40", "G1", "G4")
    ]
    assert values == sorted(values)


@pytest.mark.parametrize("skill", [0, 1, 2])
@pytest.mark.parametrize(
    ("figures", "number", "expected"),
    [
        ({"A": "9 20 H H", "B": "13 H H H"}, 4, "9-13"),
        ({"A": "30 32 H H", "B": "29 28 27 H"}, 6, "30-36"),
        ({"A": "38 12 H H"}, 5, "38-G3"),
        ({"A": "35 G2 G3 G4", "B": "40 H H H"}, 6, "35-G1"),
    ],
)
def test_it_sees_the_obvious(figures: dict[str, str], number: int, expected: str, skill: int) -> None:
    state = throw(position("A", figures), number)
    assert state.text(KNOWLEDGE.policy(state, skill, Random(1))) == expected


def test_scores_lie_between_a_loss_and_a_win() -> None:
    random = Random(4)
    for terms in (0, PLAY_ON):
        state = start(3, terms)
        while state.turn != NOBODY:
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
            if state.turn != NOBODY:
                assert all(-1 < KNOWLEDGE.score(state, seat) < 1 for seat in range(3))
        scores = [KNOWLEDGE.score(state, seat) for seat in range(3)]
        assert (max(scores), min(scores)) == (1, -1)


def test_it_wins_three_of_four_races_against_somebody_who_moves_at_random() -> None:
    random, chance = Random(6), Knowledge()
    won = 0
    for number in range(60):
        state = start(2, 0)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
            elif state.turn == number % 2:
                state.play(KNOWLEDGE.policy(state, 0, random))
            else:
                state.play(chance.lean(state, random))
        won += state.points(number % 2)
    assert won >= 40


def test_levels_slip_less_and_less_and_the_best_looks_ahead() -> None:
    methods = list(GAME.levels.values())
    assert [method.slip for method in methods] == sorted((method.slip for method in methods), reverse=True)
    assert [method.skill for method in methods] == [0, 0, 0, 4]
