"""The table of Vabanque: five dice, the banker's list with everybody's calculation, and the counters in the pot."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from ludothek.core.state import LOT, NOBODY
from ludothek.core.view import Cell, Choice, Layout, Look, Note, Piece, Role, Row, Scene, Zone
from ludothek.games.vabanque.rules import DICE, PLUS, STAKE, WHOLE, Vabanque, linked
from ludothek.kit.common.dice import FACES, die_looks, fresh_die
from ludothek.kit.common.pieces import heap

SIGNS = "+−×:"
"""The operations as they are written on paper."""
OTHER_SIGNS = {"*": "x", "×": "x", "·": "x", "/": ":", "÷": ":", "−": "-"}
"""What people type instead of the notation."""
PARTS = {
    Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕", Fraction(2, 5): "⅖", Fraction(3, 5): "⅗", Fraction(4, 5): "⅘", Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
}  # fmt: skip
"""Every fraction that a result can end with."""


def layout(seats: int) -> Layout:
    """The dice, a row of the list for each of them, the pot, and everybody's counters."""
    rows = [Row(f"die{number}", Note("row-die", {"number": number + 1})) for number in range(DICE)]
    zones = (
        Zone("dice", "dice"),
        Zone("list", "pad", label=Note("zone-list"), rows=(*rows, Row("result", Note("row-result"), sum=True))),
        Zone("pot", "chips", label=Note("zone-pot")),
        *(Zone(f"counters.{seat}", "chips", seat) for seat in range(seats)),
    )
    counter = Look("counter", "chip", "", "red", "●", Note("counter"))
    return Layout(zones, (*die_looks(), fresh_die(), counter), buttons=True)


def mixed(value: int) -> str:
    """A number of sixtieths as people read it best: `10⅔`."""
    whole, part = divmod(abs(Fraction(value, WHOLE)), 1)
    digits = str(whole) if whole or not part else ""
    return ("−" if value < 0 else "") + digits + (PARTS[part] if part else "")


def exact(value: int) -> str:
    """A number of sixtieths as it is recorded, and as people read it where that is something else: `32/3 (10⅔)`."""
    number = str(Fraction(value, WHOLE)).replace("-", "−")
    return f"{number} ({mixed(value)})" if "/" in number else number


# How moves are made.


def choice(state: Vabanque, move: int) -> Choice:
    """An operation is a button that says what comes of it."""
    if move < FACES or state.turn < 0:
        return Choice(move, state.text(move))
    before = state.results[state.player]
    after = linked(before, move, state.face)
    args = {"before": mixed(before), "sign": SIGNS[move - PLUS], "face": str(state.face), "after": mixed(after)}
    return Choice(move, state.text(move), label=Note("link", args))


def read(state: Vabanque, text: str) -> Sequence[str]:
    """Another sign for an operation, and perhaps the die with it: `x2`, as turns are recorded."""
    word = text.strip().lower()
    sign, face = word[:1], word[1:].strip()
    if face and (state.turn < 0 or face != str(state.face)):
        return (text,)
    return (OTHER_SIGNS.get(sign, sign) or text,)


# What is seen.


def scene(state: Vabanque, _seat: int) -> Scene:
    """Nothing is hidden: every seat sees the same."""
    seats = range(state.seats)
    return Scene(
        pieces=(*_dice(state), *_counters(state)),
        counters={},
        notes=tuple(_notes(state)),
        facts=tuple(_facts(state)),
        cells=tuple(cell for seat in seats for cell in _column(state, seat)),
        out=tuple(seat for seat in seats if not state.inside >> seat & 1),
        roles=() if state.dealer == LOT else (Role(state.dealer, Note("banker")),),
    )


def _shown(state: Vabanque) -> int:
    """Whose dice lie there: the player's, or those of the one before him until his first has fallen; -1: nobody's."""
    if state.thrown:
        return state.player
    done = [seat for seat in state.order() if state.finished(seat)] if state.dealer != LOT else []
    return done[-1] if done else -1


def _dice(state: Vabanque) -> Iterator[Piece]:
    """While the bank is thrown for, the last throw; then those that have fallen for a player, and fresh ones."""
    shown = _shown(state)
    faces = list(state.dice[DICE * shown : DICE * (shown + 1)]) if shown >= 0 else [0] * DICE
    if state.dealer == LOT:
        faces[0] = state.face
    return (Piece("dice", f"die-{face}", id=f"die{number}") for number, face in enumerate(faces))


def _counters(state: Vabanque) -> Iterator[Piece]:
    """The pot until it is taken, and what everybody has; what has just been staked or taken has come from there."""
    over = state.turn == NOBODY
    if not over and state.dealer != LOT:
        for seat in state.order():
            yield Piece("pot", "counter", came="" if any(state.signs) else f"counters.{seat}", count=STAKE)
    for seat in range(state.seats):
        won = state.won(seat) if over else 0
        have = state.counters[seat] + state.points(seat)
        yield from heap(f"counters.{seat}", "counter", have, "pot" if won else "", won)


def _written(state: Vabanque, seat: int, number: int) -> str:
    """A die with the operation before it, as it stands on the list: `×2`."""
    at = DICE * seat + number
    sign = SIGNS[state.signs[at] - PLUS] if state.signs[at] else ""
    return f"{sign}{state.dice[at]}"


def _linked(state: Vabanque, seat: int) -> int:
    """How many dice of a seat stand on the list: the first, and all that have been linked to it."""
    dice = range(DICE * seat, DICE * (seat + 1))
    return int(state.dice[dice[0]] > 0) + sum(1 for at in dice if state.signs[at])


def _column(state: Vabanque, seat: int) -> Iterator[Cell]:
    """The calculation of a seat as far as it has come, and what it amounts to."""
    count = _linked(state, seat)
    for number in range(count):
        yield Cell("list", f"die{number}", seat, _written(state, seat, number))
    if count:
        yield Cell("list", "result", seat, mixed(state.results[seat]), offered=not state.finished(seat))


def _lot(state: Vabanque) -> Iterator[Note]:
    """What everybody has thrown for the bank, until the first decision has been made."""
    if not any(state.signs):
        for seat, face in enumerate(state.lot):
            if face:
                yield Note("note-lot", {"seat": seat, "face": face})


def _notes(state: Vabanque) -> Iterator[Note]:
    """Who gets the bank, the last decision, what stands on the list at last, the last die, and who takes the pot."""
    yield from _lot(state)
    if state.dealer == LOT:
        return
    if not any(state.signs):
        if any(state.lot):
            yield Note("note-bank", {"seat": state.dealer})
        yield Note("note-stakes", {"count": STAKE, "pot": state.pot()})
    done = [seat for seat in state.order() if state.finished(seat)]
    if _linked(state, state.player) > 1 and state.turn != NOBODY:
        number = _linked(state, state.player) - 1
        args = {"link": _written(state, state.player, number), "result": mixed(state.results[state.player])}
        yield Note("note-linked", {"seat": state.player, **args})
    elif done:
        yield Note(
            "note-listed", {"seat": done[-1], "sum": record(state, done[-1]), "result": exact(state.results[done[-1]])}
        )
    if state.turn >= 0:
        fallen = {"seat": state.player, "face": state.face}
        if state.thrown == 2:  # nobody was asked about the first
            yield Note("note-two", {**fallen, "first": state.dice[DICE * state.player]})
        else:
            yield Note("note-fallen", fallen)
    elif state.turn == NOBODY:
        for seat in state.best():
            yield Note("note-pot", {"seat": seat, "count": state.won(seat)})


def record(state: Vabanque, seat: int) -> str:
    """A turn as it is recorded, without its result: `4 ×2 +6 −4 :2`."""
    return " ".join(_written(state, seat, number) for number in range(DICE))


def _facts(state: Vabanque) -> Iterator[Note]:
    """What is to be beaten."""
    if state.turn != NOBODY and state.dealer != LOT:
        for seat in state.best()[:1]:
            yield Note("fact-best", {"seat": seat, "result": mixed(state.results[seat])})
