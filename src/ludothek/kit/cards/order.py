"""What cards of the pack of 32 do to each other in tricks: what is trumps, what must follow, what takes the trick.

All of it is kept as sets of cards, so that a question is a few bits: what may be laid, and what a card tells of the
rest of a hand.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS, JACKS, PACK, SUIT
from ludothek.kit.common import bits

NATURAL: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7])
"""The height of each rank where it goes 7 8 9 10 J Q K A."""
JACKS_ABOVE: Final = vec[i64]([0, 1, 2, 3, 7, 4, 5, 6])
"""The height of each rank where it goes 7 8 9 10 Q K A, and the jacks stand above all."""
GRAND: Final = 4
"""Instead of the number of a suit: only the jacks are trumps."""
KINDS: Final = GRAND + 1
WITH_JACKS: Final = append(vec[i64]([JACKS | (SUIT << (8 * suit)) for suit in range(GRAND)]), JACKS)
"""The set of the trumps where jacks are the highest, for every suit that is trumps and for grand."""


@final
class Order:
    """The order of all cards in one kind of game."""

    def __init__(
        self, trumps: i64, ranks: vec[i64], *, ruff: bool = False, beat: bool = False, loose: bool = False
    ) -> None:
        """The set of the trumps, a suit of their own, and the height of each rank; then what must be done.

        Jacks that are trumps in all suits stand above the other trumps: clubs, spades, hearts and diamonds.
        `ruff`: who cannot follow suit must play a trump. `beat`: who can must take the trick from the highest card
        so far. `loose`: only trumps that were led must be followed.
        """
        self.trumps = trumps
        self.ruffs: i64 = trumps if ruff else 0
        """What must be played by whoever cannot follow."""
        self.beats: i64 = PACK if beat else 0
        """What must be played, if it takes the trick."""
        self.heights = vec[i64](capacity=CARDS)
        """How high each card is; all trumps are higher than all others."""
        for card in range(CARDS):
            if trumps & JACKS == JACKS and JACKS >> card & 1:
                self.heights = append(self.heights, 18 - card // 8)
            else:
                self.heights = append(self.heights, ranks[card % 8] + (8 if trumps >> card & 1 else 0))
        self.follows = vec[i64](capacity=CARDS)
        """For each card those that must be laid on it when it is led: the cards of its suit, or all trumps."""
        self.above = vec[i64](capacity=CARDS)
        """For each card those that take the trick from it: higher ones of its suit, and higher trumps."""
        for card in range(CARDS):
            trump = trumps >> card & 1
            suit = trumps if trump else (SUIT << (8 * (card // 8))) & ~trumps
            self.follows = append(self.follows, PACK if loose and not trump else suit)
            higher: i64 = 0
            for other in bits.members(suit | trumps):
                if self.heights[other] > self.heights[card]:
                    higher |= bits.single(other)
            self.above = append(self.above, higher)

    def answers(self, hand: i64, follows: i64, above: i64) -> i64:
        """The cards of a hand that may be laid where some follow suit, and some take the trick."""
        found = hand & follows
        if found == 0:
            found = hand & self.ruffs
            if found == 0:
                return hand
        beating = found & above & self.beats
        if beating != 0:
            return beating
        return found

    def lacking(self, card: i64, follows: i64, above: i64) -> i64:
        """What a card that was laid there tells everybody: the cards that are not in the rest of the hand."""
        bit = bits.single(card)
        found: i64 = 0
        if follows & bit == 0:
            found = follows
            follows = self.ruffs
            if follows & bit == 0:
                return found | follows
        if above & bit == 0:
            found |= follows & above & self.beats
        return found
