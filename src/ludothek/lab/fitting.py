"""Fits what a game's judgement weighs to how games end: logistic regression over positions of games against itself.

    python -m ludothek.lab.fitting GAME --games 300 --positions 2000

Alpha-beta plays both seats, after some moves at random and with a slip now and then. What is printed is for people to
take over: every weight as it is and as it was found, and how well both foretell games that were kept apart (the mean
log loss, the less the better).
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean, pstdev

from librt.random import Random
from librt.vecs import vec

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.state import NOBODY, State
from ludothek.games import load_game
from ludothek.players.alphabeta import AlphaBeta
from ludothek.thinking.learning.regression import Sample, fitted
from ludothek.thinking.nets.logistic import likely

OPENING = 6
"""At least so many moves at random, and up to twice as many."""
SLIP = 0.03
"""How often a move is any legal one."""
RIDGE = 2.0
"""Keeps what is hardly ever seen near nothing (L2 regularisation)."""
SCALES = [0.01 * 1.12**step for step in range(60)]
"""On which weights are tried: what they foretell is not written on them."""
KEPT_APART = 0.1


@dataclass(frozen=True, slots=True)
class Seen:
    """A position: what the judgement counts there, and how the game ended, both for the first seat."""

    features: Mapping[str, float]
    outcome: float
    """1 won, 0 lost, a half drawn."""


def play(game: Game, positions: int, random: Random) -> list[Seen]:
    """The quiet positions of one game of alpha-beta against itself with so many positions a move."""
    state = game.start(2)
    endings = any(method.endings for method in game.levels.values())
    players = [AlphaBeta(game.knowledge, random, endings=endings) for _ in range(2)]
    seen: list[Mapping[str, float]] = []
    opening = OPENING + random.randrange(OPENING)
    while state.turn != NOBODY:
        if _quiet(game, state):
            seen.append(game.knowledge.features(state, 0))
        if state.turn < 0:
            state.play(state.chance(random))
        elif opening > 0 or random.random() < SLIP:
            state.play(state.any_move(random))
            opening -= 1
        else:
            state.play(players[state.turn].choose(state.copy(), 0, positions))
    winners = list(state.winners())
    outcome = 0.5 if len(winners) != 1 else float(winners[0] == 0)
    return [Seen(features, outcome) for features in seen]


def _quiet(game: Game, state: State) -> bool:
    return state.turn >= 0 and game.knowledge.settled(state)


def fit(names: Sequence[str], seen: Sequence[Seen]) -> dict[str, float]:
    """The weights that foretell best, as the logit of winning; to be the first is worth something, too."""
    sample = Sample(1 + len(names))
    for each in seen:
        sample.add(vec[float]([1.0, *(each.features.get(name, 0.0) for name in names)]), each.outcome)
    _, *weights = fitted(sample, vec[float]([0.0] * (1 + len(names))), RIDGE)
    return dict(zip(names, weights, strict=True))


def loss(weights: Mapping[str, float], seen: Sequence[Seen]) -> float:
    """The mean log loss of what these weights foretell, on whatever scale suits them best."""
    sums = [sum(weights[name] * count for name, count in each.features.items()) for each in seen]
    unit = max(pstdev(sums), 1e-9)
    return min(
        fmean(_loss(scale * one / unit, each.outcome) for one, each in zip(sums, seen, strict=True)) for scale in SCALES
    )


def _loss(total: float, outcome: float) -> float:
    chance = likely(max(-20.0, min(20.0, total)))
    return -outcome * log(chance) - (1 - outcome) * log(1 - chance)


def logit(found: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """What a logit is on the scale of the weights as they are."""
    return sum(map(abs, weights.values())) / max(sum(map(abs, found.values())), 1e-9)


def main(words: Sequence[str] | None = None) -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--positions", type=int, default=2000, help="that alpha-beta looks at for a move")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    game = load_game(asked.game)
    weights = game.knowledge.weights()
    if not weights:
        raise LudothekError(f"the judgement of {game.id} weighs nothing by name; give it `features` and `weights`")
    random = Random(asked.seed)
    games = [play(game, asked.positions, random) for _ in range(asked.games)]
    apart = max(1, round(KEPT_APART * len(games)))
    seen, kept = ([each for some in part for each in some] for part in (games[apart:], games[:apart]))
    found = fit(list(weights), seen)
    scale = logit(found, weights)
    print(f"{len(seen)} positions of {len(games) - apart} games; a logit is {scale:.0f}")  # noqa: T201 - a command
    for name, value in found.items():
        print(f"{name:16} {weights[name]:6.0f} {scale * value:7.1f}")  # noqa: T201
    print(f"log loss of {apart} other games: {loss(weights, kept):.4f} as it is, {loss(found, kept):.4f} as found")  # noqa: T201


if __name__ == "__main__":
    main()
