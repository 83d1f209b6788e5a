"""The rooms of the server: every module stands in one, and their arrows point one way, types included."""

import ast
from collections.abc import Iterator
from pathlib import Path

import ludothek.server
from support.source import not_from_its_moves, tree

SERVER = Path(ludothek.server.__file__).parent
MODULES = {
    ".".join(["ludothek.server", *path.relative_to(SERVER).with_suffix("").parts]): path
    for path in sorted(SERVER.glob("*/**/*.py"))
}

MAY_IMPORT: dict[str, set[str]] = {
    "base": set(),
    "messages": set(),
    "table": {"base", "messages"},
    "store": {"base", "table"},
    "bus": {"base", "messages"},
    "workers": {"base"},
    "room": {"base", "messages", "table", "store", "bus", "workers"},
    "web": {"base", "messages", "table", "store", "workers", "room"},
}
"""What each room may know besides itself."""


def room(module: str) -> str:
    """The room of a module that is named like `ludothek.server.room.hub`."""
    return module.split(".")[2]


def imports(path: Path) -> Iterator[str]:
    """The modules of the server that a module imports, anywhere in it, and be it only for types."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("ludothek.server."))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludothek.server."):
            assert node.module is not None
            if node.module in MODULES:
                yield node.module
            else:
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_module_stands_in_a_room() -> None:
    assert {path.name for path in SERVER.glob("*.py")} == {"__init__.py"}
    assert {room(module) for module in MODULES} == set(MAY_IMPORT)


def test_arrows_between_rooms_point_one_way() -> None:
    known_too_much = {
        module: found
        for module, path in MODULES.items()
        if (found := {each for each in imports(path) if room(each) not in MAY_IMPORT[room(module)] | {room(module)}})
    }
    assert known_too_much == {}


def test_no_arrow_is_allowed_in_vain() -> None:
    """What it was for has moved."""
    used: dict[str, set[str]] = {name: set() for name in MAY_IMPORT}
    for module, path in MODULES.items():
        used[room(module)] |= {room(each) for each in imports(path)} - {room(module)}
    vain = {name: may - used[name] for name, may in MAY_IMPORT.items()}
    assert {name: rooms for name, rooms in vain.items() if rooms} == {}


def test_rooms_never_form_a_circle() -> None:
    settled: set[str] = set()
    while len(settled) < len(MAY_IMPORT):
        ready = {name for name, known in MAY_IMPORT.items() if name not in settled and known <= settled}
        assert ready
        settled |= ready


def tries_again(path: Path) -> list[int]:
    """The loops of a module that hear of an error, then pause and go on, by their lines."""
    found: list[int] = []
    for loop in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(loop, ast.While):
            inside = list(ast.walk(loop))
            heard = [node.lineno for node in inside if isinstance(node, ast.ExceptHandler)]
            pauses = [node.lineno for node in inside if isinstance(node, ast.Attribute) and node.attr == "sleep"]
            if heard and pauses and min(heard) < max(pauses):
                found.append(loop.lineno)
    return found


def test_what_may_work_the_next_time_is_tried_again_in_one_loop() -> None:
    assert {module: lines for module, path in MODULES.items() if (lines := tries_again(path))} == {
        "ludothek.server.base.retry": tries_again(SERVER / "base" / "retry.py")
    }


def waiting_or_reading(module: ast.Module) -> Iterator[str]:
    """Where a module waits, draws, looks at a clock, or reads or writes anything but what it is given."""
    yield from not_from_its_moves(module)
    for node in ast.walk(module):
        match node:
            case ast.AsyncFunctionDef(name=name):
                yield name
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name.split(".")[0] in WAITING)
            case ast.ImportFrom(module=str(name)) if name.split(".")[0] in WAITING:
                yield name


WAITING = {"asyncio", "concurrent", "queue", "threading"}


def test_a_table_neither_waits_nor_reads_nor_writes() -> None:
    tables = {module: path for module, path in MODULES.items() if room(module) == "table"}
    found = {module: list(waiting_or_reading(tree(path))) for module, path in tables.items()}
    assert {module: each for module, each in found.items() if each} == {}
    for offence in (
        "import asyncio",
        "from threading import Lock",
        "async def told(): ...",
        "open('log')",
        "import os",
    ):
        assert list(waiting_or_reading(ast.parse(offence))), offence
    assert list(waiting_or_reading(ast.parse("import json\ndef opened(): ..."))) == []


def test_a_table_says_what_happens_and_others_how_it_is_told() -> None:
    """What clients are told of it, of its story and once it is over changes without a word about what may happen."""
    known = {each for each in imports(SERVER / "table" / "table.py") if room(each) in {"messages", "table"}}
    allowed = {"messages.to_clients", "messages.words", "table.entries"}
    assert known == {f"ludothek.server.{each}" for each in allowed}
