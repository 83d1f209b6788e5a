"""An arena that is stopped: what was played counts, and with a folder as its log it goes on there."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludothek.cli.progress import counting
from ludothek.core.errors import LudothekError
from ludothek.core.record import parse, verify
from ludothek.games import load_game
from ludothek.lab.arena import Stopped, arena
from ludothek.lab.arena_log import GAMES
from ludothek.lab.held_back import held_back
from support.arena import without_seconds
from support.examples import TRICKS

GAME = load_game(TRICKS)
LINE_UP = ("random", "random", "beginner:2")
ROTATIONS = 3
PATIENCE = 120.0
"""Seconds until an arena that hangs is ended; plenty, because machines may have other things to do."""


def stopped_after(games: int, deals: int, log: Path | None = None) -> Stopped:
    def enough(done: int, _of: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        arena(GAME, LINE_UP, deals, seed=5, workers=1, progress=enough, log=log)
    return stopped.value


def test_whoever_stops_it_hears_what_the_whole_deals_came_to() -> None:
    stopped = stopped_after(2 * ROTATIONS + 1, 4)
    assert (stopped.done, stopped.of) == (2 * ROTATIONS + 1, 4 * ROTATIONS)
    assert stopped.standings is not None
    two = arena(GAME, LINE_UP, 2, seed=5, workers=1)
    assert without_seconds(stopped.standings) == without_seconds(two)
    assert stopped_after(1, 4).standings is None


@pytest.mark.parametrize("workers", [1, 2])
def test_it_goes_on_where_it_was_stopped(workers: int, tmp_path: Path) -> None:
    stopped_after(4, 2, tmp_path)
    told: list[int] = []
    found = arena(GAME, LINE_UP, 3, seed=5, workers=workers, log=tmp_path, progress=lambda done, _of: told.append(done))
    assert told == [5, 6, 7, 8, 9]
    assert without_seconds(found) == without_seconds(arena(GAME, LINE_UP, 3, seed=5, workers=1))
    again = arena(GAME, LINE_UP, 3, seed=5, workers=workers, log=tmp_path)
    assert again == found
    fewer = arena(GAME, LINE_UP, 1, seed=5, log=tmp_path)
    assert without_seconds(fewer) == without_seconds(arena(GAME, LINE_UP, 1, seed=5, workers=1))


def test_every_game_is_kept_as_a_record(tmp_path: Path) -> None:
    arena(GAME, LINE_UP, 2, workers=1, options={"deals": 1}, log=tmp_path)
    records = sorted(tmp_path.glob("*.json"))
    assert [path.name for path in records] == [f"deal-{deal}-{turn}.json" for deal in (1, 2) for turn in (1, 2, 3)]
    for path in records:
        kept = parse(path.read_text(encoding="utf-8"))
        assert verify(kept, GAME) == []
        assert sorted(seat.player for seat in kept.seats) == sorted(LINE_UP)
        assert kept.result is not None


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    whole = arena(GAME, LINE_UP, 1, workers=1, log=tmp_path)
    games = tmp_path / GAMES
    games.write_bytes(games.read_bytes()[:-10])
    again = arena(GAME, LINE_UP, 1, workers=1, log=tmp_path)
    assert without_seconds(again) == without_seconds(whole)
    assert len(games.read_bytes().splitlines()) == 1 + ROTATIONS


def test_the_games_of_another_arena_are_left_alone(tmp_path: Path) -> None:
    arena(GAME, LINE_UP, 1, workers=1, log=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(LudothekError, match="holds games with seed 0, not 7; name another folder"):
        arena(GAME, LINE_UP, 1, seed=7, workers=1, log=tmp_path)
    with pytest.raises(LudothekError, match=r"holds games with line-up .*beginner:2.*, not "):
        arena(GAME, ["random"] * 3, 1, workers=1, log=tmp_path)
    assert (tmp_path / GAMES).read_bytes() == before
    (tmp_path / GAMES).write_text("my diary\n")
    with pytest.raises(LudothekError, match="is no log of an arena"):
        arena(GAME, LINE_UP, 1, workers=1, log=tmp_path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(LudothekError, match="taken: File exists; name a folder that can be written"):
        arena(GAME, LINE_UP, 1, workers=1, log=tmp_path / "taken")


# Signals.

INTERRUPTED = """
import os, signal, sys, threading
from concurrent.futures import _base
from multiprocessing import popen_spawn_posix

from ludothek.games import load_game
from ludothek.lab.arena import Stopped, arena

def interrupt_waiting():
    enter = _base._AcquireFutures.__enter__
    def entered(self):
        enter(self)
        signal.raise_signal(signal.SIGINT)
    _base._AcquireFutures.__enter__ = entered

def interrupt_starting():
    launch = popen_spawn_posix.Popen._launch
    def launched(self, process):
        os.kill(os.getpid(), signal.SIGINT)
        launch(self, process)
    popen_spawn_posix.Popen._launch = launched

if __name__ == "__main__":
    globals()[sys.argv[1]]()
    threading.Thread(target=threading.Event().wait, daemon=True).start()
    try:
        arena(load_game(sys.argv[2]), ["random"] * 3, 10_000, workers=2)
    except Stopped as stopped:
        print(stopped.done < stopped.of, signal.getsignal(signal.SIGINT) is signal.default_int_handler)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent there in another way")
@pytest.mark.parametrize("where", ["interrupt_waiting", "interrupt_starting"])
def test_ctrl_c_at_the_worst_moment_ends_it_all_the_same(where: str, tmp_path: Path) -> None:
    """While it holds the locks of its futures; while a worker is half started and another thread hears the signal."""
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    done = subprocess.run(
        [sys.executable, str(script), where, TRICKS], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True True\n", "")


def test_a_signal_waits_for_the_end_of_the_block() -> None:
    told: list[bool] = []

    def interrupted() -> None:
        with held_back() as wanted:
            told.append(wanted())
            signal.raise_signal(signal.SIGINT)
            told.append(wanted())

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert told == [False, True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    with held_back() as wanted:
        pass
    assert not wanted()


# How far it is.


def test_where_no_terminal_is_a_line_a_minute_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    with counting("skittles", lambda: now) as progress:
        for done in range(1, 13):
            now += 20.0
            progress(done, 30)
    assert capsys.readouterr().err.splitlines() == [
        "skittles: 3 of 30, about 9 minutes left",
        "skittles: 6 of 30, about 8 minutes left",
        "skittles: 9 of 30, about 7 minutes left",
        "skittles: 12 of 30, about 6 minutes left",
    ]
