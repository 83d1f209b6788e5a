"""What computer players know of Höchste Hausnummer: what each place is worth exactly, for the mean and for winning."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.hausnummer.rules import HUNDREDS, Hausnummer, free, weight
from ludothek.kit.common.dice import FACES

ADVICE: Final = 0
"""HAU-6: a 6 goes as far to the front as it can, a 1 as far to the back, and anything else anywhere."""
MEAN: Final = 1
"""Makes the highest house numbers on average."""
WIN: Final = 2
"""Wins as often as possible: against one who does the same, or against several who play for the mean."""
HIGHEST: Final = 666


class Curve:
    """What every whole number is worth, from the lowest that is listed; beyond the ends, as much as there."""

    def __init__(self, low: i64, values: vec[float]) -> None:
        self.low = low
        self.values = values

    def at(self, number: i64) -> float:
        return self.values[max(0, min(number - self.low, len(self.values) - 1))]

    def other_side(self) -> "Curve":
        """Chances as the opponent has them, whose lead is the opposite one."""
        last = len(self.values) - 1
        values = vec[float](capacity=last + 1)
        for index in range(last + 1):
            values = append(values, 1.0 - self.values[last - index])
        return Curve(-self.low - last, values)


def before(after: Curve) -> Curve:
    """What a sum is worth to whoever is to add a house number to it, from what it will be worth then."""
    curves = [after]
    """By the places that are free, as bits."""
    for places in range(1, 8):
        span: i64 = 0
        for place in range(3):
            if (places >> place) & 1:
                span += weight(HUNDREDS + place)
        low = after.low - FACES * span
        high = after.low + len(after.values) - span
        values = vec[float](capacity=high - low)
        for reached in range(low, high):
            total = 0.0
            for face in range(1, FACES + 1):
                best = 0.0
                for place in range(3):
                    if (places >> place) & 1:
                        best = max(best, curves[places ^ (1 << place)].at(reached + face * weight(HUNDREDS + place)))
                total += best
            values = append(values, total / FACES)
        curves.append(Curve(low, values))
    return curves[7]


def worth(after: Curve, base: i64, number: i64) -> float:
    """What is to be expected before a throw, if the finished house number will be added to the base."""
    places = free(number)
    if len(places) == 0:
        return after.at(base + number)
    total = 0.0
    for face in range(1, FACES + 1):
        best = 0.0
        for place in places:
            best = max(best, worth(after, base, number + face * weight(place)))
        total += best
    return total / FACES


def best_place(after: Curve, base: i64, number: i64, face: i64) -> i64:
    """The place where a face is worth most; of equals the foremost."""
    best: i64 = -1
    highest = 0.0
    for place in free(number):
        value = worth(after, base, number + face * weight(place))
        if best < 0 or value > highest:
            best = place
            highest = value
    return best


class HausnummerKnowledge(Knowledge):
    """Every level plays by rule or by exact calculation; nothing has to be searched."""

    def __init__(self) -> None:
        self._plain = Curve(0, vec[float]([float(number) for number in range(HIGHEST + 1)]))
        """A house number is worth itself."""
        self._duel = [Curve(-1, vec[float]([0.0, 0.5, 1.0]))]
        """With so many numbers to come by turns: the chance of whoever is to make the first, by his lead."""
        self._sums = [vec[float]([1.0])]
        """With so many numbers to come of one who plays for the mean: the chance of each sum."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Hausnummer)
        number = state.numbers[state.made]
        if skill == ADVICE:
            places = free(number)
            if state.thrown == FACES:
                return places[0]
            return places[len(places) - 1 if state.thrown == 1 else random.randrange(len(places))]
        if skill == MEAN:
            return best_place(self._plain, 0, number, state.thrown)
        mine = state.points(state.turn)
        if state.seats == 2:
            after = self.duel(len(state.numbers) - state.made - 1).other_side()
            return best_place(after, mine - state.points(1 - state.turn), number, state.thrown)
        after = self.share(state)
        for _ in range(left(state, state.turn) - 1):
            after = before(after)
        return best_place(after, mine, number, state.thrown)

    def duel(self, numbers: i64) -> Curve:
        """Two who both play to win, with so many numbers to come: the chance of the next, by his lead."""
        while len(self._duel) <= numbers:
            self._duel.append(before(self._duel[len(self._duel) - 1].other_side()))
        return self._duel[numbers]

    def sums(self, numbers: i64) -> vec[float]:
        """The chance of every sum of so many numbers that are made for the mean."""
        while len(self._sums) <= numbers:
            last = self._sums[len(self._sums) - 1]
            more = vec[float]([0.0] * (len(last) + HIGHEST))
            self._spread(last, more, 0, 1.0)
            self._sums.append(more)
        return self._sums[numbers]

    def _spread(self, last: vec[float], more: vec[float], number: i64, chance: float) -> None:
        """Add to sums what they get by a number that has come to this with this chance."""
        if len(free(number)) == 0:
            for index in range(len(last)):
                more[index + number] += chance * last[index]
            return
        for face in range(1, FACES + 1):
            place = best_place(self._plain, 0, number, face)
            self._spread(last, more, number + face * weight(place), chance / FACES)

    def share(self, state: Hausnummer) -> Curve:
        """What a final sum of the seat in turn wins, if all others play for the mean; a shared win counts in part."""
        others = [seat for seat in range(state.seats) if seat != state.turn]
        have = [state.points(seat) for seat in others]
        to_come = [self.sums(left(state, seat)) for seat in others]
        below = vec[float]([0.0] * len(others))
        low: i64 = min(have) - 1
        high: i64 = max([points + len(sums) for points, sums in zip(have, to_come, strict=True)])
        values = vec[float](capacity=high - low + 1)
        for total in range(low, high + 1):
            ties = vec[float]([1.0] + [0.0] * len(others))
            """The chance that nobody has more and that so many have as much."""
            for index in range(len(others)):
                sums = to_come[index]
                missing = total - have[index]
                equal = sums[missing] if 0 <= missing < len(sums) else 0.0
                for count in range(index + 1, 0, -1):
                    ties[count] = ties[count] * below[index] + ties[count - 1] * equal
                ties[0] *= below[index]
                below[index] += equal
            share = 0.0
            for count in range(len(ties)):
                share += ties[count] / (count + 1)
            values = append(values, share)
        return Curve(low, values)


def left(state: Hausnummer, seat: i64) -> i64:
    """How many house numbers a seat has still to complete."""
    return len(state.numbers) // state.seats - (state.made + state.seats - 1 - seat) // state.seats
