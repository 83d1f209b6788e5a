"""The table of Nur keine Aufregung: the cross of forty fields, four corners, four goals, and the die."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter

from ludothek.core.view import Choice, Layout, Line, Look, Note, Piece, Place, Scene, Zone
from ludothek.games.nur_keine_aufregung.notation import ENTER, FIELDS, FIGURES, QUARTER, move_of
from ludothek.games.nur_keine_aufregung.rules import NurKeineAufregung
from ludothek.kit.common.dice import die_looks
from ludothek.kit.common.pieces import piece

LETTERS = "ABCD"
COLOURS = ("red", "yellow", "green", "blue")
SIGNS = ("▲", "■", "●", "◆")
MIDDLE = 6
"""The middle of the board; it has eleven rows of fields and an edge."""
FIRST_QUARTER = ((-1, 5), (-1, 4), (-1, 3), (-1, 2), (-1, 1), (-2, 1), (-3, 1), (-4, 1), (-5, 1), (-5, 0))
"""The fields 1 to 10, seen from the middle: A sits below and runs clockwise."""
FULL_STEPS = FIELDS + FIGURES
Throw = tuple[int, int]
"""Who has thrown what."""


def layout(_seats: int) -> Layout:
    """The whole board, whoever plays; the earlier throws of the player to move lie beside the die."""
    places = [_field(number) for number in range(1, FIELDS + 1)]
    lines = [Line(tuple(str(number) for number in (*range(1, FIELDS + 1), 1)))]
    for colour in range(4):
        goals = [_place(place_of(colour, FIELDS + number), colour, 0, 5 - number) for number in range(1, FIGURES + 1)]
        x, y = _seen(colour, -4.5, 4.5)
        corner = Place(place_of(colour, 0), x, y, "tray", COLOURS[colour], width=2, height=2, stack="heap")
        places += [*goals, corner]
        lines.append(Line((place_of(colour, FIELDS), *(goal.name for goal in goals))))
    zones = (
        Zone("board", "board", width=2 * MIDDLE, height=2 * MIDDLE, places=tuple(places), lines=tuple(lines)),
        Zone("dice", "dice", label=Note("zone-dice")),
        Zone("earlier", "dice", picture=True, label=Note("zone-earlier")),
    )
    figures = [
        Look(name, "figure", "", name, sign, Note(f"figure-{name}")) for name, sign in zip(COLOURS, SIGNS, strict=True)
    ]
    return Layout(zones, (*figures, *die_looks(), *die_looks("die-{}-used", "plain")))


def _seen(colour: int, x: float, y: float) -> tuple[float, float]:
    """A point of the first player's side of the board, given from the middle, on the side of a colour."""
    for _ in range(colour):
        x, y = -y, x
    return MIDDLE + x, MIDDLE + y


def _place(name: str, colour: int, x: float, y: float, sign: str = "") -> Place:
    return Place(name, *_seen(colour, x, y), "field", COLOURS[colour], sign)


def _field(number: int) -> Place:
    quarter, place = divmod(number - 1, QUARTER)
    x, y = _seen(quarter, *FIRST_QUARTER[place])
    if place == 0:
        return Place(str(number), x, y, "field", COLOURS[quarter], "S")
    if place == 5:
        return Place(str(number), x, y, "field", "gold", "★")
    return Place(str(number), x, y, "field", "light")


@cache
def place_of(colour: int, step: int) -> str:
    """The name of the place to which a step leads a colour: `A-H`, `17`, `A-G3`."""
    if step == 0:
        return f"{LETTERS[colour]}-H"
    if step > FIELDS:
        return f"{LETTERS[colour]}-G{step - FIELDS}"
    return str((step - 1 + QUARTER * colour) % FIELDS + 1)


# How moves are made.


def choice(state: NurKeineAufregung, move: int) -> Choice:
    """A figure is moved by touching it, for the throw says where it goes."""
    text = state.text(move)
    if move < ENTER or state.turn < 0:
        return Choice(move, text)
    if move < ENTER + 4:
        return Choice(move, text, (place_of(move - ENTER, 0),))
    return Choice(move, text, (place_of(state.colour(state.owner), state.source(move)),))


def read(state: NurKeineAufregung, text: str) -> Sequence[str]:
    """The source alone will do: `17`, `H`, `G1`. The throw adds where it goes, whether it may or not."""
    place = text.strip().upper()
    if state.turn >= 0:
        colour = state.colour(state.owner)
        for step in range(FULL_STEPS):
            if place_of(colour, step).removeprefix(f"{LETTERS[colour]}-") == place:
                target = min(step + state.die, FULL_STEPS) if step else 1
                return (state.text(move_of(colour, step, max(target, step + 1))),)
    return (text,)


# What is seen.


def scene(state: NurKeineAufregung, seat: int) -> Scene:
    """Everything is open; each player sees the board from the own side."""
    pieces: list[Piece] = []
    counters: dict[str, int] = {}
    for owner in range(state.seats):
        colour = state.colour(owner)
        steps = state.steps[FIGURES * owner : FIGURES * owner + FIGURES]
        for number, step in enumerate(steps):
            pieces.append(piece("board", COLOURS[colour], f"{LETTERS[colour]}{number + 1}", place_of(colour, step)))
        counters[f"home.{owner}"] = sum(step > FIELDS for step in steps)
    if state.die:
        pieces.append(piece("dice", f"die-{state.die}" if state.turn >= 0 else f"die-{state.die}-used", "die"))
    opening, turns = _thrown(state)
    if state.turn >= 0:
        pieces += [piece("earlier", f"die-{number}-used") for number in turns[-1][1][:-1]]
    return Scene(
        pieces=tuple(pieces),
        counters=counters,
        notes=tuple(_notes(state, opening, turns)),
        facts=tuple(_facts(state)),
        sides=tuple(COLOURS[state.colour(owner)] for owner in range(state.seats)),
        turned=-state.colour(seat) % 4 if seat >= 0 else 0,
    )


def _thrown(state: NurKeineAufregung) -> tuple[list[Throw], list[tuple[int, list[int]]]]:
    """Since the last move, in order: the opening throws, and the numbers that each seat has thrown in its turn."""
    codes = [(state.recent >> shift) & 31 for shift in range(55, -5, -5)]
    thrown = [(code // 8, code % 8) for code in codes if code]
    begun = len(thrown) - max(state.throws, 0) if state.mover < 0 else 0
    opening, rest = thrown[: max(begun, 0)], thrown[max(begun, 0) :]
    return opening, [(seat, [number for _, number in group]) for seat, group in groupby(rest, key=itemgetter(0))]


def _notes(state: NurKeineAufregung, opening: list[Throw], turns: list[tuple[int, list[int]]]) -> Iterator[Note]:
    """The last move, the throws that have led nowhere since, and the throw that is to be used now."""
    if state.mover >= 0:
        yield from _move_notes(state)
    for seat, number in opening:
        yield Note("note-opening", {"seat": seat, "number": number})
    if opening and turns:
        yield Note("note-begins", {"seat": turns[0][0]})
    for place, (seat, numbers) in enumerate(turns, 1):
        used = state.turn >= 0 and place == len(turns)
        yield Note("note-throws" if used else "note-lapsed", {"seat": seat, "numbers": ", ".join(map(str, numbers))})


def _move_notes(state: NurKeineAufregung) -> Iterator[Note]:
    seat = state.mover
    source, _, target = state.text(state.moved).partition("-")
    if source == "H":
        yield Note("note-enter", {"seat": seat})
    elif target.startswith("G"):
        yield Note("note-goal", {"seat": seat, "field": int(target[1:])})
    else:
        yield Note("note-run", {"seat": seat, "from": int(source), "to": int(target)})
    if state.hit >= 0:
        yield Note("note-hit", {"seat": seat, "seatHit": state.hit})
    if state.home >= 0:
        yield Note("note-arrived", {"seat": state.home, "place": state.rank(state.home)})


def _facts(state: NurKeineAufregung) -> Iterator[Note]:
    """What the throw asks for, and who has arrived while the others play on."""
    if state.turn >= 0:
        if state.must_clear():
            yield Note("fact-clear", {"seat": state.turn})
        if state.die == 6:
            yield Note("fact-again", {"seat": state.turn})
        for seat in range(state.seats):
            if state.rank(seat):
                yield Note("fact-place", {"seat": seat, "place": state.rank(seat)})
