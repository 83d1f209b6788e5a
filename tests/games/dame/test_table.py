"""Dame: what the table shows, how moves are touched and told, and what the computer players know."""

from dataclasses import replace

import pytest
from hypothesis import given
from librt.random import Random

from games.dame.cases import GAME, begin, set_up, state_of, turns
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece
from ludothek.lab.check import check_game
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.levels import LEVELS, computer_player
from support.showing import in_zone, touches
from support.strategies import matches

REASONS = ("captured", "blocked", "repetition", "quiet", "two-kings", "agreed", "resigned")
OVERLOOKED = "White: c3 g3; Black: d4 h8; White to move"
SERIES = "White: a1; Black: b2 d4 f6 a7; White to move"


def noted(match: Match) -> list[Note]:
    return list(match.view(WATCHER).scene.notes)


def standing(match: Match) -> list[Note]:
    return list(match.view(WATCHER).scene.facts)


# What lies where.


def test_the_board_has_64_squares_and_a1_is_dark_at_the_lower_left() -> None:
    places = {place.name: place for place in GAME.layout(2).zones[0].places if place.shape == "square"}
    assert len(places) == 64
    assert places["a1"].colour == places["h8"].colour == "dark"
    assert places["a8"].colour == places["h1"].colour == "light"
    assert places["a1"].x < places["h1"].x
    assert places["a1"].y > places["a8"].y


def test_every_seat_sees_its_own_side_near() -> None:
    for white in range(2):
        match = begin(first_white=white)
        assert match.view(white).scene.turned == match.view(WATCHER).scene.turned == 0
        assert match.view(1 - white).scene.turned == 2
        sides = match.view(0).scene.sides
        assert sides[white] == "white"
        assert sides[1 - white] == "black"


def test_stones_and_dames_look_different() -> None:
    match = set_up("White: c3 Da1; Black: d8 Dh8; White to move")
    shown = {(piece.place, piece.look) for piece in in_zone(GAME, match.state, "board")}
    assert shown == {("c3", "white"), ("a1", "white-dame"), ("d8", "black"), ("h8", "black-dame")}
    looks = {look.id: look for look in GAME.layout(2).looks}
    assert looks["white-dame"].kind == "king"
    assert len({look.sign for look in looks.values()}) == 4


def test_a_piece_comes_from_its_square_and_a_captured_one_goes_into_the_box() -> None:
    match = set_up("White: c3; Black: Dd4 h8 a7; White to move")
    match.play("c3xe5")
    assert Piece("board", "white", place="e5", came="c3") in in_zone(GAME, match.state, "board")
    assert in_zone(GAME, match.state, "box.0") == [Piece("box.0", "black", count=9), Piece("box.0", "black", came="d4")]
    match.play("a7-b6")
    assert in_zone(GAME, match.state, "box.0") == [Piece("box.0", "black", count=10)]
    assert all(piece.came == "" for piece in in_zone(GAME, match.state, "board") if piece.place != "b6")


def test_a_huffed_piece_goes_into_the_box_of_the_huffer() -> None:
    match = set_up(OVERLOOKED)
    match.play("g3-h4")
    match.play("huff c3")
    assert Piece("box.1", "white", came="c3") in in_zone(GAME, match.state, "box.1")
    assert noted(match) == [Note("note-huffed", {"seat": 1, "square": "c3"})]


def test_pieces_on_the_board_are_counted() -> None:
    counters = set_up("White: c3 Da1; Black: d8; White to move").view(0).scene.counters
    assert (counters["pieces.0"], counters["pieces.1"]) == (2, 1)


# What is touched.


def test_a_piece_is_touched_and_then_its_target() -> None:
    assert touches(GAME, begin().state)["c3-d4"] == ("c3", "d4")
    assert touches(GAME, set_up(SERIES).state)["a1xc3"] == ("a1", "c3")


def test_in_a_series_only_the_target_is_touched_and_a_button_stops() -> None:
    match = set_up(SERIES)
    match.play("a1xc3")
    assert touches(GAME, match.state) == {"c3xe5": ("e5",), "stop": ()}
    stop = match.view(0).choices[-1]
    assert stop.label == Note("stop")
    assert stop.help == Note("stop-help")


def test_an_opposing_piece_is_huffed_by_touching_it() -> None:
    match = set_up(OVERLOOKED)
    match.play("g3-h4")
    assert touches(GAME, match.state)["huff c3"] == ("c3",)


def test_a_touch_that_leads_nowhere_is_explained() -> None:
    assert begin().refusal(("b6",)) == "DAM-8"
    assert begin().refusal(("c1",)) == begin().refusal(("c3", "b2")) == "DAM-9"
    assert begin().refusal(("c3", "e5")) == "DAM-8"
    assert set_up(OVERLOOKED).refusal(("g3", "f2")) == "DAM-10"
    assert set_up(OVERLOOKED, capture="forced").refusal(("g3",)) == "DAM-R3"


# What is told.


def test_every_move_is_told() -> None:
    match = set_up("White: b6 a1; Black: b2 d4 d8 h4; White to move")
    match.play("a1xc3")
    assert noted(match) == [Note("note-jumped", {"seat": 0, "from": "a1", "to": "c3", "taken": "b2"})]
    match.play("stop")
    assert noted(match) == [Note("note-stopped", {"seat": 0})]
    match.play("h4-g3")
    assert noted(match) == [Note("note-moved", {"seat": 1, "from": "h4", "to": "g3"})]
    match.play("b6-c7")
    match.play("g3-f2")
    assert noted(set_up(SERIES)) == []
    drawn = begin(first_white="lot")
    assert noted(drawn) == [Note("note-lot", {"seat": drawn.turn})]


def test_a_new_dame_is_told_and_an_old_one_is_not_told_again() -> None:
    match = set_up("White: c7 a1; Black: h4 a7; White to move")
    match.play("c7-d8")
    assert noted(match)[-1] == Note("note-crowned", {"seat": 0, "square": "d8"})
    for move in ("h4-g3", "d8-f6", "g3-h2", "f6-d8"):
        match.play(move)
    assert [note.id for note in noted(match)] == ["note-moved"]


def test_what_may_be_done_besides_moving_is_a_fact() -> None:
    match = set_up(OVERLOOKED)
    assert standing(match) == []
    match.play("g3-h4")
    assert standing(match) == [Note("fact-overlooked", {"seatFrom": 0, "seat": 1, "squares": "c3"})]
    match.play("huff c3")
    assert standing(match) == []
    series = set_up(SERIES)
    series.play("a1xc3")
    assert standing(series) == [Note("fact-series", {"seat": 0, "square": "c3"})]


def test_a_draw_that_comes_near_is_a_fact() -> None:
    assert standing(set_up("White: Da1 a3; Black: Dh2 h6; White to move; quiet 29")) == []
    assert standing(set_up("White: Da1 a3; Black: Dh2 h6; White to move; quiet 30")) == [
        Note("fact-quiet", {"left": 20})
    ]
    assert standing(set_up("White: Da1; Black: Dh2; White to move; quiet 3")) == [Note("fact-two-dames", {"left": 7})]
    over = set_up("White: Da1; Black: Dh2; White to move; quiet 9")
    over.play("a1-b2")
    assert standing(over) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_has_words(lang: str) -> None:
    texts = Texts(lang, GAME)
    layout = GAME.layout(2)
    wanted = [
        Note("note-crowned", {"seat": 0, "square": "d8"}),
        Note("note-stopped", {"seat": 0}),
        Note("note-lot", {"seat": 1}),
        Note("fact-quiet", {"left": 1}),
        Note("fact-two-dames", {"left": 2}),
        Note("fact-overlooked", {"seatFrom": 0, "seat": 1, "squares": "c3 e5"}),
        *(Note(f"reason-{reason}") for reason in REASONS),
    ]
    for note in wanted:
        assert texts.note(note, ("Anna", "Ben"), layout)


@pytest.mark.parametrize(
    "options",
    [
        {"capture": "forced", "men_capture_backward": "yes", "first_white": "lot"},
        {"capture": "free", "dame_landing": "adjacent", "series": 2},
        {"huff_target": "moved", "first_white": 1},
    ],
)
def test_the_suite_passes_with_other_options(options: dict[str, int | str]) -> None:
    settled = replace(GAME, series=lambda seats, _: GAME.series(seats, GAME.settle(seats, options)))
    assert check_game(settled, seed=3) == []


# What computer players know.


@given(matches([GAME]))
def test_the_score_of_one_seat_is_the_loss_of_the_other(match: Match) -> None:
    state = state_of(match)
    score = GAME.knowledge.score(state, 0)
    assert score == -GAME.knowledge.score(state, 1)
    assert abs(score) == 1.0 if abs(score) > 0.9 else True


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("White: c3 e3; Black: h8 f8; White to move", "White: c3; Black: h8 f8; White to move"),
        ("White: Dc3; Black: f8 h8; White to move", "White: c3; Black: f8 h8; White to move"),
        ("White: e5; Black: a7; White to move", "White: e3; Black: a7; White to move"),
    ],
)
def test_more_pieces_dames_and_advanced_stones_score_more(better: str, worse: str) -> None:
    scores = [GAME.knowledge.score(state_of(set_up(pieces)), 0) for pieces in (better, worse)]
    assert scores[0] > scores[1]


def test_a_capture_left_alone_costs_what_can_be_huffed() -> None:
    match = set_up(OVERLOOKED)
    match.play("g3-h4")
    without = set_up("White: c3 h4; Black: d4 h8; Black to move")
    assert GAME.knowledge.score(match.state, 0) < GAME.knowledge.score(without.state, 0)


@pytest.mark.parametrize(
    ("pieces", "best"),
    [
        ("White: c3 g1; Black: d4 h8; White to move", "c3xe5"),
        ("White: a3 c3; Black: a5 h8; White to move", ""),
        ("White: a3 c3; Black: a5; White to move", "a3-b4"),
    ],
)
def test_alpha_beta_finds_the_move(pieces: str, best: str) -> None:
    state = state_of(set_up(pieces))
    found = state.text(AlphaBeta(GAME.knowledge, Random(1)).choose(state, 3))
    assert found in turns(state)
    assert found == best or not best


@pytest.mark.parametrize("capture", ["huff", "forced", "free"])
def test_exchanges_come_to_an_end_in_every_variant(capture: str) -> None:
    search = AlphaBeta(GAME.knowledge, Random(1))
    match = begin(capture=capture)
    for move in ("c3-d4", "f6-g5", "b2-c3", "g5-h4"):
        match.play(move)
    search.choose(match.state, 3)
    assert search.depth == 3
    assert search.visited < 3000


def test_every_level_plays() -> None:
    assert tuple(GAME.levels) == LEVELS
    match = begin()
    for level in (*LEVELS[:3], "master:200"):
        move = computer_player(match.game, level, seed=1).choose(match.view(match.turn), match.guess(match.turn))
        match.play(move)
