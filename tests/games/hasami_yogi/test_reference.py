"""Hasami Yogi beside a second, slow implementation that follows the clauses one by one on a plain board."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

import pytest
from librt.random import Random

from games.hasami_yogi.cases import set_up, start, stones
from ludothek.games.hasami_yogi.rules import HasamiYogi
from support.cases import result
from support.duels import COLOURS, SlowDuel, Square, board_of, name, named
from support.playing import legal, play

Board = dict[Square, str]
"""Which colour stands where, w or b."""

SIDES = [(0, 1), (0, -1), (1, 0), (-1, 0)]
DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]
BASE = {"w": 0, "b": 7}
WINS = {"w": "White wins", "b": "Black wins"}
TERMS = list(product(("off", "on"), ("own", "both")))
"""All that may be agreed of the edge and of rows."""


def on_board(square: Square) -> bool:
    return all(0 <= number < 8 for number in square)


def other(colour: str) -> str:
    return "b" if colour == "w" else "w"


@dataclass
class Slow(SlowDuel):
    """One game."""

    edge_capture: str
    excluded_rows: str
    taken: Counter[str] = field(default_factory=Counter)
    quiet: int = 0
    result: str = "none"

    def moves(self) -> set[str]:
        """HAS-5 to HAS-8, HAS-R2, HAS-R3."""
        found: set[str] = set()
        for (x, y), colour in self.board.items():
            if colour != self.turn:
                continue
            for dx, dy in SIDES:
                targets: list[Square] = []
                to = (x + dx, y + dy)
                if self.board.get(to) == other(colour):
                    behind = (x + 2 * dx, y + 2 * dy)
                    if on_board(behind) and behind not in self.board:
                        targets = [behind]
                while on_board(to) and to not in self.board:
                    targets.append(to)
                    to = (to[0] + dx, to[1] + dy)
                found |= {f"{name((x, y))}-{name(target)}" for target in targets}
        return found if self.result == "none" else set()

    def in_ring(self, square: Square, colour: str) -> bool:
        """HAS-R6, HAS-R7: is a stone encircled by this colour?"""
        around = [(square[0] + dx, square[1] + dy) for dx, dy in SIDES]
        closed = self.edge_capture == "on"
        return all(self.board.get(each) == colour if on_board(each) else closed for each in around)

    def row(self, colour: str) -> bool:
        """HAS-10, HAS-11, HAS-R4: are there four in a row?"""
        excluded = set(BASE.values()) if self.excluded_rows == "both" else {BASE[colour]}
        mine = {square for square, there in self.board.items() if there == colour and square[1] not in excluded}
        return any(
            all((x + step * dx, y + step * dy) in mine for step in range(4))
            for (x, y), (dx, dy) in product(mine, DIRECTIONS)
        )

    def play(self, move: str) -> None:
        origin, target = map(named, move.split("-"))
        mover = self.turn
        self.board[target] = self.board.pop(origin)
        beside = [(target[0] + dx, target[1] + dy) for dx, dy in SIDES]
        lost = [each for each in beside if self.board.get(each) == other(mover) and self.in_ring(each, mover)]
        for square in lost:
            del self.board[square]
        self.taken[mover] += len(lost)
        self.quiet = 0 if lost else self.quiet + 1
        self.turn = other(mover)
        self.count()
        if self.row(mover) or self.taken[mover] >= 5 or not self.moves():
            self.result = WINS[mover]
        elif self.times() >= 3 or self.quiet >= 100:
            self.result = "draw"


def compare(state: HasamiYogi, slow: Slow, random: Random, most: int) -> None:
    """Play at random in both and find no difference."""
    for _ in range(most):
        assert board_of(stones(state)) == slow.board
        assert (state.taken(0), state.taken(1)) == (slow.taken["w"], slow.taken["b"])
        assert result(state, COLOURS) == slow.result
        listed = legal(state)
        assert len(set(listed)) == len(listed)
        assert set(listed) == slow.moves()
        if not listed:
            return
        move = listed[random.randrange(len(listed))]
        play(state, move)
        slow.play(move)


@pytest.mark.parametrize(("edge", "rows"), TERMS)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_agree(edge: str, rows: str, seed: int) -> None:
    state = start(edge_capture=edge, excluded_rows=rows)
    compare(state, Slow(board_of(stones(state)), "w", edge, rows), Random(seed), 150)


@pytest.mark.parametrize(("edge", "rows"), TERMS)
@pytest.mark.parametrize(("positions", "most"), [(40, 30), (150, 5), pytest.param(5000, 5, marks=pytest.mark.soak)])
def test_random_crowds_agree(edge: str, rows: str, positions: int, most: int) -> None:
    """Stones close together in a corner or in the middle: rings, rows, jumps and locks come soon.

    With many positions and few moves of each, what a move leaves behind for the next is seen.
    """
    random = Random(positions)
    for _ in range(positions):
        size = 4 + random.randrange(2)
        left, low = random.randrange(9 - size), random.randrange(9 - size)
        free = [(left + x, low + y) for x in range(size) for y in range(size)]
        squares: dict[str, list[Square]] = {"w": [], "b": []}
        for index in range(2 + random.randrange(14)):
            squares["wb"[index % 2]].append(free.pop(random.randrange(len(free))))
        sides = {colour: " ".join(map(name, side)) for colour, side in squares.items()}
        taken = Counter(w=random.randrange(5), b=random.randrange(5))
        told = f"taken {taken['w']}/{taken['b']}; quiet {random.randrange(100)}"
        state = set_up(
            f"White: {sides['w']}; Black: {sides['b']}; White to move; {told}", edge_capture=edge, excluded_rows=rows
        )
        slow = Slow(board_of(stones(state)), "w", edge, rows, taken, state.quiet)
        if slow.moves():
            compare(state, slow, random, most)
