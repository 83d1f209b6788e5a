"""The table of Höchste Hausnummer: the front of a house with its number plate, and the die."""

from collections.abc import Sequence

from ludothek.core.state import NOBODY
from ludothek.core.view import Choice, Layout, Note, Piece, Place, Scene, Zone
from ludothek.games.hausnummer.rules import HUNDREDS, MOVES, Hausnummer, digit
from ludothek.kit.common.dice import FACES, die_looks

NAMES = ("hundreds", "tens", "ones")
"""The places as the texts call them."""
HOUSE = 6
"""The front of the house is so wide and so tall."""
OTHER_LETTERS = {"100": "h", "10": "z", "1": "e", "t": "z", "o": "e", "c": "h", "d": "z", "u": "e"}
"""What a place is worth; and how English, Dutch and Italians shorten it."""


def layout(_seats: int) -> Layout:
    """One house, whoever's turn it is; its plate has room for three digits."""
    places = [Place(name, at, 3.32, "plate", "blue", width=0.96, height=1.2) for at, name in enumerate(NAMES, start=2)]
    house = Zone("house", "board", width=HOUSE, height=HOUSE, places=tuple(places), label=Note("house"), art="house")
    return Layout((house, Zone("dice", "dice")), tuple(die_looks()))


def choice(state: Hausnummer, move: int) -> Choice:
    """The place is touched."""
    if move < FACES:
        return Choice(move, state.text(move))
    name = NAMES[move - HUNDREDS]
    return Choice(move, state.text(move), (name,), label=Note("put", {"face": state.thrown, "place": name}))


def read(_state: Hausnummer, text: str) -> Sequence[str]:
    """A place by what it is worth, or by a letter of another language."""
    return (OTHER_LETTERS.get(text.strip().lower(), text),)


def scene(state: Hausnummer, _seat: int) -> Scene:
    """Nothing is hidden: every seat sees the same."""
    finished = [list(state.numbers[seat : state.made : state.seats]) for seat in range(state.seats)]
    counters = {f"points.{seat}": state.points(seat) for seat in range(state.seats)}
    counters |= {f"house.{seat}": numbers[-1] for seat, numbers in enumerate(finished) if numbers}
    number = _on_plate(state)
    return Scene(
        pieces=(Piece("dice", f"die-{state.thrown or 1}", id="die"),),
        counters=counters,
        notes=tuple(_notes(state)),
        facts=_facts(state),
        signs={
            name: str(digit(number, place))
            for name, place in zip(NAMES, range(HUNDREDS, MOVES), strict=True)
            if digit(number, place)
        },
    )


def _on_plate(state: Hausnummer) -> int:
    """The number that is being made; the last one as long as the next has not been begun."""
    begun = state.turn >= 0 or (state.made < len(state.numbers) and state.numbers[state.made])
    return state.numbers[state.made if begun else max(0, state.made - 1)]


def _notes(state: Hausnummer) -> list[Note]:
    """The last decision, what came of it, and the throw after it."""
    notes: list[Note] = []
    number = state.numbers[state.made] if state.made < len(state.numbers) else 0
    if number:
        notes.append(_put("note-put", state.made % state.seats, number, state.put))
    elif state.made:
        before = state.made - 1
        note = _put("note-built", before % state.seats, state.numbers[before], state.put)
        args = {"last": digit(state.numbers[before], state.rest), "number": state.numbers[before]}
        notes.append(Note(note.id, {**note.args, **args}))
    if state.turn >= 0:
        notes.append(Note("note-thrown", {"seat": state.turn, "face": state.thrown}))
    return notes


def _put(text: str, seat: int, number: int, place: int) -> Note:
    return Note(text, {"seat": seat, "face": digit(number, place), "place": NAMES[place - HUNDREDS]})


def _facts(state: Hausnummer) -> tuple[Note, ...]:
    """Which round it is."""
    if state.turn == NOBODY:
        return ()
    args = {"round": state.made // state.seats + 1, "rounds": len(state.numbers) // state.seats}
    return (Note("fact-round", args),)
