"""Alpha-beta search with a table of known positions (a transposition table): for two seats, no chance, no secrets.

It deepens move by move (iterative deepening) for as long as its budget lasts. Values are those of `Knowledge.score` for
the seat to move, faded a little with every move, so that a win is sought soon and a loss late. A seat may move several
times in a row.
"""

from time import perf_counter
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.kit.hidden import shuffle

DEEPEST: Final = 64
"""No line is longer than this."""
FADE: Final = 1.0 - 1.0 / (1 << 20)
DECIDED: Final = 0.99
"""Beyond this value the game is won or lost, and there is no use in looking deeper."""
INFINITE: Final = 2.0
SLOTS: Final = 262139
"""Positions that the table holds: a prime, so that the slots of similar keys lie apart."""
SHALLOW: Final = 3
FEW: Final = 4093
"""Slots for a search that is no deeper than this or visits few positions: a small table is made more quickly."""
MARKS: Final = 4096
"""Moves whose success is remembered, by their number modulo this."""
CLOCK: Final = 512
"""Positions between two looks at the clock."""

# What the table knows of a value: it is just this, or it is at least or at most this and that was enough.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

# The order in which moves are tried: the best one known, what the game recommends, what refuted a sister position.
KNOWN: Final = 1 << 60
PROMISE: Final = 1 << 40
KILLER: Final = 1 << 39


class AlphaBeta:
    """One decision: `choose`, then see how many positions were `visited`, how deep, and what the move is worth."""

    def __init__(self, knowledge: Knowledge, random: Random) -> None:
        self.move: i64 = -1
        self.value = 0.0
        self.depth: i64 = 0
        """The depth that was finished, in moves."""
        self.visited: i64 = 0
        self._knowledge = knowledge
        self._random = random
        self._seat: i64 = 0
        """Who thinks: positions are judged with the eyes of this seat."""
        self._most: i64 = 0
        self._end = 0.0
        self._stopped = False
        self._slots: i64 = 0
        self._keys = vec[i64]()
        self._moves = vec[i64]()
        self._values = vec[float]()
        self._bounds = vec[i64]()
        """4 x the depth to which a position was searched + what is known of its value."""
        self._path = vec[i64]([-1] * (DEEPEST + 1))
        """The keys of the positions on the way to the one that is searched."""
        self._killers = vec[i64]([-1] * (DEEPEST + 1))
        self._marks = vec[i64]([0] * MARKS)

    def choose(self, state: State, depth: i64 = 0, positions: i64 = 0, seconds: float = 0.0) -> i64:
        """The best move within so many moves of depth, positions visited and seconds, each unbounded where it is 0.

        It is that of the last depth finished, or a better one found after that. Equal moves are equally likely.
        """
        self._seat = state.turn
        self._most = positions
        self._end = perf_counter() + seconds if seconds > 0.0 else 0.0
        small = 0 < depth <= SHALLOW or 0 < positions <= 2 * FEW
        self._make_table(FEW if small else SLOTS)
        deepest = DEEPEST if depth <= 0 else min(depth, DEEPEST)
        for limit in range(1, deepest + 1):
            self._search(state, limit, 0, -INFINITE, INFINITE)
            if self._stopped:
                break
            self.depth = limit
            if abs(self.value) > DECIDED:
                break
        return self.move

    def weigh(self, state: State, positions: i64 = 0, seconds: float = 0.0) -> vec[float]:
        """What each legal move is worth, in their order, after `choose` and within a budget of its own.

        All are searched equally deep, at most as deep as `choose` has, and with bounds as wide as can be.
        """
        moves = state.moves()
        values = vec[float]([0.0] * len(moves))
        begun = self.visited
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        self._path[0] = state.key()
        self._most = 0
        self._end = 0.0
        self._stopped = False
        for limit in range(1, max(self.depth, 1) + 1):
            deeper = vec[float](capacity=len(moves))
            for index in range(len(moves)):
                value = FADE * self._after(state, moves[index], limit - 1, 1, -INFINITE, INFINITE)
                if self._stopped:
                    return values
                deeper = append(deeper, value)
            values = deeper
            self._most = begun + positions if positions > 0 else 0
            self._end = end
        return values

    def _make_table(self, slots: i64) -> None:
        self._slots = slots
        self._keys = vec[i64]([-1] * slots)
        self._moves = vec[i64]([-1] * slots)
        self._values = vec[float]([0.0] * slots)
        self._bounds = vec[i64]([0] * slots)

    def _search(self, state: State, depth: i64, ply: i64, alpha: float, beta: float) -> float:
        """The value of a position to the seat to move: exact between the bounds, else on the right side of them.

        `ply` moves lead here. A position that comes up once more on the way is a draw, unless the game knows better.
        """
        if self._spent():
            return 0.0
        self.visited += 1
        leaf = ply == DEEPEST or (depth <= 0 and self._knowledge.settled(state))
        if leaf or (ply > 0 and self._knowledge.enough(state)):
            value = self._knowledge.score(state, self._seat)
            return value if state.turn == self._seat else -value
        key = state.key()
        for earlier in range(ply):
            if self._path[earlier] == key:
                return 0.0
        self._path[ply] = key
        slot = key % self._slots
        known: i64 = -1
        if self._keys[slot] == key:
            known = self._moves[slot]
            value = self._values[slot]
            bound = self._bounds[slot] & 3
            enough = bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
            if enough and ply > 0 and self._bounds[slot] >> 2 >= depth:
                return value
        moves = state.moves()
        if ply == 0:
            shuffle(moves, self._random)
            if self.move < 0:
                self.move = moves[0]
        ranks = self._ranks(state, moves, known, ply)
        below = depth if len(moves) == 1 else depth - 1
        best = -INFINITE
        chosen: i64 = -1
        floor = alpha
        for index in range(len(moves)):
            move = _next(moves, ranks, index)
            value = FADE * self._after(state, move, below, ply + 1, floor / FADE, beta / FADE)
            if self._stopped:
                return 0.0
            if value > best:
                best = value
                chosen = move
                floor = max(floor, value)
                if ply == 0:
                    self.move = move
                    self.value = value
                if value >= beta:
                    self._killers[ply] = move
                    self._marks[move % MARKS] += depth * depth
                    break
        self._keys[slot] = key
        self._moves[slot] = chosen
        self._values[slot] = best
        self._bounds[slot] = 4 * max(depth, 0) + (AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST)
        return best

    def _after(self, state: State, move: i64, depth: i64, ply: i64, alpha: float, beta: float) -> float:
        """The value of a move to the seat that makes it."""
        seat = state.turn
        child = state.copy()
        child.play(move)
        if child.turn == NOBODY:
            self.visited += 1
            return self._knowledge.score(child, seat)
        if child.turn == seat:
            return self._search(child, depth, ply, alpha, beta)
        return -self._search(child, depth, ply, -beta, -alpha)

    def _ranks(self, state: State, moves: vec[i64], known: i64, ply: i64) -> vec[i64]:
        """How early each move is to be tried, the higher the sooner: the move ordering."""
        ranks = vec[i64](capacity=len(moves))
        for index in range(len(moves)):
            move = moves[index]
            rank = self._marks[move % MARKS] + PROMISE * self._knowledge.promise(state, move)
            if move == known:
                rank += KNOWN
            if move == self._killers[ply]:
                rank += KILLER
            ranks = append(ranks, rank)
        return ranks

    def _spent(self) -> bool:
        """Is the budget used up? It never is before there is a move to choose."""
        if self.move >= 0 and not self._stopped:
            if self._most > 0 and self.visited >= self._most:
                self._stopped = True
            elif self._end > 0.0 and self.visited % CLOCK == 0:
                self._stopped = perf_counter() > self._end
        return self._stopped


def _next(moves: vec[i64], ranks: vec[i64], index: i64) -> i64:
    """Bring the move with the highest rank of those from an index on to that index."""
    top = index
    for other in range(index + 1, len(moves)):
        if ranks[other] > ranks[top]:
            top = other
    move = moves[top]
    moves[top] = moves[index]
    moves[index] = move
    ranks[top] = ranks[index]
    return move
