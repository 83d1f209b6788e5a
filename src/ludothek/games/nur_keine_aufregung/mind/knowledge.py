"""What computer players know of Nur keine Aufregung: what a figure is worth where it stands, and what it has to fear.

The numbers are fitted to who won some ten thousand races of players who knew an earlier version of them. The best
players ask nets that have learnt from races against themselves instead (`judge`).
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.nur_keine_aufregung.mind.eye import INPUTS, QUARTERS
from ludothek.games.nur_keine_aufregung.mind.forecast import load
from ludothek.games.nur_keine_aufregung.mind.judge import FILE, HIDDEN, Judge
from ludothek.games.nur_keine_aufregung.notation import FIELDS, FIGURES, QUARTER
from ludothek.games.nur_keine_aufregung.rules import NurKeineAufregung
from ludothek.kit.common import bits

OTHERS: Final = 0.9
"""How much the progress of the others counts beside one's own."""
SCALE: Final = 6.0
"""More than the best progress is ahead of the worst."""


class RaceKnowledge(Knowledge):
    """Looks at the board after each move; the higher its skill, the more throws nets look ahead."""

    def __init__(self) -> None:
        self._judges: list[Judge] = []

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, NurKeineAufregung)
        if state.turn == NOBODY:
            return 2.0 * float(state.points(seat)) / float(state.seats - 1) - 1.0
        others = 0.0
        for other in range(state.seats):
            if other != seat:
                others += progress(state, other)
        return (progress(state, seat) - OTHERS * others / float(state.seats - 1)) / SCALE

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, NurKeineAufregung)
        if skill == 0:
            return self.looked_at(state, 0)
        if len(self._judges) == 0:
            self._judges = [Judge(load(FILE, INPUTS, HIDDEN, QUARTERS))]
        return self._judges[0].best(state, skill)

    def looked_at(self, state: NurKeineAufregung, throws: i64) -> i64:
        """The move with the best score to be expected after so many throws, by nothing but how the board looks."""
        moves = state.moves()
        chosen = moves[0]
        if len(moves) == 1:
            return chosen
        best = -2.0
        for index in range(len(moves)):
            after = state.copy()
            after.play(moves[index])
            value = self._expected(after, state.turn, throws)
            if value > best:
                best = value
                chosen = moves[index]
        return chosen

    def _expected(self, state: NurKeineAufregung, seat: i64, throws: i64) -> float:
        """The score to be expected after so many throws, each used as it looks best at once."""
        if throws == 0 or state.turn == NOBODY:
            return self.score(state, seat)
        total = 0.0
        for face in range(6):
            after = state.copy()
            after.play(face)
            if after.turn >= 0:
                after.play(self.looked_at(after, 0))
            total += self._expected(after, seat, throws - 1)
        return total / 6.0


def progress(state: NurKeineAufregung, seat: i64) -> float:
    """What the figures of a seat are worth to it: about one for each that is home."""
    total = 0.0
    for figure in range(FIGURES * seat, FIGURES * seat + FIGURES):
        step = state.steps[figure]
        way = float(step) / float(FIELDS)
        if step == 0:
            total -= 0.22
        elif step > FIELDS:
            total += 0.62 + 0.3 * way
        else:
            total += way * (0.3 + 0.55 * way) - danger(state, seat, step) * (0.1 + 0.85 * way)
    return total


def danger(state: NurKeineAufregung, seat: i64, step: i64) -> float:
    """How likely it is, about, that somebody throws out a figure of the track within a round."""
    if step % QUARTER == 6:
        return 0.0
    safe = 1.0
    against = state.against(seat)
    for other in range(state.seats):
        if (against >> other) & 1:
            ahead = QUARTER * (state.colour(seat) - state.colour(other)) + FIELDS
            there = (step - 1 + ahead) % FIELDS + 1  # as the other one counts
            # Those up to six steps behind come with one number, those behind them with a six before it.
            behind = (state.sets[other] & ~1) << 12 >> there & 0xFFF
            reach = 6 * bits.count(behind >> 6) + bits.count(behind & 63)
            if there == 1 and state.sets[other] & 1:
                reach += 6
            safe *= 1.0 - float(min(reach, 36)) / 36.0
    return 1.0 - safe
