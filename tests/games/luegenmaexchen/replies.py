"""The best reply to a strategy of Lügenmäxchen, computed exactly: how few counters somebody can take who knows it.

Written apart from how the strategies are found, and by other means: one seat, the clever one, decides each time as is
best for it against others who all keep to the strategies, over rounds without end. It may show a Mäxchen, and so may
they; whoever has shown one is out of the round.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludothek.games.luegenmaexchen.mind.strategy import Strategy, column, row
from ludothek.games.luegenmaexchen.rules import rank

THROWS = [rank(one, other) for one in range(1, 7) for other in range(1, 7)]
CHANCE = [THROWS.count(combination) / 36 for combination in range(21)]
CLEVER = 0
"""The seat that knows what the others do."""
MAX, SHOWN = 20, 21


@dataclass
class Rounds:
    """Rounds of so many, one after the other, of which one seat takes as few counters as it can."""

    seats: int
    true_maexchen: int
    next_start: int
    strategy: Callable[[int], Strategy]
    """By who is in the round: bit 0 is who throws, the others are the seats as they come after him."""
    clever: bool = True
    """Otherwise the seat plays like the others."""
    outlook: Sequence[float] = ()
    """What the clever seat has to expect of later rounds, by how many seats after the starter it sits."""
    known: dict[tuple[tuple[int, ...], int], float] = field(default_factory=dict)

    def taken(self, taker: int, price: int) -> float:
        """What it costs the clever seat that somebody takes counters: its own, less what all take on average."""
        own = price if taker == CLEVER else 0
        return own - price / self.seats + self.outlook[(CLEVER - taker - self.next_start) % self.seats]

    def lifted(self, ring: tuple[int, ...], thrown: int, said: int) -> float:
        """The doubter pays for what is true, the announcer for what is not."""
        if thrown < said:
            return self.taken(ring[0], 1)
        return self.taken(ring[1], self.true_maexchen if said == MAX else 1)

    def shown(self, ring: tuple[int, ...]) -> float:
        """The next one throws freely among those who are left; if he is alone, he begins the next round."""
        if len(ring) > 2:
            return self.cost(ring[1:], -1)
        return self.outlook[(CLEVER - ring[1]) % self.seats]

    def inside(self, ring: tuple[int, ...]) -> int:
        return sum(1 << (seat - ring[0]) % self.seats for seat in ring)

    def cost(self, ring: tuple[int, ...], received: int) -> float:
        """What the clever seat has to expect when the first of the ring throws and has a combination to beat."""
        if (ring, received) not in self.known:
            clever_first = self.clever and ring[0] == CLEVER
            self.known[ring, received] = (self._thrower if clever_first else self._others)(ring, received)
        return self.known[ring, received]

    def _thrower(self, ring: tuple[int, ...], received: int) -> float:
        """The clever seat throws: whatever it is, it does the best."""
        strategy = self.strategy(self.inside(ring))
        total = 0.0
        for thrown in range(21):
            costs = [self.shown(ring)] if thrown == MAX else []
            for said in range(received + 1, 21):
                trust = strategy.trust[column(received, said)]
                believed = trust * self.cost((*ring[1:], ring[0]), said) if trust else 0.0
                costs.append(believed + (1 - trust) * self.lifted(ring, thrown, said))
            total += CHANCE[thrown] * min(costs)
        return total

    def _others(self, ring: tuple[int, ...], received: int) -> float:
        """Somebody else throws; perhaps it is for the clever seat to believe it."""
        strategy = self.strategy(self.inside(ring))
        told = [
            [CHANCE[thrown] * strategy.saying[row(received, thrown) + way] for way in range(22)] for thrown in range(21)
        ]
        total = told[MAX][SHOWN] * self.shown(ring) if told[MAX][SHOWN] else 0.0
        for said in range(received + 1, 21):
            chance = sum(told[thrown][said] for thrown in range(21))
            if chance == 0:
                continue
            lifting = sum(told[thrown][said] * self.lifted(ring, thrown, said) for thrown in range(21))
            believing = chance * self.cost((*ring[1:], ring[0]), said) if said < MAX else lifting
            trust = strategy.trust[column(received, said)]
            if self.clever and ring[1] == CLEVER:
                total += min(lifting, believing)
            else:
                total += trust * believing + (1 - trust) * lifting
        return total


def gain(rounds: Rounds) -> float:
    """How many counters a round, compared with all others, the clever seat takes less than its share in the long run.

    Every round is valued by what it costs and where the seat then sits (relative value iteration). When the outlook
    does not change any more, what is left over is the mean of a round; it lies between what two steps differ by.
    """
    seats = rounds.seats
    outlook = [0.0] * seats
    for _ in range(400):
        rounds.outlook = outlook
        rounds.known.clear()
        ring = tuple(range(seats))
        # As many seats after the starter as the clever one sits: the starter is so many seats before it.
        found = [rounds.cost((*ring[-place:], *ring[:-place]) if place else ring, -1) for place in range(seats)]
        steps = [after - before for after, before in zip(found, outlook, strict=True)]
        if max(steps) - min(steps) < 1e-5:
            break
        mean = sum(steps) / seats
        outlook = [before + 0.7 * (step - mean) for before, step in zip(outlook, steps, strict=True)]
    else:
        raise AssertionError("the outlook does not settle")
    return -min(steps)
