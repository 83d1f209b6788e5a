"""Somebody who sees a race of several seats through nets: how likely everybody is the next to arrive."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.nur_keine_aufregung.mind.forecast import Forecast
from ludothek.kit.common import bits
from ludothek.thinking.nets.net import Features


class Eye:
    """What a game tells the nets that learn it: how a position before a throw is seen, and who has arrived."""

    def place(self, state: State, seat: i64) -> i64:
        """Where a seat sits, counted round the table."""
        raise NotImplementedError

    def thrower(self, state: State) -> i64:
        """The seat that is about to throw."""
        raise NotImplementedError

    def look(self, state: State, sight: Features) -> i64:
        """See a position as whoever is about to throw does.

        Returns the set of places of all who are running; the first place is that of the thrower.
        """
        raise NotImplementedError

    def arrived(self, state: State) -> i64:
        """The seat that has reached the goal with the last move; -1: none."""
        raise NotImplementedError

    def begun(self, state: State) -> bool:
        """Is it settled who begins?"""
        raise NotImplementedError


class Seer:
    """The eye of a game, and a net for every number of seats that are running, from two on."""

    def __init__(self, eye: Eye, nets: list[Forecast], most: i64) -> None:
        """No more than `most` inputs are seen at once."""
        self.eye = eye
        self.nets = nets
        self.sight = Features(most)
        self.chances = vec[float]([0.0] * nets[0].outputs)
        """Of everybody in the position seen last, by place from the thrower on."""

    def see(self, state: State) -> i64:
        """Fill in the chances in a position before a throw; returns the places of all who are running."""
        sight = self.sight
        sight.count = 0
        running = self.eye.look(state, sight)
        self.nets[bits.count(running) - 2].think(sight, running, self.chances)
        return running

    def chance(self, state: State, seat: i64) -> float:
        """That of a seat in the position seen last."""
        eye = self.eye
        places = len(self.chances)
        return self.chances[(eye.place(state, seat) - eye.place(state, eye.thrower(state)) + places) % places]
