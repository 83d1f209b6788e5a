"""Races of Leiterspiel for tests, written as people record them: `P1 throws 3: 3 > 12`; and a slow second opinion."""

from collections.abc import Sequence

from ludothek.games import load_game
from ludothek.games.leiterspiel.rules import BACK, OVERSHOOT, Leiterspiel, ends, start
from support.cases import Cases, read_setup
from support.races import stood, thrown

GAME = load_game("leiterspiel")


def placed(*fields: int, first: int = 0, overshoot: str = "back", throws: int = 0) -> Leiterspiel:
    """A race in which the figures stand there."""
    return stood(start(len(fields), OVERSHOOT.index(overshoot)), fields, first, throws)


def _set_up(text: str) -> Leiterspiel:
    setup = read_setup(text, "overshoot")
    fields = [int(field) for (field,) in setup.sides.values()]
    return placed(*fields, first=list(setup.sides).index(setup.first), overshoot=setup.more.get("overshoot", "back"))


def _throws(state: Leiterspiel, player: str, face: str, rest: str) -> None:
    seat = int(player) - 1
    assert state.turn == seat
    end = ends(state.fields[seat], int(face), state.terms)
    thrown(state, int(face))
    field = state.fields[seat]
    told = f"{end} > {field}" if field != end else str(field)
    assert told == rest, f"it is {told}"


LEITERSPIEL: Cases[Leiterspiel] = Cases(
    start=lambda: start(2, BACK),
    set_up=_set_up,
    sides=lambda state: {f"P{seat + 1}": str(state.fields[seat]) for seat in range(state.seats)},
    acts={r"P(\d) throws (\d)": _throws},
    tells={"positions": lambda state: " ".join(map(str, state.fields))},
)


# A second opinion, after the clauses: figures that are carried from field to field.

UP = ((3, 12), (5, 11), (24, 26), (31, 33), (38, 42), (47, 49))
DOWN = ((18, 13), (36, 21), (60, 54), (62, 46))


def raced(seats: int, overshoot: str, faces: Sequence[int]) -> tuple[list[int], list[int]]:
    """Where all stand after these throws, and who has won; throws after the end are left out."""
    stand = [0] * seats
    for number, face in enumerate(faces):
        seat = number % seats
        field, step = stand[seat], 1
        for _ in range(face):
            if field == 64 and overshoot == "win":
                break
            step = -1 if field == 64 else step
            field += step
        if overshoot == "stay" and stand[seat] + face > 64:
            field = stand[seat]
        for begin, end in UP + DOWN:
            if field == begin:
                field = end
                break
        stand[seat] = field
        if field == 64:
            return stand, [seat]
        if number + 1 == 1000:
            return stand, [each for each in range(seats) if stand[each] == max(stand)]
    return stand, []
