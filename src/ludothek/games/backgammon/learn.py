"""How a net learns the game: it plays against itself, and a position is to be worth what comes of it."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.backgammon.net import Net, Thought
from ludothek.games.backgammon.rules import Backgammon, start
from ludothek.games.backgammon.sight import Sight, look
from ludothek.games.backgammon.terms import Terms


class End:
    """A position in which a turn can end, and what its player makes of it."""

    def __init__(self, state: Backgammon, sight: Sight, thought: Thought) -> None:
        self.state = state
        self.sight = sight
        self.thought = thought


def best_end(net: Net, state: Backgammon) -> End:
    """The best position to end the turn in, as the net sees it."""
    seat = state.turn
    best: End | None = None
    waiting: list[Backgammon] = [state]
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
            sight = look(after, seat)
            thought = Thought(vec[float](), outcome(after, seat)) if after.turn == NOBODY else net.think(sight)
            if best is None or thought.points() > best.thought.points():
                best = End(after, sight, thought)
    assert best is not None
    return best


def outcome(state: Backgammon, seat: i64) -> vec[float]:
    """How a game has ended, as if it were chances."""
    won = state.points(seat)
    lost = state.points(1 - seat)
    even = 0.5 if won == lost else 0.0
    return vec[float]([even + float(won > 0), float(won > 1), float(lost > 1)])


def self_play(net: Net, terms: Terms, rate: float, random: Random) -> None:
    """Play one game. After every turn the position before is seen a little more like the one that came of it."""
    state = start(terms)
    before: End | None = None
    mover: i64 = -1
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            state.play(state.chance(random))
            continue
        seat = state.turn
        end = best_end(net, state)
        state = end.state
        if before is not None:
            chances = end.thought.chances
            if seat != mover:  # who would be the same if a throw has lapsed
                chances = vec[float]([1.0 - chances[0], chances[2], chances[1]])
            net.learn(before.sight, before.thought, chances, rate)
        before = end
        mover = seat
