"""What computer players know of Nur keine Aufregung: how far figures have come, and how likely they are thrown out."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.nur_keine_aufregung.rules import FIELDS, FIGURES, QUARTER, NurKeineAufregung
from ludothek.kit import bits

W: list[float] = [10.0, 1.0, 1.0, 0.0, 0.0, 0.0]

HURRY: Final = 0
CAREFUL: Final = 1


class RaceKnowledge(Knowledge):
    """Plays by a look at the board after each of its moves."""

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, NurKeineAufregung)
        if state.turn == NOBODY:
            beaten = float(state.points(seat))
            return 1.0 if beaten == float(state.seats - 1) else -1.0
        own = outlook(state, seat)
        others = 0.0
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                theirs = outlook(state, other)
                others += theirs
                best = max(best, theirs)
        return (own - W[2] * (others / float(state.seats - 1)) - W[3] * best) / 1000.0

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, NurKeineAufregung)
        seat = state.turn
        moves = state.moves()
        best = -1000.0
        chosen: i64 = -1
        for index in range(len(moves)):
            after = state.copy()
            after.play(moves[index])
            value = self.score(after, seat)
            if value > best:
                best = value
                chosen = moves[index]
        return chosen


def outlook(state: NurKeineAufregung, seat: i64) -> float:
    """The steps that a seat has behind it, less what it has to fear for them."""
    total = 0.0
    for figure in range(FIGURES * seat, FIGURES * seat + FIGURES):
        step = state.steps[figure]
        if step == 0:
            total -= W[0]
        elif step > FIELDS:
            total += float(step) + W[5] * float(step * step) + W[4]
        else:
            total += float(step) + W[5] * float(step * step) - W[1] * danger(state, seat, step) * (float(step) + W[0])
    return total


def danger(state: NurKeineAufregung, seat: i64, step: i64) -> float:
    """How likely it is, about, that somebody throws out a figure on the track within a round."""
    if step % QUARTER == 6:
        return 0.0
    safe = 1.0
    for other in range(state.seats):
        if other == seat:
            continue
        ahead = QUARTER * (state.colour(seat) - state.colour(other)) + FIELDS
        there = (step - 1 + ahead) % FIELDS + 1
        held = state.sets[other]
        running = held & ~1
        near = bits.count(running << 12 >> (there + 6) & 63)
        far = bits.count(running << 12 >> there & 63)
        chance = float(near) / 6.0 + float(far) / 36.0
        if there == 1 and held & 1:
            chance += 1.0 / 6.0
        safe *= 1.0 - min(chance, 1.0)
    return 1.0 - safe
