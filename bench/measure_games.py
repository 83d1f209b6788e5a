"""Random games: our rules beside OpenSpiel's, driven from Python as its users do and in its own C++ loop."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import pyspiel
from librt.random import Random

from ludothek.core import state as core_state
from ludothek.core.options import OptionValue
from ludothek.games import all_games, load_game
from open_spiel_play import played

SECONDS = 2.0
ROUNDS = 3
TIMES_PYTHON = 10.0
TIMES_CPP = 2.0
ALONE = 1_500_000
"""Moves a second of a game that has no counterpart."""
MOVES = 1_500_000
"""Wanted a second where there is nothing to compare with."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A game of ours and the one of OpenSpiel that is nearest to it."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    theirs: str = ""
    """Left out, there is none like it."""
    per_move: bool = False
    """The games are of different length: compare moves, not games."""
    times: tuple[float, float] = (TIMES_PYTHON, TIMES_CPP)
    """So many times as fast as from Python and as in C++ it should be."""


PAIRS = (
    Pair("muehle", 2, {}, "nine_mens_morris"),
    Pair("dame", 2, {}, "checkers", per_move=True),
    Pair("raubdame", 2, {}, "checkers", per_move=True),
    Pair("pyramiden_dame", 2, {}),
    Pair("hasami_yogi", 2, {}),
    Pair("kesselschlacht", 2, {}),
    Pair("backgammon", 2, {"rules": "tournament", "cube": "off", "match_points": 0}, "backgammon"),
    Pair("puff", 2, {}, "backgammon", per_move=True),
    Pair("zick_zack", 2, {}, "backgammon", per_move=True),
    Pair("mau_mau", 4, {"mau": "auto"}, "crazy_eights(players=4)"),
    Pair("skat", 3, {"preset": "isko", "deals": 1}, "skat"),
    Pair("schafkopf", 4, {}, "hearts", per_move=True),
    Pair("nur_keine_aufregung", 4, {}, "maedn(players=4,twoPlayersOpposite=false)"),
    Pair("nur_keine_aufregung_2x2", 4, {}, "maedn(players=4,twoPlayersOpposite=false)", per_move=True),
    Pair("yatzy", 2, {}, "yacht"),
)


def rate(play: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Games and moves a second: the best of some rounds, because others only ever slow us down."""
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        games = moves = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < SECONDS:
            more_games, more_moves = play()
            games += more_games
            moves += more_moves
        best = max(best, (games / spent, moves / spent))
    return best


def ours(pair: Pair) -> Callable[[], tuple[int, int]]:
    """Our rules, all moves by chance."""
    game = load_game(pair.game)
    series = game.series(pair.seats, game.settle(pair.seats, pair.options))
    chance = Random(1)
    return lambda: (10, sum(core_state.playout(series.deal(), chance) for _ in range(10)))


def from_python(pair: Pair) -> Callable[[], tuple[int, int]]:
    """One game of OpenSpiel as its users play it from Python."""
    game = pyspiel.load_game(pair.theirs)

    def play() -> tuple[int, int]:
        return 1, played(game.new_initial_state())

    return play


def in_cpp(pair: Pair, moves: float) -> Callable[[], tuple[int, int]]:
    """OpenSpiel's own C++ loop with uniform random bots; it does not tell the number of moves."""
    game = pyspiel.load_game(pair.theirs)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    chance = random.Random(1)

    def play() -> tuple[int, int]:
        for _ in range(10):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, chance.randrange(1 << 30))
        return 10, round(10 * moves)

    return play


def measure() -> None:
    """Print the rates and how they compare."""
    compiled = core_state.__file__.endswith((".so", ".pyd"))
    print(f"random games a second on one core, ours {'compiled' if compiled else 'NOT COMPILED'}")
    print(f"{'':22} {'ours':>10}  {'from Python':>12} {'times':>6}  {'in C++':>10} {'times':>6}   beside")
    for pair in PAIRS:
        games, moves = rate(ours(pair))
        if not pair.theirs:
            print(f"{pair.game:22} {moves:10,.0f}  moves, and no game like it (wanted: {ALONE:,})")
            continue
        python_games, python_moves = rate(from_python(pair))
        cpp_games, cpp_moves = rate(in_cpp(pair, python_moves / python_games))
        if pair.per_move:
            games, python_games, cpp_games = moves, python_moves, cpp_moves
        unit = "moves" if pair.per_move else "games"
        python_times, cpp_times = pair.times
        print(
            f"{pair.game:22} {games:10,.0f}  {python_games:12,.0f} {games / python_games:6.1f}"
            f"  {cpp_games:10,.0f} {games / cpp_games:6.1f}   {pair.theirs}, {unit}"
            f" (wanted: {python_times:g} and {cpp_times:g} times)"
        )
    for game in all_games():
        if game.id not in {pair.game for pair in PAIRS}:
            games, moves = rate(ours(Pair(game.id, min(max(2, game.seats[0]), game.seats[-1]), {}, "")))
            print(f"{game.id:22} {moves:10,.0f} moves (wanted: {MOVES:,}), {games:,.0f} games")
