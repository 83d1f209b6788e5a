"""What the table of Raubdame tells beyond that of Dame: who must capture, and with what."""

from msgspec import structs

from ludothek.core.view import Layout, Note, Scene
from ludothek.games.dame import table
from ludothek.games.dame.rules import Dame
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import NAMES
from ludothek.kit.duels.numbering import ORIGINS


def layout(seats: int) -> Layout:
    """That of Dame; nobody stops here, so there are no buttons (RAU-R2)."""
    return structs.replace(table.layout(seats), buttons=False)


def scene(state: Dame, seat: int) -> Scene:
    """That of Dame, with the duty to capture as a fact (RAU-R1)."""
    shown = table.scene(state, seat)
    if state.turn < 0 or state.able == 0 or state.runner != 0:
        return shown
    squares = sorted({NAMES[bits.lowest(ORIGINS[move])] for move in state.moves()})
    must = Note("fact-must", {"seat": state.turn, "squares": " / ".join(squares)})
    return structs.replace(shown, facts=(must, *shown.facts))
