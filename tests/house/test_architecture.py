"""The shape of the code: modules say what they are, games are named in their own folders only, one word is one thing.

Each test walks all files it is about and names every offender.
"""

import ast
import importlib
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatch
from functools import partial
from pathlib import Path

import pytest

from house.test_web_words import SAID_IN as SAID_IN_BROWSER
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.core.state import State
from ludothek.games import all_games
from support.clauses import clauses_named_in
from support.exempt import RULES, exempt, exemptions, reasons
from support.folders import ROOT, TESTS
from support.source import MODULES, PACKAGE, imports, offenders, part, short, tree
from support.toy import TOY

SEATS_ONLY = {"core", "players", "lab", "server", "guest", "cli"}
"""Parts that know boards only from views."""


def opening_that_is_no_sentence(path: Path) -> str:
    opening = (ast.get_docstring(tree(path)) or "none at all").splitlines()[0]
    return "" if opening.endswith((".", ":")) else opening


def test_a_module_opens_with_a_sentence_that_says_what_it_is() -> None:
    assert offenders(opening_that_is_no_sentence, MODULES) == {}


OF_GAMES = sorted((PACKAGE / "games").glob("*/*.py"))


def states_with_a_constructor(path: Path) -> list[str]:
    module = importlib.import_module(f"ludothek.games.{path.parent.name}.rules")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, State)]
    own = {kind.__name__ for kind in kinds if kind.__module__ == module.__name__}
    if not own:
        return ["no state at all"]
    classes = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef) and node.name in own]
    return [node.name for node in classes if any(getattr(part, "name", "") == "__init__" for part in node.body)]


def test_the_fields_of_a_state_stand_in_its_class_body() -> None:
    assert offenders(states_with_a_constructor, [path for path in OF_GAMES if path.name == "rules.py"]) == {}


def asserts(path: Path) -> list[int]:
    """The lines in which something is asserted."""
    return [node.lineno for node in ast.walk(tree(path)) if isinstance(node, ast.Assert)]


def test_a_table_is_written_for_the_state_of_its_game() -> None:
    assert offenders(asserts, [path for path in OF_GAMES if path.name == "table.py"]) == {}


def places_named(path: Path) -> set[str]:
    named: set[str] = set()
    for node in ast.walk(tree(path)):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                named.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                named.add(name.lower().strip("_"))
    return named & {"place", "places"}


def test_a_place_is_one_on_a_board_and_nothing_else() -> None:
    """Who sits is in a seat; where something stands in a list or a document has other words."""
    only_seats = [path for path in MODULES if part(path) in SEATS_ONLY and short(path) != "core/view.py"]
    assert offenders(places_named, only_seats) == {}


MODULES_CALLED = {
    "notation": {"moves"},
    "endings": {"ending", "ends", "endplay", "finish"},
    "solver": {"solving"},
    "schooling": {"teaching"},
}
"""What modules of several games are called, and what none is called instead: moves as numbers, ends that are solved,
what solves, what lets players learn."""


def test_what_several_games_have_is_called_alike() -> None:
    others = {other: name for name, others in MODULES_CALLED.items() for other in others}
    found = {short(path): path.stem for path in MODULES if part(path) in {"games", "players", "thinking"}}
    assert {path: others[stem] for path, stem in found.items() if stem in others} == {}


def identifiers(path: Path) -> set[str]:
    """All that is named in a module: whatever it defines, binds, takes or asks an object for, and itself."""
    named = {path.stem}
    for node in ast.walk(tree(path)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                named.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                named.add(name)
            case ast.alias(name=name, asname=other):
                named |= {name.split(".")[-1], other or ""}
    return named


def words(path: Path, but: Collection[str] = ()) -> set[str]:
    """The words that the identifiers of a module are made of, in lower case."""
    named = identifiers(path) - set(but)
    return {word.lower() for name in named for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def agreed_by_other_names(path: Path) -> set[str]:
    return words(path) & {"agreed", "house", "houses"}


def test_what_was_agreed_before_a_game_is_its_terms() -> None:
    excused = {path for path in MODULES for game_id in exempt("house") if path.is_relative_to(of_game(game_id))}
    assert offenders(agreed_by_other_names, set(MODULES) - excused) == {}
    assert offenders(lambda path: words(path) & {"agreed"}, excused) == {}


def of_game(game_id: str) -> Path:
    return PACKAGE / "games" / game_id


def test_no_game_is_exempt_from_that_without_need() -> None:
    called = {path for path in MODULES if agreed_by_other_names(path)}
    needless = [each for each in exempt("house") if not any(path.is_relative_to(of_game(each)) for path in called)]
    assert needless == []


def start_of(path: Path) -> str:
    """What `start` in a module returns."""
    made = [node for node in tree(path).body if isinstance(node, ast.FunctionDef) and node.name == "start"]
    return ast.unparse(made[0].returns).strip("\"'") if made and made[0].returns else ""


def first_state_by_another_name(path: Path) -> str:
    """What is wrong with how the rules of a game make its first state."""
    made = vars(importlib.import_module(f"ludothek.games.{path.parent.name}.rules")).get(start_of(path))
    if not (isinstance(made, type) and issubclass(made, State)):
        return "no `start` that returns a state"
    users = [path.with_name(name) for name in ("game.py", "series.py")]
    return "" if any("start" in identifiers(user) for user in users if user.is_file()) else "`start` begins no series"


def test_the_first_state_of_a_game_is_made_by_its_start() -> None:
    rules = [path for path in OF_GAMES if path.name == "rules.py"]
    assert offenders(first_state_by_another_name, rules) == {}


SAID_IN: dict[str, tuple[str, ...]] = {
    "company": (),
    "line": (
        *("cli/*", "guest/*", "terminal/*", "core/about.py", "games/*/__main__.py", "lab/levels_page.py"),
        *("players/program.py", "players/protocol.py", "server/base/server_log.py", "server/bus/news.py"),
        *("server/messages/to_clients.py", "server/room/*", "server/workers/worker.py"),
        *("core/view.py", "games/*/table.py", "lab/check/layouts.py"),
    ),
    "outlook": ("core/knowledge.py", "players/search.py", "thinking/*"),
    "sight": ("core/reveals.py",),
    "table": ("cli/*", "guest/*", "terminal/*", "server/*", "*/table.py"),
    "told": (
        *("cli/app.py", "cli/hosting.py", "cli/records.py", "cli/shelf.py", "guest/minds.py", "lab/arena.py"),
        *("lab/check/lessons.py", "players/program.py", "players/protocol.py", "server/messages/*", "server/room/*"),
        *("server/table/story.py", "server/web/app.py", "server/web/lessons.py"),
        *(f"terminal/{part}.py" for part in ("drawing", "felt", "lines", "lying", "sitting", "words", "zones")),
    ),
    "turned": ("core/view.py", "games/*/table.py", "terminal/board.py"),
}
"""Where a word has the one meaning that it keeps: a line of text, or one drawn on a board; the outlook of a value net;
what a seat sees; a table where people sit; what is told to whoever reads or listens there; how a view is turned. Who is
at a table is present."""
FORMS = {
    "company": {"company"},
    "line": {"line", "lines"},
    "outlook": {"outlook", "outlooks"},
    "sight": {"sight", "sights"},
    "table": {"table", "tables"},
    "told": {"told", "tell", "tells", "telling"},
    "turned": {"turned", "turning", "unturned"},
}
WIRE = {"line_up"}
"""Names in what is written for others, in which a word is part of another."""


def said_where_it_belongs(word: str, path: Path) -> bool:
    """Is a module one of those in which a word has its meaning? Minds speak of an outlook that have a value net."""
    if any(fnmatch(short(path), pattern) for pattern in SAID_IN[word]):
        return True
    beside = path.parent.glob("*.py")
    return word == "outlook" and any("ludothek.thinking.nets.value_net" in imports(each) for each in beside)


def forms_of(word: str, path: Path) -> set[str]:
    return words(path, WIRE) & FORMS[word]


@pytest.mark.parametrize("word", SAID_IN)
def test_a_word_has_one_meaning(word: str) -> None:
    elsewhere = [path for path in MODULES if not said_where_it_belongs(word, path)]
    assert offenders(partial(forms_of, word), elsewhere) == {}


@pytest.mark.parametrize("word", SAID_IN)
def test_a_word_is_said_wherever_it_may_be(word: str) -> None:
    said = [short(path) for path in MODULES if forms_of(word, path)]
    assert [pattern for pattern in SAID_IN[word] if not any(fnmatch(path, pattern) for path in said)] == []


def vocabulary() -> tuple[set[str], set[str]]:
    """The words that the page for contributors lists, each for one thing, and those of which it says for what."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    listed, _, explained = page.partition("**One word for one thing**: ")[2].partition("\n- ")[0].partition(".")
    return set(re.findall(r"\w+", listed)), set(re.findall(r"\*(\w+)\*", explained))


def test_contributors_are_told_the_words_that_are_said_and_held() -> None:
    listed, explained = vocabulary()
    assert listed - set().union(*map(words, MODULES)) == set()
    held = {word for each in (SAID_IN, SAID_IN_BROWSER) for word, places in each.items() if places}
    assert explained <= held
    assert held <= explained | listed


TURNED = re.compile(
    r"(?:^|_)(?:may_|half_|quarter_)turns?(?:_|$)|(?:^|_)turns?_(?:away|back|down|off|on|over|round|to|up)(?:_|$)"
)


def things_turned(path: Path) -> set[str]:
    return {name for name in identifiers(path) if TURNED.search(name.lower())}


def test_a_turn_is_a_seat_to_move_and_nothing_is_turned() -> None:
    """A turn is nothing that is done to cards, boards, visitors or a cube: those are opened, rotated, sent, doubled."""
    assert offenders(things_turned, MODULES) == {}


def test_a_turn_is_told_from_what_is_turned(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("def half_turn(): ...\na._turn_up(1)\nTURN_OVER = turn_away\nimport may_turn", encoding="utf-8")
    assert things_turned(path) == {"half_turn", "_turn_up", "TURN_OVER", "turn_away", "may_turn"}
    path = tmp_path / "right.py"
    path.write_text("state.turn = first_turn(turns)\nbegin_turn(whole_turn, turn_notes, turn_only)", encoding="utf-8")
    assert things_turned(path) == set()


def seats_of_another_kind(path: Path) -> list[int]:
    """The lines that make a class or a kind of number called `Seat`, or import one from elsewhere than `core.state`."""
    found: list[int] = []
    for node in ast.walk(tree(path)):
        match node:
            case ast.ClassDef(name="Seat") | ast.Assign(targets=[ast.Name(id="Seat")]):
                found.append(node.lineno)
            case ast.ImportFrom(module=module, names=names) if module != "ludothek.core.state":
                found += [node.lineno for alias in names if "Seat" in (alias.name, alias.asname)]
    return found


def test_a_seat_is_a_number_and_who_sits_there_is_not_called_by_it() -> None:
    assert offenders(seats_of_another_kind, [path for path in MODULES if short(path) != "core/state.py"]) == {}


def test_a_word_is_found_wherever_something_is_called_by_it(tmp_path: Path) -> None:
    """In a name of several words, too, but not in another word, and not in prose."""

    def of(source: str) -> set[str]:
        path = tmp_path / f"module_{len(list(tmp_path.iterdir()))}.py"
        path.write_text(source, encoding="utf-8")
        return words(path) & {"house", "module"}

    assert of("") == {"module"}
    assert of("'The house.'\nhousehold = 1  # house") == {"module"}
    defined = ["class OldHouse: ...", "async def house(): ...", "def f(house): ...", "_HOUSE = 1"]
    asked = ["f(house=1)", "a.house_rules", "import a.house", "from a import house", "from a import b as house"]
    for source in [*defined, *asked]:
        assert of(source) == {"module", "house"}, source
    path = tmp_path / "module_x.py"
    path.write_text("house_mate = 1", encoding="utf-8")
    assert words(path, {"house_mate"}) == {"module", "x"}


def test_a_start_is_known_by_what_it_returns(tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text("def deal() -> Race: ...\ndef start() -> 'Race': ...", encoding="utf-8")
    wrong.write_text("def deal() -> Race: ...\nclass Game:\n    def start(self) -> Race: ...", encoding="utf-8")
    assert (start_of(right), start_of(wrong)) == ("Race", "")


def readable(path: Path) -> str:
    """The text of a file; nothing where it is not one."""
    if not path.is_file() or path.suffix in {".so", ".pyc"}:
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def titles(game: Game) -> list[str]:
    return [game.title(lang) for lang in LANGUAGES]


def texts_of(package: Path) -> dict[Path, str]:
    return {path: readable(path) for path in sorted(package.rglob("*"))}


def naming(game: Game, games: Sequence[Game], files: Mapping[Path, str]) -> list[Path]:
    """The files in which a game is named though they are neither its own nor those of its variants.

    What a game is called itself, and what may be agreed in it, may contain the name of another. A name that is an
    everyday word, or that of a family, may be used in prose, or in code: such a game is exempt.
    """
    named = {game.id} if game.id in exempt("title") else {game.id, game.title("en")}
    spoken = re.compile(rf"\b({'|'.join(map(re.escape, sorted(named)))})\b", re.IGNORECASE)
    prose = {".ftl", ".md"} if game.id in exempt("prose") else set()
    may = [each.folder for each in games if game.id in [elder.id for elder in each.lineage]]
    found: list[Path] = []
    for path, text in files.items():
        if any(path.is_relative_to(folder) for folder in may) or path.suffix in prose:
            continue
        if not spoken.search(text) and not spoken.search(path.name):
            continue
        own = [each for each in games if path.is_relative_to(each.folder)]
        called = [title for each in own for title in titles(each)]
        called += [f'"{word}"' for each in own for option in each.options for word in option.words]
        rest = re.sub("|".join(map(re.escape, called)), "", text, flags=re.IGNORECASE) if called else text
        if spoken.search(rest) or spoken.search(path.name):
            found.append(path)
    return found


def test_a_game_is_named_in_its_own_folder_only() -> None:
    games, files = all_games(), texts_of(PACKAGE)
    named = {game.id: [short(path) for path in naming(game, games, files)] for game in games}
    assert {game_id: paths for game_id, paths in named.items() if paths} == {}


def named_in_tests(games: Sequence[Game], folder: Path) -> dict[str, set[str]]:
    """The tests in which games are named, by their ids or as people call them, that are neither theirs nor examples."""
    called = {title for game in games if game.id not in exempt("title") for title in titles(game)}
    names = {game.id for game in games} | called
    spoken = re.compile(rf"(?<!\w)({'|'.join(sorted(map(re.escape, names), key=len, reverse=True))})(?!\w)")
    may = (folder / "games", folder / "support" / "examples")
    texts = {path: text for path, text in texts_of(folder).items() if not any(map(path.is_relative_to, may))}
    found = {path.relative_to(folder).as_posix(): set(spoken.findall(text)) for path, text in texts.items()}
    return {path: named for path, named in found.items() if named}


def test_tests_name_games_among_the_examples_only() -> None:
    assert named_in_tests(all_games(), TESTS) == {}


def test_the_house_takes_no_examples_and_quotes_no_clause() -> None:
    """What holds for all games is tried with those that were made to try it, or with all that are able to."""
    clauses = {clause for game in all_games() for clause in rulebook(game, "en").clauses}
    texts = {path: text for path, text in texts_of(TESTS / "house").items() if text}
    taken = re.compile(r"^\s*(from|import) support\.examples", re.MULTILINE)
    assert [path.name for path, text in texts.items() if taken.search(text)] == []
    quoted = {path.name: clauses & clauses_named_in(path) for path in texts}
    assert {name: found for name, found in quoted.items() if found} == {}


def test_a_game_that_is_named_in_a_test_is_found(tmp_path: Path) -> None:
    texts, tests = tmp_path / "heap" / "texts", tmp_path / "tests"
    texts.mkdir(parents=True)
    for lang in LANGUAGES:
        (texts / f"{lang}.ftl").write_text(f"title = Big Heap in {lang}", encoding="utf-8")
    for path, text in {
        "games/heap/test_rules.py": "load_game('heap')",
        "support/examples/__init__.py": "BIG = 'heap'",
        "core/test_id.py": "sit(page, f'/g/heap')",
        "core/test_title.py": "find('Big Heap in it')",
        "core/test_toy.py": "a_heap = Heap(heaps)",
    }.items():
        (tests / path).parent.mkdir(parents=True, exist_ok=True)
        (tests / path).write_text(text, encoding="utf-8")
    game = replace(TOY, about=replace(TOY.about, folder=tmp_path / "heap"))
    assert named_in_tests([game], tests) == {"core/test_id.py": {"heap"}, "core/test_title.py": {"Big Heap in it"}}


def test_a_game_is_exempt_from_rules_that_there_are_and_for_a_reason() -> None:
    assert {game_id: rules.keys() - RULES for game_id, rules in exemptions().items() if rules.keys() - RULES} == {}
    assert [reason for reason in reasons() if len(reason.split()) < 4] == []


def test_no_game_is_exempt_from_where_it_is_named_without_need(monkeypatch: pytest.MonkeyPatch) -> None:
    games, files = all_games(), texts_of(PACKAGE)
    excused = {rule: exempt(rule) for rule in RULES}
    for rule in ("title", "prose"):
        monkeypatch.setitem(globals(), "exempt", {**excused, rule: set()}.__getitem__)
        needless = [game.id for game in games if game.id in excused[rule] and not naming(game, games, files)]
        assert needless == [], rule


def test_a_variant_may_name_its_base_and_a_title_may_contain_another(tmp_path: Path) -> None:
    def put(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    names = {"heap": "Heap", "low_heap": "Low Heap", "heap_race": "Heap Race"}
    for game_id, name in names.items():
        for lang in LANGUAGES:
            put(f"{game_id}/texts/{lang}.ftl", f"title = {name}")
    games = [replace(TOY, about=replace(TOY.about, folder=tmp_path / game_id)) for game_id in names]
    games[1] = replace(games[1], base=games[0])
    put("heap/rules.py", "Heap")
    put("low_heap/rules.py", "from heap import rules")
    put("heap_race/rules.py", "The rules of Heap Race.")

    def named(game: Game) -> list[str]:
        return [path.relative_to(tmp_path).as_posix() for path in naming(game, games, texts_of(tmp_path))]

    assert named(games[0]) == []
    put("heap_race/rules.py", "The rules of Heap Race, as in Heap.")
    put("core/match.py", "if game == 'heap':")
    put("core/view.py", "# low_heap")
    assert named(games[0]) == ["core/match.py", "heap_race/rules.py"]
    assert named(games[1]) == ["core/view.py"]
