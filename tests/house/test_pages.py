"""What pages name is there: files, modules, classes with what they have, and commands with their options.

What stands in code in a docstring is there as well.
"""

import ast
import os
import re
from collections.abc import Iterator
from fnmatch import filter as matching
from functools import cache
from pathlib import Path

import pytest

from ludothek.core.program_time import GUEST_SECONDS, PROGRAM_SECONDS
from ludothek.games import all_games
from support.commands import options_of_commands
from support.exempt import RULES
from support.folders import ROOT
from support.source import MODULES, PACKAGE, modules_of, offenders, tree

PAGES = (
    *sorted(f"docs/{path.name}" for path in ROOT.glob("docs/*.md")),
    *("CONTRIBUTING.md", "README.md", "deploy/README.md"),
)
CHANGES = "CHANGELOG.md"
MOVED = "docs/moved.md"
ELSEWHERE = {"fr.ftl", "fr.md", "games.example.org", "mybot.py", "pg_hba.conf", "record.json"}
"""What whoever reads a page is to write, or has of others."""
SUFFIXES = {
    f".{each}"
    for each in (
        "conf",
        "css",
        "env",
        "ftl",
        "json",
        "md",
        "py",
        "service",
        "svelte",
        "svg",
        "target",
        "toml",
        "ts",
        "yaml",
    )
}
ROOMS = {path.name for path in PACKAGE.iterdir() if path.is_dir()} | {PACKAGE.name}


@cache
def said_on(page: str) -> str:
    """The text of a page: of changes, those since the version before the newest; where it says what moved, to where."""
    text = (ROOT / page).read_text(encoding="utf-8")
    if page == CHANGES:
        unreleased, newest = text.split("\n## [")[1:3]
        return unreleased + newest
    return re.sub(r"^\| [^|]+", "", text, flags=re.MULTILINE) if page == MOVED else text


def in_code(text: str) -> Iterator[str]:
    """What stands in code within the sentences of a text, word by word."""
    for span in re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)):
        yield from span.split()


every_page = pytest.mark.parametrize("page", [*PAGES, CHANGES])


# Files and folders.


@cache
def there() -> frozenset[str]:
    """Every file and folder of the clone, by its whole path and by any end of it."""
    found = {path.name for path in ROOT.iterdir()}
    for top in ("bench", "deploy", "docs", "examples", "requirements", "scripts", "src", "tests", "web"):
        for folder, folders, files in os.walk(ROOT / top):
            folders[:] = [name for name in folders if name not in {"node_modules", "__pycache__", "assets"}]
            below = Path(folder).relative_to(ROOT).parts
            paths = [below, *((*below, name) for name in files)]
            found |= {"/".join(path[start:]) for path in paths for start in range(len(path))}
    return frozenset(found)


def is_path(word: str) -> bool:
    first, *rest = word.split("/")
    if not re.fullmatch(r"[\w.<>*@/-]+", word) or word in ELSEWHERE or word.startswith("/"):
        return False
    return Path(word).suffix in SUFFIXES or (bool(rest) and "." not in first and first in there())


def missing_files(text: str) -> list[str]:
    paths = [(word, re.sub(r"<\w+>", "*", word.rstrip("/"))) for word in in_code(text) if is_path(word)]
    return [word for word, path in paths if path not in there() and not ("*" in path and matching(there(), path))]


@every_page
def test_files_that_are_named_are_there(page: str) -> None:
    assert missing_files(said_on(page)) == []


@every_page
def test_a_link_to_a_file_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", said_on(page)) + re.findall(r'src="([^"]+)"', said_on(page))
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def anchors(text: str) -> set[str]:
    """The ends of links to the headings of a page: their words in small letters, a number where they stand again."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    found: list[str] = []
    for heading in re.findall(r"^#+ +(.*?) *$", prose, re.MULTILINE):
        words = re.sub(r"\]\([^)]*\)", "", heading).lower()
        found.append(re.sub(r"[^\w -]", "", words).replace(" ", "-"))
    return {f"{each}-{before}" if (before := found[:at].count(each)) else each for at, each in enumerate(found)}


def missing_headings(page: Path, text: str) -> list[str]:
    """The links to headings that are not on their pages."""
    links = re.findall(r"\]\((?!https?:)([^)#]*)#([^)]+)\)", text)
    to = {link: page.parent / link if link else page for link, _ in links}
    headings = {link: anchors(path.read_text(encoding="utf-8")) if path.is_file() else () for link, path in to.items()}
    return [f"{link}#{heading}" for link, heading in links if heading not in headings[link]]


@every_page
def test_a_link_to_a_heading_leads_to_one(page: str) -> None:
    assert missing_headings(ROOT / page, said_on(page)) == []


def test_a_heading_that_is_not_there_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A `page`: [its](x) end\n```\n# No heading\n```\n## More\n## More\n", encoding="utf-8")
    there = "[a](page.md#a-page-its-end), [b](#more), [c](#more-1)"
    assert missing_headings(page, there) == []
    assert missing_headings(page, "[a](page.md#no-heading), [b](#more-2), [c](gone.md#more)") == [
        "page.md#no-heading",
        "#more-2",
        "gone.md#more",
    ]


# Modules, and what is in them.


def is_module(word: str) -> bool:
    first, *rest = word.split(".")
    return (
        bool(rest)
        and first in ROOMS
        and word not in ELSEWHERE
        and re.fullmatch(r"[\w.]+", word) is not None
        and not is_path(word)
    )


def resolved(word: str) -> bool:
    """Is it a module or package of Ludothek, or something that a module says?"""
    name = word if word.startswith("ludothek.") else f"ludothek.{word}"
    if modules_of(name) or (PACKAGE.parent / name.replace(".", "/")).is_dir():
        return True
    module, _, last = name.rpartition(".")
    return any(
        re.search(rf"^(?:class |def |from .* import .*)?\b{last}\b", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in modules_of(module)
    )


def missing_modules(text: str) -> list[str]:
    return [word for word in in_code(text) if is_module(word) and not resolved(word)]


@every_page
def test_modules_that_are_named_are_there(page: str) -> None:
    assert missing_modules(said_on(page)) == []
    started = [
        name for name in re.findall(r"python -m (ludothek[\w.]*)(?![\w.<])", said_on(page)) if not name.endswith(".")
    ]
    assert [name for name in started if not (modules_of(name) or modules_of(f"{name}.__main__"))] == []


HOUSE = "docs/architecture.md"


def rows_of_the_house() -> set[str]:
    """The folders of the table with which the page begins; after the first of a row only names stand there."""
    found: set[str] = set()
    for cell in re.findall(r"^\| ((?:`[^`]+`(?:, )?)+) \|", said_on(HOUSE).partition("```")[0], re.MULTILINE):
        first, *others = re.findall(r"`([^`]+)`", cell)
        found |= {first, *(first.rpartition("/")[0] + "/" + other if "/" in first else other for other in others)}
    return found


def test_every_folder_of_the_house_has_its_row() -> None:
    """Or its rooms have theirs."""
    inside = [PACKAGE, *(PACKAGE / name for name in ("kit", "server", "thinking"))]
    named = {each.relative_to(PACKAGE).as_posix() for room in inside for each in room.iterdir() if each.is_dir()}
    beside = [ROOT, *(ROOT / name for name in ("tests", "web", "web/src"))]
    named |= {each.relative_to(ROOT).as_posix() for room in beside for each in room.iterdir() if each.is_dir()}
    made = {"src", "build", "dist", "node_modules", "assets", "static"}
    named = {each for each in named if each.split("/")[-1] not in made and not re.search(r"\.|__", each)}
    rows = rows_of_the_house()
    patterns = {row: re.sub(r"<\w+>", "*", row) for row in rows}
    assert [row for row, each in patterns.items() if not [*PACKAGE.glob(each), *ROOT.glob(each)]] == []
    assert {each for each in named if not any(row == each or row.startswith(f"{each}/") for row in rows)} == set()


KIT = "docs/adding-a-game.md"


def test_the_table_of_the_kit_has_all_its_modules() -> None:
    told: dict[str, set[str]] = {}
    family = ""
    for first, modules in re.findall(r"^\| (?:`(kit/\w+)` )?\| ((?:`\w+`(?:, )?)+) \|", said_on(KIT), re.MULTILINE):
        family = first or family
        told.setdefault(family, set()).update(re.findall(r"\w+", modules))
    files = [path for path in MODULES if path.is_relative_to(PACKAGE / "kit") and path.name != "__init__.py"]
    there: dict[str, set[str]] = {}
    for path in files:
        there.setdefault(f"kit/{path.parent.name}", set()).add(path.stem)
    assert told == there


def parts_of_games() -> set[str]:
    """Whatever every game of the package has in its folder, but for what was compiled of it."""
    folders = [{each.name for each in game.folder.iterdir() if each.suffix != ".so"} for game in all_games()]
    return set.intersection(*folders) - {"__pycache__"}


def test_the_folder_of_a_game_is_drawn_with_all_that_each_has() -> None:
    drawn = said_on(KIT).partition("```\nhigh_card/\n")[2].partition("```")[0]
    assert parts_of_games() <= set(re.findall(r"^  ([\w.]+)/?  ", drawn, re.MULTILINE))


def test_every_rule_from_which_a_game_may_be_exempt_has_its_row() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$", said_on(KIT), re.MULTILINE))
    assert {rule: rows.get(rule) for rule in RULES} == RULES


def roomless(text: str) -> set[str]:
    """Files that lie in a room and are named without it, unless every game has one of that name."""
    bare = {word for word in in_code(text) if re.fullmatch(r"[a-z_]+(\.svelte)?\.(py|ts)", word)}
    return {word for word in bare - parts_of_games() if not (ROOT / word).exists()}


def test_a_file_is_named_with_the_room_that_it_lies_in() -> None:
    assert roomless(said_on(HOUSE)) == set()


@cache
def members() -> dict[str, set[str]]:
    """What classes have, by the names of the classes; what they inherit as well."""
    bases: dict[str, set[str]] = {}
    found: dict[str, set[str]] = {}
    for node in (node for path in MODULES for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)):
        bases.setdefault(node.name, set()).update(ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases)
        own = found.setdefault(node.name, set())
        for part in ast.walk(node):
            match part:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                    own.add(name)
                case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                    own.add(name)
    for name in found:
        above, new = {name}, set(bases[name])
        while new:
            base = new.pop()
            above.add(base)
            found[name] |= found.get(base, set())
            new |= bases.get(base, set()) - above
    return found


def missing_members(text: str) -> list[str]:
    """`Game.turns`: where there are classes of this name, one of them has this."""
    named = [re.match(r"([A-Z][a-z]\w+)\.([a-z_]\w*)", word) for word in in_code(text)]
    return [each[0] for each in named if each and each[1] in members() and each[2] not in members()[each[1]]]


@every_page
def test_what_classes_are_said_to_have_they_have(page: str) -> None:
    assert missing_members(said_on(page)) == []


def missing(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return [*missing_files(text), *missing_modules(text), *missing_members(text)]


def test_what_modules_say_in_code_is_there() -> None:
    assert offenders(missing, MODULES) == {}


# Commands.


@every_page
def test_commands_are_there_with_their_options(page: str) -> None:
    said = re.sub(r"\\\n\s*", "", said_on(page))
    known = options_of_commands()
    for command, words in re.findall(r"(?:^ *|[/`])ludothek ([a-z][a-z-]*)([^`\n]*)", said, re.MULTILINE):
        assert command in known, f"{page}: ludothek {command}"
        assert set(re.findall(r"(?<= )--[a-z-]+", words)) <= known[command], f"{page}: ludothek {command}{words}"


PROGRAMS = "docs/seat-protocol.md"


def test_how_long_a_program_may_think_is_said_as_it_is() -> None:
    """And nowhere in the source is it said a second time."""
    assert f"({PROGRAM_SECONDS:.0f} seconds, {GUEST_SECONDS:.0f} with `join`; `--bot-seconds`" in said_on(PROGRAMS)
    assert offenders(own_seconds, MODULES) == {}


def own_seconds(path: Path) -> list[str]:
    """Defaults of `bot_seconds` that are a number."""
    return re.findall(r"\bbot_seconds: \w+ = [\d.]+", path.read_text(encoding="utf-8"))


@every_page
def test_what_make_is_told_it_can_do(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:^ *|`)make ([a-z-]+)", said_on(page), re.MULTILINE)) <= targets
