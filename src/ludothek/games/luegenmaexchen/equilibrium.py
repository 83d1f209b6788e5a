"""How an equilibrium of Lügenmäxchen is found: by regret minimisation (CFR+), announcement by announcement.

What a round costs a seat is the counters that it takes, less its share of all that are taken, and what it is worth to
sit where it then sits as the next round begins: who begins has the better of it. That outlook is found by playing
round after round until it does not change. Within a round, what follows when an announcement is believed depends on
nothing but the announcement, so they are gone through from the highest down, and each is a small game of two: who has
thrown and who answers. Both play it against each other many times; the mean of what they did, the later the weightier,
is what nobody could do better. After a showing those left are taken to play as if they were all, and not to show.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.luegenmaexchen.rules import MAEXCHEN, SHOW, rank
from ludothek.games.luegenmaexchen.strategy import LEAST, MOST, WAYS, Strategy, column, row

TREMBLE: Final = 0.0001
"""How likely every announcement is made by mistake: whoever answers has an answer to each."""
PASSES: Final = 60
"""Rounds that are solved one after the other for the outlook,"""
HASTY: Final = 10
"""of which so many go all the way to the outlook found last; those after them half of it."""


def _chances() -> vec[float]:
    ways = vec[float]([0.0] * SHOW)
    for one in range(1, 7):
        for other in range(1, 7):
            ways[rank(one, other)] += 1.0 / 36.0
    return ways


CHANCE: Final = _chances()
"""How likely each combination is thrown."""


class Costs:
    """What an end of a round costs everybody, by places: 0 is who threw last, 1 who answered."""

    def __init__(self, seats: i64, true_maexchen: i64, start: i64, outlook: vec[float]) -> None:
        self.seats = seats
        self._true_maexchen = true_maexchen
        self._start = start
        self._outlook = outlook

    def price(self, said: i64) -> float:
        """What it costs to lift an announcement that is true."""
        return float(self._true_maexchen) if said == MAEXCHEN else 1.0

    def taken(self, taker: i64, place: i64, price: float = 1.0) -> float:
        """What it costs a place that another one, or itself, takes so many counters."""
        own = price if taker == place else 0.0
        return own - price / float(self.seats) + self.begun(taker + self._start, place)

    def begun(self, starter: i64, place: i64) -> float:
        """What a place may expect of all rounds to come when another one, or itself, begins the next."""
        return self._outlook[(place - starter + 2 * self.seats) % self.seats]


class Play:
    """One round of so many players with a given outlook: solved from the highest announcement down."""

    def __init__(self, costs: Costs, strategy: Strategy, fewer: Strategy | None) -> None:
        self._costs = costs
        self._strategy = strategy
        seats = costs.seats
        self.worth = vec[float]([0.0] * ((SHOW + 1) * seats))
        """What each place is to expect, by the combination received plus one: place 0 throws."""
        self._shown = self._after_showing(fewer)

    def solve(self, rounds: i64) -> vec[float]:
        """Find out what to do, playing each small game so many times; return what every place has to expect."""
        for received in range(MAEXCHEN - 1, -2, -1):
            self._regret(received, rounds)
            self._weigh(received)
        return self.worth[: self._costs.seats]

    def _believed(self, said: i64, place: i64) -> float:
        """What a place has to expect once an announcement is believed."""
        seats = self._costs.seats
        return self.worth[(said + 1) * seats + (place - 1 + seats) % seats]

    def _regret(self, received: i64, rounds: i64) -> None:
        """CFR+: everybody does what he regrets not to have done, in proportion; no regret is ever negative."""
        costs = self._costs
        regrets = vec[float]([0.0] * (SHOW * WAYS))
        doubts = vec[float]([0.0] * (2 * SHOW))
        told = vec[float]([0.0] * (SHOW * WAYS))
        sums = vec[float]([0.0] * (SHOW * WAYS))
        trust = vec[float]([0.0] * SHOW)
        trusts = vec[float]([0.0] * SHOW)
        true_cost = vec[float]([0.0] * WAYS)
        lie_cost = vec[float]([0.0] * WAYS)
        true_cost[SHOW] = self._shown[0]
        first = received + 1
        for said in range(first, MAEXCHEN):
            trust[said] = 0.5
        for thrown in range(SHOW):
            for way in range(first, WAYS if thrown == MAEXCHEN else SHOW):
                told[thrown * WAYS + way] = 1.0 / float(WAYS - first)
        weights = 0.0
        for number in range(1, rounds + 1):
            for said in range(first, SHOW):
                believed = trust[said] * self._believed(said, 0) if said < MAEXCHEN else 0.0
                true_cost[said] = believed + (1.0 - trust[said]) * costs.taken(1, 0, costs.price(said))
                lie_cost[said] = believed + (1.0 - trust[said]) * costs.taken(0, 0)
            for thrown in range(SHOW):
                _match(regrets, told, thrown, first, true_cost, lie_cost)
            weight = float(number)
            weights += weight
            for said in range(first, MAEXCHEN):
                true = 0.0
                lie = 0.0
                for thrown in range(SHOW):
                    chance = CHANCE[thrown] * (told[thrown * WAYS + said] + TREMBLE)
                    if thrown >= said:
                        true += chance
                    else:
                        lie += chance
                lifting = true * costs.taken(1, 1, costs.price(said)) + lie * costs.taken(0, 1)
                believing = (true + lie) * self._believed(said, 1)
                got = trust[said] * believing + (1.0 - trust[said]) * lifting
                doubts[2 * said] = max(0.0, doubts[2 * said] + got - believing)
                doubts[2 * said + 1] = max(0.0, doubts[2 * said + 1] + got - lifting)
                total = doubts[2 * said] + doubts[2 * said + 1]
                trust[said] = doubts[2 * said] / total if total > 0.0 else 0.5
                trusts[said] += weight * trust[said]
            for place in range(SHOW * WAYS):
                sums[place] += weight * told[place]
        for thrown in range(SHOW):
            for way in range(first, WAYS):
                self._strategy.telling[row(received, thrown) + way] = sums[thrown * WAYS + way] / weights
        for said in range(first, MAEXCHEN):
            self._strategy.trust[column(received, said)] = trusts[said] / weights

    def _weigh(self, received: i64) -> None:
        """What everybody has to expect after an announcement was believed, as the strategy is now."""
        costs = self._costs
        seats = costs.seats
        for place in range(seats):
            total = 0.0
            for said in range(received + 1, SHOW):
                true, lie = announced(self._strategy, received, said)
                trust = self._strategy.trust[column(received, said)]
                if trust > 0.0:
                    total += trust * (true + lie) * self._believed(said, place)
                total += (1.0 - trust) * true * costs.taken(1, place, costs.price(said))
                total += (1.0 - trust) * lie * costs.taken(0, place)
            showing = CHANCE[MAEXCHEN] * self._strategy.telling[row(received, MAEXCHEN) + SHOW]
            self.worth[(received + 1) * seats + place] = total + showing * self._shown[place]

    def _after_showing(self, fewer: Strategy | None) -> vec[float]:
        """What every place has to expect when place 0 shows a Mäxchen and place 1 throws freely."""
        costs = self._costs
        seats = costs.seats
        out = vec[float](capacity=seats)
        for place in range(seats):
            out = append(out, costs.begun(1, place) if fewer is None else _among_fewer(costs, fewer, place))
        return out


def _match(
    regrets: vec[float], told: vec[float], thrown: i64, first: i64, true_cost: vec[float], lie_cost: vec[float]
) -> None:
    """Let whoever has thrown this regret, and do accordingly."""
    start = thrown * WAYS
    end = WAYS if thrown == MAEXCHEN else SHOW
    got = 0.0
    for way in range(first, end):
        got += told[start + way] * (lie_cost[way] if thrown < way < SHOW else true_cost[way])
    total = 0.0
    for way in range(first, end):
        cost = lie_cost[way] if thrown < way < SHOW else true_cost[way]
        regret = max(0.0, regrets[start + way] + got - cost)
        regrets[start + way] = regret
        total += regret
    for way in range(first, end):
        told[start + way] = regrets[start + way] / total if total > 0.0 else 1.0 / float(end - first)


def announced(strategy: Strategy, received: i64, said: i64) -> tuple[float, float]:
    """How likely it is that a combination is announced and there, and that it is announced and not there."""
    true = 0.0
    lie = 0.0
    for thrown in range(SHOW):
        chance = CHANCE[thrown] * strategy.telling[row(received, thrown) + said]
        if thrown >= said:
            true += chance
        else:
            lie += chance
    return true, lie


def _among_fewer(costs: Costs, fewer: Strategy, watcher: i64) -> float:
    """What a place has to expect of a round that place 1 begins without place 0; a Mäxchen is announced there."""
    left = costs.seats - 1
    worth = vec[float]([0.0] * ((SHOW + 1) * left))
    for received in range(MAEXCHEN - 1, -2, -1):
        for thrower in range(left):
            answering = (thrower + 1) % left
            total = 0.0
            for said in range(received + 1, SHOW):
                true, lie = announced(fewer, received, said)
                if said == MAEXCHEN:
                    true += CHANCE[MAEXCHEN] * fewer.telling[row(received, MAEXCHEN) + SHOW]
                trust = fewer.trust[column(received, said)]
                if trust > 0.0:
                    total += trust * (true + lie) * worth[(said + 1) * left + answering]
                total += (1.0 - trust) * true * costs.taken(answering + 1, watcher, costs.price(said))
                total += (1.0 - trust) * lie * costs.taken(thrower + 1, watcher)
            worth[(received + 1) * left + thrower] = total
    return worth[0]


def equilibrium(
    seats: i64, true_maexchen: i64, start: i64, fewer: Strategy | None, rounds: i64, passes: i64 = PASSES
) -> Strategy:
    """What nobody can do better than who else does it; `fewer` is the same for one player less."""
    outlook = vec[float]([0.0] * seats)
    strategy = Strategy()
    for number in range(passes):
        strategy = Strategy()
        costs = Costs(seats, true_maexchen, start, outlook)
        found = Play(costs, strategy, fewer).solve(rounds)
        share = 1.0 if number < HASTY else 0.5
        better = vec[float](capacity=seats)
        for place in range(seats):
            better = append(better, outlook[place] + share * (found[place] - outlook[place]))
        outlook = better
    return strategy


def all_equilibria(rounds: i64) -> list[Strategy]:
    """For every number of players and all that they can agree on, in the order of the file."""
    out: list[Strategy] = []
    for seats in range(LEAST, MOST + 1):
        for agreed in range(4):
            fewer = out[len(out) - 4] if seats > LEAST else None
            out.append(equilibrium(seats, agreed // 2 + 1, agreed % 2, fewer, rounds))
    for strategy in out:
        strategy.settle()
    return out
