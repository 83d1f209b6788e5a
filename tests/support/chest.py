"""The README's table of games: who can play, how long, and how many lines each is. Run as a program, it prints it."""

import re
import sys
from pathlib import Path

from ludothek.core.game import Game
from ludothek.games import all_games
from ludothek.lab.levels_page import title


def chest() -> str:
    """One row a game, in the order of their English names."""
    rows = [
        "| game | id | players | minutes | lines of rules | of table | of texts in a language |",
        "|---|---|---|---|---|---|---|",
    ]
    rows += [_row(game) for game in sorted(all_games(), key=lambda game: game.title("en").casefold())]
    return "\n".join(rows)


def _row(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    seats = str(first) if first == last else f"{first}-{last}"
    rules = sum(_lines(path) for path in _needed(game, "rules") | _needed(game, "series"))
    table, texts = _lines(game.folder / "table.py"), _lines(game.folder / "texts" / "en.ftl")
    return f"| {title(game)} | `{game.id}` | {seats} | {game.about.minutes} | {rules} | {table} | {texts} |"


def _needed(game: Game, module: str) -> set[Path]:
    """A module of the game, if it has it, and those of its folder that it is built on."""
    path = game.folder / f"{module}.py"
    if not path.exists():
        return set()
    imported = re.findall(
        rf"^from ludothek\.games\.{game.id}(?:\.(\w+))? import \(?\s*(\w+)", path.read_text(), re.MULTILINE
    )
    found = {path}
    for inside, name in imported:
        found |= _needed(game, inside or name)
    return found


def _lines(path: Path) -> int:
    """How many lines a file has; a variant need not have it."""
    if not path.exists():
        return 0
    return len(path.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    sys.stdout.write(f"{chest()}\n")
