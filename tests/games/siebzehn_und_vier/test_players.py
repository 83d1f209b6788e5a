"""The computer players of Siebzehn und Vier: their balance is checked by best replies that are found another way."""

from collections import Counter
from fractions import Fraction

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.siebzehn_und_vier.cases import staked
from ludothek.games.siebzehn_und_vier.mind.knowledge import (
    BALANCED,
    HABIT,
    SAFE,
    SiebzehnUndVierKnowledge,
    needed,
    pack,
    unpack,
)
from ludothek.games.siebzehn_und_vier.mind.solver import LARGEST, Hands, Solution, balance
from ludothek.games.siebzehn_und_vier.rules import ENOUGH, GOAL, MORE, STAKE, VALUES, start
from support.playing import play

KNOWLEDGE = SiebzehnUndVierKnowledge()
HANDS = Hands()
EDGE = {0: 0.1353, 1: 0.2884}
"""As published: the bank's edge of every stake, without the point more and with it."""


@pytest.mark.parametrize("plus", [0, 1])
def test_nobody_gains_by_playing_otherwise_than_the_balance(plus: int) -> None:
    """Best replies to both sides: the bank's edge lies between them, and they hardly differ."""
    solution = KNOWLEDGE.solution(plus)
    most, least = 2 * solution.bank_at_best() - 1, 1 - 2 * solution.player_at_best()
    assert least <= most
    assert (least, most) == pytest.approx((EDGE[plus], EDGE[plus]), abs=2e-4)


def test_there_are_three_hundred_hands() -> None:
    assert HANDS.count == 300
    assert max(HANDS.sizes) == LARGEST
    assert HANDS.values[HANDS.aces] == GOAL


# The same in a second way: the bank's cards one after the other out of a real pack, with fractions.


def exact(solution: Solution, hand: tuple[int, ...], bank: tuple[int, ...]) -> Fraction:
    """How likely the player wins who has stopped with these ranks, against a bank that draws always or never."""
    number = HANDS.numbers[sum(1 << (3 * rank) for rank in bank)]
    wins = HANDS.player_wins(HANDS.numbers[sum(1 << (3 * rank) for rank in hand)], number, solution.plus)
    if HANDS.values[number] == GOAL or solution.bank[len(hand) * HANDS.count + number] < 0.5:
        return Fraction(int(wins))
    out, left = Counter(hand + bank), 32 - len(hand) - len(bank)
    total = Fraction()
    for rank in range(8):
        chance = Fraction(4 - out[rank], left)
        if chance:
            counts = sum(VALUES[each] for each in (*bank, rank))
            over = counts > GOAL and sorted((*bank, rank)) != [7, 7]
            total += chance * (1 if over else exact(solution, hand, (*bank, rank)))
    return total


@pytest.mark.parametrize("hand", [(3, 2), (7, 7), (0, 1), (7, 3), (4, 5, 6, 3), (2,)])
def test_what_stopping_is_worth_is_found_again_card_by_card(hand: tuple[int, ...]) -> None:
    solution = Solution(HANDS, 1)
    for at in range(len(solution.bank)):
        solution.bank[at] = 1.0 if HANDS.values[at % HANDS.count] < 16 else 0.0
    out = Counter(hand)
    expected = sum(Fraction(4 - out[rank], 32 - len(hand)) * exact(solution, hand, (rank,)) for rank in range(8))
    number = HANDS.numbers[sum(1 << (3 * rank) for rank in hand)]
    assert solution.stopped()[number] == pytest.approx(float(expected), abs=1e-12)


def test_a_best_reply_of_the_bank_wins_what_the_player_then_loses() -> None:
    """The bank's best play is written down and then valued from the player's side, as is any other play of it."""
    solution = Solution(HANDS, 1)
    for hand in range(HANDS.count):
        solution.player[hand] = 1.0 if HANDS.values[hand] < 16 else 0.0
    ends = solution.ends()
    best = solution.bank_at_best()

    def player_wins() -> float:
        stopped = solution.stopped()
        return sum(chance * stopped[hand] for hand, chance in enumerate(ends))

    for stops in (13, 15, 17):
        for at in range(len(solution.bank)):
            solution.bank[at] = 1.0 if HANDS.values[at % HANDS.count] < stops else 0.0
        assert player_wins() > 1 - best
    for size in range(1, LARGEST + 1):
        worth = solution.shown(ends, size)
        for bank in reversed(range(HANDS.count)):
            taken = solution.taken(worth, bank) if HANDS.values[bank] < GOAL else 0.0
            solution.bank[size * HANDS.count + bank] = 1.0 if taken > worth[bank] else 0.0
            worth[bank] = max(worth[bank], taken)
    assert player_wins() == pytest.approx(1 - best, abs=1e-12)


def test_learning_closes_the_gap() -> None:
    def gap(rounds: int) -> float:
        found = balance(HANDS, 1, rounds)
        return found.bank_at_best() + found.player_at_best() - 1

    assert 0 <= gap(12) < gap(2)


def test_solutions_are_kept_as_bytes() -> None:
    solution = Solution(HANDS, 1)
    solution.player[3], solution.bank[500] = 1.0, 0.2
    again = unpack(pack([Solution(HANDS, 0), solution]), HANDS, 1)
    assert (again.player[3], again.bank[501]) == (1.0, 0.0)
    assert again.bank[500] == pytest.approx(0.2)


# What each level does.


def decides(skill: int, *moves: str) -> str:
    state = play(staked(1), *moves)
    chosen = KNOWLEDGE.policy(state, skill, Random(1))
    return {MORE: "card", ENOUGH: "enough"}[chosen]


def test_beginners_are_careful_and_others_stop_with_17_by_habit() -> None:
    assert decides(SAFE, "C7", "S9", "card", "CQ") == "card"
    assert decides(SAFE, "C7", "S9", "card", "CK") == "enough"
    assert decides(HABIT, "C8", "S9", "card", "S8") == "card"
    assert decides(HABIT, "C8", "S9", "card", "C9") == "enough"


def test_masters_never_stop_early_and_never_buy_with_20() -> None:
    assert decides(BALANCED, "C7", "S9", "card", "CQ") == "card"
    assert decides(BALANCED, "C10", "S9", "card", "D10") == "enough"
    assert decides(BALANCED, "C10", "S9", "card", "D10", "enough") == "card", "nine is not enough for the bank"


def test_every_level_stakes_in_its_way() -> None:
    state = start(0, vec[i64]([0, 0]), 0, 0)
    random = Random(1)
    stakes = {skill: KNOWLEDGE.policy(state, skill, random) - STAKE + 1 for skill in (HABIT, BALANCED)}
    assert stakes == {HABIT: 10, BALANCED: 1}
    assert len({KNOWLEDGE.policy(state, SAFE, random) for _ in range(50)}) > 20


@pytest.mark.parametrize(
    ("accounts", "left", "stake"),
    [([0, 5], 0, 1), ([5, 0], 0, 6), ([500, 0], 0, 100), ([11, 0], 4, 4), ([0, 0], 10, 1)],
)
def test_a_master_stakes_what_he_needs(accounts: list[int], left: int, stake: int) -> None:
    assert needed(start(0, vec[i64](accounts), 0, left)) == stake
