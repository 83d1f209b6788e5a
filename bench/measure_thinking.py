"""Thinking: how far alpha-beta sees in a second, what a worker's move costs, if Yatzy's optimum keeps its promise."""

from math import sqrt
from statistics import fmean, stdev
from time import thread_time

from librt.random import Random

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.games import load_game
from ludothek.games.yatzy.mind.knowledge import OPTIMUM
from ludothek.games.yatzy.mind.optima import shipped
from ludothek.games.yatzy.mind.optimum import expected_total
from ludothek.players.alphabeta import AlphaBeta
from ludothek.server.workers.jobs import Choose, Job, Position, Weigh, position
from ludothek.server.workers.worker import Worker

MIDDLES = 10
GAMES = 100_000
DECISIONS = 40
"""So many of a match are timed at its beginning, and as many at its end."""
DEALT = 8


def measure() -> None:
    """Print what was seen."""
    for game_id, played in (("muehle", 24), ("dame", 20)):
        _alphabeta(game_id, played)
    for game_id, seats, deals in (("skat", 3, 36), ("david_goliath", 4, 20)):
        _worker(game_id, seats, deals)
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


def _worker(game_id: str, seats: int, deals: int) -> None:
    """What a decision costs a worker in a long match, beside what it does without: making the match anew, and a view.

    So many milliseconds a move are so many cores at a thousand moves a second.
    """
    positions, view = _decisions(game_id, seats, deals)
    print(f"{game_id}, early and late in {deals} deals, ms of a core a move; with the match made of its log for each:")
    asked: dict[str, list[Job]] = {
        "a beginner's move": [Choose(each, "beginner") for each in positions],
        f"the values of all moves by {DEALT} deals": [Weigh(each, f"beginner:{DEALT}", 0.0) for each in positions],
    }
    for what, jobs in asked.items():
        (early, early_anew), (late, late_anew) = _milliseconds(jobs[:DECISIONS]), _milliseconds(jobs[-DECISIONS:])
        print(f"  {what}: {early:.2f} and {late:.2f}; {early_anew:.2f} and {late_anew:.2f}")
    print(f"  a view, which neither needs: {view:.2f}")


def _decisions(game_id: str, seats: int, deals: int) -> tuple[list[Position], float]:
    """Where there is a choice in a match of random moves, and how many milliseconds a view takes there."""
    match, random = Match(load_game(game_id), seats, {"deals": deals}, Seal.numbered(1, 1)), Random(1)
    found = []
    viewing = 0.0
    while not match.over:
        if match.between:
            match.next_deal()
            continue
        moves = match.legal()
        if len(moves) > 1:
            found.append(position("", match))
            begun = thread_time()
            match.view(match.turn)
            viewing += thread_time() - begun
        match.play(moves[random.randrange(len(moves))])
    return found, 1000 * viewing / len(found)


def _milliseconds(jobs: list[Job]) -> tuple[float, float]:
    """Those of a core for each of these jobs, by one worker, and by a new one each."""
    worker = Worker()
    worker.answer(jobs[0])
    begun = thread_time()
    for job in jobs:
        worker.answer(job)
    between = thread_time()
    for job in jobs:
        Worker().answer(job)
    return 1000 * (between - begun) / len(jobs), 1000 * (thread_time() - between) / len(jobs)


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
