"""The pack of 32 cards, from seven to ace in clubs, spades, hearts and diamonds, as the bits of one integer.

A card is 8 x suit + rank, so a suit is one byte of a set and a higher bit in it is the higher card of the natural
order. What counts in tricks where the ten stands below the ace is given by `ORDER`, what a card counts by `POINTS`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.common import bits

SUITS: Final = "CSHD"
RANKS: Final = ("7", "8", "9", "10", "J", "Q", "K", "A")
CARDS: Final = 32
PACK: Final = 0xFFFFFFFF
"""The set of all cards."""
SUIT: Final = 0xFF
"""The set of all clubs; shifted by 8, 16 or 24 bits that of another suit."""
SEVENS: Final = 0x01010101
JACKS: Final = 0x10101010

ORDER: Final = vec[i64]([0, 1, 2, 5, 7, 3, 4, 6])
"""The height of each rank where it goes 7 8 9 Q K 10 A, and the jacks stand above all."""
POINTS: Final = vec[i64]([0, 0, 0, 10, 2, 3, 4, 11])
"""What each rank counts; 120 in the whole pack."""


def _points_of_suits() -> vec[i64]:
    out = vec[i64](capacity=256)
    for cards in range(256):
        total: i64 = 0
        for rank in range(8):
            if (cards >> rank) & 1:
                total += POINTS[rank]
        out = append(out, total)
    return out


_POINTS_OF_SUIT: Final = _points_of_suits()


def points(cards: i64) -> i64:
    """What a set of cards counts."""
    return (
        _POINTS_OF_SUIT[cards & SUIT]
        + _POINTS_OF_SUIT[(cards >> 8) & SUIT]
        + _POINTS_OF_SUIT[(cards >> 16) & SUIT]
        + _POINTS_OF_SUIT[(cards >> 24) & SUIT]
    )


def same_rank(card: i64) -> i64:
    """The set of the four cards of the rank of a card."""
    return SEVENS * bits.single(card % 8)


def ranks(cards: i64) -> i64:
    """The ranks of which there is a card in a set, as bits."""
    return (cards | (cards >> 8) | (cards >> 16) | (cards >> 24)) & SUIT


def card_text(card: int) -> str:
    """`CJ`, `S10`: the letter of the suit and the rank."""
    return SUITS[card // 8] + RANKS[card % 8]


def find_card(text: str) -> int:
    """The card that a text means, in any case and with `T` for ten; -1 if it means none."""
    written = text.strip().upper()
    suit, rank = written[:1], written[1:]
    if not suit or suit not in SUITS:
        return -1
    if rank == "T":
        rank = "10"
    return 8 * SUITS.index(suit) + RANKS.index(rank) if rank in RANKS else -1


def cards_text(cards: i64) -> str:
    """The cards of a set, by suit and ascending: `CJ S10 HA`."""
    return " ".join([card_text(card) for card in bits.members(cards)])


def cards_in(text: str) -> i64:
    """The set of the cards in a text such as `CJ S10 HA`."""
    cards: i64 = 0
    for word in text.split():
        card = find_card(word)
        if card < 0:
            raise ValueError(f"{word!r} is not a card")
        cards |= bits.single(card)
    return cards
