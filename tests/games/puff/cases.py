"""Positions of Puff for tests, written in the numbers of the board: `position({1: 15}, {3: 2, 24: 13}, "A", "2-5")`."""

from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games import load_game
from ludothek.games.puff.rules import Puff, laid
from ludothek.kit.points.road import BAR, PLACES
from support.points import Board, Numbers, all_ends, begun, board, board_after, refusal_in, throw

GAME = load_game("puff")
after = partial(board_after, GAME)
refusal = partial(refusal_in, GAME)
outcomes_of = partial(all_ends, GAME)
"""Do exactly these turns, which lead to different boards, end the throw?"""


def waiting(stones: Board, player: str) -> int:
    """How many stones of a player lie beside the board."""
    return stones["AB".index(player) * PLACES + BAR]


def before_throw(stones: Board, player: str, terms: int = 0, throw_cap: int = 2000) -> Puff:
    """A game that has begun, with this player to throw."""
    return begun(laid(vec[i64](stones), terms, throw_cap), player)


def position(a: Numbers, b: Numbers, player: str, dice: str, terms: int = 0, *, a_bar: int = 0, b_bar: int = 0) -> Puff:
    """A player has just thrown these dice."""
    return throw(before_throw(board(a, b, a_bar, b_bar), player, terms), dice)
