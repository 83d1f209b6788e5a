"""Information-set search: simulations a second, each with its own guess and a playout to the end of the deal."""

from time import perf_counter

from librt.random import Random

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.players.search import Search
from ludothek.players.toolbox import EXPLORATION

ROUNDS = 5
SIMULATIONS = 20_000


def measure() -> None:
    """Print the rate from the first trick with four players."""
    game = load_game("david_goliath")
    match = Match(game, 4, seal=Seal.numbered(1))
    best = 0.0
    for number in range(ROUNDS):
        search = Search(match.guess(match.turn), game.knowledge, Random(number), EXPLORATION)
        begin = perf_counter()
        search.simulate(SIMULATIONS)
        best = max(best, SIMULATIONS / (perf_counter() - begin))
    print(f"simulations a second from the first trick with four players: {best:,.0f} (wanted: 20,000)")
