"""A goose for itself: what its turns bring, how long it is under way, and when it lands on field 40 or goes past."""

from functools import cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.gaensespiel.rules import CAUGHT, GOAL, HURT, RESTS, THROWS_AGAIN, leads, stays
from ludothek.kit.common.dice import FACES

UNSEEN: Final = 1e-12
"""What is less likely is not followed."""
ROUNDS: Final = 160
"""By then a race is over, as good as certainly. Most are much sooner: only a goose that is caught may keep it going."""

WAYS: Final = 3
FREE: Final = WAYS * (GOAL + 1)
"""A place is three times the field and the turns to be missed, or to be free to leave field 9."""
WAITS: Final = WAYS * HURT


class Alone:
    """A goose under what was agreed."""

    def __init__(self, terms: i64) -> None:
        self.source = vec[i64]()
        self.target = vec[i64]()
        self.share = vec[float]()
        """From which place a turn leads to which, and how likely."""
        for place in range(FREE + 1):
            if place // WAYS != GOAL:
                for there, share in _turn(terms, place).items():
                    self.source = append(self.source, place)
                    self.target = append(self.target, there)
                    self.share = append(self.share, share)
        self.under_way = [vec[float]([0.0] * (ROUNDS + 1)) for _ in range(FREE + 1)]
        """For every place: how likely a goose has not arrived after so many turns."""
        now = vec[float]([1.0] * (FREE + 1))
        now[WAYS * GOAL] = 0.0
        for turns in range(ROUNDS + 1):
            for place in range(FREE + 1):
                chances = self.under_way[place]
                chances[turns] = now[place]
            now = self._mean(now)

    def _mean(self, then: vec[float]) -> vec[float]:
        """For every place the mean of what a turn leads to."""
        mean = vec[float]([0.0] * (FREE + 1))
        for each in range(len(self.share)):
            mean[self.source[each]] += self.share[each] * then[self.target[each]]
        return mean

    def after(self, now: vec[float]) -> vec[float]:
        """How likely it is at every place one turn later."""
        then = vec[float]([0.0] * (FREE + 1))
        for each in range(len(self.share)):
            then[self.target[each]] += self.share[each] * now[self.source[each]]
        return then

    def gone(self, now: vec[float], turns: i64) -> vec[float]:
        """How likely it has just gone past field 40, and has not arrived after so many turns more."""
        chances = vec[float]([0.0] * (turns + 1))
        for place in range(WAITS + WAYS, WAITS + WAYS * FACES, WAYS):
            ahead = self.under_way[place]
            for later in range(turns + 1):
                chances[later] += now[place] * ahead[later]
        return chances[: _seen(chances)]


def _seen(chances: vec[float]) -> i64:
    """How many of chances that become smaller and smaller can be seen."""
    end: i64 = len(chances)
    while end > 0 and chances[end - 1] < UNSEEN:
        end -= 1
    return end


def _turn(terms: i64, place: i64) -> dict[int, float]:
    """Where a whole turn may lead, throws that are made again included."""
    if place < FREE and place % WAYS > 0:
        return {place - 1: 1.0}
    found: dict[int, float] = {}
    throws: dict[int, float] = {place: 1.0}
    while throws:
        again: dict[int, float] = {}
        for now, chance in throws.items():
            field = CAUGHT if now == FREE else now // WAYS
            for number in range(1, FACES + 1):
                if stays(field, number, terms, int(now == FREE)):
                    more = field == CAUGHT and number == FACES
                    there = FREE if more else now
                else:
                    reached = leads(field, number)
                    more = THROWS_AGAIN[reached] == 1
                    there = WAYS * reached + RESTS[reached]
                rest = again if more else found
                rest[there] = rest.get(there, 0.0) + chance / FACES
        throws = {now: chance for now, chance in again.items() if chance > UNSEEN * UNSEEN}
    return found


class Behind:
    """A goose below field 40, and what each of its turns brings."""

    def __init__(self, alone: Alone, place: i64) -> None:
        self.below = vec[float]([1.0])
        """How likely it is still below after so many turns."""
        self.lands = vec[float]([0.0])
        """How likely that turn brings it onto field 40."""
        self.gone = [vec[float]()]
        """How likely that turn brings it past, and it has not arrived so many turns later."""
        now = vec[float]([0.0] * (FREE + 1))
        now[place] = 1.0
        for turn in range(1, ROUNDS + 1):
            now = alone.after(now)
            self.lands = append(self.lands, now[WAITS])
            self.gone.append(alone.gone(now, ROUNDS - turn))
            below = 0.0
            for there in range(WAITS):
                below += now[there]
            for there in range(WAITS, FREE + 1):
                now[there] = 0.0
            self.below = append(self.below, below)


@cache
def alone_in(terms: i64) -> Alone:
    """Found out once."""
    return Alone(terms)


@cache
def behind(terms: i64, place: i64) -> Behind:
    """Found out once."""
    return Behind(alone_in(terms), place)
