"""David & Goliath: the clauses about the material, the words and what everybody can see."""

import re

import pytest

from games.david_goliath.cases import GAME, before_trick, card, position, sorted_match
from ludothek.core.errors import BadSeats
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.state import WATCHER
from ludothek.core.view import BACK, Piece, View
from ludothek.games.david_goliath.rules import worth
from support.playing import match_with, play_in_turn

COLOURS = ("red", "yellow", "green", "blue", "violet")


def lying(view: View, zone: str) -> list[str]:
    return [piece.look for piece in view.scene.pieces if piece.zone == zone]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"DG-{number}" for number in range(1, 33)} | {f"DG-R{number}" for number in range(1, 14)}
    assert set(rulebook(GAME, lang).clauses) == wanted


@pytest.mark.clause("DG-1")
def test_it_is_for_three_to_six_people_and_twenty_minutes() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6]
    assert GAME.about.minutes == 20
    for seats in (2, 7):
        with pytest.raises(BadSeats, match="for 3 to 6 seats"):
            Match(GAME, seats)
    for lang in LANGUAGES:
        words = rulebook(GAME, lang).clause("DG-1")
        assert "Reinhard Staupe" in words
        assert "20" in words


@pytest.mark.clause("DG-3")
def test_the_pack_has_the_values_1_to_18_once_in_each_of_five_colours() -> None:
    faces = [(look.colour, look.face) for look in GAME.layout(6).looks if look.id != BACK]
    assert sorted(faces) == sorted((colour, str(value)) for colour in COLOURS for value in range(1, 19))
    assert len(faces) == 90


@pytest.mark.clause("DG-3")
def test_every_colour_has_a_sign_of_its_own() -> None:
    pairs = {(look.colour, look.sign) for look in GAME.layout(6).looks if look.id != BACK}
    assert len(pairs) == len({sign for _, sign in pairs}) == 5


@pytest.mark.clause("DG-4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_blank_and_instruction_cards_never_take_part(seats: int) -> None:
    looks = GAME.layout(seats).looks
    assert [look.id for look in looks if not look.face] == [BACK]
    assert all("12" in rulebook(GAME, lang).clause("DG-4") for lang in LANGUAGES)


@pytest.mark.clause("DG-5")
def test_the_program_keeps_the_score_for_everyone_to_read() -> None:
    match = match_with(GAME, position(["r1", "r2", "y3"], won=["", "b9", "v1 v2"]), deals=2)
    for text in ("r1", "r2", "y3"):
        match.play(text)
    for seat in (0, 1, 2, WATCHER):
        view = match.view(seat)
        assert [deal.points for deal in view.deals] == [(3, 9, 6)]
        assert view.totals == (3, 9, 6)
    for lang in LANGUAGES:
        assert rulebook(GAME, lang).clause("DG-5")


@pytest.mark.clause("DG-6", "DG-7")
@pytest.mark.parametrize(("seats", "highest", "cards"), [(3, 9, 45), (4, 12, 60), (5, 15, 75), (6, 18, 90)])
def test_the_table_has_only_the_cards_for_so_many_players(seats: int, highest: int, cards: int) -> None:
    faces = [look.face for look in GAME.layout(seats).looks if look.id != BACK]
    assert len(faces) == cards
    assert max(map(int, faces)) == highest
    assert all(str(cards) in rulebook(GAME, lang).clause("DG-6") for lang in LANGUAGES)


@pytest.mark.clause("DG-8")
def test_the_first_dealer_is_agreed_because_a_program_sees_nobodys_height() -> None:
    (option,) = [option for option in GAME.options if "DG-8" in option.clauses]
    for dealer in range(4):
        assert Match(GAME, 4, {option.name: dealer}).view(WATCHER).dealer == dealer


@pytest.mark.clause("DG-16")
def test_everybody_sees_who_played_which_card() -> None:
    match = match_with(GAME, before_trick("g4 g9 r2 g7", leader=2))
    match.play("g4")
    match.play("g9")
    for seat in (0, 1, 2, 3, WATCHER):
        trick = [(piece.look, piece.place) for piece in match.view(seat).scene.pieces if piece.zone == "trick"]
        assert trick == [("g4", "trick.2"), ("g9", "trick.3")]


@pytest.mark.clause("DG-16")
def test_the_last_trick_can_be_looked_at_again() -> None:
    match = match_with(GAME, before_trick("g4 g9 r2 g7", leader=2))
    for text in ("g4", "g9", "r2", "g7"):
        match.play(text)
    last = [(piece.look, piece.place) for piece in match.view(0).scene.pieces if piece.zone == "last"]
    assert last == [("g4", "last.2"), ("g9", "last.3"), ("r2", "last.0"), ("g7", "last.1")]
    assert lying(match.view(0), "trick") == []


@pytest.mark.clause("DG-21", "DG-22", "DG-24")
def test_captured_cards_lie_open_sorted_by_colour() -> None:
    trick = "b4 v9 r2 y7 b12"
    match = match_with(GAME, before_trick(trick))
    for text in trick.split():
        match.play(text)
    for seat in (0, 1, 2, 3, 4, WATCHER):
        view = match.view(seat)
        assert lying(view, "won.4") == ["r2", "y7", "b4", "v9"]
        assert lying(view, "won.2") == ["b12"]


@pytest.mark.clause("DG-R10")
def test_hands_are_secret_and_everything_else_is_open() -> None:
    match = sorted_match()
    for text in ("y1", "y9", "v1", "g1", "b4", "r1", "b5"):
        match.play(text)
    views = {seat: match.view(seat) for seat in (0, 1, 2, WATCHER)}
    for seat, view in views.items():
        for owner in range(3):
            pieces = [piece for piece in view.scene.pieces if piece.zone == f"hand.{owner}"]
            if owner == seat:
                assert all(piece.id == piece.look != BACK for piece in pieces)
            else:
                assert pieces == [Piece(f"hand.{owner}", BACK, count=(13, 13, 12)[owner])]
        shown = [piece for piece in view.scene.pieces if not piece.zone.startswith("hand.")]
        assert shown == [piece for piece in views[0].scene.pieces if not piece.zone.startswith("hand.")]
        assert view.scene.counters == views[0].scene.counters


@pytest.mark.clause("DG-25", "DG-29")
def test_points_are_shown_colour_by_colour() -> None:
    won = "r4 r10 r11 y8 g5 g9 b2 b3 b6 b10 b12 v10 v12"
    counters = match_with(GAME, position(["r1", "r2", "r3", "r5"], won=["", won, "", ""])).view(0).scene.counters
    assert [counters[f"points.1.{colour}"] for colour in COLOURS] == [3, 8, 14, 5, 22]
    assert counters["points.1"] == 52


@pytest.mark.clause("DG-32")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_the_rulebook_are_what_the_program_does(lang: str) -> None:
    text = rulebook(GAME, lang).text
    rows = [re.findall(r"\(([rygbv]\d+)\)", line) for line in text.splitlines() if line.startswith("|")]
    five, four = [row for row in rows if len(row) > 1]
    assert five == ["g4", "g12", "g7", "r2", "g2"]
    assert four == ["g4", "g9", "r2", "g7"]
    for trick, highest in ((five, 1), (four, 1)):
        state = play_in_turn(before_trick(" ".join(trick)), " ".join(trick))
        others = [shown for shown in trick if shown != trick[highest]]
        assert f"({', '.join(others)})" in text
        assert state.turn == highest
    scoring = re.findall(r"\(((?:[rygbv]\d+ ?)+)\) \| .*?(\d+) \|", text)
    captured = " ".join(cards for cards, _ in scoring)
    state = position(["", "", ""], won=[captured, "", ""])
    assert [worth(state.won[colour]) for colour in range(5)] == [int(points) for _, points in scoring]
    assert f"**{state.points(0)}**" in text


# How it moves and sounds.


def test_a_complete_trick_is_told_and_its_cards_come_from_the_trick() -> None:
    match = match_with(GAME, before_trick("g4 g9 r2 g7"))
    for text in ("g4", "g9", "r2", "g7"):
        match.play(text)
    scene = match.view(WATCHER).scene
    assert {(piece.look, piece.via) for piece in scene.pieces if piece.via} == {
        ("g4", "trick.0"),
        ("g9", "trick.1"),
        ("r2", "trick.2"),
        ("g7", "trick.3"),
    }
    played, taken = scene.notes
    assert (played.id, played.args) == ("note-played", {"seat": 3, "look": "g7"})
    assert taken.id == "note-taken"
    assert taken.args == {"others": 3, "seatHigh": 1, "lookHigh": "g9", "seatLow": 2, "lookLow": "r2"}


def test_only_the_seat_to_move_has_choices_and_touches_its_cards() -> None:
    match = sorted_match()
    match.play("y1")
    assert [(choice.text, choice.touches) for choice in match.view(1).choices] == [
        ("y7", ("y7",)),
        ("y8", ("y8",)),
        ("y9", ("y9",)),
    ]
    assert [choice.move for choice in match.view(1).choices] == [card("y7"), card("y8"), card("y9")]
    assert all(match.view(seat).choices == () for seat in (0, 2, WATCHER))


def test_touching_a_card_that_may_not_be_played_gives_the_clause() -> None:
    match = sorted_match()
    match.play("y1")
    assert match.refusal(["g9"]) == "DG-15"
    assert match.refusal(["r1"]) == "DG-9"
    assert match.refusal(["y7"]) == ""
    assert match.refusal(["nothing"]) == ""


def test_every_zone_and_look_of_a_view_is_in_the_layout() -> None:
    match = sorted_match()
    for text in ("y1", "y9", "v1", "g1"):
        match.play(text)
    layout = GAME.layout(3)
    for seat in (0, 1, 2, WATCHER):
        pieces = match.view(seat).scene.pieces
        assert {piece.zone for piece in pieces} <= {zone.name for zone in layout.zones}
        assert {piece.look for piece in pieces} <= {look.id for look in layout.looks}
