"""Deals for counters: everybody has an account, stakes go to and fro, and who cannot pay any more is out.

The counters of all seats and the pot together are always the same number.
"""

from collections.abc import Callable, Sequence

from ludothek.core.options import OptionValue
from ludothek.core.result import Result, best_of
from ludothek.core.series import Series
from ludothek.core.state import State

NO_POT = -1


class Accounts(Series):
    """A series in which the points of a deal are the counters that it brings a seat or takes from it.

    With a `target` the deals belong to matches: their points are added up until somebody has as many as that, and only
    then counters change hands; `length` counts matches, for nobody knows how many deals there will be. A game says what
    else it needs in `changes` and `next_dealer`.
    """

    def __init__(
        self,
        seats: int,
        new_deal: Callable[["Accounts", int], State],
        *,
        counters: int,
        length: int,
        first_dealer: OptionValue = "lot",
        least: int = 1,
        pot: int = NO_POT,
        debts: bool = False,
        target: int = 0,
    ) -> None:
        """`new_deal` is given the accounts as they stand, and who deals."""
        deals = 0 if target else length
        super().__init__(seats, lambda _, dealer: new_deal(self, dealer), length=deals, first_dealer=first_dealer)
        self.matches = length if target else 0
        """How many matches there are, where the deals belong to matches."""
        self.counters = [counters] * seats
        """What each seat has; below zero only where there may be debts."""
        self.has_pot = pot != NO_POT
        self.pot = max(0, pot)
        """What lies in the middle from deal to deal, where there is a pot at all."""
        self.least = least
        """Whoever has fewer counters after a deal is out for good and keeps them."""
        self.debts = debts
        """May an account fall below zero? Then nobody drops out; else nobody pays more than he has."""
        self.target = target
        self.score = [0] * seats
        """The points of each seat in the match that is going on."""
        self.won: list[tuple[int, ...]] = []
        """Who has won each match that is over."""
        self.inside = list(range(seats))
        """The seats that are still in, ascending."""

    # What a game may know better.

    def changes(self, state: State) -> list[int]:
        """What every seat gets and pays for a deal, or a match, that is over: here the points of the deal.

        Nobody pays more than he has, unless there may be debts: then those who get something share what there is.
        """
        due = [state.points(seat) for seat in range(self.seats)]
        return due if self.debts else capped(self.counters, due, _round(state.dealer, self.seats))

    def next_dealer(self, state: State) -> int:
        """Who deals after this deal: here the next seat on the left that is still in."""
        return next((seat for seat in _round(state.dealer, self.seats) if seat in self.inside), state.dealer)

    # The same for every game.

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have dropped out."""
        return tuple(seat for seat in range(self.seats) if seat not in self.inside)

    @property
    def total(self) -> int:
        """All counters that there are; never another number."""
        return sum(self.counters) + self.pot

    def finish(self, state: State) -> None:
        """Write down a deal that is over, pay what is due, and see who is still in."""
        points = [state.points(seat) for seat in range(self.seats)]
        winners = tuple(state.winners())
        self._fewest = False
        if self.target:
            self.score = [have + more for have, more in zip(self.score, points, strict=True)]
            reached = [seat for seat, score in enumerate(self.score) if score >= self.target]
            if reached:
                self.won.append(tuple(reached))
                self._pay(self.changes(state))
                self.score = [0] * self.seats
        else:
            points = self.changes(state)
            self._pay(points)
        self.results.append(Result(tuple(points), winners, state.reason()))
        self._dealer = self.next_dealer(state)

    def _pay(self, changes: Sequence[int]) -> None:
        self.counters = [have + change for have, change in zip(self.counters, changes, strict=True)]
        if self.has_pot:
            self.pot -= sum(changes)
        if not self.debts:
            self.inside = [seat for seat in self.inside if self.counters[seat] >= self.least]

    @property
    def over(self) -> bool:
        """Has all that was agreed been played, or are fewer than two left who can play?"""
        played = len(self.won) >= self.matches if self.target else len(self.results) >= self.length
        return played or len(self.inside) < 2

    @property
    def totals(self) -> list[int]:
        """The counters of every seat."""
        return list(self.counters)

    def result(self) -> Result:
        """The most counters win; several may have them."""
        return best_of(self.counters, "reason-counters")


def capped(counters: Sequence[int], due: Sequence[int], order: Sequence[int]) -> list[int]:
    """What is really paid where nobody can pay more than he has.

    What is lacking is lacking to those who were to get something, in proportion; what cannot be divided goes to them
    one by one in this order.
    """
    paid = [max(change, -have) if change < 0 else 0 for have, change in zip(counters, due, strict=True)]
    lacking = sum(paid) - sum(change for change in due if change < 0)
    owed = sum(change for change in due if change > 0)
    if not lacking or not owed:
        return [change if change > 0 else payment for change, payment in zip(due, paid, strict=True)]
    there = max(0, owed - lacking)
    shares = [change * there // owed if change > 0 else payment for change, payment in zip(due, paid, strict=True)]
    left = there - sum(share for share, change in zip(shares, due, strict=True) if change > 0)
    for seat in [seat for seat in order if due[seat] > 0][:left]:
        shares[seat] += 1
    return shares


def _round(dealer: int, seats: int) -> list[int]:
    """All seats, beginning on the left of the dealer, who comes last."""
    return [(dealer + step) % seats for step in range(1, seats + 1)]
