"""The 110 cards of Mau-Mau and which of them fit on which (MAU-R1, MAU-8, MAU-10, MAU-R14).

The pack is twice the same 55: thirteen in each of four colours and three colour changes. A kind is 13 x colour + sign,
where the signs 0 to 8 are the digits 1 to 9; a card is a kind, or the copy of one with a number 55 higher.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.mau_mau.pack import copy_text
from ludothek.kit.common import bits

COLOURS: Final = "rgyb"
SIGNS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "R", "+2", "+4", "S")
SIGNS_COUNT: Final = 13
DIGITS: Final = 9
REVERSE: Final = 9
TAKE_2: Final = 10
TAKE_4: Final = 11
STOP: Final = 12
CHANGE: Final = 52
"""The colour change: the first of three kinds that are alike."""
HALF: Final = 55
CARDS: Final = 110  # MAU-2
CHANGES: Final = 0x70000000000000
"""The set of the colour changes."""
ALL: Final = 0x7FFFFFFFFFFFFF
TWOS: Final = 0x2001000800400
"""The set of the Take 2 cards."""
ANY: Final = 56
"""On this anything may be laid: a colour change that was turned up and does nothing."""


def _on_each() -> vec[i64]:
    out = vec[i64](capacity=ANY + 1)
    for lies in range(CHANGE + 4):
        fitting: i64 = CHANGES
        for kind in range(CHANGE):
            same_colour = kind // SIGNS_COUNT == (lies // SIGNS_COUNT if lies < CHANGE else lies - CHANGE)
            if same_colour or (lies < CHANGE and kind % SIGNS_COUNT == lies % SIGNS_COUNT):  # MAU-R3
                fitting |= bits.single(kind)
        out = append(out, fitting)
    return append(out, ALL)


FITTING: Final = _on_each()
"""What fits on each kind, on a colour change for each colour that may hold (from CHANGE on), and on ANY."""


def worth(kinds: i64) -> i64:
    """What cards count at the end. MAU-19, MAU-R18: digits count their number, all others 10."""
    total: i64 = 0
    while kinds != 0:
        kind = bits.lowest(kinds)
        kinds &= kinds - 1
        total += 10 if is_special(kind) else kind % SIGNS_COUNT + 1
    return total


def is_special(kind: i64) -> bool:
    """Is it anything but a digit?"""
    return kind >= CHANGE or kind % SIGNS_COUNT >= DIGITS


def alike(kind: i64) -> i64:
    """The set of all kinds that are like this one: itself, or every colour change."""
    return CHANGES if kind >= CHANGE else bits.single(kind)


def kind_text(kind: int) -> str:
    """`r8`, `g+2`, `W`."""
    return "W" if kind >= CHANGE else COLOURS[kind // SIGNS_COUNT] + SIGNS[kind % SIGNS_COUNT]


def card_text(card: int) -> str:
    """The same of a single card of the pack, copies apart: `r8'`, `W'''`."""
    upper, kind = divmod(card, HALF)
    return copy_text(kind_text(kind), 3 * upper + kind - CHANGE if kind >= CHANGE else upper)
