"""Races of Gänsespiel for tests, written as people record them: `P1 throws 4: 4 > 8`; and a slow second opinion."""

from collections.abc import Sequence

from ludothek.games import load_game
from ludothek.games.gaensespiel.rules import FREES, GOAL, HURT, STAY, Gaensespiel, start, stays
from ludothek.kit.races.track import land
from support.cases import Cases, read_setup
from support.races import stood, thrown

GAME = load_game("gaensespiel")
TERMS = {"": 0, "frees": FREES, "stay": STAY, "frees stay": FREES | STAY}


def placed(*fields: int, first: int = 0, terms: str = "", throws: int = 0) -> Gaensespiel:
    """A race in which the geese stand there, without any waiting but on field 9."""
    return stood(start(len(fields), TERMS[terms]), fields, first, throws)


def lost(state: Gaensespiel) -> list[str]:
    """Who has lost a turn since the last throw, in order, and how."""
    seats = [(state.missed >> shift) % 8 - 1 for shift in range(57, -3, -3)]
    return [f"P{seat + 1} {'waits on 40' if state.fields[seat] == HURT else 'sits out'}" for seat in seats if seat >= 0]


UNLISTED: list[str] = []
"""Turns that were lost and that a case has still to list."""


def _set_up(text: str) -> Gaensespiel:
    setup = read_setup(text)
    UNLISTED.clear()
    return placed(*[int(field) for (field,) in setup.sides.values()], first=list(setup.sides).index(setup.first))


def _throws(state: Gaensespiel, player: str, face: str, rest: str) -> None:
    assert not UNLISTED, f"not listed: {UNLISTED}"
    seat = int(player) - 1
    assert state.turn == seat
    came, number = int(state.fields[seat]), int(face)
    end = came if stays(came, number, state.terms, state.freed) else int(land(came, number, GOAL, back=True))
    thrown(state, number)
    field = state.fields[seat]
    told = f"{end} > {field}" if field != end else str(field)
    assert told == rest, f"it is {told}"
    UNLISTED.extend(lost(state))


def _loses(_state: Gaensespiel, player: str, how: str, _rest: str) -> None:
    assert UNLISTED.pop(0) == f"P{player} {how}"


GAENSESPIEL: Cases[Gaensespiel] = Cases(
    start=lambda: start(2, 0),
    set_up=_set_up,
    sides=lambda state: {f"P{seat + 1}": str(state.fields[seat]) for seat in range(state.seats)},
    acts={r"P(\d) throws (\d)": _throws, r"P(\d) (sits out|waits on 40)": _loses},
    tells={"positions": lambda state: " ".join(map(str, state.fields))},
)


# A second opinion, after the clauses: geese that are carried from field to field, and a log of all that happened.

SENT = {4: 8, 13: 16, 30: 34, 49: 53, 52: 43}


class Slow:
    """One race, whose turns begin, are lost and are thrown one by one."""

    def __init__(self, seats: int, *, frees: bool, stay: bool) -> None:
        self.frees, self.stay = frees, stay
        self.at = [0] * seats
        self.out = [0] * seats
        self.log: list[tuple[str, int]] = []
        """What has happened since the beginning: `landed` on 40, `past` it, `lost` a turn, by whom."""
        self.turn = 0
        self.winners: list[int] = []
        self.free = False
        self.throws = 0

    def throw(self, face: int) -> None:
        """The whole of a throw, and the turns that are lost after it."""
        seat, field, step = self.turn, self.at[self.turn], 1
        again = False
        self.throws += 1
        moves = True
        if field == 9 and not self.free:
            moves = face == 6 and not self.frees
            again = face == 6 and self.frees
        elif self.stay and field + face > 63:
            moves = False
        self.free = again
        if moves:
            before = field
            for _ in range(face):
                step = -1 if field == 63 else step
                field += step
            field = SENT.get(field, field)
            self.at[seat] = field
            again = field in (21, 34, 60)
            self.out[seat] = {15: 1, 24: 1, 37: 2, 57: 2}.get(field, 0)
            if field == 40:
                self.log.append(("landed", seat))
            if before < 40 < field:
                self.log.append(("past", seat))
        if field == 63:
            self.winners = [seat]
        elif self.throws == 1000:
            self.winners = [each for each, there in enumerate(self.at) if there == max(self.at)]
        elif not again:
            self.next()

    def next(self) -> None:
        while True:
            self.turn = (self.turn + 1) % len(self.at)
            if self.out[self.turn]:
                self.out[self.turn] -= 1
                self.log.append(("lost", self.turn))
            elif self.at[self.turn] == 40 and self.waits(self.turn):
                self.log.append(("lost", self.turn))
            else:
                return

    def waits(self, seat: int) -> bool:
        """GAE-R7, its three cases one after the other."""
        landed = max(place for place, what in enumerate(self.log) if what == ("landed", seat))
        since = self.log[landed:]
        if any(what == "past" for what, _ in since):
            return False
        if any(field < 40 for other, field in enumerate(self.at) if other != seat):
            return True
        return ("lost", seat) not in since


def raced(seats: int, terms: str, faces: Sequence[int]) -> Slow:
    """A race after these throws; those after its end are left out."""
    slow = Slow(seats, frees="frees" in terms, stay="stay" in terms)
    for face in faces:
        if not slow.winners:
            slow.throw(face)
    return slow
