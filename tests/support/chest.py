"""What pages say of all games: the README's table of who can play, how long, and how many lines each is; the levels.

Run as a program (`make chest`) it writes both, and plays the golden matches that are not there yet: all that has to be
done outside the folders of a game when it comes or goes.
"""

import re
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from ludothek.core.game import Game
from ludothek.games import all_games
from ludothek.lab.levels_page import levels_page, title
from support.folders import ROOT
from support.golden import complete

README = ROOT / "README.md"
LEVELS_PAGE = ROOT / "docs" / "levels.md"
HEAD = "| game | id | players | minutes | lines of rules | of table | of texts in a language |"


def readme() -> str:
    """The README with the table as it should be: one row a game, in the order of their English names."""
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(HEAD)
    rows = [HEAD, "|---|---|---|---|---|---|---|"]
    rows += [_row(game) for game in sorted(all_games(), key=lambda game: game.title("en").casefold())]
    return before + "\n".join(rows) + rest[rest.index("\n\n") :]


def levels() -> str:
    """The page of levels as it should be."""
    return levels_page(all_games())


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
    complete()
    README.write_text(readme(), encoding="utf-8")
    LEVELS_PAGE.write_text(levels(), encoding="utf-8")
