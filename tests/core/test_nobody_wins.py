"""A game that nobody has won is told as such at every table, in every language, and never as a draw."""

import io
import json
from pathlib import Path
from time import monotonic

import pytest
from rich.console import Console
from textual.widgets import Static

from ludothek.cli.contest import run_arena
from ludothek.cli.records import tell_match, verify_record
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.record import SeatEntry, record
from ludothek.core.seal import Seal
from ludothek.core.texts import Texts
from ludothek.core.view import as_json
from ludothek.games import load_game
from ludothek.guest.minds import PersonMind
from ludothek.lab.arena import arena
from ludothek.lab.standings import Pace, Played, standings
from ludothek.players import protocol
from ludothek.terminal import plain
from ludothek.terminal.app import TableApp
from ludothek.terminal.seating import Chair, Plan
from ludothek.terminal.sheets import CoverSheet, EndSheet
from ludothek.terminal.sitting import Sitting
from support.examples import CLAIMS

GAME = load_game(CLAIMS)
OPTIONS = {"counters": 2}
NAMES = ("Ada", "Ben")
MOVES = ("31", "l", "31", "l")
"""What is announced is always true, and always doubted: one counter each, whatever the dice show."""
TOLD = {
    "de": "Niemand kommt davon: Alle haben gleich viele Chips und verlieren.",
    "en": "Nobody gets away with it: everybody has the same number of chips and loses.",
    "it": "Nessuno la passa liscia: tutti hanno lo stesso numero di gettoni e perdono.",
    "nl": "Niemand komt ermee weg: iedereen heeft evenveel fiches en verliest.",
}
PATIENCE = 60.0


def match_after(moves: int = len(MOVES)) -> Match:
    match = Match(GAME, 2, OPTIONS, Seal.numbered(1))
    for text in MOVES[:moves]:
        match.play(text)
    return match


def sitting(match: Match) -> Sitting:
    return Sitting(match, [Chair(name, "person") for name in NAMES])


def reason(lang: str) -> str:
    return Texts(lang, GAME)("reason-middle")


def test_the_result_has_no_winner() -> None:
    match = match_after()
    assert match.over
    assert match.series.result().winners == match.view(0).leading == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_plain_lines(lang: str) -> None:
    said = io.StringIO()
    plain.play(sitting(match_after(3)), lang, io.StringIO("\nl\n"), said)
    *_, before, told, why = said.getvalue().splitlines()
    assert (told, why) == (TOLD[lang], reason(lang))
    assert before == "", "there are no points to tell"


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_on_the_full_screen(lang: str) -> None:
    match = match_after(3)
    chairs = tuple(Chair(name, "person") for name in NAMES)
    app = TableApp(Plan(GAME, chairs, match.options, None), lang, sitting=sitting(match), pace=0, hold=0)
    async with app.run_test(size=(80, 24)) as pilot:
        end = monotonic() + PATIENCE
        while not isinstance(app.screen, EndSheet):
            assert monotonic() < end
            if isinstance(app.screen, CoverSheet):
                await pilot.press("enter")
            elif not match.over and match.turn == 0:
                await pilot.press("l", "enter")
            await pilot.pause(0.002)
        console = Console(width=100, color_system=None, highlight=False)
        with console.capture() as capture:
            for part in app.screen.query(Static):
                console.print(part.content)
        said = capture.get()
        assert TOLD[lang] in said
        assert reason(lang) in said
        assert "Ada" not in said, "there are no points to list"
        await pilot.press("q")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(record(match_after(), [SeatEntry(name=name) for name in NAMES]).to_json())
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_replay(saved: Path, lang: str) -> None:
    assert tell_match(saved, lang)[-2:] == [TOLD[lang], reason(lang)]


def test_in_a_record_and_its_verification(saved: Path) -> None:
    document = json.loads(saved.read_text())
    assert document["result"] == {"points": [0, 0], "winners": [], "reason": "reason-middle", "deals": [[0, 0]]}
    assert verify_record(saved)[1]
    document["result"]["winners"] = [0, 1]
    saved.write_text(json.dumps(document))
    (fault,), sound = verify_record(saved)
    assert not sound
    assert fault.startswith("result: ")
    assert "'winners': []" in fault


@pytest.mark.parametrize("lang", LANGUAGES)
def test_to_a_guest(lang: str) -> None:
    said = io.StringIO()
    mind = PersonMind(lang, io.StringIO(), said)
    mind.table({"game": GAME.id, "seats": [{"name": name, "player": "person"} for name in NAMES]})
    mind.look(match_after().view(1))
    assert said.getvalue().splitlines()[-2:] == [TOLD[lang], reason(lang)]
    assert Texts(lang)("total") not in said.getvalue(), "there are no points to tell"


def test_to_a_program() -> None:
    view = json.loads(protocol.tell(match_after().view(0)))["view"]
    assert view["result"] == view["deals"][0] == {"points": [0, 0], "winners": [], "reason": "reason-middle"}
    assert view["fewest"] is False
    assert view == as_json(match_after().view(0))


def test_in_standings_nobody_gets_a_share_of_what_nobody_has_won() -> None:
    lost = match_after().series.result()
    won = Match(GAME, 2, {"counters": 1})
    won.play("31")
    won.play("l")
    paces = (Pace(1, 0.1, 0.1), Pace(1, 0.1, 0.1))
    games = [
        Played(0, 0, (0, 1), lost, paces),
        Played(0, 1, (1, 0), lost, paces),
        Played(1, 0, (0, 1), won.series.result(), paces),
        Played(1, 1, (1, 0), lost, paces),
    ]
    found = standings(GAME.id, ("a", "b"), {}, 0, games)
    assert (found.games, found.unwon) == (4, 3)
    assert [row.wins for row in found.rows] == [1.0, 0.0]
    assert found.fair_share == 0.125, "the one game that was won, shared by two"


def test_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(GAME, ["random", "random"], 12, seed=1, workers=1, options=OPTIONS)
    assert 0 < found.unwon < found.games == 24
    assert found.rows[0].wins == found.games - found.unwon
    assert found.fair_share == pytest.approx((24 - found.unwon) / 48)
    run_arena(GAME.id, "random,random", 12, 1, 1, ["counters=2"], 60.0, json=False)
    told = f"Nobody has won {found.unwon} of the 24 games. A fair share of wins is {found.fair_share:.1%}"
    assert told in capsys.readouterr().out
