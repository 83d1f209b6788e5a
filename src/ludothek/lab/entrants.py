"""Who meets in an arena: computer players by their level, programs by their command, and any object that can choose."""

import os
import pickle
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import chain, count

from ludothek.core.errors import LudothekError, shown
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.players import Player
from ludothek.players.levels import computer_player, is_level
from ludothek.players.program import Program, can_start

Entrant = str | Player
"""`club` and `master:2000`; `python3 bot.py` and `./bot`; an object with the method `choose` of `Player`."""


def check(entrant: Entrant, game: Game) -> None:
    """Refuse what cannot take a seat."""
    if not isinstance(entrant, str):
        if isinstance(entrant, type) or not callable(getattr(entrant, "choose", None)):
            raise LudothekError(
                f"{shown(entrant)} cannot play; an entrant is a level, the command of a program, or an object with the"
                " method choose(view, guess)"
            )
    elif is_level(entrant):
        computer_player(game, entrant)
    elif not _is_command(entrant):
        try:
            computer_player(game, entrant)
        except LudothekError as error:
            raise LudothekError(f"{error}; a program is named with its path, such as ./{entrant or 'bot'}") from None
    elif not can_start(entrant):
        raise LudothekError(f"{shown(entrant)} cannot be started; right would be a command such as python3 bot.py")


def check_travel(entrant: Entrant, name: str) -> None:
    """Refuse what cannot be sent to another process."""
    try:
        pickle.dumps(entrant)
    except Exception as error:  # noqa: BLE001 - whatever an object of somebody else does when it is pickled
        raise LudothekError(
            f"{name} cannot be pickled and so not play in other processes ({error}); workers=1 lets it play in this one"
        ) from None


def names(line_up: Sequence[Entrant]) -> tuple[str, ...]:
    """What everybody is called: an object by its class, with a number where something else is called so already."""
    called: dict[int, str] = {}
    taken = {entrant for entrant in line_up if isinstance(entrant, str)}
    for entrant in line_up:
        if not isinstance(entrant, str) and id(entrant) not in called:
            kind = type(entrant).__name__
            free = (name for name in chain([kind], (f"{kind} {number}" for number in count(2))) if name not in taken)
            called[id(entrant)] = next(free)
            taken.add(called[id(entrant)])
    return tuple(entrant if isinstance(entrant, str) else called[id(entrant)] for entrant in line_up)


def seated(entrant: Entrant, match: Match, seat: int, seed: int, seconds: float, stack: ExitStack) -> Player:
    """An entrant in its seat; a program leaves when the stack is closed."""
    if not isinstance(entrant, str):
        return entrant
    if is_level(entrant):
        return computer_player(match.game, entrant, seed)
    return stack.enter_context(Program(entrant, match.game, match.seats, seat, match.options, seconds))


def _is_command(entrant: str) -> bool:
    return any(sign.isspace() or sign in {os.sep, "/"} for sign in entrant)
