"""Whether a move tells: whether it turns something up, or who makes it learns what could not be known before."""

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.state import State
from ludothek.core.view import BACK, Scene

GUESSES = 8
"""In so many worlds the move is tried; in one that differs where it tells, the mover sees something else after it."""
SEED = 1
"""Always the same worlds for the same position, so that everybody comes to the same answer."""


def reveals(game: Game, before: State, move: int, after: State) -> bool:
    """Would the mover see something else after this move, or have other choices, if the hidden parts were different?

    What is turned up tells in any case: where the mover could work out what it was, others see it now.
    """
    seat = before.turn
    if hidden(game.scene(after, seat)) < hidden(game.scene(before, seat)):
        return True
    seen = sight(game, after, seat)
    random = Random(SEED)
    for _ in range(GUESSES):
        guess = before.guess(seat, random)
        guess.play(move)
        if sight(game, guess, seat) != seen:
            return True
    return False


def hidden(scene: Scene) -> int:
    """How many pieces lie there whose face cannot be seen."""
    return sum(piece.count for piece in scene.pieces if piece.look == BACK)


def sight(game: Game, state: State, seat: int) -> tuple[object, ...]:
    """All that a seat sees of a state, and what it may do in it."""
    choices = [game.choice(state, move) for move in state.moves()] if state.turn == seat else []
    return state.turn, game.scene(state, seat), choices
