"""The shape of the code: arrows point one way, games are named in their own folders only, modules say what they are.

Each test walks all files it is about and names every offender.
"""

import ast
import importlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import ludothek
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.state import State
from ludothek.games import all_games
from support.clauses import clauses_named_in_tests
from support.toy import TOY

PACKAGE = Path(ludothek.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "kit": {"core"},
    "thinking": {"core", "kit"},
    "games": {"core", "kit", "thinking"},
    "players": {"core", "kit", "thinking", "games"},
    "lab": {"core", "kit", "thinking", "games", "players"},
    "terminal": {"core", "kit", "games", "players"},
    "server": {"core", "kit", "games", "players"},
    "guest": {"core", "games", "players", "terminal"},
    "cli": {"core", "kit", "thinking", "games", "players", "lab", "terminal", "server", "guest"},
    "__main__.py": {"cli"},
    "__init__.py": set(),
}
"""What each part of Ludothek may know besides itself."""


SEATS_ONLY = {"core", "players", "lab", "server", "guest", "cli"}
"""Parts that know boards only from views."""

EVERYDAY = {"dame", "einundzwanzig", "hausnummer", "skat"}
"""Games whose names are everyday words in some language (a queen, a number, a pack): prose may use them, code not."""
FAMILIES = {"Draughts"}
"""English names that stand for a whole family of games: the kit holds what they share."""


def part(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def short(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def offenders(fault: Callable[[Path], object], paths: Iterable[Path]) -> dict[str, object]:
    """The files with a fault, and what it is."""
    return {short(path): found for path in paths if (found := fault(path))}


def imports(path: Path) -> Iterator[str]:
    """The modules of Ludothek that a module imports, anywhere in it, by their full names."""
    package = ["ludothek", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "ludothek")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == "ludothek":
                yield from (f"ludothek.{alias.name}" for alias in node.names)
            elif module.startswith("ludothek."):
                yield module


def known_too_much(path: Path) -> set[str]:
    known = {name.split(".")[1] for name in imports(path) if "." in name}
    return known - {part(path)} - MAY_IMPORT[part(path)]


def test_arrows_point_one_way() -> None:
    assert offenders(known_too_much, MODULES) == {}


def test_the_parts_of_a_level_never_form_a_circle() -> None:
    settled: set[str] = set()
    while len(settled) < len(MAY_IMPORT):
        ready = {name for name, known in MAY_IMPORT.items() if name not in settled and known <= settled}
        assert ready
        settled |= ready


def opening_that_is_no_sentence(path: Path) -> str:
    opening = (ast.get_docstring(tree(path)) or "none at all").splitlines()[0]
    return "" if opening.endswith((".", ":")) else opening


def test_a_module_opens_with_a_sentence_that_says_what_it_is() -> None:
    assert offenders(opening_that_is_no_sentence, MODULES) == {}


OF_GAMES = sorted([*(PACKAGE / "games").glob("*/*.py"), *(PACKAGE / "games").glob("*/mind/*.py")])


def lines_too_many(path: Path) -> int:
    return max(0, len(path.read_text(encoding="utf-8").splitlines()) - 400)


def test_a_module_of_a_game_can_be_read_at_one_sitting() -> None:
    assert offenders(lines_too_many, OF_GAMES) == {}


def states_with_a_constructor(path: Path) -> list[str]:
    module = importlib.import_module(f"ludothek.games.{path.parent.name}.rules")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, State)]
    own = {kind.__name__ for kind in kinds if kind.__module__ == module.__name__}
    if not own:
        return ["no state at all"]
    classes = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef) and node.name in own]
    return [node.name for node in classes if any(getattr(part, "name", "") == "__init__" for part in node.body)]


def test_the_fields_of_a_state_stand_in_its_class_body() -> None:
    assert offenders(states_with_a_constructor, [path for path in OF_GAMES if path.name == "rules.py"]) == {}


def asserts(path: Path) -> list[int]:
    """The lines in which something is asserted."""
    return [node.lineno for node in ast.walk(tree(path)) if isinstance(node, ast.Assert)]


def test_a_table_is_written_for_the_state_of_its_game() -> None:
    assert offenders(asserts, [path for path in OF_GAMES if path.name == "table.py"]) == {}


def places_named(path: Path) -> set[str]:
    named: set[str] = set()
    for node in ast.walk(tree(path)):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                named.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                named.add(name.lower().strip("_"))
    return named & {"place", "places"}


def test_a_place_is_one_on_a_board_and_nothing_else() -> None:
    """Who sits is in a seat; where something stands in a list or a document has other words."""
    only_seats = [path for path in MODULES if part(path) in SEATS_ONLY and short(path) != "core/view.py"]
    assert offenders(places_named, only_seats) == {}


def readable(path: Path) -> str:
    """The text of a file; nothing where it is not one."""
    if not path.is_file() or path.suffix in {".so", ".pyc"}:
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def titles(game: Game) -> list[str]:
    return [game.title(lang) for lang in LANGUAGES]


def texts_of(package: Path) -> dict[Path, str]:
    return {path: readable(path) for path in sorted(package.rglob("*"))}


def naming(game: Game, games: Sequence[Game], files: Mapping[Path, str]) -> list[Path]:
    """The files in which a game is named though they are neither its own nor those of its variants.

    What a game is called itself, and what may be agreed in it, may contain the name of another, and prose may use
    everyday words.
    """
    named = {game.id, game.title("en")} - FAMILIES
    spoken = re.compile(rf"\b({'|'.join(map(re.escape, sorted(named)))})\b", re.IGNORECASE)
    prose = {".ftl", ".md"} if game.id in EVERYDAY else set()
    may = [each.folder for each in games if game.id in [elder.id for elder in each.lineage]]
    found: list[Path] = []
    for path, text in files.items():
        if any(path.is_relative_to(folder) for folder in may) or path.suffix in prose:
            continue
        if not spoken.search(text) and not spoken.search(path.name):
            continue
        own = [each for each in games if path.is_relative_to(each.folder)]
        called = [title for each in own for title in titles(each)]
        called += [f'"{word}"' for each in own for option in each.options for word in option.words]
        rest = re.sub("|".join(map(re.escape, called)), "", text, flags=re.IGNORECASE) if called else text
        if spoken.search(rest) or spoken.search(path.name):
            found.append(path)
    return found


def test_a_game_is_named_in_its_own_folder_only() -> None:
    games, files = all_games(), texts_of(PACKAGE)
    named = {game.id: [short(path) for path in naming(game, games, files)] for game in games}
    assert {game_id: paths for game_id, paths in named.items() if paths} == {}


def test_a_variant_may_name_its_base_and_a_title_may_contain_another(tmp_path: Path) -> None:
    def put(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    names = {"heap": "Heap", "low_heap": "Low Heap", "heap_race": "Heap Race"}
    for game_id, name in names.items():
        for lang in LANGUAGES:
            put(f"{game_id}/texts/{lang}.ftl", f"title = {name}")
    games = [replace(TOY, about=replace(TOY.about, folder=tmp_path / game_id)) for game_id in names]
    games[1] = replace(games[1], base=games[0])
    put("heap/rules.py", "Heap")
    put("low_heap/rules.py", "from heap import rules")
    put("heap_race/rules.py", "The rules of Heap Race.")

    def named(game: Game) -> list[str]:
        return [path.relative_to(tmp_path).as_posix() for path in naming(game, games, texts_of(tmp_path))]

    assert named(games[0]) == []
    put("heap_race/rules.py", "The rules of Heap Race, as in Heap.")
    put("core/match.py", "if game == 'heap':")
    put("core/view.py", "# low_heap")
    assert named(games[0]) == ["core/match.py", "heap_race/rules.py"]
    assert named(games[1]) == ["core/view.py"]


# The marks that tie tests to clauses.


def test_clause_marks_are_found_without_running_anything(tmp_path: Path) -> None:
    (tmp_path / "games" / "ab").mkdir(parents=True)
    (tmp_path / "games" / "ab" / "test_rules.py").write_text(
        "@pytest.mark.clause('AB-1', 'AB-R2')\ndef test_one(): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('AB-1'))])\n"
        "async def test_two(x): ...\n"
        "@pytest.mark.clause('AB-3')\ndef helper(): ...\n"
        "@pytest.mark.slow('AB-4')\ndef test_three(): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "helper.py").write_text("@pytest.mark.clause('AB-5')\ndef test_four(): ...\n", encoding="utf-8")
    one, two = "games/ab/test_rules.py::test_one", "games/ab/test_rules.py::test_two"
    assert clauses_named_in_tests(tmp_path) == {"AB-1": {one, two}, "AB-R2": {one}}
