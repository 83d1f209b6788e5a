"""What the cards do to each other, for all that may be trumps and all that may be agreed."""

from typing import Final

from mypy_extensions import i64

from ludothek.kit.cards.cards import ORDER
from ludothek.kit.cards.order import JACKS_ABOVE, KINDS, WITH_JACKS, Order

_ORDERS: Final = [
    Order(trumps, ranks, loose=loose)
    for loose in (False, True)
    for ranks in (JACKS_ABOVE, ORDER)
    for trumps in WITH_JACKS
]


def order(trumps: i64, skat_ten: i64, trump_only: i64) -> Order:
    """OFF-5, OFF-6, OFF-8, OFF-R4, OFF-R5: the order where this is trumps and that was agreed."""
    return _ORDERS[(2 * trump_only + skat_ten) * KINDS + trumps]
