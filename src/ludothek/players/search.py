"""Information-set MCTS (Monte Carlo tree search): decisions as one seat sees them, grown through sampled worlds.

Every simulation draws a fresh guess (a determinization), walks down the tree along moves that are legal in it, adds one
new move and plays the deal out, to its end or until the knowledge of the game can solve or judge what is left. Nothing
is ever learnt from the truth: all worlds come from `guess`.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.players.endings import Ending, solved

ROOM: Final = 32
"""So many moves of a path in the tree are kept without asking for more room."""


@final
class Node:
    """A situation as the searching seat can tell it from others, with what is known of each move tried there."""

    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        """How often a move was legal when this situation came up."""
        self.rewards = vec[float]()
        self.children: list[Node | None] = []
        """What lies behind each move, from the second time on that it is followed."""

    def slot(self, move: i64) -> i64:
        """Where a move stands in the lists, -1 if it has never been tried."""
        moves = self.moves
        for index in range(len(moves)):
            if moves[index] == move:
                return index
        return -1

    def add(self, move: i64) -> i64:
        """Make room for a move that is tried for the first time."""
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 1)
        self.rewards = append(self.rewards, 0.0)
        self.children.append(None)
        return len(self.moves) - 1

    def after(self, slot: i64) -> "Node":
        """The situation behind a move."""
        node = self.children[slot]
        if node is None:
            node = Node()
            self.children[slot] = node
        return node

    def pick(self, legal: vec[i64], exploration: float, random: Random) -> i64:
        """The slot to follow: an untried move first, then the best upper confidence bound."""
        visits, chances, rewards = self.visits, self.chances, self.rewards
        untried: i64 = 0
        chosen: i64 = -1
        best = -1.0
        for index in range(len(legal)):
            move = legal[index]
            slot = self.slot(move)
            if slot < 0:
                untried += 1
                if untried == 1 or random.randrange(untried) == 0:
                    chosen = move
                continue
            chances[slot] += 1
            if untried == 0:
                visited = float(visits[slot])
                bound = rewards[slot] / visited + exploration * sqrt(log(float(chances[slot])) / visited)
                if bound > best:
                    best = bound
                    chosen = slot
        return self.add(chosen) if untried > 0 else chosen


@final
class Tally:
    """What deals that were played out brought a seat: how many it won, and its points."""

    def __init__(self) -> None:
        self.deals: i64 = 0
        self.won = 0.0
        """A draw of all counts for each as its part."""
        self.points: i64 = 0
        self.nobodys: i64 = 0
        """Deals that nobody has won."""

    def add(self, state: State, seat: i64) -> None:
        """Count a deal that is over."""
        self.deals += 1
        self.points += state.points(seat)
        winners = state.winners()
        if len(winners) == 0:
            self.nobodys += 1
        for index in range(len(winners)):
            if winners[index] == seat:
                self.won += 1.0 / float(state.seats) if len(winners) == state.seats else 1.0


@final
class Search:
    """One decision of one seat. `simulate` as long as the budget lasts, then take the `best` move.

    One that is `counting` also keeps, for each move of the root, what the deals after it brought that seat.
    """

    def __init__(
        self,
        guess: Callable[[Random], State],
        knowledge: Knowledge,
        random: Random,
        *,
        counting: bool = False,
    ) -> None:
        self.root = Node()
        self.tallies: list[Tally] = []
        """Beside the moves of the root, where they are counted."""
        self._counting = counting
        self._forced: i64 = -1
        """The slot of the root that is followed whatever it promises."""
        self._guess = guess
        self._knowledge = knowledge
        self._random = random
        self._exploration = knowledge.exploration()

    def simulate(self, count: i64) -> None:
        """Run a number of simulations."""
        for _ in range(count):
            self._simulate()

    def follow(self, move: i64, least: i64) -> None:
        """Follow a move of the root at least so often: what looked bad at once is judged by a few deals only."""
        self._forced = self.root.slot(move)
        while self._forced >= 0 and self.root.visits[self._forced] < least:
            self._simulate()
        self._forced = -1

    def best(self) -> i64:
        """The move that was followed most often."""
        chosen: i64 = -1
        most: i64 = -1
        for index in range(len(self.root.moves)):
            if self.root.visits[index] > most:
                most = self.root.visits[index]
                chosen = self.root.moves[index]
        return chosen

    def _simulate(self) -> None:
        random = self._random
        state = self._guess(random)
        node = self.root
        path: list[Node] = []
        slots = vec[i64](capacity=ROOM)
        seats = vec[i64](capacity=ROOM)
        grown = False
        while state.turn != NOBODY and not grown:
            if state.turn == REFEREE:
                state.play(state.chance(random))
                continue
            if len(slots) > 0 and self._knowledge.solvable(state):
                break
            if self._forced >= 0 and len(slots) == 0:
                slot = self._forced
            else:
                slot = node.pick(state.moves(), self._exploration, random)
            grown = node.visits[slot] == 0
            path.append(node)
            slots = append(slots, slot)
            seats = append(seats, state.turn)
            state.play(node.moves[slot])
            if not grown:
                node = node.after(slot)
        ending = self._end(state)
        rewards = ending.rewards
        for index in range(len(slots)):
            slot = slots[index]
            visited = path[index]
            visited.visits[slot] += 1
            visited.rewards[slot] += rewards[seats[index]]
        if self._counting and len(slots) > 0:
            while len(self.tallies) < len(self.root.moves):
                self.tallies.append(Tally())
            self.tallies[slots[0]].add(ending.state, seats[0])

    def _end(self, state: State) -> Ending:
        """How a deal ends after what was tried in the tree: solved if little is left, else played out.

        Where the knowledge judges deals it is asked after some moves; deals that are counted are played to their end.
        """
        random = self._random
        knowledge = self._knowledge
        if state.turn >= 0 and knowledge.solvable(state):
            return solved(state, knowledge)
        left: i64 = -1 if self._counting else knowledge.patience(state)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
                continue
            if left > 0:
                left -= 1
            elif left == 0:
                promised = knowledge.outlook(state)
                if len(promised) > 0:
                    return Ending(state, promised)
            state.play(knowledge.lean(state, random))
            if left >= 0 and state.turn >= 0 and knowledge.solvable(state):
                return solved(state, knowledge)
        return Ending(state, knowledge.rewards(state))
