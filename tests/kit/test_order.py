"""The order of cards in tricks: trumps, what follows and what takes, what may be laid and what it tells of a hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.kit.cards.cards import CARDS, JACKS, ORDER, PACK, SUIT, cards_in, cards_text, find_card
from ludothek.kit.cards.hands import in_order
from ludothek.kit.cards.order import JACKS_ABOVE, NATURAL, Order

HEARTS = SUIT << 16
PLAIN = Order(0, NATURAL)
JACKS_TOO = Order(JACKS | HEARTS, ORDER)
STRICT = Order(HEARTS, NATURAL, ruff=True, beat=True)
STRICT_JACKS = Order(JACKS | HEARTS, JACKS_ABOVE, ruff=True, beat=True)
LOOSE = Order(JACKS | HEARTS, JACKS_ABOVE, loose=True)
ORDERS = [PLAIN, JACKS_TOO, STRICT, STRICT_JACKS, LOOSE, Order(JACKS, ORDER, ruff=True)]

cards = st.integers(0, CARDS - 1)
sets = st.sets(cards).map(lambda members: sum(1 << member for member in members))


@pytest.mark.parametrize(
    ("order", "card", "follows", "above"),
    [
        (PLAIN, "SK", "S7 S8 S9 S10 SJ SQ SK SA", "SA"),
        (JACKS_TOO, "SK", "S7 S8 S9 S10 SQ SK SA", "CJ S10 SJ SA H7 H8 H9 H10 HJ HQ HK HA DJ"),
        (JACKS_TOO, "HK", "CJ SJ H7 H8 H9 H10 HJ HQ HK HA DJ", "CJ SJ H10 HJ HA DJ"),
        (JACKS_TOO, "HJ", "CJ SJ H7 H8 H9 H10 HJ HQ HK HA DJ", "CJ SJ"),
        (JACKS_TOO, "CJ", "CJ SJ H7 H8 H9 H10 HJ HQ HK HA DJ", ""),
        (STRICT, "HJ", "H7 H8 H9 H10 HJ HQ HK HA", "HQ HK HA"),
        (STRICT, "DJ", "D7 D8 D9 D10 DJ DQ DK DA", "H7 H8 H9 H10 HJ HQ HK HA DQ DK DA"),
        (LOOSE, "DA", cards_text(PACK), "CJ SJ H7 H8 H9 H10 HJ HQ HK HA DJ"),
        (LOOSE, "HA", "CJ SJ H7 H8 H9 H10 HJ HQ HK HA DJ", "CJ SJ HJ DJ"),
    ],
)
def test_what_follows_a_card_and_what_takes_the_trick_from_it(
    order: Order, card: str, follows: str, above: str
) -> None:
    assert cards_text(order.follows[find_card(card)]) == follows
    assert cards_text(order.above[find_card(card)]) == above


@pytest.mark.parametrize("order", ORDERS)
def test_all_trumps_are_higher_than_all_others(order: Order) -> None:
    trumps = [order.heights[card] for card in range(CARDS) if order.trumps >> card & 1]
    others = [order.heights[card] for card in range(CARDS) if not order.trumps >> card & 1]
    assert len(set(trumps)) == len(trumps)
    assert not trumps or min(trumps) > max(others)


@pytest.mark.parametrize(
    ("order", "hand", "led", "high", "answers"),
    [
        (PLAIN, "S7 SA D9", "SK", "SK", "S7 SA"),
        (PLAIN, "HA D9", "SK", "SK", "HA D9"),
        (JACKS_TOO, "S7 SA SJ D9", "SK", "SK", "S7 SA"),
        (JACKS_TOO, "HA D9", "SK", "SK", "HA D9"),
        (STRICT, "S7 SA D9", "SK", "SK", "SA"),
        (STRICT, "S7 S9 HA", "SK", "SK", "S7 S9"),
        (STRICT, "H7 HA D9", "SK", "SK", "H7 HA"),
        (STRICT, "H7 HA D9", "SK", "H8", "HA"),
        (STRICT, "H7 D9", "SK", "H8", "H7"),
        (STRICT, "S7 SA H9", "SK", "H8", "S7 SA"),
        (STRICT, "C7 D9", "SK", "SK", "C7 D9"),
        (LOOSE, "S7 D9", "SK", "SK", "S7 D9"),
        (LOOSE, "CJ D9", "HK", "HK", "CJ"),
    ],
)
def test_what_may_be_laid(order: Order, hand: str, led: str, high: str, answers: str) -> None:
    follows, above = order.follows[find_card(led)], order.above[find_card(high)]
    assert cards_text(order.answers(cards_in(hand), follows, above)) == answers


@given(st.sampled_from(ORDERS), sets.filter(bool), cards, st.data())
def test_a_card_tells_that_nothing_is_there_that_would_have_forbidden_it(
    order: Order, hand: int, led: int, data: st.DataObject
) -> None:
    taking = [card for card in range(CARDS) if order.above[led] >> card & 1]
    high = data.draw(st.sampled_from([led, *taking]))
    follows, above = order.follows[led], order.above[high]
    answers = order.answers(hand, follows, above)
    laid = data.draw(st.sampled_from([card for card in range(CARDS) if answers >> card & 1]))
    lacking = order.lacking(laid, follows, above) & ~(1 << laid)
    assert lacking & hand == 0
    for other in range(CARDS):
        forbids = not order.answers(hand | 1 << other, follows, above) >> laid & 1
        assert forbids == bool(lacking >> other & 1)


@given(st.sampled_from(ORDERS), sets.filter(bool))
def test_who_leads_may_lay_anything_and_tells_nothing(order: Order, hand: int) -> None:
    assert order.answers(hand, PACK, PACK) == hand
    assert all(order.lacking(card, PACK, PACK) == 0 for card in range(CARDS))


def test_a_hand_lies_in_its_order() -> None:
    def lying(order: Order) -> str:
        return " ".join(cards_text(1 << card) for card in in_order(cards_in("C7 CJ S10 SK HA DJ D8"), order))

    assert lying(JACKS_TOO) == "CJ DJ HA C7 S10 SK D8"
    assert lying(PLAIN) == "CJ C7 SK S10 HA DJ D8"
