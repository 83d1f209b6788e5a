"""How many moves deep alpha-beta of this tree looks, beside that of an earlier one, in the same positions and time.

    python bench/measure_depth.py dame --before cc30969

Positions come of some moves at random. Those that either search decides are left out: there it stops when it knows.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import fmean

from librt.random import Random

from ludothek.core.state import NOBODY
from ludothek.games import load_game
from ludothek.players.alphabeta import DECIDED, AlphaBeta

LEAST, MOST = 8, 32
"""Moves at random that lead to a position."""


def opening(game_id: str, seed: int) -> list[int]:
    """Moves at random after which there is a choice."""
    random = Random(seed)
    while True:
        state, moves = load_game(game_id).start(2), []
        for _ in range(LEAST + random.randrange(MOST - LEAST)):
            if state.turn == NOBODY:
                break
            legal = state.moves()
            moves.append(int(legal[random.randrange(len(legal))]))
            state.play(moves[-1])
        if state.turn >= 0 and len(state.moves()) > 1:
            return moves


def think(game_id: str, seconds: float, moves: list[int]) -> tuple[int, bool]:
    """How deep a search looks, and whether it has decided the game."""
    game = load_game(game_id)
    state = game.start(2)
    for move in moves:
        state.play(move)
    search = AlphaBeta(game.knowledge, Random(1))
    search.choose(state, seconds=seconds)
    return int(search.depth), abs(search.value) > DECIDED


def earlier(tree: Path, game_id: str, seconds: float, openings: list[list[int]]) -> list[tuple[int, bool]]:
    """The same by an earlier tree, in a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__, game_id, "--seconds", str(seconds), "--answer"],
        input=json.dumps(openings),
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    return [(depth, decided) for depth, decided in json.loads(done.stdout)]


def main() -> None:
    """Measure and print; or answer what another tree asks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--before", default="cc30969", help="the commit of the other search")
    parser.add_argument("--tree", type=Path, help="where that is checked out and compiled")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.answer:
        print(json.dumps([think(asked.game, asked.seconds, moves) for moves in json.load(sys.stdin)]))
        return
    from measure_before import tree_of  # noqa: PLC0415 - an earlier tree has not all that it needs

    openings = [opening(asked.game, seed) for seed in range(asked.positions)]
    theirs = earlier(asked.tree or tree_of(asked.before), asked.game, asked.seconds, openings)
    ours = [think(asked.game, asked.seconds, moves) for moves in openings]
    open_ones = [(mine[0], other[0]) for mine, other in zip(ours, theirs, strict=True) if not mine[1] | other[1]]
    mine, other = fmean(mine for mine, _ in open_ones), fmean(other for _, other in open_ones)
    print(
        f"{asked.game}: {mine:.1f} moves deep in {asked.seconds:g} s, {asked.before} {other:.1f}: {mine / other:.2f} x,"
        f" in {len(open_ones)} of {len(ours)} positions"
    )


if __name__ == "__main__":
    main()
