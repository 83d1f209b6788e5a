"""The board of Mühle: its points, their neighbours, its lines, and the steps of all stones of one colour at once.

Sets of points are the bits of one integer. The points run round the outer, the middle and the inner square, eight each,
beginning at a corner: even points are corners, odd ones are middles of sides, and the point that lies next to a middle
on the square inwards is eight further on (MUE-6).
"""

from typing import Final

from mypy_extensions import i64

POINTS: Final = (
    "a1", "d1", "g1", "g4", "g7", "d7", "a7", "a4",
    "b2", "d2", "f2", "f4", "f6", "d6", "b6", "b4",
    "c3", "d3", "e3", "e4", "e5", "d5", "c5", "c4",
)  # fmt: skip
BOARD: Final = 0xFFFFFF
CORNERS: Final = 0x555555
MIDDLES: Final = 0xAAAAAA


def back(points: i64) -> i64:
    """Every point moved one step back on its square."""
    return ((points >> 1) & 0x7F7F7F) | ((points << 7) & 0x808080)


def on(points: i64) -> i64:
    """Every point moved one step on along its square."""
    return ((points << 1) & 0xFEFEFE) | ((points >> 7) & 0x010101)


def around(points: i64) -> i64:
    """All neighbours of these points (MUE-R1)."""
    middles = points & MIDDLES
    return back(points) | on(points) | ((middles << 8) & BOARD) | (middles >> 8)


def full_sides(stones: i64) -> i64:
    """The middles of the sides of squares that are full of these stones."""
    return stones & back(stones) & on(stones) & MIDDLES


def full_spokes(stones: i64) -> i64:
    """The outer points of the lines leading inwards that are full of these stones."""
    return stones & (stones >> 8) & (stones >> 16) & MIDDLES


def in_mills(stones: i64) -> i64:
    """Those of the stones of one colour that are part of a full line (MUE-7, MUE-R6)."""
    sides = full_sides(stones)
    spokes = full_spokes(stones)
    return sides | back(sides) | on(sides) | spokes | (spokes << 8) | (spokes << 16)


def closing(stones: i64) -> i64:
    """The points, free or not, where one more stone of this colour fills a line (MUE-R8)."""
    after, before = back(stones), on(stones)
    corners = (after & back(after)) | (before & on(before))
    return (corners & CORNERS) | (((after & before) | _spokes(stones)) & MIDDLES)


def closing_two(stones: i64) -> i64:
    """The points where one more stone fills both lines at once (MUE-R7)."""
    after, before = back(stones), on(stones)
    corners = after & back(after) & before & on(before)
    return (corners & CORNERS) | (after & before & _spokes(stones) & MIDDLES)


def _spokes(stones: i64) -> i64:
    """The points whose counterparts on both other squares are stones."""
    return ((stones >> 8) | (stones << 16)) & ((stones >> 16) | (stones << 8))


# Steps to a neighbouring point, those of all stones in two sets: along the squares, on and (24 bits further) back, and
# across them, inwards and (24 bits further) outwards. Each is told by its target.
Steps = tuple[i64, i64]


def steps(stones: i64, free: i64) -> Steps:
    """All that lead to free points."""
    middles = stones & MIDDLES
    along = (on(stones) & free) | ((back(stones) & free) << 24)
    return along, ((middles << 8) & free) | (((middles >> 8) & free) << 24)


def closing_steps(stones: i64, free: i64) -> Steps:
    """Those that fill a line, to which the stone itself did not belong (MUE-R8): it comes from across."""
    after, before = back(stones), on(stones)
    spokes = _spokes(stones) & MIDDLES
    onward = before & ((after & back(after) & CORNERS) | spokes) & free
    backward = after & ((before & on(before) & CORNERS) | spokes) & free
    middles = stones & MIDDLES
    sides = after & before & free
    return onward | (backward << 24), ((middles << 8) & sides) | (((middles >> 8) & sides) << 24)


def sources(moving: Steps) -> i64:
    """The stones that make these steps."""
    along, across = moving
    return back(along & BOARD) | on(along >> 24) | ((across & BOARD) >> 8) | ((across >> 24) << 8)
