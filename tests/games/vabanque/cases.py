"""Rounds of Vabanque for tests, written as people record them: `4 x2 +6 -4 :2`; and a slow second opinion."""

from collections.abc import Generator
from fractions import Fraction
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, REFEREE
from ludothek.games import load_game
from ludothek.games.vabanque.rules import WHOLE, Vabanque, start
from support.playing import play, state_in

GAME = load_game("vabanque")
state_of = partial(state_in, Vabanque)
FIVE, TWELVE, LESS = "4 x2 +6 -4 :2", "5 +3 -4 :2 x6", "1 x1 :1 +1 -5"
"""Turns that end with 5, 12 and -3."""


def round_of(*counters: int, banker: int = LOT, inside: int = 0) -> Vabanque:
    """A round of seats with these counters; all of them pay unless it is said who does, as bits."""
    return start(banker, vec[i64](counters), inside or (1 << len(counters)) - 1)


def steps(turn: str) -> list[str]:
    """The single moves of a turn, or of the beginning of one: the last of five operations is nobody's choice."""
    found = []
    for at, word in enumerate(turn.split()):
        found += [word[-1], *word[:-1]] if at < 4 else [word[-1]]
    return found


def turns(state: Vabanque, *records: str) -> Vabanque:
    """Turns one after the other."""
    for record in records:
        play(state, *steps(record))
    return state


def result(state: Vabanque, seat: int) -> Fraction:
    return Fraction(state.results[seat], WHOLE)


def played(*records: str, seats: int = 2, lot: str = "", **options: int) -> Match:
    """A match in which the last seat has won the bank, unless it is told what all have thrown for it, and then this.

    As many rounds are played as there are seats, unless something else is agreed.
    """
    thrown = lot.split() or ["1"] * (seats - 1) + ["2"]
    log = [*thrown, *(step for record in records for step in steps(record))]
    return Match(GAME, seats, {"rounds": seats, **options}, Seal.numbered(1), log=log)


# A second opinion, after the clauses: fractions, lists of people, and heaps of counters that are moved by hand.

Asked = Generator[tuple[int, str], str, None]
DICE = "123456"


class Book:
    """What a sitting has come to: of every round the results, who won it, and everybody's counters after it."""

    def __init__(self, seats: int, rounds: int, start: int) -> None:
        self.counters = [start] * seats
        self.rounds = rounds
        self.results: list[dict[int, Fraction]] = []
        self.won: list[list[int]] = []
        self.after: list[list[int]] = []

    def sitting(self) -> Asked:
        """Ask for every die and every decision in turn: who is to move, and what is allowed."""
        people = list(range(len(self.counters)))
        banker = yield from _highest(people)
        for _ in range(self.rounds):
            payers = [seat for seat in people if self.counters[seat] >= 20]
            if len(payers) < 2:
                return
            while banker not in payers:
                banker = people[(people.index(banker) + 1) % len(people)]
            yield from self._round(payers, banker)
            banker = people[(people.index(banker) + 1) % len(people)]

    def _round(self, payers: list[int], banker: int) -> Asked:
        at = payers.index(banker) + 1
        order = payers[at:] + payers[:at]
        pot = 0
        for seat in payers:
            self.counters[seat] -= 20
            pot += 20
        results: dict[int, Fraction] = {}
        for seat in order:
            results[seat] = yield from _turn(seat)
        best = [seat for seat in order if results[seat] == max(results.values())]
        while pot:
            for seat in best[:pot]:
                self.counters[seat] += 1
                pot -= 1
        self.results.append(results)
        self.won.append(sorted(best))
        self.after.append(list(self.counters))


def _highest(people: list[int]) -> Generator[tuple[int, str], str, int]:
    while len(people) > 1:
        faces = {}
        for seat in people:
            faces[seat] = yield REFEREE, DICE
        people = [seat for seat in people if faces[seat] == max(faces.values())]
    return people[0]


def _turn(seat: int) -> Generator[tuple[int, str], str, Fraction]:
    value, left = Fraction((yield REFEREE, DICE)), "+-x:"
    while left:
        face = Fraction((yield REFEREE, DICE))
        operation = left if len(left) == 1 else (yield seat, left)
        left = left.replace(operation, "")
        value = linked(value, operation, face)
    return value


def linked(value: Fraction, operation: str, face: Fraction | int) -> Fraction:
    match operation:
        case "+":
            return value + face
        case "-":
            return value - face
        case "x":
            return value * face
        case _:
            return value / face
