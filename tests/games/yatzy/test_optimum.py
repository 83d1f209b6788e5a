"""Yatzy: the exact optimum, the table it is kept in, and the computer players who use it."""

from functools import cache
from itertools import product
from statistics import fmean

import pytest
from librt.random import Random

from games.yatzy.cases import expected_entries, house_of, play, position
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.yatzy.knowledge import COLLECT, GREEDY, OPTIMUM, SLIPPING, YatzyKnowledge
from ludothek.games.yatzy.optimum import (
    FILE,
    FULL_SHEET,
    SHEETS,
    SLOTS,
    SUMS,
    Round,
    expected_total,
    load,
    pack,
    sheet_number,
)
from ludothek.games.yatzy.rules import FIELD_TEXTS, TAKE_UP_AGAIN, Yatzy, first_throw

KNOWLEDGE = YatzyKnowledge()
TABLE = load()
SAMPLE = sorted({number * 7919 % (1 << 13) for number in range(12)})
"""Some sheets by what is filled on them, the empty one first."""


def total(skill: int, random: Random, house: int = 0) -> int:
    """The points of a game alone by one of the policies; every move is legal."""
    state = first_throw(1, 0, house)
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
    assert expected_total() == pytest.approx(240.997, abs=0.001)


def test_the_table_is_packed_without_loss() -> None:
    assert len(TABLE) == SHEETS
    assert pack(TABLE) == FILE.read_bytes()


@pytest.mark.clause("YAT-23")
def test_the_optimum_saves_chance_for_bad_dice() -> None:
    state = play(first_throw(1, 0), "66555", "66555")
    assert state.text(KNOWLEDGE.policy(state, OPTIMUM, Random(1))) == "fh"
    poor = position("11246", "ch gs y 6 5")
    assert poor.text(KNOWLEDGE.policy(poor, OPTIMUM, Random(1))) in {"ch", "=6"}


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (play(first_throw(1, 0), "23456"), "65432"),
        (play(first_throw(1, 0), "66666"), "66666"),
        (play(first_throw(1, 0), "66612"), "666"),
        (position("23456", "gs y", throws=3), "gs"),
        (position("11112", "1 4p", throws=3), "=1"),
    ],
)
def test_plain_decisions_of_the_optimum(state: Yatzy, text: str) -> None:
    assert state.text(KNOWLEDGE.policy(state, OPTIMUM, Random(1))) == text


def test_the_beginner_collects_a_face_and_enters_the_most() -> None:
    assert decided(play(first_throw(1, 0), "61136")) == "66"
    assert decided(play(first_throw(1, 0), "61131")) == "111"
    assert decided(play(first_throw(1, 0), "61131", "63", "111")) == "63"
    assert decided(position("66614")) == "3p"
    assert decided(position("22346", "1 gs y")) == "x1"


def decided(state: Yatzy) -> str:
    return state.text(KNOWLEDGE.policy(state, COLLECT, Random(1)))


@pytest.mark.parametrize("skill", [COLLECT, GREEDY, SLIPPING, OPTIMUM])
@pytest.mark.parametrize(
    "rules", [(), ("strike=any_time", "kept_dice=free"), ("chance=last_resort", "full_house_five=no")]
)
def test_every_policy_obeys_the_rules_that_were_agreed(skill: int, rules: tuple[str, ...]) -> None:
    assert total(skill, Random(skill), house_of(rules)) > 60


def test_from_any_position_every_policy_finds_a_move() -> None:
    random = Random(4)
    for skill in (COLLECT, GREEDY, SLIPPING, OPTIMUM):
        state = first_throw(2, 0, house_of(["strike=any_time"]))
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
