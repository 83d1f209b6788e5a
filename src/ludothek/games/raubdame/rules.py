"""What is different in Raubdame: one must capture, and it is good to have nothing left (RAU)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.dame.rules import Dame
from ludothek.kit.duels.draughts import BLACK_START, FORCED, WHITE_START
from ludothek.kit.duels.duel import first_turn

MAJORITY: Final = 32
"""A series that takes the most pieces must be chosen. Like the bits of Dame, this may be agreed."""
BLOCKED_LOSES: Final = 64
"""Whoever has pieces but no move has lost."""
BLOCKED_DRAWS: Final = 128

REPLACED: Final[dict[str, str]] = {
    "DAM-1": "RAU-1",
    "DAM-2": "RAU-2",
    "DAM-3": "RAU-4",
    "DAM-11": "RAU-R1",
    "DAM-R3": "RAU-R1",
    "DAM-12": "RAU-R2",
    "DAM-R8": "RAU-R2",
    "DAM-20": "RAU-R4",
    "DAM-R4": "RAU-R4",
    "DAM-R5": "RAU-R4",
    "DAM-R6": "RAU-R4",
    "DAM-21": "RAU-R6",
    "DAM-22": "RAU-R5",
    "DAM-R14": "RAU-R5",
    "DAM-23": "RAU-R7",
    "DAM-R16": "RAU-R7",
}
"""The clauses of Dame that do not hold here, and what stands in their place: in the rulebook and in refusals."""


class Raubdame(Dame):
    """One game of Dame with compulsory captures (RAU-3, RAU-R1, RAU-R2) and with the opposite aim (RAU-4).

    It is drawn as Dame is (RAU-R7).
    """

    def moves(self) -> vec[i64]:
        moves = super().moves()
        return self._richest(moves) if self.terms & MAJORITY and self.able != 0 else moves

    def copy(self) -> "Raubdame":
        new = Raubdame(self.seats, self.dealer, self.turn)
        self.carry_pieces(new)
        return new

    def refusal(self, move: i64) -> str:
        if self.terms & MAJORITY and move in list(super().moves()):
            return "RAU-R3"
        clause = super().refusal(move)
        return REPLACED.get(clause, clause)

    def cleared(self) -> None:
        """RAU-5, RAU-R6: whoever has lost the last piece has won."""
        self.end(1 - self.turn, "captured")

    def stuck(self) -> None:
        """RAU-R5: whoever has pieces but no move has won, unless something else was agreed."""
        if self.terms & BLOCKED_LOSES:
            self.end(1 - self.turn, "blocked")
        elif self.terms & BLOCKED_DRAWS:
            self.end(-1, "stalemate")
        else:
            self.end(self.turn, "stuck")

    def _richest(self, jumps: vec[i64]) -> vec[i64]:
        """Those of these jumps with which a series can take the most pieces."""
        out = vec[i64]()
        most: i64 = 0
        for index in range(len(jumps)):
            takes = self.takes(jumps[index])
            if takes > most:
                most = takes
                out = vec[i64]()
            if takes == most:
                out = append(out, jumps[index])
        return out

    def takes(self, jump: i64) -> i64:
        """How many pieces a series that goes on with this jump takes at most."""
        after = self.copy()
        after.jump(jump)
        most: i64 = 0
        if after.runner != 0:
            jumps = after.append_jumps(vec[i64](), after.runner)
            for index in range(len(jumps)):
                most = max(most, after.takes(jumps[index]))
        return 1 + most


def position(dealer: i64, turn: i64, terms: i64, white: i64, black: i64, dames: i64, quiet: i64) -> Raubdame:
    """A game in which these pieces stand on the board and nothing is known of what was before."""
    game = Raubdame(2, dealer, turn)
    game.set_up(terms | FORCED, white, black, dames, quiet)
    return game


def start(dealer: i64, terms: i64) -> Raubdame:
    """The first position, as in Dame (RAU-2)."""
    return position(dealer, first_turn(dealer), terms, WHITE_START, BLACK_START, 0, 0)
