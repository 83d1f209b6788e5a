"""The rules of Patience No. 8: eight packets of four cards, of which two open ones of equal rank are put away.

All cards are dealt in the beginning, so that a deal is the same however it is played, and can be solved afterwards.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.games.patience_8.solver import FULL, PILES, RANK, SIZE, Solver, height, without
from ludothek.kit.cards.cards import CARDS, PACK, card_text
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import relay

PAIRS: Final = CARDS // 2
PAIR: Final = CARDS
"""Moves below it: the referee deals that card. From here on: the top cards of two piles go away, `ONE` and `OTHER`."""
ONE: Final = vec[i64]([one for one in range(PILES) for other in range(one, PILES)])
OTHER: Final = vec[i64]([other for one in range(PILES) for other in range(one, PILES)])
MOVES: Final = PAIR + PILES * (PILES + 1) // 2
LONGEST: Final = CARDS + PAIRS  # PAT-R8


def pair(one: i64, other: i64) -> i64:
    """The move that takes from two piles, of which the first has the lower number."""
    return PAIR + one * (2 * PILES - 1 - one) // 2 + other


class Patience(State):
    """One deal, by one who sees the top cards, or all of them."""

    open: i64 = 0
    """1 where all cards lie open."""
    cards: vec[i64]
    """All of them as they were dealt: pile by pile, each from below to above."""
    pack: i64 = PACK
    """The cards that are still to be dealt."""
    left: i64 = 0
    """How many cards each pile has now, four bits each."""
    gone: vec[i64]
    """The pairs that were put away, as moves in order."""

    def moves(self) -> vec[i64]:
        if self.turn == REFEREE:
            return bits.members(self.pack)
        out = vec[i64]()
        for one in range(PILES - 1):
            for other in range(one + 1, PILES):  # PAT-R2: two different piles
                if self.fits(one, other):
                    out = append(out, pair(one, other))  # PAT-R3
        return out

    def fits(self, one: i64, other: i64) -> bool:
        """PAT-3, PAT-R5: do cards of equal rank lie on top of two piles?"""
        first = self.top(one)
        second = self.top(other)
        return first >= 0 and second >= 0 and first & RANK == second & RANK

    def top(self, pile: i64) -> i64:
        """The card on top of a pile, -1 where it is empty."""
        high = height(self.left, pile)
        return self.cards[SIZE * pile + high - 1] if high > 0 else -1

    def play(self, move: i64) -> None:
        if move < PAIR:
            self._lay(move)
        else:
            self.left = without(self.left, ONE[move - PAIR], OTHER[move - PAIR])
            self.gone = append(self.gone, move)
        if self.pack == 0:
            self.turn = 0 if self._goes_on() else NOBODY

    def _lay(self, card: i64) -> None:
        """PAT-R1: four cards make a pile, then comes the next; what is dealt last is on top."""
        place = self.dealt()
        self.cards[place] = card
        self.pack ^= bits.single(card)
        self.left += 1 << 4 * (place // SIZE)

    def dealt(self) -> i64:
        """How many cards were dealt."""
        return CARDS - bits.count(self.pack)

    def _goes_on(self) -> bool:
        """PAT-R4, PAT-R6: is any pair open?"""
        seen: i64 = 0
        for pile in range(PILES):
            card = self.top(pile)
            if card >= 0:
                rank: i64 = 1 << (card & RANK)
                if seen & rank != 0:
                    return True
                seen |= rank
        return False

    def copy(self) -> "Patience":
        new = Patience(self.seats, self.dealer, self.turn)
        new.open = self.open
        new.cards = self.cards[:]
        new.pack = self.pack
        new.left = self.left
        new.gone = self.gone[:]
        return new

    def points(self, seat: i64) -> i64:
        """PAT-R6: the pairs that were put away."""
        return len(self.gone)

    def winners(self) -> vec[i64]:
        """PAT-4, PAT-R6: whoever has put away all pairs; else nobody."""
        out = vec[i64]()
        return append(out, 0) if len(self.gone) == PAIRS else out

    def reason(self) -> str:
        """How it has ended and, if it has not come out, whether it could have; nothing while it goes on."""
        if self.turn != NOBODY:
            return ""
        if len(self.gone) == PAIRS:
            return "reason-out"
        return "reason-missed" if Solver(self.cards).comes_out(FULL) else "reason-hopeless"

    def text(self, move: i64) -> str:
        if move < PAIR:
            return card_text(move)
        return f"{ONE[move - PAIR] + 1}-{OTHER[move - PAIR] + 1}"

    def refusal(self, move: i64) -> str:
        if self.turn < 0:
            return ""
        if move < PAIR:
            return "PAT-R4"
        one = ONE[move - PAIR]
        other = OTHER[move - PAIR]
        if self.top(one) < 0 or self.top(other) < 0:
            return "PAT-R5"
        return "PAT-R2" if one == other else "PAT-3"

    def hidden(self, place: i64) -> bool:
        """PAT-2, PAT-R7: does the card that was dealt here lie face down? In the end all are turned over."""
        if self.open or self.turn == NOBODY:
            return False
        pile = place // SIZE
        return place % SIZE < height(self.left, pile) - 1 or self.dealt() < SIZE * (pile + 1)

    def guess(self, seat: i64, random: Random) -> "Patience":
        """What lies face down may be any cards that are not in sight; nobody knows more."""
        guessed = self.copy()
        places = vec[i64]()
        for place in range(self.dealt()):
            if self.hidden(place):
                places = append(places, place)
        guessed.pack = relay(guessed.cards, places, self.pack, random)
        return guessed

    def chance(self, random: Random) -> i64:
        return bits.member(self.pack, random.randrange(bits.count(self.pack)))


def start(seats: i64, dealer: i64, open_piles: i64 = 0) -> Patience:
    """A deal before the first card; with `open_piles` all cards lie face up."""
    new = Patience(seats, dealer, REFEREE)
    new.open = open_piles
    new.cards = vec[i64]([0] * CARDS)
    new.gone = vec[i64]()
    return new


def missed(cards: vec[i64], gone: vec[i64]) -> i64:
    """With which pair the last chance of a deal to come out was given away, from 1; 0: there was none, or it came out.

    `gone` are the pairs that were put away, as moves in order.
    """
    solver = Solver(cards)
    left: i64 = FULL
    for number in range(len(gone)):
        if not solver.comes_out(left):
            return number
        left = without(left, ONE[gone[number] - PAIR], OTHER[gone[number] - PAIR])
    return 0 if solver.comes_out(left) else len(gone)
