"""Nur keine Aufregung 2 x 2: what its table shows and tells beyond that of the basic game."""

import pytest

from games.nur_keine_aufregung.cases import STARS, throw
from games.nur_keine_aufregung_2x2.cases import GAME, match_of, set_up, start
from ludothek.core.language import LANGUAGES
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.touching import touchable
from ludothek.terminal.felt import Felt
from ludothek.terminal.paint import NIGHT
from ludothek.terminal.seating import Chair
from ludothek.terminal.words import Words
from support.playing import play
from support.showing import fact_ids, facts, in_words, notes, touches

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.mark.clause("NKP-3", "NKP-5")
def test_partners_are_a_team_for_everybody_from_the_first_throw_to_the_last() -> None:
    over = play(throw(set_up("A: G1 G2 G3 G4; C: 20 G2 G3 G4; C to throw"), 1), "20-G1")
    for state in (start(), throw(set_up("A: 9 H H H; A to throw"), 3), over):
        assert {GAME.scene(state, seat).teams for seat in (WATCHER, *range(4))} == {((0, 2), (1, 3))}


@pytest.mark.clause("NKP-8")
def test_two_figures_lie_side_by_side_on_a_bench_and_only_there() -> None:
    board = GAME.layout(4).zones[0]
    heaps = {place.name for place in board.places if place.stack == "heap" and place.shape == "field"}
    assert heaps == set(STARS)
    state = throw(set_up("A: 16 H H H; C: 16 H H H; A to throw"), 1)
    lying = [piece.look for piece in GAME.scene(state, 0).pieces if piece.place == "16"]
    assert lying == ["red", "green"]
    assert touches(GAME, state) == {"16-17": ("16",)}


@pytest.mark.clause("NKP-7", "NKP-R5")
def test_a_penalty_is_told_with_its_reason_right_after_the_move() -> None:
    state = play(throw(set_up("A: 9 20 H H; B: 13 H H H; A to throw"), 4), "20-24")
    assert notes(GAME, throw(state, 1)) == [
        ("note-run", {"seat": 0, "from": 20, "to": 24}),
        ("note-overlooked", {"seat": 0, "seatSpared": 1, "from": "9", "to": "13"}),
        ("note-throws", {"seat": 1, "numbers": "1"}),
    ]
    told = in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES)[1]
    assert told == (
        "Ada should have sent a piece of Ben back by moving 9-13. As a penalty, the piece on 9 goes back to its corner."
    )
    play(state, "13-14")
    assert "note-overlooked" not in [name for name, _ in notes(GAME, state)]


@pytest.mark.clause("NKP-7", "NKP-R7")
@pytest.mark.parametrize(
    ("setup", "number", "field"),
    [
        ("A: 9 20 H H; B: 13 H H H", 4, "9"),
        ("A: 9 20 30 H; B: 13 H H H; D: 34 H H H", 4, "30"),
        # Nothing can be overlooked: there is no other move, or none that a figure in play could have made.
        ("A: 9 H H H; B: 13 H H H", 4, ""),
        ("A: 1 9 H H; B: 13 H H H", 4, ""),
        ("A: 20 H H H; B: 1 H H H", 6, ""),
        ("A: 9 20 H H; C: 13 H H H", 4, ""),
    ],
)
def test_whoever_could_overlook_a_hit_is_warned(setup: str, number: int, field: str) -> None:
    state = throw(set_up(f"{setup}; A to throw"), number)
    warned = [args for name, args in facts(GAME, state) if name == "fact-overlook"]
    assert warned == ([{"seat": 0, "field": field}] if field else [])


@pytest.mark.parametrize("overlook", ["forced", "off"])
def test_where_nobody_pays_nobody_is_warned(overlook: str) -> None:
    state = throw(set_up("A: 9 20 H H; B: 13 H H H; A to throw", overlook=overlook), 4)
    assert fact_ids(GAME, state) == []


@pytest.mark.clause("NKP-R9")
def test_a_helper_is_told_whose_figures_to_move_and_touches_them() -> None:
    text = "A: G1 G2 G3 G4; C: 22 G2 H H; A to throw"
    state = throw(set_up(text, finished_player="helps"), 1)
    assert facts(GAME, state)[0] == ("fact-helps", {"seat": 0, "seatPartner": 2})
    assert touches(GAME, state) == {"22-23": ("22",), "G2-G3": ("C-G2",)}
    match = match_of(throw(set_up(text, finished_player="helps"), 6))
    assert match.state.text(match.find("h")) == "H-21"
    assert match.state.text(match.find("22")) == "22-28"
    play(state, "G2-G3")
    assert notes(GAME, state) == [("note-goal", {"seat": 0, "field": 3})]


@pytest.mark.clause("NKP-R9", "NKP-R10")
def test_whoever_arrives_is_named_even_if_the_partner_moved() -> None:
    state = throw(set_up("A: G1 G2 G3 G4; C: 20 G2 G3 G4; A to throw", finished_player="helps"), 1)
    assert notes(GAME, play(state, "20-G1"))[-1] == ("note-arrived", {"seat": 2, "place": 2})
    assert in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES)[-1] == "Cleo has all pieces home."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_told_has_words_for_whoever_reads(lang: str) -> None:
    state = play(throw(set_up("A: 9 20 H H; B: 13 H H H; A to throw"), 4), "20-24")
    note = GAME.scene(state, WATCHER).notes[1]
    texts, layout = Texts(lang, GAME), GAME.layout(4)
    told = [texts.note(note, NAMES, layout, reader) for reader in (-1, 0, 1)]
    assert len(set(told)) == 3
    assert all("9-13" in text for text in told)
    assert ["Ada" in text for text in told] == [True, False, True]
    assert ["Ben" in text for text in told] == [True, True, False]
    for reason in ("reason-arrived", "reason-throws"):
        assert texts(reason) != Texts(lang, GAME.base)(reason)


def test_in_the_terminal_both_figures_on_a_bench_are_seen_and_named() -> None:
    match = match_of(throw(set_up("A: 16 H H H; C: 16 H H H; A to throw"), 1))
    view = match.view(0)
    words = Words(GAME, [Chair(name, "person") for name in NAMES], "en")
    for room in ((100, 50), (80, 24)):
        felt = Felt(words, view, NIGHT, room, touchable(view, ()), (), (), seats=False)
        assert "<▲●>" in str(felt.canvas.text())
        assert [spot.text for spot in felt.spots if spot.name == "16"] == ["16: red piece, green piece"]
