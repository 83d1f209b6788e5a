"""The odds of Gänsespiel are exact: against very many races, by hand, and as the mean of what they become."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.gaensespiel.cases import GAME, TERMS, placed
from ludothek.core import state as core_state
from ludothek.core.match import Match
from ludothek.core.state import NOBODY
from ludothek.games.gaensespiel.odds import KNOWN, odds
from ludothek.games.gaensespiel.rules import Gaensespiel, start
from ludothek.kit.races.race import THROWS
from support.playing import play
from support.races import thrown, won_in

GAMES = 100_000 if core_state.__file__.endswith((".so", ".pyd")) else 1_000
"""Compiled, they take seconds."""


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(thrown(placed(38, 9, 36, 22), 2), id="four: one waits on 40, one is caught"),
        pytest.param(placed(57, 34, 39, first=2, terms="frees stay"), id="three: otherwise agreed"),
        pytest.param(start(2, 0), id="two: at the start"),
    ],
)
def test_the_odds_are_those_of_very_many_races(state: Gaensespiel) -> None:
    assert odds(state) == pytest.approx(won_in(state, GAMES), abs=4 * 0.5 / GAMES**0.5), "four standard deviations"


@pytest.mark.parametrize(
    "state",
    [
        start(2, 0),
        placed(9, 9, terms="frees"),
        placed(62, 62, 62, terms="stay"),
        thrown(placed(38, 9), 2),
        thrown(placed(38, 9, terms="frees"), 2),
        thrown(placed(38, 9, 41), 2),
    ],
)
def test_somebody_wins_however_long_one_is_caught_and_others_wait(state: Gaensespiel) -> None:
    assert sum(odds(state)) == pytest.approx(1, abs=1e-9)


def test_some_odds_can_be_worked_out_by_hand() -> None:
    assert odds(placed(62, 62, terms="stay")) == pytest.approx([6 / 11, 5 / 11])
    assert odds(placed(61, 62, terms="stay")) == pytest.approx([6 / 11, 5 / 11]), "a 2, or a 1 and then a 1"
    assert odds(placed(62, 62, 62, terms="stay", first=1)) == pytest.approx([25 / 91, 36 / 91, 30 / 91])
    waits = odds(thrown(placed(38, 62, terms="stay"), 2))
    assert waits[1] > 1 - (5 / 6) ** 2, "nobody is still to come, so the other throws at least twice"


def _outcome(state: Gaensespiel) -> list[float]:
    if state.turn == NOBODY:
        return [float(seat in state.winners()) for seat in range(state.seats)]
    return odds(state)


def _mean(state: Gaensespiel) -> list[float]:
    after = [_outcome(thrown(state.copy(), face)) for face in range(1, 7)]
    return [sum(chances) / 6 for chances in zip(*after, strict=True)]


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(thrown(placed(38, 9, 36), 2), id="waits, and one is caught"),
        pytest.param(thrown(placed(38, 37, 20), 2, 3), id="two wait"),
        pytest.param(thrown(placed(38, 37), 2, 3), id="two wait, and nobody is behind"),
        pytest.param(thrown(placed(38, 37, 36, 50), 2, 3, 1), id="two wait for one who sleeps"),
        pytest.param(thrown(placed(38, 39, 39, 39), 2), id="all may land together"),
        pytest.param(thrown(placed(38, 50), 2), id="waits alone"),
        pytest.param(thrown(placed(38, 35), 2, 1), id="has waited, and the last may land as well"),
        pytest.param(thrown(placed(20, 50), 1), id="throws again"),
        pytest.param(thrown(placed(9, 39, terms="frees"), 6), id="is free"),
        pytest.param(thrown(placed(38, 9, terms="frees"), 2, 6), id="is free, and one waits"),
        pytest.param(thrown(placed(36, 59, 39, terms="stay"), 1), id="sleeps"),
        pytest.param(placed(60, 58, terms="stay"), id="stays, with no further throw"),
    ],
)
def test_the_odds_are_the_mean_of_what_they_become(state: Gaensespiel) -> None:
    assert odds(state) == pytest.approx(_mean(state), abs=1e-9)
    assert odds(play(state.copy(), "throw")) == odds(state), "the same while the die falls"


@settings(max_examples=settings().max_examples // 10)
@given(st.integers(2, 4), st.sampled_from(list(TERMS)), st.lists(st.integers(1, 6), min_size=20, max_size=80))
def test_so_they_are_in_any_race(seats: int, terms: str, faces: list[int]) -> None:
    state = start(seats, TERMS[terms])
    for face in faces:
        if state.turn == NOBODY:
            return
        thrown(state, face)
    if state.turn != NOBODY:
        assert odds(state) == pytest.approx(_mean(state), abs=1e-9)


@pytest.mark.clause("GAE-R11")
def test_where_the_thousandth_throw_could_decide_nothing_is_told() -> None:
    assert len(odds(placed(30, 40, throws=KNOWN))) == 2
    assert odds(placed(30, 40, throws=KNOWN + 1)) == []
    assert odds(placed(30, 40, throws=THROWS - 1)) == []


def test_the_odds_are_in_every_view() -> None:
    assert Match(GAME, 2).view(0).odds == (519, 481)
