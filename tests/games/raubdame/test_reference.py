"""Raubdame beside a second, slow implementation that follows the clauses one by one on a plain board."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from librt.random import Random

from games.dame.cases import pieces, scattered, turns
from games.raubdame.cases import GAME, act, set_up, start
from ludothek.games.raubdame.rules import Raubdame
from support.cases import result
from support.duels import COLOURS, SlowDuel, Square, name, named

Board = dict[Square, str]
"""w and b are stones, W and B Dames."""

WORDS = {option.name: option.words for option in GAME.options if option.words and option.name != "first_white"}
TERMS = [dict(zip(WORDS, words, strict=True)) for words in product(*WORDS.values())]


POSITIONS = 40
"""So many are tried with every setting."""


@dataclass
class Slow(SlowDuel):
    """One game, played in whole turns."""

    terms: dict[str, str]
    quiet: int = 0
    result: str = "none"

    def own(self) -> list[Square]:
        return [square for square, piece in self.board.items() if piece.lower() == self.turn]

    def line(self, square: Square, across: int, up: int) -> list[Square]:
        """All squares from here to the edge."""
        squares = [(square[0] + step * across, square[1] + step * up) for step in range(1, 8)]
        return [(x, y) for x, y in squares if 0 <= x < 8 and 0 <= y < 8]

    def lines(self, piece: str, square: Square, *, both: bool) -> Iterator[list[Square]]:
        """DAM-10, DAM-16, DAM-R7: forward, and for a Dame or where it is agreed backward."""
        ahead = 1 if piece.lower() == "w" else -1
        for across, up in product((-1, 1), (-1, 1)):
            if both or piece.isupper() or up == ahead:
                yield self.line(square, across, up)

    def crowned(self, piece: str, square: Square) -> str:
        """DAM-14: what a piece is that stands there."""
        return piece.upper() if square[1] == (7 if piece.lower() == "w" else 0) else piece

    def jumps(self, board: Board, square: Square) -> Iterator[tuple[Square, Square]]:
        """The piece taken and where one lands (DAM-11, DAM-13, DAM-17, DAM-R11, DAM-R12)."""
        piece = board[square]
        for line in self.lines(piece, square, both=self.terms["men_capture_backward"] == "yes"):
            met = [there for there in line if there in board]
            if not met or board[met[0]].lower() == piece.lower() or (piece.islower() and met[0] != line[0]):
                continue
            behind = line[line.index(met[0]) + 1 :]
            free = behind[: behind.index(met[1])] if len(met) > 1 else behind
            if piece.islower() or self.terms["dame_landing"] == "adjacent":
                free = free[:1]
            yield from ((met[0], landing) for landing in free)

    def series(self, board: Board, square: Square, text: str) -> Iterator[tuple[str, Board, int]]:
        """Whole captures from a square: how each is written, the board after it, and how many it takes (RAU-R2)."""
        for taken, landing in self.jumps(board, square):
            after = dict(board)
            piece = after.pop(square)
            del after[taken]
            after[landing] = self.crowned(piece, landing)
            written = f"{text}x{name(landing)}"
            further = [] if after[landing] != piece else list(self.series(after, landing, written))
            if further:
                yield from ((longer, last, count + 1) for longer, last, count in further)
            else:
                yield written, after, 1

    def actions(self) -> dict[str, Board]:
        """RAU-R1, RAU-R3, DAM-8, DAM-9, DAM-16: everything that may be done, and the board after it."""
        captures = [found for square in self.own() for found in self.series(self.board, square, name(square))]
        if captures:
            most = max(count for _, _, count in captures) if self.terms["majority"] == "on" else 0
            return {text: after for text, after, count in captures if count >= most}
        found: dict[str, Board] = {}
        for square in self.own():
            piece = self.board[square]
            for line in self.lines(piece, square, both=False):
                for landing in line if piece.isupper() else line[:1]:
                    if landing in self.board:
                        break
                    after = {other: there for other, there in self.board.items() if other != square}
                    found[f"{name(square)}-{name(landing)}"] = {**after, landing: self.crowned(piece, landing)}
        return found

    def play(self, action: str) -> None:
        stone = self.board[named(action[:2])].islower()
        self.board = self.actions()[action]
        self.quiet = 0 if stone or "x" in action else self.quiet + 1
        mover, self.turn = self.turn, "b" if self.turn == "w" else "w"
        self.count()
        wins = {"w": "White wins", "b": "Black wins"}
        if not self.own():
            self.result = wins[self.turn]
        elif not self.actions():
            self.result = {"wins": wins[self.turn], "loses": wins[mover], "draw": "draw"}[self.terms["blocked_player"]]
        elif self.drawn():
            self.result = "draw"

    def drawn(self) -> bool:
        """RAU-R7."""
        two_dames = sorted(self.board.values()) == ["B", "W"]
        third = self.times() >= 3
        return third or self.quiet >= 50 or (two_dames and self.quiet >= 10)


def slow_of(state: Raubdame, terms: dict[str, str]) -> Slow:
    return Slow(board_of(state), "wb"[state.turn], terms, state.quiet)


def board_of(state: Raubdame) -> Board:
    sides = zip("wb", pieces(state).values(), strict=True)
    return {
        named(piece[-2:]): colour.upper() if piece.startswith("D") else colour
        for colour, side in sides
        for piece in side.split()
    }


def compare(state: Raubdame, slow: Slow, random: Random, actions: int = 400) -> None:
    """Play at random in both and find no difference."""
    for _ in range(actions):
        assert board_of(state) == slow.board
        assert result(state, COLOURS) == slow.result
        if slow.result != "none":
            return
        assert sorted(turns(state)) == sorted(slow.actions())
        action = sorted(slow.actions())[random.randrange(len(slow.actions()))]
        act(state, action)
        slow.play(action)


@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: "-".join(terms.values()))
def test_random_games_agree_whatever_was_agreed(terms: dict[str, str]) -> None:
    random = Random(3)
    for _ in range(2):
        state = start(**terms)
        compare(state, slow_of(state, terms), random)


@pytest.mark.parametrize("positions", [POSITIONS, pytest.param(20 * POSITIONS, marks=pytest.mark.soak)])
@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: "-".join(terms.values()))
def test_random_positions_agree_for_some_turns(terms: dict[str, str], positions: int) -> None:
    """Many positions and few turns of each: what a turn leaves behind for the next is seen, crownings and all."""
    random = Random(positions)
    for _ in range(positions):
        text = scattered(random)
        for colour in COLOURS:
            quiet = random.randrange(50)
            state = set_up(f"{text}; {colour} to move; quiet {quiet}", **terms)
            if turns(state):
                compare(state, slow_of(state, terms), random, 5)
