"""Alpha-beta search with a table of known positions: for two seats, no chance, no secrets.

It deepens move by move (iterative deepening) for as long as its budget lasts. The first move of a position is searched
with open bounds, the others only to see whether they are better (principal variation search); those that come late and
promise nothing are looked at less deeply before that (late move reductions). Near the end of a line, a position that
looks far too good for the opponent to let it come to this is not searched at all (reverse futility pruning), and where
an exchange is played out, only what promises something is tried (quiescence). Values are those of `Knowledge.score`
for the seat to move, faded a little with every move, so that a win is sought soon and a loss late. A seat may move
several times in a row.
"""

from math import log
from time import perf_counter
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import UNSOLVED, Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.kit.hidden.distribution import shuffle
from ludothek.players.transpositions import AT_LEAST, AT_MOST, EXACT, Transpositions

DEEPEST: Final = 64
"""No line is longer than this."""
FADE: Final = 1.0 - 1.0 / (1 << 20)
DECIDED: Final = 0.99
"""Beyond this value the game is won or lost, and there is no use in looking deeper."""
DRAWN: Final = 0.01
"""What is left of the score of a position that is known to be a draw: of such positions, the one that looks better."""
INFINITE: Final = 2.0
SCOUT: Final = 1e-7
"""The distance of the bounds when it is only asked whether a move is better (a null window)."""
BUCKETS: Final = 262139
"""Of the table, two positions each: a prime, so that similar keys fall into different ones."""
SHALLOW: Final = 3
FEW: Final = 2039
"""Buckets for a search that is no deeper than this or visits few positions: a small table is made more quickly."""
MARKS: Final = 16384
"""Moves of a seat whose success is remembered, by their number modulo this."""
CLOCK: Final = 512
"""Positions between two looks at the clock."""

# What is looked at less deeply or not at all.
DEEP: Final = 3
"""Late moves where the depth is at least this,"""
INDICES: Final = 64
"""the more so the later they come; all after this index are alike;"""
NEAR: Final = 6
"""and what looks too good where the depth is at most this."""

# The order in which moves are tried: the best one known, what the game recommends, what refuted a sister position.
KNOWN: Final = 1 << 60
PROMISE: Final = 1 << 40
KILLER: Final = 1 << 38
"""Or twice that, if it did so last. Less than this is only what was good elsewhere (history)."""


def _reductions() -> vec[i64]:
    """How much less deep a late move is looked at, by depth and index."""
    out = vec[i64]([0] * ((DEEPEST + 1) * INDICES))
    for depth in range(DEEP, DEEPEST + 1):
        for index in range(1, INDICES):
            out[depth * INDICES + index] = int(0.8 + log(depth) * log(index + 1) / 1.2)
    return out


REDUCTIONS: Final = _reductions()


class AlphaBeta:
    """Decides for one seat: `choose`, then see how many positions were `visited`, how deep, and what the move is worth.

    What was found out is kept for the next decision in the same game. With `endings` it looks up what the game has
    solved. Without `reductions` every move is searched to the full depth, and nothing is left out that could matter.
    """

    def __init__(self, knowledge: Knowledge, random: Random, *, endings: bool = False, reductions: bool = True) -> None:
        self.move: i64 = -1
        self.value = 0.0
        self.depth: i64 = 0
        """The depth that was finished, in moves."""
        self.visited: i64 = 0
        self._knowledge = knowledge
        self._random = random
        self._endings = endings
        self._reductions = reductions
        self._margin = knowledge.margin() if reductions else 0.0
        self._seat: i64 = -1
        """Who thinks: positions are judged with the eyes of this seat."""
        self._most: i64 = 0
        self._end = 0.0
        self._stopped = False
        self._buckets: i64 = 0
        self._memory = Transpositions(1)
        self._path = vec[i64]([-1] * (DEEPEST + 1))
        """The keys of the positions on the way to the one that is searched."""
        self._killers = vec[i64]([-1] * (2 * DEEPEST + 2))
        self._marks = vec[i64]([0] * (2 * MARKS))

    def choose(self, state: State, depth: i64 = 0, positions: i64 = 0, seconds: float = 0.0, near: float = 0.0) -> i64:
        """The best move within so many moves of depth, positions visited and seconds, each unbounded where it is 0.

        It is that of the last depth finished, or a better one found after that. Equal moves are equally likely, and so
        are, unless the game is decided, those that are worth less than the best one by no more than `near`.
        """
        self._most = positions
        self._end = perf_counter() + seconds if seconds > 0.0 else 0.0
        self._begin(state, FEW if 0 < depth <= SHALLOW or 0 < positions <= 4 * FEW else BUCKETS)
        deepest = DEEPEST if depth <= 0 else min(depth, DEEPEST)
        for limit in range(1, deepest + 1):
            self._search(state, limit, 0, -INFINITE, INFINITE)
            if self._stopped:
                break
            self.depth = limit
            if abs(self.value) > DECIDED:
                break
        if near > 0.0 and abs(self.value) <= DECIDED:
            self.move = self._nearly_best(state, near)
        return self.move

    def _nearly_best(self, state: State, near: float) -> i64:
        """Any of the moves that are worth nearly as much as the best one."""
        moves = state.moves()
        values = self.weigh(state)
        best = max(values)
        good = vec[i64](capacity=len(moves))
        for index in range(len(moves)):
            if values[index] >= best - near:
                good = append(good, moves[index])
        return good[self._random.randrange(len(good))]

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
                child = state.copy()
                child.play(moves[index])
                value = self._value(child, state.turn, limit - 1, 1, -INFINITE, INFINITE)
                if self._stopped:
                    return values
                deeper = append(deeper, value)
            values = deeper
            self._most = begun + positions if positions > 0 else 0
            self._end = end
        return values

    def _begin(self, state: State, buckets: i64) -> None:
        """Be ready for another decision; forget what another seat thought or what the table has no room for."""
        self.move = -1
        self.value = 0.0
        self.depth = 0
        self.visited = 0
        self._stopped = False
        if self._seat != state.turn or self._buckets < buckets:
            self._seat = state.turn
            self._buckets = buckets
            self._memory = Transpositions(buckets)
            return
        self._memory.grow_old()
        for index in range(len(self._marks)):
            self._marks[index] //= 2
        for index in range(len(self._killers)):
            self._killers[index] = -1

    def _search(self, state: State, depth: i64, ply: i64, alpha: float, beta: float) -> float:
        """The value of a position to the seat to move: exact between the bounds, else on the right side of them.

        `ply` moves lead here. A position that comes up once more on the way is a draw, unless the game knows better.
        """
        if self._spent():
            return 0.0
        self.visited += 1
        knowledge = self._knowledge
        if self._endings and ply > 0:
            solved = knowledge.solved(state)
            if solved != UNSOLVED:
                return self._certain(state, solved)
        settled = knowledge.settled(state)
        if ply == DEEPEST or (depth <= 0 and settled) or (ply > 0 and knowledge.enough(state)):
            return self._looks(state)
        if settled and self._margin > 0.0 and depth <= NEAR and beta > -DECIDED:
            value = self._looks(state)
            if value - self._margin * float(depth) >= beta:
                return value
        key = state.key()
        for earlier in range(ply):
            if self._path[earlier] == key:
                return 0.0
        self._path[ply] = key
        memory = self._memory
        slot = memory.find(key)
        known: i64 = -1
        if slot >= 0:
            known = memory.move(slot)
            value = memory.values[slot]
            bound = memory.bound(slot)
            enough = bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
            if enough and ply > 0 and memory.depth(slot) >= depth:
                return value
        if known < 0 and depth > DEEP and self._reductions:
            depth -= 1
        moves = state.moves()
        if depth <= 0 and self._reductions:
            moves = self._promising(state, moves)
        if ply == 0:
            shuffle(moves, self._random)
            if self.move < 0:
                self.move = moves[0]
        seat = state.turn
        ranks = self._ranks(state, moves, known, ply)
        below = depth if len(moves) == 1 else depth - 1
        late = self._reductions and depth >= DEEP
        scouting = beta <= alpha + 2 * SCOUT
        best = -INFINITE
        chosen: i64 = -1
        floor = alpha
        for index in range(len(moves)):
            move = _next(moves, ranks, index)
            child = state.copy()
            child.play(move)
            value = floor + SCOUT
            less: i64 = 0
            if index > 0:
                ceiling = min(beta, floor + SCOUT)
                if late and ranks[index] < KILLER and child.turn == 1 - seat:
                    less = self._reduction(depth, index, scouting=scouting)
                if less > 0:
                    value = self._value(child, seat, below - less, ply + 1, floor, ceiling)
                if value > floor:
                    value = self._value(child, seat, below, ply + 1, floor, ceiling)
            if index == 0 or ceiling <= value < beta:
                value = self._value(child, seat, below, ply + 1, floor, beta)
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
                    self._refuted(seat, moves, index, depth, ply)
                    break
        bound = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        memory.keep(key, chosen, max(depth, 0), bound, best)
        return best

    def _value(self, child: State, seat: i64, depth: i64, ply: i64, alpha: float, beta: float) -> float:
        """The value of a position to the seat that brought it about."""
        if child.turn == NOBODY:
            self.visited += 1
            return FADE * self._knowledge.score(child, seat)
        alpha /= FADE
        beta /= FADE
        if child.turn == seat:
            return FADE * self._search(child, depth, ply, alpha, beta)
        return -FADE * self._search(child, depth, ply, -beta, -alpha)

    def _certain(self, state: State, solved: i64) -> float:
        """The value of a position to the seat to move that is solved."""
        if solved == 0:
            return DRAWN * self._knowledge.score(state, state.turn)
        fading = float(solved) * (1.0 - FADE)
        return 1.0 - fading if solved > 0 else -1.0 - fading

    def _reduction(self, depth: i64, index: i64, *, scouting: bool) -> i64:
        """How much less deep to look at a late move; on the principal variation that is one move less."""
        less = REDUCTIONS[min(depth, DEEPEST) * INDICES + min(index, INDICES - 1)]
        return min(less if scouting else less - 1, depth - 2)

    def _looks(self, state: State) -> float:
        """How good a position looks to the seat to move."""
        value = self._knowledge.score(state, self._seat)
        return value if state.turn == self._seat else -value

    def _promising(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The moves that the game recommends, all where there are none."""
        found = vec[i64](capacity=len(moves))
        for index in range(len(moves)):
            if self._knowledge.promise(state, moves[index]) > 0:
                found = append(found, moves[index])
        return found if len(found) > 0 else moves

    def _refuted(self, seat: i64, moves: vec[i64], index: i64, depth: i64, ply: i64) -> None:
        """A move was too good for the opponent to let it come to this: try it sooner elsewhere, others later."""
        move = moves[index]
        if self._killers[2 * ply] != move:
            self._killers[2 * ply + 1] = self._killers[2 * ply]
            self._killers[2 * ply] = move
        first = MARKS * seat
        for earlier in range(index):
            self._marks[first + moves[earlier] % MARKS] -= depth
        self._marks[first + move % MARKS] += depth * depth

    def _ranks(self, state: State, moves: vec[i64], known: i64, ply: i64) -> vec[i64]:
        """How early each move is to be tried, the higher the sooner: the move ordering."""
        ranks = vec[i64](capacity=len(moves))
        first = MARKS * state.turn
        for index in range(len(moves)):
            move = moves[index]
            rank = self._marks[first + move % MARKS] + PROMISE * self._knowledge.promise(state, move)
            if move == known:
                rank += KNOWN
            if move == self._killers[2 * ply]:
                rank += 2 * KILLER
            elif move == self._killers[2 * ply + 1]:
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
    move, rank = moves[top], ranks[top]
    moves[top], ranks[top] = moves[index], ranks[index]
    moves[index], ranks[index] = move, rank
    return move
