"""What computer players know of Vabanque: what every operation is worth exactly, for the mean and for the pot."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.vabanque.rules import ALL, DICE, MOVES, PLUS, STAKE, WHOLE, Vabanque, linked, share
from ludothek.kit.common.dice import FACES

GREEDY: Final = 0
"""Makes the running result as high as it can at once."""
MEAN: Final = 1
"""Gets the highest result on average, whatever the others have."""
POT: Final = 2
"""Gets the most counters out of the pot on average, if all who come after him play like this as well."""


def code(value: i64, left: i64) -> i64:
    """A running result and the operations that are left as one number; those with higher results have higher ones."""
    return value * (ALL + 1) + left


class Turns:
    """All that can happen to one player, from the first die on: every running result with what is left is a node.

    Nodes stand in the order in which they come about, and the last ones are the final results, ascending.
    """

    def __init__(self) -> None:
        self.codes = vec[i64]()
        """The code of each node."""
        self.numbers: dict[int, int] = {}
        """The node of each code."""
        self.next = vec[i64]()
        """The nodes that can follow a node: face by face, and for each face by the operations that are left."""
        self.begins = vec[i64]()
        """Where in `next` those of each node begin."""
        self.before: list[vec[i64]] = []
        """The nodes that each node can follow."""
        self.last: i64 = 0
        """The first node that is a final result."""
        layer = [int(code(WHOLE * face, ALL)) for face in range(1, FACES + 1)]
        for _ in range(DICE):
            self.last = len(self.codes)
            for number in sorted(layer):
                self.numbers[number] = len(self.codes)
                self.codes = append(self.codes, number)
            layer = list({int(after) for number in layer for after in followers(number)})
        for number in self.codes:
            self.begins = append(self.begins, len(self.next))
            self.before.append(vec[i64]())
            for after in followers(number):
                self.next = append(self.next, self.numbers[int(after)])
        for node in range(self.last):
            for follower in sorted({int(self.next[at]) for at in range(self.begins[node], self.begins[node + 1])}):
                self.before[follower] = append(self.before[follower], node)

    def finals(self) -> i64:
        """How many final results there are."""
        return len(self.codes) - self.last


def followers(number: i64) -> vec[i64]:
    """The codes that can follow a code: face by face, and for each face by the operations that are left."""
    value = number >> 4
    left = number & ALL
    out = vec[i64](capacity=FACES * 4)
    for face in range(1, FACES + 1):
        for operation in range(PLUS, MOVES):
            bit: i64 = 1 << (operation - PLUS)
            if left & bit:
                out = append(out, code(linked(value, operation, face), left ^ bit))
    return out


class BestPlay:
    """What every node is worth to one who makes the best of it, and how he then ends beside a mark."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        nodes: i64 = len(turns.codes)
        self.worth = vec[float]([0.0] * nodes)
        """What is to be expected of each node, from what the final results are worth."""
        self.below = vec[float]([0.0] * nodes)
        """How likely he then ends below the mark,"""
        self.equal = vec[float]([0.0] * nodes)
        """and how likely on it."""
        self._stale = vec[i64]([1] * nodes)
        """1 for a node that has to be found anew."""

    def look(self, finals: vec[float], mark: i64) -> None:
        """Find it all from the worth of the final results; the mark is one of them by its number.

        What has not changed since the last look is not found anew: from mark to mark that is most of it.
        """
        turns = self._turns
        for at in range(len(finals)):
            self._write(turns.last + at, finals[at], 1.0 if at < mark else 0.0, 1.0 if at == mark else 0.0)
        for node in range(turns.last - 1, -1, -1):
            if not self._stale[node]:
                continue
            self._stale[node] = 0
            first = turns.begins[node]
            ways = (turns.begins[node + 1] - first) // FACES
            worth = below = equal = 0.0
            for face in range(FACES):
                chosen = self.best(first + face * ways, ways)
                worth += self.worth[chosen]
                below += self.below[chosen]
                equal += self.equal[chosen]
            self._write(node, worth / FACES, below / FACES, equal / FACES)

    def _write(self, node: i64, worth: float, below: float, equal: float) -> None:
        """Write down what has been found of a node; if it is something else than before, those before it are stale."""
        if worth == self.worth[node] and below == self.below[node] and equal == self.equal[node]:
            return
        self.worth[node] = worth
        self.below[node] = below
        self.equal[node] = equal
        for earlier in self._turns.before[node]:
            self._stale[earlier] = 1

    def best(self, first: i64, ways: i64) -> i64:
        """The node that is worth most among so many that follow each other; of equals the first."""
        chosen = self._turns.next[first]
        for at in range(first + 1, first + ways):
            other = self._turns.next[at]
            if self.worth[other] > self.worth[chosen]:
                chosen = other
        return chosen

    def start(self, values: vec[float]) -> float:
        """What is to be expected before the first die."""
        total = 0.0
        for node in range(FACES):
            total += values[node]
        return total / FACES

    def choose(self, state: Vabanque) -> i64:
        """The operation with which the player in turn makes the best of it; of equals the first."""
        chosen: i64 = -1
        highest = 0.0
        for operation in state.moves():
            value = linked(state.results[state.player], operation, state.face)
            left = state.left ^ (1 << (operation - PLUS))
            worth = self.worth[self._turns.numbers[code(value, left)]]
            if chosen < 0 or worth > highest:
                chosen = operation
                highest = worth
        return chosen


class Round:
    """A round of so many players who all play for the pot, solved from the last of them back (subgame-perfect)."""

    def __init__(self, turns: Turns, players: i64) -> None:
        self._turns = turns
        self._best_play = BestPlay(turns)
        self._pot = STAKE * players
        self._players = players
        self._held = [self._in_the_end()]
        """With so many to come: what those who have the best result will get, by how many they are, by the result."""

    def _in_the_end(self) -> list[vec[float]]:
        """With nobody to come it is their share of the pot, the same for every result."""
        out = [vec[float]()]
        for several in range(1, self._players + 1):
            shares = vec[float](capacity=several * self._turns.finals())
            for _ in range(self._turns.finals()):
                for at in range(several):
                    shares = append(shares, float(share(self._pot, several, at)))
            out.append(shares)
        return out

    def held(self, to_come: i64) -> list[vec[float]]:
        """What those with the best result will get if so many are still to come.

        By how many they are; for each result so many numbers, of the first of them, of the second and so on.
        """
        while len(self._held) <= to_come:
            self._held.append(self._one_more())
        return self._held[to_come]

    def _one_more(self) -> list[vec[float]]:
        to_come: i64 = len(self._held)
        later = self._held[to_come - 1]
        out = [vec[float]()]
        for several in range(1, self._players - to_come + 1):
            shares = vec[float](capacity=several * self._turns.finals())
            for mark in range(self._turns.finals()):
                self._best_play.look(self.prizes(to_come - 1, mark, several), mark)
                below = self._best_play.start(self._best_play.below)
                equal = self._best_play.start(self._best_play.equal)
                for at in range(several):
                    kept = later[several][several * mark + at]
                    shared = later[several + 1][(several + 1) * mark + at]
                    shares = append(shares, below * kept + equal * shared)
            out.append(shares)
        return out

    def prizes(self, to_come: i64, mark: i64, several: i64) -> vec[float]:
        """What every final result brings, with so many to come after it and so many who have the best one so far.

        Below the mark, the best result, it brings nothing; -1 where there is none yet.
        """
        later = self.held(to_come)
        out = vec[float](capacity=self._turns.finals())
        for at in range(self._turns.finals()):
            if at > mark:
                out = append(out, later[1][at])
            elif at == mark:
                out = append(out, later[several + 1][(several + 1) * at + several])
            else:
                out = append(out, 0.0)
        return out


class VabanqueKnowledge(Knowledge):
    """Every level plays by rule or by exact calculation; nothing has to be searched."""

    def __init__(self) -> None:
        self._turns: list[Turns] = []
        """What can happen to one player; found when it is first asked for."""
        self._mean: list[BestPlay] = []
        self._rounds: dict[int, Round] = {}
        """By how many play."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Vabanque)
        if skill == GREEDY:
            return greedy(state)
        return (self.mean() if skill == MEAN else self.pot(state)).choose(state)

    def turns(self) -> Turns:
        """All that can happen to one player."""
        if not self._turns:
            self._turns.append(Turns())
        return self._turns[0]

    def mean(self) -> BestPlay:
        """What everything is worth to one who wants a high result, in sixtieths."""
        if not self._mean:
            turns = self.turns()
            finals = vec[float](capacity=turns.finals())
            for node in range(turns.last, len(turns.codes)):
                finals = append(finals, float(turns.codes[node] >> 4))
            best_play = BestPlay(turns)
            best_play.look(finals, 0)
            self._mean.append(best_play)
        return self._mean[0]

    def round(self, players: i64) -> Round:
        """A round of so many who play for the pot."""
        if players not in self._rounds:
            self._rounds[players] = Round(self.turns(), players)
        return self._rounds[players]

    def pot(self, state: Vabanque) -> BestPlay:
        """What everything is worth to the player in turn, in counters, by what others have and by who is to come."""
        turns = self.turns()
        order = state.order()
        best = state.best()
        to_come: i64 = 0
        for seat in order:
            to_come += int(seat != state.player and not state.finished(seat))
        mark = turns.numbers[code(state.results[best[0]], 0)] - turns.last if len(best) else -1
        best_play = BestPlay(turns)
        best_play.look(self.round(len(order)).prizes(to_come, mark, len(best)), max(0, mark))
        return best_play


def greedy(state: Vabanque) -> i64:
    """The operation after which the running result is highest; of equals the first."""
    chosen: i64 = -1
    highest: i64 = 0
    for operation in state.moves():
        value = linked(state.results[state.player], operation, state.face)
        if chosen < 0 or value > highest:
            chosen = operation
            highest = value
    return chosen
