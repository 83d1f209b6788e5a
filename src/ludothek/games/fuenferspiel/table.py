"""The table of Fünfer-Spiel: three dice, and a pad with a row for each of ten rounds."""

from ludothek.core.state import NOBODY
from ludothek.core.view import Cell, Choice, Layout, Note, Piece, Row, Scene, Zone
from ludothek.games.fuenferspiel.rules import DICE, GOAL, ROUNDS, Fuenferspiel
from ludothek.kit.common.dice import die_looks, fresh_die
from ludothek.kit.common.throwing import THROW


def layout(_seats: int) -> Layout:
    """The dice and the pad."""
    rows = [Row(f"throw{number}", Note("row-throw", {"throw": number})) for number in range(1, ROUNDS + 1)]
    return Layout(
        (Zone("dice", "dice"), Zone("pad", "pad", rows=tuple(rows))), (*die_looks(), fresh_die()), buttons=True
    )


def choice(state: Fuenferspiel, move: int) -> Choice:
    """The throw is a button."""
    return Choice(move, state.text(move), label=Note("throw") if move == THROW else None)


def scene(state: Fuenferspiel, _seat: int) -> Scene:
    """Nothing is hidden: every seat sees the same."""
    cells = [
        Cell("pad", f"throw{at // state.seats + 1}", at % state.seats, f"★ {total}" if total == GOAL else str(total))
        for at, total in enumerate(state.sums)
    ]
    pieces = [Piece("dice", f"die-{state.lying >> 4 * place & 15}", id=f"die{place}") for place in range(DICE)]
    return Scene(tuple(pieces), {}, _notes(state), facts=_facts(state), cells=tuple(cells))


def _notes(state: Fuenferspiel) -> tuple[Note, ...]:
    """The last throw, and whether everything begins anew after it."""
    if state.fallen or not state.lying:
        return ()
    faces = [state.lying >> 4 * place & 15 for place in range(DICE)]
    args: dict[str, int | str] = {
        "seat": (state.thrower() - 1) % state.seats,
        "faces": "-".join(map(str, faces)),
        "total": sum(faces),
    }
    note = Note("note-five" if sum(faces) == GOAL else "note-thrown", args)
    return (note,) if state.sums else (note, Note("note-again"))


def _facts(state: Fuenferspiel) -> tuple[Note, ...]:
    """Which round and which series it is, and whether it is the last because somebody has a 5."""
    if state.turn == NOBODY:
        return ()
    facts = [Note("fact-round", {"round": len(state.sums) // state.seats + 1, "rounds": ROUNDS})]
    if state.series + state.again > 1:
        facts.append(Note("fact-series", {"series": state.series, "most": state.series + state.again}))
    if state.hits:
        facts.append(Note("fact-last-round"))
    return tuple(facts)
