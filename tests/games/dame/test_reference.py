"""Dame beside a second, slow implementation that follows the clauses one by one on a plain board."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

import pytest
from librt.random import Random

from games.dame.cases import act, begin, result, scattered, set_up, sides, state_of, turns
from ludothek.core.match import Match
from support.duels import COLOURS, Square, name, named

Board = dict[Square, str]
"""w and b are stones, W and B Dames."""

VARIANTS = [
    dict(zip(("capture", "huff_target", "dame_landing", "men_capture_backward"), words, strict=True))
    for words in product(("huff", "forced", "free"), ("capable", "moved"), ("any", "adjacent"), ("no", "yes"))
]


def on_board(square: Square) -> bool:
    return 0 <= square[0] < 8 and 0 <= square[1] < 8


def ray(square: Square, across: int, up: int) -> Iterator[Square]:
    for distance in range(1, 8):
        further = square[0] + distance * across, square[1] + distance * up
        if on_board(further):
            yield further


POSITIONS = 30
"""So many are tried with every setting."""


@dataclass
class Slow:
    """One game, played in whole turns and huffs."""

    board: Board
    turn: str
    variant: dict[str, str]
    quiet: int = 0
    result: str = "none"
    overlooked: set[Square] = field(default_factory=set)
    huffed: bool = False
    seen: Counter[tuple[str, frozenset[tuple[Square, str]]]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.begin_turn()

    def mine(self) -> list[Square]:
        return [square for square, piece in self.board.items() if piece.lower() == self.turn]

    def theirs(self) -> list[Square]:
        return [square for square, piece in self.board.items() if piece.lower() != self.turn]

    def directions(self, board: Board, square: Square, *, capturing: bool) -> list[tuple[int, int]]:
        ahead = 1 if self.turn == "w" else -1
        both = board[square].isupper() or (capturing and self.variant["men_capture_backward"] == "yes")
        return [(across, up) for across in (-1, 1) for up in (-1, 1) if both or up == ahead]

    def jumps(self, board: Board, square: Square) -> Iterator[tuple[Square, Square]]:
        """The piece taken and the landing square of every jump."""
        dame = board[square].isupper()
        for across, up in self.directions(board, square, capturing=True):
            line = list(ray(square, across, up))
            occupied = [place for place, other in enumerate(line) if other in board]
            if not occupied:
                continue
            first = occupied[0]
            if (first > 0 and not dame) or board[line[first]].lower() == self.turn:
                continue
            end = occupied[1] if len(occupied) > 1 else len(line)
            landings = line[first + 1 : end]
            if not dame or self.variant["dame_landing"] == "adjacent":
                landings = landings[:1]
            for landing in landings:
                yield line[first], landing

    def series(self, board: Board, square: Square, path: str) -> Iterator[tuple[str, Board]]:
        """Whole turns of captures with the piece on a square."""
        for over, landing in self.jumps(board, square):
            after = {other: piece for other, piece in board.items() if other not in (square, over)}
            after[landing] = board[square]
            crowned = landing[1] == (7 if self.turn == "w" else 0) and board[square].islower()
            if crowned:
                after[landing] = after[landing].upper()
            text = f"{path}x{name(landing)}"
            further = [] if crowned else list(self.series(after, landing, text))
            if not further or self.variant["capture"] != "forced":
                yield text, after
            yield from further

    def captures(self) -> dict[str, Board]:
        return {text: board for square in self.mine() for text, board in self.series(self.board, square, name(square))}

    def steps(self) -> dict[str, Board]:
        found: dict[str, Board] = {}
        for square in self.mine():
            piece = self.board[square]
            for across, up in self.directions(self.board, square, capturing=False):
                for landing in ray(square, across, up):
                    if landing in self.board or (piece.islower() and abs(landing[0] - square[0]) > 1):
                        break
                    after = {other: there for other, there in self.board.items() if other != square}
                    far = landing[1] == (7 if self.turn == "w" else 0)
                    after[landing] = piece.upper() if far else piece
                    found[f"{name(square)}-{name(landing)}"] = after
        return found

    def actions(self) -> set[str]:
        if self.result != "none":
            return set()
        captures = set(self.captures())
        if self.variant["capture"] == "forced" and captures:
            return captures
        return captures | set(self.steps()) | {f"huff {name(square)}" for square in self.overlooked}

    def play(self, action: str) -> None:
        winner = "White wins" if self.turn == "w" else "Black wins"
        if action.startswith("huff"):
            del self.board[named(action[5:])]
            self.overlooked, self.huffed = set(), True
            if not self.theirs():
                self.result = winner
            elif not self.actions():
                self.result = "Black wins" if self.turn == "w" else "White wins"
            return
        if "x" in action:
            self.board = self.captures()[action]
            self.quiet, overlooked = 0, set()
        else:
            origin, target = named(action[:2]), named(action[3:])
            stone = self.board[origin].islower()
            able = {square for square in self.mine() if any(self.jumps(self.board, square))}
            self.board = self.steps()[action]
            self.quiet = 0 if stone or self.huffed else self.quiet + 1
            overlooked = {target if square == origin else square for square in able}
            if overlooked and self.variant["huff_target"] == "moved":
                overlooked = {target}
        self.overlooked = overlooked if self.variant["capture"] == "huff" else set()
        self.turn = "b" if self.turn == "w" else "w"
        drawn = self.begin_turn()
        if not self.mine() or not self.actions():
            self.result = winner
        elif drawn:
            self.result = "draw"

    def begin_turn(self) -> bool:
        """A turn begins; is this a draw, unless it is a win?"""
        self.huffed = False
        position = self.turn, frozenset(self.board.items())
        self.seen[position] += 1
        two_dames = sorted(self.board.values()) == ["B", "W"]
        return self.seen[position] >= 3 or self.quiet >= 50 or (two_dames and self.quiet >= 10)


def slow_board(match: Match) -> Board:
    white, black = sides(match)
    pieces = [(piece, "w") for piece in white] + [(piece, "b") for piece in black]
    return {named(piece[-2:]): colour.upper() if piece.startswith("D") else colour for piece, colour in pieces}


def compare(match: Match, slow: Slow, random: Random, actions: int) -> None:
    """Play at random in both and find no difference."""
    for _ in range(actions):
        assert slow_board(match) == slow.board
        assert result(match) == slow.result
        listed = turns(state_of(match))
        assert len(listed) == len(set(listed))
        assert set(listed) == slow.actions()
        if slow.result != "none":
            return
        assert match.turn == (0 if slow.turn == "w" else 1)
        action = sorted(slow.actions())[random.randrange(len(slow.actions()))]
        act(match, action)
        slow.play(action)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(variant.values()))
def test_random_games_agree_in_every_variant(variant: dict[str, str]) -> None:
    match = begin(**variant)
    compare(match, Slow(slow_board(match), "w", variant), Random(1), 150)


@pytest.mark.parametrize("positions", [POSITIONS, pytest.param(20 * POSITIONS, marks=pytest.mark.soak)])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(variant.values()))
def test_random_positions_agree_for_some_turns(variant: dict[str, str], positions: int) -> None:
    """Many positions and few turns of each: what a turn leaves behind for the next is seen, crownings and all."""
    random = Random(positions)
    for _ in range(positions):
        text = scattered(random)
        for colour in COLOURS:
            quiet = random.randrange(50)
            match = set_up(f"{text}; {colour} to move; quiet {quiet}", **variant)
            if turns(state_of(match)):
                compare(match, Slow(slow_board(match), colour[0].lower(), variant, quiet), random, 5)
