"""The shape of the code: arrows point one way, games are named in their own folders only, modules say what they are."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludothek
from clauses import clauses_named_in_tests
from ludothek.core.game import Game
from ludothek.core.state import State
from ludothek.games import all_games

PACKAGE = Path(ludothek.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "kit": {"core"},
    "games": {"core", "kit"},
    "players": {"core", "kit", "games"},
    "lab": {"core", "kit", "games", "players"},
    "terminal": {"core", "kit", "games", "players"},
    "server": {"core", "kit", "games", "players"},
    "cli": {"core", "kit", "games", "players", "lab", "terminal", "server"},
    "__main__.py": {"cli"},
    "__init__.py": set(),
}
"""What each part of Ludothek may know besides itself."""


EVERYDAY = {"dame"}
"""Games whose names are everyday words in some language (a queen of cards): prose may use them, code may not."""
FAMILIES = {"Draughts"}
"""English names that stand for a whole family of games: the kit holds what they share."""


def part(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def short(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imports(path: Path) -> Iterator[str]:
    """The modules of Ludothek that a module imports, anywhere in it, by their full names."""
    package = ["ludothek", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "ludothek")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == "ludothek":
                yield from (f"ludothek.{alias.name}" for alias in node.names)
            elif module.startswith("ludothek."):
                yield module


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_arrows_point_one_way(path: Path) -> None:
    known = {name.split(".")[1] for name in imports(path) if "." in name}
    assert known - {part(path)} <= MAY_IMPORT[part(path)]


def test_the_parts_of_a_level_never_form_a_circle() -> None:
    settled: set[str] = set()
    while len(settled) < len(MAY_IMPORT):
        ready = {name for name, known in MAY_IMPORT.items() if name not in settled and known <= settled}
        assert ready
        settled |= ready


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_a_module_opens_with_a_sentence_that_says_what_it_is(path: Path) -> None:
    words = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert words
    assert words.splitlines()[0].endswith((".", ":"))


OF_GAMES = sorted((PACKAGE / "games").glob("*/*.py"))


@pytest.mark.parametrize("path", [path for path in OF_GAMES if path.name == "rules.py"], ids=short)
def test_the_fields_of_a_state_stand_in_its_class_body(path: Path) -> None:
    module = importlib.import_module(f"ludothek.games.{path.parent.name}.rules")
    states = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, State)]
    own = [kind for kind in states if kind.__module__ == module.__name__]
    assert own
    constructors = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if _makes(node, own)]
    assert constructors == []


def _makes(node: ast.AST, states: list[type[State]]) -> bool:
    """Is it the class of one of these states, with a constructor of its own?"""
    if not isinstance(node, ast.ClassDef) or node.name not in {kind.__name__ for kind in states}:
        return False
    return any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)


@pytest.mark.parametrize("path", [path for path in OF_GAMES if path.name == "table.py"], ids=short)
def test_a_table_is_written_for_the_state_of_its_game(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [node for node in ast.walk(tree) if isinstance(node, ast.Assert)] == []


def readable(path: Path) -> str:
    """The text of a file; nothing where it is not one."""
    if not path.is_file() or path.suffix in {".so", ".pyc"}:
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_game_is_named_in_its_own_folder_only(game: Game) -> None:
    named = {game.id, game.title("en")} - FAMILIES
    spoken = re.compile(rf"\b({'|'.join(map(re.escape, sorted(named)))})\b", re.IGNORECASE)
    prose = {".ftl", ".md"} if game.id in EVERYDAY else set()
    elsewhere = [
        path for path in PACKAGE.rglob("*") if not path.is_relative_to(game.folder) and path.suffix not in prose
    ]
    assert [short(path) for path in elsewhere if spoken.search(readable(path)) or spoken.search(path.name)] == []


# The marks that tie tests to clauses.


def test_clause_marks_are_found_without_running_anything(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "@pytest.mark.clause('AB-1', 'AB-R2')\ndef test_one(): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('AB-1'))])\n"
        "async def test_two(x): ...\n"
        "@pytest.mark.clause('AB-3')\ndef helper(): ...\n"
        "@pytest.mark.slow('AB-4')\ndef test_three(): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "helper.py").write_text("@pytest.mark.clause('AB-5')\ndef test_four(): ...\n", encoding="utf-8")
    one, two = "test_some.py::test_one", "test_some.py::test_two"
    assert clauses_named_in_tests(tmp_path) == {"AB-1": {one, two}, "AB-R2": {one}}
