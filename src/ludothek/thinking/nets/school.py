"""What a game tells a net of itself, so that it can be learnt and asked."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.thinking.nets.net import Features


class School:
    """What a game tells the net that learns it: how it begins, how a position is seen, and how it has ended."""

    def start(self) -> State:
        """A game before anything has happened."""
        raise NotImplementedError

    def onlooker(self, state: State) -> i64:
        """The seat from whose side a position between two turns is seen: the one that is not about to throw."""
        raise NotImplementedError

    def look(self, state: State, seat: i64) -> Features:
        """A position as the onlooker sees it."""
        raise NotImplementedError

    def outcome(self, state: State, seat: i64) -> vec[float]:
        """How a game has ended for a seat, as if it were chances."""
        return vec[float]([0.5 * (1.0 + float(state.points(seat) - state.points(1 - seat)))])
