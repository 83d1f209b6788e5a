"""Lets habits be learnt from those who think: what players of a level do, habits are to foretell (imitation).

    python -m ludothek.lab.imitation GAME --level master:200 --deals 4000

A game with such habits has a module `habits` that holds those in use (`HABITS`), tells which of them are about the next
move of a position (`which`), and names the file that they come from (`FILE`). They are learnt from nothing, and those
who are watched know none either. Some deals are kept apart, to see how well habits foretell what they have not seen
(the mean log loss, the less the better).
"""

import argparse
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from math import log
from pathlib import Path
from statistics import fmean
from typing import Protocol, cast

from librt.random import Random
from librt.vecs import vec

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.games import load_game
from ludothek.lab.orphan_guard import end_with_parent
from ludothek.players.levels import method_of
from ludothek.players.toolbox import TOOLBOX
from ludothek.thinking.learning.choices import Choices, rate_at
from ludothek.thinking.play.habits import Habits, write

FIRST = 0.1
"""How far weights go at first,"""
TIMES = 5
"""and how often every deal is learnt from."""
KEPT_APART = 0.05
FEWEST = 40
"""Deals from which there is anything to learn."""


class School(Protocol):
    """What a game tells of its habits."""

    HABITS: Sequence[Habits]
    FILE: Path

    def which(self, state: State) -> int:
        """The index of the habits that are about the next move; -1: none are."""


def school(game: Game) -> School:
    """The habits of a game."""
    name = f"{type(game.knowledge).__module__.rpartition('.')[0]}.habits"
    try:
        found = cast(School, import_module(name))
        found.HABITS, found.FILE, found.which  # noqa: B018 - all that is needed
    except (ImportError, AttributeError) as error:
        raise LudothekError(f"{game.id} has no habits that come of watching; right would be {name}.HABITS") from error
    return found


def forget(own: School) -> None:
    """Let all habits be those of somebody who has never seen anybody play."""
    for habits in own.HABITS:
        for trait in range(len(habits.weights)):
            habits.weights[trait] = 0.0


def watch(game_id: str, level: str, seats: int, number: int) -> list[int]:
    """All moves of a deal among players of a level."""
    game = load_game(game_id)
    forget(school(game))
    method, random, state = method_of(game, level), Random(number), game.start(seats)
    moves: list[int] = []
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            move = state.chance(random)
        else:
            move = TOOLBOX[method.tool](partial(state.guess, state.turn), game.knowledge, method, random)
        moves.append(int(move))
        state.play(move)
    return moves


def choices(own: School, state: State, moves: Sequence[int]) -> Iterator[tuple[int, Habits, int]]:
    """Play a deal again; wherever habits are about a choice: which they are, what they say, and what was chosen."""
    for move in moves:
        index = own.which(state) if state.turn >= 0 else -1
        if index >= 0:
            habits = own.HABITS[index]
            habits.moves = state.moves()
            if len(habits.moves) > 1:
                habits.weigh(state)
                yield index, habits, list(habits.moves).index(move)
        state.play(move)


def learn(own: School, first: State, deals: Sequence[Sequence[int]]) -> None:
    """Let habits foretell what was done in these deals."""
    lessons = [Choices(habits) for habits in own.HABITS]
    lasting = TIMES * len(deals)
    for number in range(lasting):
        seen = [0] * len(lessons)
        for index, _, chosen in choices(own, first.copy(), deals[number % len(deals)]):
            lessons[index].note(chosen)
            seen[index] += 1
        for lesson, count in zip(lessons, seen, strict=True):
            lesson.learn(vec[float]([1.0] * count), rate_at(number / lasting, FIRST))


def losses(own: School, first: State, deals: Sequence[Sequence[int]]) -> tuple[float, float]:
    """How ill habits foretell these deals, and how ill one does who finds all moves equally likely."""
    found = [
        (-log(habits.chances[chosen] / habits.total), log(len(habits.moves)))
        for moves in deals
        for _, habits, chosen in choices(own, first.copy(), moves)
    ]
    return fmean(own for own, _ in found), fmean(even for _, even in found)


def main(words: Sequence[str] | None = None) -> None:
    """Watch, learn and keep what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", default="master:200", help="of those who are watched")
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="the file to write, unless it is that of the game")
    asked = parser.parse_args(words)
    if asked.deals < FEWEST:
        parser.error(f"{FEWEST} deals are the fewest: most are learnt from, some are kept apart")
    game = load_game(asked.game)
    own, first = school(game), game.start(asked.seats)
    forget(own)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=context, initializer=end_with_parent, initargs=(os.getpid(),)) as pool:
        deals = list(pool.map(partial(watch, game.id, asked.level, asked.seats), range(asked.deals), chunksize=8))
    apart = max(1, round(KEPT_APART * len(deals)))
    learn(own, first, deals[apart:])
    loss, even = losses(own, first, deals[:apart])
    print(f"log loss of {apart} other deals: {loss:.4f}, {even:.4f} if all moves were equally likely")  # noqa: T201
    command = f"python -m ludothek.lab.imitation {game.id} --level {asked.level} --deals {asked.deals}"
    write(asked.keep or own.FILE, command, own.HABITS)


if __name__ == "__main__":
    main()
