"""The exact chance of everybody to win, for all numbers of seats and whatever is agreed.

That nobody has arrived yet after so many turns says everything: whoever moves when that stops being so has won. Geese
run for themselves, but for field 40. So one below it is followed for itself until it lands there or goes past, and what
all of them may do is added up turn by turn, by who is below, waits or is gone. Only the thousandth throw is not looked
at (GAE-R11): where it could ever decide, nothing is told.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.gaensespiel.alone import FREE, ROUNDS, UNSEEN, WAITS, WAYS, Behind, alone_in, behind
from ludothek.games.gaensespiel.rules import LOST, WAITING, Gaensespiel
from ludothek.kit.races.race import THROWS

NEGLIGIBLE: Final = 1e-10
"""A race that is less likely to be still on is not followed further."""
KNOWN: Final = THROWS // 2
"""After more throws than these the last of all comes within reach."""
KEPT: Final = 1 << 12
"""For so many positions the chances are remembered."""

BELOW: Final = 0
GONE: Final = 3
"""What a goose is at any time: below field 40, WAITING or LOST there, or gone from it. Two bits each are a status."""
EACH: Final = 0b01010101
CERTAIN: Final = vec[float]([1.0])


def waiting(status: i64) -> i64:
    """Those who wait on field 40, as the lower of their two bits."""
    return (status ^ (status >> 1)) & EACH


def is_below(goose: int) -> bool:
    """Is a goose below field 40, which is given by four times its place and what its foot is like?"""
    return goose // 4 < WAITS or goose // 4 == FREE


class Course:
    """A race from here on; seats are counted from the one that throws next.

    Whatever may happen is weighed for all ends at once: by how likely it happens, and nobody who has gone from field 40
    since has arrived after so many turns. That is less and less likely, and left out from where it cannot be seen.
    """

    def __init__(self, terms: i64, geese: tuple[int, ...]) -> None:
        self.seats: i64 = len(geese)
        self.turns: i64 = self.seats * ROUNDS
        self.all: i64 = (1 << (2 * self.seats)) - 1
        """The status in which everybody is gone."""
        self.under_way = alone_in(terms).under_way
        self.geese: dict[int, Behind] = {}
        """Those below field 40."""
        self.own: list[vec[i64]] = []
        """For each seat: how many of so many turns are its own."""
        self.below = vec[float]([1.0] * self.seats)
        """How likely those are still below."""
        self.ahead = self._all_ends(1.0)
        """At every end: how likely none of those has arrived who are gone already."""
        self.rows: list[vec[float]] = [vec[float]()] * (self.all + 1)
        """For each status: how likely it is, at every end. As long as nobody has gone since, that is one number."""
        self.used = vec[i64]([0] * (self.all + 1))
        """How long these rows are; from there on they are 0."""
        self.curve = self._all_ends(0.0)
        """What the last below may bring by landing on field 40."""
        self.curves: list[vec[float]] = [vec[float]()] * (EACH + 1)
        """By those who are freed: at every end, how likely a goose goes past in this turn and none has arrived."""
        self.curved = vec[i64]([0] * (EACH + 1))
        """In which turn that was found out."""
        status: i64 = 0
        for seat, goose in enumerate(geese):
            self.own.append(vec[i64]([(turn + self.seats - 1 - seat) // self.seats for turn in range(self.turns + 1)]))
            place, foot = goose // 4, goose % 4
            if is_below(goose):
                self.geese[seat] = behind(terms, place)
                continue
            status += (foot or GONE) << (2 * seat)
            if foot == 0:
                self._run(self.ahead, seat, place, 0, 0)
            elif not any(map(is_below, geese)):
                self._run(self.ahead, seat, place, 0, int(foot == WAITING))
        self.rows[status] = vec[float]([1.0])
        self.used[status] = 1

    def racing(self, turn: i64) -> float:
        """How likely nobody has arrived after that turn; they are asked for one after the other."""
        for seat, goose in self.geese.items():
            own = self.own[seat]
            self.below[seat] = goose.below[own[turn]]
        self._turn((turn - 1) % self.seats, turn)
        still = 0.0
        for status in range(self.all + 1):
            if self.used[status] == 0:
                continue
            chance = self._behind(status, turn)
            row = self.rows[status]
            if len(row) == 1:
                still += chance * row[0]
                continue
            still += chance * row[turn]
            end = self.used[status]
            while end > turn and chance * row[end - 1] < UNSEEN:
                end -= 1
                row[end] = 0.0
            self.used[status] = end if end > turn else 0
        return still

    def _behind(self, status: i64, turn: i64) -> float:
        """How likely all who are below in a status still are after a turn, and nobody has arrived who was ahead."""
        chance = self.ahead[turn]
        for seat in range(self.seats):
            if (status >> (2 * seat)) & GONE == BELOW:
                chance *= self.below[seat]
        return chance

    def _turn(self, seat: i64, turn: i64) -> None:
        """What the goose of a seat may do: from the last status down, for what becomes of one lies above it."""
        shift = 2 * seat
        for status in range(self.all, -1, -1):
            if self.used[status] == 0:
                continue
            row = self.rows[status]
            what = (status >> shift) & GONE
            if what == WAITING:
                self._add(status + ((LOST - WAITING) << shift), status, 1.0, turn)
                self._clear(status, turn)
            elif what == BELOW:
                goose = self.geese[seat]
                own = self.own[seat]
                lands = goose.lands[own[turn]]
                gone = goose.gone[own[turn]]
                others = self._behind(status | (GONE << shift), turn)
                if others < UNSEEN:
                    continue
                least = UNSEEN / others
                first: i64 = turn if len(row) > 1 else 0
                if lands * row[first] > least:
                    self._land(status, status + (WAITING << shift), lands, turn)
                if len(gone) > 0 and gone[0] * row[first] > least:
                    freed = waiting(status)
                    target = status | (GONE * freed) | (GONE << shift)
                    self._weigh(target, row, self._past(gone, seat, freed, turn), turn, least)

    def _land(self, status: i64, landed: i64, chance: float, turn: i64) -> None:
        """A goose lands on field 40; if it was the last below, nobody is still to come."""
        if (landed | (landed >> 1)) & EACH != self.all & EACH:
            self._add(landed, status, chance, turn)
            return
        row = self.rows[status]
        curve = self.curve
        step: i64 = 1 if len(row) > 1 else 0
        for end in range(turn, self.turns + 1):
            curve[end] = row[step * end] * chance
            if curve[end] < UNSEEN:
                break
        for seat in range(self.seats):
            what = (landed >> (2 * seat)) & GONE
            if what in (WAITING, LOST):
                self._run(curve, seat, WAITS, turn, int(what == WAITING))
        self._weigh(self.all, CERTAIN, curve, turn, UNSEEN)

    def _past(self, gone: vec[float], seat: i64, freed: i64, turn: i64) -> vec[float]:
        """A goose goes past field 40, and all who wait may go: how likely that is, and none of them has arrived."""
        if self.curved[freed] == turn:
            return self.curves[freed]
        self.curved[freed] = turn
        if len(self.curves[freed]) == 0:
            self.curves[freed] = self._all_ends(0.0)
        curve = self.curves[freed]
        own = self.own[seat]
        for end in range(turn, self.turns + 1):
            later = own[end] - own[turn]
            if later >= len(gone):
                curve[end] = 0.0
                break
            curve[end] = gone[later]
        for other in range(self.seats):
            if (freed >> (2 * other)) & 1 == 1:
                self._run(curve, other, WAITS, turn, 0)
        return curve

    def _run(self, curve: vec[float], seat: i64, place: i64, turn: i64, lost: i64) -> None:
        """A goose is free to run from a place after a turn, or after so many more of its own."""
        own = self.own[seat]
        ahead = self.under_way[place]
        before = own[turn] + lost
        for end in range(turn, self.turns + 1):
            if curve[end] < UNSEEN:
                break
            if own[end] > before:
                curve[end] *= ahead[own[end] - before]

    def _weigh(self, target: i64, row: vec[float], curve: vec[float], turn: i64, least: float) -> None:
        """Part of a row becomes that of another status, with a chance for every end."""
        if len(self.rows[target]) == 0:
            self.rows[target] = self._all_ends(0.0)
        to = self.rows[target]
        step: i64 = 1 if len(row) > 1 else 0
        end = turn
        while end <= self.turns:
            chance = curve[end] * row[step * end]
            if chance < least:
                break
            to[end] += chance
            end += 1
        self.used[target] = max(self.used[target], end)

    def _add(self, target: i64, status: i64, chance: float, turn: i64) -> None:
        """Part of a status becomes another, whenever the end is."""
        row = self.rows[status]
        if len(self.rows[target]) == 0:
            self.rows[target] = vec[float]([0.0] * len(row))
        to = self.rows[target]
        first: i64 = turn if len(row) > 1 else 0
        for end in range(first, self.used[status]):
            to[end] += chance * row[end]
        self.used[target] = max(self.used[target], self.used[status])

    def _clear(self, status: i64, turn: i64) -> None:
        row = self.rows[status]
        first: i64 = turn if len(row) > 1 else 0
        for end in range(first, self.used[status]):
            row[end] = 0.0
        self.used[status] = 0

    def _all_ends(self, number: float) -> vec[float]:
        return vec[float]([number] * (self.turns + 1))


@lru_cache(KEPT)
def _chances(terms: i64, geese: tuple[int, ...]) -> list[float]:
    """The chances of geese, each given by four times its place and what its foot is like, the next to throw first."""
    course = Course(terms, geese)
    chances = [0.0] * len(geese)
    racing = 1.0
    for turn in range(1, course.turns + 1):
        still = course.racing(turn)
        chances[(turn - 1) % len(geese)] += racing - still
        racing = still
        if racing < NEGLIGIBLE:
            break
    return chances


def odds(state: Gaensespiel) -> list[float]:
    """Every seat's chance to win; nothing where the thousandth throw could decide."""
    if state.throws > KNOWN:
        return []
    geese: list[int] = []
    for step in range(state.seats):
        seat = (state.runner + step) % state.seats
        free = step == 0 and state.freed == 1
        geese.append(4 * (FREE if free else WAYS * state.fields[seat] + state.missing[seat]) + state.foot[seat])
    chances = _chances(state.terms, tuple(geese))
    return [chances[(seat - state.runner) % state.seats] for seat in range(state.seats)]
