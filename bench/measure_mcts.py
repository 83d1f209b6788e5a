"""Mühle beside OpenSpiel's tree search (MCTS) in C++ on its nine men's morris, every opening with both colours.

Its rules are ours where any stone may be taken once all are in mills; it calls a game drawn after 200 turns. Without
OpenSpiel nothing is measured. `python bench/measure_mcts.py --simulations 200000 --games 20` takes hours, and with
`--keep` the result is written into the folder of the game.
"""

import argparse
import re
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from librt.random import Random

from ludothek.core.match import Match
from ludothek.core.options import OptionValue
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY
from ludothek.games import load_game
from ludothek.lab.standings import estimate_share
from ludothek.lab.yardsticks import Meeting, keep_meeting, today
from ludothek.players.levels import computer_player

try:
    import pyspiel
except ImportError:
    pyspiel = None

GAME = load_game("muehle")
TERMS: dict[str, OptionValue] = {"take_when_all_in_mills": "any"}
POINTS = (
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4",
    "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
)  # fmt: skip
"""In their order."""
SIMULATIONS = 2_000
GAMES = 4
OPENING = 2
"""Stones that are placed at random, so that no two games are the same."""


def tree_search(game: Any, simulations: int, seed: int, *, solve: bool) -> Any:
    """OpenSpiel's player with one random rollout a simulation."""
    return pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(1, seed),
        uct_c=1.4,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=solve,
        seed=seed,
        verbose=False,
        child_selection_policy=pyspiel.ChildSelectionPolicy.UCT,
    )


class Theirs:
    """Their state of a game and their player."""

    def __init__(self, simulations: int, seed: int) -> None:
        game = pyspiel.load_game("nine_mens_morris")
        self.state = game.new_initial_state()
        self._bot = tree_search(game, simulations, seed, solve=True)

    def follow(self, text: str) -> None:
        """Play a turn of ours: `d2-d3xa1` is a move and then the point of what is taken."""
        moved, _, taken = text.partition("x")
        words = [" -> ".join(str(POINTS.index(point)) for point in part.split("-")) for part in (moved, taken) if part]
        for word in words:
            legal = {self.state.action_to_string(action): action for action in self.state.legal_actions()}
            self.state.apply_action(legal[f"Move {word}" if "->" in word else f"Point {word}"])

    def choose(self) -> str:
        """Play a turn of their own, and tell it as we write it."""
        seat = self.state.current_player()
        parts: list[str] = []
        while not self.state.is_terminal() and self.state.current_player() == seat:
            action = self._bot.step(self.state)
            parts.append(
                "-".join(POINTS[int(point)] for point in re.findall(r"\d+", self.state.action_to_string(action)))
            )
            self.state.apply_action(action)
        return "x".join(parts)


def play(level: str, simulations: int, number: int) -> float:
    """One game, with White in every other one: 1 won, 0 lost, half of that drawn."""
    ours, seed = number % 2, number // 2
    match = Match(GAME, 2, TERMS, Seal.numbered(seed))
    theirs = Theirs(simulations, number + 1)
    player = computer_player(GAME, level, number)
    opening = Random(seed)
    while match.turn != NOBODY and not theirs.state.is_terminal():
        seat = match.turn
        if len(match.log) < OPENING:
            move = match.state.any_move(opening)
        elif seat == ours:
            move = player.choose(match.view(seat), match.guess(seat))
        else:
            text = theirs.choose()
            match.play(next(move for move in match.legal() if match.state.text(move) == text), seat)
            continue
        theirs.follow(match.state.text(move))
        match.play(move, seat)
    if match.turn != NOBODY:
        return 0.5
    result = match.series.results[0]
    return 0.5 if result.drawn else float(ours in result.winners)


def meeting(level: str, simulations: int, scores: Sequence[float]) -> Meeting:
    """What was measured, as it is written down."""
    return Meeting(
        level=level,
        opponent="OpenSpiel's MCTS",
        version=f"{pyspiel.__version__}, {simulations:,} simulations a move",
        what="% of games won",
        games=len(scores),
        result=estimate_share([fmean(pair) for pair in zip(scores[::2], scores[1::2], strict=True)]).rounded(2, 100),
        command=f"python bench/measure_mcts.py --level {level} --simulations {simulations} --games {len(scores)}",
        date=today(),
    )


def measure(level: str = "master", simulations: int = SIMULATIONS, games: int = GAMES, *, keep: bool = False) -> None:
    """Print how a level does, game by game."""
    if pyspiel is None:
        print("OpenSpiel is not there (`pip install open-spiel`): skipped")
        return
    scores: list[float] = []
    for number in range(games):
        scores.append(play(level, simulations, number))
        won, drawn, lost = (scores.count(score) for score in (1.0, 0.5, 0.0))
        print(f"{level} v. {simulations:,} simulations: {won} won, {drawn} drawn, {lost} lost", flush=True)
        if keep and number % 2:
            keep_meeting(GAME, meeting(level, simulations, scores))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="master")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of theirs, a move")
    parser.add_argument("--games", type=int, default=GAMES, help="each opening is played with both colours")
    parser.add_argument("--keep", action="store_true", help="write the result into the folder of the game")
    given = parser.parse_args()
    measure(given.level, given.simulations, given.games, keep=given.keep)
