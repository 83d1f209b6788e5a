"""Standings: what the games of an arena add up to, with the certainty that so many deals give."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from ludothek.core.options import OptionValue
from ludothek.core.result import Result

CERTAINTY = 0.95
_FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's t at 95 % for 1 to 10 degrees of freedom, where the series below is not yet exact enough."""


@dataclass(slots=True)
class Pace:
    """How long the moves of one player took a core."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def count(self, seconds: float) -> None:
        """Add one move."""
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True, slots=True)
class Played:
    """One deal that has been played, with one rotation of the line-up."""

    deal: int
    rotation: int
    entrants: tuple[int, ...]
    """For each seat, the number in the line-up of who sat there."""
    result: Result
    paces: tuple[Pace, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval that holds the true one with 95 % certainty; no interval from a single deal."""

    mean: float
    low: float | None
    high: float | None

    def rounded(self, digits: int, scale: int = 1) -> "Estimate":
        """The same in other units, with so many digits behind the point."""
        ends = [None if end is None else round(scale * end, digits) for end in (self.low, self.high)]
        return Estimate(round(scale * self.mean, digits), *ends)


@dataclass(frozen=True, slots=True)
class Standing:
    """What one entrant has done; where it stands in the line-up several times, all its copies together."""

    entrant: str
    copies: int
    """How often it stands in the line-up."""
    games: int
    """Games of all its copies."""
    wins: float
    """A win that is shared counts as its part."""
    share: Estimate
    """Wins a game, of one copy."""
    points: Estimate
    """Points a game, of one copy."""
    moves: int
    seconds: float
    """A move, on average."""
    longest: float
    """Seconds of the slowest move."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The outcome of an arena."""

    game: str
    line_up: tuple[str, ...]
    options: Mapping[str, OptionValue]
    deals: int
    seed: int
    games: int
    """Every deal once for each rotation."""
    unwon: int
    """Games that nobody has won."""
    rows: tuple[Standing, ...]
    """One an entrant, in the order of the line-up."""

    @property
    def fair_share(self) -> float:
        """The share of wins of each in the line-up if all were equally good: none of what nobody has won."""
        return (1 - self.unwon / self.games) / len(self.line_up)

    def as_json(self) -> dict[str, Any]:
        """All of it as plain dictionaries, lists, texts and numbers."""
        return asdict(self)


def standings(
    game: str, line_up: tuple[str, ...], options: Mapping[str, OptionValue], seed: int, games: Sequence[Played]
) -> Standings:
    """Sum up games, in whatever order they came."""
    ordered = sorted(games, key=lambda played: (played.deal, played.rotation))
    rows = tuple(_standing(entrant, line_up, ordered) for entrant in dict.fromkeys(line_up))
    unwon = sum(not played.result.winners for played in games)
    deals = len({played.deal for played in games})
    return Standings(game, line_up, options, deals, seed, len(games), unwon, rows)


def _standing(entrant: str, line_up: tuple[str, ...], games: Sequence[Played]) -> Standing:
    wins: dict[int, list[float]] = {}
    points: dict[int, list[float]] = {}
    paces: list[Pace] = []
    for played in games:
        result = played.result
        for seat, number in enumerate(played.entrants):
            if line_up[number] == entrant:
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                wins.setdefault(played.deal, []).append(won)
                points.setdefault(played.deal, []).append(result.points[seat])
                paces.append(played.paces[seat])
    moves = sum(pace.moves for pace in paces)
    share = estimate([fmean(deal) for deal in wins.values()])
    return Standing(
        entrant=entrant,
        copies=line_up.count(entrant),
        games=len(paces),
        wins=sum(sum(deal) for deal in wins.values()),
        share=share if share.low is None or share.high is None else _within(share.mean, share.low, share.high),
        points=estimate([fmean(deal) for deal in points.values()]),
        moves=moves,
        seconds=sum(pace.seconds for pace in paces) / max(moves, 1),
        longest=max(pace.longest for pace in paces),
    )


def _within(mean: float, low: float, high: float) -> Estimate:
    """No share is below nothing or above all."""
    return Estimate(mean, max(low, 0.0), min(high, 1.0))


def estimate(deals: Sequence[float]) -> Estimate:
    """From one mean a deal: the rotations of a deal share its cards, so only deals are independent of each other."""
    mean = fmean(deals)
    if len(deals) == 1:
        return Estimate(mean, None, None)
    reach = student(len(deals) - 1) * stdev(deals) / sqrt(len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """How many standard errors hold the true mean with 95 % certainty (Student's t, two-sided)."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
