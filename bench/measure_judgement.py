"""Judgement: what it is worth to judge positions as a game's players do, beside the same search that only counts.

Both look equally deep; every opening is played twice, with the colours changed. The same games come out every time.
"""

from collections.abc import Callable

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games import load_game
from ludothek.games.hasami_yogi.rules import HasamiYogi
from ludothek.games.kesselschlacht.rules import Kesselschlacht
from ludothek.games.pyramiden_dame.rules import PyramidenDame
from ludothek.games.raubdame.rules import Raubdame
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import BITS, SQUARES
from ludothek.players.alphabeta import AlphaBeta

OPENINGS = 50
RANDOM_MOVES = 6
"""Each opening begins with so many."""
DEPTH = 4
WANTED = 0.65


def pieces(state: State) -> int:
    """How many pieces fewer White has than Black."""
    assert isinstance(state, Raubdame)
    return bits.count(state.black) - bits.count(state.white)


def stones(state: State) -> int:
    """How many stones more White has than Black."""
    assert isinstance(state, Kesselschlacht)
    return bits.count(state.white) - bits.count(state.black)


def rows(state: State) -> int:
    """How many rows fewer White has to go than Black."""
    assert isinstance(state, PyramidenDame)
    black = sum(7 - row for square, row in ROWS if state.black >> square & 1)
    return black - sum(row for square, row in ROWS if state.white >> square & 1)


def taken(state: State) -> int:
    """How many pieces more White has taken than Black."""
    assert isinstance(state, HasamiYogi)
    return state.taken(state.dealer) - state.taken(1 - state.dealer)


ROWS = [(square, index // 4) for index, square in enumerate(SQUARES)]
COUNTS: dict[str, Callable[[State], int]] = {
    "raubdame": pieces,
    "pyramiden_dame": rows,
    "hasami_yogi": taken,
    "kesselschlacht": stones,
}


class Counting(Knowledge):
    """Knows nothing but a count."""

    def __init__(self, game: Game, count: Callable[[State], int]) -> None:
        self._game = game
        self._count = count

    def score(self, state: State, seat: int) -> float:
        """The count; the end of a game as it is."""
        if state.turn == NOBODY:
            return self._game.knowledge.score(state, seat)
        return (1 if seat == state.dealer else -1) * self._count(state) / (100 * BITS)

    def settled(self, state: State) -> bool:
        """As the players of the game see it."""
        return self._game.knowledge.settled(state)

    def promise(self, state: State, move: int) -> int:
        """As the players of the game see it."""
        return self._game.knowledge.promise(state, move)


def measure() -> None:
    """Print what share of the points the judgement gets, and how many games it wins."""
    print(f"{2 * OPENINGS} games each, both {DEPTH} moves deep (wanted: {WANTED:.0%} of them won)")
    for game_id, count in COUNTS.items():
        game = load_game(game_id)
        random = Random(1)
        won = [points for _ in range(OPENINGS) for points in _opening(game, Counting(game, count), random)]
        wins, draws = won.count(2), won.count(1)
        share = sum(won) / 2 / len(won)
        print(f"{game_id}: {share:.1%}, {wins} won, {draws} drawn, {len(won) - wins - draws} lost", flush=True)


def _opening(game: Game, counting: Knowledge, random: Random) -> list[int]:
    """The points of the judgement with either colour, after the same random moves."""
    start = game.start(2)
    for _ in range(RANDOM_MOVES):
        moves = start.moves()
        start.play(moves[random.randrange(len(moves))])
    points: list[int] = []
    for seat in range(2):
        state = start.copy()
        while state.turn != NOBODY:
            knowledge = game.knowledge if state.turn == seat else counting
            state.play(AlphaBeta(knowledge, random).choose(state, DEPTH))
        points.append(state.points(seat))
    return points
