"""The source of the package as tests read it: its modules, what each imports, and what it is built on."""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import ludothek

PACKAGE = Path(ludothek.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))


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


@cache
def imports(path: Path) -> tuple[str, ...]:
    """What a module imports of Ludothek, anywhere in it and be it only for types, by full names: modules, and whatever
    is named within them. A package of which only modules are named is not among them.
    """
    package = ["ludothek", *path.relative_to(PACKAGE).parts[:-1]]
    found: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{module}.{alias.name}" for alias in node.names]
            found += names if all(map(modules_of, names)) else [module, *names]
    return tuple(name for name in found if name.split(".")[0] == "ludothek")


def modules_of(name: str) -> list[Path]:
    """The file of a module by its full name; none for a name within one."""
    path = PACKAGE.parent / name.replace(".", "/")
    return [each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file()]


def built_on(path: Path) -> set[Path]:
    """A module and all of Ludothek that it imports, directly or not."""
    found: set[Path] = set()
    new = [path]
    while new:
        each = new.pop()
        if each not in found:
            found.add(each)
            new += [module for name in imports(each) for module in modules_of(name)]
    return found


OUTSIDE = {"random", "secrets", "time", "datetime", "os", "io", "pathlib", "sys", "socket", "subprocess"}
"""Where chance, clocks and files are."""


def not_from_its_moves(module: ast.Module) -> Iterator[str]:
    """Chance that is no move, a clock, a file; a seed that is written down always gives the same and may be there."""
    for node in ast.walk(module):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name.split(".")[0] in OUTSIDE)
            case ast.ImportFrom(module=str(name)) if name.split(".")[0] in OUTSIDE:
                yield name
            case ast.Call(func=ast.Name(id="open")):
                yield "open"
            case ast.Call(func=ast.Name(id="Random"), args=args) if not all(isinstance(a, ast.Constant) for a in args):
                yield "Random"
