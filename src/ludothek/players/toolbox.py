"""The tools that computer players think with, by name. They are given guesses, never the truth."""

from collections.abc import Callable
from time import perf_counter

from librt.random import Random

from ludothek.core.compiled import COMPILED
from ludothek.core.knowledge import Knowledge, Method
from ludothek.core.match import Guess
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.lookahead import Lookahead
from ludothek.players.search import Search
from ludothek.thinking.play.importance_resampling import Worlds

Tool = Callable[[Guess, Knowledge, Method, Random], int]

BATCH = 32
"""Simulations between two looks at the clock."""
DRAWN = 1000 if COMPILED else 100
KEPT = 400
"""Guesses that are drawn, and of which so many are kept, where some are likelier than others."""


def likely(guess: Guess, knowledge: Knowledge, method: Method, random: Random) -> Guess:
    """Guesses as often as the knowledge of the game finds them likely; as they come where it infers nothing."""
    return Worlds(guess, knowledge, random, DRAWN, KEPT).draw if knowledge.infers(method.skill) else guess


def _search(guess: Guess, knowledge: Knowledge, method: Method, random: Random) -> int:
    end = perf_counter() + method.seconds
    search = Search(likely(guess, knowledge, method, random), knowledge, random)
    if not method.seconds:
        search.simulate(method.simulations)
        return search.best()
    done = 0
    while not done or (perf_counter() < end and (not method.simulations or done < method.simulations)):
        search.simulate(BATCH)
        done += BATCH
    return search.best()


def _alphabeta(guess: Guess, knowledge: Knowledge, method: Method, random: Random) -> int:
    return Remembering()(guess, knowledge, method, random)


class Remembering:
    """Alpha-beta that takes up what it found out at the decision before: for one player in one game.

    A level that is told how deep to look leaves nothing out on the way there.
    """

    def __init__(self) -> None:
        self._search: AlphaBeta | None = None

    def __call__(self, guess: Guess, knowledge: Knowledge, method: Method, random: Random) -> int:
        """Decide."""
        if self._search is None:
            self._search = AlphaBeta(knowledge, random, endings=method.endings, reductions=method.depth == 0)
        return self._search.choose(guess(random), method.depth, method.simulations, method.seconds, method.near)


def _lookahead(guess: Guess, knowledge: Knowledge, method: Method, random: Random) -> int:
    state = guess(random)
    move = knowledge.policy(state, method.skill, random)
    if move >= 0:
        return move
    return Lookahead(knowledge, random, method.simulations, method.seconds).best(state, method.depth or 2)


def _policy(guess: Guess, knowledge: Knowledge, method: Method, random: Random) -> int:
    move = knowledge.policy(guess(random), method.skill, random)
    return move if move >= 0 else _search(guess, knowledge, method, random)


TOOLBOX: dict[str, Tool] = {
    "alphabeta": _alphabeta,
    "lookahead": _lookahead,
    "search": _search,
    "policy": _policy,
}


def tool_of(method: Method) -> Tool:
    """The tool of a method for a player who goes on: what it does next depends on nothing but what it did so far."""
    return Remembering() if method.tool == "alphabeta" else TOOLBOX[method.tool]
