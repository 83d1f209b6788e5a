"""Moves, copies and guesses a second of this tree beside an earlier one, in one run, as ratios.

    python bench/measure_against.py TREE [TREE] [GAME ...] [--slices 9] [--rounds 3]

TREE is a checkout that is compiled (`measure_before.py` makes one of a commit under `build/before`); a second one takes
the place of this tree. Both play the same random games in turn, a tenth of a second each, and only the time that a
process spent on a core counts. Every round begins with new processes, because one that lies badly in memory stays slow
by a tenth. Told is the ratio of the best slices of both, because others only ever slow us down: above 1 this tree is
the quicker one. Two runs with the same tree twice show how far the machine can be trusted.
"""

import argparse
import json
import os
import subprocess
import sys
from math import inf
from pathlib import Path
from time import thread_time
from typing import Self

from librt.random import Random

from ludothek.core.state import NOBODY, REFEREE, State, playout
from ludothek.games import game_ids, load_game

HERE = Path(__file__).resolve().parent
WHATS = ("moves", "copies", "guesses")
SLICE = 0.1
"""Seconds."""
POSITIONS = 40
"""From so many random positions copies and guesses are made."""


class Walker:
    """What is measured of one game, by the Ludothek that this process has imported."""

    def __init__(self, game_id: str) -> None:
        self.game = load_game(game_id)
        self._chance = Random(1)
        self._seats = min(max(3, self.game.seats[0]), self.game.seats[-1])
        self._positions = [self._position(number) for number in range(POSITIONS)]

    def _position(self, number: int) -> State:
        """Somewhere in the midst of a random deal, the same in every tree."""
        chance = Random(number)
        state = self.game.start(self._seats)
        seen = [state.copy()]
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(chance))
            else:
                seen.append(state.copy())
                state.play(state.any_move(chance))
        return seen[chance.randrange(1, len(seen))]

    def moves(self) -> int:
        """One random deal to its end."""
        return playout(self.game.start(self._seats), self._chance)

    def copies(self) -> int:
        """One of every position."""
        for state in self._positions:
            state.copy()
        return POSITIONS

    def guesses(self) -> int:
        """One of every position, by whose turn it is."""
        for state in self._positions:
            state.guess(state.turn, self._chance)
        return POSITIONS


def answer() -> None:
    """Measure what is asked for, one line a slice: seconds on a core for each."""
    walkers: dict[str, Walker] = {}
    for line in sys.stdin:
        game_id, what = line.split()
        if game_id not in walkers:
            walkers[game_id] = Walker(game_id)
        measured = getattr(walkers[game_id], what)
        measured()
        count = 0
        begin = thread_time()
        while (spent := thread_time() - begin) < SLICE:
            count += measured()
        print(json.dumps(spent / count), flush=True)


class Tree:
    """One of the two, in a process of its own."""

    def __init__(self, path: Path) -> None:
        if not any((path / "src").rglob("*.so")):
            sys.exit(f"{path} is not compiled; right would be a tree with compiled rules in src/")
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "measure_against.py"), "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(path.resolve() / "src")},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def slice(self, game_id: str, what: str) -> float:
        """Seconds for one."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(game_id, what, file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"a tree has no {what} of {game_id}")
        return float(json.loads(line))


def race(
    before: Tree, now: Tree, game_id: str, what: str, slices: int, best: tuple[float, float]
) -> tuple[float, float]:
    """The seconds for one in the best slice of both trees, in these slices and those before."""
    for turn in range(slices):
        for tree in (before, now) if turn % 2 else (now, before):
            spent = tree.slice(game_id, what)
            best = (min(best[0], spent), best[1]) if tree is before else (best[0], min(best[1], spent))
    return best


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("words", nargs="+", metavar="TREE or GAME")
    parser.add_argument("--slices", type=int, default=9)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    trees = [Path(word) for word in asked.words if (Path(word) / "src").is_dir()]
    games = [word for word in asked.words if not (Path(word) / "src").is_dir()]
    if not trees:
        sys.exit("name a tree to measure against, such as build/before/c1b69fc")
    print(f"{'':22}" + "".join(f" {what:>8}" for what in WHATS))
    for game_id in games or game_ids():
        best = dict.fromkeys(WHATS, (inf, inf))
        for _ in range(asked.rounds):
            with Tree(trees[0]) as before, Tree(trees[1] if len(trees) > 1 else HERE.parent) as now:
                for what in WHATS:
                    best[what] = race(before, now, game_id, what, asked.slices, best[what])
        print(f"{game_id:22}" + "".join(f" {best[what][0] / best[what][1]:8.3f}" for what in WHATS), flush=True)


if __name__ == "__main__":
    answer() if sys.argv[1:] == ["--answer"] else main()
