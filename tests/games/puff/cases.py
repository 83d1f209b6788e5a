"""Positions of Puff for tests, written in the numbers of the board: `position({1: 15}, {3: 2, 24: 13}, "A", "2-5")`."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.understanding import whole_turn
from ludothek.games import load_game
from ludothek.games.puff.rules import DICE, Puff, laid
from ludothek.kit.points.road import BAR, OFF, PLACES
from support.playing import legal

GAME = load_game("puff")
Points = Mapping[int, int]
Board = tuple[int, ...]
"""26 places of A, then 26 of B, as the rules keep them."""


def place(player: str, point: int) -> int:
    """Where a point is among all places: A counts 25 - point, B the point itself."""
    return 25 - point if player == "A" else PLACES + point


def board(a: Points, b: Points, a_out: int = 0, b_out: int = 0) -> Board:
    """Stones on points and beside the board; what is missing to 15 is off."""
    stones = [0] * (2 * PLACES)
    for player, points in (("A", a), ("B", b)):
        for point, count in points.items():
            stones[place(player, point)] = count
    stones[BAR], stones[PLACES + BAR] = a_out, b_out
    for road in (0, PLACES):
        stones[road + OFF] = 15 - sum(stones[road : road + PLACES])
    assert min(stones) >= 0
    return tuple(stones)


def on_points(stones: Board, player: str) -> dict[int, int]:
    """The stones of a player by points."""
    return {point: stones[place(player, point)] for point in range(1, 25) if stones[place(player, point)]}


def waiting(stones: Board, player: str) -> int:
    """How many stones of a player lie beside the board."""
    return stones["AB".index(player) * PLACES + BAR]


def off(stones: Board, player: str) -> int:
    return stones["AB".index(player) * PLACES + OFF]


def before_throw(stones: Board, player: str, house: int = 0, throw_cap: int = 2000) -> Puff:
    """A game that has begun, with this player to throw."""
    state = laid(vec[i64](stones), house, throw_cap)
    state.dealer, state.throws, state.mover, state.left = 0, 2, "AB".index(player), -2
    return state


def throw(state: Puff, dice: str) -> Puff:
    """Let two dice fall."""
    for face in dice.split("-"):
        state.play(DICE - 1 + int(face))
    return state


def position(a: Points, b: Points, player: str, dice: str, house: int = 0, *, a_out: int = 0, b_out: int = 0) -> Puff:
    """A player has just thrown these dice."""
    return throw(before_throw(board(a, b, a_out, b_out), player, house), dice)


def refusal(state: Puff, text: str) -> str:
    assert text not in legal(state)
    return state.refusal(GAME.notation[text])


def after(state: Puff, turn: str) -> Board:
    """The board after a turn that a person writes, which ends the throw."""
    ahead = state.copy()
    for move in whole_turn(GAME, state, turn):
        ahead.play(move)
    assert ahead.turn != ahead.mover, f"{turn} leaves something to be used"
    return tuple(ahead.board)


def outcomes(state: Puff) -> set[Board]:
    """All boards to which the legal moves of this throw lead; after a throw that has lapsed, the board as it is."""
    found: set[Board] = set()
    seen: set[tuple[object, ...]] = set()
    waiting_states = [state]
    while waiting_states:
        here = waiting_states.pop()
        if here.turn != here.mover:
            found.add(tuple(here.board))
            continue
        mark = (tuple(here.board), here.earlies, here.lates, here.bound)
        if mark in seen:
            continue
        seen.add(mark)
        for move in here.moves():
            ahead = here.copy()
            ahead.play(move)
            waiting_states.append(ahead)
    return found


def outcomes_of(state: Puff, *turns: str) -> bool:
    """Do exactly these turns, which lead to different boards, end the throw?"""
    ends = [after(state, turn) for turn in turns]
    return len(set(ends)) == len(ends) and set(ends) == outcomes(state)
