"""The levels of computer players that people can choose from, and how each game lets them think."""

import re
from collections.abc import Sequence
from dataclasses import replace

from librt.random import Random

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.knowledge import Knowledge, Method
from ludothek.core.match import Guess
from ludothek.core.view import View
from ludothek.players.toolbox import tool_of

LEVELS = ("beginner", "casual", "club", "master")
"""What people are offered, from easy to hard. `random`, which plays any legal move, is for measuring only."""


USUAL = "casual"
"""The level of company, of stand-ins, and of all computer players where nothing is decided."""


def offered(game: Game) -> tuple[str, ...]:
    """The levels that people may choose from in a game: one is enough where a computer player only throws."""
    return LEVELS if game.decides else (USUAL,)


class RandomPlayer:
    """Plays any legal move, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View, guess: Guess) -> int:
        """Any choice."""
        return self.decide([choice.move for choice in view.choices], guess)

    def decide(self, moves: Sequence[int], guess: Guess) -> int:
        """Any of these moves."""
        return moves[self._random.randrange(len(moves))]


class LevelPlayer:
    """Thinks by the method that the game has for its level. Not bounded by seconds, it is reproducible."""

    def __init__(self, knowledge: Knowledge, method: Method, seed: int | None = None) -> None:
        self._knowledge = knowledge
        self._method = method
        self._tool = tool_of(method)
        self._random = Random(seed)

    def choose(self, view: View, guess: Guess) -> int:
        """The choice of the tool; now and then, at the easy levels, any choice."""
        return self.decide([choice.move for choice in view.choices], guess)

    def decide(self, moves: Sequence[int], guess: Guess) -> int:
        """The same where no view was made: of these moves, which are all that are legal, ascending."""
        if len(moves) == 1:
            return moves[0]
        if self._random.random() < self._method.slip:
            return moves[self._random.randrange(len(moves))]
        return self._tool(guess, self._knowledge, self._method, self._random)


def is_level(player: str) -> bool:
    """Is this a computer player, perhaps with a budget of its own, and not a person or a program?"""
    return player.partition(":")[0] in (*LEVELS, "random")


def computer_player(game: Game, level: str, seed: int | None = None) -> LevelPlayer | RandomPlayer:
    """A computer player of a level for a game; with a seed it decides the same way every time.

    A budget of one's own may follow: `master:2000` for simulations, or moves of depth if the level has a depth, and
    `master:0.5s` for seconds a move.
    """
    if level == "random":
        return RandomPlayer(seed)
    method = method_of(game, level)
    return LevelPlayer(game.knowledge, method, seed) if game.decides else RandomPlayer(seed)


def method_of(game: Game, level: str) -> Method:
    """How a level thinks in a game, with a budget of its own where one follows."""
    name, _, budget = level.partition(":")
    if name not in LEVELS:
        raise LudothekError(f"there is no level {name!r}; there are {', '.join((*LEVELS, 'random'))}")
    if budget and not _BUDGET.fullmatch(budget):
        raise LudothekError(f"a budget is a number of simulations (2000) or of seconds (0.5s), not {budget!r}")
    return _method(game.levels[name], budget)


_BUDGET = re.compile(r"0*[1-9]\d{0,8}|(?=.*[1-9])\d{1,4}(?:\.\d{1,6})?s")


def _method(method: Method, budget: str) -> Method:
    if not budget:
        return method
    if budget.endswith("s"):
        return replace(method, seconds=float(budget[:-1]), simulations=0, depth=0)
    return replace(method, seconds=0.0, simulations=int(budget), depth=int(budget) if method.depth else 0)
