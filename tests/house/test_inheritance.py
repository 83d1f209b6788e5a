"""No class is cut in two by inheritance only to be shorter: objects have each other.

A class of which nothing but its one subclass speaks, beside it in the same room, is a part of that subclass. A base is
something else as soon as others inherit from it, make it, or take it for what they need.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from support.folders import ROOT
from support.source import MODULES, PACKAGE, tree


def cut(modules: list[Path], package: Path) -> set[str]:
    """The classes that are a part of their one subclass, by their full names."""
    known = {_name(path, package): _meanings(path, package) for path in modules}
    heirs: dict[str, set[str]] = defaultdict(set)
    spoken_of: set[str] = set()
    for path in modules:
        meanings = known[_name(path, package)]
        bases = {id(base): heir for heir, base in _bases(tree(path))}
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Name) and (meant := _meant(meanings.get(node.id, ""), known)):
                if heir := bases.get(id(node)):
                    heirs[meant].add(f"{_name(path, package)}.{heir}")
                else:
                    spoken_of.add(meant)
    alone = {base: heir for base, (heir, *more) in heirs.items() if not more and base not in spoken_of}
    return {base for base, heir in alone.items() if _room(base) == _room(heir)}


def _bases(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Every class with each class it inherits from: of `Cases(Generic[S])` that is `Generic`."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                yield node.name, base.value if isinstance(base, ast.Subscript) else base


def _meanings(path: Path, package: Path) -> dict[str, str]:
    """What the names of a module stand for: its own classes, and what it imports."""
    found: dict[str, str] = {}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ClassDef):
            found[node.name] = f"{_name(path, package)}.{node.name}"
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _meant(name: str, known: dict[str, dict[str, str]]) -> str:
    """Where a class is at home that is imported by way of others; nothing where it is none of ours."""
    module, _, last = name.rpartition(".")
    at_home = known.get(module, {}).get(last, "")
    return at_home if at_home in {"", name} else _meant(at_home, known)


def _name(path: Path, package: Path) -> str:
    return ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")


def _room(name: str) -> list[str]:
    """The game of a class, or the room of a part: the first three names of its module, less the module itself."""
    return name.split(".")[:-2][:3]


def test_no_class_is_cut_by_inheritance_only_to_be_shorter() -> None:
    assert cut(MODULES, PACKAGE) == set()


def put(package: Path, **modules: str) -> list[Path]:
    paths = [package / f"{name.replace('_', '/', 1)}.py" for name in modules]
    for path, text in zip(paths, modules.values(), strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return paths


BASE = "class Half: ...\n"
HEIR = "from package.one.base import Half\nclass Whole(Half): ...\n"


def test_a_class_that_was_cut_is_found(tmp_path: Path) -> None:
    def found(folder: str, **modules: str) -> set[str]:
        package = tmp_path / folder / "package"
        return cut(put(package, **modules), package)

    half = {"package.one.base.Half"}
    assert found("beside", one_base=BASE, one_heir=HEIR) == half
    assert found("in one module", one_base=BASE + "class Whole(Half): ...\n") == half
    assert found("in steps", one_base=BASE + "class More(Half): ...\nclass Whole(More): ...\n") > half
    generic = HEIR.replace("(Half)", "(Half[int])")
    assert found("of a type", one_base=BASE, one_heir=generic) == half
    by_way = HEIR.replace("one.base", "one.door")
    assert (
        found("by way of another", one_base=BASE, one_door="from package.one.base import Half", one_heir=by_way) == half
    )

    assert found("for another room", one_base=BASE, two_heir=HEIR) == set()
    assert found("for two", one_base=BASE, one_heir=HEIR + "class Other(Half): ...\n") == set()
    assert found("made", one_base=BASE, one_heir=HEIR + "half = Half()\n") == set()
    needed = "from package.one.base import Half\ndef use(half: Half) -> None: ...\n"
    assert found("for whoever needs it", one_base=BASE, one_heir=HEIR, one_user=needed) == set()


# The browser.

EXTENDS = re.compile(r"\bclass\s+(\w+)(?:<[^{]*?>)?\s+extends\s+(\w+)")


def heirs(sources: Path) -> list[str]:
    """The classes of the browser that inherit from one of ours: there, objects only have each other."""
    files = [path for path in sources.rglob("*") if path.suffix in {".ts", ".svelte"}]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    ours = set(re.findall(r"\bclass\s+(\w+)", text))
    return sorted(f"{heir} < {base}" for heir, base in EXTENDS.findall(text) if base in ours)


def test_no_class_of_the_browser_is_cut_by_inheritance() -> None:
    assert heirs(ROOT / "web" / "src") == []


def test_a_class_of_the_browser_that_was_cut_is_found(tmp_path: Path) -> None:
    (tmp_path / "telling.ts").write_text("export abstract class Telling<T> {}\nclass Trouble extends Error {}\n")
    assert heirs(tmp_path) == []
    (tmp_path / "session.ts").write_text("export class Session<T extends object> extends Telling<T> {}\n")
    assert heirs(tmp_path) == ["Session < Telling"]
