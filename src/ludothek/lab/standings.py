"""Standings: what the games of an arena add up to, with the certainty that so many deals give."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from ludothek.core.options import OptionValue
from ludothek.core.result import Result

CERTAINTY = 0.95
Z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
"""So many standard errors hold the true mean where the spread is known."""
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
    """One deal that has been played, with one rotation of the line-up in one circular order."""

    deal: int
    rotation: int
    """Over all orders."""
    entrants: tuple[int, ...]
    """For each seat, the number in the line-up of who sat there."""
    result: Result
    paces: tuple[Pace, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval that holds the true one with 95 % certainty; none where deals do not say it."""

    mean: float
    low: float | None
    high: float | None

    @property
    def reach(self) -> float | None:
        """How far the true mean may lie from this one, to whichever side it may lie further."""
        if self.low is None or self.high is None:
            return None
        return max(self.mean - self.low, self.high - self.mean)

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
    """Every deal once for each rotation, in each circular order that was played."""
    unwon: int
    """Games that nobody has won."""
    rows: tuple[Standing, ...]
    """One an entrant, in the order of the line-up."""

    @property
    def orders(self) -> int:
        """In how many circular orders every deal was played."""
        return self.games // (self.deals * len(self.line_up))

    @property
    def neighbours_stay(self) -> bool:
        """Did the same always sit beside the same, though others could have?"""
        return self.orders == 1 and len(set(self.line_up)) > 2

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
    return Standing(
        entrant=entrant,
        copies=line_up.count(entrant),
        games=len(paces),
        wins=sum(sum(deal) for deal in wins.values()),
        share=estimate_share([fmean(deal) for deal in wins.values()]),
        points=estimate([fmean(deal) for deal in points.values()]),
        moves=moves,
        seconds=sum(pace.seconds for pace in paces) / max(moves, 1),
        longest=max(pace.longest for pace in paces),
    )


def estimate(deals: Sequence[float]) -> Estimate:
    """From one mean a deal: the rotations of a deal share its cards, so only deals are independent of each other.

    By Student's t, which needs no bounds; deals that all came to the same say nothing of how far others may lie.
    """
    mean = fmean(deals)
    spread = stdev(deals) if len(deals) > 1 else 0.0
    if spread == 0:
        return Estimate(mean, None, None)
    reach = student(len(deals) - 1) * spread / sqrt(len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(deals: Sequence[float]) -> Estimate:
    """Of shares from nothing to all, one a deal, of which few may be near one end."""
    return share_of(fmean(deals), stdev(deals), len(deals)) if len(deals) > 1 else estimate(deals)


def share_of(mean: float, spread: float, deals: int) -> Estimate:
    """By Wilson's score, which holds for few deals and at both ends, where a mean and its spread say too much.

    As many independent games count as would spread like these deals (the effective sample size of surveys). Where all
    deals came to the same, each counts as one game: no deal can spread more than that.
    """
    alike = spread == 0
    certain = Z if alike else student(deals - 1)
    games = deals if alike else deals * mean * (1 - mean) / spread**2
    more = certain**2 / games
    centre = (mean + more / 2) / (1 + more)
    reach = sqrt(more * mean * (1 - mean) + more**2 / 4) / (1 + more)
    return Estimate(mean, max(min(centre - reach, mean), 0.0), min(max(centre + reach, mean), 1.0))


def student(freedom: int) -> float:
    """How many standard errors hold the true mean with 95 % certainty (Student's t, two-sided)."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
