"""Programs in seats: a good one plays to the end, and each kind of broken one is ended with a reason."""

import json
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from ludothek.core.errors import IllegalMove, InvalidMove
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.players import protocol
from ludothek.players.program import Program, SeatFailed
from support.examples import TRICKS
from support.folders import ROOT

GAME = load_game(TRICKS)
PATIENT = 60.0


def match_for(deals: int = 1) -> Match:
    return Match(GAME, 3, {"deals": deals, "first_dealer": 2}, Seal.numbered(1))


def python(code: str) -> str:
    return shlex.join([sys.executable, "-c", code])


def program(match: Match, command: str, seat: int = 0, timeout: float = PATIENT) -> Program:
    return Program(command, GAME, match.seats, seat, match.options, timeout)


class Watched(subprocess.Popen[bytes]):
    """Processes that are remembered, to see that none is left."""

    all: ClassVar[list["Watched"]] = []

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.all.append(self)


@pytest.fixture(autouse=True)
def _no_process_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(subprocess, "Popen", Watched)
    Watched.all.clear()
    yield
    assert all(process.returncode is not None for process in Watched.all), "ended, and reaped"


def ask(command: str, timeout: float = PATIENT) -> str:
    """Ask a program for a move that it will not give; the reason it is ended for."""
    match = match_for()
    threads = threading.active_count()
    with program(match, command, timeout=timeout) as player:
        with pytest.raises(SeatFailed) as failed:
            player.choose(match.view(0), match.guess(0))
        assert threading.active_count() == threads, "the threads of its pipes have ended"
        assert all(process.returncode is not None for process in Watched.all), "ended before it is closed"
        with pytest.raises(SeatFailed, match=re.escape(str(failed.value))):
            player.choose(match.view(0), match.guess(0))
    reason = str(failed.value)
    assert "\n" not in reason
    assert reason.startswith("the program in seat 1 failed: ")
    return reason.removeprefix("the program in seat 1 failed: ")


def test_the_example_plays_a_match_to_the_end() -> None:
    match = match_for(deals=2)
    command = shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])
    programs = [program(match, command, seat) for seat in range(3)]
    while not match.over:
        while match.turn >= 0:
            seat = match.turn
            match.play(programs[seat].choose(match.view(seat), match.guess(seat)), seat)
        for seat, player in enumerate(programs):
            player.tell(match.view(seat))
        if match.between:
            match.next_deal()
    for player in programs:
        player.close()
    assert len(match.series.results) == 2


def test_the_document_shows_the_example() -> None:
    code = (ROOT / "examples" / "bot.py").read_text().split('"""\n\n', 1)[1]
    assert code in (ROOT / "docs" / "seat-protocol.md").read_text()


def test_a_program_hears_hello_questions_and_results_and_then_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludothek.players.program.GRACE", PATIENT)  # it has something to do before it ends
    log = tmp_path / "log"
    code = f"""
import json, sys
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        message = json.loads(line)
        if message["type"] == "move?":
            print(json.dumps({{"move": message["view"]["choices"][0]["move"]}}), flush=True)
    log.write("end")
"""
    match = match_for()
    with program(match, python(code)) as player:
        view = match.view(0)
        assert player.choose(view, match.guess(0)) == view.choices[0].move
        player.tell(view)
    hello, asked, told, end = log.read_text().splitlines()
    assert end == "end"
    first = json.loads(hello)
    assert (first["type"], first["protocol"], first["game"], first["seats"], first["seat"]) == (
        "hello",
        1,
        TRICKS,
        3,
        0,
    )
    assert first["options"] == match.options
    assert set(first) == {"type", "protocol", "game", "version", "seats", "seat", "options", "layout"}
    assert json.loads(asked)["type"] == "move?"
    assert set(json.loads(asked)) == {"type", "view"}
    assert json.loads(told)["type"] == "result"


def test_nothing_starts_before_the_first_question(tmp_path: Path) -> None:
    started = tmp_path / "started"
    match = match_for()
    with program(match, python(f"open({str(started)!r}, 'w')")) as player:
        player.tell(match.view(0))
    assert not started.exists()


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("hello", "is not JSON; right would be {"),
        ("", "is not JSON"),
        ("[" * 5000, "is not JSON"),
        ("[1]", "names no move; right would be {"),
        ('{"mov": "r1"}', "names no move"),
        ('{"move": true}', "a move is a text or a number, not True"),
        ('{"move": null}', "a move is a text or a number, not None"),
        ('{"move": "zebra"}', "'zebra' may not be played now; legal: "),
        ('{"move": ""}', "may not be played now; legal: "),
        ('{"move": -1}', "-1 may not be played now; legal: "),
    ],
)
def test_a_wrong_answer(answer: str, reason: str) -> None:
    code = f"import sys; sys.stdin.readline(); print({answer!r}, flush=True); sys.stdin.read()"
    assert reason in ask(python(code))


def test_silence() -> None:
    assert ask(python("import time; time.sleep(1000)"), timeout=0.2) == (
        "it was silent for 0.2 seconds; it must answer each move? with one line and flush it, "
        "and may not wait for more input than that line"
    )


def test_silence_of_one_that_ignores_every_plea_and_has_children() -> None:
    code = """
import signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
time.sleep(1000)
"""
    assert "it was silent" in ask(python(code), timeout=1.0)


def test_a_crash_with_its_last_words() -> None:
    reason = ask(python("import sys; sys.stdin.readline(); raise ValueError('no idea \\033[31m')"))
    assert reason == "it ended with exit status 1 instead of answering: ValueError: no idea ?[31m"


def test_a_crash_by_a_signal() -> None:
    assert ask(python("import os; os.kill(os.getpid(), 9)")) == "it was ended by signal 9 instead of answering"


def test_one_that_ends_at_once() -> None:
    assert ask(python("pass")) == "it ended with exit status 0 instead of answering"


def test_one_that_closes_its_output() -> None:
    code = "import os, time; os.close(1); time.sleep(1000)"
    assert ask(python(code)) == "it closed its output instead of answering"


@pytest.mark.parametrize("newline", ["", "\\n"])
def test_output_without_end(newline: str) -> None:
    code = f"import sys\nwhile True: sys.stdout.write('x' * 100000 + '{newline}')"
    assert ask(python(code)) == "it wrote a line without end; an answer has at most 65536 bytes"


def test_a_flood_on_standard_error_blocks_nothing() -> None:
    code = "import sys; sys.stderr.write('x' * 1000000 + '\\n'); print('done', flush=True); sys.stdin.read()"
    assert ask(python(code)).startswith("'done' is not JSON")


def test_one_that_never_reads_blocks_nothing() -> None:
    match = match_for()
    view = match.view(0)
    lines = json.dumps({"move": view.choices[0].text}) + "\n"
    with program(match, python(f"import time; print({lines!r} * 100, flush=True); time.sleep(1000)")) as player:
        for _ in range(100):
            assert player.choose(view, match.guess(0)) == view.choices[0].move


def test_a_command_that_is_not_there() -> None:
    assert ask("/no/such/bot --fast") == "'/no/such/bot' cannot be started (No such file or directory)"


@pytest.mark.parametrize("command", ["", "  ", "python3 'bot.py"])
def test_a_command_that_is_none(command: str) -> None:
    with pytest.raises(SeatFailed, match="the program in seat 1 has"):
        program(match_for(), command)


def test_a_closed_program_stays_closed() -> None:
    match = match_for()
    player = program(match, python("pass"))
    player.close()
    with pytest.raises(SeatFailed, match="has been closed"):
        player.choose(match.view(0), match.guess(0))


def test_understanding_texts_and_numbers() -> None:
    view = match_for().view(0)
    choice = view.choices[-1]
    for answer in (choice.move, choice.text, f" {choice.text.upper()} "):
        assert protocol.understand(json.dumps({"move": answer, "why": "because"}), view) == choice.move
    with pytest.raises(IllegalMove) as refused:
        protocol.understand(json.dumps({"move": choice.text[0]}), view)
    assert refused.value.candidates == tuple(other.text for other in view.choices)
    with pytest.raises(InvalidMove):
        protocol.understand("9" * 10000, view)


def test_the_lines_hold_nothing_that_the_seat_may_not_know() -> None:
    match = match_for()
    question = json.loads(protocol.ask(match.view(0)))
    for piece in question["view"]["scene"]["pieces"]:
        if piece["zone"] in ("hand.1", "hand.2"):
            assert (piece["look"], piece["id"]) == ("back", "")
    assert "\n" not in protocol.ask(match.view(0))
