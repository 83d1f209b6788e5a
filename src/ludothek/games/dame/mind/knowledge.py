"""What computer players know of Dame: what stones, Dames, their places and pending captures are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.dame.notation import FIRST_HUFF, STOP
from ludothek.games.dame.rules import FREE, Dame
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import BITS, BOARD, NAMES, SQUARES
from ludothek.kit.duels.numbering import FIRST_STEP
from ludothek.thinking.play.duel_knowledge import DuelKnowledge

SCALE: Final = 10000.0
"""More than any position is worth."""
_STONES: Final = """
   143 233 254 204
 116 159 159 139
   104  77  93  62
  23  56  58 117
    74  47  39  58
  42  42  41  84
    67  91 119  97
"""
"""What a stone is worth on each square but those where it is crowned, for the side that plays up. Like all these
numbers fitted to how games ended, as `python -m ludothek.lab.fitting` does it."""
DAME: Final = 280
FIRST: Final = 240
"""To have a Dame at all, besides what each of them is worth."""
ROOM: Final = 38
"""A square that a stone can step to."""
SUPPORT: Final = 42
"""A stone with a piece of its own behind it on one side, so that it cannot be taken from the other."""
STONE: Final = 150
"""What a stone is worth that is about to be lost,"""
CHANCE: Final = 40
"""and to be able to capture."""
MARGIN: Final = 70
"""What a quiet move hardly ever changes. Found by matches against other values."""


def _stones() -> vec[i64]:
    rows = [[int(value) for value in rank.split()] for rank in reversed(_STONES.strip().splitlines())]
    out = vec[i64]([0] * BITS)
    for index in range(4 * len(rows)):
        out[SQUARES[index]] = rows[index // 4][index % 4]
    return out


STONES: Final = _stones()


class DameKnowledge(DuelKnowledge):
    """Judges positions by counting."""

    def ahead(self, state: State) -> float:
        assert isinstance(state, Dame)
        up = state.turn == state.dealer
        ahead = worth(state, state.mine(), upward=up) - worth(state, state.theirs(), upward=not up)
        if state.able != 0:
            ahead += CHANCE
        if state.overlooked != 0:
            ahead += DAME if state.overlooked & state.kings != 0 else STONE
        return float(ahead) / SCALE

    def features(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Dame)
        up, down = _features(state, state.white, upward=True), _features(state, state.black, upward=False)
        sign = 1.0 if seat == state.dealer else -1.0
        found = {name: sign * float(up.get(name, 0) - down.get(name, 0)) for name in {*up, *down}}
        moving = 1.0 if seat == state.turn else -1.0
        if state.able != 0:
            found["capture"] = moving
        if state.overlooked & state.kings != 0:
            found["Dame"] += moving
        elif state.overlooked != 0:
            found["huff"] = moving
        return found

    def weights(self) -> dict[str, float]:
        stones = {NAMES[square]: float(STONES[square]) for square in SQUARES if square < BITS - 4}
        others = {"Dame": DAME, "first": FIRST, "room": ROOM, "support": SUPPORT, "huff": STONE, "capture": CHANCE}
        return {**stones, **others}

    def settled(self, state: State) -> bool:
        """Exchanges are played out, but whoever leaves a capture alone is judged at once, or it would never end."""
        assert isinstance(state, Dame)
        if state.runner != 0:
            return False
        left_alone = state.terms & FREE != 0 and state.last >= FIRST_STEP
        return state.able == 0 or state.overlooked != 0 or left_alone

    def margin(self) -> float:
        return MARGIN / SCALE

    def promise(self, state: State, move: i64) -> i64:
        if move < FIRST_STEP:
            return 2
        return 1 if FIRST_HUFF <= move < STOP else 0


def worth(state: Dame, pieces: i64, *, upward: bool) -> i64:
    """What the pieces of one colour are worth where they stand."""
    dames = pieces & state.kings
    stones = pieces ^ dames
    empty = BOARD & ~(state.white | state.black)
    total: i64 = 0
    if dames != 0:
        total = FIRST + DAME * bits.count(dames)
    room, support = _standing(pieces, stones, empty, upward=upward)
    total += ROOM * room + SUPPORT * support
    while stones != 0:
        square = bits.lowest(stones)
        if not upward:
            square = BITS - 1 - square
        total += STONES[square]
        stones &= stones - 1
    return total


def _standing(pieces: i64, stones: i64, empty: i64, *, upward: bool) -> tuple[i64, i64]:
    """How many steps the stones of one colour have, and how often one has a piece behind it."""
    if upward:
        steps = bits.count(stones << 4 & empty) + bits.count(stones << 5 & empty)
        return steps, bits.count(pieces << 4 & stones) + bits.count(pieces << 5 & stones)
    steps = bits.count(stones >> 4 & empty) + bits.count(stones >> 5 & empty)
    return steps, bits.count(pieces >> 4 & stones) + bits.count(pieces >> 5 & stones)


def _features(state: Dame, pieces: i64, *, upward: bool) -> dict[str, i64]:
    """What `worth` counts of one colour, by name; squares are called as the side that plays up sees them."""
    dames = pieces & state.kings
    stones = pieces ^ dames
    empty = BOARD & ~(state.white | state.black)
    room, support = _standing(pieces, stones, empty, upward=upward)
    found: dict[str, i64] = {"room": room, "support": support, "Dame": bits.count(dames), "first": 1 if dames else 0}
    for square in bits.members(stones):
        found[NAMES[square if upward else BITS - 1 - square]] = 1
    return found
