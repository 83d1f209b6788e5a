"""The inner loop: style, types and the tests that what has changed touches.

    .venv/bin/python scripts/check.py [GAME]

Changed is what git has not got yet, or else what the last commit changed; with a game, it is that game. All tests are
run by `make test`; these say within a minute whether that is worth trying.
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
GAMES = "src/ludothek/games"
ALWAYS = ("tests/house/test_walls.py", "tests/house/test_architecture.py")
OF_A_GAME = tuple(
    f"tests/house/test_{name}.py" for name in ("every_game", "clauses", "golden", "texts", "lessons", "merits")
)
"""What holds for all games, and is asked of those alone that are touched."""
OF_PAGES = ("tests/house/test_readme.py", "tests/house/test_pages.py")
OF_TOOLS = tuple(f"tests/house/test_{name}.py" for name in ("first_minute", "packaging", "dependencies", "deployment"))
ROOMS = ("core", "kit", "thinking", "players", "lab", "terminal", "cli", "server", "guest")


def changed() -> list[str]:
    """What git has not got yet, or else what it got last."""
    for words in (
        ["status", "--porcelain", "--untracked-files=all", "--no-renames"],
        ["diff", "--name-only", "HEAD~1"],
    ):
        lines = subprocess.run(
            ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.splitlines()
        if paths := [line[3:] if words[0] == "status" else line for line in lines]:
            return paths
    return []


def touched_games(paths: Iterable[str]) -> set[str]:
    """The games in whose folders something lies, and those that stand on one of them."""
    found = {path.split("/")[3] for path in paths if path.startswith(f"{GAMES}/") and path.count("/") > 3}
    found |= {path.split("/")[2] for path in paths if path.startswith("tests/games/") and path.count("/") > 2}
    for folder in (ROOT / GAMES).iterdir():
        texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
        if any(f"ludothek.games.{game}." in text for text in texts for game in found):
            found.add(folder.name)
    return found


def tests_of(paths: Iterable[str]) -> list[str]:
    """The tests that these files touch, but for those of games."""
    found = set(ALWAYS)
    for path in paths:
        parts = path.split("/")
        if parts[0] == "tests":
            found |= {path} if parts[-1].startswith("test_") and parts[1] not in {"games", "browser"} else set()
        elif path.startswith("src/ludothek/") and parts[2] in ROOMS:
            places = (Path("tests", *parts[2:4]), Path("tests", parts[2]), Path("tests", "server", "web"))
            found.add(next(str(place) for place in places if (ROOT / place).is_dir()))
        elif parts[-1].endswith(".md"):
            found |= set(OF_PAGES)
        elif parts[0] not in {"src", "web", "bench"}:
            found |= set(OF_TOOLS)
    return sorted(each for each in found if (ROOT / each).exists())


def main(game: str) -> int:
    """Run it all, the quickest first; what failed first is what comes out."""
    if game and not (ROOT / GAMES / game).is_dir():
        print(f"there is no game {game!r}; games are the folders of {GAMES}")
        return 2
    paths = [f"{GAMES}/{game}/rules.py"] if game else changed()
    games = {game} if game else touched_games(paths)
    commands = [[str(BIN / "ruff"), "check"], [str(BIN / "ruff"), "format", "--check"], [str(BIN / "mypy")]]
    if any(path.startswith("web/") for path in paths):
        commands += [["npm", "--prefix", "web", "run", "--silent", words] for words in ("check", "test")]
    quick = [str(BIN / "pytest"), "--quiet", "-n", "auto", "--dist", "worksteal"]
    commands.append([*quick, *tests_of(paths), *(f"tests/games/{each}" for each in sorted(games))])
    if games:
        commands.append([*quick, *OF_A_GAME, "-k", " or ".join(f"[{each}" for each in sorted(games))])
    for command in commands:
        print("$", " ".join(Path(command[0]).name if word is command[0] else word for word in command), flush=True)
        if failed := subprocess.run(command, cwd=ROOT, check=False).returncode:
            return failed
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
