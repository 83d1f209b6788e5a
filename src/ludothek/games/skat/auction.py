"""The auction of Skat: who asks whom, what may be said, who holds the last number (SKA-18, SKA-R6, SKA-R7, SKA-R8)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY
from ludothek.games.skat.notation import BID, NUMBERS, PASS, YES
from ludothek.games.skat.reckoning import Terms
from ludothek.kit.cards.trickplay import NONE


@final
class Auction:
    """Mittelhand asks Vorhand, then Hinterhand the one who is left (SKA-18). It does not change when it is over."""

    def __init__(self, holder: i64, asker: i64, rear: i64) -> None:
        self.holder = holder
        """Who answers, Vorhand at first; in the end who plays alone, if a number was named."""
        self.asker = asker
        """Who names numbers, Mittelhand at first; nobody when only Vorhand is left to decide (SKA-R8)."""
        self.rear = rear
        """Hinterhand, who asks last."""
        self.bid: i64 = 0
        """The last number that was named; 0 if there was none."""
        self.said = vec[i64]()
        """Every word in order, as 4 x move + seat."""

    def copy(self) -> "Auction":
        """One that shares nothing with this one."""
        new = Auction(self.holder, self.asker, self.rear)
        new.bid = self.bid
        new.said = self.said[:]
        return new

    def words(self, seat: i64, terms: Terms) -> vec[i64]:
        """SKA-R6: the asker names a higher number or passes, the other answers yes or passes."""
        out = vec[i64](capacity=72)
        if self.asker == NONE:
            out = append(out, BID)
        elif seat == self.holder:
            out = append(out, YES)
        else:
            for index in range(len(NUMBERS)):
                if NUMBERS[index] > self.bid and terms.may_be_bid(index):  # SKA-17
                    out = append(out, BID + index)
        return append(out, PASS)

    def say(self, seat: i64, word: i64) -> i64:
        """SKA-18, SKA-R8: a seat says a word. Whose turn is it then? Nobody's when the auction is over."""
        self.said = append(self.said, 4 * word + seat)
        if word < YES:
            self.bid = NUMBERS[word - BID]
            return self.holder if self.asker != NONE else NOBODY
        if word == YES:
            return self.asker
        if self.asker == NONE:
            return NOBODY
        if seat == self.holder:
            self.holder = self.asker
        if self.asker != self.rear:
            self.asker = self.rear
            return self.rear
        if self.bid > 0:
            return NOBODY
        self.asker = NONE
        return self.holder

    def refusal(self, seat: i64, word: i64) -> str:
        """The clause by which a word may not be said."""
        if self.asker == NONE:
            return "SKA-R8"
        if word >= YES or seat == self.holder:
            return "SKA-R6"
        return "SKA-R7" if NUMBERS[word - BID] > self.bid else "SKA-18"
