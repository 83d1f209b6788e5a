"""The table of Einundzwanzig: three dice, of which one is put aside after each round, and a pad with all throws."""

from ludothek.core.state import NOBODY
from ludothek.core.view import Cell, Choice, Layout, Note, Piece, Row, Scene, Zone
from ludothek.games.einundzwanzig.rules import DICE, GOAL, ROUNDS, STOP, THROW, Einundzwanzig, first_die
from ludothek.kit.common.dice import die_looks, fresh_die


def layout(_seats: int) -> Layout:
    """The dice that are thrown in this round, those put aside, and a row for every round."""
    rows = [Row(f"round{number}", Note("row-round", {"round": number + 1})) for number in range(ROUNDS)]
    zones = (
        Zone("dice", "dice"),
        Zone("aside", "box", label=Note("zone-aside")),
        Zone("pad", "pad", rows=(*rows, Row("total", Note("row-total"), sum=True))),
    )
    return Layout(zones, (*die_looks(), fresh_die()), buttons=True)


def choice(state: Einundzwanzig, move: int) -> Choice:
    """Throwing and stopping are buttons."""
    text = state.text(move)
    if move == THROW:
        return Choice(move, text, label=Note("throw"), help=Note("throw-help", {"dice": ROUNDS - state.round}))
    if move == STOP:
        return Choice(move, text, label=Note("stop"), help=Note("stop-help", {"total": state.total(state.player)}))
    return Choice(move, text)


def scene(state: Einundzwanzig, _seat: int) -> Scene:
    """Nothing is hidden: every seat sees the same."""
    seats = range(state.seats)
    return Scene(
        pieces=tuple(_die(state, place) for place in range(ROUNDS)),
        counters={f"points.{seat}": state.points(seat) for seat in seats if state.total(seat) <= GOAL},
        notes=_notes(state),
        facts=() if state.turn == NOBODY else (_round(state),),
        cells=tuple(cell for seat in seats for cell in _column(state, seat)),
        out=tuple(seat for seat in seats if state.total(seat) > GOAL),
    )


def _die(state: Einundzwanzig, place: int) -> Piece:
    zone = "dice" if place < ROUNDS - state.round else "aside"
    return Piece(zone, f"die-{state.lying >> 4 * place & 15}", id=f"die{place}")


def _round(state: Einundzwanzig) -> Note:
    return Note("fact-round", {"round": state.round + 1, "dice": ROUNDS - state.round})


def _faces(state: Einundzwanzig, seat: int, round_: int) -> list[int]:
    """What a seat has thrown in a round, from 0; nothing if it has not."""
    dice = state.dice[seat * DICE + first_die(round_) : seat * DICE + first_die(round_ + 1)]
    return [face for face in dice if face]


def _column(state: Einundzwanzig, seat: int) -> list[Cell]:
    """What a seat has thrown in each round, and the sum; a stroke where it throws no more."""
    if not state.dice[seat * DICE]:
        return []
    thrown = [sum(_faces(state, seat, round_)) for round_ in range(ROUNDS)]
    done = not state.throws_on(seat)
    rows = [(f"round{round_}", str(pips) if pips else "-") for round_, pips in enumerate(thrown) if pips or done]
    total = sum(thrown)
    return [
        *(Cell("pad", row, seat, text) for row, text in rows),
        Cell("pad", "total", seat, str(total), struck=total > GOAL),
    ]


def _notes(state: Einundzwanzig) -> tuple[Note, ...]:
    """What was done last."""
    if state.last < 0:
        return ()
    total = state.total(state.last)
    if state.stopped >> state.last & 1:
        return (Note("note-stopped", {"seat": state.last, "total": total}),)
    thrown = [faces for round_ in range(ROUNDS) if (faces := _faces(state, state.last, round_))][-1]
    name = "note-thrown" if total < GOAL else "note-goal" if total == GOAL else "note-out"
    return (Note(name, {"seat": state.last, "faces": "-".join(map(str, thrown)), "total": total}),)
