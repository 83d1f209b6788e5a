"""Backgammon: when computer players double, take and drop, for money and in a match."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.backgammon.cases import GAME, before_throw
from ludothek.core.knowledge import Budget
from ludothek.games.backgammon.game import KNOWLEDGE
from ludothek.games.backgammon.mind.cube import (
    CENTRE,
    DOUBLES,
    LIFE,
    MINE,
    THEIRS,
    Equity,
    Score,
    held,
    on_throw,
    take_point,
)
from ludothek.games.backgammon.mind.doubling import Offer, at_once, stakes_of
from ludothek.games.backgammon.mind.knowledge import POSITIONS
from ludothek.games.backgammon.mind.match_equity import MatchEquity, MatchScore
from ludothek.games.backgammon.rules import Backgammon
from ludothek.games.backgammon.terms import Terms
from support.points import Numbers, board

UNLIMITED = 1 << 20
FREE = Budget(0, 0.0)
MATCHES = MatchEquity(9)
SETUP = ({1: 2, 12: 5, 17: 3, 19: 5}, {6: 5, 8: 3, 13: 5, 24: 2})


def equity(win: float, double: float = 0.0, lose_double: float = 0.0, score: Score | None = None) -> Equity:
    return Equity(vec[float]([win, double, 0.0, lose_double, 0.0]), score or Score())


def asked(a: Numbers, b: Numbers, needs: tuple[int, int] = (0, 0), *, a_bar: int = 0, b_bar: int = 0) -> Backgammon:
    """B is about to throw and may double; `needs` are those of B and of A."""
    terms = Terms(cube_limit=UNLIMITED, highest=True, always=True, needs=needs[1], other_needs=needs[0])
    state = before_throw(board(a, b, a_bar, b_bar), "B", terms)
    state.turn, state.left = 1, 0
    return state


def decisions(state: Backgammon) -> list[str]:
    """Does B double, and does A take?"""
    first = state.text(GAME.knowledge.policy(state, 0, Random(1)))
    offered = state.copy()
    offered.turn = 0
    return [first, state.text(GAME.knowledge.policy(offered, 0, Random(1)))]


# Take points.


def test_a_dead_cube_is_taken_from_a_quarter_on_and_a_live_one_from_a_fifth() -> None:
    even = equity(0.5)
    assert take_point(even, even, 2, 2, DOUBLES) == pytest.approx(0.25)
    assert take_point(even, even, 2, UNLIMITED, DOUBLES) == pytest.approx(0.2, abs=0.001)


def test_a_real_cube_is_taken_from_a_little_above_a_fifth_on() -> None:
    def taken(win: float) -> float:
        return held(equity(win), 2, MINE, UNLIMITED, LIFE)

    assert taken(0.205) < -1.0 < taken(0.225)


def test_gammons_lost_make_a_take_dearer_and_gammons_won_cheaper() -> None:
    plain = take_point(equity(0.25), equity(0.75), 2, UNLIMITED, DOUBLES)
    risky = equity(0.25, lose_double=0.25)
    bold = equity(0.25, double=0.2)
    assert take_point(risky, risky.swapped(), 2, UNLIMITED, DOUBLES) > plain + 0.03
    assert take_point(bold, bold.swapped(), 2, 2, DOUBLES) < 0.25 - 0.03


def test_it_is_worth_most_to_own_the_cube_and_least_that_the_other_does() -> None:
    for win in (0.3, 0.5, 0.7):
        values = [held(equity(win), 2, owner, UNLIMITED, LIFE) for owner in (THEIRS, CENTRE, MINE)]
        assert values == sorted(values)
        assert values[0] < values[2]
        assert held(equity(win), 2, MINE, 2, LIFE) == pytest.approx(2 * (2 * win - 1))  # at the limit it is dead


def test_what_is_worth_something_to_one_is_lost_to_the_other() -> None:
    mine = equity(0.6, 0.2, 0.1)
    assert held(mine, 1, CENTRE, UNLIMITED, LIFE) == pytest.approx(-held(mine.swapped(), 1, CENTRE, UNLIMITED, LIFE))
    assert on_throw(mine, 1, THEIRS, UNLIMITED, LIFE) == held(mine, 1, THEIRS, UNLIMITED, LIFE)


def test_an_offer_is_made_where_it_gains_and_taken_where_that_loses_less() -> None:
    assert Offer(0.5, 0.6, 1.0).doubles()
    assert not Offer(0.5, 0.4, 1.0).doubles()
    assert not Offer(1.1, 1.4, 1.0).doubles()  # too good
    assert Offer(0.9, 1.4, 1.0).doubles()
    assert Offer(0.5, 1.0, 1.0).takes()  # never dropped for nothing
    assert not Offer(0.5, 1.01, 1.0).takes()


def test_the_window_of_doubling_opens_below_the_point_where_it_is_dropped() -> None:
    def offer(win: float, double: float = 0.0) -> Offer:
        return at_once(vec[float]([win, double, 0.0, 0.0, 0.0]), Score(), 1, CENTRE, UNLIMITED, LIFE)

    assert not offer(0.55).doubles()
    assert offer(0.74).doubles()
    assert offer(0.74).takes()
    assert not offer(0.85).takes()
    assert offer(0.85).doubles()
    assert not offer(0.95, 0.8).doubles()  # a double win is more than what the other pays to go


# Positions that every player knows.


@pytest.mark.clause("BGM-33", "BGM-35")
@pytest.mark.parametrize(
    ("b", "expected"),
    [
        ({6: 1, 1: 1}, ["throw", "take"]),  # 15 of 36 throws take both stones off
        ({5: 1, 2: 1}, ["double", "take"]),  # 19 of 36
        ({4: 1, 2: 1}, ["double", "take"]),  # 23
        ({3: 1, 2: 1}, ["double", "take"]),  # 25
        ({2: 2}, ["double", "take"]),  # 26
        ({4: 1, 1: 1}, ["double", "drop"]),  # 29: less than a quarter is left
        ({3: 1, 1: 1}, ["double", "drop"]),  # 34
        ({2: 1, 1: 1}, ["throw", "drop"]),  # all of them: nothing is gained
    ],
)
def test_on_the_last_throw_every_advantage_is_doubled_and_a_quarter_is_enough_to_take(
    b: Numbers, expected: list[str]
) -> None:
    assert decisions(asked({24: 2}, b)) == expected


@pytest.mark.clause("BGM-33")
def test_nobody_doubles_in_the_first_position() -> None:
    assert decisions(asked(*SETUP)) == ["throw", "take"]


@pytest.mark.clause("BGM-33")
def test_a_position_may_be_too_good_to_double() -> None:
    closed = {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 1}
    state = asked({19: 4, 20: 4, 21: 3}, closed, a_bar=4)
    assert decisions(state) == ["throw", "drop"]
    lost = asked({13: 5, 14: 5, 15: 4, 16: 1}, {1: 2, 2: 2, 3: 2})
    assert decisions(lost)[1] == "drop"


# Matches.


def test_a_match_equity_table_is_fair_and_near_the_ones_that_are_published() -> None:
    for mine in range(1, 10):
        assert MATCHES.chance(mine, mine, crawford=False) == pytest.approx(0.5)
        for theirs in range(1, 10):
            swapped = MATCHES.chance(theirs, mine, crawford=False)
            assert MATCHES.chance(mine, theirs, crawford=False) == pytest.approx(1.0 - swapped)
            if mine > 1:
                assert MATCHES.chance(mine, theirs, crawford=False) < MATCHES.chance(mine - 1, theirs, crawford=False)
    # Kazaross's table, in hundredths: from 2 and 3 points away, and so on; then those of the Crawford game and after.
    known = {(2, 3): 60, (2, 4): 67, (2, 5): 74, (3, 4): 57, (3, 5): 65, (4, 5): 58, (1, 2): 68, (1, 3): 75, (1, 5): 84}
    for (mine, theirs), hundredths in known.items():
        assert 100 * MATCHES.chance(mine, theirs, crawford=False) == pytest.approx(hundredths, abs=1.5)
    assert 100 * MATCHES.chance(3, 1, crawford=True) == pytest.approx(32, abs=1.0)
    assert 100 * MATCHES.chance(2, 1, crawford=True) == pytest.approx(48.8, abs=0.5)


def test_what_a_cube_is_of_no_use_for_is_dead() -> None:
    score = MatchScore(MATCHES, 2, 5)
    assert score.useful(1)
    assert not score.useful(2)
    assert score.swapped().useful(4)
    # Who needs 2 and has a 2 cube plays for the match: the take point is that of a dead cube.
    mine = equity(0.5, score=score)
    dead = (score.lost(1) - score.lost(2)) / (score.won(2) - score.lost(2))
    assert take_point(mine, mine.swapped(), 2, UNLIMITED, DOUBLES) == pytest.approx(dead)


def test_double_wins_count_in_a_match_only_as_far_as_they_help() -> None:
    money = stakes_of(Score(), 2)
    assert list(money.won) == [1.0, 2.0, 3.0]
    last = stakes_of(MatchScore(MATCHES, 1, 1), 1)
    assert (list(last.won), list(last.lost)) == ([1.0, 1.0, 1.0], [-1.0, -1.0, -1.0])
    behind = stakes_of(MatchScore(MATCHES, 2, 1), 1)
    assert list(behind.won) == pytest.approx([1.0, 3.0, 3.0], abs=0.1)


@pytest.mark.clause("BGM-R14")
def test_after_the_crawford_game_whoever_trails_doubles_at_once() -> None:
    for needs in (2, 3, 4, 5):
        assert decisions(asked(*SETUP, needs=(needs, 1)))[0] == "double"
    assert decisions(asked(*SETUP, needs=(3, 1)))[1] == "take"


@pytest.mark.clause("BGM-R15")
@pytest.mark.parametrize("mine", range(2, 6))
@pytest.mark.parametrize("theirs", range(1, 6))
@pytest.mark.parametrize(
    ("b", "wins"), [({6: 1, 1: 1}, 15), ({5: 1, 2: 1}, 19), ({3: 1, 2: 1}, 25), ({4: 1, 1: 1}, 29)]
)
def test_on_the_last_throw_the_cube_is_turned_and_taken_as_the_score_asks(
    mine: int, theirs: int, b: Numbers, wins: int
) -> None:
    score = MatchScore(MATCHES, mine, theirs)
    kept, taken = ((wins * score.won(cube) + (36 - wins) * score.lost(cube)) / 36 for cube in (1, 2))
    first = "double" if min(taken, score.won(1)) > kept + 1e-9 else "throw"
    assert decisions(asked({24: 2}, b, needs=(mine, theirs))) == [first, "take" if taken <= score.won(1) else "drop"]


def test_hints_count_the_cube_in_points() -> None:
    state = asked({24: 2}, {4: 1, 2: 1})
    win = 23 / 36
    kept, doubled = KNOWLEDGE.worth(state)
    assert kept == pytest.approx(2 * win - 1, abs=0.001)
    assert doubled == pytest.approx(2 * (2 * win - 1), abs=0.001)
    state.play(int(state.moves()[1]))
    assert KNOWLEDGE.worth(state) == pytest.approx([-2 * (2 * win - 1), -1.0], abs=0.001)
    assert KNOWLEDGE.worth(before_throw(board(*SETUP), "B", state.terms)) == []


def test_the_order_of_seats_does_not_matter() -> None:
    state = asked(*SETUP, needs=(3, 4))
    swapped = before_throw(
        board(*SETUP), "A", Terms(cube_limit=UNLIMITED, highest=True, always=True, needs=3, other_needs=4)
    )
    swapped.turn, swapped.left = 0, 0
    one, two = KNOWLEDGE.offer(state, 0, FREE), KNOWLEDGE.offer(swapped, 0, FREE)
    assert (one.kept, one.taken, one.dropped) == pytest.approx((two.kept, two.taken, two.dropped))


def test_how_often_the_cube_was_turned_counts() -> None:
    state = asked({24: 2}, {4: 1, 2: 1})
    cube: i64 = 4
    state.cube, state.owner = cube, 1
    assert KNOWLEDGE.offer(state, 0, FREE).dropped == 4.0
    assert decisions(state) == ["double", "take"]


def test_an_offer_is_looked_at_as_far_as_its_budget_of_positions_lasts() -> None:
    def worth(turns: int, positions: int) -> float:
        return KNOWLEDGE.offer(asked(*SETUP), turns, Budget(positions, 0.0)).kept

    near, far = worth(0, 0), worth(1, 0)
    assert near != far
    assert worth(1, 500) == near
    budget = Budget(0, 0.0)
    KNOWLEDGE.offer(asked(*SETUP), 1, budget)
    assert (worth(1, budget.spent), worth(1, budget.spent + 1)) == (near, far)
    assert budget.spent < POSITIONS
