"""Yatzy: in the last rounds of a game for two the master plays for the win, not for points."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.yatzy.cases import number, sheet, terms_of
from ludothek.core.match import Match
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.yatzy.mind.endings import near
from ludothek.games.yatzy.mind.knowledge import OPTIMUM, SLIPPING, YatzyKnowledge
from ludothek.games.yatzy.mind.optima import shipped
from ludothek.games.yatzy.mind.optimum import FULL_SHEET, sheet_number
from ludothek.games.yatzy.rules import FIELD_TEXTS, FREE, SEVERAL, Yatzy, start
from ludothek.players.move_values import weigh
from support.playing import match_with

KNOWLEDGE = YatzyKnowledge(seconds=600)
GAME = load_game("yatzy")


def ending(turn: int, free: tuple[str, str], lead: int, dice: str = "", throws: int = 1, *rules: str) -> Yatzy:
    """A game for two in its last rounds; the seat whose turn it is has so many points more than the other one.

    Everything else is struck but the lead, which stands in the small street of one of them.
    """
    state = start(2, 0, terms_of(rules))
    sheets = [[FREE if field in free[seat].split() else 0 for field in FIELD_TEXTS] for seat in range(2)]
    ahead = turn if lead > 0 else 1 - turn
    sheets[ahead][FIELD_TEXTS.index("ks")] = abs(lead)
    state.sheets = vec[i64]([*sheets[0], *sheets[1]])
    state.left = [*sheets[0], *sheets[1]].count(FREE)
    state.player = turn
    state.throws = throws
    if dice:
        state.dice = sum(int(face) << 4 * place for place, face in enumerate(dice))
        state.turn = turn
    return state


def chances(state: Yatzy) -> dict[str, float]:
    values = KNOWLEDGE.chances(state)
    return {state.text(move): value for move, value in zip(state.moves(), values, strict=True)}


def decided(state: Yatzy, skill: int = OPTIMUM) -> str:
    return state.text(KNOWLEDGE.policy(state, skill, Random(1)))


def test_it_takes_the_chance_to_win_where_the_mean_would_be_content_to_lose() -> None:
    """28 points are more than a new die would bring on average, but 29 are behind: only a five or six helps."""
    state = ending(1, ("", "ch"), -29, "66664", 2)
    assert KNOWLEDGE.worth(state)[list(state.moves()).index(number("66664"))] == max(KNOWLEDGE.worth(state))
    assert chances(state)["66664"] == 0
    assert chances(state)["6666"] == pytest.approx(1 / 6 + 1 / 2 / 6)
    assert decided(state) == "6666"


def test_who_has_enough_plays_safe() -> None:
    """Two new dice bring the most on average, but with two ones the lead is lost: one die stays where it is."""
    state = ending(1, ("", "3p"), -17, "55521", 2)
    assert KNOWLEDGE.worth(state)[list(state.moves()).index(number("555"))] == max(KNOWLEDGE.worth(state))
    assert chances(state)["555"] == pytest.approx(1 - 1 / 2 / 36)
    assert decided(state) == "5552", "of those that are sure, the one with the most points"


def test_the_other_one_still_has_a_say() -> None:
    """Both have the Yatzy left, and whoever is behind needs it and must not see the other one throw it."""
    yatzy = shipped()[sheet_number(FULL_SHEET ^ 1 << FIELD_TEXTS.index("y"), 0)] / 50
    own = 1 - (5 / 6) ** 2
    assert chances(ending(1, ("", "y"), -10, "66661", 1))["6666"] == pytest.approx(own)
    assert chances(ending(0, ("y", "y"), -10, "66661", 1))["6666"] == pytest.approx(own * (1 - yatzy), abs=1e-4)
    assert chances(ending(0, ("y", "y"), 10, "66661", 1))["6666"] == pytest.approx(1 - (1 - own) * yatzy, abs=1e-4)


def test_its_chances_come_true() -> None:
    """Two rounds before the end, and both play for the win: as many games are won as were promised."""
    start = ending(0, ("3p y", "fh ch"), 4)
    random = Random(11)
    games, won, promised = 100, 0.0, 0.0
    for _ in range(games):
        state = start.copy()
        first = True
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
                continue
            if first:
                promised += max(KNOWLEDGE.chances(state))
                first = False
            state.play(KNOWLEDGE.policy(state, OPTIMUM, random))
        winners = list(state.winners())
        won += 0 in winners and 1 / len(winners)
    assert 0.2 < promised / games < 0.8
    assert won / games == pytest.approx(promised / games, abs=0.1)


def test_a_bonus_in_reach_counts() -> None:
    """Ten behind with sixes left: two of them are enough if they bring the bonus, and not without it."""
    for upper, expected in ((51, 1.0), (50, 0.0)):
        state = ending(1, ("", "6"), 0, "66123", 3)
        sheets = sheet("1=3 2=6 3=9 4=12 5=20 3p=0 4p=0 fh=0 ks=0 gs=0 y=0 ch=0")
        sheets[4] = upper - 30
        state.sheets = vec[i64]([*[0] * 12, upper + 22, *sheets])
        assert chances(state)["=6"] == expected


@pytest.mark.parametrize(
    ("state", "late"),
    [
        (ending(0, ("y ch", "y ch"), 0), True),
        (ending(1, ("y", "y ch"), 0), True),
        (ending(0, ("y ch fh", "y ch"), 0), False),
    ],
)
def test_it_is_for_the_last_two_rounds(state: Yatzy, late: bool) -> None:  # noqa: FBT001 - a case
    assert near(state) is late


def test_it_is_not_for_one_nor_for_three_nor_for_games_that_are_added_up() -> None:
    assert not near(start(1, 0))
    for seats in (1, 3):
        state = start(seats, 0)
        state.left = 2
        assert not near(state)
    state = ending(0, ("y ch", "y ch"), 0)
    state.terms = SEVERAL
    assert not near(state)
    several = Match(GAME, 2, {"games": 3}).state
    assert isinstance(several, Yatzy)
    assert several.terms == SEVERAL
    single = Match(GAME, 2).state
    assert isinstance(single, Yatzy)
    assert single.terms == 0


def test_where_the_time_is_too_short_points_decide() -> None:
    state = ending(0, ("ch", "ch"), -29, "66664", 2)
    hasty = YatzyKnowledge(seconds=-1.0)
    assert list(hasty.chances(state)) == []
    assert state.text(hasty.policy(state, OPTIMUM, Random(1))) == "66664"
    assert len(KNOWLEDGE.chances(state)) == len(state.moves())


def test_below_the_master_points_decide() -> None:
    state = ending(1, ("", "ch"), -29, "66666", 3)
    assert decided(state, SLIPPING) == "ch"


@pytest.mark.parametrize("rules", ["kept_dice=free", "strike=any_time chance=last_resort full_house_five=no"])
def test_it_obeys_what_was_agreed(rules: str) -> None:
    random = Random(3)
    state = ending(0, ("fh y", "ch 3p"), 12, "", 1, *rules.split())
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            state.play(state.chance(random))
            continue
        move = KNOWLEDGE.policy(state, OPTIMUM, random)
        assert move in list(state.moves())
        state.play(move)


def test_hints_tell_the_chance_there() -> None:
    match = match_with(GAME, ending(1, ("", "ch"), -29, "66664", 2))
    weighed = weigh(GAME, "master", match.legal(), match.guess(1), seed=1)
    assert weighed.unit == "chance"
    assert 0 <= weighed.choice.value <= 1
