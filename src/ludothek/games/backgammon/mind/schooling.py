"""What a small net has to know to learn Backgammon by the rules of the booklet, and the one that has learnt it."""

from functools import partial
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.backgammon.rules import start
from ludothek.games.backgammon.terms import Terms
from ludothek.thinking.nets import net
from ludothek.thinking.nets.net import Net
from ludothek.thinking.nets.point_inputs import INPUTS, Eye

HIDDEN: Final = 24
OUTPUTS: Final = 3
FILE: Final = Path(__file__).with_name("net.bin")
"""As `python -m ludothek.games.backgammon booklet` has learnt it."""


class BackgammonEye(Eye):
    """Games under some terms, in which wins count once, twice or three times."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(partial(start, terms), doubles=4, reach=13, waiting=2.0, more=False)

    def outcome(self, state: State, seat: i64) -> vec[float]:
        won = state.points(seat)
        lost = state.points(1 - seat)
        even = 0.5 if won == lost else 0.0
        return vec[float]([even + float(won > 0), float(won > 1), float(lost > 1)])


def learnt() -> Net:
    """The net as it is kept."""
    return net.load(FILE, INPUTS, HIDDEN, OUTPUTS)
