"""Höchste Hausnummer: the plate of the house, what is typed, and what is told."""

import io

import pytest

from games.hausnummer.cases import GAME, thrown
from ludothek.core.errors import IllegalMove, InvalidMove
from ludothek.core.language import LANGUAGES
from ludothek.terminal.plain import play as play_plainly
from ludothek.terminal.seating import settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting
from support.showing import Teller, touches

NAMES = ("Anna", "Ben", "Cleo")
told = Teller(GAME, NAMES)


def plate(so_far: str, rounds: int = 3) -> dict[str, str]:
    return dict(thrown(so_far, rounds=rounds).view(0).scene.signs)


@pytest.mark.clause("HAU-5")
def test_the_places_of_the_plate_are_touched() -> None:
    assert touches(GAME, thrown("4").state) == {"h": ("hundreds",), "z": ("tens",), "e": ("ones",)}
    match = thrown("4h 2")
    assert touches(GAME, match.state) == {"z": ("tens",), "e": ("ones",)}
    assert match.refusal(["hundreds"]) == "HAU-R2"


@pytest.mark.clause("HAU-5", "HAU-R3")
def test_digits_stand_on_the_plate_until_the_next_number_is_begun() -> None:
    assert plate("4") == {}
    assert plate("4h 2") == {"hundreds": "4"}
    assert plate("4z 2") == {"tens": "4"}
    assert plate("4h 2e 5 3") == {}
    assert plate("4h 2e 5 1h 2z 3", rounds=1) == {"hundreds": "1", "tens": "2", "ones": "3"}


@pytest.mark.clause("HAU-2")
def test_there_is_one_die_and_it_shows_the_last_throw() -> None:
    (die,) = thrown("4h 2").view(0).scene.pieces
    assert (die.zone, die.look, die.id) == ("dice", "die-2", "die")


@pytest.mark.clause("HAU-7")
def test_everybody_has_a_sum_and_a_last_house_number() -> None:
    assert thrown("4").view(0).scene.counters == {"points.0": 0, "points.1": 0}
    counters = thrown("4h 2e 5 1h 2z 3 6h 6z 6 5").view(1).scene.counters
    assert counters == {"points.0": 452 + 666, "points.1": 123, "house.0": 666, "house.1": 123}


def test_what_has_happened_is_told() -> None:
    assert told(thrown("4").state) == ["Anna rolls a 4."]
    assert told(thrown("4h 2").state) == ["Anna puts the 4 in the hundreds.", "Anna rolls a 2."]
    assert told(thrown("4h 2e 5 3").state) == [
        "Anna puts the 2 in the ones, then rolls a 5: house number 452.",
        "Ben rolls a 3.",
    ]
    assert (
        told(thrown("4h 2e 5 3").state, "it")[0] == "Anna mette 2 alle unità e l’ultimo lancio è 5: numero civico 452."
    )
    assert told(thrown("4h 2").state, "de")[0] == "Anna setzt die 4 zu den Hundertern."


@pytest.mark.parametrize(("typed", "text"), [*zip(["100", "10", "1", *"HtOcDu"], 3 * "hze", strict=True)])
def test_a_place_may_be_typed_by_its_worth_or_in_other_letters(typed: str, text: str) -> None:
    match = thrown("1")
    assert match.text(match.play(typed)) == text


@pytest.mark.parametrize("typed", ["", "x", "1000", "hz", "h z"])
def test_anything_else_is_no_move(typed: str) -> None:
    with pytest.raises(InvalidMove):
        thrown("1").play(typed)


@pytest.mark.clause("HAU-5")
def test_a_throw_is_not_for_a_seat_to_choose() -> None:
    with pytest.raises(IllegalMove):
        thrown("1").play("6")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("HAU-6")
def test_the_example_of_the_rulebook_is_what_the_program_does(lang: str) -> None:
    book = (GAME.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    assert f" {thrown('1e 6h 4').state.points(0)}.\n" in book


def test_the_plate_is_told_line_by_line() -> None:
    table = Sitting.begin(settle(Setup("hausnummer", seats=2, players={0: "person", 1: "person"}, seed=3), "en"))
    heard = io.StringIO()
    play_plainly(table, "en", io.StringIO("h\n"), heard)
    face = table.match.text(table.match.log[0])
    assert f"Hundreds: {face}\n" in heard.getvalue()


def test_the_round_is_told_until_the_last_number_is_complete() -> None:
    """It begins with the first throw of the first seat and ends with the last of the last."""
    for so_far, number in (
        ("4", 1),
        ("4h 2e 5", 1),
        ("4h 2e 5 3", 1),
        ("4h 2e 5 1h 2z 3", 2),
        ("4h 2e 5 1h 2z 3 6h", 2),
    ):
        (fact,) = thrown(so_far, rounds=2).view(0).scene.facts
        assert (fact.id, fact.args) == ("fact-round", {"round": number, "rounds": 2}), so_far
    assert thrown("4h 2e 5 1h 2z 3", rounds=1).view(0).scene.facts == ()
