"""A match that is over, looked back at: what a level would have played from what a seat could know, and what it cost.

It comes in pieces of one decision each, so that whoever has it done can do something else in between.
"""

from collections.abc import Iterable

from msgspec import Struct

from ludothek.core.match import Match
from ludothek.core.view import Note
from ludothek.players.move_values import Unit, Weighed, weigh, weigh_openly

MOST = 120
"""No more decisions of a seat are looked at; of more, so many from the beginning to the end."""
SECONDS = 0.8
"""For each of them,"""
OPEN_SECONDS = 0.3
"""and once more with open cards where some were hidden."""
DEAR: dict[Unit, float] = {"chance": 0.03, "points": 1.0}
"""What costs less than this may be a matter of taste, or of how values come about."""


class Judged(Struct, frozen=True):
    """What was played and what would have been chosen, each with its value."""

    played: float
    best: float
    move: str
    """What would have been chosen,"""
    label: Note | None
    """and what its button says, where it has one."""


class Finding(Struct, frozen=True):
    """One decision."""

    number: int
    """That of the move in the log."""
    deal: int
    move: str
    """What was played,"""
    label: Note | None
    """and what its button says, where it has one."""
    unit: Unit
    cost: float
    values: Judged
    opened: Judged | None
    """The same to somebody who sees all cards; None where none are hidden or values cannot be compared."""


def decisions(match: Match, seat: int) -> list[int]:
    """Where in the log a seat had a choice; of too many, as many as may be looked at, at equal distances."""
    again = Match(match.game, match.seats, match.options, match.seal, log=[])
    found: list[int] = []
    for number, move in enumerate(match.log):
        if again.between:
            again.open_deal()
        if match.deciders[number] == seat and move < match.game.move_count and len(again.legal()) > 1:
            found.append(number)
        again.follow(move)
    if len(found) <= MOST:
        return found
    return [found[at * (len(found) - 1) // (MOST - 1)] for at in range(MOST)]


def look_back(match: Match, played: int, level: str, *, seed: int | None = None, seconds: float = SECONDS) -> Finding:
    """What a level thinks of a decision: of the match as it stood then, and what was played."""
    game, moves = match.game, match.legal()
    weighed = weigh(game, level, moves, match.guess(match.turn), seed=seed, seconds=seconds, also=played)
    opened = None
    if "hidden" in game.kind:
        openly = weigh_openly(game, moves, match.state, seconds=OPEN_SECONDS, also=played)
        opened = _values(match, openly, played) if openly.unit == weighed.unit else None
    return Finding(
        number=len(match.log),
        deal=len(match.series.results) + 1,
        move=match.text(played),
        label=game.choice(match.state, played).label,
        unit=weighed.unit,
        cost=round(weighed.cost(played), 4),
        values=_values(match, weighed, played),
        opened=opened,
    )


def as_good(findings: Iterable[Finding]) -> int:
    """How many decisions cost nothing, or next to nothing."""
    return sum(finding.cost < DEAR[finding.unit] for finding in findings)


def dearest(findings: Iterable[Finding], count: int = 3) -> list[Finding]:
    """The decisions that cost most, the dearest first; those that cost next to nothing are not among them."""
    dear = [finding for finding in findings if finding.cost >= DEAR[finding.unit]]
    return sorted(dear, key=lambda finding: (-finding.cost / DEAR[finding.unit], finding.number))[:count]


def _values(match: Match, weighed: Weighed, played: int) -> Judged:
    value, best = weighed.value(played), weighed.choice
    label = match.game.choice(match.state, best.move).label
    return Judged(round(value, 4), round(best.value, 4), match.text(best.move), label)
