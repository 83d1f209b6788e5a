"""What a `rules.py` and a `table.py` may not do, as the page about adding games lists it.

What can be read is read here, in all modules that rules are built on, and in every table. What shows only in play is
looked for by the suite that every game passes, with a fault planted for each: copies, leaks and guesses.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludothek.games import all_games
from support.source import MODULES, PACKAGE, built_on, imports, modules_of, not_from_its_moves, part, short, tree

RULES = sorted((PACKAGE / "games").glob("*/rules.py"))
TABLES = sorted((PACKAGE / "games").glob("*/table.py"))
SHOWN = {"ludothek.core.view", "ludothek.core.texts", "ludothek.core.language"}
"""Looks, places on the screen, and languages."""
PLAYING = {"play", "guess", "chance", "any_move"}


def going_back(module: ast.Module) -> Iterator[str]:
    """Methods by which a state would go back."""
    words = ("undo", "unplay", "unmake", "take_back", "restore")
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and any(word in node.name for word in words):
            yield node.name


def shown(names: tuple[str, ...]) -> list[str]:
    """What rules import of how a game looks or reads; the kit keeps some of it beside what they need."""
    return [name for name in names if name in SHOWN or name.endswith((".table", ".faces"))]


def playing(module: ast.Module) -> Iterator[str]:
    """Where a table plays a move in anything but a copy that it has made, changes what it was given, or draws."""
    yield from (name for name in not_from_its_moves(module))
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            given = {each.arg for each in ast.walk(function.args) if isinstance(each, ast.arg)}
            copies = {target for node in ast.walk(function) for target in _copied(node)}
            for node in ast.walk(function):
                match node:
                    case ast.Call(func=ast.Attribute(value=held, attr=what)) if what in PLAYING:
                        if not (isinstance(held, ast.Name) and held.id in copies):
                            yield ast.unparse(node)
                    case ast.Attribute(ctx=ast.Store()) | ast.Subscript(ctx=ast.Store()):
                        if _root(node) in given:
                            yield ast.unparse(node)


def _copied(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Attribute(attr="copy"))):
            yield name


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def sentences(module: ast.Module) -> Iterator[str]:
    """What people would read, but for docstrings and what an error says.

    Several words. Those that may be typed, one after the other, stand in lists of the module: they begin with no
    capital, hold no stop and no comma, and nothing is put into them.
    """
    silent: set[int] = set()
    put_in: set[int] = set()
    listed: set[int] = set()
    for node in ast.walk(module):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Raise():
                silent |= {id(each) for each in ast.walk(node)}
            case ast.JoinedStr():
                put_in |= {id(each) for each in ast.walk(node)}
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            listed |= {id(each) for each in ast.walk(node)} - put_in
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            words = [word for word in node.value.split() if word.strip(".,:;!?").isalpha()]
            marked = node.value[0].isupper() or re.search(r"\w[.,:;!?]", node.value) if words else None
            if len(words) > 1 and (marked or id(node) not in listed):
                yield node.value


def all_below() -> list[Path]:
    """Everything that the rules of any game are built on, but for the machine itself."""
    return sorted({below for path in RULES for below in built_on(path) if part(below) != "core"})


def test_rules_draw_nothing_look_at_no_clock_and_read_no_file() -> None:
    assert {short(path): found for path in all_below() if (found := list(not_from_its_moves(tree(path))))} == {}


def test_rules_are_built_on_the_machine_the_kit_and_the_rules_of_their_base() -> None:
    bases = {game.id: {elder.id for elder in game.lineage} for game in all_games()}
    for path in RULES:
        own = path.parent.name
        lower = [below for below in built_on(path) if part(below) not in {"core", "kit"}]
        assert [short(below) for below in lower if below.parent.name not in bases[own]] == [], own


def test_rules_never_go_back() -> None:
    assert {short(path): found for path in all_below() if (found := list(going_back(tree(path))))} == {}


def test_rules_know_no_language_no_look_and_no_place_on_the_screen() -> None:
    own = [path for path in all_below() if part(path) == "games"]
    assert {short(path): found for path in own if (found := shown(imports(path)))} == {}


def test_a_table_reads_and_neither_plays_nor_changes_nor_draws() -> None:
    assert {short(path): found for path in TABLES if (found := list(playing(tree(path))))} == {}


def test_a_table_holds_no_sentence() -> None:
    assert {short(path): found for path in TABLES if (found := list(sentences(tree(path))))} == {}


def asking_a_table(module: Path) -> list[str]:
    """The tables that a module imports."""
    return sorted({short(each) for name in imports(module) for each in modules_of(name) if each in TABLES})


def test_a_table_is_asked_by_nobody_but_who_puts_the_game_together() -> None:
    """And by the table of a variant."""
    asking = {path for path in MODULES if asking_a_table(path)}
    assert sorted(short(path) for path in asking if path.name not in {"game.py", "table.py"}) == []
    assert {path.with_name("game.py") for path in TABLES} <= asking


@pytest.mark.parametrize(
    ("look", "offence", "right"),
    [
        (not_from_its_moves, "import time", "from collections.abc import Sequence"),
        (not_from_its_moves, "from random import random", "from librt.random import Random"),
        (not_from_its_moves, "lots = Random(state.dealer)", "lots = Random(1)"),
        (not_from_its_moves, "def read():\n    return open('deck')", "def opened(): ..."),
        (going_back, "class A:\n    def undo(self): ...", "class A:\n    def play(self): ..."),
        (playing, "def scene(state):\n    state.play(1)", "def read(state):\n    new = state.copy()\n    new.play(1)"),
        (
            playing,
            "def scene(state):\n    state.turn = 1",
            "def scene(state):\n    counters = {}\n    counters['a'] = 1",
        ),
        (playing, "def scene(state):\n    state.hands[0] |= 1", "def scene(state):\n    hands = state.hands[0] | 1"),
        (playing, "def scene(state):\n    return state.guess(0, lot)", "def scene(state):\n    return state.guessed"),
        (playing, "import random", "import operator"),
        (sentences, "label = 'Play this card'", "WORDS = {'play': 'play spiele gioco'}"),
        (sentences, "f'{name} wins the game'", "f'{name}-won'"),
        (sentences, "SAID = f'{name} wins the game'", "SAID = f'{name} wins'"),
        (sentences, "def f():\n    return Note('touch the stone now')", "def f():\n    return Note('touch-stone')"),
        (sentences, "Note('play').text = 'Well done!'", "def f():\n    'Well done!'"),
    ],
)
def test_an_offence_is_found(look: Callable[[ast.Module], Iterator[str]], offence: str, right: str) -> None:
    assert list(look(ast.parse(offence)))
    assert list(look(ast.parse(right))) == []


def test_what_rules_import_of_the_screen_is_found() -> None:
    offences = ("ludothek.core.texts", "ludothek.kit.cards.faces", "ludothek.games.any.table")
    assert shown((*offences, "ludothek.core.state", "ludothek.kit.points.road")) == list(offences)
