"""The commands of those who run servers: what there is, what happened, records, deleting, copying; and no secret."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import Engine

from ludothek.core.match import Match
from ludothek.core.record import parse
from ludothek.games import load_game
from ludothek.server.store import database
from ludothek.server.store.database import open_database
from server.room.test_trouble import BEGUN, opening
from server.store.test_retention import RESIGNED, add, going_on, names, over
from support.commands import Run
from support.examples import AUCTION, BOARD
from support.ports import free_port

SEED = "5eed" * 16
HASHES = ["aa" * 32, "bb" * 32, "cc" * 32, "dd" * 32]
MOVED = {"type": "moved", "seat": 0, "moves": [0], "by": "person", "seen": 1, "text": "a1"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Engine]:
    """Tables of several ages, in a file whose name is `database`."""
    engine = open_database(str(tmp_path / "tables.sqlite"))
    over(engine, "over", 100)
    going_on(engine, "going", 30)
    seat = {"player": "person", "name": "A\x1bda", "contribution": "x"}
    seats = [{**seat, "secret": HASHES[0]}, {**seat, "secret": HASHES[1]}]
    add(engine, "secret", 1, opening(seats=seats, seed=SEED, join=HASHES[2], watch=HASHES[3]), BEGUN, _first_move())
    yield engine
    engine.dispose()


def _first_move() -> dict[str, Any]:
    match = Match(load_game(BOARD), 2, {}, log=[])
    move = match.legal()[0]
    return {**MOVED, "seat": match.turn, "moves": [move], "text": match.text(move)}


@pytest.fixture
def where(store: Engine) -> tuple[str, str]:
    return "--database", str(store.url.database)


def test_tables_are_listed_with_what_a_host_wants_to_know(run: Run, where: tuple[str, str]) -> None:
    lines = run.ok("tables", "list", *where).splitlines()
    assert lines[0].split() == ["name", "game", "seats", "phase", "entries", "first", "last", "size"]
    assert [line.split()[:5] for line in lines[1:]] == [
        ["over", BOARD, "2", "over", "3"],
        ["going", BOARD, "2", "playing", "2"],
        ["secret", BOARD, "2", "playing", "3"],
    ]
    assert all(line.endswith("1 kB") for line in lines[1:])


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["--finished"], ["over"]),
        (["--unfinished"], ["going", "secret"]),
        (["--idle", "10d"], ["over", "going"]),
        (["--idle", "10d", "--unfinished"], ["going"]),
        (["--game", BOARD, "--idle", "1y"], []),
        (["--game", AUCTION], []),
    ],
)
def test_a_list_is_narrowed(run: Run, where: tuple[str, str], wishes: list[str], found: list[str]) -> None:
    assert [line.split()[0] for line in run.ok("tables", "list", *where, *wishes).splitlines()[1:]] == found


def test_what_happened_is_told_without_what_is_hidden(run: Run, where: tuple[str, str], store: Engine) -> None:
    told = run.ok("tables", "show", "secret", *where)
    assert f"{BOARD}, version" in told
    assert "seat 1: A?da (person)" in told, "no terminal obeys a name"
    assert [line.split(maxsplit=3)[3] for line in told.splitlines()[-3:]] == [
        "the table is opened",
        "the match begins",
        f"seat {_first_move()['seat'] + 1} plays",
    ]
    for secret in (SEED, *HASHES, _first_move()["text"]):
        assert secret not in told
    add(store, "ended", 1, opening(seed=SEED), BEGUN, _first_move(), RESIGNED)
    told = run.ok("tables", "show", "ended", *where)
    assert f"plays {_first_move()['text']}" in told, "once all is over it may be told"
    assert "seat 1 asks for resign, about seat 1" in told
    add(store, "newer", 1, opening(version=99))
    assert "start one with version 99 to play on" in run.ok("tables", "show", "newer", *where)
    assert "there is no table nowhere" in run.mistake("tables", "show", "nowhere", *where)


def test_records_of_finished_matches_can_be_verified(run: Run, where: tuple[str, str], tmp_path: Path) -> None:
    text = run.ok("tables", "export", "over", *where)
    assert parse(text).result is not None
    (tmp_path / "one.json").write_text(text)
    assert "result: it follows from the moves" in run.ok("verify", tmp_path / "one.json")
    [path] = run.ok("tables", "export", *where, "--to", tmp_path / "records").splitlines()
    assert path == str(tmp_path / "records" / "over.json")
    assert "result: it follows from the moves" in run.ok("verify", path)
    if os.name == "posix":
        assert [each.name for each in (tmp_path / "records").iterdir()] == ["over.json"]


def test_a_running_match_is_not_exported(run: Run, where: tuple[str, str]) -> None:
    code, out, err = run("tables", "export", "secret", *where)
    assert (code, out) == (2, "")
    assert "the record is given when the match is over" in err
    assert "name one table, or with --to" in run.mistake("tables", "export", *where)


def test_tables_are_deleted_after_asking(run: Run, where: tuple[str, str], store: Engine) -> None:
    assert "nothing was deleted; add --yes" in run.mistake("tables", "delete", "over", *where)
    assert "there is no table nowhere" in run.mistake("tables", "delete", "over", "nowhere", "--yes", *where)
    assert names(store) == ["going", "over", "secret"]
    assert run.ok("tables", "delete", "over", "going", "--yes", *where) == "deleted: over\ndeleted: going\n"
    assert names(store) == ["secret"]
    assert "there is no table over" in run.mistake("tables", "delete", "over", "--yes", *where)


def test_pruning_says_first_what_it_would_do(run: Run, where: tuple[str, str], store: Engine) -> None:
    keep = ("--keep", "finished=90d,unfinished=365d")
    assert run.ok("tables", "prune", *keep, "--dry-run", *where).startswith(f"would go: over, {BOARD}, last entry 20")
    assert names(store) == ["going", "over", "secret"]
    assert run.ok("tables", "prune", *keep, *where) == "deleted: over\n"
    assert names(store) == ["going", "secret"]
    assert "--keep takes finished=90d" in run.mistake("tables", "prune", "--keep", "for ever", *where)


def test_a_backup_is_a_store_again(run: Run, where: tuple[str, str], tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run.ok("backup", *where, copy) == f"copied to {copy}: 11 rows, all of them there\n"
    assert run.ok("tables", "list", "--database", copy) == run.ok("tables", "list", *where)
    assert "the target is not empty" in run.mistake("backup", *where, copy)


def test_a_database_is_neither_made_nor_migrated_by_looking_at_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = str(tmp_path / "missing.sqlite")
    for words in (["tables", "list"], ["tables", "delete", "x", "--yes"], ["backup", str(tmp_path / "copy.sqlite")]):
        code, _, err = run(*words, "--database", missing)
        assert code == 2
        assert err == f"ludothek: there is no database {missing}; name it with --database\n"
    monkeypatch.setattr(database, "data_folder", lambda: tmp_path)
    assert "there is no database" in run("tables", "list")[2], "by default in the data folder"
    assert list(tmp_path.iterdir()) == []


def test_the_options_of_serve_reach_the_server(tmp_path: Path) -> None:
    """A server that keeps, measures and writes JSON; what is mistyped is said in one line."""
    port = free_port()
    command = [sys.executable, "-m", "ludothek", "serve", "--host", "127.0.0.1", "--port", str(port), "--workers", "1"]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    wrong = subprocess.run([*command, "--keep", "finished=x"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("ludothek: --keep finished is a number of hours")
    command += ["--keep", "finished=90d", "--metrics", "--log-format", "json", "--renames-per-table", "3"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    try:
        while "Tables are kept in" not in (line := running.stdout.readline()):
            assert line
        assert f"Tables are kept in {tmp_path / 'tables.sqlite'}." in line
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b"ludothek_moves_total" in answer.read()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/ready") as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        running.terminate()
        running.wait(60)
        running.stdout.close()
