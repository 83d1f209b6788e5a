"""Computer players. They are given a view and guesses, never the truth, and answer with a move."""

from typing import Protocol

from ludothek.core.match import Guess
from ludothek.core.view import View


class Player(Protocol):
    """Whoever can decide for a seat: a computer player of some level, or a program."""

    def choose(self, view: View, guess: Guess) -> int:
        """One of the moves of `view.choices`."""
