"""Positions of Zick-Zack for tests, written by fields: `position({20: 2, 24: 3}, {1: 15}, "A", "3-6")`."""

from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games import load_game
from ludothek.games.zick_zack.rules import ZickZack, laid
from support import points
from support.points import Board, Numbers, all_ends, begun, board_after, refusal_in, throw

GAME = load_game("zick_zack")
after = partial(board_after, GAME)
refusal = partial(refusal_in, GAME)
outcomes_of = partial(all_ends, GAME)
"""Do exactly these turns, which lead to different boards, end the throw?"""
board = partial(points.board, rising="AB")
on_fields = partial(points.standing, rising="AB")


def before_throw(stones: Board, player: str, terms: int = 0, throw_cap: int = 2000) -> ZickZack:
    """A game that has begun, with this player to throw."""
    return begun(laid(vec[i64](stones), terms, throw_cap), player)


def position(
    a: Numbers, b: Numbers, player: str, dice: str, terms: int = 0, *, a_bar: int = 0, b_bar: int = 0
) -> ZickZack:
    """A player has just thrown these dice."""
    return throw(before_throw(board(a, b, a_bar, b_bar), player, terms), dice)
