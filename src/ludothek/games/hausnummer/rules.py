"""The rules of Höchste Hausnummer: each face is written at a free place of a number before the next one is thrown."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.common.dice import FACES, falls

HUNDREDS: Final = 6
TENS: Final = 7
ONES: Final = 8
"""The moves of a seat: the three places (HAU-3, HAU-4) from left to right. Those below are what the die can show."""
MOVES: Final = 9
_TEXTS: Final = "123456hze"


def weight(place: i64) -> i64:
    """What a pip is worth at a place."""
    return 100 if place == HUNDREDS else 10 if place == TENS else 1


def digit(number: i64, place: i64) -> i64:
    """What stands at a place of a house number; 0: nothing yet."""
    return number // weight(place) % 10


class Hausnummer(State):
    """One game with all its rounds. No face is 0, so a 0 in a house number is a place that is free."""

    numbers: vec[i64]
    """All house numbers in the order in which they are made: round by round and in each of them seat by seat."""
    made: i64 = 0
    """How many of them are complete."""
    thrown: i64 = 0
    """What the one die (HAU-2) shows; 0 before the first throw."""
    put: i64 = 0
    """The place that was chosen last; 0 before the first."""
    rest: i64 = 0
    """Where the last face went in the number completed last, there being no other place; 0 before the first."""

    def moves(self) -> vec[i64]:
        if self.turn == REFEREE:
            return falls(0)
        return vec[i64]() if self.turn == NOBODY else free(self.numbers[self.made])  # HAU-R3

    def play(self, move: i64) -> None:
        if move >= FACES:
            self._write(move)  # HAU-5
            self.put = move
            self.turn = REFEREE
            return
        self.thrown = move + 1
        self.turn = self.made % self.seats
        places = free(self.numbers[self.made])
        if len(places) == 1:
            self._complete(places[0])

    def _write(self, place: i64) -> None:
        self.numbers[self.made] += self.thrown * weight(place)

    def _complete(self, place: i64) -> None:
        """HAU-R2: the last face goes where it must. HAU-R1: then it is the next seat's turn."""
        self._write(place)
        self.rest = place
        self.made += 1
        self.turn = REFEREE if self.made < len(self.numbers) else NOBODY  # HAU-R6

    def copy(self) -> "Hausnummer":
        new = Hausnummer(self.seats, self.dealer, self.turn)
        new.numbers = self.numbers[:]
        new.made = self.made
        new.thrown = self.thrown
        new.put = self.put
        new.rest = self.rest
        return new

    def points(self, seat: i64) -> i64:
        """HAU-7, HAU-8, HAU-R5: the sum of the complete house numbers; who has the most wins."""
        total: i64 = 0
        for index in range(seat, self.made, self.seats):
            total += self.numbers[index]
        return total

    def text(self, move: i64) -> str:
        return _TEXTS[move]

    def guess(self, seat: i64, random: Random) -> "Hausnummer":
        return self.copy()

    def refusal(self, move: i64) -> str:
        return "HAU-R2" if self.turn >= 0 and move >= FACES else ""

    def chance(self, random: Random) -> i64:
        return random.randrange(FACES)


def free(number: i64) -> vec[i64]:
    """The places of a house number at which nothing stands yet."""
    out = vec[i64](capacity=3)
    for place in range(HUNDREDS, MOVES):
        if digit(number, place) == 0:
            out = append(out, place)
    return out


def start(seats: i64, rounds: i64) -> Hausnummer:
    """A game of so many rounds before the first throw."""
    new = Hausnummer(seats, 0, REFEREE)
    new.numbers = vec[i64]([0] * (seats * rounds))
    return new
