"""What computer players know of Lügenmäxchen: how to lie and to doubt so that nobody can take advantage of it.

They keep to an equilibrium of the rounds as they follow each other, by who of the table is still in and by what was
agreed; how it is found stands in `equilibrium.py`.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.luegenmaexchen.mind.strategy import WAYS, Book, Strategy, column, row, seen_from
from ludothek.games.luegenmaexchen.rules import BELIEVE, LIFT, NOTHING, Luegenmaexchen, rank
from ludothek.kit.common.ring import everybody


class LiarsKnowledge(Knowledge):
    """Keeps to the equilibrium."""

    def __init__(self) -> None:
        self._book = Book()

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Luegenmaexchen)
        strategy = self.strategy(state)
        if state.turn != state.thrower:
            before = state.sayings[len(state.sayings) - 3] if len(state.sayings) > 2 else NOTHING
            return BELIEVE if random.random() < strategy.trust[column(before, state.announced)] else LIFT
        return drawn(strategy.saying, row(state.announced, rank(state.first, state.second)), random)

    def strategy(self, state: Luegenmaexchen) -> Strategy:
        """That of those who are in."""
        inside = seen_from(everybody(state.seats) & ~state.out, state.thrower, state.seats)
        return self._book.strategy(state.seats, inside, state.true_maexchen, state.next_start)


def drawn(chances: vec[float], start: i64, random: Random) -> i64:
    """A combination to announce or, with the number after them, to show, as likely as the strategy has it."""
    left = random.random()
    likeliest: i64 = 0
    for way in range(WAYS):
        left -= chances[start + way]
        if left < 0.0:
            return way
        if chances[start + way] > chances[start + likeliest]:
            likeliest = way
    return likeliest  # where the sum is a hair below one
