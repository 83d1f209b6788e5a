"""The chest: one folder a game. A folder with an `ABOUT` and a `GAME` is a game; nothing else needs to be told.

Games lie here in the package, in packages that are installed beside it, and in folders that the environment names, so
that other processes find them too.
"""

import os
import pkgutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ludothek.core.about import About
from ludothek.core.errors import BadGame, LudothekError, UnknownGame
from ludothek.core.language import LANGUAGES
from ludothek.games.found import Found, in_folder, installed

if TYPE_CHECKING:
    from ludothek.core.game import Game

FOLDERS = "LUDOTHEK_GAMES"
"""The variable of the environment with folders of games, or of one game each, written as in PATH."""


def add_folders(folders: Iterable[Path]) -> None:
    """Find the games in these folders too, in this process and in those that it starts."""
    known = os.environ.get(FOLDERS, "").split(os.pathsep)
    for folder in folders:
        if not folder.is_dir():
            raise LudothekError(f"there is no folder {folder}; right would be a folder of games, or of one game")
        if not in_folder(folder):
            raise LudothekError(f"there is no game in {folder}; a game is a folder with an ABOUT in its __init__.py")
        known.append(str(folder.resolve()))
    os.environ[FOLDERS] = os.pathsep.join(dict.fromkeys(filter(None, known)))


def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted(_chest(os.environ.get(FOLDERS, ""))))


def load_game(game_id: str, version: int | None = None) -> "Game":
    """The game with this id. One that cannot be opened is a `BadGame`, which says why.

    A `version` of its rules other than the newest is there if its folder has kept it; else that is an `OtherVersion`.
    """
    game = _found(game_id).open()
    return game if version in {None, game.version} else _found(game_id).open_earlier(game, version or 0)


def all_games() -> "list[Game]":
    """All games, in the order of their ids."""
    return [load_game(game_id) for game_id in game_ids()]


def abouts() -> list[About]:
    """What lists tell of all games that can be read, in the order of their ids."""
    return [each for each in _read() if isinstance(each, About)]


def bad_games() -> list[BadGame]:
    """What is wrong with those that cannot."""
    return [each for each in _read() if isinstance(each, BadGame)]


def _read() -> Iterator[About | BadGame]:
    for game_id in game_ids():
        try:
            yield _found(game_id).about()
        except BadGame as error:
            yield error


def _titles() -> Iterator[tuple[str, str]]:
    """What people call the games in every language, and the ids of those."""
    for about in abouts():
        for lang in LANGUAGES:
            with suppress(LudothekError):
                yield about.title(lang).casefold(), about.id


def _found(game_id: str) -> Found:
    chest = _chest(os.environ.get(FOLDERS, ""))
    if game_id not in chest:
        import difflib  # noqa: PLC0415 - only those who mistype wait for it

        names = {each: each for each in chest} | dict(_titles())
        typed = game_id.casefold()
        begun = [name for name in names if typed and name.startswith(typed)]
        near = [names[name] for name in begun or difflib.get_close_matches(typed, names, n=1, cutoff=0.75)]
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(game_ids())}"
        raise UnknownGame(f"there is no game {game_id!r}; {hint}")
    found, *others = chest[game_id]
    if others:
        folders = " and ".join(str(each.folder) for each in (found, *others))
        raise BadGame(f"there is more than one game {game_id}, in {folders}; only one can be called so")
    return found


@cache
def _chest(folders: str) -> dict[str, list[Found]]:
    """Where the games are, by their ids; several where there is more than one of the same id."""
    here = Path(__file__).parent
    found = [
        Found(module.name, f"{__name__}.{module.name}", here / module.name, ours=True)
        for module in pkgutil.iter_modules(__path__)
        if module.ispkg
    ]
    found += installed()
    for folder in filter(None, folders.split(os.pathsep)):
        found += in_folder(Path(folder))
    chest: dict[str, list[Found]] = {}
    for each in found:
        same = chest.setdefault(each.id, [])
        if all(each.folder.resolve() != other.folder.resolve() for other in same):
            same.append(each)
    return chest
