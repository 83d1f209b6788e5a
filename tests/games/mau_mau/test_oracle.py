"""Mau-Mau beside a slow second opinion, in random games with random options."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.mau_mau.cases import counts
from games.mau_mau.reference import CHANCE, Reference
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.mau_mau.cards import CARDS, HALF, kind_text
from ludothek.games.mau_mau.notation import AUTO, BURY, INERT, REVERSE_STOPS, VOLUNTARY
from ludothek.games.mau_mau.rules import MauMau, start
from support.playing import points

FIRST = {0: "acts", BURY: "bury", INERT: "inert"}


def word(state: MauMau, move: int) -> str:
    """What a move is called where copies are not told apart."""
    return kind_text(move % HALF) if move < CARDS else state.text(move)


def compare(seats: int, seed: int) -> None:
    """One random game; now and then most of the stock goes to a seat, so that it runs out."""
    random = Random(seed)
    terms = [*FIRST][random.randrange(3)]
    flags = [random.randrange(2) == 1 for _ in range(3)]
    terms += AUTO * flags[0] + REVERSE_STOPS * flags[1] + VOLUNTARY * flags[2]
    dealer = random.randrange(seats)
    state = start(seats, dealer, terms)
    other = Reference(
        seats,
        dealer,
        FIRST[terms & (BURY | INERT)],
        "auto" if flags[0] else "declare",
        "stop" if flags[1] else "none",
        "on" if flags[2] else "off",
    )
    game = other.run()
    asked = next(game)
    while True:
        words = [word(state, move) for move in state.moves()]
        who = CHANCE if state.turn == REFEREE else state.turn
        assert (who, sorted(words)) == asked
        assert counts(state) == [len(each) for each in other.hands]
        assert who == CHANCE or (state.way, state.pending) == (other.way, other.due)
        at = random.randrange(len(words))
        if "draw" in words and random.randrange(3):
            at = words.index("draw")  # hands grow, and the stock runs out
        state.play(state.moves()[at])
        try:
            asked = game.send(words[at])
        except StopIteration:
            break
    assert state.turn == NOBODY
    assert points(state) == other.points()
    assert (state.turns, state.idle) == (other.turns, other.idle)
    assert list(state.winners()) == [seat for seat, each in enumerate(other.hands) if not each]


@pytest.mark.clause("MAU-R15", "MAU-R16", "MAU-R17")
@given(st.integers(2, 10), st.integers(0, 1 << 30))
def test_random_games_agree(seats: int, seed: int) -> None:
    compare(seats, seed)
