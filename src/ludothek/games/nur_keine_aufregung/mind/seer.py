"""Somebody who sees a race through nets: how likely everybody is the next to arrive."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.nur_keine_aufregung.mind.eye import MOST, RaceEye
from ludothek.games.nur_keine_aufregung.mind.forecast import Forecast
from ludothek.games.nur_keine_aufregung.rules import NurKeineAufregung
from ludothek.kit.common import bits
from ludothek.thinking.nets.net import Features


class Seer:
    """The eye for a race, and a net for every number of seats that are running, from two on."""

    def __init__(self, nets: list[Forecast]) -> None:
        self.nets = nets
        self.features = Features(MOST)
        self.chances = vec[float]([0.0] * nets[0].outputs)
        """Of everybody in the position seen last, by place from the thrower on."""
        self._eye = RaceEye()

    def see(self, state: NurKeineAufregung) -> i64:
        """Fill in the chances in a position before a throw; returns the places of all who are running."""
        features = self.features
        features.count = 0
        running = self._eye.look(state, features)
        self.nets[bits.count(running) - 2].think(features, running, self.chances)
        return running

    def chance(self, state: NurKeineAufregung, seat: i64) -> float:
        """That of a seat in the position seen last."""
        places = len(self.chances)
        return self.chances[(state.colour(seat) - state.colour(state.thrower) + places) % places]
