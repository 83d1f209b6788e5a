"""The table of Backgammon: the board with its 24 points, bar and trays, two dice, and the doubling cube."""

from collections.abc import Mapping

from ludothek.core.view import Choice, Layout, Look, Note, Piece, Place, Saying, Scene, Zone
from ludothek.games.backgammon.notation import DOUBLE, DROP, REST, RUNS, TAKE
from ludothek.games.backgammon.rules import CENTRE, Backgammon
from ludothek.games.backgammon.series import UNLIMITED
from ludothek.kit.common.dice import die_looks
from ludothek.kit.common.pieces import STONE_LOOKS, piece
from ludothek.kit.common.pieces import points as won
from ludothek.kit.points import table as points
from ludothek.kit.points.road import BAR


def layout(seats: int) -> Layout:
    """The points lie as the booklet counts them: Black's home is below on the right, White's above it."""
    cube = Place("cube", points.BAR_X, points.HEIGHT / 2, "tray", "plain", "", 1.2, 1.1)
    zones = [
        points.points_board(cube),
        Zone("dice", "dice", label=Note("zone-dice")),
        *(Zone(f"cube.{seat}", "box", seat, label=Note("zone-cube")) for seat in range(seats)),
    ]
    values = [2**doubled for doubled in range(UNLIMITED.bit_length())]
    cubes = [Look(f"cube-{value}", "cube", str(value), "white", "", Note("cube", {"value": value})) for value in values]
    used = die_looks("die-{}-used", "plain", text="die-used")
    return Layout(tuple(zones), (*STONE_LOOKS, *die_looks(), *used, *cubes), buttons=True)


def choice(state: Backgammon, move: int) -> Choice:
    """A stone is moved by touching it; all else is a button."""
    if move < REST:
        return points.step_choice(state, move, REST, state.mover)
    text = state.text(move)
    name = "rest" if move == REST else text
    doubled = {"value": 2 * state.cube, "stake": state.cube}
    return Choice(move, text, label=Note(f"label-{name}", doubled), help=Note(f"help-{name}", doubled))


def scene(state: Backgammon, seat: int) -> Scene:
    """Everything is open; each player sees the board with the own home near."""
    signs = _WHITE_COUNTS if seat >= 0 and seat == state.white() else {}
    pieces = [*points.stones(state, _came(state)), *_dice(state)]
    if state.terms.cube_limit > 1:
        in_the_middle = state.owner == CENTRE
        zone, place = ("board", "cube") if in_the_middle else (f"cube.{state.owner}", "")
        pieces.append(piece(zone, f"cube-{state.cube}", "doubling", place))
    return Scene(
        pieces=tuple(pieces),
        counters={**won(state), **{f"pips.{each}": state.pips(each) for each in range(2)}},
        notes=_notes(state, signs),
        facts=_facts(state),
        sayings=_sayings(state),
        sides=tuple(points.look_of(state, each) for each in range(2)),
        turned=2 if signs else 0,
        signs=signs,
    )


_WHITE_COUNTS = {str(point): str(25 - point) for point in range(1, 25)}
"""Both count from the end of their own road, as the notation does; on the board stand the numbers of Black."""


def _came(state: Backgammon) -> dict[tuple[int, int], str]:
    """Where the stones that the last decision moved lie now, and where they came from."""
    if RUNS <= state.last < REST:
        return {(state.last_seat, BAR): points.on_board(state, state.last_seat, state.way(state.last)[0])}
    return points.came(state, REST)


def _dice(state: Backgammon) -> list[Piece]:
    """The last throw. A double is used up twice a die."""
    faces = state.first, state.second
    if faces[0] == faces[1]:
        return points.dice(faces, (state.left > 2, state.left > 0))
    left = (state.high, state.low) if state.left > 0 else ()
    return points.dice(faces, (faces[0] in left, faces[1] in left))


def _notes(state: Backgammon, signs: Mapping[str, str]) -> tuple[Note, ...]:
    """What the last decision was, the throws that led nowhere since, and the throw that is to be used now."""
    notes = points.decision(state, REST, signs, "run" if state.last >= RUNS else "step") + points.lapses(state)
    if state.left == (4 if state.first == state.second else 2):
        if state.throws == 1:
            first, second = divmod(state.opening, 8)
            notes.append(Note("note-opening", {"seat": state.dealer, "first": first, "second": second}))
        notes.append(points.fallen(state))
    return tuple(notes)


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
