"""Games of Höchste Hausnummer for tests, written as people record them: `1e 6h 4`; and a slow second opinion."""

from collections.abc import Sequence

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import REFEREE, State
from ludothek.games import load_game
from ludothek.games.hausnummer.rules import Hausnummer
from support.playing import legal, play

GAME = load_game("hausnummer")
PLACES = "hze"


def throw(state: Hausnummer, throws: str) -> Hausnummer:
    """Throws one after the other, each with the place that was chosen for it, if any was: `1e 6h 4`."""
    for word in throws.split():
        assert state.turn == REFEREE
        play(state, *word)
    return state


def thrown(so_far: str, seats: int = 2, rounds: int = 3) -> Match:
    """A match that has gone like this."""
    log = [step for word in so_far.split() for step in word]
    return Match(GAME, seats, {"rounds": rounds}, Seal.numbered(1), log=log)


def places(state: State) -> str:
    """The places that may be chosen now."""
    return "".join(legal(state))


# A second opinion, after the clauses: rows of digits that are filled by hand.


def built(seats: int, throws: Sequence[str]) -> list[list[int]]:
    """Everybody's house numbers. A throw is a face and a place, `6h`; `?` where it is the only one left."""
    houses: list[list[int]] = [[] for _ in range(seats)]
    seat, digits = 0, ["", "", ""]
    for face, wanted in (tuple(each) for each in throws):
        place = digits.index("") if wanted == "?" else PLACES.index(wanted)
        assert digits[place] == ""
        digits[place] = face
        if all(digits):
            houses[seat].append(int("".join(digits)))
            seat, digits = (seat + 1) % seats, ["", "", ""]
    return houses


def winners(houses: Sequence[Sequence[int]]) -> list[int]:
    """Who has the highest sum."""
    sums = [sum(numbers) for numbers in houses]
    return [seat for seat, total in enumerate(sums) if total == max(sums)]
