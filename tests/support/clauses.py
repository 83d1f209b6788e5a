"""Which test holds which clause. Read from the test files themselves, so it does not matter which tests are run."""

import ast
from pathlib import Path


def clauses_named_in_tests(folder: Path = Path(__file__).parents[1]) -> dict[str, set[str]]:
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
