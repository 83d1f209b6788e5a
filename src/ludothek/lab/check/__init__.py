"""The suite that every game passes: random matches in which everything that must always hold is checked.

It ships with Ludothek so that authors of games can run it on their own: `ludothek check my_game`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludothek.core.game import Game
from ludothek.lab.check.plans import Plan, plans
from ludothek.lab.check.walk import walk
from ludothek.lab.check.words import Heard, word_faults

Progress = Callable[[int, int], None]
"""Told how many matches of how many have been played."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """What does not hold, and the match in which it showed."""

    check: str
    message: str
    plan: Plan | None = None

    def __str__(self) -> str:
        where = f" ({self.plan})" if self.plan else ""
        return f"{self.check}: {self.message}{where}"


def check_game(game: Game, *, matches: int = 1, seed: int = 1, progress: Progress | None = None) -> list[Complaint]:
    """Play matches with every number of seats and with every option, and collect what does not hold.

    Each kind of complaint comes once.
    """
    found: dict[str, Complaint] = {}
    for complaint in _complaints(game, matches, seed, progress):
        found.setdefault(complaint.check, complaint)
    return list(found.values())


def _complaints(game: Game, matches: int, seed: int, progress: Progress | None) -> Iterator[Complaint]:
    if not (game.folder / "art" / "cover.svg").exists():
        yield Complaint("cover", "the drawing art/cover.svg is missing, by which people find the game")
    heard = Heard()
    planned = plans(game, matches, seed)
    for number, plan in enumerate(planned):
        if progress:
            progress(number, len(planned))
        for check, message in walk(game, plan, heard):
            yield Complaint(check, message, plan)
    try:
        for message in word_faults(game, heard):
            yield Complaint("words", message)
    except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
        yield Complaint("words", repr(error))
