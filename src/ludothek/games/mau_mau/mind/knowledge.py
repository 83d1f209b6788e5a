"""What computer players know of Mau-Mau: to say "mau", to lay what they can, and which colour they have most of."""

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.mau_mau.cards import CHANGE, SIGNS_COUNT
from ludothek.games.mau_mau.notation import COLOUR, DRAW, MAU, PLAYING
from ludothek.games.mau_mau.rules import MauMau
from ludothek.kit.common import bits

SUIT = 0x1FFF
"""All signs of the first colour."""


class MauKnowledge(Knowledge):
    """Plays any card that fits, but never forgets "mau", and draws only where it must."""

    def lean(self, state: State, random: Random) -> i64:
        assert isinstance(state, MauMau)
        if state.phase != PLAYING:
            return MAU if state.may_say() else COLOUR + favourite(state)
        legal = state.fitting(state.turn)
        if legal != 0 and state.may_say():
            return MAU
        plain = legal & (bits.single(CHANGE) - 1)
        if plain != 0:
            return bits.member(plain, random.randrange(bits.count(plain)))
        return CHANGE if legal != 0 else DRAW


def favourite(state: MauMau) -> i64:
    """The colour of which whoever's turn it is has the most cards."""
    low, high = state.pack.low[state.turn], state.pack.high[state.turn]
    best: i64 = 0
    most: i64 = -1
    for colour in range(4):
        cards = bits.count((low >> (SIGNS_COUNT * colour)) & SUIT) + bits.count((high >> (SIGNS_COUNT * colour)) & SUIT)
        if cards > most:
            most = cards
            best = colour
    return best
