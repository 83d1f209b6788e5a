"""Which matches the suite plays: with every number of seats as usual, and with everything that may be agreed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.options import Option, OptionValue

CLOSE = 40
"""So many decisions of the first deal and of the last are looked at closely in a match with the usual options."""
GLANCE = 6
"""So many where something else was agreed."""
ROWS = 20
"""So many matches with other options; where these are not enough for all pairs of values, the rest is left to luck."""
ALL = 4
"""Of a range of more numbers than this, only the ends and one between are tried."""

Pair = frozenset[tuple[str, OptionValue | None]]
"""Two options with a value each; none stands for the usual one, which may follow from others."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One match of the suite."""

    seats: int
    seed: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    looks: int = CLOSE

    def __str__(self) -> str:
        terms = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"seats {self.seats}, seed {self.seed}{terms}"


def plans(game: Game, matches: int, seed: int) -> list[Plan]:
    """The matches of the suite: so many with each number of seats, and as often with every option changed."""
    found = [Plan(seats, number) for seats in game.seats for number in range(seed, seed + matches)]
    for number in range(seed, seed + matches):
        for row, options in enumerate(agreements(game, number)):
            fitting = [seats for seats in game.seats if _allowed(game, seats, options)]
            found.append(Plan(fitting[row % len(fitting)], number, options, GLANCE))
    return found


def agreements(game: Game, seed: int) -> Iterator[dict[str, OptionValue]]:
    """Options so that every value comes at least once and every two of different options together, while rows last."""
    random = Random(seed)
    values = {option.name: _values(option, game.seats[-1], random) for option in game.options}
    lacking = {name: list(reversed(each)) for name, each in values.items()}
    pairs = {
        frozenset({(one, first), (other, second)})
        for one, other in combinations(values, 2)
        for first in values[one]
        for second in values[other]
    }
    for _ in range(max(ROWS, *(len(each) for each in values.values())) if values else 0):
        if not pairs and not any(lacking.values()):
            return
        row: dict[str, OptionValue | None] = {}
        for name, each in values.items():
            row[name] = lacking[name].pop() if lacking[name] else _most(row, name, each, pairs)
        pairs -= {frozenset(pair) for pair in combinations(row.items(), 2)}
        yield {name: value for name, value in row.items() if value is not None}


def _most(
    row: dict[str, OptionValue | None], name: str, values: list[OptionValue | None], pairs: set[Pair]
) -> OptionValue | None:
    """The value that makes the most new pairs with those of a row; of several, the one that lacks the most in all."""

    def lacks(value: OptionValue | None) -> tuple[int, int]:
        new = sum(frozenset({(name, value), pair}) in pairs for pair in row.items())
        return new, sum((name, value) in pair for pair in pairs)

    return max(values, key=lacks)


def _values(option: Option, seats: int, random: Random) -> list[OptionValue | None]:
    """What is tried of an option, in any order: the usual, every word, and of many numbers the ends and one between."""
    numbers = option.range_for(seats)
    some = list(numbers) if len(numbers) <= ALL else [numbers[0], numbers[random.randrange(len(numbers))], numbers[-1]]
    found: list[OptionValue | None] = [None, *option.words, *dict.fromkeys(some)]
    if option.longest:
        found.append("x" * option.longest)
    for at in range(len(found) - 1, 0, -1):
        other = random.randrange(at + 1)
        found[at], found[other] = found[other], found[at]
    return found


def _allowed(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    texts = {option.name for option in game.options if option.longest}
    known = {option.name: option.values(seats) for option in game.options}
    return all(name in texts or value in known[name] for name, value in options.items())
