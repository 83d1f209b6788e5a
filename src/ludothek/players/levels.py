"""The levels of computer players that people can choose from, from easy to hard, and how long each may think."""

import re
from dataclasses import dataclass
from time import perf_counter

from librt.random import Random

from ludothek.core.errors import LudothekError
from ludothek.core.match import Guess
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.players import Player
from ludothek.players.search import Search

EXPLORATION = 0.4
BATCH = 32
"""Simulations between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may go on: so many simulations, or so many seconds."""

    simulations: int = 0
    seconds: float = 0.0


LEVELS = {
    "beginner": Budget(simulations=2),
    "casual": Budget(simulations=8),
    "club": Budget(simulations=60),
    "master": Budget(simulations=4000),
}
"""What people are offered. `random`, which plays any legal move, is for measuring only."""


class RandomPlayer:
    """Plays any legal move, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, guess: Guess) -> int:
        """Any choice."""
        return view.choices[self._random.randrange(len(view.choices))].move


class SearchPlayer:
    """Searches sampled worlds for as long as its budget lasts. Bounded by simulations it is reproducible."""

    def __init__(self, budget: Budget, seed: int | None = None) -> None:
        self._budget = budget
        self._random = Random(seed)

    def choose(self, view: View, guess: Guess) -> int:
        """The choice that the search followed most often."""
        if len(view.choices) == 1:
            return view.choices[0].move
        search = Search(guess, load_game(view.game).knowledge, self._random, EXPLORATION)
        if self._budget.simulations:
            search.simulate(self._budget.simulations)
        else:
            end = perf_counter() + self._budget.seconds
            while perf_counter() < end:
                search.simulate(BATCH)
        return search.best()


def computer_player(level: str, seed: int | None = None) -> Player:
    """A computer player of a level; with a seed it decides the same way every time.

    A budget of one's own may follow: `master:2000` for simulations, `master:0.5s` for seconds a move.
    """
    name, _, budget = level.partition(":")
    if name == "random" and not budget:
        return RandomPlayer(seed)
    if name not in LEVELS:
        raise LudothekError(f"there is no level {name!r}; there are {', '.join((*LEVELS, 'random'))}")
    return SearchPlayer(_budget(budget) if budget else LEVELS[name], seed)


def _budget(text: str) -> Budget:
    found = re.fullmatch(r"(\d{1,9})|(\d{1,4}(?:\.\d{1,6})?)s", text)
    if found and found[1] and int(found[1]) > 0:
        return Budget(simulations=int(found[1]))
    if found and found[2] and float(found[2]) > 0:
        return Budget(seconds=float(found[2]))
    raise LudothekError(f"a budget is a number of simulations (2000) or of seconds (0.5s), not {text!r}")
