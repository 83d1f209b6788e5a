"""Yatzy: the exact optimum, the table it is kept in, and the computer players who use it."""

from functools import cache
from itertools import product
from statistics import fmean

import pytest
from librt.random import Random

from games.yatzy.cases import expected_entries, follow, position, terms_of
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.yatzy.mind.knowledge import COLLECT, GREEDY, OPTIMUM, SLIPPING, YatzyKnowledge
from ludothek.games.yatzy.mind.optima import COMPILED, FILE, VERSION, shipped
from ludothek.games.yatzy.mind.optimum import (
    FULL_SHEET,
    SHEETS,
    SLOTS,
    SUMS,
    Round,
    Solution,
    expected_total,
    pack,
    sheet_number,
    solve,
)
from ludothek.games.yatzy.rules import (
    FIELD_TEXTS,
    FIVE_NO_FULL_HOUSE,
    STRIKE_ANY_TIME,
    TAKE_UP_AGAIN,
    Yatzy,
    start,
)
from ludothek.thinking.nets.artifact import read_artifact

Faces = tuple[int, ...]

KNOWLEDGE = YatzyKnowledge()
TABLE = shipped()
SAMPLE = sorted({number * 7919 % (1 << 13) for number in range(12)})
"""Some sheets by what is filled on them, the empty one first."""


def total(skill: int, random: Random, terms: int = 0) -> int:
    """The points of a game alone by one of the policies; every move is legal."""
    state = start(1, 0, terms)
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            state.play(state.chance(random))
        else:
            move = KNOWLEDGE.policy(state, skill, random)
            assert move in list(state.moves())
            state.play(move)
    return state.points(0)


@cache
def by_hand(field: str, upper: int, dice: tuple[int, ...], kept: tuple[int, ...] | None, throws: int) -> float:
    """What the last round of a game is worth on average, with one field free: every way to throw, every way to keep.

    `kept` are the dice that stand; None where they may be taken up again.
    """
    values = expected_entries(dice, [field], ())
    worth = max(values.values())
    worth += 35 if upper + (worth if field.isdigit() else 0) >= 63 else 0
    if throws == 3:
        return float(worth)
    best = float(worth)
    for places in product((False, True), repeat=5):
        stay = tuple(sorted(die for die, stays in zip(dice, places, strict=True) if stays))
        if len(stay) < 5 and all(stay.count(face) >= (kept or ()).count(face) for face in kept or ()):
            best = max(best, thrown_by_hand(field, upper, stay, throws, free=kept is None))
    return best


@cache
def thrown_by_hand(field: str, upper: int, stay: tuple[int, ...], throws: int, *, free: bool) -> float:
    """The mean over all that the other dice can show."""
    throw = product(range(1, 7), repeat=5 - len(stay))
    kept = None if free else stay
    return fmean(by_hand(field, upper, tuple(sorted(stay + fresh)), kept, throws + 1) for fresh in throw)


@pytest.mark.parametrize(("field", "upper"), [("y", 0), ("gs", 63), ("6", 50), ("3p", 10)])
def test_the_last_round_agrees_with_a_count_of_all_throws(field: str, upper: int) -> None:
    filled = FULL_SHEET ^ 1 << FIELD_TEXTS.index(field)
    by_table = TABLE[sheet_number(filled, upper)]
    assert by_table == pytest.approx(thrown_by_hand(field, upper, (), 0, free=False), abs=0.001)


def test_dice_that_may_be_taken_up_again_are_worth_more() -> None:
    filled = FULL_SHEET ^ 1 << FIELD_TEXTS.index("4p")
    counted = thrown_by_hand("4p", 0, (), 0, free=True)
    assert Round().look(TABLE, filled, 0, TAKE_UP_AGAIN) == pytest.approx(counted)
    assert counted > TABLE[sheet_number(filled, 0)] + 0.1


@pytest.mark.parametrize("filled", SAMPLE)
def test_the_table_agrees_with_what_follows_from_the_sheets_after(filled: int) -> None:
    weighed = Round()
    sums = [upper for upper in (0, 7, 21, 42, 63) if SLOTS[(filled & 63) * SUMS + upper] >= 0]
    assert sums
    for upper in sums:
        assert TABLE[sheet_number(filled, upper)] == pytest.approx(weighed.look(TABLE, filled, upper), abs=0.0011)


def test_a_full_sheet_is_worth_its_bonus() -> None:
    assert TABLE[sheet_number(FULL_SHEET, 62)] == 0
    assert TABLE[sheet_number(FULL_SHEET, 63)] == 35


def test_the_expected_total_of_a_game() -> None:
    assert expected_total(TABLE) == pytest.approx(240.997, abs=0.001)


@pytest.mark.skipif(not COMPILED, reason="interpreted it would take hours")
def test_the_expected_total_of_the_american_game() -> None:
    """Without its bonus for a second Yahtzee it is known to be worth 245.87 (Woodward 2003, Chance 16/1)."""
    terms = STRIKE_ANY_TIME | FIVE_NO_FULL_HOUSE | TAKE_UP_AGAIN
    assert expected_total(solve(terms), terms) == pytest.approx(245.8708, abs=0.0001)


@cache
def round_by_hand(free: tuple[str, ...], dice: Faces, kept: Faces, throws: int, rules: str) -> float:
    """What is still to come on average with few fields free in the lower half: all throws, all keeps, all entries."""
    if throws == 3 or len(kept) == 5:
        entered = expected_entries(dice, free, rules.split())
        return max(
            points + rest_by_hand(tuple(field for field in free if field != name.removeprefix("x")), rules)
            for name, points in entered.items()
        )
    stays = {tuple(sorted(die for die, stay in zip(dice, places, strict=True) if stay)) for places in KEEPS}
    free_dice = "kept_dice=free" in rules
    allowed = [stay for stay in stays if free_dice or all(stay.count(face) >= kept.count(face) for face in kept)]
    return max(
        round_by_hand(free, dice, dice, throws, rules) if len(stay) == 5 else falls_by_hand(free, stay, throws, rules)
        for stay in allowed
    )


KEEPS = tuple(product((False, True), repeat=5))


@cache
def falls_by_hand(free: tuple[str, ...], stay: Faces, throws: int, rules: str) -> float:
    fallen = product(range(1, 7), repeat=5 - len(stay))
    return fmean(round_by_hand(free, tuple(sorted(stay + dice)), stay, throws + 1, rules) for dice in fallen)


@cache
def rest_by_hand(free: tuple[str, ...], rules: str) -> float:
    return falls_by_hand(free, (), 0, rules) if free else 0.0


@pytest.mark.parametrize(
    ("free", "rules"),
    [
        (("fh", "y"), ""),
        (("fh", "y"), "full_house_five=no strike=any_time"),
        (("3p", "ch"), "chance=last_resort"),
        (("4p", "fh"), "kept_dice=free strike=any_time"),
    ],
)
def test_two_rounds_by_any_rules_agree_with_a_count_of_all_throws(free: tuple[str, ...], rules: str) -> None:
    """The mean of the last two rounds under what was agreed, by somebody else's reckoning."""
    solution = Solution(terms_of(rules.split()))
    masks = [1 << FIELD_TEXTS.index(field) for field in free]
    for left in (masks[0], masks[1], sum(masks)):
        solution.fill(FULL_SHEET ^ left)
    found = solution.worth[sheet_number(FULL_SHEET ^ sum(masks), 0)]
    assert found == pytest.approx(rest_by_hand(free, rules), abs=1e-9)


def test_the_table_is_packed_without_loss() -> None:
    assert len(TABLE) == SHEETS
    assert pack(TABLE) == read_artifact(FILE, VERSION)


@pytest.mark.clause("YAT-23")
def test_the_optimum_saves_chance_for_bad_dice() -> None:
    state = follow(start(1, 0), "66555", "66555")
    assert state.text(KNOWLEDGE.policy(state, OPTIMUM, Random(1))) == "fh"
    poor = position("11246", "ch gs y 6 5")
    assert poor.text(KNOWLEDGE.policy(poor, OPTIMUM, Random(1))) in {"ch", "=6"}


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (follow(start(1, 0), "23456"), "65432"),
        (follow(start(1, 0), "66666"), "66666"),
        (follow(start(1, 0), "66612"), "666"),
        (position("23456", "gs y", throws=3), "gs"),
        (position("11112", "1 4p", throws=3), "=1"),
    ],
)
def test_plain_decisions_of_the_optimum(state: Yatzy, text: str) -> None:
    assert state.text(KNOWLEDGE.policy(state, OPTIMUM, Random(1))) == text


def test_the_beginner_collects_a_face_and_enters_the_most() -> None:
    assert decided(follow(start(1, 0), "61136")) == "66"
    assert decided(follow(start(1, 0), "61131")) == "111"
    assert decided(follow(start(1, 0), "61131", "63", "111")) == "63"
    assert decided(position("66614")) == "3p"
    assert decided(position("22346", "1 gs y")) == "x1"


def decided(state: Yatzy) -> str:
    return state.text(KNOWLEDGE.policy(state, COLLECT, Random(1)))


@pytest.mark.parametrize("skill", [COLLECT, GREEDY, SLIPPING, OPTIMUM])
@pytest.mark.parametrize(
    "rules", [(), ("strike=any_time", "kept_dice=free"), ("chance=last_resort", "full_house_five=no")]
)
def test_every_policy_obeys_the_rules_that_were_agreed(skill: int, rules: tuple[str, ...]) -> None:
    assert total(skill, Random(skill), terms_of(rules)) > 60


def test_from_any_position_every_policy_finds_a_move() -> None:
    random = Random(4)
    for skill in (COLLECT, GREEDY, SLIPPING, OPTIMUM):
        state = start(2, 0, terms_of(["strike=any_time"]))
        while state.turn != NOBODY:
            moves = list(state.moves())
            if state.turn >= 0 and random.randrange(5) == 0:
                assert KNOWLEDGE.policy(state, skill, random) in moves
            state.play(moves[random.randrange(len(moves))])


def test_levels_are_in_order() -> None:
    assert [method.skill for method in load_game("yatzy").levels.values()] == [COLLECT, GREEDY, SLIPPING, OPTIMUM]
    means = [fmean(total(skill, Random(number)) for number in range(12)) for skill in (COLLECT, GREEDY, OPTIMUM)]
    assert means[0] + 10 < means[1] < means[2] - 10


def test_what_moves_are_worth_is_the_sum_of_the_whole_sheet() -> None:
    """The last field: entering ends the game with just these points."""
    state = position("22346", free="ch")
    state.sheets[0] = 3
    assert [round(value, 6) for value in KNOWLEDGE.worth(state)] == [20.0]
    state = position("66644", free="fh y")
    ended = dict(zip([state.text(move) for move in state.moves()], KNOWLEDGE.worth(state), strict=True))
    assert max(ended, key=lambda text: ended[text]) == state.text(KNOWLEDGE.policy(state, OPTIMUM, Random(1)))
