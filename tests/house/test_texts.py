"""Texts: every language says the same things with the same arguments, and nothing is missing or left over."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from librt.random import Random

import ludothek
from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER
from ludothek.core.texts import SHARED, Texts
from ludothek.games import all_games
from ludothek.players.levels import LEVELS
from support.folders import TESTS

SOURCE = Path(ludothek.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
GAMES = [pytest.param(game, id=game.id) for game in all_games()]
FAMILIES = sorted((SOURCE / "kit").glob("*/texts"))
"""What games of a family say alike."""
IDIOMS = sorted(path.parent for path in (SOURCE / "kit" / "idioms").glob("*/en.ftl"))
"""What games say alike that are of no family."""
STACKS = {
    SHARED: (SHARED,),
    **{folder: (SHARED, folder) for folder in (*FAMILIES, *IDIOMS)},
    **{game.folder / "texts": (SHARED, *game.text_folders) for game in all_games()},
}
"""Every folder of texts, on top of those that stand in for whatever it does not say."""
FOLDERS = [pytest.param(folder, id=f"{folder.parent.name}-{folder.name}") for folder in STACKS]
PUT_TOGETHER = {
    *(f"level-{level}{end}" for level in (*LEVELS, "random") for end in ("", "-help")),
    *(f"option-seating{end}" for end in ("", "-help", "-as_seated", "-drawn")),
    *(f"zone-{kind}" for kind in ("dice", "cup", "chips")),
    *(f"face-{face}" for face in "JQKA"),
}
"""Texts whose ids are put together in the code."""


class _References(Visitor):
    """The arguments of a text, and the texts that it is made of."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's word
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


@cache
def _references(path: Path) -> dict[str, _References]:
    found: dict[str, _References] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = _References()
            found[entry.id.name].visit(entry)
    return found


def messages(path: Path) -> dict[str, set[str]]:
    """Every text of a file with the names of its arguments, those of the texts that it is made of included."""
    known: dict[str, _References] = {}
    for folder in STACKS[path.parent]:
        known |= _references(folder / path.name)

    def arguments(text_id: str) -> set[str]:
        return known[text_id].arguments.union(*map(arguments, known[text_id].texts))

    return {text_id: arguments(text_id) for text_id in _references(path)}


def parts(path: Path) -> set[str]:
    """The texts that others of a file are made of."""
    return {text_id for text in _references(path).values() for text_id in text.texts}


def said_by(game: Game) -> dict[str, set[str]]:
    """Every text of a game with the names of its arguments, those of its families and of its base included."""
    found: dict[str, set[str]] = {}
    for folder in game.text_folders:
        found |= messages(folder / "en.ftl")
    return found


def test_what_a_language_calls_itself_stands_in_its_texts_alone() -> None:
    """So a new one is its entry in the one list, and its texts. That of the code is a word in it like any other."""
    own = [Texts(lang)("key-language") for lang in LANGUAGES if lang != "en"]
    named = re.compile(rf"\b({'|'.join(own)})\b", re.IGNORECASE)
    sources = [path for folder in (SOURCE, TESTS) for path in folder.rglob("*.py")]
    sources += [path for path in WEB.rglob("*.*") if path.suffix in {".ts", ".svelte"}]
    assert [path for path in sources if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_all_languages_say_the_same(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == list(LANGUAGES)
    english = messages(folder / "en.ftl")
    for lang in LANGUAGES:
        assert messages(folder / f"{lang}.ftl") == english, lang


def test_a_game_has_one_title_in_a_language() -> None:
    for game, lang in product(all_games(), LANGUAGES):
        heading = rulebook(game, lang).text.splitlines()[0]
        titles = {heading, f"# {game.title(lang)}", f"# {Texts(lang, game)('title')}"}
        assert len(titles) == 1, f"{game.id} in {lang}: {titles}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_names_every_option_by_its_code(game: Game, lang: str) -> None:
    text = rulebook(game, lang).text
    assert [option.name for option in game.options if f"`{option.name}`" not in text] == []


def test_a_game_is_told_in_five_sentences() -> None:
    for game, lang in product(all_games(), LANGUAGES):
        brief = Texts(lang, game)("brief")
        ends = re.findall(r"[.!?…](?=[”“»)]* [^a-zà-ü]|[”“»)]*$)", brief)
        assert len(ends) == 5, f"{game.id} in {lang} has {len(ends)}: {brief}"
        assert len(brief) <= 560, f"{game.id} in {lang}: {len(brief)}"


def test_the_languages_stand_in_one_list_only() -> None:
    quoted = re.compile("|".join(f"[\"']{lang}[\"']" for lang in LANGUAGES if lang != "en"))
    own = {SOURCE / "core" / "language.py", WEB / "server" / "messages.ts"}  # the list, and what is generated from it
    sources = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    assert [path for path in sources if path not in own and quoted.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("folder", [SHARED, *FAMILIES, *IDIOMS])
def test_nothing_was_left_untranslated(folder: Path) -> None:
    values = [_said(folder, lang) for lang in LANGUAGES]
    same = [text_id for text_id in values[0] if len({language[text_id] for language in values}) == 1]
    of_others = {text_id for text_id, text in _references(folder / "en.ftl").items() if text.texts}
    names = {"computer-names"}  # those of people that all languages know
    assert [text_id for text_id in same if text_id not in PUT_TOGETHER | of_others | names] == []


@cache
def _said(folder: Path, lang: str) -> Mapping[str, str]:
    """Every text of a folder in a language, as it is written."""
    serializer = FluentSerializer()
    entries = parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: serializer.serialize_entry(entry) for entry in entries if isinstance(entry, fluent.Message)}


def _python_strings() -> set[str]:
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_no_shared_text_is_left_over() -> None:
    used = _python_strings() | PUT_TOGETHER | parts(SHARED / "en.ftl")
    used |= {text_id for game in all_games() for text_id in _of_agreements(game)}
    web = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.*") if path.suffix in {".ts", ".svelte"})
    unused = [text_id for text_id in messages(SHARED / "en.ftl") if text_id not in used and text_id not in web]
    assert unused == []


def test_no_shared_text_is_missing() -> None:
    known = set(messages(SHARED / "en.ftl"))
    asked: set[str] = set()
    for path in (SOURCE / "terminal").glob("*.py"):
        asked |= set(re.findall(r'texts\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    assert len(asked) > 30
    assert asked | PUT_TOGETHER <= known | {"tagline"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_all_its_texts(game: Game) -> None:
    for lang in LANGUAGES:
        brings_all(game, Texts(lang, game))


def brings_all(game: Game, texts: Texts) -> None:
    assert texts("tagline")
    for option in game.options:
        for end in ("", "-help", *(f"-{word}" for word in option.words)):
            assert texts(f"option-{option.name}{end}")
    for seats in game.seats:
        layout = game.layout(seats)
        for look in layout.looks:
            assert texts.look(look)
        names = [texts.look(look) for look in layout.looks if look.kind != "die"]
        assert len(set(names)) == len(names), f"two looks share a name: {sorted(names)}"
        for colour in {look.colour for look in layout.looks if look.colour and look.kind == "card"}:
            assert texts(f"colour-{colour}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_no_text_that_it_does_not_use(game: Game) -> None:
    better = set(said_by(game.base)) if game.base else set()  # a variant may have a better word for what its base says
    assert unused(game, game.folder / "texts") - better == set()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_brings_no_text_that_nobody_uses(family: Path) -> None:
    left_over = _ids(family)
    for game in all_games():
        if family in game.families:
            own = {text_id for each in game.lineage for text_id in _ids(each.folder / "texts")}
            left_over &= unused(game, family) | own
    assert left_over == set()


def test_an_idiom_is_what_several_games_say() -> None:
    spoken = Counter(folder for game in all_games() for folder in game.families)
    assert {folder.name: spoken[folder] for folder in IDIOMS if spoken[folder] < 2} == {}


def unused(game: Game, folder: Path) -> set[str]:
    """The texts of a folder that a game has no use for."""
    layout = game.layout(game.seats[-1])
    # Whoever speaks in the game may have a better word for what is said everywhere.
    used = _ids(SHARED) | _ids(WEB.parent / "texts")
    used |= {
        *(text_id for each in game.text_folders for text_id in parts(each / "en.ftl")),
        "title",
        "tagline",
        "brief",
        *(look.text.id for look in layout.looks),
        *(f"colour-{look.colour}" for look in layout.looks if look.kind == "card"),
        *(f"place-{place.name.replace('.', '-')}" for zone in layout.zones for place in zone.places),
        *_of_agreements(game),
    }
    source = _with_kit("".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.rglob("*.py"))))
    used |= {f"counter-{name}" for name in re.findall(r'f"([a-z_]+)\.\{', source)}
    put_together = tuple(re.findall(r'f"([a-z-]+-)\{', source))
    return {each for each in _ids(folder) - used if not each.startswith(put_together) and f'"{each}"' not in source}


def _ids(folder: Path) -> set[str]:
    return set(_references(folder / "en.ftl"))


def _of_agreements(game: Game) -> set[str]:
    """The texts of all that may be agreed in a game."""
    found: set[str] = set()
    for option in game.options:
        found |= {f"option-{option.name}{end}" for end in ("", "-help", *(f"-{word}" for word in option.words))}
    for agreement in game.agreements:
        found |= {f"agreement-{agreement.name}", f"agreement-{agreement.name}-ask"}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_the_families_that_it_stands_on(game: Game) -> None:
    sources = [path.read_text(encoding="utf-8") for each in game.lineage for path in each.folder.rglob("*.py")]
    stands_on = {name for source in sources for name in re.findall(r"^from ludothek\.kit\.(\w+)", source, re.MULTILINE)}
    spoken = [family for family in FAMILIES if family.parent.name in stands_on]
    assert sorted(set(game.text_folders) & set(FAMILIES)) == spoken


@pytest.mark.parametrize("folder", FOLDERS[1:])
def test_nothing_is_said_that_would_be_said_without(folder: Path) -> None:
    assert said_anyway(STACKS[folder]) == []


def said_anyway(stack: Sequence[Path]) -> list[str]:
    """The texts of the last folder that say the same in every language as those before it."""
    *below, own = stack
    said = {lang: {each: text for folder in below for each, text in _said(folder, lang).items()} for lang in LANGUAGES}
    return [each for each in _ids(own) if all(_said(own, lang)[each] == said[lang].get(each) for lang in LANGUAGES)]


def test_what_several_games_say_alike_is_said_once() -> None:
    assert said_alike([WEB.parent / "texts", *STACKS]) == {}


def said_alike(folders: Iterable[Path]) -> dict[str, list[str]]:
    """The texts that stand word for word in several folders, whatever else is said in their place."""
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for folder in folders:
        for text_id in _ids(folder):
            found[text_id, *(_said(folder, lang)[text_id] for lang in LANGUAGES)].append(folder.parent.name)
    return {text_id: places for (text_id, *_), places in found.items() if len(places) > 1}


def test_what_is_said_twice_is_found(tmp_path: Path) -> None:
    def put(name: str, text: str, other: str = "") -> Path:
        folder = tmp_path / name / "texts"
        folder.mkdir(parents=True)
        for lang in LANGUAGES:
            (folder / f"{lang}.ftl").write_text((other if lang == "it" and other else text) + "\n", encoding="utf-8")
        return folder

    shared = put("shared", "drawn = Nobody\ndie = a die")
    family = put("family", "stone = a stone\ndeal = a deal")
    same, better = put("same", "stone = a stone\nheap = a heap"), put("better", "stone = a stone", "stone = sasso")
    alike, unlike = put("alike", "heap = a heap\ndeal = a go"), put("unlike", "heap = a heap", "heap = x")
    other = put("other", "deal = a go")
    assert said_anyway((shared, family, same)) == ["stone"]
    assert said_anyway((shared, family, better)) == []
    assert said_anyway((shared, put("copy", "drawn = Nobody"))) == ["drawn"]
    assert said_alike([shared, better, same, alike, unlike, other]) == {
        "heap": ["same", "alike"],
        "deal": ["alike", "other"],
    }


def _with_kit(source: str) -> str:
    """The source of a game and of all that it stands on in the kit and in `thinking`."""
    used: dict[Path, str] = {}
    new = [source]
    while new:
        imports = re.findall(r"^from ludothek\.((?:kit|thinking)[\w.]*) import (\([^)]*\)|.*)", new.pop(), re.MULTILINE)
        for module, names in imports:
            folder = SOURCE / module.replace(".", "/")
            for path in [folder.with_suffix(".py"), *(folder / f"{name}.py" for name in re.findall(r"\w+", names))]:
                if path.is_file() and path not in used:
                    used[path] = path.read_text(encoding="utf-8")
                    new.append(used[path])
    return source + "".join(used[path] for path in sorted(used))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_can_be_told(game: Game) -> None:
    match = Match(game, game.seats[0], seal=Seal.numbered(5))
    layout = game.layout(match.seats)
    names = tuple(f"Seat{seat}" for seat in range(match.seats))
    texts = [Texts(lang, game) for lang in LANGUAGES]
    random = Random(5)
    told: set[str] = set()
    arguments = said_by(game)
    while match.turn >= 0:
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])
        for note in match.view(WATCHER).scene.notes:
            told.add(note.id)
            for said in (language.note(note, names, layout) for language in texts):
                assert "{" not in said
                spoken_of = [key for key in note.args if key.startswith("seat") and key in arguments[note.id]]
                assert all(names[int(note.args[key])] in said for key in spoken_of)
    assert told
    for language in texts:
        assert language(match.series.results[-1].reason)


SEATED = re.compile(r"(note|fact)-|dealer$")
"""Texts about seats that are told to whoever sits there, too."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_told_of_a_seat_says_you_to_whoever_sits_there(folder: Path) -> None:
    for lang in LANGUAGES:
        for text_id, arguments in messages(folder / f"{lang}.ftl").items():
            if SEATED.match(text_id):
                seats = {name for name in arguments if name.startswith("seat")}
                assert {name.replace("seat", "you", 1) for name in seats} <= arguments, f"{lang}: {text_id}"


@pytest.mark.parametrize("game", GAMES)
def test_only_the_reader_is_called_you(game: Game) -> None:
    match = Match(game, game.seats[-1], seal=Seal.numbered(7))
    layout = game.layout(match.seats)
    names = tuple(f"Seat{seat}" for seat in range(match.seats))
    texts = [Texts(lang, game) for lang in LANGUAGES]
    random = Random(6)
    told: set[str] = set()
    arguments = said_by(game)
    while match.turn >= 0:
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])
        scene = match.view(WATCHER).scene
        for note in (*scene.notes, *scene.facts):
            spoken_of = {
                int(note.args[key]) for key in note.args if key.startswith("seat") and key in arguments[note.id]
            }
            for language in texts if note.id not in told else texts[:1]:
                for_all = language.note(note, names, layout)
                for reader in range(match.seats):
                    said = language.note(note, names, layout, reader)
                    assert (said != for_all) == (reader in spoken_of), said
                    assert reader not in spoken_of or names[reader] not in said
            told.add(note.id)
    assert told


def test_numbers_are_counted_in_words() -> None:
    assert Texts("de")("points-of", count=1) == "1 Punkt"
    assert Texts("de")("points-of", count=2) == "2 Punkte"
    assert Texts("en")("match-won", names="Ada and Ben", count=2, points=40, you="no") == (
        "Ada and Ben win together with 40 points each!"
    )


def test_a_missing_text_or_argument_is_an_error() -> None:
    texts = Texts("en")
    with pytest.raises(LudothekError, match="there is no text 'nothing-of-the-kind' in en"):
        texts("nothing-of-the-kind")
    with pytest.raises(LudothekError, match="cannot be filled in"):
        texts("deal", number=1)
    with pytest.raises(LudothekError, match=f"there are {', '.join(LANGUAGES)}"):
        Texts("fr")
