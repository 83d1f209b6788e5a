"""What tests of races along a track share: throws, and how often who wins when races are played."""

from collections.abc import Sequence
from typing import TypeVar

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.errors import BadSeats
from ludothek.core.game import Game
from ludothek.core.state import REFEREE, State, playout
from ludothek.kit.races.race import Race
from support.playing import legal, play

R = TypeVar("R", bound=State)
F = TypeVar("F", bound=Race)


def thrown(state: R, *faces: int) -> R:
    """After so many throws."""
    for face in faces:
        play(state, "throw", str(face))
    return state


def stood(state: F, fields: Sequence[int], first: int, throws: int) -> F:
    """A race in which the figures stand there, and so many throws have been made."""
    state.fields = vec[i64](fields)
    state.runner = state.turn = first
    state.throws = throws
    return state


def is_for_two_to_four(game: Game) -> None:
    """Two to four can play, and the first begins."""
    assert list(game.seats) == [2, 3, 4]
    assert [game.start(seats).turn for seats in game.seats] == [0, 0, 0]
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            game.start(seats)


def is_thrown_in_turn(state: Race) -> None:
    """Whoever is to move can only throw, and then the die falls; three have begun a race."""
    for seat in (0, 1, 2, 0):
        assert (state.turn, legal(state)) == (seat, ["throw"])
        play(state, "throw")
        assert (state.turn, legal(state)) == (REFEREE, list("123456"))
        play(state, "1")


def won_in(state: State, games: int) -> list[float]:
    """In which part of so many games played on from here each seat has won."""
    random = Random(7)
    won = [0] * state.seats
    for _ in range(games):
        each = state.copy()
        playout(each, random)
        for seat in each.winners():
            won[seat] += 1
    return [count / games for count in won]
