"""What several tests need is written once, in `tests/support`: no helper stands in two files.

Two helpers are the same when they read the same, whatever they call types and however they are described. A single
sentence that is said in a game's own words (`return position(WHITE, BLACK)`) is that game's, though another says it,
too; what three say but for a class or a number is a pattern, and each makes its own of it: `partial(state_in, Heap)`.
"""

import ast
import builtins
import re
from collections import defaultdict
from pathlib import Path

import pytest

from support.folders import GAMES, TESTS
from support.source import tree

SHARED = [TESTS / "support" / name for name in ("playing.py", "showing.py")]


def helpers(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """What a file defines besides tests; a class that says nothing but what it is called is only a name."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    found = [node for node in tree(path).body if isinstance(node, kinds) and not node.name.startswith("test_")]
    return [node for node in found if len(node.body) > 1 or not ast.get_docstring(node)]


def twice(paths: list[Path], root: Path) -> dict[str, list[str]]:
    """The helpers that stand in several files, by those files."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for node in helpers(path):
            found[_wording(node, path)].append(f"{path.relative_to(root).as_posix()}: {node.name}")
    return {wording: places for wording, places in found.items() if len(places) > 1}


def patterns(paths: list[Path], root: Path) -> dict[str, list[str]]:
    """The single sentences that are helpers in three files or more, but for the classes and numbers in them."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for node in helpers(path):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            if len(body) == 1 and not isinstance(node, ast.ClassDef):
                sentence = re.sub(r"\b(\d+|[A-Z]+[a-z]\w*)\b", "_", ast.unparse(body[0]))
                found[sentence].append(f"{path.relative_to(root).as_posix()}: {node.name}")
    return {sentence: places for sentence, places in found.items() if len(places) > 2}


def _wording(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, path: Path) -> str:
    """How a helper reads, with where its words come from if it is a single sentence."""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    bare = ast.parse("\n".join(map(ast.unparse, body)))
    arguments = (
        []
        if isinstance(node, ast.ClassDef)
        else [each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)]
    )
    sentence = len(body) == 1 and not isinstance(node, ast.ClassDef)
    said = {each.id for each in ast.walk(bare) if isinstance(each, ast.Name)} if sentence else set()
    bound = {each.id for each in ast.walk(bare) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
    words = sorted(_origin(word, path) for word in said - bound - set(arguments))
    decorators = [ast.unparse(each) for each in node.decorator_list]
    return "\n".join([*decorators, f"{' '.join(arguments)}: {' '.join(words)}", ast.unparse(bare)])


def _origin(word: str, path: Path) -> str:
    """Where a name in a file comes from."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and word in [alias.asname or alias.name for alias in node.names]:
            return f"{node.module}.{word}"
    return word if hasattr(builtins, word) else f"{path}.{word}"


def test_no_helper_stands_in_two_files() -> None:
    assert twice(sorted(TESTS.rglob("*.py")), TESTS) == {}


def test_what_three_files_say_but_for_a_class_or_a_number_is_said_once() -> None:
    assert patterns(sorted(TESTS.rglob("*.py")), TESTS) == {}


def test_a_sentence_that_three_files_say_is_found(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.py" for name in ("one", "two", "three")]
    for seats, path in enumerate(paths):
        path.write_text(
            f"def a(x: S{path.stem}) -> S:\n    return kind(S{path.stem}, GAME.start({seats}, x))\n", "utf-8"
        )
    assert patterns(paths[:2], tmp_path) == {}
    assert patterns(paths, tmp_path) == {"return kind(_, GAME.start(_, x))": ["one.py: a", "two.py: a", "three.py: a"]}


def test_what_all_tests_say_is_said_in_one_way() -> None:
    """`legal`, `play`, `notes` and the like mean the same in the tests of every game."""
    words = {node.name for path in SHARED for node in helpers(path)}
    own = {path.relative_to(GAMES).as_posix(): {node.name for node in helpers(path)} for path in GAMES.rglob("*.py")}
    assert {path: names & words for path, names in own.items() if names & words} == {}


LONG = "def {name}(state: {kind}) -> int:\n    {doc}\n    found = state.points(0)\n    return found + GAME\n"
SHORT = "{head}\ndef {name}(state: {kind}) -> int:\n    return helper(state)\n"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (LONG.format(name="a", kind="Heap", doc="'''A.'''"), LONG.format(name="b", kind="Lid", doc="'''B.'''"), True),
        (LONG.format(name="a", kind="A", doc=""), LONG.format(name="a", kind="A", doc="").replace("+", "-"), False),
        (LONG.format(name="test_a", kind="A", doc=""), LONG.format(name="test_a", kind="A", doc=""), False),
        (
            SHORT.format(name="a", kind="A", head="def helper(): ..."),
            SHORT.format(name="a", kind="A", head="helper = 1"),
            False,
        ),
        (
            SHORT.format(name="a", kind="A", head="from x import helper"),
            SHORT.format(name="a", kind="B", head="from x import helper"),
            True,
        ),
        (
            SHORT.format(name="a", kind="A", head="from x import helper"),
            SHORT.format(name="a", kind="B", head="from y import helper"),
            False,
        ),
        ("class A:\n    x: int = 1\n", "class B:\n    x: int = 1\n", True),
    ],
)
def test_a_helper_that_stands_twice_is_found(tmp_path: Path, one: str, other: str, *, same: bool) -> None:
    paths = [tmp_path / "one.py", tmp_path / "other.py"]
    for path, text in zip(paths, (one, other), strict=True):
        path.write_text(text, encoding="utf-8")
    assert [len(places) for places in twice(paths, tmp_path).values()] == ([2] if same else [])
