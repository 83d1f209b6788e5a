"""What tests of games on the board of 24 points share: dice that fall, whole turns, and what lies where.

What is asked of a game is given it once, in its tests: `after = partial(board_after, GAME)`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from librt.random import Random

from ludothek.core.errors import BadOption
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.understanding import whole_turn
from ludothek.core.view import Scene
from ludothek.kit.points.road import BAR, OFF, PLACES
from ludothek.kit.points.stones import Stones
from ludothek.players.lookahead import Lookahead
from ludothek.thinking.learning.self_play import self_play
from ludothek.thinking.nets.artifact import read_artifact
from ludothek.thinking.nets.net import VERSION, fresh, load, packed
from ludothek.thinking.nets.point_inputs import MORE_INPUTS, Eye
from support.playing import legal

P = TypeVar("P", bound=Stones)
Board = tuple[int, ...]
"""26 places of A, then 26 of B, as the rules keep them."""
Numbers = Mapping[int, int]
"""How many stones stand at numbers of the board."""


def place(player: str, number: int, rising: str = "A") -> int:
    """Where a number of the board is among all places: numbers rise along the roads of some players, or fall."""
    return "AB".index(player) * PLACES + (BAR - number if player in rising else number)


def board(a: Numbers, b: Numbers, a_bar: int = 0, b_bar: int = 0, rising: str = "A") -> Board:
    """Stones at numbers and those that are to come in; what is missing to 15 is off."""
    stones = [0] * (2 * PLACES)
    for player, numbers in (("A", a), ("B", b)):
        for number, count in numbers.items():
            stones[place(player, number, rising)] = count
    stones[BAR], stones[PLACES + BAR] = a_bar, b_bar
    for road in (0, PLACES):
        stones[road + OFF] = 15 - sum(stones[road : road + PLACES])
    assert min(stones) >= 0
    return tuple(stones)


def standing(stones: Board, player: str, rising: str = "A") -> dict[int, int]:
    """The stones of a player by numbers."""
    places = {number: place(player, number, rising) for number in range(1, 25)}
    return {number: stones[here] for number, here in places.items() if stones[here]}


def begun(state: P, player: str) -> P:
    """A game that is under way, with this player to throw."""
    state.dealer, state.throws, state.mover, state.left = 0, 2, "AB".index(player), -2
    return state


def fallen(state: P, *faces: int) -> P:
    """The game after these dice have fallen, one after the other."""
    for face in faces:
        state.play(state.moves()[face - 1])
    return state


def throw(state: P, dice: str) -> P:
    """Let two dice fall: `5-2`."""
    return fallen(state, *map(int, dice.split("-")))


def board_after(game: Game, state: Stones, turn: str) -> Board:
    """The board after a turn that a person writes, which ends the throw."""
    ahead = state.copy()
    for move in whole_turn(game, state, turn):
        ahead.play(move)
    assert ahead.turn != ahead.mover, f"{turn} leaves something to be used"
    return tuple(ahead.board)


def outcomes(state: Stones) -> set[Board]:
    """All boards to which the legal moves of this throw lead; after a throw that has lapsed, the board as it is."""
    found: set[Board] = set()
    seen: set[int] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here.left <= 0 or here.turn != here.mover:
            found.add(tuple(here.board))
        elif here.key() not in seen:
            seen.add(here.key())
            for move in here.moves():
                ahead = here.copy()
                ahead.play(move)
                waiting.append(ahead)
    return found


def all_ends(game: Game, state: Stones, *turns: str) -> bool:
    """Do exactly these turns, which lead to different boards, end the throw?"""
    ends = [board_after(game, state, turn) for turn in turns]
    return len(set(ends)) == len(ends) and set(ends) == outcomes(state)


def refusal_in(game: Game, state: Stones, text: str) -> str:
    """The clause that forbids a move."""
    assert text not in legal(state)
    return state.refusal(game.notation[text])


def off(stones: Board, player: str) -> int:
    """How many stones of a player are out of the game."""
    return stones["AB".index(player) * PLACES + OFF]


def scene_in(game: Game, state: Stones, seat: int = WATCHER) -> Scene:
    """What a seat sees on the table."""
    return game.scene(state, seat)


def lying_in(game: Game, state: Stones, look: str) -> dict[str, int]:
    """How many stones of a look lie at each place."""
    found: dict[str, int] = {}
    for piece in game.scene(state, WATCHER).pieces:
        if piece.look == look:
            found[piece.place] = found.get(piece.place, 0) + piece.count
    return found


def best_turn_in(game: Game, state: Stones) -> list[str]:
    """What the look-ahead of the club level plays."""
    mover, played = state.turn, []
    while state.turn == mover:
        move = Lookahead(game.knowledge, Random(1)).best(state, 1)
        played.append(state.text(move))
        state.play(move)
    return sorted(played)


def in_step(state: Stones, random: Random) -> Iterator[tuple[int, Sequence[int]]]:
    """Play at random to the end; after every move each seat with its stones, which the set of places tells, too."""
    while state.turn != NOBODY:
        moves = state.moves()
        assert list(moves) == sorted(set(moves))
        state.play(moves[random.randrange(len(moves))])
        for seat in range(2):
            stones = list(state.board[seat * PLACES :][:PLACES])
            assert sum(stones) == 15
            assert state.held[seat] == sum(1 << place for place in range(1, PLACES) if stones[place])
            yield seat, stones


def scattered(random: Random, out: Sequence[int], *, opposed: bool = True) -> Board:
    """Few stones on few points, many of them near the end, behind bands or still to come in: where rules are hard.

    One of some numbers comes in; both players run against each other, or the same way.
    """
    stones = [0] * (2 * PLACES)
    for road, other in ((0, PLACES), (PLACES, 0)):
        reach = (7, 9, 12, 25)[random.randrange(4)]
        for _ in range(1 + random.randrange(4)):
            here = 1 + random.randrange(reach - 1)
            if stones[other + (BAR - here if opposed else here)] == 0:
                stones[road + here] = 1 + random.randrange(3)
        stones[road + BAR] = out[random.randrange(len(out))]
        if sum(stones[road + 1 : road + PLACES]) == 0:
            stones[road + BAR] = 1
        stones[road + OFF] = 15 - sum(stones[road + 1 : road + PLACES])
    return tuple(stones)


def compare(
    random: Random,
    boards: Iterable[Board],
    before_throw: Callable[[Board, str], Stones],
    reference: Callable[[Board, int, tuple[int, int]], set[Board]],
) -> Counter[int]:
    """Find no difference between rules and a second opinion on some boards; how many outcomes there were each time.

    Both are asked for all boards to which a seat's throw may lead.
    """
    seen: Counter[int] = Counter()
    for stones in boards:
        seat, one, two = random.randrange(2), 1 + random.randrange(6), 1 + random.randrange(6)
        expected = reference(stones, seat, (one, two))
        assert outcomes(throw(before_throw(stones, "AB"[seat]), f"{one}-{two}")) == expected, (stones, seat, one, two)
        seen[min(len(expected), 3)] += 1
    return seen


def turn_at_random(
    state: Stones, random: Random, reference: Callable[[Board, int, tuple[int, int]], set[Board]] | None
) -> tuple[int, int]:
    """Throw and play a turn at random; a second opinion may know all boards to which the throw leads. The dice."""
    stones, seat = tuple(state.board), state.mover
    dice = 1 + random.randrange(6), 1 + random.randrange(6)
    throw(state, f"{dice[0]}-{dice[1]}")
    if reference is not None:
        assert outcomes(state) == reference(stones, seat, dice)
    while state.turn >= 0:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    return dice


def keeps_a_net_that_learns(path: Path, eye: Eye, hidden: int) -> None:
    """The net in a file is small and whole, and one like it changes by playing against itself."""
    assert read_artifact(path, VERSION) == packed(load(path, MORE_INPUTS, hidden, 1))
    assert path.stat().st_size < 200_000
    net = fresh(MORE_INPUTS, hidden, 1, Random(1))
    before = list(net.weights)
    self_play(net, eye, 0.01, Random(2))
    assert list(net.weights) != before


def has_a_cap_on_throws(game: Game) -> None:
    """How many throws there are at most can be agreed, in reason."""
    assert game.settle(2, {})["throw_cap"] == 2000
    for wrong in (499, 10_001):
        with pytest.raises(BadOption):
            game.settle(2, {"throw_cap": wrong})


def gives_up(match: Match) -> None:
    """Whoever resigns loses one point."""
    match.agree("resign", 0)
    assert match.over
    assert match.series.results[-1].points == (0, 1)
    assert match.series.results[-1].reason == "reason-resigned"
