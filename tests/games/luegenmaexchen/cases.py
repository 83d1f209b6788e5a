"""Games of Lügenmäxchen for tests, written as people speak: `talk(game(3), "54 [54]", "b 21 [21] show")`."""

from ludothek.core.state import REFEREE
from ludothek.games.luegenmaexchen.rules import DICE, MOVES, Luegenmaexchen, start

TEXTS = [start(2, 5, 9, 1, 0, "").text(move) for move in range(MOVES)]


def game(
    seats: int, counters: tuple[int, ...] = (), *, limit: int = 5, middle: int = -1, true: int = 1, next_start: int = 0
) -> Luegenmaexchen:
    """A game at the beginning of a round of the first seat, in which counters have been taken already."""
    state = start(seats, limit, 4 * seats + 1 if middle < 0 else middle, true, next_start, "")
    for seat, taken in enumerate(counters):
        state.counters[seat] = taken
        state.middle -= taken
    return state


def talk(state: Luegenmaexchen, words: str) -> Luegenmaexchen:
    """Let dice fall, `[43]`, and moves be made: `[43] 43 l`."""
    for word in words.split():
        if word.startswith("["):
            for face in word.strip("[]"):
                assert state.turn == REFEREE
                state.play(DICE + int(face) - 1)
        else:
            move = TEXTS.index(word)
            assert move in state.moves(), f"{word} is not legal"
            state.play(move)
    return state


def taken(state: Luegenmaexchen) -> list[int]:
    return list(state.counters)
