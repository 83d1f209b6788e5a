"""The log of an arena: a folder with the record of every game and what each came to, so that one can go on there."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from ludothek.core.errors import LudothekError
from ludothek.core.options import OptionValue
from ludothek.lab.standings import Played

GAMES = "played.jsonl"


@dataclass(frozen=True, slots=True)
class Terms:
    """What all games of an arena have in common; only with the same terms one goes on."""

    game: str
    version: int
    line_up: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int


class ArenaLog:
    """The games of one arena in a folder. A game counts as soon as its line is whole."""

    def __init__(self, folder: Path, terms: Terms) -> None:
        self._folder = folder
        self._games = folder / GAMES
        self.played: list[Played] = []
        """What was played before, in the order in which it came."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not self._take_up(terms):
                self._games.write_bytes(msgspec.json.encode(terms) + b"\n")
        except OSError as error:
            raise LudothekError(f"{error.filename}: {error.strerror}; name a folder that can be written") from None

    def keep(self, played: Played, record: str) -> None:
        """Keep a game: first its record, then the line that says that it was played."""
        name = f"deal-{played.deal + 1}-{played.rotation + 1}.json"
        self._folder.joinpath(name).write_text(record, encoding="utf-8")
        with self._games.open("ab") as games:
            games.write(msgspec.json.encode(played) + b"\n")

    def _take_up(self, terms: Terms) -> bool:
        """Read what is there, but for a last line that was cut short; false: nothing is."""
        if not self._games.exists():
            return False
        text = self._games.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            return False
        head, *entries = whole.splitlines()
        try:
            found = msgspec.json.decode(head, type=dict[str, Any])
            self.played = [msgspec.json.decode(entry, type=Played) for entry in entries]
        except msgspec.MsgspecError as error:
            raise LudothekError(f"{self._games} is no log of an arena ({error}); name another folder") from None
        wanted: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(asdict(terms)))
        for name, value in wanted.items():
            if found.get(name) != value:
                raise LudothekError(
                    f"{self._folder} holds games with {name.replace('_', '-')} {found.get(name)}, not {value}; "
                    "name another folder"
                )
        if whole != text:
            self._games.write_bytes(whole)
        return True
