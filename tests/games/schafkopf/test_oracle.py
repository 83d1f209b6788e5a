"""Deutscher Schafkopf beside a second opinion: the same random deals, move by move."""

import random

from hypothesis import given
from hypothesis import strategies as st

from games.schafkopf.cases import GAME, start
from games.schafkopf.reference import Reference
from support.playing import legal, play, points


@given(st.integers(0, 1 << 30))
def test_the_same_is_legal_and_brings_the_same(seed: int) -> None:
    chance = random.Random(seed)
    options = {option.name: chance.choice(option.words) for option in GAME.options if option.words}
    state = start(**options)
    state.dealer = chance.randrange(4)
    second = Reference(state.dealer, GAME.settle(4, options))
    while state.turn != -2:
        assert state.turn == second.turn
        assert set(legal(state)) == second.expected()
        text = chance.choice(legal(state))
        play(state, text)
        second.follow(text)
    assert points(state) == second.points
    assert [state.tied[seat] for seat in range(4)] == [second.tied.get(seat, -1) for seat in range(4)]
    assert [state.said[seat] for seat in range(4)] == [second.said[seat] for seat in range(4)]
    assert (state.maker, "CSHD"[state.trump]) == (second.maker, second.trump)
