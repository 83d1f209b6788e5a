"""Deals of tricks with hidden hands: every card tells what the rest of a hand lacks, and guesses know it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS, JACKS, PACK, SUIT, cards_in, cards_text, find_card
from ludothek.kit.cards.hidden_tricks import HiddenTricks
from ludothek.kit.cards.order import JACKS_ABOVE, Order
from ludothek.kit.common import bits
from ludothek.kit.hidden.redealing import redeal

SEATS, TRICKS = 3, 10


class Table(HiddenTricks):
    """Three hands and two cards that lie aside; spades and the jacks are trumps."""

    beating = Order(JACKS | SUIT << 8, JACKS_ABOVE, ruff=True, beat=True)

    def order(self) -> Order:
        return self.beating

    def copy(self) -> "Table":
        new = Table(self.seats, self.dealer, self.turn)
        self.carry_hidden(new)
        return new


def table(hands: list[int]) -> Table:
    new = Table(SEATS, 0, 0)
    new.hands = vec[i64](hands)
    new.won = vec[i64]([0] * SEATS)
    new.lacks = vec[i64]([0] * len(hands))
    new.played = vec[i64]([0] * (SEATS * TRICKS))
    new.size = SEATS
    new.leader = 0
    return new


@pytest.mark.parametrize(
    ("trick", "lacking"),
    [
        ("CK CQ", "CA"),
        ("CK CA", ""),
        ("CK HQ", "C7 C8 C9 C10 CQ CK CA CJ SJ HJ DJ S7 S8 S9 S10 SQ SK SA"),
        ("CK S8", "C7 C8 C9 C10 CQ CK CA"),
    ],
)
def test_a_card_tells_what_the_rest_of_its_hand_lacks(trick: str, lacking: str) -> None:
    led, answer = map(find_card, trick.split())
    state = table([bits.single(led), bits.single(answer), 0])
    for card in (led, answer):
        assert not state.put(card, state.order())
    assert list(state.lacks) == [0, cards_in(lacking), 0]


@given(st.integers(0, 1 << 30))
def test_what_is_known_is_true_and_guesses_agree_with_it(seed: int) -> None:
    random = Random(seed)
    hands = vec[i64]([0] * SEATS + [PACK])
    for seat in range(SEATS):
        for _ in range(TRICKS):
            left = hands[SEATS]
            card = bits.single(bits.member(left, random.randrange(bits.count(left))))
            hands[seat] |= card
            hands[SEATS] ^= card
    state = table(list(hands))
    while state.steps < SEATS * TRICKS:
        kept = state.copy()
        guess = state.copy()
        redeal(guess.hands, guess.lacks, bits.single(state.turn), random)
        for table_now in (state, guess):
            assert not any(hand & lacks for hand, lacks in zip(table_now.hands, state.lacks, strict=True))
        assert [bits.count(hand) for hand in guess.hands] == [bits.count(hand) for hand in state.hands]
        legal = state.playable()
        state.put(bits.member(legal, random.randrange(bits.count(legal))), state.order())
        assert list(kept.lacks) == list(guess.lacks), "a copy stands alone"
    assert cards_text(state.hands[SEATS]) == cards_text(PACK & ~(state.won[0] | state.won[1] | state.won[2]))
    assert sum(map(bits.count, state.won)) == CARDS - 2
