"""Look-ahead for games of chance in which nothing is hidden (expectimax): every way to finish the turn is valued.

One turn deep, each position that the own turn can end in is valued as it stands. Two turns deep, the most promising
of them are valued by what follows on the average: over the dice, and with the reply that is best for whoever is next.
Three turns deep, in games whose knowledge sees so far, the few that are best then are valued by what follows the reply.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import UNSEEN, Budget, Knowledge
from ludothek.core.state import NOBODY, REFEREE, State

FALLS: Final = 2
"""So many moves of the referee are averaged over; a position after them is valued as it stands."""
WIDTH: Final = 8
"""So many of the most promising positions are looked at more deeply,"""
MARGIN: Final = 0.08
"""if they are not worth less than the best of them by more than this."""
FEW: Final = 3
NARROW: Final = 0.02
"""The same, three turns deep."""


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
    """One decision of whoever's turn it is; looking deeper ends when so many positions or seconds are used up."""

    def __init__(self, knowledge: Knowledge, random: Random, positions: i64 = 0, seconds: float = 0.0) -> None:
        """No `positions` and no `seconds`: there is no such limit."""
        self._knowledge = knowledge
        self._random = random
        self._budget = Budget(positions, seconds)
        self._known: list[dict[i64, float]] = []
        """What positions are worth to the deciding seat, by their keys, for each number of falls to come."""

    def best(self, state: State, depth: i64) -> i64:
        """The first move on the way to the best position, so many turns deep."""
        seat = state.turn
        ends = Ends(state)
        values = vec[float](capacity=len(ends.states))
        for after in ends.states:
            values = append(values, self._knowledge.score(after, seat))
        order = _descending(values)
        if depth > 1:
            self._known = [{} for _ in range(FALLS + 1)]
            order = self._look_deeper(ends, seat, values, order, 1, WIDTH, MARGIN)
            if depth > 2:
                order = self._look_deeper(ends, seat, values, order, 2, FEW, NARROW)
        return ends.firsts[order[0]]

    def _look_deeper(
        self, ends: Ends, seat: i64, values: vec[float], order: vec[i64], turns: i64, width: i64, margin: float
    ) -> vec[i64]:
        """Value the first of some positions by what follows; the best of these in their new order, as far as seen.

        Where no other comes near the first, it is the best and nothing is looked at.
        """
        close: i64 = 1
        while close < min(width, len(order)) and values[order[close]] >= values[order[0]] - margin:
            close += 1
        if close == 1:
            return order[:1]
        seen = vec[i64]()
        found = vec[float]()
        for rank in range(close):
            value = self._ahead(ends.states[order[rank]], seat, turns)
            if value == UNSEEN or self._budget.used_up():
                break
            seen = append(seen, order[rank])
            found = append(found, value)
        if len(seen) == 0:
            return order
        for index in range(len(seen)):
            values[seen[index]] = found[index]
        again = _descending(found)
        out = vec[i64](capacity=len(seen))
        for index in range(len(again)):
            out = append(out, seen[again[index]])
        return out

    def _ahead(self, state: State, seat: i64, turns: i64) -> float:
        """What a position is worth so many turns ahead, by the knowledge of the game or by playing one."""
        value = self._knowledge.foresee(state, seat, turns, self._budget)
        return self._expected(state, seat, FALLS) if value == UNSEEN and turns == 1 else value

    def weigh(self, state: State, depth: i64) -> vec[float]:
        """What each legal move is worth, in their order: the best position that the turn can end in after it.

        Two turns deep, that position is valued by what follows; all are, or none where the budget does not last.
        """
        seat = state.turn
        moves = state.moves()
        values = vec[float](capacity=len(moves))
        ends: list[State] = []
        for index in range(len(moves)):
            after = state.copy()
            after.play(moves[index])
            end = after
            value = -2.0
            if after.turn == seat:
                for each in Ends(after).states:
                    score = self._knowledge.score(each, seat)
                    if score > value:
                        value = score
                        end = each
            else:
                value = self._knowledge.score(after, seat)
            values = append(values, value)
            ends.append(end)
        if depth < 2:
            return values
        self._known = [{} for _ in range(FALLS + 1)]
        deeper = vec[float](capacity=len(moves))
        for end in ends:
            value = self._ahead(end, seat, 1)
            if self._budget.used_up():
                return values
            deeper = append(deeper, value)
        return deeper

    def _score(self, state: State, seat: i64) -> float:
        self._budget.spend(1)
        return self._knowledge.score(state, seat)

    def _expected(self, state: State, seat: i64, falls: i64) -> float:
        """What a position is worth to a seat on the average over the next dice, after the best reply to them."""
        if state.turn == NOBODY or (state.turn == REFEREE and falls == 0):
            return self._score(state, seat)
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
            if self._budget.used_up():
                break
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
            value = self._score(end, replier)
            if value > best:
                best = value
                reply = end
        return best if replier == seat else self._score(reply, seat)


def _descending(values: vec[float]) -> vec[i64]:
    """The numbers of values, the greatest value first; of equal ones the first."""
    pairs = [(-values[index], index) for index in range(len(values))]
    pairs.sort()
    order = vec[i64](capacity=len(pairs))
    for pair in pairs:
        order = append(order, pair[1])
    return order
