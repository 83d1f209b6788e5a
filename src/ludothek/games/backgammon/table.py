"""The table of Backgammon: the board with its 24 points, bar and trays, two dice, and the doubling cube."""

from collections.abc import Mapping
from functools import cache

from ludothek.core.state import LOT
from ludothek.core.view import Choice, Layout, Look, Note, Piece, Place, Saying, Scene, Zone
from ludothek.games.backgammon.moves import DOUBLE, DROP, REST, RUNS, TAKE, number_of, source_of
from ludothek.games.backgammon.rules import CENTRE, Backgammon
from ludothek.games.backgammon.series import UNLIMITED
from ludothek.kit.dice import die_looks
from ludothek.kit.pieces import STONE_LOOKS, heap, piece, points
from ludothek.kit.road import BAR, OFF, PLACES

COLOURS = ("white", "black")
TONGUE = 5.0
EDGE = 0.7
"""Above and below, where the numbers of the points stand."""
SIDE = 0.1
"""To the left and to the right."""
WIDTH = 12 + 1.4 + 1.3 + 2 * SIDE
HEIGHT = 2 * TONGUE + 1.5 + 2 * EDGE


def layout(seats: int) -> Layout:
    """The points lie as the booklet counts them: Black's home is below on the right, White's above it."""
    places = [_tongue(point) for point in range(1, 25)]
    for colour, y, stack in (("white", EDGE + TONGUE / 2, "down"), ("black", HEIGHT - EDGE - TONGUE / 2, "up")):
        places.append(Place(f"off.{colour}", WIDTH - SIDE - 0.6, y, "tray", "plain", "", 1.2, TONGUE, stack))
    # A stone that was hit waits on the side from which its owner plays it in.
    for colour, y, stack in (("black", EDGE + TONGUE / 2, "up"), ("white", HEIGHT - EDGE - TONGUE / 2, "down")):
        places.append(Place(f"bar.{colour}", SIDE + 6.7, y, "tray", "plain", "", 1.2, TONGUE, stack))
    places.append(Place("cube", SIDE + 6.7, HEIGHT / 2, "tray", "plain", "", 1.2, 1.1))
    zones = [
        Zone("board", "board", width=WIDTH, height=HEIGHT, places=tuple(places)),
        Zone("dice", "dice", label=Note("zone-dice")),
        *(Zone(f"cube.{seat}", "box", seat, label=Note("zone-cube")) for seat in range(seats)),
    ]
    values = [2**doubled for doubled in range(UNLIMITED.bit_length())]
    cubes = [Look(f"cube-{value}", "cube", str(value), "white", "", Note("cube", {"value": value})) for value in values]
    used = die_looks("die-{}-used", "plain", text="die-used")
    return Layout(tuple(zones), (*STONE_LOOKS, *die_looks(), *used, *cubes), buttons=True)


def _tongue(point: int) -> Place:
    across = (point - 13 if point > 12 else 12 - point) + 0.5 + SIDE
    if point > 18 or point < 7:
        across += 1.4
    below = point <= 12
    return Place(
        name=str(point),
        x=across,
        y=HEIGHT - EDGE - TONGUE / 2 if below else EDGE + TONGUE / 2,
        shape="tongue",
        colour="dark" if point % 2 else "light",
        sign=str(point),
        height=TONGUE,
        stack="up" if below else "down",
    )


# How moves are made.


def colour_of(state: Backgammon, seat: int) -> int:
    """0: the seat plays White, 1: Black."""
    white = 0 if state.dealer == LOT else state.dealer
    return 0 if seat == white else 1


@cache
def place_of(colour: int, point: int) -> str:
    """The name of a place on the board for a point as a player counts it."""
    if point in (OFF, BAR):
        return f"{'off' if point == OFF else 'bar'}.{COLOURS[colour]}"
    return str(25 - point if colour == 0 else point)


def choice(state: Backgammon, move: int) -> Choice:
    """A stone is moved by touching its place and then where it goes; with one way to go the first touch will do."""
    text = state.text(move)
    if move >= REST:
        name = "rest" if move == REST else text
        doubled = {"value": 2 * state.cube, "stake": state.cube}
        return Choice(move, text, label=Note(f"label-{name}", doubled), help=Note(f"help-{name}", doubled))
    colour = colour_of(state, state.mover)
    source = source_of(move)
    target = place_of(colour, source - number_of(move))
    sources = {other: source_of(other) for other in state.moves() if other < REST}
    alone = move in sources and sum(other == source for other in sources.values()) == 1
    touched = place_of(colour, source)
    return Choice(move, text, (touched,) if alone else (touched, target))


# What is seen.


def scene(state: Backgammon, seat: int) -> Scene:
    """Everything is open; each player sees the board with the own home near."""
    signs = _WHITE_COUNTS if seat >= 0 and colour_of(state, seat) == 0 else {}
    pieces = [*_stones(state), *_dice(state)]
    if state.terms.cube_limit > 1:
        in_the_middle = state.owner == CENTRE
        zone, place = ("board", "cube") if in_the_middle else (f"cube.{state.owner}", "")
        pieces.append(piece(zone, f"cube-{state.cube}", "doubling", place))
    return Scene(
        pieces=tuple(pieces),
        counters={**points(state), **{f"pips.{each}": state.pips(each) for each in range(2)}},
        notes=_notes(state, signs),
        facts=_facts(state),
        sayings=_sayings(state),
        sides=tuple(COLOURS[colour_of(state, each)] for each in range(2)),
        turned=2 if signs else 0,
        signs=signs,
    )


_WHITE_COUNTS = {str(point): str(25 - point) for point in range(1, 25)}
"""Both count from the end of their own road, as the notation does; on the board stand the numbers of Black."""


def _stones(state: Backgammon) -> list[Piece]:
    """The stones by their places; one that has just moved, or was hit, comes from where it lay."""
    came = _came(state)
    pieces: list[Piece] = []
    for seat in range(2):
        colour = colour_of(state, seat)
        look = COLOURS[colour]
        for point in range(PLACES):
            count = state.board[seat * PLACES + point]
            pieces += heap("board", look, count, came.get((seat, point), ""), place=place_of(colour, point))
    return pieces


def _came(state: Backgammon) -> dict[tuple[int, int], str]:
    """Where the stones that the last decision moved lie now, and where they came from."""
    if not 0 <= state.last < REST:
        return {}
    seat = state.last_seat
    colour = colour_of(state, seat)
    source = source_of(state.last)
    target = source - number_of(state.last)
    if state.last >= RUNS:
        return {(seat, BAR): place_of(colour, source)}
    came = {(seat, target): place_of(colour, source)}
    if state.hit:
        came[1 - seat, BAR] = place_of(colour, target)
    return came


def _dice(state: Backgammon) -> list[Piece]:
    """The last throw; what of it has been used is told by the look. A double is used up twice a die."""
    if state.first == state.second:
        fresh = [state.left > 2, state.left > 0]
    else:
        fresh = [state.left > 0 and face in (state.high, state.low) for face in (state.first, state.second)]
    faces = (max(state.first, 1), max(state.second, 1))
    return [
        piece("dice", f"die-{face}" if usable else f"die-{face}-used", f"die.{number}")
        for number, (face, usable) in enumerate(zip(faces, fresh, strict=True))
    ]


def _notes(state: Backgammon, signs: Mapping[str, str]) -> tuple[Note, ...]:
    """What the last decision was, the throws that led nowhere since, and the throw that is to be used now."""
    notes = [_decided(state, signs)] if 0 <= state.last <= REST else []
    if state.cut:
        notes.append(Note("note-cut", {"seat": state.last_seat}))
    lapsed = [(state.lapsed >> shift) & 63 for shift in range(0, 60, 6) if state.lapsed >> shift]
    thrower = 1 - state.mover if len(lapsed) % 2 else state.mover
    for dice in reversed(lapsed):
        notes.append(Note("note-lapsed", {"seat": thrower, "first": dice // 8, "second": dice % 8}))
        thrower = 1 - thrower
    if state.left == (4 if state.first == state.second else 2):
        if state.throws == 1:
            first, second = divmod(state.opening, 8)
            notes.append(Note("note-opening", {"seat": state.dealer, "first": first, "second": second}))
        notes.append(Note("note-throw", {"seat": state.mover, "first": state.first, "second": state.second}))
    return tuple(notes)


def _decided(state: Backgammon, signs: Mapping[str, str]) -> Note:
    """In the numbers that whoever looks sees on the board."""
    if state.last == REST:
        return Note("note-rest", {"seat": state.last_seat})
    colour = colour_of(state, state.last_seat)
    source = source_of(state.last)
    target = source - number_of(state.last)
    start, end = place_of(colour, source), place_of(colour, target)
    way: dict[str, int | str] = {"seat": state.last_seat, "from": signs.get(start, start), "to": signs.get(end, end)}
    if target == OFF:
        return Note("note-off", way)
    kind = "run" if state.last >= RUNS else "hit" if state.hit else "step"
    return Note(f"note-enter-{kind}" if source == BAR else f"note-{kind}", way)


def _facts(state: Backgammon) -> tuple[Note, ...]:
    facts: list[Note] = []
    if state.terms.crawford:
        facts.append(Note("fact-crawford"))
    if state.cube > 1:
        facts.append(Note("fact-cube", {"value": state.cube, "seat": state.owner}))
    if state.left > 0 and state.first == state.second:
        facts.append(Note("fact-left", {"count": state.left, "number": state.high}))
    return tuple(facts)


def _sayings(state: Backgammon) -> tuple[Saying, ...]:
    """An offer to double and the answer to it, as long as nothing else has been decided."""
    offer = state.cube if state.last == TAKE else 2 * state.cube
    if state.last == DOUBLE:
        return (Saying(state.last_seat, Note("say-double", {"value": offer})),)
    if state.last in (TAKE, DROP):
        answer = "say-take" if state.last == TAKE else "say-drop"
        other = Saying(1 - state.last_seat, Note("say-double", {"value": offer}))
        return other, Saying(state.last_seat, Note(answer))
    return ()
