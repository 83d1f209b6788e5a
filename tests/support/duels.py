"""What tests of games on squares share: squares as numbers, turns of several jumps, and how a game has ended."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.state import State
from ludothek.kit.duels.diagonals import NAMES
from support.cases import Setup, result
from support.playing import legal

D = TypeVar("D", bound=State)

COLOURS = ("White", "Black")
Square = tuple[int, int]
"""How far across and how far up, from 0."""


def name(square: Square) -> str:
    return f"{'abcdefgh'[square[0]]}{square[1] + 1}"


def named(text: str) -> Square:
    return "abcdefgh".index(text[0]), int(text[1]) - 1


@dataclass
class SlowDuel:
    """What second opinions on duels keep: a plain board, whose turn it is, and how often each position was there."""

    board: dict[Square, str]
    """Which piece stands where: `w` and `b`, and other signs of a game."""
    turn: str
    seen: Counter[tuple[str, frozenset[tuple[Square, str]]]] = field(init=False, default_factory=Counter)

    def __post_init__(self) -> None:
        self.count()

    def count(self) -> None:
        """The position has come about once more."""
        self.seen[self.turn, frozenset(self.board.items())] += 1

    def times(self) -> int:
        """How often the position was there."""
        return self.seen[self.turn, frozenset(self.board.items())]


class Diagonal(Protocol):
    """A state that keeps the stones of either colour as a set of dark squares."""

    @property
    def white(self) -> int: ...

    @property
    def black(self) -> int: ...


def squares(side: int) -> str:
    """A set of dark squares in notation."""
    return " ".join(square for number, square in enumerate(NAMES) if side >> number & 1)


def stones(state: Diagonal) -> dict[str, str]:
    """The squares of White and of Black."""
    return {"White": squares(state.white), "Black": squares(state.black)}


def lying(said: Setup, square_set: Callable[[str], object]) -> dict[str, Any]:
    """Where stones stand and who is to move, as rules take it; what a stone is may stand before its square."""
    white, black = (square_set(" ".join(stone[-2:] for stone in said.sides[colour])) for colour in COLOURS)
    return {"dealer": 0, "turn": COLOURS.index(said.first), "white": white, "black": black}


def board_of(stones: Mapping[str, str]) -> dict[Square, str]:
    """Which squares hold a stone of White, `w`, or of Black, `b`."""
    sides = zip("wb", stones.values(), strict=True)
    return {named(square): colour for colour, side in sides for square in side.split()}


def ended(state: State) -> tuple[str, str]:
    """Who has won, and why."""
    return result(state, COLOURS), state.reason()


def may_end_by_word(game: Game) -> None:
    """A draw can be agreed, and a game resigned."""
    for agreement, seat, outcome in (("draw", 0, "draw"), ("resign", 0, "Black wins"), ("resign", 1, "White wins")):
        match = Match(game, 2)
        match.agree(agreement, seat)
        assert result(match.state, COLOURS) == outcome


def copy_stands_alone(state: D, turns: Callable[[D], list[str]] = legal) -> None:
    """A copy is the same, and playing on in it changes nothing of what may be done in the state."""
    other = copy(state)
    assert (other, other.key()) == (state, state.key())
    listed = turns(state)
    for _ in range(30):
        if other.turn >= 0:
            other.play(other.moves()[-1])
    assert turns(state) == listed


def whole_turns(state: State, stop: int, first_step: int) -> list[str]:
    """Everything that can be done now, jumps in whole turns, as long as they can be: `c3xe5`, `c3xe5xc7`, `c3-b4`.

    Moves from `first_step` on are no jumps, and `stop` ends a turn.
    """
    return [turn for move in state.moves() for turn in _turns_with(state, move, stop, first_step, "")]


def _turns_with(state: State, move: int, stop: int, first_step: int, so_far: str) -> Iterator[str]:
    text = state.text(move)
    if move == stop:
        yield so_far
    elif move >= first_step:
        yield text
    else:
        series = so_far + text[2:] if so_far else text
        after = state.copy()
        after.play(move)
        if after.turn != state.turn:
            yield series
        else:
            for further in after.moves():
                yield from _turns_with(after, further, stop, first_step, series)
