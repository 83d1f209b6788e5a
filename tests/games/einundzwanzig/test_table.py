"""Einundzwanzig: the dice that are put aside, the pad, the buttons, and what is told."""

import pytest

from games.einundzwanzig.cases import GAME, thrown
from support.showing import Teller, in_words

NAMES = ("Anna", "Ben", "Cleo")
told = Teller(GAME, NAMES)


def dice(so_far: str, may_stop: str = "yes") -> dict[str, list[str]]:
    """The faces in each zone."""
    found: dict[str, list[str]] = {"dice": [], "aside": []}
    for piece in thrown(so_far, may_stop=may_stop).view(0).scene.pieces:
        found[piece.zone].append(piece.look.removeprefix("die-"))
    return found


@pytest.mark.clause("EIN-2", "EIN-5")
def test_one_die_is_put_aside_after_every_round() -> None:
    assert dice("") == {"dice": ["0", "0", "0"], "aside": []}
    assert dice("345") == {"dice": ["3", "4", "5"], "aside": []}
    assert dice("345 111") == {"dice": ["1", "1"], "aside": ["1"]}
    assert dice("345 216 s") == {"dice": ["2", "1"], "aside": ["6"]}
    assert dice("345 216 34 55") == {"dice": ["5"], "aside": ["5", "6"]}


@pytest.mark.clause("EIN-R1", "EIN-R4", "EIN-R5")
def test_the_pad_has_all_throws_and_a_stroke_for_who_throws_no_more() -> None:
    def column(so_far: str, seat: int) -> dict[str, str]:
        scene = thrown(so_far).view(0).scene
        return {cell.row: cell.text for cell in scene.cells if cell.seat == seat}

    assert column("", 0) == {}
    assert column("345", 0) == {"round0": "12", "total": "12"}
    assert column("345 111", 1) == {"round0": "3", "total": "3"}
    assert column("345 111 s", 0) == {"round0": "12", "round1": "-", "round2": "-", "total": "12"}
    assert column("345 111 63", 0) == {"round0": "12", "round1": "9", "round2": "-", "total": "21"}
    assert column("345 111 23 11 6", 0) == {"round0": "12", "round1": "5", "round2": "6", "total": "23"}


@pytest.mark.clause("EIN-6", "EIN-R2")
def test_everybody_sees_the_sums_and_who_is_out() -> None:
    scene = thrown("665 111 23").view(1).scene
    assert scene.out == (0,)
    assert [cell.text for cell in scene.cells if cell.struck] == ["22"]
    assert scene.counters == {"points.1": 3}
    assert thrown("345 111 63").view(1).scene.out == ()


@pytest.mark.clause("EIN-R3")
def test_throwing_and_stopping_are_buttons_that_say_what_they_mean() -> None:
    def buttons(so_far: str) -> list[tuple[str, str]]:
        notes = [(choice.label, choice.help) for choice in thrown(so_far).view(0).choices]
        assert all(not choice.touches for choice in thrown(so_far).view(0).choices)
        said = [in_words(GAME, [note for note in pair if note], NAMES[:2]) for pair in notes]
        return [(label, meaning) for label, meaning in said]

    assert buttons("") == [("Roll", "The first roll, with all three.")]
    assert buttons("345 111") == [
        ("Roll", "Two dice. Over 21 you’re out."),
        ("Stop", "You stay at 12."),
    ]
    assert buttons("345 111 11 11")[0] == ("Roll", "One die. Over 21 you’re out.")


def test_what_has_happened_is_told() -> None:
    assert told(thrown("").state) == []
    assert told(thrown("345").state) == ["Anna rolls 3-4-5 and has 12."]
    assert told(thrown("345 111 63").state) == ["Anna rolls 6-3: exactly 21!"]
    assert told(thrown("665 111 23").state) == ["Anna rolls 2-3: 22. Out!"]
    assert told(thrown("345 111 s").state) == ["Anna stops at 12."]
    assert told(thrown("345 111 23 11 1").state) == ["Anna rolls 1 and has 18."]
    assert told(thrown("345 111 s").state, "de") == ["Anna hört mit 12 auf."]
