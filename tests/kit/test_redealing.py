"""Hidden cards that are shared out anew: what is known stays, and hands agree with all that is known of them."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.common import bits
from ludothek.kit.hidden.redealing import Whole, redeal, show


def test_a_hand_that_is_known_stays_and_nobody_gets_what_he_cannot_have() -> None:
    lacks = vec[i64]([0, 0b110000, 0])
    random = Random(4)
    for _ in range(50):
        hands = vec[i64]([0b111, 0b11000, 0b1111 << 5])
        redeal(hands, lacks, 1, random)
        assert hands[0] == 0b111
        assert [bits.count(hand) for hand in hands] == [3, 2, 4]
        assert hands[0] | hands[1] | hands[2] == (1 << 9) - 1
        assert hands[1] & 0b110000 == 0
    assert list(lacks) == [0, 0b110000, 0]


def test_what_is_lacked_is_read_from_a_row() -> None:
    lacks, seen = vec[i64]([0, 0, 0b11, 0b1100]), set()
    for seed in range(20):
        hands = vec[i64]([0b0101, 0b1010])
        redeal(hands, lacks, 0, Random(seed), row=2)
        seen.add(tuple(hands))
    assert seen == {(0b1100, 0b0011)}


class Hidden(Whole):
    """Notes of whom anything is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def off(self, holder: i64, cards: i64) -> i64:
        self.asked |= 1 << holder
        return 0


def test_of_hands_that_are_known_or_empty_nothing_is_asked() -> None:
    whole = Hidden()
    redeal(vec[i64]([0b11, 0b1100, 0, 0b110000]), vec[i64]([0] * 4), 1, Random(1), whole=whole)
    assert whole.asked == 0b1010


def test_a_card_that_is_shown_is_with_nobody_else() -> None:
    lacks = vec[i64]([0b1, 0, 0b100, 0b1, 0, 0b100])
    show(lacks, 3, 2, 2)
    assert list(lacks) == [0b101, 0b100, 0, 0b101, 0b100, 0]
