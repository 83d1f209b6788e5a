"""Games outside the package: found by their folder, played, measured, served and compiled like those in it."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

import high_card.game
from ludothek import games
from ludothek.core import state
from ludothek.core.errors import BadGame, LudothekError
from ludothek.core.language import LANGUAGES
from ludothek.core.texts import Texts
from ludothek.games import FOLDERS, abouts, add_folders, bad_games, found, game_ids, load_game
from ludothek.lab.arena import arena
from ludothek.lab.compiling import SUFFIX
from ludothek.server.store.database import data_folder
from ludothek.terminal import saves
from support.commands import options_of_commands

EXAMPLES = Path(high_card.__file__).parent.parent
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Folders, modules and paths as they were before."""
    monkeypatch.setenv(FOLDERS, "")
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    games._chest.cache_clear()
    yield
    games._chest.cache_clear()
    for name in set(sys.modules) - before:
        if name.split(".")[0] in {"broken", "empty", "other", "sound"}:
            del sys.modules[name]


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with a game that Python knows nothing of."""
    shutil.copytree(EXAMPLES / "high_card", tmp_path / "games" / "high_card")
    return tmp_path / "games"


def ludothek(*words: str | Path, cwd: Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """A command in a process that knows nothing of the tests."""
    environment = {name: value for name, value in os.environ.items() if name not in {FOLDERS, "PYTHONPATH"}}
    return subprocess.run(
        [sys.executable, "-m", "ludothek", *map(str, words)],
        cwd=cwd,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=PATIENCE,
    )


# Finding.


@pytest.mark.parametrize("folder", [EXAMPLES, EXAMPLES / "high_card"], ids=["of games", "of one game"])
def test_a_folder_of_games_or_of_one_game_is_found(folder: Path) -> None:
    inside = game_ids()
    assert "high_card" not in inside
    add_folders([folder, folder])
    assert set(game_ids()) >= {*inside, "high_card"}
    assert load_game("high_card") is high_card.game.GAME
    assert high_card.ABOUT in abouts()


def test_a_folder_that_is_not_there_or_holds_no_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LudothekError, match="there is no folder"):
        add_folders([tmp_path / "nowhere"])
    with pytest.raises(LudothekError, match="there is no game in"):
        add_folders([tmp_path])


def test_an_installed_package_brings_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = game_ids()
    points = [EntryPoint("high_card", "high_card", found.GROUP), EntryPoint("gone", "not_there_at_all", found.GROUP)]
    monkeypatch.setattr(found, "entry_points", lambda group: [point for point in points if point.group == group])
    add_folders([EXAMPLES])  # found twice, but it is one and the same
    assert set(game_ids()) >= {*inside, "high_card", "gone"}
    assert load_game("high_card") is high_card.game.GAME
    with pytest.raises(BadGame, match="gone in not_there_at_all cannot be opened: ModuleNotFoundError"):
        load_game("gone")


def test_two_games_with_one_id_are_an_error_and_the_others_stay(tmp_path: Path, elsewhere: Path) -> None:
    add_folders([EXAMPLES, elsewhere])
    with pytest.raises(BadGame, match="more than one game high_card") as refused:
        load_game("high_card")
    assert str(EXAMPLES / "high_card") in str(refused.value)
    assert str(elsewhere / "high_card") in str(refused.value)
    assert [str(bad) for bad in bad_games()] == [str(refused.value)]
    inside = game_ids()[0]
    assert inside in [about.id for about in abouts()]
    shutil.copytree(EXAMPLES / "high_card", tmp_path / "same" / inside)
    add_folders([tmp_path / "same"])
    with pytest.raises(BadGame, match=f"more than one game {inside}"):
        load_game(inside)


LIGHT = (
    "from pathlib import Path\nfrom ludothek.core.about import About\n"
    "ABOUT = About(version=1, kind=(), minutes=1, seats=range(2, 3), folder=Path(__file__).parent"
)
BROKEN = {
    "a mistake": ("broken", "1 / 0", "ZeroDivisionError: division by zero"),
    "no Python": ("broken", "ABOUT =", "SyntaxError"),
    "nothing in it": ("empty", "", "has no ABOUT"),
    "something else": ("other", "ABOUT = 7", "has no ABOUT"),
    "no texts": ("sound", f"{LIGHT})", "texts/de.ftl"),
    "another id": ("other", f"{LIGHT} / 'inner')", "its ABOUT is of inner"),
    "a bad name": ("My-Game", "", "small letters, digits and _"),
    "a name that is taken": ("json", "", "Python has another module called json"),
}


@pytest.mark.parametrize(("name", "code", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_says_which_and_why_and_the_others_are_still_there(
    tmp_path: Path, name: str, code: str, why: str
) -> None:
    before = abouts()
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(code, encoding="utf-8")
    add_folders([tmp_path])
    with pytest.raises(BadGame, match=f"the game {name} in {tmp_path / name} cannot be opened") as refused:
        load_game(name)
    assert why in str(refused.value)
    assert abouts() == before
    assert [str(bad) for bad in bad_games()] == [str(refused.value)]


def test_a_game_that_is_broken_behind_its_list_says_so_when_it_is_opened(elsewhere: Path, tmp_path: Path) -> None:
    shutil.copytree(elsewhere / "high_card", tmp_path / "sound")
    for text, why in (("import nothing_of_the_kind", "ModuleNotFoundError"), ("GAME = 7", "has no GAME")):
        (tmp_path / "sound" / "game.py").write_text(text, encoding="utf-8")
        add_folders([tmp_path / "sound"])
        assert "sound" in [about.id for about in abouts()]
        with pytest.raises(BadGame, match=f"the game sound in {tmp_path / 'sound'} cannot be opened: .*{why}"):
            load_game("sound")


@pytest.mark.parametrize("kept", ["en", "nl"])
def test_a_game_of_ones_own_may_speak_one_language(elsewhere: Path, kept: str) -> None:
    """English speaks for those that are missing, or whichever there is."""
    for path in [*elsewhere.rglob("texts/*.ftl"), *elsewhere.rglob("rulebook/*.md")]:
        if path.stem not in {kept, "en"} or kept != "en" == path.stem:
            path.unlink()
    done = ludothek("check", "high_card", "--games", "games", cwd=elsewhere.parent)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    words = ("rules", "high_card", "--lang", "it", "--games", "games")
    said = ludothek(*words, cwd=elsewhere.parent).stdout
    assert said.strip() == (elsewhere / "high_card" / "rulebook" / f"{kept}.md").read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("lost", ["texts/*.ftl", "rulebook/*.md"])
def test_where_no_language_is_there_it_is_said_which_files_there_should_be(elsewhere: Path, lost: str) -> None:
    for path in (elsewhere / "high_card").glob(lost):
        path.unlink()
    done = ludothek("check", "high_card", "--games", "games", cwd=elsewhere.parent)
    end = Path(lost).suffix
    files = ", ".join(f"{lang}{end}" for lang in LANGUAGES)
    assert done.returncode
    assert f"; each language has a file there: {files}\n" in done.stdout + done.stderr


# Commands.


def test_it_is_listed_beside_a_broken_one(elsewhere: Path) -> None:
    (elsewhere / "broken").mkdir()
    (elsewhere / "broken" / "__init__.py").write_text("1 / 0", encoding="utf-8")
    done = ludothek("games", "--games", "games", cwd=elsewhere.parent)
    assert done.returncode == 2
    assert [line.split()[0] for line in done.stdout.splitlines()] == sorted([*game_ids(), "high_card"])
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"ludothek: the game broken in {elsewhere / 'broken'} cannot be opened")


def test_it_is_played_checked_and_its_rules_are_read(elsewhere: Path) -> None:
    def said(*words: str, typed: str = "") -> str:
        done = ludothek(*words, "--games", "games", cwd=elsewhere.parent, typed=typed)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert "HC-3" in said("rules", "high_card", "--lang", "en")
    assert said("check", "high_card") == "high_card: sound\n"
    level = [f"--seat={seat}=club" for seat in range(1, 4)]
    told = said("play", "high_card", "--plain", "--lang=en", "--seats=3", "--seed=1", *level, "--option=deals=1")
    assert "High Card" in told
    by_hand = said("play", "high_card", "--plain", "--lang=en", "--seats=2", "--seed=1", typed="1\nquit\n")
    assert Texts("en")("computer-names").split(", ")[1] in by_hand


def test_what_tests_play_is_kept_in_a_folder_of_theirs(tmp_path_factory: pytest.TempPathFactory) -> None:
    own = tmp_path_factory.getbasetemp()
    assert saves.folder().is_relative_to(own)
    assert data_folder().is_relative_to(own)


def test_every_command_takes_a_folder_of_games() -> None:
    without = {command for command, options in options_of_commands().items() if "--games" not in options}
    assert without == {"backup", "compile", "saves"}, "databases and saves are as they are, one is given the folder"


def test_its_levels_are_measured_kept_and_told(elsewhere: Path) -> None:
    words = ("levels", "high_card", "--games", "games")
    few = ("--measure", "--level", "casual", "--deals", "2", "--workers", "1")
    measured = ludothek(*words, *few, cwd=elsewhere.parent)
    assert (measured.returncode, measured.stderr) == (0, "")
    assert measured.stdout.startswith("high_card: casual v. beginner, 2 deals")
    assert (elsewhere / "high_card" / "mind" / "levels.json").exists()
    told = ludothek(*words, cwd=elsewhere.parent)
    assert (told.returncode, told.stderr) == (0, "")
    assert "| High Card " in told.stdout


def test_it_is_in_the_arena_with_several_workers(elsewhere: Path) -> None:
    words = ("arena", "high_card", "--seats", "club,random", "--deals", "4", "--json")
    games = ("--games", elsewhere / "high_card")
    two = ludothek(*words, "--workers", "2", *games, cwd=elsewhere)
    assert (two.returncode, two.stderr) == (0, "")
    standings = json.loads(two.stdout)
    assert (standings["game"], standings["games"]) == ("high_card", 8)


def test_from_python_a_game_that_no_other_process_finds_is_played_in_this_one() -> None:
    changed = replace(high_card.game.GAME, longest=99)
    for game in (high_card.game.GAME, changed):
        assert arena(game, ("club", "random"), 1).games == 2
        with pytest.raises(LudothekError, match="workers=1"):
            arena(game, ("club", "random"), 1, workers=2)


@pytest.mark.asyncio
async def test_it_is_served_and_played_at_a_table(elsewhere: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in {FOLDERS, "PYTHONPATH"}}
    words = ("serve", "--games", elsewhere, "--host", "127.0.0.1", "--pace", "0", "--workers", "1")
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludothek", *words, "--port", "0", "--database", elsewhere.parent / "tables.sqlite",
        stdout=asyncio.subprocess.PIPE, env=environment,
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            await _play_a_table(server)
    finally:
        server.terminate()
        await server.wait()


async def _play_a_table(server: asyncio.subprocess.Process) -> None:
    assert server.stdout is not None
    address = ""
    while not address.startswith("http"):
        address = (await server.stdout.readline()).decode().strip().removeprefix("On this machine: ").rstrip("/")
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=f"{address}/api") as client:
        assert "high_card" in [game["id"] for game in (await client.get("/games")).json()]
        assert "HC-3" in (await client.get("/games/high_card/rulebook/de")).text
        seats = [{"player": "person", "name": "Ada"}, {"player": "club", "name": "Ben"}]
        opened = await client.post("/tables", json={"game": "high_card", "seats": seats, "options": {"deals": 1}})
        table = opened.json()
    async with connect(f"{address.replace('http', 'ws')}/api/tables/{table['table']}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "secrets": [table["secrets"][0]]}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "view" and message["view"].get("result"):
                break
            if message["type"] == "view" and message["view"].get("choices"):
                move = message["view"]["choices"][0]["text"]
                await socket.send(json.dumps({"type": "move", "seat": 0, "move": move, "number": message["number"]}))


# Compiling.


@pytest.mark.skipif(
    state.__file__.endswith(".py") or not shutil.which("cc"), reason="needs a compiled Ludothek and a C compiler"
)
def test_it_is_compiled_by_one_command_and_as_sound_as_before(elsewhere: Path) -> None:
    done = ludothek("compile", elsewhere / "high_card", cwd=elsewhere)
    assert (done.returncode, done.stdout, done.stderr) == (0, "compiled: rules.py\n", "")
    assert (elsewhere / "high_card" / f"rules{SUFFIX}").is_file()
    code = (
        "from ludothek.games import load_game; load_game('high_card'); import high_card.rules as r; print(r.__file__)"
    )
    found_there = subprocess.run(
        [sys.executable, "-c", code],
        cwd=elsewhere.parent,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, FOLDERS: str(elsewhere)},
    )
    assert found_there.stdout.strip().endswith(SUFFIX)


def test_what_is_no_game_is_not_compiled(tmp_path: Path) -> None:
    done = ludothek("compile", tmp_path, cwd=tmp_path)
    assert done.returncode == 2
    assert "there is no game in" in done.stderr
