"""What every move of a position is worth to whoever decides, by the tool that a level thinks with.

A value is the chance to win the deal, or the points that may be expected where there is nobody to win against or the
knowledge of the game reckons in points. It is comparable within one position. Like a choice, it comes from guesses.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Literal, NamedTuple

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.match import Guess
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.core.view import Note
from ludothek.players.alphabeta import DECIDED, AlphaBeta
from ludothek.players.levels import method_of
from ludothek.players.lookahead import Lookahead
from ludothek.players.search import Search, Tally
from ludothek.players.toolbox import BATCH, TOOLBOX, likely

Unit = Literal["chance", "points"]

PLAYOUTS = 800
"""Deals that are played out for a policy without a budget,"""
MOST_PLAYOUTS = 10_000
"""and no more than so many, however much time there is."""
SHARE = 4
"""Of the deals of a search, one in so many is spent on moves that it would hardly look at."""


class Weight(NamedTuple):
    """A move and its value."""

    move: int
    value: float


@dataclass(frozen=True, slots=True)
class Weighed:
    """Every legal move with its value: first the one that the level chooses, then the others, the best first.

    None is told to be worth more than the choice. Where a value says so, the choice was made with a deeper search,
    after more deals or by a rule that is better than the values, and they only have not seen it.
    """

    weights: tuple[Weight, ...]
    unit: Unit
    fewest: bool
    """Are few points better than many? A chance is always better when it is greater."""

    @property
    def choice(self) -> Weight:
        """What the level chooses."""
        return self.weights[0]

    def value(self, move: int) -> float:
        """What a legal move is worth."""
        return next(weight.value for weight in self.weights if weight.move == move)

    def cost(self, move: int) -> float:
        """What is lost with a move instead of the choice, never less than nothing."""
        lost = self.choice.value - self.value(move)
        return max(0.0, -lost if self.unit == "points" and self.fewest else lost)


@dataclass(frozen=True, slots=True)
class Hint:
    """What a level would do, with the values of all moves and what speaks for the choice."""

    weighed: Weighed
    merit: Note | None


def rounded(unit: Unit, value: float) -> float:
    """A value as people are told it: wins in a hundred, or points."""
    return float(round(100 * value)) if unit == "chance" else round(value, 1)


def weigh(
    game: Game,
    level: str,
    moves: Sequence[int],
    guess: Guess,
    *,
    seed: int | None = None,
    seconds: float = 0.0,
    also: int = -1,
) -> Weighed:
    """The value of every legal move as a level sees it, within so many seconds, or as long as the level takes.

    `also` is looked at as closely as the best ones. With a seed and not bounded by seconds, it is reproducible.
    """
    method = method_of(game, level)
    if seconds:
        method = replace(method, seconds=min(method.seconds or seconds, seconds))
    random = Random(seed)
    state = guess(random)
    scale = _Scale(game, moves, method, random, also, alone=state.seats == 1)
    return scale.sorted(*scale.read(state, guess), fewest=state.fewest())


def weigh_openly(game: Game, moves: Sequence[int], truth: State, *, seconds: float, also: int = -1) -> Weighed:
    """The same for somebody who knows the whole deal, however well it was hidden: only once it is over."""
    method = Method("search", simulations=PLAYOUTS, seconds=seconds)
    scale = _Scale(game, moves, method, Random(), also, alone=truth.seats == 1)
    return scale.sorted(*scale.by_search(lambda _: truth.copy()), fewest=truth.fewest())


class _Scale:
    """One weighing: the choice, the unit, and the values in the order of the moves."""

    def __init__(
        self, game: Game, moves: Sequence[int], method: Method, random: Random, also: int, *, alone: bool
    ) -> None:
        self._game = game
        self._knowledge = game.knowledge
        self._alone = alone
        self._moves = moves
        self._method = method
        self._random = random
        self._also = also
        self._end = perf_counter() + method.seconds if method.seconds else 0.0

    def read(self, state: State, guess: Guess) -> tuple[int, Unit, Sequence[float]]:
        """By the tool of the method, unless the knowledge of the game has exact chances or the points."""
        if not self._game.decides:
            return self._moves[0], *self._of_deals(self._played_out(guess, self._moves[0]))
        chances = list(self._game.chances(state))
        worth = chances or list(self._game.worth(state))
        if worth:
            half = replace(self._method, seconds=self._method.seconds / 2)
            choice = TOOLBOX[half.tool](guess, self._knowledge, half, self._random)
            return choice, "chance" if chances else "points", worth
        if self._method.tool == "alphabeta":
            return self._by_alphabeta(state)
        if self._method.tool == "search":
            return self.by_search(guess)
        choice = self._knowledge.policy(state, self._method.skill, self._random)
        if self._method.tool == "lookahead":
            return self._by_lookahead(state, choice)
        if choice < 0:
            return self.by_search(guess)
        return choice, *self._of_deals(self._played_out(guess, choice))

    def sorted(self, choice: int, unit: Unit, values: Sequence[float], *, fewest: bool) -> Weighed:
        """The moves in their order, none above the choice."""
        sign = -1 if unit == "points" and fewest else 1
        most = sign * values[self._moves.index(choice)]
        weights = [
            Weight(move, sign * min(sign * value, most)) for move, value in zip(self._moves, values, strict=True)
        ]
        weights.sort(key=lambda weight: (weight.move != choice, -sign * weight.value))
        return Weighed(tuple(weights), unit, fewest)

    def _by_alphabeta(self, state: State) -> tuple[int, Unit, Sequence[float]]:
        depth, positions, seconds = self._method.depth, self._method.simulations, self._method.seconds / 2
        search = AlphaBeta(self._knowledge, self._random, endings=self._method.endings, reductions=depth == 0)
        choice = search.choose(state, depth, positions, seconds)
        return choice, "chance", self._chances(search.weigh(state, positions, seconds))

    def _by_lookahead(self, state: State, choice: int) -> tuple[int, Unit, Sequence[float]]:
        depth, positions, seconds = self._method.depth or 2, self._method.simulations, self._method.seconds / 2
        if choice < 0:
            choice = Lookahead(self._knowledge, self._random, positions, seconds).best(state, depth)
        values = Lookahead(self._knowledge, self._random, positions, seconds).weigh(state, depth)
        return choice, "chance", self._chances(values)

    def _chances(self, scores: Iterable[float]) -> list[float]:
        chance = self._game.chance
        return [float(score > 0) if abs(score) > DECIDED else chance(score) for score in scores]

    def by_search(self, guess: Guess) -> tuple[int, Unit, Sequence[float]]:
        """By the deals that a search plays out after each move."""
        worlds = likely(guess, self._knowledge, self._method, self._random)
        search = Search(worlds, self._knowledge, self._random, counting=True)
        most = self._method.simulations
        done = 0
        search.simulate(len(self._moves))  # each at least once
        while (not most or done < most) and not self._late(1 - 1 / SHARE) and (most or self._end):
            batch = min(BATCH, most - done) if most else BATCH
            search.simulate(batch)
            done += batch
        choice = search.best()
        for move in self._moves:
            search.follow(move, done // (SHARE if move == self._also else SHARE * len(self._moves)))
        at = {int(move): search.tallies[slot] for slot, move in enumerate(search.root.moves)}
        return choice, *self._of_deals([at[move] for move in self._moves])

    def _played_out(self, guess: Guess, choice: int) -> list[Tally]:
        """Deals after each move, all in the same worlds; after every round only the better half is played on."""
        tallies = {move: Tally() for move in self._moves}
        left = list(self._moves)
        rounds = max(1, (len(left) - 1).bit_length())
        most = self._method.simulations or (MOST_PLAYOUTS if self._end else PLAYOUTS)
        for number in range(1, rounds + 1):
            for _ in range(max(1, most // (rounds * len(left)))):
                world = guess(self._random)
                seat = world.turn
                for move in left:
                    tallies[move].add(self._end_of(world.copy(), move), seat)
                if self._late(number / rounds):
                    break
            unit, values = self._of_deals(list(tallies.values()))
            sign = -1 if unit == "points" and world.fewest() else 1
            rank = {move: -sign * value for move, value in zip(self._moves, values, strict=True)}
            left.sort(key=lambda move: (move not in (choice, self._also), rank[move]))
            left = left[: max(2, (len(left) + 1) // 2)]
        return list(tallies.values())

    def _end_of(self, state: State, move: int) -> State:
        """How a deal ends after a move, if all go on by the policy for playouts."""
        skill = self._game.levels[self._game.playout].skill
        state.play(move)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(self._random))
                continue
            chosen = self._knowledge.policy(state, skill, self._random)
            state.play(chosen if chosen >= 0 else self._knowledge.lean(state, self._random))
        return state

    def _of_deals(self, tallies: Sequence[Tally]) -> tuple[Unit, list[float]]:
        """Chances; points where somebody plays alone, or where no deal was won by anybody."""
        if self._alone or all(tally.nobodys == tally.deals for tally in tallies):
            return "points", [int(tally.points) / int(tally.deals) for tally in tallies]
        return "chance", [tally.won / int(tally.deals) for tally in tallies]

    def _late(self, part: float) -> bool:
        """Is this part of the time used up?"""
        return bool(self._end) and perf_counter() > self._end - (1 - part) * self._method.seconds
