"""GNU Backgammon in a process of its own, and positions of ours as it has them."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludothek.games.backgammon.rules import Backgammon
from ludothek.kit.points.road import BAR, PLACES

MARK = "answer "
Board = list[list[int]]


class Gnu:
    """It runs until it is closed."""

    def __init__(self, program: str) -> None:
        script = str(Path(__file__).with_name("gnubg_console.py"))
        self._process = subprocess.Popen(
            [program, "-t", "-q", "-p", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(f"{MARK}ready"):
                return None
            if line.startswith(MARK):
                return json.loads(line.removeprefix(MARK))
        raise RuntimeError("GNU Backgammon has ended without an answer")

    def ask(self, what: str, boards: Sequence[Board], plies: int, **more: object) -> Any:
        """Put a question as `gnubg_console` reads it."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"what": what, "boards": boards, "plies": plies, **more}) + "\n")
        self._process.stdin.flush()
        return self._read()

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


def board_of(state: Backgammon, thrower: int) -> Board:
    """A board as GNU Backgammon has it when a seat is about to throw."""
    return [[int(state.board[seat * PLACES + place]) for place in range(1, PLACES)] for seat in (1 - thrower, thrower)]


def gnu_turn(state: Backgammon, gnu: Gnu, plies: int) -> None:
    """Play a whole turn as GNU Backgammon does."""
    seat = state.turn
    dice = (int(state.first), int(state.second))
    way = gnu.ask("move", [board_of(state, seat)], plies, dice=dice)
    steps = [(way[at], max(way[at + 1], 0)) for at in range(0, len(way), 2)]
    found = next(end for end in ends_of(state) if reached(state, steps, seat) == list(end.board))
    while state.turn == seat and state.left > 0:
        state.play(next(move for move in state.moves() if leads(state, move, found)))


def reached(state: Backgammon, steps: Sequence[tuple[int, int]], seat: int) -> list[int]:
    """The board after some steps, which may each use several numbers."""
    board = [int(stones) for stones in state.board]
    mine, theirs = seat * PLACES, (1 - seat) * PLACES
    for source, target in steps:
        board[mine + source] -= 1
        board[mine + target] += 1
        if 0 < target < BAR and board[theirs + BAR - target] == 1:
            board[theirs + BAR - target] = 0
            board[theirs + BAR] += 1
    return board


def ends_of(state: Backgammon) -> list[Backgammon]:
    """Where a turn can end."""
    seat, waiting, found = state.turn, [state], {}
    while waiting:
        here = waiting.pop()
        for move in here.moves():
            after = here.copy()
            after.play(move)
            if after.turn == seat and after.left > 0:
                waiting.append(after)
            else:
                found[tuple(after.board)] = after
    return list(found.values())


def leads(state: Backgammon, move: int, end: Backgammon) -> bool:
    """Can a turn end there after a move?"""
    after = state.copy()
    after.play(move)
    if after.turn == state.turn and after.left > 0:
        return any(list(each.board) == list(end.board) for each in ends_of(after))
    return list(after.board) == list(end.board)


def found() -> str | None:
    """GNU Backgammon, where Debian puts it too."""
    return shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
