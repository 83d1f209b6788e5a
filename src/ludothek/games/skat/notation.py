"""The moves of Skat as numbers and as texts: cards, words of the auction, cards put away, contracts and lots."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS, SUITS, card_text
from ludothek.kit.common import bits


def _numbers() -> vec[i64]:
    """SKA-R7: every value a game can have, with a base value of 36 or of 24 for grand ouvert."""
    suits = {unit * times for unit in (9, 10, 11, 12) for times in range(2, 19)}
    grands = {24 * times for times in range(2, 12)} | {36 * times for times in range(8, 12)}
    return vec[i64](sorted(suits | grands | {23, 35, 46, 59}))


NUMBERS: Final = _numbers()
"""What can be bid under some of the rules that may be agreed, ascending."""

# Cards come first, each by its own number.
BID: Final = CARDS
"""The first of the numbers that can be bid; they follow each other in the order of `NUMBERS`."""
YES: Final = BID + 67
PASS: Final = YES + 1
HAND: Final = PASS + 1
TAKE: Final = HAND + 1
AWAY: Final = TAKE + 1
"""The first pair of cards to put away; the lower card counts first, then the higher."""
PAIRS: Final = 496
CONTRACT: Final = AWAY + PAIRS
"""The first contract. There are five for each suit and for grand, from `SKAT` to `OPEN`, and four null games."""
CONTRACTS: Final = 29
DEALER: Final = CONTRACT + CONTRACTS
"""The first of the four lots that draw a dealer."""
MOVES: Final = DEALER + 4

GRAND: Final = 4
NULL: Final = 5
"""The kinds of contract: below `GRAND` the suit that is trumps."""

SKAT: Final = 0
HAND_ONLY: Final = 1
SCHNEIDER: Final = 2
SCHWARZ: Final = 3
OPEN: Final = 4
"""The forms of a suit game or grand, each with what it includes: all but the first are hand games (SKA-22, SKA-R10)."""

NULL_HAND: Final = 1
NULL_OPEN: Final = 2
NULL_OPEN_HAND: Final = 3
"""The forms of a null game beside the one with the skat taken."""

_KINDS: Final = (*SUITS, "grand")
_FORMS: Final = ("", " hand", " hand schneider", " hand schwarz", " ouvert")
_NULLS: Final = ("null", "null hand", "null ouvert", "null ouvert hand")


def kind_of(contract: i64) -> i64:
    """The suit that is trumps, `GRAND` or `NULL`."""
    return contract // 5


def form_of(contract: i64) -> i64:
    """With the skat or from the hand, and what was announced."""
    return contract % 5


def from_hand(contract: i64) -> bool:
    """SKA-20: does the soloist leave the skat where it is?"""
    form = form_of(contract)
    return form in (NULL_HAND, NULL_OPEN_HAND) if kind_of(contract) == NULL else form != SKAT


def is_open(contract: i64) -> bool:
    """SKA-33: does the soloist lay the cards on the table?"""
    form = form_of(contract)
    return form >= NULL_OPEN if kind_of(contract) == NULL else form == OPEN


def pair(low: i64, high: i64) -> i64:
    """The move that puts these two cards away."""
    return AWAY + low * (2 * CARDS - 1 - low) // 2 + high - low - 1


def _pairs() -> vec[i64]:
    sets = vec[i64](capacity=PAIRS)
    for low in range(CARDS):
        for high in range(low + 1, CARDS):
            sets = append(sets, bits.single(low) | bits.single(high))
    return sets


PAIR_SETS: Final = _pairs()
"""The two cards of every pair as a set, in the order of the moves."""


def move_text(move: int) -> str:
    """The notation of a move."""
    if move < BID:
        return card_text(move)
    if move < YES:
        return str(NUMBERS[move - BID])
    if move < AWAY:
        return ("yes", "pass", "hand", "take")[move - YES]
    if move < CONTRACT:
        cards = PAIR_SETS[move - AWAY]
        return " ".join(card_text(card) for card in range(CARDS) if (cards >> card) & 1)
    if move < DEALER:
        return contract_text(move - CONTRACT)
    return f"dealer{move - DEALER}"


def contract_text(contract: int) -> str:
    """`H hand schneider`, `grand ouvert`, `null`: the game and what is added."""
    kind, form = divmod(contract, 5)
    return _NULLS[form] if kind == NULL else _KINDS[kind] + _FORMS[form]
