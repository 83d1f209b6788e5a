"""Learns the weights of `knowledge.py` by temporal differences: the program plays against itself.

`python -m ludothek.games.backgammon.learn 20000` plays so many games by each of the two ways to bear off and prints
the weights. Compiled, it takes some minutes.
"""

import sys

from librt.random import Random
from librt.vecs import vec

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.backgammon import weights
from ludothek.games.backgammon.knowledge import STAKE, features, touching, worth
from ludothek.games.backgammon.rules import Backgammon, Terms, start

RATES = (0.02, 0.01, 0.004, 0.0015)
"""How far a step goes, each for an equal share of the games."""
TRACE = 0.6
"""How much of a surprise reaches back by one turn."""


def best_end(state: Backgammon) -> tuple[Backgammon, float]:
    """The best position to end the turn in, and what it is worth."""
    seat = state.turn
    best, value = state, -9.0
    waiting, seen = [state], set()
    while waiting:
        here = waiting.pop()
        for move in here.moves():
            after = here.copy()
            after.play(move)
            key = after.key()
            if key in seen:
                continue
            seen.add(key)
            if after.turn == seat:
                waiting.append(after)
                continue
            found = _final(after, seat) if after.turn == NOBODY else worth(after, seat)
            if found > value:
                best, value = after, found
    return best, value


def _final(state: Backgammon, seat: int) -> float:
    return float(state.points(seat) - state.points(1 - seat)) / STAKE


def play_and_learn(terms: Terms, contact: "vec[float]", race: "vec[float]", rate: float, random: Random) -> None:
    """One game. After every turn the position before it is worth a little more of what came of it."""
    state = start(terms)
    traces = [[0.0] * len(contact), [0.0] * len(race)]
    before: tuple[float, int, list[float]] | None = None
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            state.play(state.chance(random))
            continue
        seat = state.turn
        state, value = best_end(state)
        if before is not None:
            _learn(before, -value, traces, (contact, race), rate)
        traces = [[-TRACE * each for each in trace] for trace in traces]
        if state.turn != NOBODY:
            kind = 0 if touching(state) else 1
            before = (value, kind, list(features(state, seat)))
            for index, each in enumerate(before[2]):
                traces[kind][index] += (1.0 - value * value) * each


def _learn(
    before: tuple[float, int, list[float]],
    target: float,
    traces: list[list[float]],
    learnt: "tuple[vec[float], vec[float]]",
    rate: float,
) -> None:
    surprise = target - before[0]
    for kind in range(2):
        for index, trace in enumerate(traces[kind]):
            learnt[kind][index] += rate * surprise * trace


def main() -> None:
    """Learn both ways to bear off and print the weights."""
    games = int(sys.argv[1])
    random = Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for names, terms in (
        (("CONTACT", "RACE"), Terms(opening_roll=True, highest=True, always=True)),
        (("CONTACT_EXACT", "RACE_EXACT"), Terms()),
    ):
        learnt = [getattr(weights, name) for name in names]
        for game in range(games):
            play_and_learn(terms, learnt[0], learnt[1], RATES[game * len(RATES) // games], random)
        for name, values in zip(names, learnt, strict=True):
            print(f"{name}: Final = vec[float]([{', '.join(f'{value:.3f}' for value in values)}])")  # noqa: T201


if __name__ == "__main__":
    main()
