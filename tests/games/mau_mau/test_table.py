"""Mau-Mau: what is seen, told, touched, written and refused, and what nobody may know."""

import pytest
from librt.random import Random

from games.mau_mau.cases import KINDS, counts, dealt, follow, hand, position
from ludothek.core.errors import IllegalMove, InvalidMove
from ludothek.core.state import NOBODY, REFEREE, WATCHER
from ludothek.core.view import BACK
from ludothek.games import load_game
from ludothek.games.mau_mau.cards import FITTING, HALF, kind_text
from ludothek.games.mau_mau.notation import AUTO, BURY, INERT, MAU, VOLUNTARY
from ludothek.games.mau_mau.rules import MauMau, start
from support.playing import in_a_row, match_with, refused
from support.showing import Teller, facts, in_zone, notes, touches

GAME = load_game("mau_mau")
NAMES = ("Ada", "Ben", "Cleo", "Dov")
told = Teller(GAME, NAMES)


# What is seen.


@pytest.mark.clause("MAU-R23", "MAU-6")
def test_a_seat_sees_its_own_hand_and_how_many_cards_all_others_have() -> None:
    state = position("r1 r1 W", "g1 g2", "b1")
    assert [(piece.look, piece.id) for piece in in_zone(GAME, state, "hand.0", 0)] == [
        ("r1", "r1"),
        ("r1", "r1'"),
        ("W", "W"),
    ]
    for seat in (1, 2, WATCHER):
        assert [(piece.look, piece.id, piece.count) for piece in in_zone(GAME, state, "hand.0", seat)] == [
            (BACK, "", 3)
        ]
    assert [(piece.look, piece.count) for piece in in_zone(GAME, state, "stock")] == [(BACK, 103)]


@pytest.mark.clause("MAU-R23", "MAU-19")
def test_in_the_end_all_hands_are_shown() -> None:
    state = follow(position("r1", "g1 g2"), "r1")
    assert [piece.look for piece in in_zone(GAME, state, "hand.1")] == ["g1", "g2"]
    assert GAME.scene(state, WATCHER).counters == {"points.0": 0, "points.1": 3}


@pytest.mark.clause("MAU-R23")
def test_every_open_card_is_seen_and_a_colour_change_shows_its_colour() -> None:
    state = position("W r1 r2", "g1 g2", pile="b2", top="r2")
    assert [piece.look for piece in in_zone(GAME, state, "pile")] == ["b2", "r2"]
    follow(state, "W")
    assert in_zone(GAME, state, "pile")[-1].look == "W"
    follow(state, "g")
    top = in_zone(GAME, state, "pile")[-1]
    assert (top.look, top.came) == ("Wg", "hand.0")
    follow(state, "g1")
    assert [piece.look for piece in in_zone(GAME, state, "pile")] == ["b2", "r2", "W", "g1"]


def test_cards_of_the_pile_have_a_name_that_tells_nothing_of_copies() -> None:
    names = []
    for taken in ("", "r1 "):
        state = position(f"{taken}r1 r2 r3", "g1 g2")
        if taken:
            state.pack.move(KINDS["r1"], 0, state.pack.stock)
        names.append([piece.id for piece in in_zone(GAME, follow(state, "r1"), "pile", 1)])
    assert names == [["laid.1", "laid.2"]] * 2


@pytest.mark.clause("MAU-12")
def test_what_is_due_is_a_number_that_grows() -> None:
    state = position("r+2 r1 r2", "g+2 r3 r4", "y+2 b7 W", "g1 b3")
    due = []
    for move in ("r+2", "g+2", "y+2"):
        follow(state, move)
        due.append(GAME.scene(state, WATCHER).counters["stock"])
        assert facts(GAME, state)[0] == ("fact-due", {"count": state.pending})
    assert due == [2, 4, 6]
    assert GAME.scene(follow(state, "draw"), WATCHER).counters == {"stock": 0}


@pytest.mark.clause("MAU-11")
def test_the_direction_is_a_standing_fact_among_more_than_two() -> None:
    assert [name for name, _ in facts(GAME, position("r1", "r2", "r3"))] == ["fact-left"]
    assert [name for name, _ in facts(GAME, position("r1", "r2", "r3", way=-1))] == ["fact-right"]
    assert facts(GAME, position("r1", "r2")) == []


@pytest.mark.clause("MAU-17")
def test_who_has_one_card_or_has_said_mau_is_seen() -> None:
    state = position("r1 r2", "g1", "b1 b2")
    assert GAME.scene(state, 2).counters == {"stock": 0, "mau.1": 1}
    assert GAME.scene(follow(state, "mau"), 2).counters == {"stock": 0, "mau.0": 1, "mau.1": 1}


def test_cards_that_were_taken_came_from_the_stock() -> None:
    state = follow(position("g1 g2", "b1 b2", top="r3"), "draw [g9]")
    mine = {piece.id: piece.came for piece in in_zone(GAME, state, "hand.0", 0)}
    assert mine == {"g1": "", "g2": "", "g9": "stock"}
    others = [(piece.count, piece.came) for piece in in_zone(GAME, state, "hand.0", 1)]
    assert others == [(2, ""), (1, "stock")]


# What is told.


def test_notes_tell_what_has_happened_in_order() -> None:
    state = follow(position("r+4 g1", "g3 g4", "b1 b2"), "r+4 [y1] [y2] [y3] [y4] [y6]")
    assert told(state) == [
        "Ada plays: red Take 4.",
        "Ada forgot to say “mau” and takes a penalty card.",
        "Ben takes 4 cards and misses a turn.",
    ]
    assert told(follow(position("rS g1", "g3", "b1"), "mau rS")) == [
        "Ada plays: red Stop.",
        "Ada says “mau”.",
        "Ben misses a turn.",
    ]
    assert told(follow(position("rR g1 g2", "g3", "b1"), "rR")) == [
        "Ada plays: red change of direction.",
        "Play now goes to the right.",
    ]
    assert told(follow(position("r+2 g1 g2", "g3", "b1"), "r+2")) == [
        "Ada plays: red Take 2.",
        "Ben must take 2 cards or play a Take 2.",
    ]
    assert told(follow(position("r1", "g3", "b1"), "r1")) == ["Ada plays the last card: red 1. Mau-mau!"]
    assert told(follow(position("W g1 g2", "g3", "b1"), "W b")) == ["Ada plays: colour change to blue."]
    assert told(position("W g1 g2", "g3", "b1")) == []


def test_notes_of_a_card_that_was_turned_up() -> None:
    assert told(dealt(3, "gS")) == ["Turned up: green Stop.", "Ben misses a turn."]
    assert told(dealt(3, "gR")) == ["Turned up: green change of direction.", "Play now goes to the right."]
    assert told(dealt(3, "gR", terms=INERT)) == ["Turned up: green change of direction."]
    assert told(dealt(3, "gR W b9", terms=BURY)) == [
        "2 special cards go under the stock.",
        "Turned up: blue 9.",
    ]
    assert told(dealt(3, "W")) == ["Turned up: colour change."]


@pytest.mark.clause("MAU-R23", "MAU-9")
def test_only_who_draws_is_told_which_card_it_was() -> None:
    state = follow(position("g1 g2", "b1 b2", top="r3"), "draw [g9]")
    assert notes(GAME, state, 0) == [("note-drew", {"seat": 0, "look": "g9"})]
    for seat in (1, WATCHER):
        assert notes(GAME, state, seat) == [("note-draws", {"seat": 0, "count": 1})]


@pytest.mark.clause("MAU-R15", "MAU-R16")
def test_notes_of_an_empty_stock() -> None:
    state = follow(position("g1 g2", "b1 b2", top="r3", pile="y1 y2", stock=""), "draw [y1]")
    assert told(state) == ["Ada takes a card.", "The pile is shuffled and becomes the new stock."]
    state = follow(position("g1 g2", "b1 b2", top="r3", stock=""), "draw")
    assert told(state) == ["Ada can neither play nor draw."]


@pytest.mark.parametrize("lang", ["de", "en", "it", "nl"])
def test_every_note_speaks_to_its_reader(lang: str) -> None:
    state = follow(position("r+4 g1", "g3 g4", "b1 b2"), "r+4 [y1] [y2] [y3] [y4] [y6]")
    watching = told(state, lang)
    assert all("Ada" in text or "Ben" in text for text in watching)


# What is touched and written.


def write(state: MauMau, text: str) -> MauMau:
    match_with(GAME, state).play(text)
    return state


def test_what_is_touched() -> None:
    state = position("r1 r1 W", "g1 g2")
    assert touches(GAME, state) == {"r1": ("r1",), "W": ("W",)}
    assert touches(GAME, follow(state, "W")) == {letter: (f"colours.{letter}",) for letter in "rgyb"}
    assert touches(GAME, position("g1 g2 g3", "g1")) == {"draw": ("stock",)}
    saying = GAME.choice(position("r1 g2", "g1"), MAU)
    assert (saying.touches, saying.quiet) == ((), True), "a button away from the cards, of which nobody is reminded"


@pytest.mark.clause("MAU-12", "MAU-R15")
def test_the_stock_says_how_many_cards_are_to_be_taken() -> None:
    def label(state: MauMau) -> tuple[str, dict[str, int | str]]:
        note = GAME.choice(state, state.moves()[-1]).label
        assert note is not None
        return note.id, dict(note.args)

    assert label(position("g1", "g2", top="r+2", pending=6)) == ("label-draw", {"count": 6})
    assert label(position("g1", "g2", top="r3")) == ("label-draw", {"count": 1})
    assert label(position("g1", "g2", top="r+2", pending=6, stock="b1")) == ("label-draw", {"count": 1})
    assert label(position("g1", "g2", top="r3", stock="")) == ("label-pass", {})


@pytest.mark.clause("MAU-R13", "MAU-15")
@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("r1 mau", "W"),
        ("R1 MAU", "W"),
        ("r1mau", "W"),
        ("Wr mau", "r1"),
        ("W g mau", "r1"),
        ("wb mau", "r1"),
        ("W blau mau", "r1"),
        ("w giallo mau", "r1"),
    ],
)
def test_mau_and_a_colour_are_written_with_the_card(written: str, left: str) -> None:
    state = write(position("r1 W", "g1 g2"), written)
    assert (hand(state, 0), state.turn) == (left, 1)


@pytest.mark.clause("MAU-R13")
def test_mau_written_at_any_other_time_is_ignored() -> None:
    for terms in (0, AUTO):
        state = write(position("r1 r2 r3", "g1 g2", terms=terms), "r1 mau")
        assert (counts(state), state.said, state.turn) == ([2, 2], 0, 1)
    assert counts(write(position("r1 r2", "g1 g2", terms=AUTO), "r1 mau")) == [1, 2]


@pytest.mark.clause("MAU-R13", "MAU-R12")
def test_what_else_may_be_written() -> None:
    state = write(position("W W W", "g1 g2"), "Wy")
    assert (kind_text(state.pack.top % HALF), state.turn) == ("W", 1)
    assert write(position("W", "g1 g2"), "Wy").turn == NOBODY
    assert hand(write(position("r1 r1 r2", "g1 g2"), "r1'"), 0) == "r1 r2"
    assert counts(write(follow(position("W r2", "g1 g2"), "W"), "b mau")) == [1, 2]


@pytest.mark.parametrize("written", ["g", "green", "Grün", "verde", "groen"])
def test_colours_are_understood_in_every_language(written: str) -> None:
    state = follow(position("W r2 r3", "g1 g2"), "W")
    match = match_with(GAME, state)
    assert match.state.text(match.find(written)) == "g"


@pytest.mark.parametrize("written", ["mau mau", "Wx", "r10", "W r g", "x mau", "+2"])
def test_nonsense_is_refused(written: str) -> None:
    match = match_with(GAME, position("r1 W", "g1 g2"))
    before = match.state.copy()
    with pytest.raises((IllegalMove, InvalidMove)):
        match.play(written)
    assert match.state == before


@pytest.mark.clause("MAU-8", "MAU-10", "MAU-R7", "MAU-R8", "MAU-R13", "MAU-15")
def test_refusals_name_their_clause() -> None:
    match = match_with(GAME, position("r1 g2 gS b+2", "g1 g2"))
    assert [refused(match, text) for text in ("g2", "gS", "draw", "mau", "r", "y9")] == [
        "MAU-8",
        "MAU-10",
        "MAU-R7",
        "MAU-R13",
        "MAU-15",
        "MAU-8",
    ]
    due = match_with(GAME, position("r1 W", "g1 g2", top="r+2", pending=2))
    assert refused(due, "r1") == "MAU-R8"
    naming = match_with(GAME, follow(position("r1 W r2", "g1 g2"), "W"))
    assert [refused(naming, text) for text in ("r1", "draw")] == ["MAU-15", "MAU-15"]


# What nobody may know.


def worlds(state: MauMau, seat: int, times: int = 40) -> list[MauMau]:
    random = Random(7)
    return [state.guess(seat, random) for _ in range(times)]


@pytest.mark.clause("MAU-R7", "MAU-R23")
def test_whoever_draws_shows_what_was_not_in_the_hand() -> None:
    state = follow(position("r1 r2", "g1 g2 b3 b4", "y1", top="r8", turn=1), "draw [r9]")
    for guess in worlds(state, 0):
        fitting = [kind_text(card % HALF) for card in guess.pack.cards(1) if FITTING[KINDS["r8"]] >> card % HALF & 1]
        assert len(fitting) <= 1, "only the card that was drawn may fit"
        assert hand(guess, 0) == "r1 r2"
    held = {kind_text(card % HALF) for guess in worlds(state, 0, 300) for card in guess.pack.cards(1)}
    assert {"r9", "g8", "W", "b1"} <= held


@pytest.mark.clause("MAU-R7")
def test_what_was_not_there_may_be_there_after_drawing_more() -> None:
    state = follow(position("g1 g2", "g3 g4 b3", top="r8"), "draw [g5] draw [r1]")
    assert in_a_row(state) == "draw"
    follow(state, "draw [r9]")
    assert in_a_row(state) == "r1"
    follow(state, "r1")
    for guess in worlds(state, 1):
        assert sum(FITTING[KINDS["r8"]] >> card % HALF & 1 for card in guess.pack.cards(0)) <= 1


@pytest.mark.clause("MAU-R7")
def test_nothing_is_known_of_who_takes_what_is_due_or_draws_by_choice() -> None:
    taken = follow(position("r1 r2", "g1 g2", "y1", top="r+2", turn=1, pending=2), "draw [b1] [b2]")
    assert any("+2" in hand(guess, 1) for guess in worlds(taken, 0, 200))
    free = follow(position("r1 r2", "g1 g2", "y1", top="r8", turn=1, terms=VOLUNTARY), "draw [b1]")
    assert any(
        sum(FITTING[KINDS["r8"]] >> card % HALF & 1 for card in guess.pack.cards(1)) > 1 for guess in worlds(free, 0)
    )


@pytest.mark.clause("MAU-R23", "MAU-R15")
def test_what_was_turned_over_is_known_to_be_in_the_stock() -> None:
    state = position("r1 r2 b9", "g1 g2 b7", "y1", top="r8", pile="b1 b2 b3", turn=1, stock="")
    follow(state, "draw [b2]")
    for guess in worlds(state, 0):
        assert {kind_text(card % HALF) for card in guess.pack.cards(guess.pack.stock)} <= {"b1", "b2", "b3"}
        assert len({"b1", "b2", "b3"} & {*hand(guess, 1).split()}) == 1
        assert len({"b1", "b2", "b3"} & {*hand(guess, 2).split()}) == 0


@pytest.mark.clause("MAU-R6", "MAU-R23")
def test_a_buried_card_is_known_to_be_with_who_drew_it() -> None:
    state = dealt(3, "gS y9", terms=BURY)
    pack = state.pack
    while pack.counts[pack.stock]:
        pack.move(pack.find(pack.stock, -1), pack.stock, 2)
        state.layers.draw(2)
    state.turn, state.pending = 1, 2
    follow(state, "draw [gS]")
    assert all("gS" in hand(guess, 1) for guess in worlds(state, 0))


@pytest.mark.clause("MAU-R13", "MAU-R23")
def test_whoever_says_mau_can_lay() -> None:
    state = follow(position("r1 g2", "g3 g4", "b1"), "mau")
    assert all(guess.fitting(0) for guess in worlds(state, 1))


@pytest.mark.clause("MAU-R23")
def test_what_is_drawn_cannot_be_taken_back_and_a_colour_change_can() -> None:
    match = match_with(GAME, position("g1 g2 g3", "g3 g4"))
    match.play("draw")
    assert not match.free_undo(0)
    assert match.turn == 1
    state = start(2, 0)
    assert state.turn == REFEREE


def test_guesses_in_the_middle_of_drawing_are_whole_states() -> None:
    state = follow(position("g1 g2", "b1 b2", top="r+2", pending=4), "draw [b9]")
    assert state.turn == REFEREE
    for seat in (0, 1, WATCHER):
        for guess in worlds(state, seat, 3):
            assert sum(guess.pack.counts) == 110
            assert guess.due == 3
