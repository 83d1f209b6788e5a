"""The table of Auf und ab: the die, and a sheet on which everybody has the numbers 1 to 6 one below the other."""

from ludothek.core.state import NOBODY
from ludothek.core.view import Cell, Choice, Layout, Note, Piece, Row, Scene, Zone
from ludothek.games.auf_und_ab.rules import ALL, AufUndAb
from ludothek.kit.common.dice import FACES, die_looks, fresh_die
from ludothek.kit.common.throwing import THROW


def layout(_seats: int) -> Layout:
    """The die and the sheet."""
    rows = [Row(str(number), Note("row-number", {"number": number})) for number in range(1, FACES + 1)]
    return Layout(
        (Zone("dice", "dice"), Zone("pad", "pad", rows=tuple(rows))), (*die_looks(), fresh_die()), buttons=True
    )


def choice(state: AufUndAb, move: int) -> Choice:
    """The throw is a button."""
    return Choice(move, state.text(move), label=Note("throw") if move == THROW else None)


def scene(state: AufUndAb, _seat: int) -> Scene:
    """Nothing is hidden: every seat sees the same."""
    cells = [
        Cell("pad", str(number), seat, str(number), struck=bool(state.lists[seat] >> number - 1 & 1))
        for seat in range(state.seats)
        for number in range(1, FACES + 1)
    ]
    return Scene(
        pieces=(Piece("dice", f"die-{state.thrown}", id="die"),),
        counters={f"struck.{seat}": state.points(seat) for seat in range(state.seats)},
        notes=_notes(state),
        facts=_facts(state),
        cells=tuple(cells),
    )


def _notes(state: AufUndAb) -> tuple[Note, ...]:
    """The last throw and what it did."""
    if not state.made:
        return ()
    seat = (state.made - 1) % state.seats
    crossed = state.lists[seat]
    name = "note-all" if crossed == ALL else "note-struck" if crossed >> state.thrown - 1 & 1 else "note-anew"
    return (Note(name, {"seat": seat, "face": state.thrown}),)


def _facts(state: AufUndAb) -> tuple[Note, ...]:
    """Which round it is, and whether it is the last because somebody has crossed out everything."""
    if state.turn == NOBODY:
        return ()
    fact = Note("fact-round", {"round": state.made // state.seats + 1})
    return (fact, Note("fact-last-round")) if state.finished() else (fact,)
