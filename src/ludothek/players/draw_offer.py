"""Whether a computer player agrees to end the deal, as by a draw: only if playing on promises it no more."""

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.match import Guess
from ludothek.core.state import NOBODY, REFEREE

PLAYOUTS = 100


def agrees(game: Game, guess: Guess, seat: int, agreement: str, proposer: int, random: Random) -> bool:
    """Compare what the agreement brings a seat with what quick games from here on bring it on average.

    `guess` is that of the seat: like everything that computer players do, this knows nothing but what the seat knows.
    """
    ended = guess(random)
    ended.agree(game.agreement(agreement), proposer)
    points = 0
    sign = -1 if ended.fewest() else 1
    for _ in range(PLAYOUTS):
        state = guess(random)
        while state.turn != NOBODY:
            state.play(state.chance(random) if state.turn == REFEREE else game.knowledge.lean(state, random))
        points += state.points(seat)
    return sign * points <= sign * PLAYOUTS * ended.points(seat)
