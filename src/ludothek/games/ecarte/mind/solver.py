"""Five tricks in a world where both hands are known: what they are worth, exactly (alpha-beta)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.ecarte.ranking import HAND, worth
from ludothek.games.ecarte.rules import TARGET, Ecarte
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits

INFINITE: Final = 2.0
TRICKS: Final = HAND + 1
"""So many numbers of tricks there can be."""
LIKELY: Final = vec[float]([0.35, 0.17, 0.30, 0.18])
"""How a deal ends, roughly: one or two points for the elder hand, one or two for the dealer."""


def after_deal(chances: vec[float], elder: i64, dealer: i64) -> float:
    """How likely the elder hand of a deal wins the match if this is the score after it: next it deals itself."""
    if elder >= TARGET:
        return 1.0
    return 0.0 if dealer >= TARGET else 1.0 - chances[dealer * TARGET + elder]


def _chances() -> vec[float]:
    """How likely the elder hand wins the match before a deal, by its points and those of the dealer."""
    out = vec[float]([0.0] * (TARGET * TARGET))
    for total in range(2 * TARGET - 2, -1, -1):
        for elder in range(max(0, total - TARGET + 1), min(total, TARGET - 1) + 1):
            dealer = total - elder
            chance = 0.0
            for points in range(1, 3):
                chance += LIKELY[points - 1] * after_deal(out, elder + points, dealer)
                chance += LIKELY[points + 1] * after_deal(out, elder, dealer + points)
            out[elder * TARGET + dealer] = chance
    return out


CHANCES: Final = _chances()


class Solver:
    """What is left of five tricks, as the elder hand's chance to win the match; the dealer wants it to be low."""

    def __init__(self, state: Ecarte) -> None:
        """The deal as it is to be played: what has been said decides what tricks are worth."""
        self._order = state.order()
        self._above = self._order.above
        self.king: i64 = NONE
        """The king of trumps, if it brings the elder hand a point when it is led now."""
        self._worths = vec[float]([0.0] * (2 * TRICKS))
        """For every number of tricks of the elder hand; then the same with a point for leading the king."""
        elder = state.score[state.elder] + state.gained[state.elder]
        dealer = state.score[state.dealer] + state.gained[state.dealer]
        king = bits.single(state.king())
        if state.announced == 0:
            dealer += 1 if state.hands[state.dealer] & king else 0
            self.king = state.king() if state.steps == 0 else NONE
        elif state.shown == NONE and state.steps < 2:
            dealer += 1 if state.hands[state.dealer] & king else 0
            elder += 1 if state.hands[state.elder] & king and state.steps == 0 else 0
        for tricks in range(TRICKS):
            self._worths[tricks] = _outcome(state, elder, dealer, tricks)
            self._worths[TRICKS + tricks] = _outcome(state, elder + 1, dealer, tricks)

    def best(self, elder: i64, dealer: i64) -> float:
        """What five tricks with these hands are worth if both play as well as possible; the elder hand leads."""
        if self.king == NONE or (elder >> self.king) & 1 == 0:
            return self._lead(elder, dealer, 0, 1, -INFINITE, INFINITE, 0)
        with_king = self.lead(self.king, elder, dealer, 0, 1)
        return max(with_king, self._lead(elder, dealer, 0, 1, with_king, INFINITE, 0))

    def lead(self, card: i64, elder: i64, dealer: i64, taken: i64, elder_leads: i64) -> float:
        """What it is worth to lead a card when the elder hand has so many tricks; it is still in its hand."""
        offset: i64 = TRICKS if card == self.king and elder_leads else 0
        return self._answer(card, elder, dealer, taken, elder_leads, -INFINITE, INFINITE, offset)

    def answered(self, card: i64, led: i64, elder: i64, dealer: i64, taken: i64, elder_led: i64) -> float:
        """What it is worth to answer one card by another; neither is in these hands any more."""
        takes: i64 = 1 - elder_led if self._above[led] >> card & 1 else elder_led
        return self._lead(elder, dealer, taken + takes, takes, -INFINITE, INFINITE, 0)

    def _lead(self, elder: i64, dealer: i64, taken: i64, leads: i64, alpha: float, beta: float, offset: i64) -> float:
        """The value for the elder hand, which leads if `leads` is 1: exact between the bounds, else beyond them."""
        low = self._worths[offset + taken]
        high = self._worths[offset + taken + bits.count(elder)]
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        cards = elder if leads else dealer
        best = -INFINITE if leads else INFINITE
        while cards != 0 and alpha < beta:
            card = bits.lowest(cards)
            cards &= cards - 1
            value = self._answer(card, elder, dealer, taken, leads, alpha, beta, offset)
            if leads:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
        return best

    def _answer(
        self, card: i64, elder: i64, dealer: i64, taken: i64, leads: i64, alpha: float, beta: float, offset: i64
    ) -> float:
        """The value of a card that is led, with the best answer of the other."""
        above = self._above[card]
        cards = self._order.answers(dealer if leads else elder, self._order.follows[card], above)
        best = INFINITE if leads else -INFINITE
        while cards != 0 and alpha < beta:
            reply = bits.lowest(cards)
            cards &= cards - 1
            takes: i64 = 1 - leads if above >> reply & 1 else leads
            mine = elder ^ bits.single(card if leads else reply)
            other = dealer ^ bits.single(reply if leads else card)
            value = self._lead(mine, other, taken + takes, takes, alpha, beta, offset)
            if leads:
                best = min(best, value)
                beta = min(beta, best)
            else:
                best = max(best, value)
                alpha = max(alpha, best)
        return best


def _outcome(state: Ecarte, elder: i64, dealer: i64, tricks: i64) -> float:
    """How likely the elder hand wins the match from these points after so many tricks; kings come before tricks."""
    if elder < TARGET and dealer < TARGET:
        if tricks > HAND // 2:
            elder += worth(tricks, state.penalty(state.dealer))
        else:
            dealer += worth(HAND - tricks, state.penalty(state.elder))
    return after_deal(CHANCES, elder, dealer)
