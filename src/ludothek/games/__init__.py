"""The chest: one folder a game. A folder with a `GAME` in it is a game; nothing else needs to be told."""

import importlib
import pkgutil
from functools import cache

from ludothek.core.errors import UnknownGame
from ludothek.core.game import Game


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def load_game(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in game_ids():
        import difflib  # noqa: PLC0415 - only those who mistype wait for it

        near = difflib.get_close_matches(game_id, game_ids(), n=1, cutoff=0.4)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(game_ids())}"
        raise UnknownGame(f"there is no game {game_id!r}; {hint}")
    game: Game = importlib.import_module(f"{__name__}.{game_id}").GAME
    return game


def all_games() -> list[Game]:
    """All games, in the order of their ids."""
    return [load_game(game_id) for game_id in game_ids()]
