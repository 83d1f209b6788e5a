"""Which test holds which clause, and which code names it. Read from the files, so it does not matter what is run."""

import ast
import re
from functools import cache
from pathlib import Path

from support.folders import TESTS


@cache
def clauses_named_in(path: Path) -> set[str]:
    """The ids that stand in a file, be it in code, in a docstring or in a comment."""
    return set(re.findall(r"\b[A-Z]+-R?\d+\w*", path.read_text(encoding="utf-8")))


@cache
def clauses_named_in_tests(folder: Path = TESTS) -> dict[str, set[str]]:
    """The ids of all `@pytest.mark.clause("...")` marks, each with the tests that carry it, as `path::test`."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for item in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef) and item.name.startswith("test_"):
                for clause in _marks(item):
                    found.setdefault(clause, set()).add(f"{path.relative_to(folder).as_posix()}::{item.name}")
    return found


def _marks(test: ast.AST) -> list[str]:
    """The ids that stand in marks on a test or on one of its parameter sets."""
    calls = [node for node in ast.walk(test) if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.clause"]
    return [ast.literal_eval(argument) for mark in marks for argument in mark.args]
