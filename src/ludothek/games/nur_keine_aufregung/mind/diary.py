"""Races that nets play against themselves, and what is to be learnt from them.

A position is to be worth what came of it, and in part what the positions after it were held to be: the field calls it
learning by temporal differences from self-play, TD(lambda).
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.nur_keine_aufregung.mind.seer import Seer
from ludothek.games.nur_keine_aufregung.rules import NurKeineAufregung

LASTING: Final = 0.9
"""Lambda: how much of what is wanted comes from further on than the next position that was kept."""
KEPT: Final = 0.6
"""Which part of all positions is kept to learn from. Half as many teach much less a race, all of them hardly more."""


class Diary:
    """Positions that were kept, up to `room`: what was seen, who was running, and what is wanted."""

    def __init__(self, seer: Seer, room: i64) -> None:
        self.seer = seer
        self.room = room
        self.most: i64 = len(seer.features.numbers)
        """So much room is there for what is seen of each position; what is not used is an input of zero."""
        self.places: i64 = len(seer.chances)
        self.numbers = vec[i64]([0] * (self.most * room))
        self.values = vec[float]([0.0] * (self.most * room))
        self.running = vec[i64]([0] * room)
        self.wanted = vec[float]([0.0] * (self.places * room))
        """The chances that everybody should have been given, by place from the thrower on."""
        self.count: i64 = 0
        self._throwers = vec[i64]([0] * room)
        """The place of whoever was about to throw."""

    def race(self, state: NurKeineAufregung, random: Random) -> None:
        """Play a race to its end and keep some of it, as long as there is room."""
        first = self.count
        while state.turn != NOBODY:
            if state.turn != REFEREE:
                state = self._moved(state)
                if state.home >= 0:
                    self._look_back(first, state.colour(state.home))
                    first = self.count
                continue
            if self.count < self.room and state.throws >= 0 and random.random() < KEPT:
                self._keep(state)
            state.play(state.chance(random))
        self.count = first  # what was kept since the last arrival has led to nothing

    def _moved(self, state: NurKeineAufregung) -> NurKeineAufregung:
        """The state after the move that promises most to whoever makes it."""
        moves = state.moves()
        seat = state.turn
        best = state
        most = -1.0
        for index in range(len(moves)):
            after = state.copy()
            after.play(moves[index])
            if len(moves) == 1 or after.home == seat:
                return after
            self.seer.see(after)
            value = self.seer.chance(after, seat)
            if value > most:
                most = value
                best = after
        return best

    def _keep(self, state: NurKeineAufregung) -> None:
        seer = self.seer
        at = self.count
        self.running[at] = seer.see(state)
        self._throwers[at] = state.colour(state.thrower)
        features = seer.features
        start = at * self.most
        for index in range(self.most):
            self.numbers[start + index] = features.numbers[index] if index < features.count else 0
            self.values[start + index] = features.values[index] if index < features.count else 0.0
        for place in range(self.places):
            self.wanted[at * self.places + place] = seer.chances[place]
        self.count += 1

    def _look_back(self, first: i64, winner: i64) -> None:
        """The seat at a place has arrived: put what is wanted where that stands which the nets have said."""
        places = self.places
        later = vec[float]([0.0] * places)
        later[winner] = 1.0
        for at in range(self.count - 1, first - 1, -1):
            for place in range(places):
                index = at * places + (place + places - self._throwers[at]) % places
                said = self.wanted[index]
                self.wanted[index] = later[place]
                later[place] = LASTING * later[place] + (1.0 - LASTING) * said
