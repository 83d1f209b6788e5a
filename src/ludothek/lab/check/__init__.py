"""The suite that every game passes: random matches in which everything that must always hold is checked.

It ships with Ludothek so that authors of games can run it on their own: `ludothek check my_game`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ludothek.core.game import Game
from ludothek.lab.check.walk import walk
from ludothek.lab.check.words import word_faults


@dataclass(frozen=True, slots=True)
class Complaint:
    """What does not hold, and the match in which it showed."""

    check: str
    message: str
    seats: int = 0
    seed: int = 0

    def __str__(self) -> str:
        where = f" (seats {self.seats}, seed {self.seed})" if self.seats else ""
        return f"{self.check}: {self.message}{where}"


def check_game(game: Game, *, matches: int = 1, seed: int = 1) -> list[Complaint]:
    """Play matches with every number of seats and collect what does not hold, each kind of complaint once."""
    found: dict[str, Complaint] = {}
    for complaint in _complaints(game, matches, seed):
        found.setdefault(complaint.check, complaint)
    return list(found.values())


def _complaints(game: Game, matches: int, seed: int) -> Iterator[Complaint]:
    try:
        for message in word_faults(game):
            yield Complaint("words", message)
    except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
        yield Complaint("words", repr(error))
    for seats in game.seats:
        for number in range(seed, seed + matches):
            for check, message in walk(game, seats, number):
                yield Complaint(check, message, seats, number)
