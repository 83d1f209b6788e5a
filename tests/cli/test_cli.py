"""The command line as people use it: in a process of its own where that matters, inside this one where it does not."""

import importlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import Mock

import pytest

from ludothek.cli import contest, ladder
from ludothek.core.language import LANGUAGES, language
from ludothek.core.match import Match
from ludothek.core.record import SeatEntry, parse, record
from ludothek.core.seal import Seal
from ludothek.core.texts import Texts
from ludothek.games import abouts, all_games, game_ids, load_game
from ludothek.lab.arena import Stopped, arena
from ludothek.lab.compiling import SUFFIX, compiled, how_it_runs
from ludothek.lab.yardsticks import Yardstick
from ludothek.players.analysis import decisions
from ludothek.server.base import asking
from ludothek.terminal import saves
from ludothek.terminal.setup import Programs, Setup
from support.commands import Run
from support.examples import ALONE, BOARD, CHANCES, CHECKERS, SQUARES, TRICKS, called
from support.folders import ROOT
from support.golden import record_of

GAME = load_game(TRICKS)
NAMES = ("Ada", "Ben", "Clara")
PATIENCE = 60.0


@pytest.fixture
def match() -> Match:
    """A whole series of two deals."""
    match = Match(GAME, 3, {"deals": 2}, Seal.numbered(4))
    while not match.over:
        if match.between:
            match.next_deal()
        match.play(match.legal()[0])
    return match


@pytest.fixture
def saved(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(record(match, [SeatEntry(name=name) for name in NAMES]).to_json(), encoding="utf-8")
    return path


def ludothek(*words: str, env: dict[str, str] | None = None) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "ludothek", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )


# The chest.


def test_games_lists_every_game(run: Run) -> None:
    lines = run.ok("games", "--lang", "de").splitlines()
    assert [line.split()[0] for line in lines] == list(game_ids())
    said = [" ".join(line.split()[1:]) for line in lines]
    assert f"{called(TRICKS, 'de')} 3-6 Plätze 20 Minuten" in said
    assert f"{called(BOARD, 'de')} 2 Plätze 15 Minuten" in said
    assert f"{called(ALONE, 'de')} 1 Platz 3 Minuten" in said


def test_the_list_of_games_loads_nothing_heavy() -> None:
    code = """
import sys
from ludothek.cli import main
sys.argv = ["ludothek", "games"]
try:
    main()
finally:
    print(*sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    inside = [name.split(".")[3] for name in loaded if name.count(".") > 2 and name.startswith("ludothek.games.")]
    assert f"ludothek.games.{TRICKS}" in loaded
    assert inside == [], "no list may take longer because a game has rules, a table or knowledge"
    assert "ludothek.core.game" not in loaded
    for heavy in ("rich", "textual", "fluent.runtime", "asyncio", "multiprocessing", "ludothek.players.search"):
        assert heavy not in loaded


def test_importing_ludothek_loads_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import ludothek; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    finding = {"importlib", "warnings"}
    assert [name for name in done.stdout.split() if name.partition(".")[0] not in finding] == ["ludothek"]


def test_rules(run: Run) -> None:
    whole = run.ok("rules", TRICKS, "--lang", "it")
    assert whole.startswith(f"# {called(TRICKS, 'it')}\n")
    clause = run.ok("rules", TRICKS, "dg-15", "--lang", "it").strip()
    assert len(clause.splitlines()) == 1
    assert clause in whole.replace("**", "").replace("`", "")
    assert "no clause XYZ; it has DG-1, DG-2" in run.mistake("rules", TRICKS, "XYZ")
    assert "no clause D-15; did you mean DG-15 or " in run.mistake("rules", TRICKS, "D-15")


def test_help_and_version(run: Run) -> None:
    for words in ((), ("--help",), ("-h",)):
        out = run.ok(*words)
        for command in ("games", "rules", "play", "replay", "verify", "analyse", "check", "arena", "levels"):
            assert f"\n  {command} " in out
    assert run.ok("--version").startswith(f"ludothek {version('ludothek')} (")


def test_what_is_still_being_compiled_is_not_called_compiled_nor_impossible(tmp_path: Path) -> None:
    modules = compiled(tmp_path)
    assert how_it_runs(tmp_path).startswith("interpreted; compiled parts")
    for made, module in enumerate(modules, 1):
        module.parent.mkdir(parents=True, exist_ok=True)
        module.with_name(f"{module.stem}{SUFFIX}").touch()
        if made < len(modules):
            said = f"{made} of {len(modules)} modules are compiled, the others are not, or not yet"
            assert how_it_runs(tmp_path) == said
    assert how_it_runs(tmp_path) == "compiled"


@pytest.mark.parametrize(
    ("system", "lang"), [("de_AT.UTF-8", "de"), ("nl", "nl"), ("fr_FR.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_of_the_system(system: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", system)
    assert language(None) == lang


# Playing.


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Setup, bool]]:
    calls: list[tuple[Setup, bool]] = []
    module = importlib.import_module("ludothek.terminal.start")
    monkeypatch.setattr(module, "start", lambda setup, *, plain: calls.append((setup, plain)))
    return calls


def test_play_hands_on_every_wish(run: Run, started: list[tuple[Setup, bool]]) -> None:
    words = f"play {TRICKS} --seats 4 --seat 2=club --level casual --option deals=3 --lang de --plain --seed 7"
    words += " --bot-seconds 2.5 --strict"
    run.ok(*words.split(), "--seat", "3=python3 bot.py --depth=3", "--option", "first_dealer=lot")
    wish = Setup(
        game=TRICKS,
        seats=4,
        players={1: "club", 2: "python3 bot.py --depth=3"},
        level="casual",
        options={"deals": "3", "first_dealer": "lot"},
        lang="de",
        seed=7,
        programs=Programs(2.5, strict=True),
    )
    assert started == [(wish, True)]


def test_play_on_from_a_record(run: Run, started: list[tuple[Setup, bool]]) -> None:
    run.ok("play", "--resume", "somewhere.json")
    assert started == [(Setup(game="", resume=Path("somewhere.json")), False)]


def test_strict_play_ends_with_an_error_when_a_program_fails(run: Run) -> None:
    words = f"play {TRICKS} --plain --lang en --level random --seed 1 --seats 3 --seat 1=random --seat 2=false"
    assert "A computer player takes over." in run.ok(*words.split())
    code, out, err = run(*words.split(), "--strict")
    assert code == 2
    assert "takes over" not in out
    assert err == "ludothek: the program in seat 2 failed: it ended with exit status 1 instead of answering\n"


def test_a_program_has_so_many_seconds(run: Run) -> None:
    silent = f"{sys.executable} -c 'import time; time.sleep(1000)'"
    words = f"play {TRICKS} --plain --lang en --level random --seats 3 --seat 1=random --bot-seconds 0.2"
    assert "it was silent for 0.2 seconds" in run.ok(*words.split(), "--seat", f"2={silent}")


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("play", f"ludothek play {game_ids()[0]}"),
        (f"play {TRICKS[:-1]}", f"did you mean {TRICKS}?"),
        (f"play {called(SQUARES, 'en').lower()}", f"did you mean {SQUARES}?"),
        ("play hearts", "there are "),
        (f"play {TRICKS} --seats 9", "is for 3 to 6 seats"),
        (f"play {TRICKS} --seats many", "integer"),
        (f"play {TRICKS} --seats 3 --seat 5=club", "the seats are 1 to 3"),
        (f"play {TRICKS} --seat club", "SEAT=WHO, counted from 1, such as 2=club"),
        (f"play {TRICKS} --seat x=club", "SEAT=WHO"),
        (f"play {TRICKS} --seat 0=club", "counted from 1"),
        (f"play {TRICKS} --seats 3 --option first_dealer=0", "first_dealer takes lot or 1 to 3, not '0'"),
        (f"play {TRICKS} --seats 3 --option first_dealer=4", "first_dealer takes lot or 1 to 3, not '4'"),
        (f"arena {TRICKS} --seats random,random,random --option first_dealer=4", "takes lot or 1 to 3, not '4'"),
        (f"play {TRICKS} --seat 1=", "SEAT=WHO"),
        (f"play {TRICKS} --seat 1=club --seat 1=casual", "seat 1 is given twice"),
        (f"play {TRICKS} --seat 1=nobody_like_this", "cannot sit down; there are person, beginner"),
        (f"play {TRICKS} --level genius", "there are beginner, casual, club, master"),
        (f"play {TRICKS} --option deals", "NAME=VALUE, such as deals=3"),
        (f"play {TRICKS} --option deals=0", "option deals takes 1 to 20"),
        (f"play {TRICKS} --option deals=1 --option deals=2", "deals is given twice"),
        (f"play {TRICKS} --option stakes=5", "there are edition, deals, first_dealer"),
        (f"play {TRICKS} --lang fr", f"there are {', '.join(LANGUAGES)}"),
        ("play --resume /no/such/file", "No such file"),
        ("games --lang fr", f"there are {', '.join(LANGUAGES)}"),
        ("gmaes", "Did you mean 'games'"),
        ("games --loud", "--help"),
        ("rules", "Missing argument 'GAME'"),
        ("rules chess", f"there are {', '.join(game_ids())}"),
        (f"rules {TRICKS} --lang klingon", f"there are {', '.join(LANGUAGES)}"),
        ("check chess", "there is no game 'chess'"),
        (f"arena {TRICKS} --seats club", "is for 3 to 6 seats"),
        (f"arena {TRICKS}", "--seats"),
        (f"arena {TRICKS} --seats random,random,clubb", "there are beginner, casual, club, master, random"),
        (f"arena {TRICKS} --seats random,random,random --deals 0", "1 deal or more"),
        (f"arena {TRICKS} --seats random,random,random --workers 0", "1 worker or more"),
        (f"levels {TRICKS} --deals 5", "add --measure"),
        (f"levels {TRICKS} --measure --level beginner", "casual, club, master are measured"),
        ("levels --measure --seats 4", "say which game"),
        (f"arena {TRICKS} --seats random,random,random --option edition=1812", "takes 2008, italian or 1997"),
    ],
)
def test_every_mistake_is_told_what_is_right(run: Run, words: str, right: str) -> None:
    assert right in run.mistake(*words.split(), *(["--plain"] if words.startswith("play") else []))


# Records.


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_files_that_are_no_records(run: Run, command: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    assert "No such file" in run.mistake(command, bad)
    assert "Is a directory" in run.mistake(command, tmp_path)
    bad.write_bytes(b"\xff\xfe\x00\x01")
    assert "not text in UTF-8" in run.mistake(command, bad)
    for text in ("", "{", "[]", "[" * 100_000, '{"format": 1}', "9" * 10_000, '"\\u001b[31m"'):
        bad.write_text(text)
        run.mistake(command, bad)


def test_a_record_of_an_unknown_game(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text().replace(TRICKS, "chess"))
    for command in ("verify", "replay", "analyse"):
        assert "there is no game 'chess'" in run.mistake(command, saved)


def test_verify_says_what_matches(run: Run, saved: Path, match: Match) -> None:
    seal, referee, moves, result = run.ok("verify", saved).splitlines()
    assert match.seal.commitment in seal
    assert "all 91 moves" in referee, "a lot and two deals of 45 cards"
    assert "all 90 moves" in moves
    assert result == "result: it follows from the moves"


def test_verify_tells_every_fault(run: Run, saved: Path) -> None:
    document = json.loads(saved.read_text())
    document["seal"]["commitment"] = "0" * 64
    document["result"]["points"][0] += 1
    saved.write_text(json.dumps(document))
    code, out, err = run("verify", saved)
    assert (code, err) == (1, "")
    assert [line.split(":")[0] for line in out.splitlines()] == ["seal.seed", "result"]


def test_verify_of_a_match_that_goes_on(run: Run, tmp_path: Path) -> None:
    match = Match(GAME, 3, seal=Seal.numbered(8))
    path = tmp_path / "open.json"
    path.write_text(record(match, [SeatEntry(name=name) for name in NAMES]).to_json())
    assert run.ok("verify", path).splitlines()[-1] == "result: none is claimed, the match is not over"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_every_move(run: Run, saved: Path, match: Match, lang: str) -> None:
    lines = run.ok("replay", saved, "--lang", lang).splitlines()
    told = [line for line in lines if line.startswith("  ")]
    assert len(told) == 90 + 30 + 3, "a line a card, one a trick, and the points of two deals and of the series"
    points = ", ".join(f"{name} {points}" for name, points in zip(NAMES, match.series.totals, strict=True))
    assert lines[-1] == f"  {points}"
    assert all(name in "".join(told) for name in NAMES), "whoever reads it, it is told of everybody by name"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_analyse_tells_every_decision_and_what_cost_most(run: Run, lang: str) -> None:
    path = record_of(CHANCES, 2)
    texts = Texts(lang, load_game(CHANCES))
    lines = run.ok("analyse", path, "--level", "club:40", "--lang", lang, "--seat", "2").splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith(texts("analysis-number")))
    table = lines[head + 1 : lines.index("", head)]
    saved = parse(path.read_text())
    match = Match(load_game(CHANCES), 2, saved.options, log=saved.moves)
    assert [int(line.split()[0]) for line in table] == decisions(match, 1)
    assert all(match.text(match.log[int(line.split()[0])]) == line.split()[1] for line in table)
    assert all(re.fullmatch(r"\d+ +\S+ \(\d+\) +\S+ \(\d+\)( +\d+)?", line) for line in table)
    assert lines[lines.index("", head) + 1].count(str(len(table)))
    assert len([line for line in lines if line.startswith("  ")]) <= 3


def test_analyse_follows_a_match_no_oftener_for_many_decisions(run: Run, followed: list[int]) -> None:
    path = record_of(CHANCES, 2)
    run.ok("analyse", path, "--level", "club:8", "--seat", "2")
    assert len(followed) <= 3 * len(parse(path.read_text()).moves), "to know it, to find the decisions, to look at them"


def test_analyse_says_what_it_needs(run: Run, tmp_path: Path) -> None:
    assert "there are 1 to 2" in run.mistake("analyse", record_of(CHANCES, 2), "--seat", "5")
    assert "there are beginner" in run.mistake("analyse", record_of(CHANCES, 2), "--level", "genius")
    path = tmp_path / "open.json"
    path.write_text(record(Match(GAME, 3, seal=Seal.numbered(8)), [SeatEntry(name=name) for name in NAMES]).to_json())
    assert "when it is over" in run.mistake("analyse", path)


def test_analyse_has_nothing_to_say_where_nothing_is_decided(run: Run) -> None:
    path = next(path for about in abouts() if not about.decides and (path := record_of(about.id, 2)).exists())
    said = run.ok("analyse", path, "--lang", "en")
    assert "never anything to decide" in said


def test_replay_tells_the_end_of_a_match_whose_length_nobody_knew(run: Run) -> None:
    lines = run.ok("replay", record_of(CHECKERS, 2), "--lang", "en").splitlines()
    assert lines[-2:] == ["seat 0 wins with 2 points!", "The first to reach the match length wins the match."]


def test_replay_tells_one_deal(run: Run, saved: Path) -> None:
    title, *whole = run.ok("replay", saved, "--lang", "en").splitlines()
    deals = [run.ok("replay", saved, "--lang", "en", "--deal", str(deal)).splitlines() for deal in (1, 2)]
    assert [told[0] for told in deals] == [title, title]
    assert deals[0][1:] + deals[1][1:] == whole
    assert "deals 1 to 2, not 3" in run.mistake("replay", saved, "--deal", "3")


def test_replay_stops_at_a_move_that_is_not_legal(run: Run, saved: Path) -> None:
    document = json.loads(saved.read_text())
    document["moves"][60] = document["moves"][59]
    saved.write_text(json.dumps(document))
    assert "moves[60]: " in run.mistake("replay", saved)


def test_names_cannot_command_the_terminal(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text().replace("Ada", "\\u001b[2JAda"))
    out = run.ok("replay", saved)
    assert "\x1b" not in out
    assert "?[2JAda" in out


# Saved matches.


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Two matches that were left, the older one first, and something else."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    files = []
    for number, game_id in enumerate((TRICKS, BOARD)):
        match = Match(load_game(game_id), 3 - number, seal=Seal.numbered(1))
        entries = [SeatEntry(name=name) for name in ("Ada", "Ben", "Cleo")[: match.seats]]
        path = tmp_path / f"{game_id} of mine.json"
        path.write_text(record(match, entries).to_json(), encoding="utf-8")
        os.utime(path, (1000 + number, 1000 + number))
        files.append(path)
    (tmp_path / "notes.txt").write_text("mine")
    return files


def test_saved_matches_are_listed_with_how_to_go_on(run: Run, kept: list[Path]) -> None:
    first, go_on, second, _ = run.ok("saves").splitlines()
    assert f"  {BOARD}  Ada, Ben  0 moves" in first
    assert shlex.split(go_on) == ["ludothek", "play", "--resume", str(kept[1])]
    assert f"  {TRICKS}  Ada, Ben, Cleo  " in second
    kept[0].write_text("{}")
    assert f"{kept[0].name}: " in run.ok("saves")


def test_saved_matches_are_removed_once_it_is_clear(
    run: Run, kept: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "confirmed", lambda _question: False)
    assert "add --yes" in run.mistake("saves", "--clear")
    assert all(path.exists() for path in kept)
    assert run.ok("saves", "--clear", "--yes") == "removed: 2 saved matches\n"
    assert [path.name for path in kept[0].parent.iterdir()] == ["notes.txt"]
    assert "no match is saved in " in run.ok("saves")
    assert "no match is saved in " in run.mistake("play", "--resume")


@pytest.mark.usefixtures("kept")
def test_to_resume_without_a_file_takes_what_was_saved_last(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    out = run.ok("play", "--resume", "--plain", "--lang", "en")
    assert out.startswith(called(BOARD))


# Completion.


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (f"play {TRICKS[:4]}", TRICKS),
        (f"rules {BOARD[:3]}", BOARD),
        (f"play {TRICKS} --lang d", "de"),
        (f"play {TRICKS} --option dea", "deals="),
        ("sav", "saves"),
        ("arena --see", "--seed"),
    ],
)
def test_what_was_begun_is_completed(typed: str, offered: str) -> None:
    words = f"ludothek {typed}"
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1), "_LUDOTHEK_COMPLETE": "complete_bash"}
    running = ludothek(env={**os.environ, **asked})
    out, err = running.communicate(timeout=PATIENCE)
    assert (out.split(), err) == ([offered], "")


# The arena.


def test_arena_prints_a_table(run: Run) -> None:
    words = f"arena {TRICKS} --seats random,beginner:2,random --deals 2 --seed 1 --workers 1"
    lines = run.ok(*words.split()).splitlines()
    assert lines[0].split()[:3] == ["entrant", "games", "wins"]
    assert lines[1].startswith("random x2")
    assert lines[2].startswith("beginner:2")


def test_arena_prints_json(run: Run) -> None:
    words = f"arena {TRICKS} --seats random,random,random --deals 2 --workers 1 --json --option edition=1997"
    found = json.loads(run.ok(*words.split()))
    assert found["rows"][0]["games"] == 18
    assert found["options"]["edition"] == "1997"


def test_the_arena_takes_programs(run: Run) -> None:
    bot = f"{sys.executable} {ROOT / 'examples' / 'bot.py'} 'a, b'"
    words = f"arena {BOARD} --deals 1 --workers 1 --bot-seconds 60 --json"
    found = json.loads(run.ok(*words.split(), "--seats", f"random, {bot}"))
    assert [row["entrant"] for row in found["rows"]] == ["random", bot]


def descendants(pid: int) -> set[int]:
    """All that a process has started, and what they have."""
    found: set[int] = set()
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, children.read_text().split()):
            found |= {child} | descendants(child)
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="nothing tells here what a process has started")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_an_arena_that_is_ended_leaves_no_process_behind(how: signal.Signals, tmp_path: Path) -> None:
    """One worker thinks for hours without a pause, the other waits for a program that does not care who is gone."""
    asked = tmp_path / "asked"
    stubborn = tmp_path / "stubborn.py"
    stubborn.write_text(
        "import pathlib, signal, subprocess, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
        "sys.stdin.readline(), sys.stdin.readline()\n"
        f"pathlib.Path({str(asked)!r}).touch()\n"
        "time.sleep(1000)\n"
    )
    line_up = f"master:9999999,{sys.executable} {stubborn}"
    words = ("--option", "first_white=1", "--deals", "1", "--workers", "2", "--bot-seconds", "1000")
    running = ludothek("arena", BOARD, "--seats", line_up, *words)
    started: set[int] = set()
    try:
        end = monotonic() + PATIENCE
        while not asked.exists() or len(started) < 6:  # workers, their tracker, the program, its child and its watchdog
            assert monotonic() < end
            assert running.poll() is None
            started |= descendants(running.pid)
            sleep(0.02)
        running.send_signal(how)
        running.communicate(timeout=PATIENCE)
        end = monotonic() + PATIENCE
        while left := {pid for pid in started if alive(pid)}:
            assert monotonic() < end, left
            sleep(0.02)
    finally:
        for pid in {running.pid, *started}:
            if alive(pid):
                os.kill(pid, signal.SIGKILL)


def test_levels_are_told_of_one_game_or_all(run: Run) -> None:
    whole = run.ok("levels")
    assert whole.startswith("# Computer players and their levels\n")
    assert all(game.title("en") in whole for game in all_games() if game.decides)
    one = run.ok("levels", TRICKS)
    assert "search, 30 simulations" in one
    assert sum(game.title("en") in one for game in all_games()) == 1


def test_levels_are_measured_and_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Yardstick] = []
    monkeypatch.setattr(ladder, "keep", lambda _game, yardstick: kept.append(yardstick))
    words = f"levels {TRICKS} --measure --level casual --seats 3 --deals 2 --seed 1 --workers 1"
    line = run.ok(*words.split())
    assert line.startswith(f"{TRICKS}: casual v. beginner, 2 deals with 3 seats: ")
    assert [(one.level, one.seats, one.deals, one.seed) for one in kept] == [("casual", 3, 2, 1)]


def test_ctrl_c_ends_the_arena_and_says_how_to_go_on(tmp_path: Path) -> None:
    words = ("--seats", "master:9999999,random,random", "--workers", "2", "--log", str(tmp_path))
    running = ludothek("arena", TRICKS, *words)
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    end = monotonic() + PATIENCE
    while len(children.read_text().split()) < 3:  # two workers and the tracker of their resources
        assert running.poll() is None
        assert monotonic() < end
        sleep(0.01)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    said = "ludothek: stopped after 0 of 300 games (no whole deal yet); the same command goes on there\n"
    assert (running.returncode, out, err) == (130, "", said)


def test_an_arena_that_was_stopped_prints_what_there_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    so_far = arena(load_game(TRICKS), ["random"] * 3, 2, workers=1)
    monkeypatch.setattr(contest, "arena", Mock(side_effect=Stopped(so_far, 7, 27)))
    code, out, err = run(*f"arena {TRICKS} --seats random,random,random --deals 9".split())
    assert code == 130
    assert "2 deals, each once a rotation" in out
    assert err == (
        "ludothek: stopped after 7 of 27 games (2 whole deals); with --log FOLDER the same command would go on there\n"
    )


# Pipes and streams.


def test_a_reader_who_leaves_early_hears_nothing() -> None:
    running = ludothek("rules", TRICKS)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    err = running.stderr.read()
    running.stderr.close()
    running.wait(60)
    assert err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device to write to")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ludothek", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "ludothek: the output: No space left on device\n")


def test_a_terminal_with_few_signs() -> None:
    running = ludothek("rules", TRICKS, "--lang", "de", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert "?" in out
