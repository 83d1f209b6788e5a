"""Games of Fünfer-Spiel for tests: throws in order, rounds parted by `|` as people write them; and a second opinion."""

from collections.abc import Sequence

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.fuenferspiel.rules import Fuenferspiel
from support.playing import play

GAME = load_game("fuenferspiel")
MISS = "6-6-6"
"""A throw that is no 5."""


def throw(state: Fuenferspiel, throws: str) -> Fuenferspiel:
    """Throws one after the other: `1-1-3, 6-2-1 | 2-2-1, 3-3-3`."""
    return play(state, *_steps(throws))


def thrown(throws: str, seats: int = 2, replays: int = 0) -> Match:
    """A match that has gone like this."""
    return Match(GAME, seats, {"replays": replays}, Seal.numbered(1), log=_steps(throws))


def _steps(throws: str) -> list[str]:
    words = throws.replace("|", ",").replace(",", " ").split()
    return [step for word in words for step in ("t", *word.split("-"))]


def misses(count: int) -> str:
    """So many throws without a 5."""
    return " ".join([MISS] * count)


# A second opinion, after the clauses: everybody throws ten times, and whoever had the first 5 soonest has won.


def winners(throws: Sequence[Sequence[Sequence[int]]]) -> list[int]:
    """Who wins, from all throws of each player, also those that would not be made any more."""
    needed = [next((count for count, dice in enumerate(own, start=1) if sum(dice) == 5), 11) for own in throws]
    return [seat for seat, count in enumerate(needed) if count == min(needed) <= 10]
