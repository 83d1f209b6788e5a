"""Nur keine Aufregung 2 x 2: computer players think for the pair."""

import pytest
from librt.random import Random

from games.nur_keine_aufregung.cases import path, throw
from games.nur_keine_aufregung_2x2.cases import GAME, set_up, start
from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.nur_keine_aufregung.mind.knowledge import danger
from ludothek.games.nur_keine_aufregung_2x2.mind.knowledge import PairKnowledge
from support.playing import play

KNOWLEDGE = PairKnowledge()


@pytest.mark.parametrize(
    ("others", "expected"),
    [("B: 19 H H H", 6 / 36), ("C: 19 H H H", 0), ("D: 19 H H H", 6 / 36), ("C: 19 18 17 16", 0)],
)
def test_only_foes_are_to_be_feared(others: str, expected: float) -> None:
    state = set_up(f"A: 20 H H H; {others}; A to throw")
    assert danger(state, 0, path("A").index("20")) == pytest.approx(expected)


@pytest.mark.parametrize("skill", [0, 1, 2])
@pytest.mark.parametrize(
    ("setup", "number", "expected"),
    [
        # A hit, whatever it is worth, since the figure that could have made it would go back.
        ("A: 9 20 H H; B: 13 H H H", 4, "9-13"),
        ("A: 30 32 H H; B: 29 28 27 H", 6, "30-36"),
        ("A: 12 3 H H; C: 16 H H H; B: 11 14 15 H", 4, "12-16"),
        ("A: 38 12 H H", 5, "38-G3"),
    ],
)
def test_it_sees_the_obvious(setup: str, number: int, expected: str, skill: int) -> None:
    state = throw(set_up(f"{setup}; A to throw"), number)
    assert state.text(KNOWLEDGE.policy(state, skill, Random(1))) == expected


@pytest.mark.parametrize(("overlook", "expected"), [("off", "34-36"), ("penalty", "2-4")])
def test_it_spares_somebody_only_where_that_is_worth_its_price(overlook: str, expected: str) -> None:
    setup = "A: 2 34 H H; B: 33 32 29 28; D: 4 H H H; A to throw"
    state = throw(set_up(setup, overlook=overlook), 2)
    assert state.text(KNOWLEDGE.policy(state, 0, Random(1))) == expected


def test_partners_are_worth_the_same_to_each_other_and_foes_the_opposite() -> None:
    state = set_up("A: 9 20 H H; B: 13 H H H; C: 30 H H H; A to throw")
    scores = [KNOWLEDGE.score(state, seat) for seat in range(4)]
    assert scores[0] == scores[2] == -scores[1] == -scores[3]
    assert 0 < scores[0] < 1
    over = play(throw(set_up("A: G1 G2 G3 G4; C: 20 G2 G3 G4; C to throw"), 1), "20-G1")
    assert [KNOWLEDGE.score(over, seat) for seat in range(4)] == [1, -1, 1, -1]
    drawn = throw(set_up("A: H H H H; A to throw; throws 4999"), 1)
    assert [KNOWLEDGE.score(drawn, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_a_pair_that_thinks_beats_one_that_moves_at_random() -> None:
    random, chance = Random(6), Knowledge()
    won = 0
    for number in range(20):
        state = start()
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
            elif state.turn % 2 == number % 2:
                state.play(KNOWLEDGE.policy(state, 0, random))
            else:
                state.play(chance.lean(state, random))
        won += list(state.winners()) == [number % 2, number % 2 + 2]
    assert won >= 15


def test_levels_slip_less_and_less_and_the_best_looks_ahead() -> None:
    methods = list(GAME.levels.values())
    assert [method.slip for method in methods] == sorted((method.slip for method in methods), reverse=True)
    assert [method.skill for method in methods] == [0, 0, 0, 3]
