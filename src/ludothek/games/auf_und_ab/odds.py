"""Exact odds of Auf und ab. Which numbers are crossed out does not matter, only how many: a walk from 0 to 6."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.auf_und_ab.rules import LONGEST, AufUndAb
from ludothek.kit.common.dice import FACES


class Walk:
    """One list with so many numbers crossed out: how likely it is not complete after so many throws, and how it is."""

    def __init__(self, crossed: i64) -> None:
        self.unfinished = vec[float]()
        """After so many throws: the chance that it was never complete."""
        self.counts: list[vec[float]] = []
        """After so many throws: the chance of each number of crossed-out numbers below six, never having been six."""
        now = vec[float]([0.0] * FACES)
        if crossed < FACES:
            now[crossed] = 1.0
        for _ in range(LONGEST + 1):
            self.counts.append(now)
            self.unfinished = append(self.unfinished, sum(now))
            now = _thrown(now)

    def completes(self, throws: i64) -> float:
        """The chance that it becomes complete with just this throw."""
        return self.unfinished[throws - 1] - self.unfinished[throws]


def _thrown(now: vec[float]) -> vec[float]:
    """The chances after one more throw: up with each number that is open, down with each that is crossed out."""
    after = vec[float]([0.0] * FACES)
    for count in range(FACES):
        if count > 0:
            after[count - 1] += now[count] * float(count) / FACES
        if count + 1 < FACES:
            after[count + 1] += now[count] * float(FACES - count) / FACES
    return after


_WALKS: dict[int, Walk] = {}


def walk(crossed: i64) -> Walk:
    """The walk that begins with so many; each is found out once."""
    if crossed not in _WALKS:
        _WALKS[crossed] = Walk(crossed)
    return _WALKS[crossed]


def odds(state: AufUndAb) -> list[float]:
    """Every seat's exact chance to be among the winners."""
    walks = [walk(state.points(seat)) for seat in range(state.seats)]
    thrower = state.thrower()
    if state.finished():  # only this round is completed
        chances = [float(state.points(seat) == FACES) for seat in range(thrower)]
        return chances + [walks[seat].completes(1) for seat in range(thrower, state.seats)]
    chances = [0.0] * state.seats
    rounds = LONGEST - state.made // state.seats
    for number in range(1, rounds + 1):
        for seat in range(thrower if number == 1 else 0, state.seats):
            chance = walks[seat].completes(more(thrower, seat, number))
            for other in range(state.seats):
                if other != seat:
                    before = other < seat and not state.complete
                    chance *= walks[other].unfinished[more(thrower, other, number if before else number - 1)]
            chances[seat] += chance
    ends = [walks[seat].counts[more(thrower, seat, rounds)] for seat in range(state.seats)]
    for seat in range(state.seats):
        chances[seat] += _most(ends, seat)
    return chances


def more(thrower: i64, seat: i64, rounds: i64) -> i64:
    """How many throws a seat still makes in so many rounds, of which the first has come to the thrower."""
    return max(0, rounds - 1) if seat < thrower else rounds


def _most(ends: list[vec[float]], seat: i64) -> float:
    """AUF-R5: how likely it is that nobody is finished in the end, and nobody has more crossed out than this seat."""
    total = 0.0
    for count in range(FACES):
        chance = ends[seat][count]
        for other in range(len(ends)):
            if other != seat:
                fewer = 0.0
                for less in range(count + 1):
                    fewer += ends[other][less]
                chance *= fewer
        total += chance
    return total
