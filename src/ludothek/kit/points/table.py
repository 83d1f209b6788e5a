"""The board of 24 points as people see it: its tongues and trays, the stones and dice on it, and what is told of them.

Its numbers stand on it for both players; steps can be written with them.
"""

from collections.abc import Mapping
from functools import cache

from ludothek.core.view import Choice, Layout, Note, Piece, Place, Zone
from ludothek.kit.common.dice import die_looks
from ludothek.kit.common.pieces import STONE_LOOKS, heap, piece, points
from ludothek.kit.points.road import BAR, OFF, PLACES, point
from ludothek.kit.points.stones import Stones

COLOURS = ("white", "black")
TONGUE = 5.0
EDGE = 0.7
"""Above and below, where the numbers of the points stand."""
SIDE = 0.1
"""To the left and to the right."""
BAR_X = SIDE + 6.7
WIDTH = 12 + 1.4 + 1.3 + 2 * SIDE
HEIGHT = 2 * TONGUE + 1.5 + 2 * EDGE
ABOVE = EDGE + TONGUE / 2
BELOW = HEIGHT - EDGE - TONGUE / 2
NONE: Mapping[str, str] = {}


# The numbers of the board.


@cache
def place_name(place: int, look: str, *, rising: bool) -> str:
    """What a place on the road of the stones of a look is called on the board."""
    if place in (OFF, BAR):
        return f"{'off' if place == OFF else 'bar'}.{look}"
    return str(point(place, rising=rising))


def look_of(state: Stones, seat: int) -> str:
    """The look of the stones of a seat."""
    return COLOURS[0] if seat == state.white() else COLOURS[1]


def on_board(state: Stones, seat: int, place: int) -> str:
    """What a place on the road of a seat is called on the board."""
    return place_name(place, look_of(state, seat), rising=state.rising(seat))


# The board.


def points_board(*more: Place, piled: bool = False) -> Zone:
    """Points 1 to 6 are below on the right, 19 to 24 above them. Trays for stones that are off lie beside them.

    Stones that wait lie in the middle, on the side from which they come in where both run against each other: in a row
    or, where there are many of them, `piled`.
    """
    places = [_tongue(number) for number in range(1, 25)]
    for look, y, stack in ((COLOURS[0], ABOVE, "down"), (COLOURS[1], BELOW, "up")):
        places.append(Place(f"off.{look}", WIDTH - SIDE - 0.6, y, "tray", "plain", "", 1.2, TONGUE, stack))
    for look, y, stack in ((COLOURS[1], ABOVE, "up"), (COLOURS[0], BELOW, "down")):
        row = "" if piled else stack
        places.append(Place(f"bar.{look}", BAR_X, y, "tray", "plain", "", 1.2, TONGUE, row))
    return Zone("board", "board", width=WIDTH, height=HEIGHT, places=(*places, *more))


def piled_layout(_seats: int) -> Layout:
    """The board on which stones that wait are piled, and two dice; its numbers are the same for both players."""
    zones = (points_board(piled=True), Zone("dice", "dice", label=Note("zone-dice")))
    used = die_looks("die-{}-used", "plain", text="die-used")
    return Layout(zones, (*STONE_LOOKS, *die_looks(), *used), buttons=True)


def _tongue(number: int) -> Place:
    across = (number - 13 if number > 12 else 12 - number) + 0.5 + SIDE
    if number > 18 or number < 7:
        across += 1.4
    below = number <= 12
    return Place(
        name=str(number),
        x=across,
        y=BELOW if below else ABOVE,
        shape="tongue",
        colour="dark" if number % 2 else "light",
        sign=str(number),
        height=TONGUE,
        stack="up" if below else "down",
    )


# What lies on it.


def stones(state: Stones, came: dict[tuple[int, int], str]) -> list[Piece]:
    """The stones by their places; those that have just come say from where."""
    pieces: list[Piece] = []
    for seat in range(2):
        look = look_of(state, seat)
        for place in range(PLACES):
            count = state.board[seat * PLACES + place]
            pieces += heap("board", look, count, came.get((seat, place), ""), place=on_board(state, seat, place))
    return pieces


def came(state: Stones, rest: int) -> dict[tuple[int, int], str]:
    """Where the stones that the last decision moved lie now, and where they came from; steps are moves below `rest`."""
    if not 0 <= state.last < rest:
        return {}
    seat = state.last_seat
    source, target = state.way(state.last)
    found = {(seat, target): on_board(state, seat, source)}
    if state.hit:
        found[1 - seat, BAR] = on_board(state, seat, target)
    return found


def dice(faces: tuple[int, int], fresh: tuple[bool, bool]) -> list[Piece]:
    """Two dice; what of them has been used is told by the look."""
    return [
        piece("dice", f"die-{max(face, 1)}" if usable else f"die-{max(face, 1)}-used", f"die.{number}")
        for number, (face, usable) in enumerate(zip(faces, fresh, strict=True))
    ]


# How moves are made.


def step_choice(state: Stones, move: int, rest: int, seat: int) -> Choice:
    """A stone is moved by touching its place and then where it goes; with one way to go the first touch will do."""
    source, target = state.way(move)
    legal = list(state.moves())
    alone = move in legal and sum(state.way(other)[0] == source for other in legal if other < rest) == 1
    touched = on_board(state, seat, source)
    return Choice(move, state.text(move), (touched,) if alone else (touched, on_board(state, seat, target)))


def set_choice(state: Stones, move: int) -> Choice:
    """A stone that waits is set by touching where it goes: there is no other to choose from."""
    return Choice(move, state.text(move), (on_board(state, state.mover, state.way(move)[1]),))


def all_set(state: Stones) -> list[Choice]:
    """Where as many stones wait as there are numbers, one touch on them sets all that can be set."""
    mover = state.turn
    if mover < 0 or not 2 <= state.left <= state.board[mover * PLACES + BAR]:
        return []
    moves: list[int] = []
    after = state
    while after.turn == mover and after.held[mover] >> BAR:
        moves.append(after.moves()[0])
        after = after.copy()
        after.play(moves[-1])
    if len(moves) < 2:
        return []
    text = " ".join(state.text(move) for move in moves)
    return [Choice(moves[0], text, (on_board(state, mover, BAR),))]


# What is told.


def lapses(state: Stones) -> list[Note]:
    """The throws that led nowhere since the last decision."""
    throws = [(state.lapsed >> shift) & 127 for shift in range(0, 56, 7) if state.lapsed >> shift]
    return [
        Note("note-lapsed", {"seat": each // 64, "first": each // 8 % 8, "second": each % 8})
        for each in reversed(throws)
    ]


def decision(state: Stones, rest: int, signs: Mapping[str, str] = NONE, kind: str = "step") -> list[Note]:
    """What the last decision was, if it was a step or to leave the rest; `signs` are what whoever reads sees on places.

    A step is of a kind, unless it hits.
    """
    if not 0 <= state.last <= rest:
        return []
    seat = state.last_seat
    if state.last == rest:
        notes = [Note("note-rest", {"seat": seat})]
    else:
        source, target = state.way(state.last)
        start, end = on_board(state, seat, source), on_board(state, seat, target)
        way: dict[str, int | str] = {"seat": seat, "from": signs.get(start, start), "to": signs.get(end, end)}
        kind = "hit" if state.hit else kind
        notes = [Note("note-off" if target == OFF else f"note-{'enter-' if source == BAR else ''}{kind}", way)]
    return [*notes, Note("note-cut", {"seat": seat})] if state.cut else notes


def counters(state: Stones) -> dict[str, int]:
    """Everybody's points, and the pips that are still to go."""
    return {**points(state), **{f"pips.{each}": state.pips(each) for each in range(2)}}


def turn_notes(
    state: Stones, rest: int, opening: tuple[int, int], *, fresh: bool, kind: str = "note-throw"
) -> tuple[Note, ...]:
    """What the last decision was, the throws that led nowhere since and, if it is fresh, the throw to be used now.

    The first of all tells how the dice fell that decided who begins.
    """
    notes = decision(state, rest) + lapses(state)
    if fresh:
        if state.throws == 1:
            notes.append(Note("note-opening", {"seat": state.dealer, "first": opening[0], "second": opening[1]}))
        notes.append(fallen(state, kind))
    return tuple(notes)


def fallen(state: Stones, kind: str = "note-throw") -> Note:
    """The throw that is to be used now."""
    return Note(kind, {"seat": state.mover, "first": state.first, "second": state.second})
