"""Golden matches: every game keeps some as data, in `tests/games/<id>/golden`, and plays them the same for ever.

`matches.toml` there says with how many seats each is played and what is agreed in it; beside it lie its record, named
after its seats, and the digests of all views after each decision. `make golden` plays all of them anew, with `GAME=id`
those of one game: only when its rules or its views were meant to change.
"""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from ludothek.core.match import Match
from ludothek.core.record import SeatEntry, record
from ludothek.core.seal import Seal
from ludothek.games import load_game
from support.folders import GAMES
from support.replay import views

WANTED = "matches.toml"
REPLAY = Path(__file__).with_name("replay.py")
"""The program that replays records with whichever Ludothek is installed."""


@dataclass(frozen=True)
class Golden:
    """One golden match: of which game, with how many seats, and what is agreed in it."""

    game: str
    seats: int
    options: dict[str, int | str]

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"

    @property
    def record(self) -> Path:
        """Where its record lies."""
        return record_of(self.game, self.seats)

    @property
    def views(self) -> Path:
        """Where the digests of its views lie."""
        return self.record.with_suffix(".views")

    def keep(self) -> None:
        """Play it and write its two files."""
        text = self.play()
        self.record.write_text(text, encoding="utf-8")
        self.views.write_text("\n".join(views(text)) + "\n", encoding="utf-8")

    def play(self) -> str:
        """The record of a match in which every decision follows from its place in the log."""
        match = Match(load_game(self.game), self.seats, self.options, Seal.numbered(self.seats))
        while not match.over:
            if match.between:
                match.next_deal()
                continue  # it may be over as soon as it is dealt
            legal = match.legal()
            match.play(legal[(7 * len(match.log) + 3) % len(legal)])
        return record(match, [SeatEntry(name=f"seat {seat}") for seat in range(self.seats)]).to_json()


def record_of(game_id: str, seats: int) -> Path:
    """Where the record of a golden match lies."""
    return GAMES / game_id / "golden" / f"{seats}.json"


def golden(game_ids: Sequence[str] = ()) -> list[Golden]:
    """The golden matches of these games, or of all, as their folders want them."""
    folders = [GAMES / game_id for game_id in game_ids] or sorted(GAMES.iterdir())
    return [match for folder in folders for match in _wanted(folder)]


def complete() -> None:
    """Play the matches that are wanted and not there yet, and take away what nobody wants; the others stay."""
    matches = golden()
    for match in matches:
        if not match.record.exists() or not match.views.exists():
            match.keep()
    wanted = {path for match in matches for path in (match.record, match.views)}
    for path in GAMES.glob("*/golden/*"):
        if path.name != WANTED and path not in wanted:
            path.unlink()


def _wanted(folder: Path) -> Iterator[Golden]:
    path = folder / "golden" / WANTED
    if path.exists():
        for seats, options in tomllib.loads(path.read_text(encoding="utf-8")).items():
            yield Golden(folder.name, int(seats), options)


if __name__ == "__main__":
    for match in golden(sys.argv[1:]):
        match.keep()
