"""Positions of Zick-Zack for tests, written by fields: `position({20: 2, 24: 3}, {1: 15}, "A", "3-6")`."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.understanding import whole_turn
from ludothek.games import load_game
from ludothek.games.zick_zack.rules import DICE, ZickZack, laid
from ludothek.kit.points.road import BAR, OFF, PLACES
from support.playing import legal

GAME = load_game("zick_zack")
Fields = Mapping[int, int]
Board = tuple[int, ...]
"""26 places of A, then 26 of B, as the rules keep them."""


def board(a: Fields, b: Fields, a_out: int = 0, b_out: int = 0) -> Board:
    """Stones on fields and beside the board; what is missing to 15 is out of the game."""
    stones = [0] * (2 * PLACES)
    for road, fields in ((0, a), (PLACES, b)):
        for field, count in fields.items():
            stones[road + 25 - field] = count
    stones[BAR], stones[PLACES + BAR] = a_out, b_out
    for road in (0, PLACES):
        stones[road + OFF] = 15 - sum(stones[road : road + PLACES])
    assert min(stones) >= 0
    return tuple(stones)


def on_fields(stones: Board, player: str) -> dict[int, int]:
    """The stones of a player by fields."""
    road = "AB".index(player) * PLACES
    return {field: stones[road + 25 - field] for field in range(1, 25) if stones[road + 25 - field]}


def off(stones: Board, player: str) -> int:
    return stones["AB".index(player) * PLACES + OFF]


def before_throw(stones: Board, player: str, house: int = 0, throw_cap: int = 2000) -> ZickZack:
    """A game that has begun, with this player to throw."""
    state = laid(vec[i64](stones), house, throw_cap)
    state.dealer, state.throws, state.mover = 0, 2, "AB".index(player)
    return state


def throw(state: ZickZack, dice: str) -> ZickZack:
    """Let two dice fall."""
    for face in dice.split("-"):
        state.play(DICE - 1 + int(face))
    return state


def position(
    a: Fields, b: Fields, player: str, dice: str, house: int = 0, *, a_out: int = 0, b_out: int = 0
) -> ZickZack:
    """A player has just thrown these dice."""
    return throw(before_throw(board(a, b, a_out, b_out), player, house), dice)


def refusal(state: ZickZack, text: str) -> str:
    assert text not in legal(state)
    return state.refusal(GAME.notation[text])


def after(state: ZickZack, turn: str) -> Board:
    """The board after a turn that a person writes, which ends the throw."""
    ahead = state.copy()
    for move in whole_turn(GAME, state, turn):
        ahead.play(move)
    assert ahead.turn != ahead.mover, f"{turn} leaves something to be used"
    return tuple(ahead.board)


def outcomes(state: ZickZack) -> set[Board]:
    """All boards to which the legal moves of this throw lead; after a throw that has lapsed, the board as it is."""
    found: set[Board] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here.turn != here.mover:
            found.add(tuple(here.board))
            continue
        for move in here.moves():
            ahead = here.copy()
            ahead.play(move)
            waiting.append(ahead)
    return found


def outcomes_of(state: ZickZack, *turns: str) -> bool:
    """Do exactly these turns, which lead to different boards, end the throw?"""
    ends = [after(state, turn) for turn in turns]
    return len(set(ends)) == len(ends) and set(ends) == outcomes(state)
