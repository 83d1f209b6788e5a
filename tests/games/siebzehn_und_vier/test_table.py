"""Siebzehn und Vier: who sees which cards, stakes as numbers, what is typed and what is told."""

import io

import pytest

from games.siebzehn_und_vier.cases import GAME, coup, staked
from ludothek.core.errors import InvalidMove
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER, State
from ludothek.core.view import BACK
from ludothek.terminal.plain import play as play_plainly
from ludothek.terminal.seating import settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting
from support.playing import match_with, play
from support.showing import Teller, in_words, in_zone

NAMES = ("Anna", "Ben", "Cleo")
told = Teller(GAME, NAMES)


def seen(state: State, seat: int) -> tuple[list[str], list[str]]:
    """What a seat sees of the player's hand and of the bank's."""
    hands = [in_zone(GAME, state, f"hand.{owner}", seat) for owner in (1, 0)]
    shown = [[look for piece in hand for look in [piece.look] * piece.count] for hand in hands]
    return shown[0], shown[1]


@pytest.mark.clause("SUV-7", "SUV-R9")
def test_only_the_owner_of_a_hand_sees_it_until_they_are_compared() -> None:
    state = play(staked(1, 1), "C7", "S9", "card", "CQ")
    assert seen(state, 1) == (["C7", "CQ"], [BACK])
    assert seen(state, 0) == ([BACK, BACK], ["S9"])
    for seat in (2, WATCHER):
        assert seen(state, seat) == ([BACK, BACK], [BACK]), "who only stakes sees no cards"
    play(state, "enough", "enough")
    for seat in (0, 1, 2, WATCHER):
        assert seen(state, seat) == (["C7", "CQ"], ["S9"])


@pytest.mark.clause("SUV-R7", "SUV-R9")
def test_over_21_only_the_players_hand_is_shown() -> None:
    state = play(staked(10, 1), "C10", "S7", "card", "D8", "card", "CK")
    assert seen(state, 2) == (["C10", "D8", "CK"], [BACK])
    assert seen(state, 0) == (["C10", "D8", "CK"], ["S7"])
    assert told(state) == ["Ben has 22.", "That’s too much.", "Anna takes in 11."]


@pytest.mark.clause("SUV-6", "SUV-R11")
def test_a_stake_is_a_number_that_is_stepped_or_typed() -> None:
    match = Match(GAME, 2, {"first_banker": 0, "max_stake": 30}, Seal.numbered(1))
    choices = match.view(1).choices
    assert [choice.amount for choice in choices] == list(range(1, 31))
    assert [choice.amount for choice in choices if choice.usual] == [5]
    assert match.text(match.play("12")) == "stake12"
    (stake,) = in_zone(GAME, match.state, "stake.1")
    assert stake.count == 12


@pytest.mark.clause("SUV-11", "SUV-12", "SUV-R10")
def test_stakes_go_to_the_bank_or_are_doubled_by_it() -> None:
    def heaps(state: State) -> list[tuple[str, str, int]]:
        pieces = GAME.scene(state, WATCHER).pieces
        return [(piece.zone, piece.came, piece.count) for piece in pieces if piece.look == "unit"]

    assert heaps(staked(5, 3)) == [("stake.1", "", 5), ("stake.2", "", 3)]
    assert heaps(coup("C10 D9", "S10 H8", 5, 3)) == [("stake.0", "stake.1", 5), ("stake.0", "stake.2", 3)]
    won = heaps(coup("HA SA", "S10 H8", 5, 3))
    assert won == [(f"stake.{seat}", came, count) for seat, count in ((1, 5), (2, 3)) for came in ("", "stake.0")]


@pytest.mark.parametrize(
    ("typed", "text"), [("k", "card"), ("Karte", "card"), ("hit", "card"), ("Bedient!", "enough"), ("sto", "enough")]
)
def test_cards_may_be_asked_for_in_any_language(typed: str, text: str) -> None:
    match = match_with(GAME, play(staked(1), "C7", "S9"))
    assert match.text(match.play(typed)) == text


@pytest.mark.parametrize("typed", ["0", "31", "-5", "1.5", "x", ""])
def test_anything_else_is_no_stake(typed: str) -> None:
    match = Match(GAME, 2, {"first_banker": 0, "max_stake": 30}, Seal.numbered(1))
    with pytest.raises(InvalidMove if typed != "31" else Exception):
        match.play(typed)


@pytest.mark.clause("SUV-R1", "SUV-R13")
def test_the_banker_and_the_active_player_have_badges() -> None:
    scene = GAME.scene(staked(1, 1), 0)
    assert [(role.seat, role.text.id) for role in scene.roles] == [(0, "banker"), (1, "active")]


@pytest.mark.clause("SUV-R9")
def test_what_the_own_cards_count_is_told_to_nobody_else() -> None:
    state = play(staked(1, 1), "C7", "S9", "card", "CQ")
    facts = [in_words(GAME, GAME.scene(state, seat).facts, NAMES) for seat in range(3)]
    assert facts == [["Your cards count 9."], ["Your cards count 10."], []]


@pytest.mark.clause("SUV-8", "SUV-R8", "SUV-R9")
def test_whether_somebody_stopped_by_himself_or_had_to_cannot_be_told_apart() -> None:
    said = play(staked(1), "CA", "S9", "card", "C9", "enough")
    had_to = play(staked(1), "CA", "S9", "card", "C10")
    assert GAME.scene(said, 0) == GAME.scene(had_to, 0)


@pytest.mark.clause("SUV-10", "SUV-11", "SUV-12", "SUV-14")
def test_what_has_happened_is_told() -> None:
    assert told(staked(3)) == ["Ben stakes 3."]
    assert told(play(staked(3), "C7", "S9")) == ["Ben stakes 3.", "Ben gets a card, and so does the bank."]
    assert told(play(staked(3), "C7", "S9", "card", "CQ")) == ["Ben takes a card and has 2."]
    state = play(staked(3), "C7", "S9", "card", "CQ", "enough", "card", "SJ")
    assert told(state) == ["Ben: “Enough!”, with 2 cards.", "Anna takes a card for the bank and has 2."]
    assert told(coup("C10 D9", "S10 H8", 3)) == [
        "Ben has 19.",
        "The bank has 18, which counts as 19.",
        "Anna takes in 3.",
    ]
    assert told(coup("HA SA", "C10 S10", 3)) == [
        "Ben has two aces!",
        "The bank has 20, which counts as 21.",
        "Anna pays out 3.",
    ]
    assert told(coup("C8 CK", "S10 D8 HK", 3), "de")[1:] == ["Die Bank hat 22: zu viel.", "Anna zahlt 3 aus."]
    assert told(coup("C10", "CA DA", 3), "de")[1] == "Die Bank hat zwei Asse."


def test_line_by_line_stakes_are_one_range() -> None:
    setup = Setup("siebzehn_und_vier", seats=2, players={0: "person", 1: "person"}, seed=3)
    table = Sitting.begin(settle(setup, "en"))
    heard = io.StringIO()
    play_plainly(table, "en", io.StringIO("7\n"), heard)
    assert "stake1-100" in heard.getvalue()
    assert "stakes 7." in heard.getvalue()
