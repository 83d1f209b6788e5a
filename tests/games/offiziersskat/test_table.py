"""Offiziersskat: what both see of open and covered cards, what is touched, typed and told."""

import pytest

from games.offiziersskat.cases import CARD_TEXTS, GAME, dealt, position
from ludothek.core.state import NOBODY
from ludothek.core.view import BACK
from ludothek.games.offiziersskat.rules import Offiziersskat, start
from support.playing import match_with, play
from support.showing import Teller, fact_ids, in_zone, notes, touches

told = Teller(GAME, ("Ada", "Bruno"))


def columns(state: Offiziersskat, owner: int, seat: int = -1) -> list[str]:
    """What a seat sees at the places of another, from below to above; `?` for a covered card."""
    pieces = in_zone(GAME, state, f"cards.{owner}", seat)
    names = [f"cards.{owner}.{number}" for number in range(1, 9)]
    return [
        " ".join("?" if each.look == BACK else each.look for each in pieces if each.place == name) for name in names
    ]


def counters(state: Offiziersskat) -> list[int]:
    return [sum(piece.count for piece in in_zone(GAME, state, f"counters.{seat}")) for seat in range(2)]


@pytest.mark.clause("OFF-R1", "OFF-R15")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_both_see_the_open_cards_of_both_and_a_back_below_each(seat: int) -> None:
    state = dealt()
    assert columns(state, 0, seat) == [f"? H{rank}" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
    assert columns(state, 1, seat) == [f"? D{rank}" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]


@pytest.mark.clause("OFF-4", "OFF-R1", "OFF-R15")
def test_while_it_is_dealt_the_first_eight_of_each_are_backs() -> None:
    state = start(1, dealt().counters)
    assert columns(state, 0) == columns(state, 1) == [""] * 8
    play(state, *CARD_TEXTS[:10])
    assert (columns(state, 0), columns(state, 1)) == (["?"] * 8, ["?"] * 2 + [""] * 6)
    play(state, *CARD_TEXTS[10:17])
    assert columns(state, 0) == ["? H7", *["?"] * 7]


@pytest.mark.clause("OFF-9", "OFF-R7")
def test_a_played_card_lies_in_the_trick_and_the_one_below_is_open() -> None:
    state = play(dealt(trumps="C"), "H7")
    assert columns(state, 0)[0] == "C7"
    assert [(piece.look, piece.place) for piece in in_zone(GAME, state, "trick")] == [("H7", "trick.0")]
    assert notes(GAME, state) == [("note-played", {"seat": 0, "look": "H7"}), ("note-turned", {"look": "C7"})]
    play(state, "D7")
    assert columns(state, 1)[0] == "S7"
    assert [piece.look for piece in in_zone(GAME, state, "won.0")] == ["H7", "D7"]
    play(state, "C7")
    assert columns(state, 0)[0] == ""
    assert [name for name, _ in notes(GAME, state)] == ["note-played"], "nothing lay below"


def test_a_card_is_touched_and_trumps_are_buttons() -> None:
    assert touches(GAME, dealt(grand=1)) == {"C": (), "S": (), "H": (), "D": (), "grand": ()}
    assert touches(GAME, play(position("D7/C8 CJ", "D8 D9/SA", "S"), "D7")) == {"D8": ("D8",), "D9": ("D9",)}


@pytest.mark.parametrize(
    ("written", "meant"), [("h10", "H10"), ("HT", "H10"), ("4", "H10"), (" ha ", "HA"), ("8", "HA"), ("1", "H7")]
)
def test_cards_are_understood_by_name_and_by_place(written: str, meant: str) -> None:
    match = match_with(GAME, dealt(trumps="S"))
    assert match.state.text(match.find(written)) == meant


@pytest.mark.parametrize("written", ["h", "hearts", "Herz", "cuori", "harten", "♥"])
def test_suits_are_understood_in_every_language(written: str) -> None:
    match = match_with(GAME, dealt())
    assert match.state.text(match.find(written)) == "H"


def test_what_happens_is_told() -> None:
    state = dealt()
    assert told(state) == []
    assert told(play(state, "D")) == ["Ada says: Diamonds are trumps!"]
    assert told(play(state, "HA")) == ["Ada plays the ace of hearts.", "Below it: the ace of clubs."]
    play(state, "D7")
    assert told(state)[2] == "Bruno takes the trick: 11 points."
    assert told(state, "de")[1:] == ["Darunter lag: Pik-Sieben.", "Bruno bekommt den Stich: 11 Augen."]


@pytest.mark.clause("OFF-5", "OFF-7", "OFF-R15")
def test_trumps_and_card_points_are_in_sight() -> None:
    assert fact_ids(GAME, dealt()) == []
    state = play(dealt(trumps="D"), "HA", "D7")
    assert fact_ids(GAME, state) == ["fact-trumps"]
    assert GAME.scene(state, 0).counters == {"taken.0": 0, "taken.1": 11}


@pytest.mark.clause("OFF-11", "OFF-R12")
def test_in_the_end_counters_change_hands_and_whoever_has_none_is_out() -> None:
    state = position("D8", "C7", "C", won="CA SA", counters=(8, 92))
    assert (counters(state), GAME.scene(state, 0).out) == ([8, 92], ())
    play(state, "D8", "C7")
    assert state.turn == NOBODY
    assert (counters(state), GAME.scene(state, 0).out) == ([0, 100], (0,))
    assert [piece.came for piece in in_zone(GAME, state, "counters.1")] == ["", "counters.0"]
    assert told(state)[2:] == [
        "Bruno wins the game by 98 card points to 22.",
        "Ada should pay 10 counters but has only 8 left.",
    ]
    rich = play(position("D8", "C7", "C", won="CA SA"), "D8", "C7")
    assert told(rich)[-1] == "Ada pays 10 counters."
