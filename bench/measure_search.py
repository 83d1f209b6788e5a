"""Search: simulations a second, each with its own guess and a playout to the end, beside OpenSpiel's C++ search."""

from time import perf_counter

import pyspiel
from librt.random import Random

from ludothek.core.knowledge import Knowledge
from ludothek.core.match import Match
from ludothek.core.options import OptionValue
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.players.search import Search
from measure_mcts import tree_search

ROUNDS = 3
SECONDS = 2.0
BATCH = 50
TOURNAMENT: dict[str, OptionValue] = {"rules": "tournament", "cube": "off", "match_points": 0}
BESIDE: tuple[tuple[str, int, dict[str, OptionValue], str], ...] = (
    ("muehle", 2, {}, "nine_mens_morris"),
    ("backgammon", 2, TOURNAMENT, "backgammon"),
    ("nur_keine_aufregung", 4, {}, "maedn(players=4,twoPlayersOpposite=false)"),
)


def ours(game_id: str, seats: int, options: dict[str, OptionValue]) -> float:
    """Our search with random playouts, from the first decision of a match."""
    match = Match(load_game(game_id), seats, options, Seal.numbered(1))
    best = 0.0
    for number in range(ROUNDS):
        search = Search(match.guess(match.turn), Knowledge(), Random(number))
        count = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < SECONDS:
            search.simulate(BATCH)
            count += BATCH
        best = max(best, count / spent)
    return best


def theirs(name: str) -> float:
    """OpenSpiel's MCTSBot with one random rollout a simulation, from the first decision that is one."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[-1])
    best = 0.0
    for number in range(ROUNDS):
        simulations = 500
        spent = 0.0
        while spent < SECONDS / 2:
            simulations *= 2
            bot = tree_search(game, simulations, number, solve=False)
            begin = perf_counter()
            bot.mcts_search(state)
            spent = perf_counter() - begin
        best = max(best, simulations / spent)
    return best


def measure() -> None:
    """Print the rates and how they compare."""
    mine = ours("david_goliath", 4, {})
    print(f"david_goliath          {mine:9,.0f} a second from the first trick with four players (wanted: 20,000)")
    for game_id, seats, options, name in BESIDE:
        mine, other = ours(game_id, seats, options), theirs(name)
        times = f"{mine / other:.1f} times (wanted: 2)"
        print(f"{game_id:22} {mine:9,.0f} a second; OpenSpiel's C++ search: {other:9,.0f}; {times}")
