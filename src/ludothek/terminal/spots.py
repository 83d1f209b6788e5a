"""What can be touched on the felt, and the way from one to the next."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludothek.core.view import Choice


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the felt that can be touched by its name, or a button that makes a choice."""

    name: str
    x: int
    y: int
    width: int
    height: int
    text: str
    """What it is, in words."""
    help: str = ""
    """What it does, where there is something to be told."""
    choice: Choice | None = None
    line: bool = False
    """Is it a whole line of text, a button or a row of a pad?"""

    def holds(self, x: int, y: int) -> bool:
        """Is this cell part of it?"""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


def nearest(spots: Sequence[Spot], here: Spot, across: int, down: int) -> Spot:
    """The next spot in a direction, the same one where there is none."""

    def distance(spot: Spot) -> float:
        x = (spot.x + spot.width / 2) - (here.x + here.width / 2)
        y = 2 * ((spot.y + spot.height / 2) - (here.y + here.height / 2))
        ahead, aside = (x * across, abs(y)) if across else (y * down, abs(x))
        return ahead + 2 * aside if ahead > 0 else float("inf")

    best = min(spots, key=distance, default=here)
    return best if distance(best) < float("inf") else here
