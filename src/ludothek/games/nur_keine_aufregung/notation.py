"""The track of Nur keine Aufregung, and its moves as numbers and as people write them."""

from typing import Final

from mypy_extensions import i64

FIGURES: Final = 4  # NKA-2
FIELDS: Final = 40
"""The track (NKA-R1). The step of a figure is 0 in the corner, 1 to 40 on the track and 41 to 44 in the goal."""
QUARTER: Final = 10

# Moves below ENTER are the throws 1 to 6.
ENTER: Final = 6
"""H-1, H-11, H-21, H-31."""
RUN: Final = 10
"""1-2, 1-3, ... 1-7, 2-3, ... 40-6."""
GOAL: Final = 250
"""35-G1 ... 35-G4, 36-G1, ... 40-G4; then the same for the fields 5 to 10, 15 to 20 and 25 to 30."""
LANE: Final = 346
"""Those that LANES lists."""
MOVES: Final = 352
LANES: Final = ("G1-G2", "G1-G3", "G1-G4", "G2-G3", "G2-G4", "G3-G4")


def move_of(colour: i64, step: i64, target: i64) -> i64:
    """The move of a figure from its step to another one."""
    if step == 0:
        return ENTER + colour
    if target <= FIELDS:
        return RUN + 6 * ((step - 1 + QUARTER * colour) % FIELDS) + target - step - 1
    if step <= FIELDS:
        return GOAL + 24 * colour + 4 * (step - 35) + target - FIELDS - 1
    passed = step - FIELDS - 1
    return LANE + passed * (7 - passed) // 2 + target - step - 1


def text_of(move: i64) -> str:
    """How people write a move: `17-21`, `H-1`, `38-G1`; a throw is `throw4`."""
    if move < ENTER:
        return f"throw{move + 1}"
    if move < RUN:
        return f"H-{QUARTER * (move - ENTER) + 1}"
    if move < GOAL:
        field, number = divmod(move - RUN, 6)
        return f"{field + 1}-{(field + number + 1) % FIELDS + 1}"
    if move < LANE:
        colour, rest = divmod(move - GOAL, 24)
        return f"{(34 + rest // 4 + QUARTER * colour) % FIELDS + 1}-G{rest % 4 + 1}"
    return LANES[move - LANE]
