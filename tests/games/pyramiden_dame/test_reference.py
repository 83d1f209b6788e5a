"""Pyramiden-Dame beside a second, slow implementation that follows the clauses one by one on a plain board."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

import pytest
from librt.random import Random

from games.pyramiden_dame.cases import act, set_up, start, turns
from ludothek.games.pyramiden_dame.rules import PyramidenDame
from support.cases import result
from support.duels import COLOURS, SlowDuel, Square, board_of, name, named, stones

Board = dict[Square, str]
"""Which colour stands where, w or b."""


BLACK = [named(text) for text in ("a1", "c1", "e1", "g1", "b2", "d2", "f2", "c3", "e3", "d4")]
WHITE = [(7 - x, 7 - y) for x, y in BLACK]
GOALS = {"w": BLACK, "b": WHITE}


@dataclass
class Slow(SlowDuel):
    """One game, played in whole turns."""

    jumps: str
    unmoved: set[Square] = field(default_factory=set)
    played: int = 0
    result: str = "none"

    def free(self, square: Square) -> bool:
        return square not in self.board and all(0 <= number < 8 for number in square)

    def forward(self, colour: str) -> int:
        return 1 if colour == "b" else -1

    def series(self, square: Square, touched: list[Square], colour: str) -> Iterator[list[Square]]:
        """PYR-R4, PYR-R5: every way to jump on, and to stop after each jump; the first square is empty by now."""
        for across, up in product((-1, 1), (-1, 1)):
            if self.jumps == "forward" and up != self.forward(colour):
                continue
            over = square[0] + across, square[1] + up
            landing = square[0] + 2 * across, square[1] + 2 * up
            if over in self.board and over != touched[0] and self.free(landing) and landing not in touched:
                yield [*touched, landing]
                yield from self.series(landing, [*touched, landing], colour)

    def ways(self, colour: str) -> list[list[Square]]:
        """PYR-8, PYR-9, PYR-R3: steps and series of one colour, by all squares touched."""
        found: list[list[Square]] = []
        for square in [square for square, there in self.board.items() if there == colour]:
            steps = [(square[0] + across, square[1] + self.forward(colour)) for across in (-1, 1)]
            found += [[square, target] for target in steps if self.free(target)]
            found += self.series(square, [square], colour)
        return found

    def actions(self) -> set[str]:
        if self.result != "none":
            return set()
        return {"-".join(map(name, way)) for way in self.ways(self.turn)} or {"pass"}

    def home(self, colour: str) -> int:
        return sum(self.board.get(square) == colour for square in GOALS[colour])

    def filled(self, colour: str) -> int:
        """PYR-R10: own stones on goal squares, and others that never left them."""
        return sum(self.board.get(square) == colour or square in self.unmoved for square in GOALS[colour])

    def play(self, action: str) -> None:
        mover, self.turn = self.turn, "b" if self.turn == "w" else "w"
        if action != "pass":
            squares = [named(text) for text in action.split("-")]
            self.board[squares[-1]] = self.board.pop(squares[0])
            self.unmoved.discard(squares[0])
        self.played += 1
        self.count()
        if self.filled(mover) == 10 and self.home(mover) >= 8:
            self.result = {"w": "White wins", "b": "Black wins"}[mover]
        elif self.times() >= 3 or self.played >= 300 or not (self.ways("w") or self.ways("b")):
            white, black = self.filled("w"), self.filled("b")
            self.result = "draw" if white == black else "White wins" if white > black else "Black wins"


def compare(state: PyramidenDame, slow: Slow, random: Random, most: int = 300) -> None:
    """Play at random in both, forward more often than back, and find no difference."""
    for _ in range(most + 1):
        assert board_of(stones(state)) == slow.board
        assert result(state, COLOURS) == slow.result
        if slow.result != "none":
            return
        listed = turns(state)
        assert len(set(listed)) == len(listed)
        assert set(listed) == slow.actions()
        ahead = sorted(action for action in listed if forward(action, slow))
        chosen = ahead if ahead and random.randrange(4) else sorted(listed)
        action = chosen[random.randrange(len(chosen))]
        act(state, action)
        slow.play(action)


def forward(action: str, slow: Slow) -> bool:
    return action != "pass" and (named(action[-2:])[1] - named(action[:2])[1]) * slow.forward(slow.turn) > 0


@pytest.mark.parametrize("jumps", ["any", "forward"])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_agree(jumps: str, seed: int) -> None:
    state = start(jumps=jumps)
    compare(state, Slow(board_of(stones(state)), "w", jumps, set(board_of(stones(state)))), Random(seed))


@pytest.mark.parametrize("jumps", ["any", "forward"])
@pytest.mark.parametrize(("positions", "most"), [(12, 300), (40, 4), pytest.param(2000, 4, marks=pytest.mark.soak)])
def test_random_endings_agree(jumps: str, positions: int, most: int) -> None:
    """Stones that are nearly built up, some of the others never moved: wins, locks and counts come soon.

    With many positions and few turns of each, what a turn leaves behind for the next is seen.
    """
    random = Random(positions)
    for _ in range(positions):
        state, slow = nearly_built(random, jumps)
        if slow.ways("w") or slow.ways("b"):
            compare(state, slow, random, most)


def nearly_built(random: Random, jumps: str) -> tuple[PyramidenDame, Slow]:
    board: Board = {}
    unmoved: set[Square] = set()
    for colour in "wb":
        home = GOALS["b" if colour == "w" else "w"]
        for square in [home[random.randrange(10)] for _ in range(random.randrange(3))]:
            board[square] = colour
            unmoved.add(square)
    dark = [(x, y) for x in range(8) for y in range(8) if (x + y) % 2 == 0]
    for colour in "wb":
        wanted = [square for square in GOALS[colour] if square not in board]
        while sum(there == colour for there in board.values()) < 10:
            near = wanted if wanted and random.randrange(8) else [square for square in dark if square not in board]
            square = near.pop(random.randrange(len(near)))
            if square not in board:
                board[square] = colour
    sides = {colour: " ".join(name(square) for square in board if board[square] == colour) for colour in "wb"}
    never = ",".join(map(name, sorted(unmoved)))
    text = f"White: {sides['w']}; Black: {sides['b']}; White to move; played {random.randrange(300)}"
    state = set_up(f"{text}; unmoved {never}" if never else text, jumps=jumps)
    return state, Slow(board_of(stones(state)), "w", jumps, unmoved, state.quiet)
