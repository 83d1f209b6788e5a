"""The README's table of games: who can play, how long, and how many lines each is. Run as a program, it prints it."""

import sys
from pathlib import Path

from ludothek.core.game import Game
from ludothek.games import all_games


def chest() -> str:
    """One row a game, in the order of their English names."""
    rows = [
        "| game | id | players | minutes | lines of rules | of table | of texts in a language |",
        "|---|---|---|---|---|---|---|",
    ]
    rows += [_row(game) for game in sorted(all_games(), key=lambda game: game.names["en"].casefold())]
    return "\n".join(rows)


def _row(game: Game) -> str:
    names = game.names["en"] if game.names["en"] == game.names["de"] else f"{game.names['en']} ({game.names['de']})"
    first, last = game.seats[0], game.seats[-1]
    seats = str(first) if first == last else f"{first}-{last}"
    lines = [_lines(game.folder / path) for path in ("rules.py", "table.py", "texts/en.ftl")]
    return f"| {names} | `{game.id}` | {seats} | {game.minutes} | {lines[0]} | {lines[1]} | {lines[2]} |"


def _lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    sys.stdout.write(f"{chest()}\n")
