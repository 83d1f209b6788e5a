"""Seats by lot: drawn by the seal before the first deal, in the record, and people go where the lot sends them."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from ludothek.core.errors import InvalidMove
from ludothek.core.match import Match
from ludothek.core.record import SeatEntry, parse, record, resume, verify
from ludothek.core.seal import Seal
from ludothek.core.seat_lot import SEATING, SeatLot
from ludothek.core.state import REFEREE
from ludothek.games import load_game
from ludothek.lab.check import check_game
from ludothek.terminal.seating import Chair, Plan
from ludothek.terminal.sitting import Sitting
from support.examples import TRICKS, independent_checker
from support.toy import LID, TOY

DRAWN = {"seating": "drawn"}
GAME = replace(TOY, options=(SEATING,))
NAMES = ("Ada", "Ben", "Clara")


def test_without_the_option_everybody_stays() -> None:
    match = Match(GAME, 3)
    assert (match.seating, match.log) == ([0, 1, 2], [])
    assert Match(TOY, 3).seating == [0, 1, 2]


def test_everybody_draws_a_seat_before_anything_else() -> None:
    match = Match(GAME, 3, DRAWN, Seal.numbered(1))
    texts = [match.text(move) for move in match.log]
    assert sorted(texts) == ["lot.0", "lot.1", "lot.2"]
    assert match.deciders == [REFEREE] * 3
    for who, text in enumerate(texts):
        assert match.seating[int(text.removeprefix("lot."))] == who
    assert match.turn == 1
    assert match.deal_start == 3


def test_every_seating_is_equally_likely() -> None:
    found = Counter(tuple(Match(GAME, 3, DRAWN, Seal.numbered(number)).seating) for number in range(1200))
    assert len(found) == 6
    assert all(abs(times - 200) < 60 for times in found.values())


def test_a_move_of_the_game_never_shares_a_number_with_a_lot_or_an_agreement() -> None:
    match = Match(GAME, 3, DRAWN, Seal.numbered(1))
    match.play("take1")
    match.agree("resign", 0)
    texts = [match.text(move) for move in match.log]
    assert texts[3:] == ["take1", "resign.0"]
    assert Match(GAME, 3, DRAWN, match.seal, log=texts).log == match.log
    assert len(set(match.log)) == len(match.log)


def test_taking_back_leaves_everybody_where_they_sit() -> None:
    match = Match(GAME, 3, DRAWN, Seal.numbered(1))
    seating = match.seating
    match.play("take1")
    match.undo()
    assert (match.seating, len(match.log)) == (seating, 3)


def test_while_lots_are_drawn_the_table_is_as_before_the_first_deal() -> None:
    match = Match(GAME, 3, DRAWN, Seal.numbered(1), log=[])
    view = match.view(0)
    assert (view.turn, view.choices, view.deal) == (REFEREE, (), 1)
    assert view.scene == Match(TOY, 3).view(0).scene


def test_cards_may_be_drawn_for_seats() -> None:
    """The best card sits in seat 0 and the second best opposite."""
    cards = ("CJ", "SJ", "HA", "DA", "C9", "S9")
    lot = SeatLot(lambda _: cards, lambda _: (0, 2, 1, 3))
    game = replace(GAME, about=replace(GAME.about, seats=range(4, 5)), seat_lot=lot)
    match = Match(game, 4, DRAWN, log=["lot.S9", "lot.CJ", "lot.DA", "lot.HA"])
    assert match.seating == [1, 2, 3, 0]
    with pytest.raises(InvalidMove, match=r"'lot\.CJ' is not a lot that is left; legal: lot\.SJ lot\.HA"):
        Match(game, 4, DRAWN, log=["lot.CJ", "lot.CJ"])


@pytest.mark.parametrize("game", [GAME, replace(LID, options=(SEATING,))], ids=lambda game: game.id)
def test_the_suite_draws_lots_too(game: object) -> None:
    assert isinstance(game, type(TOY))
    assert {complaint.check for complaint in check_game(game, matches=2)} <= {"words", "cover"}


# The record.


def drawn_record(number: int = 3) -> dict[str, object]:
    match = Match(GAME, 3, DRAWN, Seal.numbered(number))
    while not match.over:
        if match.between:
            match.next_deal()
        match.play(match.legal()[0])
    document: dict[str, object] = json.loads(record(match, [SeatEntry(name=name) for name in NAMES]).to_json())
    return document


def test_a_record_with_lots_can_be_verified_and_a_forged_lot_is_found() -> None:
    saved = drawn_record()
    assert verify(parse(json.dumps(saved)), GAME) == []
    moves = saved["moves"]
    assert isinstance(moves, list)
    moves[0], moves[1] = moves[1], moves[0]
    faults = [fault for fault in verify(parse(json.dumps(saved)), GAME) if fault.where in {"moves[0]", "moves[1]"}]
    assert faults
    assert faults[0].message.startswith("the seal gives lot.")


def test_a_record_with_lots_can_be_taken_up() -> None:
    match = Match(GAME, 3, DRAWN, Seal.numbered(5))
    match.play("take1")
    saved = record(match, [SeatEntry(name=name) for name in NAMES]).to_json()
    again, _ = resume(saved, lambda _: GAME)
    assert (again.log, again.seating) == (match.log, match.seating)


def test_the_independent_checker_repeats_the_lots() -> None:
    base = load_game(TRICKS)
    game = replace(base, options=(*base.options, SEATING))
    match = Match(game, 3, {**DRAWN, "deals": 1}, Seal.numbered(7))
    while not match.over:
        match.play(match.legal()[0])
    saved = json.loads(record(match, [SeatEntry(name=name) for name in NAMES]).to_json())
    independent_checker.check(saved)
    forged = json.loads(json.dumps(saved))
    forged["moves"][:3] = sorted(forged["moves"][:3], reverse=saved["moves"][0] != "lot.2")
    if forged["moves"] == saved["moves"]:
        forged["moves"][:3] = reversed(forged["moves"][:3])
    with pytest.raises(SystemExit, match=r"moves\[\d\]"):
        independent_checker.check(forged)


# At the tables.


def drawn_differently() -> int:
    """A seed whose lots move everybody."""
    return next(
        number
        for number in range(100)
        if all(seat != who for seat, who in enumerate(Match(GAME, 3, DRAWN, Seal.numbered(number)).seating))
    )


def test_in_the_terminal_people_sit_where_the_lot_sends_them(tmp_path: Path) -> None:
    seed = drawn_differently()
    chairs = tuple(Chair(name, "person" if name == "Ada" else "casual") for name in NAMES)
    sitting = Sitting.begin(Plan(GAME, chairs, {"seating": "drawn"}, seed))
    assert sitting.names == tuple(NAMES[who] for who in sitting.match.seating)
    assert [sitting.names[seat] for seat in sitting.persons] == ["Ada"]
    path = sitting.save(tmp_path / "match.json")
    assert [entry.name for entry in parse(path.read_text()).seats] == list(sitting.names)
