"""A game that was found, and how it is opened: what is wrong with one is said of it and concerns no other."""

import importlib
import importlib.util
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from ludothek.core.about import About
from ludothek.core.errors import BadGame, LudothekError, OtherVersion
from ludothek.core.language import LANGUAGES

if TYPE_CHECKING:
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
    ours: bool = False
    """It lies in the package, so the tests have looked at it."""

    def about(self) -> About:
        """What lists tell of it. Whatever its author has done wrong becomes a `BadGame`."""
        if not _ID.fullmatch(self.id):
            raise self._bad("the name of the folder is its id: small letters, digits and _, such as high_card")
        if self.loose:
            self._make_known()
        about = self._named("ABOUT", self.module)
        if not isinstance(about, About):
            raise self._bad("its __init__.py has no ABOUT, which must be a ludothek.core.about.About")
        if about.id != self.id:
            raise self._bad(f"its ABOUT is of {about.id}; its entry point must be called so too")
        if not self.ours:
            self._check_words(about)
        return about

    def open(self) -> "Game":
        """The game itself."""
        from ludothek.core.game import Game  # noqa: PLC0415 - lists can do without

        about = self.about()
        game = self._named("GAME", f"{self.module}.game")
        if not isinstance(game, Game) or game.about is not about:
            raise self._bad("its game.py has no GAME, which must be a ludothek.core.game.Game with its ABOUT")
        return game

    def open_earlier(self, game: "Game", version: int) -> "Game":
        """The game by earlier rules, which its game.py may keep in `EARLIER`, for matches that were begun by them."""
        earlier = self._named("EARLIER", f"{self.module}.game") or {}
        found = earlier.get(version) if isinstance(earlier, dict) else None
        if found is None:
            raise OtherVersion(
                f"version {version} of the rules of {self.id} is not here; here is version {game.version}"
            )
        if not isinstance(found, type(game)) or (found.id, found.version) != (self.id, version):
            raise self._bad(f"what EARLIER in its game.py calls version {version} is something else")
        return found

    def _check_words(self, about: About) -> None:
        """A list needs its title and what it is about, in every language."""
        try:
            for lang in LANGUAGES:
                about.title(lang)
                about.tagline(lang)
        except (LudothekError, OSError) as error:
            raise self._bad(str(error)) from None

    def _named(self, name: str, module: str) -> object:
        try:
            return getattr(importlib.import_module(module), name, None)
        except Exception as error:
            raise self._bad(f"{type(error).__name__}: {error}") from error

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
