"""The levels of computer players that people can choose from, from easy to hard."""

from librt.random import Random

from ludothek.core.errors import LudothekError
from ludothek.core.match import Guess
from ludothek.core.view import View
from ludothek.players import Player

LEVELS = ("beginner", "casual", "club", "master")
"""What people are offered. `random`, which plays any legal move, is for measuring only."""


class RandomPlayer:
    """Plays any legal move, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, guess: Guess) -> int:
        """Any choice."""
        return view.choices[self._random.randrange(len(view.choices))].move


def computer_player(level: str, seed: int | None = None) -> Player:
    """A computer player of a level; with a seed it decides the same way every time."""
    if level == "random":
        return RandomPlayer(seed)
    raise LudothekError(f"there is no level {level!r}; there are {', '.join((*LEVELS, 'random'))}")
