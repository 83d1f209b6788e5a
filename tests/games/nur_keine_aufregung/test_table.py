"""Nur keine Aufregung: the board, what everybody is told, what may be typed and agreed."""

import math
from itertools import pairwise

import pytest

from games.nur_keine_aufregung.cases import COLOURS, STARS, colours, path, position, throw
from ludothek.core.errors import BadSeats, IllegalMove, InvalidMove
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece, Place, Scene
from ludothek.games import load_game
from ludothek.games.nur_keine_aufregung.rules import NO_GOAL_JUMP, PLAY_ON, THROW_OUT, NurKeineAufregung, start
from ludothek.games.nur_keine_aufregung.table import place_of
from support.playing import legal, match_with, play
from support.showing import fact_ids, notes

GAME = load_game("nur_keine_aufregung")
WORDS = ("red", "yellow", "green", "blue")


def board() -> dict[str, Place]:
    zone = next(zone for zone in GAME.layout(4).zones if zone.kind == "board")
    return {place.name: place for place in zone.places}


# The material.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"NKA-{number}" for number in range(1, 17)} | {f"NKA-R{number}" for number in range(1, 20)}
    assert set(rulebook(GAME, lang).clauses) == wanted


@pytest.mark.clause("NKA-1")
def test_it_is_for_two_to_four() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSeats, match="for 2 to 4 seats"):
            Match(GAME, seats)


@pytest.mark.clause("NKA-2", "NKA-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_four_figures_of_one_colour_in_a_corner_and_there_is_one_die(seats: int) -> None:
    scene = GAME.scene(throw(start(seats, 0), 3), WATCHER)
    figures = [piece for piece in scene.pieces if piece.zone == "board"]
    assert [piece.place for piece in figures] == [f"{colour}-H" for colour in colours(seats) for _ in range(4)]
    assert [piece.look for piece in figures] == [
        WORDS[COLOURS.index(colour)] for colour in colours(seats) for _ in "1234"
    ]
    assert len({piece.id for piece in figures}) == 4 * seats
    assert [piece.look for piece in scene.pieces if piece.zone == "dice"] == ["die-3-used"]
    assert scene.sides == tuple(WORDS[COLOURS.index(colour)] for colour in colours(seats))


def test_colours_are_told_apart_by_a_sign_too() -> None:
    signs = [look.sign for look in GAME.layout(4).looks if look.kind == "figure"]
    assert len(set(signs)) == len(signs) == 4


# The board.


@pytest.mark.clause("NKA-R1", "NKA-R3")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_step_of_a_way_leads_to_the_next_place(colour: str) -> None:
    places = board()
    names = [place_of(COLOURS.index(colour), step) for step in range(45)]
    assert [name.removeprefix(f"{colour}-") for name in names] == path(colour)
    for one, other in pairwise(names[1:]):
        assert math.dist((places[one].x, places[one].y), (places[other].x, places[other].y)) == 1


@pytest.mark.clause("NKA-R2", "NKA-R4", "NKA-12")
def test_start_fields_and_benches_are_marked() -> None:
    places = board()
    assert {name for name, place in places.items() if place.sign == "★"} == set(STARS)
    assert {name: place.colour for name, place in places.items() if place.sign == "S"} == dict(
        zip(("1", "11", "21", "31"), WORDS, strict=True)
    )


def test_no_two_places_lie_on_one_another_and_all_lie_on_the_board() -> None:
    places = board()
    assert len(places) == 40 + 16 + 4
    assert len({(place.x, place.y) for place in places.values()}) == len(places)
    assert all(0.9 < place.x < 11.1 and 0.9 < place.y < 11.1 for place in places.values())


@pytest.mark.clause("NKA-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_own_side_near_and_the_turn_passes_clockwise(seats: int) -> None:
    """A sits below, B on the left, C above, D on the right: turned clockwise, each comes to lie below."""
    state = start(seats, 0)
    for seat, colour in enumerate(colours(seats)):
        corner = board()[f"{colour}-G1"]
        x, y = corner.x - 6, corner.y - 6
        for _ in range(GAME.scene(state, seat).turned):
            x, y = -y, x
        assert (x, y) == (0, 4)
    assert GAME.scene(state, WATCHER).turned == 0


# What has happened.


@pytest.mark.clause("NKA-5", "NKA-R6")
def test_the_opening_throws_are_told() -> None:
    state = throw(start(3, 0), 2, 5, 5, 1, 4, 3, 6)
    assert notes(GAME, state) == [
        ("note-opening", {"seat": 0, "number": 2}),
        ("note-opening", {"seat": 1, "number": 5}),
        ("note-opening", {"seat": 2, "number": 5}),
        ("note-opening", {"seat": 1, "number": 1}),
        ("note-opening", {"seat": 2, "number": 4}),
        ("note-begins", {"seat": 2}),
        ("note-throws", {"seat": 2, "numbers": "3, 6"}),
    ]
    assert [piece.look for piece in GAME.scene(state, 0).pieces if piece.zone == "earlier"] == ["die-3-used"]


@pytest.mark.clause("NKA-9", "NKA-10")
def test_a_move_what_it_hit_and_the_throws_that_led_nowhere_are_told() -> None:
    state = throw(position("A", {"A": "9 20 H H", "B": "13 H H H"}), 4)
    before = {piece.id: piece.place for piece in GAME.scene(state, 0).pieces}
    play(state, "9-13")
    throw(state, 1, 2, 3, 4, 4, 4, 5, 5, 6)
    assert notes(GAME, state) == [
        ("note-run", {"seat": 0, "from": 9, "to": 13}),
        ("note-hit", {"seat": 0, "seatHit": 1}),
        ("note-lapsed", {"seat": 1, "numbers": "1, 2, 3"}),
        ("note-lapsed", {"seat": 2, "numbers": "4, 4, 4"}),
        ("note-throws", {"seat": 3, "numbers": "5, 5, 6"}),
    ]
    after = {piece.id: piece.place for piece in GAME.scene(state, 0).pieces if piece.zone == "board"}
    changed = {name: (before[name], place) for name, place in after.items() if before[name] != place}
    assert sorted(changed.values()) == [("13", "B-H"), ("9", "13")]


def test_coming_in_and_arriving_are_told() -> None:
    state = throw(position("A", {}), 6)
    play(state, "H-1")
    assert notes(GAME, state)[0] == ("note-enter", {"seat": 0})
    state = throw(position("A", {"A": "35 G2 G3 G4"}), 6)
    play(state, "35-G1")
    assert notes(GAME, state) == [("note-goal", {"seat": 0, "field": 1}), ("note-arrived", {"seat": 0, "place": 1})]


@pytest.mark.clause("NKA-7", "NKA-R11", "NKA-R18")
def test_duties_the_throw_to_come_and_places_are_facts() -> None:
    assert fact_ids(GAME, throw(position("A", {"A": "1 20 H H"}), 3), 0) == ["fact-clear"]
    assert fact_ids(GAME, throw(position("A", {"A": "20 H H H"}), 6), 0) == ["fact-again"]
    assert fact_ids(GAME, throw(position("A", {"A": "1 20 H H", "C": "6 H H H"}), 5), 0) == []
    state = throw(position("A", {"A": "35 G2 G3 G4"}, terms=PLAY_ON), 6)
    throw(play(state, "35-G1"), 6)
    assert fact_ids(GAME, state, 0) == ["fact-again", "fact-place"]


@pytest.mark.clause("NKA-3")
def test_figures_in_the_goal_are_counted() -> None:
    state = position("A", {"A": "G1 G3 5 H", "C": "G4 H H H"}, seats=2)
    assert GAME.scene(state, 0).counters == {"home.0": 2, "home.1": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_told_has_words(lang: str) -> None:
    texts = Texts(lang, GAME)
    layout = GAME.layout(2)
    args: dict[str, int | str] = {"seat": 0, "seatHit": 1, "number": 3, "numbers": "1, 2", "from": 5, "to": 9}
    for name in ("opening", "begins", "throws", "lapsed", "enter", "run", "goal", "hit", "arrived"):
        said = texts.note(Note(f"note-{name}", {**args, "field": 2, "place": 1}), ("Ada", "Ben"), layout)
        assert "Ben" in said if name == "hit" else "Ada" in said
    for reason in ("reason-arrived", "reason-throws"):
        assert texts(reason)


# How moves are made.


def test_a_figure_is_moved_by_one_touch() -> None:
    match = match_with(GAME, throw(position("A", {"A": "38 G2 H H"}), 6))
    assert [(choice.text, choice.touches) for choice in match.view(0).choices] == [
        ("H-1", ("A-H",)),
        ("38-G4", ("38",)),
    ]
    lane = match_with(GAME, throw(position("C", {"C": "5 G2 H H"}), 2))
    assert [(choice.text, choice.touches) for choice in lane.view(2).choices] == [
        ("5-7", ("5",)),
        ("G2-G4", ("C-G2",)),
    ]


@pytest.mark.clause("NKA-R13", "NKA-R11", "NKA-7")
def test_touching_a_figure_that_may_not_move_gives_the_clause() -> None:
    match = match_with(GAME, throw(position("A", {"A": "12 20 H H", "B": "16 H H H"}), 4))
    assert match.refusal(["12"]) == "NKA-R13"
    assert match.refusal(["A-H"]) == "NKA-7"
    clearing = match_with(GAME, throw(position("A", {"A": "1 20 H H"}), 3))
    assert clearing.refusal(["20"]) == "NKA-R11"


@pytest.mark.parametrize(
    ("figures", "number", "typed", "meant"),
    [
        ("17 20 H H", 4, "17", "17-21"),
        ("17 20 H H", 6, "h", "H-1"),
        ("38 G2 H H", 3, "38", "38-G1"),
        ("38 G1 H H", 2, " g1 ", "G1-G3"),
        ("38 G1 H H", 2, "G1-G3", "G1-G3"),
        ("2 G1 H H", 2, "2", "2-4"),
    ],
)
def test_the_source_alone_will_do(figures: str, number: int, typed: str, meant: str) -> None:
    match = match_with(GAME, throw(position("A", {"A": figures}), number))
    assert match.state.text(match.find(typed)) == meant


@pytest.mark.clause("NKA-R12", "NKA-R16")
def test_a_source_that_cannot_move_is_refused_with_its_reason() -> None:
    match = match_with(GAME, throw(position("A", {"A": "17 21 40 H"}), 4))
    with pytest.raises(IllegalMove) as refused:
        match.play("17")
    assert (refused.value.clause, "17-21" in str(refused.value)) == ("NKA-R12", True)
    beyond = match_with(GAME, throw(position("A", {"A": "17 40 H H"}), 5))
    with pytest.raises(IllegalMove) as refused:
        beyond.play("40")
    assert refused.value.clause == "NKA-R16"
    for nonsense in ("G4", "41", "x", "", "-"):
        with pytest.raises((InvalidMove, IllegalMove)):
            match.play(nonsense)


# What may be agreed.


@pytest.mark.clause("NKA-16", "NKA-R8", "NKA-R14", "NKA-R16")
def test_options_reach_the_rules() -> None:
    def terms(**options: str) -> int:
        state = Match(GAME, 4, options).state
        assert isinstance(state, NurKeineAufregung)
        return state.terms

    assert terms() == 0
    assert terms(play_on="on") == PLAY_ON
    assert terms(throw_out="must", goal_jump="forbidden") == THROW_OUT | NO_GOAL_JUMP
    assert terms(play_on="on", enter_on_six="must", throw_out="must", goal_jump="forbidden") == 15


@pytest.mark.clause("NKA-R18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playing_on_gives_every_place(seats: int) -> None:
    match = Match(GAME, seats, {"play_on": "on"}, Seal.numbered(seats))
    while not match.over:
        match.play(match.legal()[-1])
    result = match.series.result()
    assert sorted(result.points) == list(range(seats))
    assert result.points[result.winners[0]] == seats - 1


def test_a_view_shows_the_same_to_everybody_but_for_the_side() -> None:
    state = throw(position("A", {"A": "9 20 H H", "B": "13 H H H"}), 4)
    scenes: list[tuple[tuple[Piece, ...], tuple[Note, ...]]] = []
    for seat in (*range(4), WATCHER):
        scene: Scene = GAME.scene(state, seat)
        scenes.append((scene.pieces, scene.notes))
    assert all(scene == scenes[0] for scene in scenes)
    assert legal(state) == ["9-13", "20-24"]
