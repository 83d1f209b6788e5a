"""The table of Zick-Zack: the board with its 24 fields, which both players run up, and two dice."""

from ludothek.core.view import Choice, Layout, Note, Piece, Scene, Zone
from ludothek.games.zick_zack.rules import REST, ZickZack
from ludothek.kit.common.dice import die_looks
from ludothek.kit.duels.table import STONE_LOOKS, points
from ludothek.kit.points.road import BAR
from ludothek.kit.points.table import (
    came,
    decision,
    dice,
    fallen,
    lapses,
    points_board,
    set_choice,
    step_choice,
    stones,
)


def layout(_seats: int) -> Layout:
    """Both players see the board alike."""
    zones = (points_board(piled=True), Zone("dice", "dice", label=Note("zone-dice")))
    used = die_looks("die-{}-used", "plain", text="die-used")
    return Layout(zones, (*STONE_LOOKS, *die_looks(), *used), buttons=True)


def choice(state: ZickZack, move: int) -> Choice:
    """A stone that waits is set, any other is moved."""
    if move >= REST:
        return Choice(move, state.text(move), label=Note("label-rest"), help=Note("help-rest"))
    waits = state.way(move)[0] == BAR and state.held[state.mover] >> BAR
    return set_choice(state, move) if waits else step_choice(state, move, REST, state.mover)


def scene(state: ZickZack, _seat: int) -> Scene:
    """Everything is open."""
    return Scene(
        pieces=(*stones(state, came(state, REST)), *_dice(state)),
        counters={**points(state), **{f"pips.{each}": state.pips(each) for each in range(2)}},
        notes=_notes(state),
        sides=("white", "black"),
    )


def _dice(state: ZickZack) -> list[Piece]:
    """The last throw."""
    faces = state.first, state.second
    if faces[0] == faces[1]:
        return dice(faces, (state.left > 1, state.left > 0))
    left = (state.high, state.low) if state.left > 0 else ()
    return dice(faces, (faces[0] in left, faces[1] in left))


def _notes(state: ZickZack) -> tuple[Note, ...]:
    """What the last decision was, the throws that led nowhere since, and the throw that is to be used now."""
    notes = decision(state, REST) + lapses(state)
    if state.left == 2:
        if state.throws == 1:
            first, second = divmod(state.opening, 8)
            notes.append(Note("note-opening", {"seat": state.dealer, "first": first, "second": second}))
        notes.append(fallen(state))
    return tuple(notes)
