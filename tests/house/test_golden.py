"""Golden playthroughs: matches kept as data that play the same for ever, compiled and interpreted."""

import json
import os
import subprocess
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import ludothek
from ludothek.cli.records import tell_match
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.record import parse, verify
from ludothek.core.result import Result
from ludothek.core.texts import Texts
from ludothek.games import game_ids, load_game
from ludothek.lab.check.entries import Pieces, shown
from ludothek.server.table.afterwards import match_after
from ludothek.server.table.entries import Begun, SeatOpened, TableOpened, write_entry
from ludothek.server.table.table import Table, replay
from support.folders import GAMES
from support.golden import REPLAY, WANTED, Golden, golden

MATCHES = golden()
RECORDS = [pytest.param(match.record, id=str(match)) for match in MATCHES]
PACKAGE = Path(ludothek.__file__).parent
COMPILED = sorted(path for path in PACKAGE.rglob("*.so") if path.name.endswith(EXTENSION_SUFFIXES[0]))


@cache
def replayed(folder: Path) -> dict[str, Any]:
    """What all golden records give with the Ludothek that lies in a folder."""
    done = subprocess.run(
        [sys.executable, str(REPLAY), *(str(match.record) for match in MATCHES)],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def kept(path: Path) -> list[str]:
    return path.with_suffix(".views").read_text(encoding="utf-8").splitlines()


def test_every_game_has_a_golden_match() -> None:
    assert {match.game for match in MATCHES} == set(game_ids())


def test_what_is_kept_are_the_matches_that_are_wanted() -> None:
    wanted = {path for match in MATCHES for path in (match.record, match.views)}
    lying = {path for path in GAMES.glob("*/golden/*") if path.name != WANTED}
    assert lying == wanted, "make chest plays those that are missing and takes away what nobody wants"


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_a_golden_match_is_the_one_that_is_wanted(match: Golden) -> None:
    """What is agreed in it, how many sit there, and by which version of the rules it is played."""
    saved, game = parse(match.record.read_text(encoding="utf-8")), load_game(match.game)
    assert (saved.game, saved.version, len(saved.seats)) == (game.id, game.version, match.seats)
    assert saved.options == game.settle(match.seats, match.options), f"make golden GAME={game.id} plays it anew"


@pytest.mark.parametrize("path", RECORDS)
def test_a_golden_match_verifies_and_was_played_to_its_end(path: Path) -> None:
    saved = parse(path.read_text(encoding="utf-8"))
    assert verify(saved, load_game(saved.game)) == []
    assert saved.result is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS)
def test_a_golden_match_is_told_from_the_first_card_to_the_end(path: Path, lang: str) -> None:
    saved = parse(path.read_text(encoding="utf-8"))
    game = load_game(saved.game)
    lines = tell_match(path, lang)
    assert lines[0] == game.title(lang)
    assert saved.result is not None
    names = [entry.name for entry in saved.seats]
    result = Result(tuple(saved.result.points), tuple(saved.result.winners), saved.result.reason)
    texts = Texts(lang, game)
    assert {texts.winners(result, text_id, names) for text_id in ("deal-won", "match-won")} & set(lines[-3:])
    assert texts(result.reason) in lines[-3:]


@pytest.mark.parametrize("path", RECORDS)
def test_every_step_of_a_golden_match_can_be_shown(path: Path) -> None:
    """Every piece is shown once and none is lost, while cards are dealt too; and the server shows the same steps."""
    table = finished(path)
    assert table.match is not None
    match = match_after(table, 0)
    pieces = Pieces(table.game.layout(match.seats))
    for step in range(len(table.match.log) + 1):
        if step:
            match.follow(table.match.log[step - 1])
        views = shown(match)
        assert list(pieces.faults(views)) == [], step
        if step < 40 or step % 50 == 0:  # each is a replay from the beginning
            assert shown(match_after(table, step)) == views


def finished(path: Path) -> Table:
    """A table on the server at which a golden match has been played."""
    saved = parse(path.read_text(encoding="utf-8"))
    game = load_game(saved.game)
    seats = [SeatOpened(player="person", name=entry.name, secret="", contribution="") for entry in saved.seats]
    opened = TableOpened(
        game=game.id, version=game.version, options=game.settle(len(seats), saved.options), seats=seats,
        clock=None, lang="en", seed=saved.seal.seed or "", join="", watch="",
    )  # fmt: skip
    log = Match(game, len(seats), saved.options, log=saved.moves).log
    return replay("t", [write_entry(opened), write_entry(Begun(level="casual", moves=log))])


@pytest.mark.parametrize("path", RECORDS)
def test_it_plays_the_same_with_the_installed_package(path: Path) -> None:
    assert replayed(PACKAGE.parent)["replayed"][str(path)]["views"] == kept(path)


@pytest.mark.parametrize("path", RECORDS)
def test_it_plays_the_same_interpreted(path: Path, interpreted: Path) -> None:
    again = replayed(interpreted)
    assert again["replayed"][str(path)]["views"] == kept(path)
    for name, file in again["loaded"].items():
        assert Path(file).is_relative_to(interpreted), name
        assert file.endswith(".py"), name


@pytest.mark.parametrize("path", RECORDS)
def test_guesses_are_the_same_compiled_and_interpreted(path: Path, interpreted: Path) -> None:
    one, two = replayed(PACKAGE.parent), replayed(interpreted)
    assert one["replayed"][str(path)]["guesses"] == two["replayed"][str(path)]["guesses"]


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: all tests ran interpreted")
def test_what_is_compiled_is_really_used() -> None:
    loaded = replayed(PACKAGE.parent)["loaded"]
    compiled = {str(path) for path in COMPILED}
    used = {file for file in loaded.values() if file in compiled}
    assert used
    for name, file in loaded.items():
        beside = Path(file).with_name(Path(file).stem + EXTENSION_SUFFIXES[0])
        assert not (file.endswith(".py") and beside.exists()), name
    for rules in PACKAGE.glob("games/*/rules.py"):
        assert str(rules.with_name("rules" + EXTENSION_SUFFIXES[0])) in used
