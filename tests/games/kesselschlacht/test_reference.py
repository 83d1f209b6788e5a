"""Kesselschlacht beside a second, slow implementation that follows the clauses one by one on a plain board."""

from collections import Counter
from dataclasses import dataclass
from itertools import product

import pytest
from librt.random import Random

from games.kesselschlacht.cases import set_up, start
from ludothek.games.kesselschlacht.rules import Kesselschlacht
from support.cases import result
from support.duels import COLOURS, SlowDuel, Square, board_of, name, named, stones
from support.playing import legal, play

Board = dict[Square, str]
"""Which colour stands where, w or b."""
OTHER = {"w": "b", "b": "w"}
WINS = {"w": "White wins", "b": "Black wins"}


def neighbours(square: Square) -> list[Square]:
    found = [(square[0] + across, square[1] + up) for across, up in product((-1, 1), (-1, 1))]
    return [(x, y) for x, y in found if 0 <= x < 8 and 0 <= y < 8]


@dataclass
class Slow(SlowDuel):
    """One game."""

    enclosure: str
    stalemate: str
    quiet: int = 0
    result: str = "none"

    def moves(self) -> set[str]:
        """KES-5, KES-R2: one square, to any free neighbour."""
        if self.result != "none":
            return set()
        own = [square for square, there in self.board.items() if there == self.turn]
        steps = [(square, target) for square in own for target in neighbours(square) if target not in self.board]
        return {f"{name(square)}-{name(target)}" for square, target in steps}

    def group(self, square: Square) -> set[Square]:
        """KES-R4: all stones of its colour that it is joined to, found one by one."""
        found, waiting = {square}, [square]
        while waiting:
            for other in neighbours(waiting.pop()):
                if self.board.get(other) == self.board[square] and other not in found:
                    found.add(other)
                    waiting.append(other)
        return found

    def finished(self, square: Square) -> bool:
        """KES-7; KES-8 read by itself, or as in KES-R4."""
        group = self.group(square)
        if self.enclosure == "single" and len(group) > 1:
            return False
        return all(beside in self.board for stone in group for beside in neighbours(stone))

    def play(self, move: str) -> None:
        mover, self.turn = self.turn, OTHER[self.turn]
        self.board[named(move[3:])] = self.board.pop(named(move[:2]))
        gone = [square for square, there in self.board.items() if there == self.turn and self.finished(square)]
        for square in gone:
            del self.board[square]
        self.quiet = 0 if gone else self.quiet + 1
        self.count()
        count = Counter(self.board.values())
        if count[self.turn] == 0 or not self.moves():
            self.result = WINS[mover]
        elif self.quiet >= 100 or self.times() >= 3:
            equal = count["w"] == count["b"] or self.stalemate == "draw"
            self.result = "draw" if equal else WINS["w" if count["w"] > count["b"] else "b"]


def compare(state: Kesselschlacht, slow: Slow, random: Random, most: int = 4000) -> None:
    """Play at random in both and find no difference."""
    for _ in range(most):
        assert board_of(stones(state)) == slow.board
        assert result(state, COLOURS) == slow.result
        listed = legal(state)
        assert len(set(listed)) == len(listed)
        assert set(listed) == slow.moves()
        if slow.result != "none":
            return
        move = sorted(listed)[random.randrange(len(listed))]
        play(state, move)
        slow.play(move)


OPTIONS = list(product(("group", "single"), ("stones", "draw")))


@pytest.mark.parametrize(("enclosure", "stalemate"), OPTIONS)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_agree(enclosure: str, stalemate: str, seed: int) -> None:
    state = start(enclosure=enclosure, stalemate_score=stalemate)
    compare(state, Slow(board_of(stones(state)), "w", enclosure, stalemate), Random(seed))


@pytest.mark.parametrize(("enclosure", "stalemate"), OPTIONS)
@pytest.mark.parametrize("seed", range(8))
def test_random_endings_agree(enclosure: str, stalemate: str, seed: int) -> None:
    """Stones scattered unevenly over a crowded board, with little quiet left: groups fall and games end soon."""
    random = Random(seed)
    state, slow = scattered(random, enclosure, stalemate)
    if slow.moves():
        compare(state, slow, random)


@pytest.mark.parametrize(("enclosure", "stalemate"), OPTIONS)
@pytest.mark.parametrize("positions", [150, pytest.param(5000, marks=pytest.mark.soak)])
def test_random_positions_agree_for_some_moves(enclosure: str, stalemate: str, positions: int) -> None:
    """Many positions and few moves of each: what a move leaves behind for the next is seen."""
    random = Random(positions)
    for _ in range(positions):
        state, slow = scattered(random, enclosure, stalemate)
        if slow.moves():
            compare(state, slow, random, 5)


def scattered(random: Random, enclosure: str, stalemate: str) -> tuple[Kesselschlacht, Slow]:
    dark = [(x, y) for x in range(8) for y in range(8) if (x + y) % 2 == 0]
    counts = {"w": 3 + random.randrange(10), "b": 3 + random.randrange(10)}
    sides = {
        colour: " ".join(name(dark.pop(random.randrange(len(dark)))) for _ in range(count))
        for colour, count in counts.items()
    }
    text = f"White: {sides['w']}; Black: {sides['b']}; White to move; quiet {random.randrange(100)}"
    state = set_up(text, enclosure=enclosure, stalemate_score=stalemate)
    return state, Slow(board_of(stones(state)), "w", enclosure, stalemate, state.quiet)
