"""What computer players know of Siebzehn und Vier: how both sides play in balance, and how much to stake."""

from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.siebzehn_und_vier.mind.solver import LARGEST, Hands, Solution
from ludothek.games.siebzehn_und_vier.rules import ENOUGH, MORE, STAKE, SiebzehnUndVier, value

SAFE: Final = 0
"""Takes cards as long as nothing can happen, and stakes as the mood takes it."""
HABIT: Final = 1
"""Stops with 17, and stakes a tenth of what may be staked at most."""
BALANCED: Final = 2
"""Plays the balance, stakes one unit as long as he leads, and else what he needs to catch up."""
SURE: Final = 10
"""With this no card can be too much."""
STOPS: Final = 17
FILE: Final = Path(__file__).with_name("play.bin")
"""Both solutions, with the bank's raise and without it, as `python -m ludothek.games.siebzehn_und_vier` finds them."""
STEPS: Final = 255
"""A chance is written as so many parts."""


def pack(solutions: list[Solution]) -> bytes:
    """Solutions as bytes: for each the player's chances, then the bank's."""
    parts: list[int] = []
    for solution in solutions:
        for chances in (solution.player, solution.bank):
            parts.extend([round(chance * STEPS) for chance in chances])
    return bytes(parts)


def unpack(data: bytes, hands: Hands, plus: i64) -> Solution:
    """The solution for a bank that is raised by so much; the first is that without a raise."""
    out = Solution(hands, plus)
    length = hands.count * (LARGEST + 2)
    for at in range(hands.count):
        out.player[at] = data[plus * length + at] / STEPS
    for at in range(len(out.bank)):
        out.bank[at] = data[plus * length + hands.count + at] / STEPS
    return out


class SiebzehnUndVierKnowledge(Knowledge):
    """Every level plays by rule or by table; nothing has to be searched."""

    def __init__(self) -> None:
        self._solutions: list[Solution] = []
        """Without the bank's raise and with it; read when they are first asked for."""

    def solution(self, plus: i64) -> Solution:
        """How both sides play in balance, where the bank is raised by so much."""
        if not self._solutions:
            hands, data = Hands(), FILE.read_bytes()
            self._solutions = [unpack(data, hands, raised) for raised in range(2)]
        return self._solutions[plus]

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, SiebzehnUndVier)
        if len(state.hand) == 0:
            return STAKE + stake(state, skill, random) - 1
        cards = state.bank if state.served else state.hand
        if skill <= HABIT:
            return MORE if value(cards) < (SURE + 1 if skill == SAFE else STOPS) else ENOUGH
        solution = self.solution(state.plus)
        at = solution.hands.numbers[int(ranks(cards))]
        chance = solution.bank[len(state.hand) * solution.hands.count + at] if state.served else solution.player[at]
        return MORE if random.random() < chance else ENOUGH


def ranks(cards: vec[i64]) -> i64:
    """The code of a hand."""
    out: i64 = 0
    for at in range(len(cards)):
        out += 1 << (3 * (cards[at] % 8))
    return out


def stake(state: SiebzehnUndVier, skill: i64, random: Random) -> i64:
    """How much a seat stakes."""
    if skill == SAFE:
        return 1 + random.randrange(state.most)
    return max(1, state.most // 10) if skill == HABIT else needed(state)


def needed(state: SiebzehnUndVier) -> i64:
    """One unit as long as it does not matter; to catch up, an equal part of it in each coup that is left for that."""
    best: i64 = -(1 << 40)
    for seat in range(state.seats):
        if seat != state.turn:
            best = max(best, state.accounts[seat])
    behind = best - state.accounts[state.turn] + 1
    if behind <= 0:
        return 1
    chances = 1 + state.left // 2 if state.seats == 2 else 1 + state.left * (state.seats - 1) // state.seats
    return max(1, min(state.most, (behind + chances - 1) // chances))
