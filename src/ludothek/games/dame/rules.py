"""The rules of Dame: one game on the dark squares (DAM).

How pieces go and capture is that of all draughts: `kit.duels.draughts` holds DAM-8, DAM-9, DAM-10, DAM-11, DAM-12,
DAM-13, DAM-14, DAM-16, DAM-17, DAM-18, DAM-19, DAM-R7, DAM-R9, DAM-R10, DAM-R11, DAM-R12, DAM-R13 and DAM-R16, and how
it is won (DAM-3, DAM-21) or drawn (DAM-23). Here is what is Dame's own: nobody must capture or go on capturing, but an
overlooked capture may cost the piece.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import REFEREE
from ludothek.games.dame.notation import FIRST_HUFF, FIRST_LOT, HUFFS, STOP, TEXTS
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import SQUARES, key_of
from ludothek.kit.duels.draughts import BLACK_START, FORCED, QUIET_LIMIT, WHITE_START, Draughts
from ludothek.kit.duels.duel import first_turn
from ludothek.kit.duels.numbering import CROSSED, FIRST_STEP, ORIGINS, TARGETS

FREE: Final = 8
"""A capture that was overlooked is not punished. Like the bits of `kit.duels.draughts`, this may be agreed."""
HUFF_MOVED: Final = 16
"""The piece that has moved is huffed, and not one that could have captured."""

STONE_STEPS: Final = 190
"""Stones are 144 steps away from the far rows, and each of 23 captures can lead one back by two."""
LOSSES: Final = 23
LONGEST: Final = 1 + STONE_STEPS + 2 * LOSSES + (STONE_STEPS + LOSSES + 1) * QUIET_LIMIT
"""A lot, steps of stones, captures and huffs with a stop after each, and quiet moves of Dames after all of them."""


class Dame(Draughts):
    """One game. Kings are called Dames here. A move that huffs counts as none of the quiet half-moves (DAM-R16)."""

    overlooked: i64 = 0
    """The opponent's pieces of which one can be huffed now: it could have captured (DAM-R4)."""

    def moves(self) -> vec[i64]:
        out = vec[i64](capacity=16)
        if self.turn < 0:
            return vec[i64]([FIRST_LOT, FIRST_LOT + 1]) if self.turn == REFEREE else out
        forced = self.terms & FORCED != 0
        if self.runner != 0:
            out = self.append_jumps(out, self.runner)
            return out if forced else append(out, STOP)
        if self.able != 0:
            out = self.append_jumps(out, self.able)
            if forced:
                return out
        out = self.append_steps(out)
        overlooked = self.overlooked
        while overlooked != 0:
            out = append(out, HUFFS[bits.lowest(overlooked)])
            overlooked &= overlooked - 1
        return out

    def any_move(self, random: Random) -> i64:
        if self.able | self.runner | self.overlooked | (self.mine() & self.kings) == 0:
            return self.any_step(random)
        return super().any_move(random)

    def play(self, move: i64) -> None:
        self.last = move
        self.mover = self.turn
        self.taken = 0
        self.crowned = 0
        if move < FIRST_STEP:
            self.overlooked = 0  # DAM-R6
            self.jump(move)
        elif move < FIRST_HUFF:
            self._step(move)
        elif move < STOP:
            self._huff(bits.single(SQUARES[move - FIRST_HUFF]))
        elif move == STOP:
            self.next_turn()
        else:
            self.give_white(move - FIRST_LOT)

    def copy(self) -> "Dame":
        new = Dame(self.seats, self.dealer, self.turn)
        self.carry_pieces(new)
        new.overlooked = self.overlooked
        return new

    def key(self) -> i64:
        key = super().key()
        if self.overlooked | self.runner != 0:
            key ^= key_of(self.overlooked, 3) ^ key_of(self.runner, 4)
        return key

    def text(self, move: i64) -> str:
        return TEXTS[move]

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= FIRST_LOT:
            return ""
        if move == STOP:
            return "DAM-R8" if self.runner != 0 else "DAM-R15"
        if move >= FIRST_HUFF:
            return "DAM-R4" if self.overlooked == 0 else "DAM-R5"
        origin = ORIGINS[move]
        if origin & self.mine() == 0:
            return "DAM-8"
        if self.runner != 0 and (origin != self.runner or move >= FIRST_STEP):
            return "DAM-12"
        if self.terms & FORCED and self.able != 0 and origin & self.able == 0:
            return "DAM-R3"
        if TARGETS[move] & (self.white | self.black) != 0:
            return "DAM-9"
        stone = origin & self.kings == 0
        back = (TARGETS[move] < origin) == (self.turn == self.dealer)
        if move < FIRST_STEP:
            return self._jump_refusal(CROSSED[move], stone=stone, back=back)
        if stone and back:
            return "DAM-10"
        if stone and CROSSED[move] != 0:
            return "DAM-8"
        if CROSSED[move] & (self.white | self.black) != 0:
            return "DAM-16"
        return "DAM-R3"

    def _jump_refusal(self, crossed: i64, *, stone: bool, back: bool) -> str:
        if crossed & self.mine() != 0:
            return "DAM-13"
        jumped = bits.count(crossed & self.theirs())
        if jumped == 0 or (stone and bits.count(crossed) > 1):
            return "DAM-11"
        if stone and back:
            return "DAM-R7"
        return "DAM-R12" if jumped > 1 else "DAM-R11"

    def refusal_after(self, move: i64, further: i64) -> str:
        after = self.copy()
        after.play(move)
        if after.crowned != 0:
            return "DAM-R10"
        after.turn = self.turn
        after.runner = TARGETS[move]
        return after.refusal(further)

    def idle(self) -> bool:
        """DAM-22, DAM-R14: whoever can huff is not stuck."""
        return self.overlooked == 0 and super().idle()

    def _step(self, move: i64) -> None:
        """A quiet move; the opponent may punish what it overlooked (DAM-20, DAM-R4, DAM-R5)."""
        overlooked = self.able
        if self.terms & (FORCED | FREE):
            overlooked = 0
        elif overlooked != 0 and self.terms & HUFF_MOVED:
            overlooked = TARGETS[move]
        elif overlooked & ORIGINS[move] != 0:
            overlooked ^= ORIGINS[move] ^ TARGETS[move]
        self.overlooked = overlooked
        self.step(move)
        self.next_turn()  # DAM-7

    def _huff(self, taken: i64) -> None:
        """DAM-R4, DAM-R14: take away a piece that should have captured; then the turn goes on."""
        theirs = self.theirs() ^ taken
        self.taken = taken
        self.kings &= ~taken
        self.place(self.mine(), theirs)
        self.overlooked = 0
        self.afresh()
        self.quiet = -1
        if theirs == 0:  # DAM-R14
            self.cleared()
            return
        self.able = self.able_among(self.mine())
        if self.idle():
            self.stuck()


def position(dealer: i64, turn: i64, terms: i64, white: i64, black: i64, dames: i64, quiet: i64) -> Dame:
    """A game in which these pieces stand on the board and nothing is known of what was before."""
    game = Dame(2, dealer, turn)
    game.set_up(terms, white, black, dames, quiet)
    return game


def start(dealer: i64, terms: i64) -> Dame:
    """The first position (DAM-2, DAM-5, DAM-6), after the lot where one decides who has White (DAM-4)."""
    return position(dealer, first_turn(dealer), terms, WHITE_START, BLACK_START, 0, 0)
