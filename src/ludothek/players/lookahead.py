"""Look-ahead for games of chance in which nothing is hidden: every way to finish the turn, valued by knowledge.

One turn deep, each position that the own turn can end in is valued as it stands. Two turns deep, the most promising
of them are valued by what follows on the average: over the dice, and with the reply that is best for whoever is next.
"""

from time import perf_counter
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE, State

FALLS: Final = 2
"""So many moves of the referee are averaged over; a position after them is valued as it stands."""
WIDTH: Final = 8
"""So many of the most promising positions are looked at more deeply."""


class Ends:
    """The positions in which a turn can end, each found once, with the move that begins the way there."""

    def __init__(self, state: State) -> None:
        self.states: list[State] = []
        self.firsts = vec[i64]()
        seat = state.turn
        seen: set[i64] = set()
        waiting: list[State] = [state]
        begun = vec[i64]([-1])
        while len(waiting) > 0:
            here = waiting.pop()
            first = begun[len(waiting)]
            begun = begun[: len(waiting)]
            moves = here.moves()
            for index in range(len(moves)):
                after = here.copy()
                after.play(moves[index])
                key = after.key()
                if key in seen:
                    continue
                seen.add(key)
                start = moves[index] if first < 0 else first
                if after.turn == seat:
                    waiting.append(after)
                    begun = append(begun, start)
                else:
                    self.states.append(after)
                    self.firsts = append(self.firsts, start)


class Lookahead:
    """One decision of whoever's turn it is."""

    def __init__(self, knowledge: Knowledge, random: Random) -> None:
        self._knowledge = knowledge
        self._random = random
        self._known: list[dict[i64, float]] = []
        """What positions are worth to the deciding seat, by their keys, for each number of falls to come."""

    def best(self, state: State, depth: i64, seconds: float) -> i64:
        """The first move on the way to the best position; with `seconds` it looks deeper only as long as that."""
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        seat = state.turn
        ends = Ends(state)
        values = vec[float](capacity=len(ends.states))
        for after in ends.states:
            values = append(values, self._knowledge.score(after, seat))
        order = _descending(values)
        if depth < 2 or len(order) == 1:
            return ends.firsts[order[0]]
        self._known = [{} for _ in range(FALLS + 1)]
        chosen = order[0]
        best = -2.0
        for place in range(min(WIDTH, len(order))):
            if place > 0 and end > 0.0 and perf_counter() > end:
                break
            value = self._expected(ends.states[order[place]], seat, FALLS)
            if value > best:
                best = value
                chosen = order[place]
        return ends.firsts[chosen]

    def _expected(self, state: State, seat: i64, falls: i64) -> float:
        """What a position is worth to a seat on the average over the next dice, after the best reply to them."""
        if state.turn == NOBODY or (state.turn == REFEREE and falls == 0):
            return self._knowledge.score(state, seat)
        known = self._known[falls]
        key = state.key()
        if key in known:
            return known[key]
        value = self._over_dice(state, seat, falls) if state.turn == REFEREE else self._replied(state, seat, falls)
        known[key] = value
        return value

    def _over_dice(self, state: State, seat: i64, falls: i64) -> float:
        total = 0.0
        moves = state.moves()
        for index in range(len(moves)):
            after = state.copy()
            after.play(moves[index])
            total += self._expected(after, seat, falls - 1)
        return total / float(len(moves))

    def _replied(self, state: State, seat: i64, falls: i64) -> float:
        """Whoever is next decides by rule where there is one, or ends the turn in the best way."""
        move = self._knowledge.policy(state, 0, self._random)
        if move >= 0:
            after = state.copy()
            after.play(move)
            return self._expected(after, seat, falls)
        replier = state.turn
        best = -2.0
        reply = state
        for end in Ends(state).states:
            value = self._knowledge.score(end, replier)
            if value > best:
                best = value
                reply = end
        return best if replier == seat else self._knowledge.score(reply, seat)


def _descending(values: vec[float]) -> vec[i64]:
    """The places of values, the greatest value first; of equal ones the first."""
    pairs: list[tuple[float, i64]] = []
    for index in range(len(values)):
        pairs.append((-values[index], index))
    pairs.sort()
    order = vec[i64](capacity=len(pairs))
    for pair in pairs:
        order = append(order, pair[1])
    return order
