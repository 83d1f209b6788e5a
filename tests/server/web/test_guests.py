"""`ludothek serve` refuses what cannot be served; `ludothek join` sits down from a terminal or with a bot."""

import asyncio
import io
import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedOK
from websockets.sync.client import ClientConnection

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER
from ludothek.core.view import View
from ludothek.games import game_ids, load_game
from ludothek.guest.link import JOIN, BadLink, Link, by_code, sit_down
from ludothek.guest.minds import PersonMind, ProgramMind
from ludothek.guest.visit import ANSWER_SECONDS, STORE_SECONDS, _Visit, visit
from ludothek.server.base import keys
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Store
from ludothek.server.web.command import CannotServe, _database, _listen, _network_address, _public
from ludothek.terminal.lines import Lines
from ludothek.terminal.seating import Chair
from ludothek.terminal.words import Words
from support.examples import BOARD, SQUARES
from support.folders import ROOT
from support.servers.houses import House
from support.servers.visitors import PATIENCE, hosted

BOT = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"


@pytest.mark.asyncio
async def test_a_bot_and_a_person_join_by_link(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.guest.visit.RESULT_SECONDS", 0.1)
    async with hosted(house) as host:
        opened = await host.open("open", "open", "beginner", options={"deals": 2})
        link = Link.parse(f"http://{host.address}/t/{opened['table']}#{opened['join']}")
        typed = io.StringIO("hello?\n" + "the first\n" * 1000)
        said, of_bot = io.StringIO(), io.StringIO()

        def play(name: str, mind: ProgramMind | PersonMind) -> None:
            visit(sit_down(link, name), name, mind)

        bot = asyncio.create_task(
            asyncio.to_thread(play, "Bot", ProgramMind(BOT, PATIENCE, PersonMind("en", target=of_bot)))
        )
        person = asyncio.create_task(asyncio.to_thread(play, "Ann", _FirstChoice("en", typed, said)))
        await asyncio.gather(bot, person)
        answer = await host.request("GET", f"/api/tables/{opened['table']}", opened["watch"])
        assert answer.json()["phase"] == "over"
        assert {seat["name"] for seat in answer.json()["seats"]} == {"Ann", "Bot", "Seat 2"}
        assert "It’s your turn" in said.getvalue()
        assert "\nYou play the " in said.getvalue()
        assert "Ann plays" not in said.getvalue()
        assert re.search(rf"\n({_won(' the deal')})", said.getvalue())
        assert re.search(rf"\nTotal: .*\n({_won()}).*\nThe most points over all deals", said.getvalue())
        totals = r"^Total: (\w+(?: \d)? -?\d+(, |\.)){3}\n"
        assert re.search(rf"{totals}({_won()})", of_bot.getvalue(), re.MULTILINE)
        told = of_bot.getvalue().splitlines()
        heard = said.getvalue().splitlines()[-len(told) :]
        assert heard[:-2] == told[:-2]
        assert heard[-1] == told[-1], "only who has won is told to each in their own way"


def _won(what: str = "") -> str:
    """Who has won, as a pattern: chance deals, and now and then all three have the same."""
    return rf".* wins?{what}( together)? with|It’s a draw"


class _FirstChoice(PersonMind):
    """Types something wrong first, then the first legal move."""

    def choose(self, view: View) -> str:
        text = super().choose(view)
        return text if text == "hello?" else view.choices[0].text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "Ada bittet um einen Tipp."),
        ("en", "Ada asks for a hint."),
        ("it", "Ada chiede un suggerimento."),
        ("nl", "Ada vraagt om een tip."),
    ],
)
def test_a_guest_is_told_who_asks_for_a_hint(lang: str, said: str) -> None:
    seats = [{"name": name, "player": "person", "present": True, "yours": name == "Ben"} for name in ("Ada", "Ben")]
    table = {"type": "table", "number": 3, "game": BOARD, "phase": "playing", "seats": seats}
    heard = _Line(table, {"type": "hint_asked", "seat": 0})
    target = io.StringIO()
    pauses: list[float] = []
    _Visit(cast("ClientConnection", heard), PersonMind(lang, io.StringIO(), target), pauses.append).run()
    assert target.getvalue() == f"{said}\n"


def test_a_guest_is_told_once_what_is_written() -> None:
    seats = [{"name": name, "player": "person", "present": True, "yours": name == "Ben"} for name in ("Ada", "Ben")]
    table = {"type": "table", "number": 3, "game": BOARD, "phase": "playing", "seats": seats}
    line = {"number": 1, "seat": 0, "text": "Your turn\x1b[2J"}
    new, kept = ({"type": "chatted", "lines": [line], "whole": whole} for whole in (False, True))
    target = io.StringIO()
    _Visit(cast("ClientConnection", _Line(table, new, kept)), PersonMind("en", target=target), lambda _: None).run()
    assert target.getvalue() == "Ada: Your turn?[2J\n"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_guest_is_told_the_table_as_somebody_at_the_plain_table_is(game_id: str) -> None:
    """Board, dice, pad, hand, what was said, whose turn it is: all that a view shows, and by the same words."""
    game = load_game(game_id)
    match = Match(game, min(max(2, game.seats[0]), game.seats[-1]), {}, Seal.numbered(3))
    names = [f"Guest {seat + 1}" for seat in range(match.seats)]
    chairs = [Chair(name, "person") for name in names]
    lines = Lines(Words(game, chairs, "en", WATCHER))
    target = io.StringIO()
    mind = PersonMind("en", io.StringIO("typed\n" * 20), target)
    mind.table({"game": game_id, "seats": [{"name": name, "player": "person"} for name in names]})
    for _ in range(12):
        view = match.view(match.turn)
        mind.look(view)
        target.truncate(target.seek(0))
        assert mind.choose(view) == "typed"
        assert target.getvalue().splitlines() == lines.turn(view)
        match.play(match.legal()[-1])
        if match.turn < 0:
            break


def test_a_guest_is_told_where_everything_lies_on_a_board() -> None:
    match = Match(load_game(SQUARES), 2, {}, Seal.numbered(1))
    target = io.StringIO()
    mind = PersonMind("en", io.StringIO("c3-d4\n"), target)
    mind.table({"game": SQUARES, "seats": [{"name": "Ada", "player": "person"}, {"name": "", "player": "open"}]})
    other = match.view(1 - match.turn)
    mind.look(other)
    assert target.getvalue().splitlines()[-1] == "It’s Ada’s turn."
    mind.choose(match.view(match.turn))
    white, black = (
        ", ".join(piece.place for piece in other.scene.pieces if (piece.zone, piece.look) == ("board", look))
        for look in ("white", "black")
    )
    assert f"12 white men: {white}\n" in target.getvalue()
    assert f"12 black men: {black}\n" in target.getvalue()


def test_what_a_server_says_cannot_command_the_terminal() -> None:
    target = io.StringIO()
    mind = PersonMind("en", io.StringIO(), target)
    mind.table({"game": SQUARES, "seats": [{"name": "A\x1b[2Jda", "player": "person"}] * 2})
    mind.hint_asked(0)
    mind.refused("no\x07")
    assert target.getvalue() == "A?[2Jda asks for a hint.\nno?\n"


def test_guest_and_server_mean_the_same_by_a_link_for_joining() -> None:
    assert JOIN == keys.JOIN


@pytest.mark.asyncio
async def test_a_code_is_typed_instead_of_a_link(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "open", "casual")
        server = f"http://{host.address}"
        link = await asyncio.to_thread(by_code, f"{server}/", opened["code"].lower())
        assert link == Link(server, opened["table"], opened["join"])
        with pytest.raises(BadLink, match="no table waits for this code"):
            await asyncio.to_thread(by_code, server, "222222")
        for wrong in ("localhost:8731", "ftp://x", "file:///etc"):
            with pytest.raises(BadLink, match="looks like http"):
                by_code(wrong, opened["code"])


@pytest.mark.asyncio
async def test_a_full_table_is_said_in_one_line(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person")
        full = Link(f"http://{host.address}", opened["table"], opened["join"])
        with pytest.raises(BadLink, match="every seat of this table is taken"):
            await asyncio.to_thread(sit_down, full, "Late")
        with pytest.raises(BadLink, match="opens no table"):
            await asyncio.to_thread(visit, Link(full.server, full.table, "wrong"), "", PersonMind("en"))


class _Line:
    """A connection on which everything has been said already."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self._messages = list(messages)
        self.sent: list[dict[str, Any]] = []
        self.patience: list[float | None] = []
        """How long each message was waited for."""

    def recv(self, timeout: float | None = None) -> str:
        self.patience.append(timeout)
        if not self._messages:
            raise ConnectionClosedOK(None, None)
        message = self._messages.pop(0)
        if not message:
            raise TimeoutError
        return msgspec.json.encode(message).decode()

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


class _First(PersonMind):
    """Plays the first legal move without a word."""

    def look(self, view: View) -> None:
        pass

    def choose(self, view: View) -> str:
        return view.choices[0].text


def test_a_move_that_could_not_be_stored_is_sent_again_after_a_while() -> None:
    match = Match(load_game(BOARD), 2, {}, Seal.numbered(1))
    view = {"type": "view", "number": 5, "seat": match.turn, "view": match.view(match.turn)}
    refused = {"type": "refused", "reason": "not_stored", "detail": "the disk is full", "clause": ""}
    line = _Line(view, view, refused)  # the table shows how it stands, and why
    pauses: list[float] = []
    assert not _Visit(cast("ClientConnection", line), _First("en", target=io.StringIO()), pauses.append).run()
    assert pauses == [STORE_SECONDS]
    assert [sent["number"] for sent in line.sent] == [5, 5]


def test_a_guest_goes_to_another_server_when_one_stands_still() -> None:
    match = Match(load_game(BOARD), 2, {}, Seal.numbered(1))
    view = {"type": "view", "number": 5, "seat": match.turn, "view": match.view(match.turn)}
    silence: dict[str, Any] = {}

    def visiting(*messages: dict[str, Any]) -> tuple[_Visit, _Line]:
        line = _Line(*messages)
        return _Visit(cast("ClientConnection", line), _First("en", target=io.StringIO()), lambda _: None), line

    still, line = visiting(view, silence, silence)
    with pytest.raises(TimeoutError):
        still.run()
    assert still.heard
    assert [sent["type"] for sent in line.sent] == ["move", "ping"]
    assert line.patience == [ANSWER_SECONDS] * 3
    slow, line = visiting(view, silence, {"type": "pong", "number": 5}, view)
    assert not slow.run()
    assert [sent["type"] for sent in line.sent] == ["move", "ping"], "whoever answers is there"
    assert line.patience == [ANSWER_SECONDS] * 3 + [None] * 2, "and others may take as long as they like"


def test_links_are_taken_apart() -> None:
    link = Link.parse("https://games.example.org/t/abc#join.xyz")
    assert (link.socket, str(link)) == (
        "wss://games.example.org/api/tables/abc/socket",
        "https://games.example.org/t/abc#join.xyz",
    )
    for wrong in ("", "games.example.org", "http://x/t/abc", "http://x/g/abc#y", "ftp://x/t/abc#y", "file:///t/a#b"):
        with pytest.raises(BadLink, match="looks like"):
            Link.parse(wrong)
    with socket.socket() as deaf:  # it has a port and does not listen
        deaf.bind(("127.0.0.1", 0))
        with pytest.raises(BadLink, match="does not answer"):
            sit_down(Link(f"http://127.0.0.1:{deaf.getsockname()[1]}", "t", "join.x"), "")


def test_a_port_in_use_is_said_in_one_line() -> None:
    with _listen("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with pytest.raises(CannotServe, match=r"port \d+ \(address already in use\); leave --port out") as error:
            _listen("127.0.0.1", taken)
        assert "\n" not in str(error.value)
        assert _network_address(first) == ""
    with _listen("0.0.0.0", 0) as everywhere:
        address = _network_address(everywhere)
        assert address == "" or address.startswith("http://")


def test_addresses_and_databases() -> None:
    assert _public("https://games.example.org/") == "https://games.example.org"
    assert _public("") == ""
    for wrong in ("games.example.org", "https://games.example.org/under", "ftp://x"):
        with pytest.raises(CannotServe, match="looks like"):
            _public(wrong)
    assert _database("postgresql://host/name") == "postgresql+psycopg://host/name"


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_folder_that_is_missing_is_said_in_one_line(tmp_path: Path, form: str) -> None:
    database = form.format(tmp_path / "missing" / "tables.sqlite")
    run = [sys.executable, "-m", "ludothek", "serve", "--database", database]
    refused = subprocess.run(
        run, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (refused.returncode, refused.stdout) == (2, "")
    right = f"the folder {tmp_path / 'missing'} does not exist; make it first"
    assert refused.stderr == f"ludothek: --database {database}: {right}\n"
    assert not (tmp_path / "missing").exists()


@pytest.mark.parametrize("answer", ["y", "Yes", "n", "", None])
def test_whoever_sits_at_the_terminal_is_asked_for_a_missing_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str | None
) -> None:
    def typed(question: str) -> str:
        assert str(tmp_path / "missing") in question
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("builtins.input", typed)
    path = tmp_path / "missing" / "tables.sqlite"
    if answer in {"y", "Yes"}:
        assert _database(str(path)) == f"sqlite:///{path}"
        assert path.parent.is_dir()
    else:
        with pytest.raises(CannotServe, match="make it first"):
            _database(str(path))
        assert not path.parent.exists()


@pytest.mark.parametrize("odd", ["foo://bar", "postgresql+none://ada:mellon@host/name", "://"])
def test_databases_that_nobody_knows_are_said_in_one_line(odd: str) -> None:
    with pytest.raises(StoreFailed, match="cannot be used") as refused:
        Store(odd)
    assert "\n" not in str(refused.value)
    assert "mellon" not in str(refused.value)


def test_the_command_line(tmp_path: Path) -> None:
    run = [sys.executable, "-m", "ludothek"]
    broken = tmp_path / "broken.sqlite"
    broken.write_text("no database" * 100)
    wrong = subprocess.run([*run, "serve", "--database", str(broken)], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("ludothek: the database")
    assert wrong.stderr.count("\n") == 1
    lost = subprocess.run([*run, "join", "nowhere"], capture_output=True, text=True, check=False)
    assert lost.returncode == 2
    assert "looks like" in lost.stderr
