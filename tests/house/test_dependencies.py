"""What is imported is declared, with the lowest version that will do; `make lowest` plays with just those."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions, version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from support.folders import ROOT
from support.release.lowest import declared, lowest
from support.source import tree

SOURCE = ROOT / "src" / "ludothek"
PACKAGES = {name: {canonicalize_name(each) for each in of} for name, of in packages_distributions().items()}
DECLARED: dict[str, dict[str, Requirement]] = {
    name: {canonicalize_name(each.name): each for each in group} for name, group in declared().items()
}
EXTRAS = [name for name in DECLARED if name]
BY_NAME = {"httptools": "uvicorn", "psycopg": "sqlalchemy", "uvloop": "uvicorn"}
"""What nothing here imports: the library that does takes it by its name."""


def foreign(nodes: Iterator[ast.AST]) -> Iterator[str]:
    """The packages of others among what these nodes import."""
    for node in nodes:
        match node:
            case ast.Import(names=names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(module=str(module), level=0):
                modules = [module]
            case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(module))]):
                modules = [module]
            case _:
                continue
        yield from ({module.partition(".")[0] for module in modules} - set(sys.stdlib_module_names) - {"ludothek"})


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def declares(requirements: dict[str, Requirement], package: str) -> bool:
    return not PACKAGES[package].isdisjoint(requirements)


def test_what_is_imported_is_declared() -> None:
    everything = {name: each for group in DECLARED.values() for name, each in group.items()}
    imported = {package: path for path in sources() for package in foreign(ast.walk(tree(path)))}
    assert {"fastapi", "mypyc", "numpy", "starlette", "textual"} <= set(imported)
    assert {package: path for package, path in imported.items() if not declares(everything, package)} == {}


def test_what_is_declared_is_imported() -> None:
    imported = {package for path in sources() for package in foreign(ast.walk(tree(path)))}
    of_them = {name for package in imported for name in PACKAGES[package]}
    for group in DECLARED.values():
        assert {name for name in group if name not in of_them and BY_NAME.get(name) not in of_them} == set()


def test_extras_are_needed_by_nothing_that_begins() -> None:
    """Whoever leaves them out can import everything; only what they are for asks for them, and says how to get them."""
    for path in sources():
        beginning = set(foreign(iter(tree(path).body)))
        assert {package for package in beginning if not declares(DECLARED[""], package)} == set(), path


def test_whoever_lacks_an_extra_is_told_its_name() -> None:
    said = {extra for path in sources() for extra in re.findall(r"pip install 'ludothek\[(\w+)\]'", path.read_text())}
    assert said == set(EXTRAS)


def test_every_bound_is_one_lowest_version_and_no_newer_than_what_is_pinned() -> None:
    for group in DECLARED.values():
        for name, requirement in group.items():
            constraint = Requirement(lowest(requirement))
            assert {bound.operator for bound in requirement.specifier} <= {">=", "=="}
            (bound,) = constraint.specifier
            assert (bound.operator, Version(bound.version) <= Version(version(name))) == ("==", True), name


def test_what_compiles_the_package_compiles_games_for_it() -> None:
    """Both by the same mypyc, for a game is compiled against the compiled parts of Ludothek."""
    build = re.search(r"^requires = (.*)$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert build
    assert all(f'"{requirement}"' in build[1] for requirement in map(str, DECLARED["compile"].values()))
