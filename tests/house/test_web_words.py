"""One word for one thing in the browser's code, too: each is said only where it has the meaning that it keeps.

What is generated from the server's messages brings its own words; strings and comments are prose. What HTML and CSS
call a line, a table or to place is theirs.
"""

import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from support.folders import ROOT

SOURCES = ROOT / "web" / "src"
GENERATED = "server/messages.ts"

SAID_IN: dict[str, tuple[str, ...]] = {
    "agreed": (),
    "company": (),
    "house": (),
    "line": (
        *("after/Chart.svelte", "table/Pointers.svelte", "zones/Board*.svelte", "zones/geometry.ts", "zones/lines.ts"),
        *("after/MoveList.svelte", "opening/Rulebook.svelte", "opening/markdown.ts", "room/Chat.svelte"),
        *("room/TablePage.svelte", "screens/LessonPage.svelte", "session/chatting.svelte.ts"),
        *("table/BoardTable.svelte", "table/LiveRegion.svelte", "table/StatusLine.svelte"),
    ),
    "outlook": (),
    "place": (
        *("session/moveSounds.ts", "session/scene.ts", "session/tokens.ts", "session/touches.ts"),
        *("ui/texts.svelte.ts", "zones/*"),
    ),
    "sight": (),
    "table": ("after/*", "opening/*", "room/*", "screens/*", "session/*", "table/*"),
    "told": (
        *("after/MoveList.svelte", "after/moments.svelte.ts", "after/replay.svelte.ts", "room/TablePage.svelte"),
        *("screens/LessonPage.svelte", "screens/lesson.svelte.ts"),
        *(f"session/{part}.svelte.ts" for part in ("advising", "known", "playback", "reacting", "session")),
        *("session/scene.ts", "session/telling.svelte.ts", "session/touching.svelte.ts"),
        *("table/BoardTable.svelte", "table/LiveRegion.svelte", "table/Tabletop.svelte", "table/props.ts"),
    ),
    "turn": (
        *("after/MoveList.svelte", "after/replay.svelte.ts", "room/TablePage.svelte"),
        *("session/playback.svelte.ts", "session/scene.ts", "session/touching.svelte.ts"),
        *("table/*Table.svelte", "table/Seat.svelte", "ui/notifications.ts", "ui/sounds.ts"),
        *("zones/Pad.svelte", "zones/Pile.svelte", "zones/Trick.svelte"),
    ),
    "turned": ("session/scene.ts", "zones/Board.svelte", "zones/geometry.ts"),
}
"""Where a word has its meaning: a line of text, or one that is drawn; a place on a board; a table where people sit;
what is told to whoever reads or listens there; a seat's turn; how a view is turned. The others are said nowhere: what
was agreed are the terms, who is there is present."""
FORMS = {
    "house": {"house", "houses"},
    "line": {"line", "lines"},
    "outlook": {"outlook", "outlooks"},
    "place": {"place", "places"},
    "sight": {"sight", "sights"},
    "table": {"table", "tables"},
    "told": {"told", "tell", "tells", "telling"},
    "turn": {"turn", "turns"},
    "turned": {"turned", "turning", "unturned"},
}

ASIDE = re.compile(r"""<!--.*?-->|/\*.*?\*/|(?<![:'"])//[^\n]*|'(?:[^'\\\n]|\\.)*'""", re.DOTALL)
THEIRS = re.compile(
    r"</?(?:table|line)\b|\b(?:table|line)(?=[^{}();=\n]*\{\s*[\w-]+:\s)|--[\w-]+|\bline-height\b|\bplace-\w+"
)
"""Elements, the rules about them, variables of CSS (a border is a line), and properties."""
OF_MESSAGES = re.compile(r"\b(?:known\.table|NewTable)\b")
"""What a file that has nothing to do with tables may ask for."""


def words(source: str) -> set[str]:
    """The words that a file of the browser gives names of, in lower case."""
    left = OF_MESSAGES.sub(" ", THEIRS.sub(" ", ASIDE.sub(" ", source)))
    named = re.findall(r"[A-Za-z]+", left)
    return {word.lower() for name in named for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


@cache
def forms_in(sources: Path) -> dict[str, dict[str, set[str]]]:
    """The forms of each word that each file says, in its names or in its own."""
    files = sorted(path for path in sources.rglob("*.*") if path.suffix in {".css", ".svelte", ".ts"})
    found: dict[str, dict[str, set[str]]] = {word: {} for word in SAID_IN}
    for path in files:
        short = path.relative_to(sources).as_posix()
        if short == GENERATED:
            continue
        said = words(f"{path.name.split('.')[0]}\n{path.read_text(encoding='utf-8')}")
        for word, files_with in found.items():
            if forms := said & FORMS.get(word, {word}):
                files_with[short] = forms
    return found


@pytest.mark.parametrize("word", SAID_IN)
def test_a_word_has_one_meaning(word: str) -> None:
    said = forms_in(SOURCES)[word]
    assert {path: forms for path, forms in said.items() if not any(fnmatch(path, may) for may in SAID_IN[word])} == {}


@pytest.mark.parametrize("word", SAID_IN)
def test_a_word_is_said_wherever_it_may_be(word: str) -> None:
    said = forms_in(SOURCES)[word]
    assert [pattern for pattern in SAID_IN[word] if not any(fnmatch(path, pattern) for path in said)] == []


def test_a_word_is_found_in_whatever_is_named_and_not_in_prose() -> None:
    for source in (
        "const told = 1;",
        "turnTo(told)",
        "#told = $state(0);",
        '<p class="told">',
        ".dock > .told {\n  color: red;\n}",
        "<p class:told={yes}>",
        "toldAll({ a: toldAll })",
        "`${told}deg`",
    ):
        assert "told" in words(source), source
    for source in (
        "// told\nconst x = 1;",
        "/* what is told */",
        "<!-- what is told -->",
        "t('not-told')",
        "import type { Zone } from './told';",
        "withheldoldest = 1",
    ):
        assert "told" not in words(source), source
    own = "<table>\n</table>\n<line x1={a} />\n  line {\n    stroke: red;\n  }\n  .wide table {\n    margin: 0;\n  }\n"
    own += "border: 1px solid var(--line);\n  line-height: 1;\n  place-items: center;\n"
    own += "const layout = known.table!.layout;"
    assert words(own) & {"table", "line", "place"} == set()
    assert words("const table = new Map();\nfor (const line of lines) {\n  course(line);\n}") >= {"table", "line"}
    assert {"seat", "turn"} <= words("if (seatTurn) {\n  turned();\n}")


def test_a_file_is_known_by_its_name_too(tmp_path: Path) -> None:
    (tmp_path / "zones").mkdir()
    (tmp_path / "zones" / "TurnTable.svelte").write_text("<p>x</p>", encoding="utf-8")
    (tmp_path / "zones" / "spots.ts").write_text("export const x = 1;", encoding="utf-8")
    found = forms_in(tmp_path)
    assert found["turn"] == {"zones/TurnTable.svelte": {"turn"}}
    assert found["table"] == {"zones/TurnTable.svelte": {"table"}}
    assert found["told"] == {}
