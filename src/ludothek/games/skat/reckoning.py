"""What a game of Skat is worth: matadors, levels and base values, lost games and overbidding (SKA)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.notation import (
    GRAND,
    HAND_ONLY,
    NULL,
    NUMBERS,
    OPEN,
    SCHNEIDER,
    SCHWARZ,
    SKAT,
    form_of,
    from_hand,
    kind_of,
)

BASES: Final = vec[i64]([12, 11, 10, 9, 24])
"""SKA-11: clubs, spades, hearts, diamonds and grand."""
NULLS: Final = vec[i64]([23, 35, 46, 59])
"""SKA-12: null, null hand, null ouvert, null ouvert hand."""
TRICKS: Final = 10


class Terms:
    """What was agreed about values and dealing; shared by all states of a match and never changed."""

    def __init__(
        self,
        grand_ouvert_base: i64,
        lost_hand_factor: i64,
        lost_skat_factor: i64,
        additive: bool,  # noqa: FBT001 - given by name
        announced_counts: bool,  # noqa: FBT001 - given by name
        clockwise: bool,  # noqa: FBT001 - given by name
    ) -> None:
        self.grand_ouvert_base = grand_ouvert_base
        self.lost_hand_factor = lost_hand_factor
        self.lost_skat_factor = lost_skat_factor
        self.additive = additive
        """Are levels counted one by one, or read from the table of SKA-30?"""
        self.announced_counts = announced_counts
        """Does a level that was announced and not reached count all the same (SKA-R14)?"""
        self.clockwise = clockwise
        """Are packets dealt to the left, or to the right as SKA-7 has it?"""

    def may_be_bid(self, number: i64) -> bool:
        """SKA-R7: is the value at this place of `NUMBERS` one that a game can have?"""
        value = NUMBERS[number]
        return value != 264 if self.grand_ouvert_base == 36 else value <= 264


def _tops() -> vec[i64]:
    """SKA-R4: the trumps of each suit from the highest down, eleven a suit; those of grand are the first four."""
    tops = vec[i64](capacity=4 * 11)
    for suit in range(4):
        for jack in range(4):
            tops = append(tops, jack * 8 + 4)
        for rank in (7, 3, 6, 5, 2, 1, 0):
            tops = append(tops, suit * 8 + rank)
    return tops


_TOPS: Final = _tops()


def matadors(cards: i64, kind: i64) -> i64:
    """SKA-14, SKA-R5: how many of the highest trumps lie in a row among the soloist's cards, or are missing."""
    first = 0 if kind == GRAND else kind * 11
    length = 4 if kind == GRAND else 11
    held = (cards >> _TOPS[first]) & 1
    count: i64 = 1
    while count < length and (cards >> _TOPS[first + count]) & 1 == held:
        count += 1
    return count


def base(terms: Terms, contract: i64) -> i64:
    """SKA-11, SKA-R15: what the game is multiplied with."""
    kind = kind_of(contract)
    if kind == GRAND and form_of(contract) == OPEN:
        return terms.grand_ouvert_base
    return BASES[kind]


def reached(contract: i64, points: i64, tricks: i64) -> bool:
    """SKA-32, SKA-33: has the soloist got all that was announced?"""
    form = form_of(contract)
    if kind_of(contract) == NULL:
        return tricks == 0
    if form == SCHNEIDER:
        return points >= 90
    return form < SCHWARZ or tricks == TRICKS  # SKA-R11


def level(terms: Terms, contract: i64, points: i64, tricks: i64) -> i64:
    """SKA-21, SKA-30, SKA-R13, SKA-R14: the level of a suit game or grand, won or lost."""
    form = form_of(contract)
    schneider = points <= 30 or points >= 90  # SKA-R12
    schwarz = tricks in (0, TRICKS)
    if form == SKAT:
        return 3 if schwarz else 2 if schneider else 1  # SKA-15
    if not terms.announced_counts and not reached(contract, points, tricks):
        form = HAND_ONLY
    if form >= SCHWARZ:
        return 7 if form == OPEN else 6
    if schwarz:  # SKA-24
        return 4 if terms.additive and form == HAND_ONLY else 5
    if form == SCHNEIDER:
        return 4
    return 3 if schneider else 2


def value(terms: Terms, contract: i64, cards: i64, points: i64, tricks: i64) -> i64:
    """SKA-13, SKA-16: what the game is worth before anybody asks what was bid; `cards` are the soloist's twelve."""
    kind = kind_of(contract)
    if kind == NULL:  # SKA-R19
        return NULLS[form_of(contract)]
    return base(terms, contract) * (matadors(cards, kind) + level(terms, contract, points, tricks))


def least(terms: Terms, contract: i64, cards: i64) -> i64:
    """What the game is worth if no more is made than was announced."""
    form = form_of(contract)
    if form >= SCHWARZ:
        return value(terms, contract, cards, 120, TRICKS)
    return value(terms, contract, cards, 90 if form == SCHNEIDER else 61, 5)


def score(terms: Terms, contract: i64, bid: i64, cards: i64, points: i64, tricks: i64) -> i64:
    """SKA-38, SKA-39, SKA-R16: what is written down for the soloist."""
    worth = value(terms, contract, cards, points, tricks)
    null = kind_of(contract) == NULL
    if worth >= bid and reached(contract, points, tricks) and (null or points >= 61):  # SKA-2, SKA-37
        return worth
    if worth < bid:
        unit = base(terms, contract)
        worth = (bid + unit - 1) // unit * unit
    return -worth * (terms.lost_hand_factor if from_hand(contract) else terms.lost_skat_factor)
