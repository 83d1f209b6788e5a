"""A game that was found, and how it is opened: what is wrong with one is said of it and concerns no other."""

import importlib
import importlib.util
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

from ludothek.core.errors import BadGame
from ludothek.core.game import Game

GROUP = "ludothek.games"
"""The group of entry points of packages with games: each is the id of a game and the package that it is."""
_ID = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Found:
    """Where a game lies and the name of its package."""

    id: str
    module: str
    folder: Path
    loose: bool = False
    """Python does not know of the folder yet: it was only named."""

    def open(self) -> Game:
        """The game. Whatever its author has done wrong becomes a `BadGame`."""
        if not _ID.fullmatch(self.id):
            raise self._bad("the name of the folder is its id: small letters, digits and _, such as high_card")
        try:
            if self.loose:
                self._make_known()
            game = getattr(importlib.import_module(self.module), "GAME", None)
        except BadGame:
            raise
        except Exception as error:
            raise self._bad(f"{type(error).__name__}: {error}") from error
        if not isinstance(game, Game):
            raise self._bad("its __init__.py has no GAME, which must be a ludothek.core.game.Game")
        if game.id != self.id:
            raise self._bad(f"its GAME is called {game.id}; its entry point must be called so too")
        return game

    def _make_known(self) -> None:
        """Let Python import the folder, and what is compiled for it beside it; last, so that it hides nothing."""
        parent = str(self.folder.parent)
        if parent not in sys.path:
            sys.path.append(parent)
        importlib.invalidate_caches()
        spec = importlib.util.find_spec(self.module)
        if spec is None or Path(spec.origin or "").resolve().parent != self.folder.resolve():
            raise self._bad(f"Python has another module called {self.module}; rename the folder")

    def _bad(self, why: str) -> BadGame:
        return BadGame(f"the game {self.id} in {self.folder} cannot be opened: {why}")


def installed() -> Iterator[Found]:
    """The games of packages that are installed beside Ludothek."""
    for point in entry_points(group=GROUP):
        try:
            spec = importlib.util.find_spec(point.module)
        except ImportError:
            spec = None  # opening it says why
        yield Found(point.name, point.module, Path(spec.origin or "").parent if spec else Path(point.module))


def in_folder(folder: Path) -> list[Found]:
    """The games in a folder of game folders, or the one game that the folder is."""
    folder = folder.resolve()
    if _is_package(folder):
        paths = [folder]
    else:
        paths = sorted(path for path in folder.iterdir() if _is_package(path)) if folder.is_dir() else []
    return [Found(path.name, path.name, path, loose=True) for path in paths]


def _is_package(path: Path) -> bool:
    return (path / "__init__.py").is_file()
