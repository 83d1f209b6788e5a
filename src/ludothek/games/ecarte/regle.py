"""Jeux de règle: hands with which one had better play, as a hint for whoever has to decide (ECA-R16)."""

from mypy_extensions import i64

from ludothek.games.ecarte.ranking import KING_RANK, ORDERS
from ludothek.kit.cards.cards import SEVENS
from ludothek.kit.common import bits

KINGS = SEVENS << KING_RANK
QUEENS = SEVENS << (KING_RANK - 1)
COURTS = KINGS | QUEENS | SEVENS << (KING_RANK - 2)


def is_regle(hand: i64, trumps: i64) -> bool:
    """ECA-20: is this hand one of those that raise the chance to win?"""
    strong = bits.count(hand & trumps)
    suits = [hand & order.trumps for order in ORDERS if order.trumps != trumps]
    longest = max(suits, key=bits.count)
    length = bits.count(longest)
    kings, queens = hand & KINGS & ~trumps, hand & QUEENS & ~trumps
    if strong != 1:
        return strong > 2 or (length >= 2 if strong == 2 else _without_trumps(hand, kings, queens, suits))
    other_kings = bits.count(kings & ~longest)
    return (
        (length == 3 and longest & QUEENS != 0 and other_kings == 1)
        or (length == 4 and longest & KINGS != 0)
        or (length == 2 and other_kings == 2)
    )


def _without_trumps(hand: i64, kings: i64, queens: i64, suits: list[i64]) -> bool:
    guarded = any(suit & QUEENS and bits.count(suit & ~KINGS) >= 2 for suit in suits)
    several = bits.count(kings) >= 2 and guarded
    return several or (bits.count(hand & COURTS) >= 4 and bits.count(queens) >= 2)
