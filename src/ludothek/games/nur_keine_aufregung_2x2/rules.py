"""What is different in Nur keine Aufregung 2 x 2: partners, and a price for a hit not made (NKP)."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.nur_keine_aufregung.notation import move_of
from ludothek.games.nur_keine_aufregung.rules import BENCHES, NurKeineAufregung, S
from ludothek.kit.common import bits

SEATS: Final = 4
_AC: Final = 0b0101
_BD: Final = 0b1010
"""NKP-R1: who plays together."""
UNPUNISHED: Final = 16
"""Nobody pays for a hit that was overlooked. Like the bits of the basic game, this may be agreed."""
HELPS: Final = 32
"""Whoever has finished plays with the figures of the partner."""

REPLACED: Final[dict[str, str]] = {
    "NKA-1": "NKP-1",
    "NKA-2": "NKP-2",
    "NKA-3": "NKP-3",
    "NKA-R5": "NKP-R1",
    "NKA-9": "NKP-6",
    "NKA-R12": "NKP-R2",
    "NKA-R14": "NKP-R4",
    "NKA-R15": "NKP-R2",
    "NKA-14": "NKP-8",
    "NKA-R13": "NKP-R3",
    "NKA-15": "NKP-10",
    "NKA-R17": "NKP-R10",
    "NKA-16": "NKP-R10",
    "NKA-R18": "NKP-R9",
    "NKA-R19": "NKP-R11",
}
"""The clauses of the basic game that do not hold here, and what stands in their place: in the rulebook and in refusals.
"""


def partner(seat: i64) -> i64:
    """NKP-3, NKP-5, NKP-R1: who sits diagonally opposite."""
    return (seat + 2) % SEATS


class ZweiMalZwei(NurKeineAufregung):
    """One race of A and C against B and D, otherwise as in the basic game (NKP-2, NKP-4)."""

    missed: i64 = -1
    """The hit that the last move has left out, for which the figure went back; -1: none."""

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            super().play(move)
            return
        owner = self.owner
        overlooked = self.overlooked()
        super().play(move)
        self.missed = -1
        if overlooked >= 0 and self.hit < 0:
            # NKP-R8: this comes before the next throw, which depends on no figure of this owner.
            self.missed = move_of(self.colour(owner), overlooked, overlooked + self.die)
            self._put(owner, overlooked, 0)  # NKP-R6

    def copy(self) -> "ZweiMalZwei":
        new = ZweiMalZwei(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.missed = self.missed
        return new

    def refusal(self, move: i64) -> str:
        clause = super().refusal(move)
        if clause in {"NKA-R12", "NKA-R13"}:  # whose piece is there matters on a bench alone
            return "NKP-R3" if (BENCHES >> self.target(self.source(move))) & 1 else "NKP-R2"
        return REPLACED.get(clause, clause)

    def against(self, seat: i64) -> i64:
        """NKP-6: partners cannot throw each other out."""
        return _BD if seat % 2 == 0 else _AC

    def closed(self, seat: i64, foes: i64) -> i64:
        """NKP-R3: a bench with a foe; NKP-R2: any other field with the partner."""
        return foes & BENCHES | self.seen(seat, partner(seat)) & ~BENCHES  # NKP-9

    def overlooked(self) -> i64:
        """NKP-R5: the step of the figure that goes back if the throw that is lying there hits nobody; -1: none does.

        It is the furthest of those that could hit; one that would have come in for it was not in play (NKP-R7).
        """
        hits = self.targets & self.prey & ~S
        if hits == 0 or self.terms & UNPUNISHED:
            return -1
        while hits & (hits - 1) != 0:
            hits &= hits - 1
        return bits.lowest(hits) - self.die

    def _begin(self, seat: i64) -> None:
        """Whoever has finished and has a turn all the same throws as the partner would."""
        super()._begin(seat if self.rank(seat) == 0 else partner(seat))
        self.thrower = seat

    def _pass_on(self) -> None:
        """NKP-R9: whoever has finished is passed over, unless he helps."""
        if self.terms & HELPS:
            self._begin((self.thrower + 1) % SEATS)
        else:
            super()._pass_on()

    def _arrive(self, seat: i64) -> None:
        """A six with which somebody has finished is worth another throw only to somebody who helps."""
        super()._arrive(seat)
        if self.terms & HELPS and self.die == 6 and self.turn != NOBODY:
            self._begin(seat)
            self.attempts = 1

    def _decided(self) -> bool:
        """NKP-10, NKP-R10: both of a pair have arrived."""
        arrived = self._arrived()
        return arrived & (arrived >> 2) != 0

    def _standing(self, seat: i64) -> i64:
        """NKP-R11 says what counts after the last throw; a pair that has arrived is ahead in it anyway."""
        return self.progress(seat) + self.progress(partner(seat)) if self.turn == NOBODY else 0


def start(terms: i64) -> ZweiMalZwei:
    """A race before the first throw; `terms` adds up ENTER_ON_SIX and its like."""
    new = ZweiMalZwei(SEATS, 0, REFEREE)
    new.set_up(terms)
    return new
