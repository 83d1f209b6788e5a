"""Random legal matches for property tests. They shrink to the fewest moves, and to the first legal one each time."""

from collections.abc import Sequence

from hypothesis import note
from hypothesis import strategies as st

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import all_games

MOVES_AT_MOST = 120


@st.composite
def matches(draw: st.DrawFn, games: Sequence[Game] | None = None) -> Match:
    """A match of one of the games, with any number of seats, at any moment: also between deals and when all is over."""
    game = draw(st.sampled_from(games or all_games()))
    match = Match(game, draw(st.sampled_from(game.seats)), seal=Seal.numbered(draw(st.integers(0, 9))))
    for _ in range(draw(st.integers(0, MOVES_AT_MOST))):
        while match.between:  # a deal may be over as soon as it is dealt
            match.next_deal()
        if match.over:
            break
        legal = match.legal()
        match.play(legal[draw(st.integers(0, len(legal) - 1))])
    note(describe(match))
    return match


def describe(match: Match) -> str:
    """A match in one line, enough to repeat it."""
    moves = " ".join(match.text(move) for move in match.log)
    return f"{match.game.id}, {match.seats} seats, seed {match.seal.seed.hex()}: {moves}"
