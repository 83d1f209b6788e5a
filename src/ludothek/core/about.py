"""What lists of games tell of a game. It is read without its rules, so that a list takes no longer with many games."""

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from ludothek.core.errors import LudothekError
from ludothek.core.language import language, read

USUAL_SEATS = 4


@dataclass(frozen=True)
class About:
    """A game as it stands in a list. One stands in every game's folder, beside the `Game` itself."""

    folder: Path
    """Where its texts, its title among them, and rulebooks lie; the folder's name is the id of the game."""
    version: int
    """Rises when the rules change; records carry it."""
    kind: tuple[str, ...]
    """`cards`, `dice`, `board`; with `hidden` where hands or dice are secret."""
    minutes: int
    """How long a usual series takes people."""
    seats: range
    made_for: int = 0
    """For how many it is made above all, where that is another number than of most games."""
    decides: bool = True
    """Does anybody ever decide anything? In a game of pure chance whoever is to move has a single
    move, the throw, or the same comes of all of them."""

    @cached_property
    def usual_seats(self) -> int:
        """How many sit down where nobody says how many: four, or the nearest number that it is for.

        Where one more than the fewest may come along, it is made for the fewest.
        """
        least, most = self.seats[0], self.seats[-1]
        return self.made_for or (least if most - least < 2 else min(most, max(least, USUAL_SEATS)))

    @cached_property
    def id(self) -> str:
        """The name of the game in commands, links and records."""
        return self.folder.name

    def title(self, lang: str) -> str:
        """What people call it in a language: the text `title`."""
        return self._text("title", lang)

    def tagline(self, lang: str) -> str:
        """What it is about, in a sentence: the text `tagline`."""
        return self._text("tagline", lang)

    def _text(self, text_id: str, lang: str) -> str:
        return plain_text(self.folder / "texts", text_id, lang)


def plain_text(folder: Path, text_id: str, lang: str) -> str:
    """A text of a folder that is one line and needs no grammar: without it, a list is quick."""
    path = folder / f"{language(lang)}.ftl"
    for line in _lines(path):
        if line.startswith(f"{text_id} = "):
            return line.removeprefix(f"{text_id} = ").strip()
    raise LudothekError(f"{path} should have a line {text_id} = …")


@cache
def _lines(path: Path) -> list[str]:
    return read(path).splitlines()
