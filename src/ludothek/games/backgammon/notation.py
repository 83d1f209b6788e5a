"""The moves of Backgammon as numbers: steps of one stone, words for the rest of a throw and the cube, and the dice."""

from typing import Final

from mypy_extensions import i64

from ludothek.kit.points.road import BAR, NUMBER, OFF, SOURCE, STEPS

RUNS: Final = STEPS
"""Moves below this number take one step (`8/5`); from here on they run into a band (`8/5!`, BGM-21)."""
REST: Final = 258
"""Leave the rest of the throw unused (BGM-R9)."""
THROW: Final = 259
DOUBLE: Final = 260
TAKE: Final = 261
DROP: Final = 262
DICE: Final = 263
"""From here on a die falls: `d1` to `d6`."""
MOVES: Final = 269
WORDS: Final = ("-", "throw", "double", "take", "drop", "d1", "d2", "d3", "d4", "d5", "d6")


def source_of(move: i64) -> i64:
    """The point from which a stone moves; of those that stand there it is any (BGM-R19)."""
    return SOURCE[move] if move < RUNS else SOURCE[move - RUNS] + 1


def number_of(move: i64) -> i64:
    """By how much a stone moves; with the option `bear_off` a greater number may take it off."""
    return NUMBER[move] if move < RUNS else NUMBER[move - RUNS]


def text_of(move: i64) -> str:
    """`8/5`, `bar/22`, `6/off`, `13/10!`, `-`, `double`, `d6`."""
    if move >= REST:
        return WORDS[move - REST]
    source = source_of(move)
    target = source - number_of(move)
    start = "bar" if source == BAR else str(source)
    return f"{start}/{'off' if target == OFF else target}{'!' if move >= RUNS else ''}"
