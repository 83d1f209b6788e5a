"""What people type, as the rest of Ludothek wants it: options and who sits where."""

import re
from collections.abc import Sequence
from pathlib import Path

from ludothek.core.errors import LudothekError, shown
from ludothek.games import game_ids


def options_from(given: Sequence[str]) -> dict[str, str]:
    """`deals=3` by name; the game itself checks the values."""
    options: dict[str, str] = {}
    for wish in given:
        name, equals, value = wish.partition("=")
        if not equals:
            raise LudothekError(f"an option is given as NAME=VALUE, such as deals=3, not {shown(wish)}")
        if name in options:
            raise LudothekError(f"the option {name} is given twice; once is enough")
        options[name] = value
    return options


def players_from(given: Sequence[str]) -> dict[int, str]:
    """`2=club` by seat, which people count from 1."""
    players: dict[int, str] = {}
    for wish in given:
        seat, equals, player = wish.partition("=")
        number = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 4 else 0
        if not equals or not number or not player.strip():
            raise LudothekError(
                f"a seat is given as SEAT=WHO, counted from 1, such as 2=club or 3='python3 bot.py', not {shown(wish)}"
            )
        if number - 1 in players:
            raise LudothekError(f"seat {number} is given twice; one player fits in it")
        players[number - 1] = player.strip()
    return players


def entrants_from(given: str) -> list[str]:
    """Levels and commands of programs with commas between them; one inside quotation marks belongs to a command."""
    return [entrant.strip() for entrant in re.split(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""", given)]


def game_from(given: str | None, resume: Path | None) -> str:
    """The game that was named; a record that is played on knows its own."""
    if given is None and resume is None:
        raise LudothekError(f"say which game, such as ludothek play {game_ids()[0]}; ludothek games lists them")
    return given or ""
