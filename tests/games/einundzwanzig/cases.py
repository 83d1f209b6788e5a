"""Games of Einundzwanzig for tests, turn by turn: `345 665 63 s`, what is thrown or `s`; and a second opinion."""

from collections.abc import Iterator, Sequence

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.einundzwanzig.rules import Einundzwanzig
from support.playing import play

GAME = load_game("einundzwanzig")


def throw(state: Einundzwanzig, turns: str) -> Einundzwanzig:
    """Turns one after the other."""
    for turn in turns.split():
        play(state, *_steps(turn))
    return state


def thrown(so_far: str, seats: int = 2, may_stop: str = "yes") -> Match:
    """A match that has gone like this."""
    log = [step for turn in so_far.split() for step in _steps(turn)]
    return Match(GAME, seats, {"may_stop": may_stop}, Seal.numbered(1), log=log)


def _steps(turn: str) -> str:
    return turn if turn == "s" else f"t{turn}"


def totals(state: Einundzwanzig) -> list[int]:
    return [state.total(seat) for seat in range(state.seats)]


# A second opinion, after the clauses: rounds as loops over the players, each with a plain list of what it threw.


class Player:
    """One who throws: all faces so far, and whether he has stopped."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.stopped = False

    @property
    def done(self) -> bool:
        return self.stopped or sum(self.faces) >= 21


def turns(players: Sequence[Player]) -> Iterator[tuple[int, int]]:
    """Whose turn it is and how many dice are thrown, one after the other; what is done in between is seen."""
    for dice in (3, 2, 1):
        for seat, player in enumerate(players):
            if not player.done:
                yield seat, dice


def winners(players: Sequence[Player]) -> list[int]:
    valid = [sum(player.faces) for player in players if sum(player.faces) <= 21]
    return [seat for seat, player in enumerate(players) if valid and sum(player.faces) == max(valid)]
