"""Games of Auf und ab for tests, throws in order as faces: `121212`; and a slow second opinion."""

from collections.abc import Sequence

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.auf_und_ab.rules import AufUndAb
from support.playing import play

GAME = load_game("auf_und_ab")


def throw(state: AufUndAb, faces: str) -> AufUndAb:
    """Throws one after the other, each of whoever's turn it is."""
    return play(state, *_steps(faces))


def thrown(faces: str, seats: int = 2, finish: str = "immediate") -> Match:
    """A match that has gone like this."""
    return Match(GAME, seats, {"finish": finish}, Seal.numbered(1), log=_steps(faces))


def _steps(faces: str) -> list[str]:
    return [step for face in faces.replace(" ", "") for step in ("t", face)]


def alone(faces: str, seats: int = 2) -> str:
    """What the first throws, while the others throw a 1 again and again."""
    return ("1" * (seats - 1)).join([*faces, ""])


def crossed(state: AufUndAb, seat: int) -> str:
    """What a seat has crossed out."""
    return "".join(str(number + 1) for number in range(6) if state.lists[seat] >> number & 1)


# A second opinion, after the clauses: lists of paper on which numbers are crossed out and written anew.


def result(seats: int, faces: Sequence[int], *, complete: bool) -> tuple[list[int], int] | None:
    """Who has won and after how many throws; nothing as long as nobody has."""
    papers = [dict.fromkeys(range(1, 7), "open") for _ in range(seats)]
    finished: list[int] = []
    for made, face in enumerate(faces):
        seat = made % seats
        papers[seat][face] = "crossed" if papers[seat][face] == "open" else "open"
        if all(mark == "crossed" for mark in papers[seat].values()):
            finished.append(seat)
        if finished and (not complete or seat == seats - 1):
            return finished, made + 1
    return None
