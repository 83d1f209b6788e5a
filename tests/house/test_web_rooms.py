"""The rooms of the browser's code: arrows point one way, nothing lies outside them, and none is crowded.

They are read as text: what a file imports stands in its `import` lines, also in those that fetch a part when needed.
"""

import posixpath
import re
from pathlib import Path

from support.folders import ROOT

SOURCES = ROOT / "web" / "src"
TESTS = ROOT / "web" / "tests"

MAY_IMPORT: dict[str, set[str]] = {
    "server": set(),
    "ui": {"server"},
    "session": {"server", "ui"},
    "zones": {"server", "ui", "session"},
    "table": {"server", "ui", "session", "zones"},
    "opening": {"server", "ui", "session"},
    "after": {"server", "ui", "session", "table"},
    "room": {"server", "ui", "session", "zones", "table", "opening", "after"},
    "screens": {"server", "ui", "session", "table", "opening", "after", "room"},
}
"""What each room may know besides itself; whoever stands before it is never among them."""

DOOR = {"App.svelte", "app.css", "main.ts"}
"""What lies outside all rooms: where the page begins. It may know all of them, and none of them knows it."""

MOST = 30
"""So many files of a room can still be looked through."""

WHOLE = {"session", "screens"}
"""Rooms that may take a session whole: that in which it is put together, and those that begin one."""

SESSION = "session/session.svelte"
PAGES = {"room/TablePage.svelte", "room/WaitingRoom.svelte"}
"""The pages to which it is handed; they give their parts what these need of it."""

IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]+)\1""")


def faults(sources: Path) -> list[str]:
    """Everything that does not lie where it should, or knows what it should not."""
    found: list[str] = []
    files = sorted(path.relative_to(sources) for path in sources.rglob("*") if path.is_file())
    rooms = [path.parts[0] for path in files if len(path.parts) == 2]
    found += [f"{path} lies in no room" for path in files if not _placed(path)]
    found += [f"{room} has {rooms.count(room)} files" for room in MAY_IMPORT if rooms.count(room) > MOST]
    for path in files:
        room = path.parts[0]
        for target in _imports(sources, path):
            known = target.split("/")[0]
            if room in MAY_IMPORT and known != room and known not in MAY_IMPORT[room]:
                found.append(f"{path} imports {target}")
    return found


def astray(tests: Path, sources: Path) -> list[str]:
    """Tests that do not lie in the room of what they test, or are not called like it."""
    files = [path.relative_to(tests) for path in sorted(tests.rglob("*.ts"))]
    found = [path for path in files if path.name.endswith(".test.ts") or path.parts[0] != "support"]
    tested = {path: path.name.removesuffix(".test.ts") for path in found}
    return [
        path.as_posix()
        for path, name in tested.items()
        if not any((sources / path.parent / f"{name}{kind}").exists() for kind in (".ts", ".svelte.ts"))
    ]


def in_circles(sources: Path) -> set[str]:
    """The files that know what knows them, be it only by types; a part that draws itself within itself knows nobody."""
    files = [path.relative_to(sources) for path in sources.rglob("*.*")]
    known = {_module(path.as_posix()): {*map(_module, _imports(sources, path))} for path in files}
    known = {name: others & known.keys() - {name} for name, others in known.items()}
    while on_nothing_else := [name for name, others in known.items() if not others & known.keys()]:
        for name in on_nothing_else:
            del known[name]
    while known_by_nobody := known.keys() - set().union(*known.values()):
        for name in known_by_nobody:
            del known[name]
    return set(known)


def _module(path: str) -> str:
    """What a file is called where it is imported: TypeScript without its ending."""
    return path.removesuffix(".ts")


def taking_all(sources: Path) -> list[str]:
    """Parts that take a session whole."""
    files = [path.relative_to(sources) for path in sorted(sources.rglob("*.*"))]
    parts = [path for path in files if path.parts[0] not in WHOLE and path.as_posix() not in PAGES]
    return [path.as_posix() for path in parts if SESSION in _imports(sources, path)]


GIVEN = re.compile(r"^export (?:async )?(?:const|let|function|class) (\w+)", re.MULTILINE)


def kept_for_nobody(sources: Path) -> list[str]:
    """What a file gives to others that no other one speaks of; types are there to be read."""
    texts = {
        path: path.read_text(encoding="utf-8") for path in sources.rglob("*.*") if path.suffix in {".ts", ".svelte"}
    }
    spoken = {path: set(re.findall(r"\w+", text)) for path, text in texts.items()}
    return sorted(
        f"{path.relative_to(sources).as_posix()}: {name}"
        for path, text in texts.items()
        for name in GIVEN.findall(text)
        if not any(name in words for other, words in spoken.items() if other != path)
    )


def _placed(path: Path) -> bool:
    return path.name in DOOR if len(path.parts) == 1 else len(path.parts) == 2 and path.parts[0] in MAY_IMPORT


def _imports(sources: Path, path: Path) -> list[str]:
    """What a file imports of the browser's code, by its path in it."""
    if path.suffix not in {".ts", ".svelte"}:
        return []
    text = (sources / path).read_text(encoding="utf-8")
    targets = [posixpath.normpath(posixpath.join(path.parent.as_posix(), name)) for _, name in IMPORTED.findall(text)]
    return [target for target in targets if not target.startswith("..")]


def test_the_rooms_of_the_browser_know_each_other_one_way() -> None:
    assert faults(SOURCES) == []


def test_a_test_lies_in_the_room_of_what_it_tests() -> None:
    assert astray(TESTS, SOURCES) == []


def test_a_test_that_lies_elsewhere_is_found(tmp_path: Path) -> None:
    paths = ("src/zones/ring.ts", "src/ui/texts.svelte.ts", "tests/support/made.ts")
    for path in (*paths, "tests/zones/ring.test.ts", "tests/ui/texts.test.ts"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    assert astray(tmp_path / "tests", tmp_path / "src") == []
    for path in ("tests/ui/ring.test.ts", "tests/zones/made.ts", "tests/support/made.test.ts", "tests/ring.test.ts"):
        (tmp_path / path).touch()
    assert astray(tmp_path / "tests", tmp_path / "src") == [
        *("ring.test.ts", "support/made.test.ts", "ui/ring.test.ts", "zones/made.ts"),
    ]


def test_the_arrows_between_the_rooms_never_form_a_circle() -> None:
    settled: set[str] = set()
    for room, known in MAY_IMPORT.items():
        assert known <= settled, room
        settled.add(room)


def test_files_never_form_a_circle() -> None:
    assert in_circles(SOURCES) == set()


def test_a_circle_is_found_however_it_is_closed(tmp_path: Path) -> None:
    def put(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    put("ui/size.ts", "export const size = 1;")
    put("zones/fan.ts", "import { size } from '../ui/size';")
    put("zones/Hand.svelte", "<script>\n  import { fan } from './fan';\n  import Hand from './Hand.svelte';\n</script>")
    put("table/Table.svelte", "<script>\n  import Hand from '../zones/Hand.svelte';\n</script>")
    assert in_circles(tmp_path) == set()
    put("zones/held.svelte.ts", "const later = import('./Hand.svelte');")
    put("zones/fan.ts", "import { size } from '../ui/size';\nimport type { Held } from './held.svelte';")
    assert in_circles(tmp_path) == {"zones/fan", "zones/Hand.svelte", "zones/held.svelte"}


def test_every_room_is_there_and_knows_nothing_in_vain() -> None:
    """An arrow that nobody needs is no longer allowed: what it was for has moved."""
    for room, may in MAY_IMPORT.items():
        files = [path.relative_to(SOURCES) for path in sorted((SOURCES / room).iterdir())]
        known = {target.split("/")[0] for path in files for target in _imports(SOURCES, path)} - {room}
        assert known == may, room


def test_what_a_file_gives_to_others_somebody_takes(tmp_path: Path) -> None:
    assert kept_for_nobody(SOURCES) == []
    (tmp_path / "scene.ts").write_text(
        "export const BACK = 1;\nexport type Lie = 1;\nexport function lie() {}", "utf-8"
    )
    (tmp_path / "Hand.svelte").write_text("import { lie } from './scene';", encoding="utf-8")
    assert kept_for_nobody(tmp_path) == ["scene.ts: BACK"]


def test_what_lies_in_the_wrong_room_is_found(tmp_path: Path) -> None:
    def put(path: str, text: str = "") -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    put("main.ts", "import App from './App.svelte';\nimport './screens/Lobby.svelte';")
    put("ui/texts.ts", "import {\n  one,\n  two,\n} from '../server/api';\nimport files from '../../texts/de.ftl';")
    put("session/scene.ts", "import type { Zone } from '../server/messages';\nimport { tick } from 'svelte';")
    put("zones/Board.svelte", "<script>\n  import Piece from './Piece.svelte';\n</script>")
    assert faults(tmp_path) == []
    put("session/scene.ts", "import type { Kind } from '../zones/kinds';")
    put("ui/Dialog.svelte", "<script>\n  const more = import('../room/Menu.svelte');\n</script>")
    put("zones/Card.svelte", "<script>\n  import App from '../App.svelte';\n</script>")
    put("lib/geometry.ts")
    put("zones/parts/Die.svelte")
    put("helpers.ts")
    for number in range(MOST + 1):
        put(f"after/Part{number}.svelte")
    assert faults(tmp_path) == [
        "helpers.ts lies in no room",
        "lib/geometry.ts lies in no room",
        "zones/parts/Die.svelte lies in no room",
        "after has 31 files",
        "session/scene.ts imports zones/kinds",
        "ui/Dialog.svelte imports room/Menu.svelte",
        "zones/Card.svelte imports App.svelte",
    ]


def test_parts_take_what_they_need() -> None:
    assert taking_all(SOURCES) == []
    for page in PAGES:
        assert SESSION in _imports(SOURCES, Path(page)), page


def test_a_part_that_takes_all_is_found(tmp_path: Path) -> None:
    def put(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")

    whole = "import type { Session } from '../session/session.svelte';"
    put("session/session.svelte.ts", "export class Session {\n  readonly known = new Known();\n}")
    put("session/known.svelte.ts", "export class Known {}")
    put("room/TablePage.svelte", whole)
    put("screens/Entrance.svelte", whole)
    put("zones/Hand.svelte", "import type { Known } from '../session/known.svelte';")
    assert taking_all(tmp_path) == []
    put("zones/Hand.svelte", whole)
    put("room/Menu.svelte", whole)
    assert taking_all(tmp_path) == ["room/Menu.svelte", "zones/Hand.svelte"]
