"""How a net learns a game of two with dice: it plays against itself, and a position is to be worth what comes of it.

The field calls it temporal-difference learning by self-play.
"""

from pathlib import Path

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.thinking.nets.artifact import write_artifact
from ludothek.thinking.nets.net import VERSION, Features, Net, Thought, fresh, other_side, packed
from ludothek.thinking.nets.school import School


class End:
    """A position in which a turn can end, and what its onlooker makes of it."""

    def __init__(self, state: State, side: i64, features: Features, thought: Thought) -> None:
        self.state = state
        self.side = side
        self.features = features
        self.thought = thought

    def points(self, seat: i64) -> float:
        """What it is worth to a seat."""
        points = self.thought.points()
        return points if seat == self.side else -points


def best_end(net: Net, school: School, state: State) -> End:
    """The best position to end the turn in, as the net sees it."""
    seat = state.turn
    best: End | None = None
    waiting: list[State] = [state]
    seen: set[i64] = set()
    while len(waiting) > 0:
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
            side = seat if after.turn == NOBODY else school.onlooker(after)
            features = school.look(after, side)
            over = after.turn == NOBODY
            thought = Thought(vec[float](), school.outcome(after, side)) if over else net.think(features)
            end = End(after, side, features, thought)
            if best is None or end.points(seat) > best.points(seat):
                best = end
    assert best is not None
    return best


def self_play(net: Net, school: School, rate: float, random: Random) -> None:
    """Play one game. After every turn the position before is seen a little more like the one that came of it."""
    state = school.start()
    before: End | None = None
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            state.play(state.chance(random))
            continue
        end = best_end(net, school, state)
        state = end.state
        if before is not None:
            chances = end.thought.chances
            if end.side != before.side:
                chances = other_side(chances)
            net.learn(before.features, before.thought, chances, rate)
        before = end


RATES = (0.004, 0.003, 0.002, 0.001, 0.001, 0.0006, 0.0003, 0.0001)
"""How far a net goes to meet what it sees, each for an equal share of the games."""


def learn(net: Net, school: School, games: i64, random: Random) -> None:
    """Play so many games, going ever less far."""
    for game in range(games):
        self_play(net, school, RATES[game * len(RATES) // games], random)


def learn_anew(school: School, path: Path, inputs: i64, hidden: i64, command: str, games: i64) -> None:
    """Learn the only net of a file from nothing; so many games of the command make it again."""
    random = Random(1)
    net = fresh(inputs, hidden, 1, random)
    learn(net, school, games, random)
    write_artifact(path, VERSION, f"{command} {games}", packed(net))
