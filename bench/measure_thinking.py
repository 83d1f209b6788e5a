"""Thinking: how far alpha-beta sees in a second, and whether the exact optimum of Yatzy keeps what it promises."""

from math import sqrt
from statistics import fmean, stdev

from librt.random import Random

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.games import load_game
from ludothek.games.yatzy.mind.knowledge import OPTIMUM
from ludothek.games.yatzy.mind.optima import shipped
from ludothek.games.yatzy.mind.optimum import expected_total
from ludothek.players.alphabeta import AlphaBeta

MIDDLES = 10
GAMES = 100_000


def measure() -> None:
    """Print what was seen."""
    for game_id, played in (("muehle", 24), ("dame", 20)):
        _alphabeta(game_id, played)
    _yatzy()


def _alphabeta(game_id: str, played: int) -> None:
    """A second of thought from the start and from positions after so many random moves."""
    start = load_game(game_id).start(2)
    starts, middles = _second(game_id, start), [_second(game_id, _middle(start, played, n)) for n in range(MIDDLES)]
    depths = sorted(depth for depth, _ in middles)
    print(f"{game_id}: {starts[1]:,} positions in a second from the start, {starts[0]} moves deep;")
    print(
        f"  from {MIDDLES} middle positions {round(fmean(seen for _, seen in middles)):,} on average,"
        f" {depths[0]} to {depths[-1]} moves deep, {fmean(depths):.1f} on average"
    )


def _middle(start: State, played: int, seed: int) -> State:
    """A position after some random moves from which the game is not decided at once."""
    random = Random(seed)
    while True:
        state = start.copy()
        for _ in range(played):
            if state.turn == NOBODY:
                break
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
        if state.turn != NOBODY and len(state.moves()) > 1:
            return state


def _second(game_id: str, state: State) -> tuple[int, int]:
    search = AlphaBeta(load_game(game_id).knowledge, Random(1))
    search.choose(state, seconds=1.0)
    return search.depth, search.visited


def _yatzy() -> None:
    """The exact expectation, and what games by the optimum really bring."""
    game = load_game("yatzy")
    series = game.series(1, game.settle(1, {}))
    random = Random(1)
    totals: list[int] = []
    for _ in range(GAMES):
        state = series.deal()
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
            else:
                state.play(game.knowledge.policy(state, OPTIMUM, random))
        totals.append(state.points(0))
    reach = 1.96 * stdev(totals) / sqrt(GAMES)
    print(f"yatzy: the optimum expects {expected_total(shipped()):.3f} points;")
    print(f"  {GAMES:,} games by it brought {fmean(totals):.3f} ± {reach:.3f} on average")
