"""How an equilibrium of Lügenmäxchen is found: by regret minimisation (CFR+), announcement by announcement.

What a round costs a seat is the counters that it takes, less its share of all that are taken, and what it is worth to
sit where it then sits as the next round begins: who begins has the better of it. What is to be expected there is found
by playing round after round until it does not change. Within a round, what follows when an announcement is believed
depends on nothing but the announcement and who is in, so all that is possible is gone through from the fewest who are
in and the highest announcement on, and each is a small game of two: who has thrown and who answers. Both play it
against each other many times; the mean of what they did, the later the weightier, is what nobody could do better. What
follows a showing has been solved by then, with what the whole table may expect: whoever is out of the round sits there
as well.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.luegenmaexchen.mind.strategy import LEAST, MOST, WAYS, Strategy, column, ring, rings, row, seen_from
from ludothek.games.luegenmaexchen.rules import MAEXCHEN, NOTHING, SHOW, rank
from ludothek.kit.common import bits
from ludothek.kit.common.ring import after, everybody

TREMBLE: Final = 0.0001
"""How likely every announcement is made by mistake: whoever answers has an answer to each."""
PASSES: Final = 20
"""Rounds that are solved one after the other for what is to be expected, each more carefully than those before,"""
HASTY: Final = 14
"""of which so many go all the way to what was found; those after them ever less of it, or it would hop for ever."""


def _chances() -> vec[float]:
    ways = vec[float]([0.0] * SHOW)
    for one in range(1, 7):
        for other in range(1, 7):
            ways[rank(one, other)] += 1.0 / 36.0
    return ways


CHANCE: Final = _chances()
"""How likely each combination is thrown."""


class Costs:
    """What an end of a round costs everybody, by places: the seats as they come after who threw last, who has 0."""

    def __init__(self, seats: i64, true_maexchen: i64, next_start: i64, expected: vec[float]) -> None:
        self.seats = seats
        self._true_maexchen = true_maexchen
        self._next_start = next_start
        self._expected = expected

    def price(self, said: i64) -> float:
        """What it costs to lift an announcement that is true."""
        return float(self._true_maexchen) if said == MAEXCHEN else 1.0

    def taken(self, taker: i64, place: i64, price: float = 1.0) -> float:
        """What it costs a place that another one, or itself, takes so many counters."""
        own = price if taker == place else 0.0
        return own - price / float(self.seats) + self.begun(taker + self._next_start, place)

    def begun(self, starter: i64, place: i64) -> float:
        """What a place may expect of all rounds to come when another one, or itself, begins the next."""
        return self._expected[(place - starter + 2 * self.seats) % self.seats]


class Round:
    """One round of a table with given expectations, whoever has shown a Mäxchen in it: solved from its end on."""

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self.strategies: list[Strategy] = [Strategy() for _ in range(rings(costs.seats))]
        """By `ring`."""
        self._worth = vec[float]([0.0] * ((everybody(costs.seats) + 1) * SHOW * costs.seats))

    def solve(self, rounds: i64) -> vec[float]:
        """Find out what to do, playing each small game so many times; return what every place has to expect."""
        whole = everybody(self._costs.seats)
        for players in range(LEAST, self._costs.seats + 1):
            for received in range(MAEXCHEN - 1, -2, -1):
                for inside in range(3, whole + 1, 2):
                    if bits.count(inside) == players:
                        self._regret(inside, received, rounds)
                        self._weigh(inside, received)
        start = self._at(whole, NOTHING)
        return self._worth[start : start + self._costs.seats]

    def _at(self, inside: i64, received: i64) -> i64:
        """Where it begins what every place has to expect while place 0 throws and has a combination to beat."""
        return (inside * SHOW + received + 1) * self._costs.seats

    def _believed(self, inside: i64, said: i64, place: i64) -> float:
        """What a place has to expect once an announcement is believed."""
        seats = self._costs.seats
        thrower = after(inside, 0, seats)
        then = self._at(seen_from(inside, thrower, seats), said)
        return self._worth[then + (place - thrower + seats) % seats]

    def _shown(self, inside: i64, place: i64) -> float:
        """What a place has to expect when place 0 shows a Mäxchen: the next one throws freely, or is alone."""
        seats = self._costs.seats
        thrower = after(inside, 0, seats)
        if bits.count(inside) == LEAST:
            return self._costs.begun(thrower, place)
        then = self._at(seen_from(inside - 1, thrower, seats), NOTHING)
        return self._worth[then + (place - thrower + seats) % seats]

    def _regret(self, inside: i64, received: i64, rounds: i64) -> None:
        """CFR+: everybody does what he regrets not to have done, in proportion; no regret is ever negative.

        Throws that are not above what was received are all alike: the highest of them stands for them.
        """
        costs = self._costs
        first = received + 1
        lowest = max(received, 0)
        answers = after(inside, 0, costs.seats)
        regrets = vec[float]([0.0] * (SHOW * WAYS))
        doubts = vec[float]([0.0] * (2 * SHOW))
        mixed = vec[float]([0.0] * (SHOW * WAYS))
        sums = vec[float]([0.0] * (SHOW * WAYS))
        trust = vec[float]([0.0] * SHOW)
        trusts = vec[float]([0.0] * SHOW)
        true_cost = vec[float]([0.0] * WAYS)
        lie_cost = vec[float]([0.0] * WAYS)
        true_cost[SHOW] = self._shown(inside, 0)
        throwers = vec[float]([0.0] * SHOW)
        answerers = vec[float]([0.0] * SHOW)
        for said in range(first, MAEXCHEN):
            trust[said] = 0.5
            throwers[said] = self._believed(inside, said, 0)
            answerers[said] = self._believed(inside, said, answers)
        likely = CHANCE[:]
        for thrown in range(lowest):
            likely[lowest] += CHANCE[thrown]
        for thrown in range(lowest, SHOW):
            for way in range(first, WAYS if thrown == MAEXCHEN else SHOW):
                mixed[thrown * WAYS + way] = 1.0 / float(WAYS - first)
        weights = 0.0
        for sweep in range(1, rounds + 1):
            for said in range(first, SHOW):
                believed = trust[said] * throwers[said]
                true_cost[said] = believed + (1.0 - trust[said]) * costs.taken(answers, 0, costs.price(said))
                lie_cost[said] = believed + (1.0 - trust[said]) * costs.taken(0, 0)
            for thrown in range(lowest, SHOW):
                _match(regrets, mixed, thrown, first, true_cost, lie_cost)
            weight = float(sweep)
            weights += weight
            for said in range(first, MAEXCHEN):
                true = 0.0
                lie = 0.0
                for thrown in range(lowest, SHOW):
                    chance = likely[thrown] * (mixed[thrown * WAYS + said] + TREMBLE)
                    if thrown >= said:
                        true += chance
                    else:
                        lie += chance
                lifting = true * costs.taken(answers, answers, costs.price(said)) + lie * costs.taken(0, answers)
                believing = (true + lie) * answerers[said]
                got = trust[said] * believing + (1.0 - trust[said]) * lifting
                doubts[2 * said] = max(0.0, doubts[2 * said] + got - believing)
                doubts[2 * said + 1] = max(0.0, doubts[2 * said + 1] + got - lifting)
                total = doubts[2 * said] + doubts[2 * said + 1]
                trust[said] = doubts[2 * said] / total if total > 0.0 else 0.5
                trusts[said] += weight * trust[said]
            for place in range(lowest * WAYS, SHOW * WAYS):
                sums[place] += weight * mixed[place]
        strategy = self.strategies[ring(inside)]
        for thrown in range(SHOW):
            for way in range(first, WAYS):
                mean = sums[max(thrown, lowest) * WAYS + way] / weights
                strategy.saying[row(received, thrown) + way] = mean
        for said in range(first, MAEXCHEN):
            strategy.trust[column(received, said)] = trusts[said] / weights

    def _weigh(self, inside: i64, received: i64) -> None:
        """What everybody has to expect after an announcement was believed, as the strategy is now."""
        costs = self._costs
        strategy = self.strategies[ring(inside)]
        answers = after(inside, 0, costs.seats)
        showing = CHANCE[MAEXCHEN] * strategy.saying[row(received, MAEXCHEN) + SHOW]
        for place in range(costs.seats):
            total = showing * self._shown(inside, place)
            for said in range(received + 1, SHOW):
                true, lie = announced(strategy, received, said)
                trust = strategy.trust[column(received, said)]
                if trust > 0.0:
                    total += trust * (true + lie) * self._believed(inside, said, place)
                total += (1.0 - trust) * true * costs.taken(answers, place, costs.price(said))
                total += (1.0 - trust) * lie * costs.taken(0, place)
            self._worth[self._at(inside, received) + place] = total


def _match(
    regrets: vec[float], mixed: vec[float], thrown: i64, first: i64, true_cost: vec[float], lie_cost: vec[float]
) -> None:
    """Let whoever has thrown this regret, and do accordingly."""
    start = thrown * WAYS
    end = WAYS if thrown == MAEXCHEN else SHOW
    got = 0.0
    for way in range(first, end):
        got += mixed[start + way] * (lie_cost[way] if thrown < way < SHOW else true_cost[way])
    total = 0.0
    for way in range(first, end):
        cost = lie_cost[way] if thrown < way < SHOW else true_cost[way]
        regret = max(0.0, regrets[start + way] + got - cost)
        regrets[start + way] = regret
        total += regret
    for way in range(first, end):
        mixed[start + way] = regrets[start + way] / total if total > 0.0 else 1.0 / float(end - first)


def announced(strategy: Strategy, received: i64, said: i64) -> tuple[float, float]:
    """How likely it is that a combination is announced and there, and that it is announced and not there."""
    true = 0.0
    lie = 0.0
    for thrown in range(SHOW):
        chance = CHANCE[thrown] * strategy.saying[row(received, thrown) + said]
        if thrown >= said:
            true += chance
        else:
            lie += chance
    return true, lie


def equilibrium(seats: i64, true_maexchen: i64, next_start: i64, rounds: i64, passes: i64 = PASSES) -> list[Strategy]:
    """What nobody can do better than who else does it, by `ring`, as a file keeps it.

    In the last pass every small game is played so many times.
    """
    expected = vec[float]([0.0] * seats)
    strategies: list[Strategy] = []
    for sweep in range(passes):
        solving = Round(Costs(seats, true_maexchen, next_start, expected))
        found = solving.solve(max(1, rounds * (sweep + 1) ** 3 // passes**3))
        strategies = solving.strategies
        share = 1.0 / float(max(1, sweep - HASTY + 2))
        better = vec[float](capacity=seats)
        for place in range(seats):
            better = append(better, expected[place] + share * (found[place] - expected[place]))
        expected = better
    for strategy in strategies:
        strategy.settle()
    return strategies


def all_equilibria(rounds: i64) -> list[list[Strategy]]:
    """For every number of players and all that they can agree on, in the order of the file."""
    return [
        equilibrium(seats, true_maexchen, next_start, rounds)
        for seats in range(LEAST, MOST + 1)
        for true_maexchen in range(1, 3)
        for next_start in range(2)
    ]
