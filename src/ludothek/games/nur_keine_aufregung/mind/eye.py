"""How nets see a race before a throw: where everybody's figures are, and what they have to fear from whom.

All is seen from the quarter of whoever is about to throw, so that nobody's colour matters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.nur_keine_aufregung.notation import FIELDS, FIGURES, QUARTER
from ludothek.games.nur_keine_aufregung.rules import NurKeineAufregung, at_rest
from ludothek.kit.common import bits
from ludothek.thinking.nets.net import Features

QUARTERS: Final = 4
_CORNER: Final = 0
_PLACE: Final = 4
_FEAR: Final = 48
_BLOCK: Final = 88
"""For every quarter: one to four figures in the corner; a figure on each of the steps 1 to 44; its danger there."""
_PAIRS: Final = 352
"""What the figures of each quarter have to fear from each other one."""
_ATTEMPTS: Final = 368
"""Two throws left, or three."""
_REST: Final = 370
"""For every quarter: has it nothing to move but with a six?"""
_ALWAYS: Final = 374
INPUTS: Final = 375
MOST: Final = 56
"""More are never seen at once: sixteen figures and what each has to fear, and then what there is for each quarter."""

SIX: Final = 1.0 / 6.0
SIX_OF_THREE: Final = 91.0 / 216.0
"""How likely a six is with one throw, and with three."""


def _reaches() -> vec[float]:
    shares = vec[float]([0.0] * 4096)
    for behind in range(4096):
        mask: i64 = behind
        shares[behind] = float(min(6 * bits.count(mask >> 6) + bits.count(mask & 63), 36)) / 36.0
    return shares


REACHES: Final = _reaches()
"""How likely a figure is met by those who stand so far behind it: bit 12 less the distance, which is at most twelve.

Those up to six steps behind come with one number, those behind them with a six before it.
"""


class RaceEye:
    """Sees everybody, and forgets those who have arrived."""

    def __init__(self) -> None:
        self._sixes = vec[float]([0.0] * QUARTERS)
        self._fears = vec[float]([0.0] * FIGURES)

    def look(self, state: NurKeineAufregung, features: Features) -> i64:
        """See a position as whoever is about to throw does.

        Returns the set of places of all who are running; the first place is that of the thrower.
        """
        sixes = self._sixes
        own = state.colour(state.thrower)
        running: i64 = 0
        for seat in range(state.seats):
            if state.rank(seat) == 0:
                running |= bits.single((state.colour(seat) - own) & 3)
                sixes[seat] = SIX_OF_THREE if at_rest(state.sets[seat]) else SIX
        for seat in range(state.seats):
            if state.rank(seat) == 0:
                self._look_at(state, seat, (state.colour(seat) - own) & 3, features)
        if state.attempts > 1:
            features.add(_ATTEMPTS + state.attempts - 2, 1.0)
        features.add(_ALWAYS, 1.0)
        return running

    def _look_at(self, state: NurKeineAufregung, seat: i64, quarter: i64, features: Features) -> None:
        """Add the figures of a seat."""
        block = quarter * _BLOCK
        pairs = _PAIRS + QUARTERS * quarter
        corner: i64 = 0
        for figure in range(FIGURES * seat, FIGURES * seat + FIGURES):
            step = state.steps[figure]
            if step == 0:
                corner += 1
            else:
                features.add(block + _PLACE + step - 1, 1.0)
        if corner > 0:
            features.add(block + _CORNER + corner - 1, 1.0)
        if at_rest(state.sets[seat]):
            features.add(_REST + quarter, 1.0)
        shift = state.colour(seat) - quarter
        fears = self._fears
        for index in range(FIGURES):
            fears[index] = 0.0
        for other in range(state.seats):
            if other == seat or state.rank(other) != 0:
                continue
            feared = 0.0
            six = self._sixes[other]
            held = state.sets[other]
            ahead = QUARTER * (state.colour(seat) - state.colour(other)) + FIELDS
            for index in range(FIGURES):
                step = state.steps[FIGURES * seat + index]
                if step == 0 or step > FIELDS or step % QUARTER == 6:
                    continue
                there = (step - 1 + ahead) % FIELDS + 1  # as the other one counts
                risk = REACHES[(held & ~1) << 12 >> there & 0xFFF]
                if held & 1 and there <= 7:
                    risk += six if there == 1 else six / 6.0
                if risk > 0.0:
                    risk = min(risk, 1.0)
                    feared += risk * float(step)
                    fears[index] += risk - fears[index] * risk
            features.add(pairs + ((state.colour(other) - shift) & 3), feared / float(FIELDS))
        for index in range(FIGURES):
            if fears[index] > 0.0:
                features.add(block + _FEAR + state.steps[FIGURES * seat + index] - 1, fears[index])
