"""Vabanque: the banker's list, the counters, the buttons, what is typed and what is told."""

import pytest

from games.vabanque.cases import FIVE, GAME, TWELVE, played, round_of, turns
from ludothek.core.errors import IllegalMove, InvalidMove
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.state import WATCHER
from ludothek.core.view import Piece
from ludothek.games.vabanque.table import exact, mixed
from support.playing import play
from support.showing import Teller, in_words, in_zone

NAMES = ("Anna", "Ben", "Cleo")
told = Teller(GAME, NAMES)


def heaps(match: Match) -> dict[str, int]:
    """How many counters lie where."""
    found: dict[str, int] = {}
    for piece in match.view(WATCHER).scene.pieces:
        if piece.look == "counter":
            found[piece.zone] = found.get(piece.zone, 0) + piece.count
    return found


@pytest.mark.clause("VAB-R4")
@pytest.mark.parametrize(
    ("sixtieths", "read", "recorded"),
    [
        (300, "5", "5"),
        (0, "0", "0"),
        (640, "10⅔", "32/3 (10⅔)"),
        (636, "10⅗", "53/5 (10⅗)"),
        (20, "⅓", "1/3 (⅓)"),
        (-340, "−5⅔", "−17/3 (−5⅔)"),
        (-50, "−⅚", "−5/6 (−⅚)"),
        (-2040, "−34", "−34"),
    ],
)
def test_results_are_written_as_fractions(sixtieths: int, read: str, recorded: str) -> None:
    assert (mixed(sixtieths), exact(sixtieths)) == (read, recorded)


@pytest.mark.clause("VAB-12")
def test_the_list_has_every_calculation_as_far_as_it_has_come() -> None:
    match = played(FIVE, "5 :3")
    cells = match.view(0).scene.cells

    def column(seat: int) -> list[str]:
        return [cell.text for cell in cells if cell.seat == seat]

    assert column(0) == ["4", "×2", "+6", "−4", ":2", "5"]
    assert column(1) == ["5", ":3", "1⅔"]
    assert [(cell.seat, cell.row) for cell in cells if cell.offered] == [(1, "result")]


@pytest.mark.clause("VAB-2", "VAB-6")
def test_there_are_five_dice_and_those_that_have_fallen_show_their_faces() -> None:
    def faces(match: Match) -> str:
        return "".join(piece.look[-1] for piece in match.view(0).scene.pieces if piece.zone == "dice")

    assert faces(played("4 x2 +6")) == "42600"
    assert faces(played(FIVE)) == "42642", "they lie there until the next die falls"
    state = round_of(100, 100, 100)
    play(state, "3")
    assert [piece.look for piece in in_zone(GAME, state, "dice")] == ["die-3", *["die-0"] * 4]


@pytest.mark.clause("VAB-2", "VAB-5", "VAB-13")
def test_counters_move_to_the_pot_and_from_it_and_none_is_lost() -> None:
    lot = Match(GAME, 2, {"rounds": 2}, log=[])
    assert heaps(lot) == {"counters.0": 100, "counters.1": 100}
    begun = played("4")
    assert heaps(begun) == {"counters.0": 80, "counters.1": 80, "pot": 40}
    stakes = [piece for piece in begun.view(0).scene.pieces if piece.zone == "pot"]
    assert stakes == [Piece("pot", "counter", came=f"counters.{seat}", count=20) for seat in (0, 1)]
    assert {piece.came for piece in played("4 x2").view(0).scene.pieces} == {""}
    over = played(FIVE, TWELVE)
    assert heaps(over) == {"counters.0": 80, "counters.1": 120}
    assert Piece("counters.1", "counter", came="pot", count=40) in over.view(0).scene.pieces


@pytest.mark.clause("VAB-14", "VAB-R8")
def test_the_banker_and_who_is_out_are_shown() -> None:
    scene = played("4 x2", seats=3, lot="1 6 2").view(0).scene
    assert [(role.seat, role.text.id) for role in scene.roles] == [(1, "banker")]
    assert scene.out == ()
    out = GAME.scene(round_of(100, 19, 100, banker=0, inside=0b101), 0)
    assert out.out == (1,)


@pytest.mark.clause("VAB-9", "VAB-R3")
def test_operations_are_buttons_that_say_what_comes_of_them() -> None:
    match = played("5 :3")
    match.follow("4")
    notes = [choice.label for choice in match.view(0).choices if choice.label]
    assert in_words(GAME, notes, NAMES[:2]) == ["1⅔ + 4 = 5⅔", "1⅔ − 4 = −2⅓", "1⅔ × 4 = 6⅔"]
    assert {choice.touches for choice in match.view(0).choices} == {()}


@pytest.mark.clause("VAB-4", "VAB-R1")
def test_everybody_sees_who_threw_what_for_the_bank() -> None:
    match = played(lot="3 6 6 2 5", seats=3)
    match.follow("4")
    assert told(match.state)[:4] == [
        "Anna rolls a 3 for the bank.",
        "Ben rolls a 2 for the bank.",
        "Cleo rolls a 5 for the bank.",
        "Cleo has the highest number and is the first banker.",
    ]
    lot = Match(GAME, 3, {}, log=["3", "6"])
    assert told(lot.state) == ["Anna rolls a 3 for the bank.", "Ben rolls a 6 for the bank."]


def test_what_has_happened_is_told() -> None:
    match = played("4")
    match.follow("2")
    assert told(match.state) == [
        "Anna rolls a 1 for the bank.",
        "Ben rolls a 2 for the bank.",
        "Ben has the highest number and is the first banker.",
        "Everybody stakes 20 counters; there are 40 in the pot.",
        "Anna gets a 4 and a 2.",
    ]
    match.follow("x")
    match.follow("6")
    assert told(match.state) == ["Anna chooses ×2 and has 8.", "Anna gets a 6."]
    match = played("5 :3 x4 -2 +6", "1")
    match.follow("5")
    assert told(match.state) == ["On the list for Anna: 5 :3 ×4 −2 +6 = 32/3 (10⅔).", "Ben gets a 1 and a 5."]
    assert told(match.state, "de")[0] == "Für Anna steht auf der Liste: 5 :3 ×4 −2 +6 = 32/3 (10⅔)."
    over = played(FIVE, TWELVE)
    assert told(over.state) == [
        "On the list for Ben: 5 +3 −4 :2 ×6 = 12.",
        "Ben takes 40 counters from the pot.",
    ]


@pytest.mark.clause("VAB-13")
def test_the_best_result_so_far_is_a_fact() -> None:
    def fact(match: Match) -> list[str]:
        return in_words(GAME, match.view(0).scene.facts, NAMES[: match.seats])

    assert fact(played("4 x2", seats=3)) == []
    assert fact(played(TWELVE, FIVE, seats=3)) == ["Best result so far: 12 (Anna)"]
    assert fact(played(FIVE, TWELVE)) == []


@pytest.mark.parametrize(
    ("typed", "text"),
    [("*", "x"), ("X", "x"), ("×", "x"), ("/", ":"), ("÷", ":"), ("−", "-"), ("x2", "x"), ("* 2", "x"), (":2", ":")],
)
def test_an_operation_may_be_typed_otherwise_and_with_its_die(typed: str, text: str) -> None:
    match = played("4")
    match.follow("2")
    assert match.text(match.play(typed)) == text


@pytest.mark.parametrize("typed", ["", "x3", "%", "+-", "xx", "x22"])
def test_anything_else_is_no_move(typed: str) -> None:
    match = played("4")
    match.follow("2")
    with pytest.raises(InvalidMove):
        match.play(typed)


@pytest.mark.clause("VAB-6")
def test_a_die_is_not_for_a_seat_to_choose() -> None:
    match = played("4")
    match.follow("2")
    with pytest.raises(IllegalMove):
        match.play("6")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("VAB-12")
def test_the_example_of_the_rulebook_is_what_the_program_does(lang: str) -> None:
    book = (GAME.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    state = turns(round_of(100, 100, banker=1), FIVE)
    (listed,) = [note for note in GAME.scene(state, WATCHER).notes if note.id == "note-listed"]
    assert f" {listed.args['sum']} = {listed.args['result']}.\n" in book


def test_between_two_players_lie_the_dice_of_the_one_before() -> None:
    def faces(match: Match) -> str:
        return "".join(piece.look[-1] for piece in match.view(0).scene.pieces if piece.zone == "dice")

    assert faces(played(FIVE, TWELVE, seats=3)) == faces(played(FIVE, TWELVE, seats=2))
    assert faces(played(FIVE, TWELVE, seats=3)) != faces(played(FIVE, seats=3))
