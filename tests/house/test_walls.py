"""The walls of the house: arrows point one way, between parts and inside them, and things lie where one looks for them.

Each test names every offender.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Collection, Iterable
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

from support import source
from support.exempt import exempt
from support.folders import ROOT, TESTS
from support.source import MODULES, PACKAGE, built_on, imports, modules_of, offenders, part, short, tree

OF_GAMES = sorted((PACKAGE / "games").glob("*/*.py"))

PARTS: dict[str, set[str]] = {
    "core": set(),
    "kit": {"core"},
    "thinking": {"core", "kit"},
    "games": {"core", "kit", "thinking"},
    "players": {"core", "kit", "thinking"},
    "lab": {"core", "thinking", "games", "players"},
    "terminal": {"core", "games", "players"},
    "server": {"core", "games", "players"},
    "guest": {"core", "games", "players", "terminal"},
    "cli": {"core", "games", "players", "lab", "terminal", "server", "guest"},
    "__main__.py": {"cli"},
    "__init__.py": set(),
}
"""What each part of Ludothek may know besides itself."""

ROOMS: dict[str, dict[str, set[str]]] = {
    "": PARTS,
    "kit": {
        "common": set(),
        "idioms": set(),
        "duels": {"common", "idioms"},
        "races": {"common"},
        "hidden": {"common"},
        "cards": {"common"},
        "points": {"common"},
    },
    "thinking": {
        "nets": set(),
        "play": {"nets"},
        "learning": {"nets", "play"},
    },
}
"""What the rooms inside some parts may know besides themselves and what the part itself may know."""


def room(path: Path, inside: str) -> str:
    """The room of a module inside a part; of the package itself, its part."""
    within = path.relative_to(PACKAGE / inside).parts
    return within[0]


def known(path: Path, inside: str) -> set[str]:
    """The other rooms inside a part that a module knows."""
    modules = {module for name in imports(path) for module in modules_of(name)}
    rooms = {room(module, inside) for module in modules if module.is_relative_to(PACKAGE / inside)}
    return rooms - {"__init__.py", room(path, inside)}


def in_rooms(inside: str) -> list[Path]:
    """The modules of a part that stand in a room of it."""
    paths = [path for path in MODULES if path.parent != PACKAGE / inside or not inside]
    return [path for path in paths if path.is_relative_to(PACKAGE / inside)]


@pytest.mark.parametrize("inside", ROOMS)
def test_arrows_point_one_way(inside: str) -> None:
    here, may = in_rooms(inside), ROOMS[inside]
    assert {room(path, inside) for path in here} == set(may)
    assert offenders(lambda path: known(path, inside) - may[room(path, inside)], here) == {}


@pytest.mark.parametrize("inside", ROOMS)
def test_no_arrow_is_allowed_in_vain(inside: str) -> None:
    """What it was for has moved."""
    used: dict[str, set[str]] = {name: set() for name in ROOMS[inside]}
    for path in in_rooms(inside):
        used[room(path, inside)] |= known(path, inside)
    vain = {name: may - used[name] for name, may in ROOMS[inside].items()}
    assert {name: rooms for name, rooms in vain.items() if rooms} == {}


@pytest.mark.parametrize("inside", ROOMS)
def test_rooms_never_form_a_circle(inside: str) -> None:
    settled: set[str] = set()
    while len(settled) < len(ROOMS[inside]):
        ready = {name for name, known in ROOMS[inside].items() if name not in settled and known <= settled}
        assert ready
        settled |= ready


OF_SCREENS = {f"terminal/{name}.py" for name in ("app", "drawing", "preparing", "table")}
"""Screens and the app that they are screens of: what Textual gives a screen as its `app` has no other type."""


def in_circles(modules: Iterable[Path]) -> set[str]:
    """The modules that are built on what is built on them, be it only by types."""
    known = {path: {each for name in imports(path) for each in modules_of(name)} - {path} for path in modules}
    while on_nothing_else := [path for path, others in known.items() if not others & known.keys()]:
        for path in on_nothing_else:
            del known[path]
    return {short(path) for path in known if path in set().union(*(built_on(each) for each in known[path]))}


def test_modules_never_form_a_circle() -> None:
    assert in_circles(MODULES) == OF_SCREENS


@pytest.mark.parametrize(
    "knows",
    [
        "from ludothek.room import one",
        "import ludothek.room.one",
        "def later():\n    from .one import One",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ludothek.room.one import One",
    ],
)
def test_a_circle_is_found_however_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, knows: str) -> None:
    monkeypatch.setattr(source, "PACKAGE", tmp_path / "ludothek")
    room = tmp_path / "ludothek" / "room"
    room.mkdir(parents=True)
    known = {"one": "from ludothek.room import two", "two": "from ludothek.room.three import Three", "three": knows}
    known |= {"above": "from ludothek.room import one", "below": "", "__init__": ""}
    known["one"] += "\nfrom ludothek.room import below"
    for name, text in known.items():
        (room / f"{name}.py").write_text(text, encoding="utf-8")
    assert in_circles(sorted(room.glob("*.py"))) == {"room/one.py", "room/two.py", "room/three.py"}


def declared() -> set[str]:
    """The modules of the packages that Ludothek says it needs, and of what these need themselves."""
    modules: dict[str, set[str]] = {}
    for module, names in packages_distributions().items():
        for name in names:
            modules.setdefault(_packaged(name), set()).add(module)
    needed: set[str] = set()
    new = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    while new:
        name = _packaged(re.split(r"[^\w.-]", new.pop())[0])
        if name not in needed and name in modules:
            needed.add(name)
            new += [each for each in requires(name) or () if "extra ==" not in each]
    return {module for name in needed for module in modules[name]}


def _packaged(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_of(path: Path) -> set[str]:
    """What a file imports, anywhere in it, by full names; of what lies beside it nothing."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def not_brought(path: Path, brought: Collection[str]) -> set[str]:
    """What a file imports that is neither of Python nor brought along."""
    return {name for name in asked_of(path) if name.split(".")[0] not in {*brought, *sys.stdlib_module_names}}


FOR_DEVELOPMENT = {"mypyc", "numpy", "setuptools"}
"""What compiles games, and with what nets are learnt."""


def test_the_package_needs_only_what_is_installed_with_it() -> None:
    brought = {"ludothek", *declared(), *FOR_DEVELOPMENT}
    assert offenders(lambda path: not_brought(path, brought), MODULES) == {}


EXAMPLES = ROOT / "examples"


def not_for_copies(path: Path) -> set[str]:
    """What an example imports that a copy elsewhere would lack, or that games may not know."""
    beside = {each.stem for each in EXAMPLES.iterdir()}
    may = {f"ludothek.{name}" for name in PARTS["games"]}
    ours = {name for name in asked_of(path) if name.split(".")[0] == "ludothek"}
    known = {name for name in ours if ".".join(name.split(".")[:2]) not in may}
    return not_brought(path, {"ludothek", "librt", "mypy_extensions", *beside}) | known - {"ludothek"}


def test_examples_need_only_what_a_copy_has() -> None:
    found = {path.relative_to(EXAMPLES).as_posix(): not_for_copies(path) for path in EXAMPLES.rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}


def test_what_is_not_brought_along_is_found(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        "import ast\nfrom . import table\nfrom ludothek.core.state import State\n"
        "def later():\n    from support.toy import TOY\n    from ludothek.games.any.rules import Any",
        encoding="utf-8",
    )
    assert not_brought(path, {"ludothek"}) == {"support.toy", "support.toy.TOY"}
    ours = {"ludothek.games.any.rules", "ludothek.games.any.rules.Any"}
    assert not_for_copies(path) == {"support.toy", "support.toy.TOY", *ours}


def done_in(module: ast.Module) -> list[str]:
    """The functions and classes of a module."""
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda
    return [getattr(node, "name", "lambda") for node in ast.walk(module) if isinstance(node, kinds)]


def test_idioms_are_no_more_than_texts() -> None:
    idioms = [path for path in MODULES if path.is_relative_to(PACKAGE / "kit" / "idioms")]
    assert idioms
    assert offenders(lambda path: done_in(tree(path)), idioms) == {}
    assert done_in(ast.parse("def one(): ...\nclass Two: ...\nthree = lambda: 3")) == ["one", "Two", "lambda"]


FOUNDATION = ("rules.py", "table.py", "series.py")
"""What everybody trusts of a game; how computer players think stands beside it, never below."""


def thought_about(path: Path) -> list[str]:
    """The modules below this one that think."""
    return sorted(short(each) for each in built_on(path) if part(each) == "thinking" or "mind" in each.parts)


def test_nothing_that_rules_and_tables_are_built_on_thinks() -> None:
    assert offenders(thought_about, [path for path in OF_GAMES if path.name in FOUNDATION]) == {}


def test_what_is_imported_is_found_however_far_away() -> None:
    assert any(thought_about(path) for path in OF_GAMES if path.name == "game.py")
    assert short(PACKAGE / "core" / "state.py") in {short(path) for path in built_on(OF_GAMES[-1])}


PLAYED_WITH = {"players", "terminal", "server", "guest"}
"""The parts that are needed while somebody plays, and with them whatever a game brings."""


def learnt_with(path: Path) -> list[str]:
    """The modules below this one that learn."""
    return sorted(short(each) for each in built_on(path) if each.is_relative_to(PACKAGE / "thinking" / "learning"))


def test_nothing_learns_while_somebody_plays() -> None:
    brought = [path for path in OF_GAMES if path.name == "game.py"]
    assert offenders(learnt_with, [*brought, *(path for path in MODULES if part(path) in PLAYED_WITH)]) == {}


def test_what_learns_is_found_below_what_teaches() -> None:
    assert any(learnt_with(path) for path in OF_GAMES if path.name == "__main__.py")


OPEN_TO_ALL = {
    "thinking/learning/expectation.py": "how the net learns that a game gives as its `outlook`",
    "thinking/learning/practice.py": "how habits are practised, for any game that gives `lean` and an `outlook`",
    "thinking/nets/making.py": "a host names the folder of what it makes, whatever game needs it",
    "thinking/nets/value_net.py": "the net that any game may give as its `outlook`, which says only what it sees",
}
"""What one game of the package needs, and why it is not in that game: games elsewhere are told to use it."""


SHARED = {"kit", "thinking"}
"""The parts of which games are made."""


@cache
def importers() -> dict[Path, set[Path]]:
    """The modules that import each module."""
    found: dict[Path, set[Path]] = {path: set() for path in MODULES}
    for path in MODULES:
        for module in {module for name in imports(path) for module in modules_of(name)}:
            found[module].add(path)
    return found


def needed_by(path: Path) -> set[str]:
    """Who needs a shared module, itself or by way of other shared ones: games, and modules that serve them all."""
    who: set[str] = set()
    seen: set[Path] = set()
    new = [path]
    while new:
        each = new.pop()
        if each in seen:
            continue
        seen.add(each)
        for user in importers()[each]:
            if part(user) in SHARED:
                new.append(user)
            else:
                who.add(user.relative_to(PACKAGE / "games").parts[0] if part(user) == "games" else short(user))
    return who


def test_what_one_game_needs_lies_in_that_game() -> None:
    shared = [path for path in MODULES if part(path) in SHARED and path.name != "__init__.py"]
    alone = {short(path): who for path in shared if len(who := needed_by(path)) < 2}
    assert alone.keys() == OPEN_TO_ALL.keys(), alone


def read_by_name(path: Path) -> set[str]:
    """All that a module takes of others, by full names: imported itself, or read of a module such as `bits.count`."""
    taken = set(imports(path))
    modules = {name.rpartition(".")[2]: name for name in taken if modules_of(name)}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            taken.add(f"{modules[node.value.id]}.{node.attr}")
    return taken


@cache
def readers() -> dict[str, set[str]]:
    """Who takes what from other modules: games, and other modules."""
    found: dict[str, set[str]] = {}
    for path in MODULES:
        who = path.relative_to(PACKAGE / "games").parts[0] if part(path) == "games" else short(path)
        for name in read_by_name(path):
            found.setdefault(name, set()).add(who)
    return found


def needed_once(path: Path) -> dict[str, set[str]]:
    """Functions and classes of a module that nothing but one game needs, not even the module itself."""
    module = ".".join(["ludothek", *path.relative_to(PACKAGE).with_suffix("").parts])
    nodes = list(ast.walk(tree(path)))
    own = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    public = {node.name for node in tree(path).body if isinstance(node, ast.FunctionDef | ast.ClassDef)} - own
    who = {name: readers().get(f"{module}.{name}", set()) for name in sorted(public)}
    return {name: each for name, each in who.items() if len(each) == 1 and each <= GAMES}


GAMES = {path.parent.name for path in OF_GAMES}


def test_what_one_game_needs_of_a_module_lies_in_that_game_too() -> None:
    assert offenders(needed_once, [path for path in MODULES if part(path) == "kit"]) == {}


FOR_TESTS = {"kit/cards/cards.py": {"cards_in", "cards_text"}}
"""Hands in words, for tests of games, here and elsewhere."""


def spoken_of() -> set[str]:
    """Whatever a module of the package, an example or a measurement asks for by name."""
    found: set[str] = set()
    for path in (*MODULES, *EXAMPLES.rglob("*.py"), *(ROOT / "bench").glob("*.py")):
        for node in ast.walk(tree(path)):
            match node:
                case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name):
                    found.add(name)
                case ast.alias(name=name):
                    found.add(name.split(".")[-1])
    return found


def needless(path: Path, spoken: Collection[str]) -> set[str]:
    """Functions and classes of a module that nobody speaks of; what is decorated is called by whoever decorates it."""
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    defined = {node.name for node in tree(path).body if isinstance(node, kinds) and not node.decorator_list}
    return defined - set(spoken)


def test_nothing_is_there_that_only_tests_need() -> None:
    spoken = spoken_of()
    found = {path: names for path in MODULES if (names := needless(path, spoken))}
    excused = {game_id: PACKAGE / "games" / game_id for game_id in exempt("needed")}
    rest = {short(path): names for path, names in found.items() if not any(map(path.is_relative_to, excused.values()))}
    assert rest == FOR_TESTS
    in_vain = [game_id for game_id, folder in excused.items() if not any(path.is_relative_to(folder) for path in found)]
    assert in_vain == []


def test_what_only_tests_need_is_found(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("def one(): ...\nclass Two: ...\n@app.get\ndef three(): ...\ndef four(): ...", encoding="utf-8")
    assert needless(path, {"one"}) == {"Two", "four"}


def says_what_hands_lack(path: Path) -> list[str]:
    """Fields of what hands lack, and questions what a card tells of it, by their lines."""
    found = [node for node in ast.walk(tree(path)) if isinstance(node, ast.AnnAssign | ast.Attribute)]
    fields = [node.lineno for node in found if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "lacks"]
    asked = [node.lineno for node in found if isinstance(node, ast.Attribute) and node.attr == "lacking"]
    return [f"line {line}" for line in sorted(fields + asked)]


def test_the_kit_alone_keeps_what_hands_lack() -> None:
    """From what is lacked one way leads to a guess, and it is the kit's."""
    assert offenders(says_what_hands_lack, OF_GAMES) == {}
    assert says_what_hands_lack(PACKAGE / "kit" / "cards" / "hidden_tricks.py")


MOST_FILES = 30
"""In one folder of code; beyond that it wants inner walls."""


def crowded(folder: Path) -> dict[str, int]:
    """The folders of code in which nobody finds anything at a glance."""
    folders = {path.parent for path in folder.rglob("*.py")}
    counts = {each.relative_to(folder).as_posix(): len(list(each.glob("*.py"))) for each in folders}
    return {each: count for each, count in counts.items() if count > MOST_FILES}


@pytest.mark.parametrize("folder", [PACKAGE, TESTS, ROOT / "bench", ROOT / "examples"])
def test_no_folder_of_code_is_crowded(folder: Path) -> None:
    assert crowded(folder) == {}


def test_a_crowded_folder_is_found(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    for number in range(MOST_FILES + 1):
        assert crowded(tmp_path) == {}
        (tmp_path / "one" / f"part{number}.py").touch()
    assert crowded(tmp_path) == {"one": MOST_FILES + 1}
