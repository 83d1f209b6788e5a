"""What the table of Nur keine Aufregung 2 x 2 shows beyond the basic game: pairs, benches for two, and the price."""

from collections.abc import Iterator

from msgspec import structs

from ludothek.core.view import Layout, Note, Scene
from ludothek.games.nur_keine_aufregung import table
from ludothek.games.nur_keine_aufregung_2x2.rules import ZweiMalZwei

TEAMS = ((0, 2), (1, 3))


def layout(seats: int) -> Layout:
    """That of the basic game; on a bench there is room for two figures side by side (NKP-8)."""
    shown = table.layout(seats)
    board, *others = shown.zones
    places = tuple(structs.replace(place, stack="heap") if place.sign == "★" else place for place in board.places)
    return structs.replace(shown, zones=(structs.replace(board, places=places), *others))


def scene(state: ZweiMalZwei, seat: int) -> Scene:
    """That of the basic game, with the pairs, a penalty after the move that brought it, and a warning before it."""
    shown = table.scene(state, seat)
    notes = shown.notes
    if state.missed >= 0:
        notes = (notes[0], _penalty(state, shown), *notes[1:])
    return structs.replace(shown, notes=notes, facts=(*_facts(state), *shown.facts), teams=TEAMS)


def _penalty(state: ZweiMalZwei, shown: Scene) -> Note:
    """NKP-7: whom the move has spared, and where the figure stood that went back for it."""
    source, _, target = state.text(state.missed).partition("-")
    spared = next(shown.sides.index(piece.look) for piece in shown.pieces if piece.place == target)
    return Note("note-overlooked", {"seat": state.mover, "seatSpared": spared, "from": source, "to": target})


def _facts(state: ZweiMalZwei) -> Iterator[Note]:
    """With whose figures a finished player helps, and what it costs to hit nobody, where that can be chosen."""
    if state.turn < 0:
        return
    if state.owner != state.turn:
        yield Note("fact-helps", {"seat": state.turn, "seatPartner": state.owner})
    step = state.overlooked()
    if step >= 0 and state.targets & ~state.prey:
        yield Note("fact-overlook", {"seat": state.turn, "field": table.place_of(state.colour(state.owner), step)})
