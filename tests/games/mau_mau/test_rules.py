"""Mau-Mau: the clauses about laying, drawing, special cards, "mau" and the end."""

from collections import Counter

import pytest
from librt.random import Random

from games.mau_mau.cases import KINDS, MOVES, counts, dealt, follow, hand, pile, position, stock
from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.core.state import LOT, NOBODY, REFEREE, playout
from ludothek.games import load_game
from ludothek.games.mau_mau.cards import CARDS, HALF, alike, card_text, is_special, kind_text, worth
from ludothek.games.mau_mau.notation import AUTO, BURY, INERT, REVERSE_STOPS, TURNS, VOLUNTARY
from ludothek.games.mau_mau.rules import start
from support.playing import in_a_row, points

COLOURED = "rgyb"

# The worked cases.


@pytest.mark.clause("MAU-2", "MAU-R1", "MAU-R18", "MAU-19")
def test_case_1_the_deck() -> None:
    deck = Counter(kind_text(card % HALF) for card in range(CARDS))
    assert deck.total() == 110
    assert (deck["r5"], deck["gR"], deck["y+4"], deck["W"]) == (2, 2, 2, 6)
    digits = [text for text in deck.elements() if text[1:].isdigit()]
    assert len(digits) == 72
    assert set(deck.values()) == {2, 6}
    assert sum(is_special(card % HALF) for card in range(CARDS)) == 38
    assert sum(worth(1 << card % HALF) for card in range(CARDS)) == 360 + 380
    assert len({card_text(card) for card in range(CARDS)}) == 110


@pytest.mark.clause("MAU-8", "MAU-15")
def test_case_2_what_fits_on_a_red_8() -> None:
    state = position("r3 g8 g7 b+2 W", "r1 r2", top="r8")
    assert in_a_row(state) == "r3 g8 W"
    assert [state.refusal(KINDS[text]) for text in ("g7", "b+2")] == ["MAU-8", "MAU-10"]
    assert in_a_row(follow(state, "W")) == "r g y b"


@pytest.mark.clause("MAU-11")
def test_case_3_the_other_way_round() -> None:
    state = position("r1 r2", "rR g1 g2", "r3 r4", "r6 r7", turn=1)
    turns = [follow(state, moves).turn for moves in ("rR", "mau r1", "mau r6", "mau r3")]
    assert turns == [0, 3, 2, 1]


@pytest.mark.clause("MAU-12", "MAU-R8", "MAU-R9")
def test_case_4_two_take_2_cards() -> None:
    state = follow(position("r+2 r1 r2", "g+2 r3 r4", "g3 b7 W", "g1 r+2 W b3"), "r+2 g+2")
    assert (state.turn, state.pending, in_a_row(state)) == (2, 4, "draw")
    assert [state.refusal(KINDS[text]) for text in ("g3", "W")] == ["MAU-R8", "MAU-R8"]
    follow(state, "draw [b1] [b1] [b2] [b2]")
    assert (counts(state)[2], state.turn, state.pending) == (7, 3, 0)
    assert in_a_row(state) == "r+2 g1 W"


@pytest.mark.clause("MAU-12")
def test_case_5_three_take_2_cards() -> None:
    state = follow(position("r+2 r1 r2", "g+2 r3 r4", "y+2 b7 W", "g1 b3"), "r+2 g+2 y+2")
    assert (state.turn, state.pending, in_a_row(state)) == (3, 6, "draw")
    follow(state, "draw [b1] [b1] [b2] [b2] [b4] [b4]")
    assert (counts(state), state.turn) == ([2, 2, 2, 8], 0)


@pytest.mark.clause("MAU-13", "MAU-R3", "MAU-R10", "MAU-R9")
def test_case_6_take_4() -> None:
    state = follow(position("b+4 r1 r2", "r+4 b3", "r+4 r2", top="b2"), "b+4 [g1] [g2] [g3] [g4]")
    assert (counts(state), state.turn) == ([2, 6, 2], 2)
    assert in_a_row(state) == "r+4 mau"
    assert in_a_row(position("r+4 g1", "r1", top="b2")) == "draw", "it is no joker"


@pytest.mark.clause("MAU-17", "MAU-R13")
def test_case_7_mau_forgotten_or_not() -> None:
    state = position("y9 r1", "g1 g2", "g3 g4", top="y4")
    assert in_a_row(state) == "y9 mau"
    forgotten = follow(state.copy(), "y9")
    assert forgotten.turn == REFEREE
    assert (hand(follow(forgotten, "[b1]"), 0), forgotten.turn) == ("b1 r1", 1)
    said = follow(state, "mau y9")
    assert (hand(said, 0), said.turn) == ("r1", 1)


@pytest.mark.clause("MAU-9")
def test_case_8_a_drawn_card_has_to_wait() -> None:
    state = position("r1 b2 y+2", "g1 g2", top="g6")
    assert in_a_row(state) == "draw"
    follow(state, "draw [g9]")
    assert (hand(state, 0), state.turn) == ("b2 g9 r1 y+2", 1)


@pytest.mark.clause("MAU-R11", "MAU-14")
def test_case_9_two_players() -> None:
    state = position("gS gR g1 g3", "g4 g5", top="g1")
    assert follow(state.copy(), "gS").turn == 0
    assert follow(state.copy(), "gR").turn == 1
    assert follow(position("gS gR g1 g3", "g4 g5", top="g1", terms=REVERSE_STOPS), "gR").turn == 0


@pytest.mark.clause("MAU-18", "MAU-19", "MAU-R12", "MAU-3")
def test_case_10_the_end() -> None:
    state = follow(position("r+2", "r7 b2", "y+2 W", "g9 gS r1", top="r4"), "r+2")
    assert (state.turn, state.reason()) == (NOBODY, "reason-mau-mau")
    assert points(state) == [0, 9, 20, 20]
    assert (list(state.winners()), counts(state)) == ([0], [0, 2, 2, 3])


@pytest.mark.clause("MAU-16", "MAU-R15")
def test_case_11_the_pile_becomes_the_stock() -> None:
    state = position("r9 r8", "b3 b4", pile="r1 g1 g4", top="g+2", stock="y1", turn=1, pending=2)
    follow(state, "draw [y1]")
    assert (stock(state), pile(state), state.turn) == ("g1 g4 r1", "g+2", REFEREE)
    follow(state, "[g1]")
    assert (hand(state, 1), stock(state), pile(state), state.turn) == ("b3 b4 g1 y1", "g4 r1", "g+2", 0)


@pytest.mark.clause("MAU-R14", "MAU-15")
def test_case_12_on_a_colour_change() -> None:
    assert in_a_row(position("r5 b+4 W y2", "r1", top="Wb")) == "b+4 W"


# The deal.


@pytest.mark.clause("MAU-1", "MAU-R2", "MAU-5", "MAU-6", "MAU-7")
@pytest.mark.parametrize("seats", range(2, 11))
def test_five_cards_each_one_at_a_time_and_one_is_turned_up(seats: int) -> None:
    state, random = start(seats, 1), Random(seats)
    for number in range(5 * seats):
        assert counts(state)[(2 + number) % seats] == number // seats
        assert len(state.moves()) == 110 - number
        state.play(state.chance(random))
        assert counts(state)[(2 + number) % seats] == number // seats + 1
    state = dealt(seats, "b9")
    assert counts(state) == [5] * seats
    assert (pile(state), state.pack.counts[state.pack.stock]) == ("b9", 110 - 5 * seats - 1)
    assert state.pack.counts[state.pack.stock] > 5 * seats


@pytest.mark.clause("MAU-R4", "MAU-R5")
def test_the_first_dealer_may_be_drawn_and_the_left_neighbour_begins() -> None:
    state = start(4, LOT)
    assert in_a_row(state) == "dealer0 dealer1 dealer2 dealer3"
    state.play(state.moves()[2])
    assert (state.dealer, state.turn) == (2, REFEREE)
    for dealer in range(4):
        assert dealt(4, "b9", dealer).turn == (dealer + 1) % 4


@pytest.mark.clause("MAU-R6")
def test_a_special_card_turned_up_acts_as_if_the_dealer_had_laid_it() -> None:
    assert (dealt(4, "gR").turn, dealt(4, "gR").way) == (3, -1)
    assert (dealt(4, "gS").turn, dealt(4, "gS").tale.hit) == (2, 1)
    assert dealt(2, "gS").turn == 0
    assert dealt(2, "gR").turn == 1
    two = dealt(4, "g+2")
    assert (two.turn, two.pending, in_a_row(two)) == (1, 2, "draw")
    four = follow(dealt(4, "g+4"), "[b6] [b6] [b7] [b7]")
    assert (four.turn, counts(four)) == (2, [5, 9, 5, 5])
    change = dealt(4, "W")
    assert (change.turn, in_a_row(change)) == (0, "r g y b")
    assert change.refusal(MOVES["draw"]) == "MAU-15"
    assert (follow(change, "y").turn, change.turns, change.fitting(0)) == (1, 0, change.fitting(0))


@pytest.mark.clause("MAU-R6")
def test_a_turned_up_take_2_may_be_passed_on() -> None:
    state = dealt(3, "g+2")
    state.pack.move(KINDS["r+2"], state.pack.stock, 1)
    state.layers.draw(1)
    assert in_a_row(state) == "r+2 draw"
    assert (follow(state, "r+2").pending, state.turn) == (4, 2)


@pytest.mark.clause("MAU-R21")
def test_a_turned_up_change_of_direction_for_two_is_a_stop_if_that_was_agreed() -> None:
    state = dealt(2, "gR", terms=REVERSE_STOPS)
    assert (state.turn, state.tale.hit, state.turns) == (0, 1, 1)
    assert dealt(2, "gR", dealer=1, terms=REVERSE_STOPS).turn == 1
    assert dealt(2, "gR", terms=REVERSE_STOPS | INERT).turn == 1
    assert dealt(3, "gR", terms=REVERSE_STOPS).turn == 2


@pytest.mark.clause("MAU-R6")
def test_turned_up_without_effect() -> None:
    for up in ("gR", "gS", "g+2", "g+4"):
        state = dealt(4, up, terms=INERT)
        assert (state.turn, state.way, state.pending, counts(state)) == (1, 1, 0, [5, 5, 5, 5])
    state = dealt(4, "W", terms=INERT)
    assert state.turn == 1
    assert len(in_a_row(state).split()) == len({*hand(state, 1).split()}), "anything fits"
    assert in_a_row(position("g1 b+2 W r3", "r1", top="W?")) == "r3 g1 b+2 W"


@pytest.mark.clause("MAU-R6")
def test_buried_cards_are_the_last_of_the_stock_and_come_in_their_order() -> None:
    state = dealt(2, "gS W b+2 y9", terms=BURY)
    assert (pile(state), state.turn, state.pending) == ("y9", 1, 0)
    pack = state.pack
    assert (pack.counts[pack.stock], pack.counts[pack.under], state.left()) == (96, 3, 99)
    while pack.counts[pack.stock]:
        pack.move(pack.find(pack.stock, -1), pack.stock, 0)
        state.layers.draw(0)
    state.pending, state.turn = 4, 1
    follow(state, "draw")
    for text in ("gS", "W", "b+2"):
        assert [kind_text(card % HALF) for card in state.moves()] == [text]
        assert state.chance(Random(1)) == state.moves()[0]
        state.play(state.moves()[0])
    assert counts(state)[1] == 8
    assert state.turn == 0, "one open card is all that is left"


# What fits.


@pytest.mark.clause("MAU-8", "MAU-10", "MAU-15", "MAU-R3", "MAU-R14")
def test_same_colour_or_same_sign_or_a_colour_change() -> None:
    for top in KINDS:
        if top == "W":
            continue
        for text in KINDS:
            fits = text == "W" or text[0] == top[0] or text[1:] == top[1:]
            state = position(f"{text} W W", "W", top=top)
            assert (state.fitting(0) & alike(KINDS[text]) != 0) == fits, (top, text)
    for colour in COLOURED:
        fitting = position(" ".join(KINDS), "r2", top=f"W{colour}").moves()
        assert {kind_text(kind) for kind in fitting} == {text for text in KINDS if text[0] in (colour, "W")}


@pytest.mark.clause("MAU-R7", "MAU-9")
def test_whoever_can_lay_must_and_may_draw_only_if_that_was_agreed() -> None:
    state = position("r1 g2 g3", "r2", top="r8")
    assert in_a_row(state) == "r1"
    assert state.refusal(MOVES["draw"]) == "MAU-R7"
    assert in_a_row(position("W g2 g3", "r2", top="r8")) == "W", "a colour change always fits"
    free = position("r1 g2 g3", "r2", top="r8", terms=VOLUNTARY)
    assert in_a_row(free) == "r1 draw"
    assert follow(free, "draw [b4]").turn == 1
    nothing_left = position("r1 g2 g3", "r2", top="r8", stock="", terms=VOLUNTARY)
    assert in_a_row(nothing_left) == "r1", "there is nothing to draw"


@pytest.mark.clause("MAU-R7", "MAU-R8", "MAU-12")
def test_a_pending_take_2_may_be_taken_or_passed_on_but_nothing_else() -> None:
    state = position("g+2 r3 r+4 W", "r2 r4", top="r+2", pending=2)
    assert in_a_row(state) == "g+2 draw"
    assert {state.refusal(KINDS[text]) for text in ("r3", "r+4", "W")} == {"MAU-R8"}
    taken = follow(state.copy(), "draw [b1] [b2]")
    assert (taken.turn, taken.pending, counts(taken)) == (1, 0, [6, 2])
    passed = follow(state, "g+2")
    assert (passed.turn, passed.pending) == (1, 4)


@pytest.mark.clause("MAU-R9")
def test_a_take_2_that_was_taken_is_a_card_like_any_other() -> None:
    state = follow(position("b1 b2", "r3 g+2 W y4", top="r+2", pending=2), "draw [b3] [b4]")
    assert in_a_row(state) == "r3 g+2 W"
    assert follow(state, "g+2").pending == 2


# Special cards.


@pytest.mark.clause("MAU-11")
def test_direction_changes_until_the_next_change() -> None:
    state = position("rR r1 r2 r3", "rR r4 r5 r6", "r7 r8 r9", "r1 r2 r3")
    assert [follow(state, moves).turn for moves in ("rR", "r1", "r7", "rR")] == [3, 2, 1, 2]


@pytest.mark.clause("MAU-14", "MAU-10")
def test_stop_leaves_out_the_next_in_either_direction() -> None:
    for way, after in ((1, 2), (-1, 2)):
        state = follow(position("rS r1 r2", "r3", "r4", "r6", way=way), "rS")
        assert (state.turn, state.tale.hit, counts(state)) == (after, way % 4, [2, 1, 1, 1])
    assert follow(position("rS r1 r2", "r3", "r4"), "rS").turn == 2


@pytest.mark.clause("MAU-13", "MAU-R10")
def test_take_4_hits_the_next_in_either_direction() -> None:
    state = follow(position("r+4 r1 r2", "r3", "r4", "r6", way=-1), "r+4 [b1] [b2] [b3] [b4]")
    assert (state.turn, counts(state)) == (2, [2, 1, 1, 5])
    two = follow(position("r+4 r1 r2", "r+4 r3"), "r+4 [b1] [b2] [b3] [b4]")
    assert two.turn == 0, "with two the same player goes again"


@pytest.mark.clause("MAU-15", "MAU-R14")
def test_a_colour_change_asks_for_any_of_four_colours() -> None:
    for colour in COLOURED:
        state = follow(position("W r1 r2", "r3 g3 y3 b3 W"), f"W {colour}")
        assert in_a_row(state) == f"{colour}3 W"
    state = follow(position("W r1 r2", "r3"), "W")
    assert (state.turn, state.refusal(KINDS["r1"])) == (0, "MAU-15")
    assert position("W r1", "r3").refusal(MOVES["r"]) == "MAU-15"


@pytest.mark.clause("MAU-R11", "MAU-R21")
def test_two_players_and_a_change_of_direction() -> None:
    assert follow(position("rR r1 r2", "r3"), "rR").turn == 1
    assert follow(position("rR r1 r2", "r3", terms=REVERSE_STOPS), "rR").turn == 0
    assert follow(position("rR r1 r2", "r3", "r4", terms=REVERSE_STOPS), "rR").turn == 2


# Mau.


@pytest.mark.clause("MAU-17", "MAU-R13")
def test_mau_is_due_whenever_two_cards_become_one() -> None:
    for text in ("r1", "rR", "r+2", "rS"):
        state = position(f"{text} g1", "r2 r3", "r4 r6")
        assert follow(state.copy(), text).turn == REFEREE
        assert counts(follow(state, f"mau {text}"))[0] == 1
    twice = follow(position("r1 g2 r3", "b7 b8", "b7 b8"), "r1 draw [b4] draw [b6]")
    assert in_a_row(twice) == "r3 mau"
    assert counts(follow(twice, "mau r3 draw [b9] draw [b9] draw [y8]"))[0] == 2
    assert in_a_row(position("r1 r2 r3", "b1")) == "r1 r2 r3", "it is not asked for at any other time"
    assert position("r1 r2 r3", "b1").refusal(MOVES["mau"]) == "MAU-R13"
    assert in_a_row(position("g1 g2", "b1", top="r3")) == "draw"
    assert in_a_row(position("r1", "b1", top="r3")) == "r1"


@pytest.mark.clause("MAU-R13")
def test_said_and_then_not_laid_it_means_nothing() -> None:
    state = position("r+2 g1", "r2 r3", top="b+2", pending=2)
    follow(state, "mau draw [b1] [b2]")
    assert (counts(state), state.said, state.turn) == ([4, 2], 0, 1)
    free = follow(position("r1 g1", "r2 r3 b4", terms=VOLUNTARY), "mau draw [b1]")
    assert (counts(free), free.said) == ([3, 3], 0)


@pytest.mark.clause("MAU-R13")
def test_with_a_colour_change_it_may_be_said_with_the_colour() -> None:
    state = position("W g1", "r2 r3")
    assert in_a_row(follow(state.copy(), "W")) == "mau r g y b"
    assert counts(follow(state.copy(), "W mau r")) == [1, 2]
    assert in_a_row(follow(state.copy(), "mau W")) == "r g y b"
    assert counts(follow(state.copy(), "mau W r")) == [1, 2]
    assert counts(follow(state, "W r [b1]")) == [2, 2]


@pytest.mark.clause("MAU-17")
def test_mau_may_go_without_saying() -> None:
    state = position("r1 g1", "r2 r3", terms=AUTO)
    assert in_a_row(state) == "r1"
    assert (counts(follow(state, "r1")), state.turn) == ([1, 2], 1)


@pytest.mark.clause("MAU-R22", "MAU-R13")
def test_the_penalty_comes_before_the_four() -> None:
    state = follow(position("r+4 g1", "r2 r3", "r4 r6", stock="y1 y2 y3", pile="b1 b2"), "r+4 [y1]")
    assert hand(state, 0) == "g1 y1"
    follow(state, "[y2] [y3]")
    assert stock(state) == "b1 b2 r5", "the pile is turned over for the third"
    follow(state, "[b2] [r5]")
    assert (counts(state), state.turn, stock(state)) == ([2, 6, 2], 2, "b1")


@pytest.mark.clause("MAU-R22")
def test_the_penalty_and_a_pending_take_2() -> None:
    state = follow(position("r+2 g1", "r2 r3"), "r+2 [y1]")
    assert (counts(state), state.turn, state.pending) == ([2, 2], 1, 2)


@pytest.mark.clause("MAU-R20")
def test_no_penalty_where_there_is_no_card() -> None:
    state = follow(position("r1 g1", "r2 r3", stock=""), "r1 [r5]")
    assert counts(state) == [2, 2], "the card that lay below is there"
    empty = position("r+4 g1", "r2 r3", stock="")
    empty.pack.height = 0
    state = follow(empty, "r+4")
    assert (counts(state), state.turn) == ([1, 2], 0)


# The stock.


@pytest.mark.clause("MAU-R15")
def test_an_emptied_stock_stays_empty_until_a_card_has_to_be_taken() -> None:
    state = follow(position("g1 g2", "b3 b4", pile="y1 y2", top="r5", stock="y3"), "draw [y3]")
    assert (stock(state), pile(state), state.turn) == ("", "y1 y2 r5", 1)
    follow(state, "draw")
    assert (stock(state), pile(state)) == ("y1 y2", "r5")


@pytest.mark.clause("MAU-R15")
def test_what_is_not_there_lapses() -> None:
    state = follow(position("g1 g2", "b3 b4", pile="y1", top="r+2", stock="y3", pending=6), "draw [y3] [y1]")
    assert (counts(state), state.turn, state.pending, pile(state)) == ([4, 2], 1, 0, "r+2")
    four = follow(position("r+4 r1 r2", "g1", "b1", top="r3", stock="y3"), "r+4 [y3] [r3]")
    assert (counts(four), four.turn) == ([2, 3, 1], 2)


@pytest.mark.clause("MAU-R16")
def test_when_nobody_can_lay_or_draw_the_game_ends_without_a_winner() -> None:
    state = position("g1 g2", "g3 g4", "gS W", top="r5", stock="", turn=0)
    assert in_a_row(state) == "draw"
    follow(state, "draw draw")
    assert (state.turn, state.idle, in_a_row(state)) == (2, 2, "W mau")
    stuck = follow(position("g1 g2", "g3 g4", "gS g6", top="r5", stock=""), "draw draw draw")
    assert (stuck.turn, stuck.reason(), list(stuck.winners())) == (NOBODY, "reason-stuck", [])
    assert points(stuck) == [3, 7, 16]


@pytest.mark.clause("MAU-R16")
def test_a_card_laid_or_drawn_begins_the_count_anew() -> None:
    state = follow(position("g1 g2 y7", "r3 y4 y5", "b1 b6", top="r5", stock=""), "draw r3")
    assert state.idle == 0
    assert (follow(state, "draw [r5]").idle, state.turn) == (0, 0)
    follow(state, "draw draw")
    assert (state.idle, state.turn) == (2, 2)


@pytest.mark.clause("MAU-R16")
def test_being_left_out_by_a_stop_is_not_counted() -> None:
    state = follow(position("rS g1 g2", "g3 g4", "b6 b7", top="r5", stock="", turn=0), "rS")
    assert (state.turn, state.idle, state.turns) == (2, 0, 2)
    assert all("Stop" in rulebook(load_game("mau_mau"), lang).clause("MAU-R16") for lang in LANGUAGES)


@pytest.mark.clause("MAU-R17")
def test_after_1000_turns_it_is_over() -> None:
    assert TURNS == 1000
    state = position("r1 g1 g2", "g3 g4", "g7 g8")
    state.turns = 999
    follow(state, "r1")
    assert (state.turn, state.reason(), list(state.winners())) == (NOBODY, "reason-turns", [])
    assert points(state) == [3, 7, 15]
    hit = position("r+4 g1 g2", "g3 g4", "g7 g8")
    hit.turns = 999
    assert (follow(hit, "r+4").turn, counts(hit)) == (NOBODY, [2, 2, 2])
    last = position("r1", "g3 g4", "g7 g8")
    last.turns = 999
    assert list(follow(last, "r1").winners()) == [0]
    left_out = position("rS g1 g2", "g3 g4", "g7 g8")
    left_out.turns = 998
    assert follow(left_out, "rS").turn == NOBODY


@pytest.mark.clause("MAU-R17")
def test_laying_drawing_taking_and_being_left_out_are_turns() -> None:
    assert follow(position("rS g1 g2", "g3", "g7"), "rS").turns == 2
    assert follow(position("r+4 g1 g2", "g3", "g7"), "r+4 [b1] [b2] [b3] [b4]").turns == 2
    assert follow(position("g1 g2", "g3"), "draw [b1]").turns == 1
    assert follow(position("g1 g2", "g3", top="r+2", pending=4), "draw [b1] [b2] [b3] [b4]").turns == 1
    assert follow(position("W g1 g2", "g3"), "W r").turns == 1
    assert dealt(3, "gS").turns == 1


# The end.


@pytest.mark.clause("MAU-R12", "MAU-18")
@pytest.mark.parametrize("text", ["r1", "rR", "r+2", "r+4", "rS", "W"])
def test_any_last_card_ends_the_game_at_once(text: str) -> None:
    state = follow(position(text, "g3 g4"), text)
    assert (state.turn, counts(state), list(state.winners())) == (NOBODY, [0, 2], [0])
    assert state.pack.counts[state.pack.stock] == 110 - 4


@pytest.mark.clause("MAU-R12", "MAU-12")
def test_the_last_card_may_pass_a_take_2_on() -> None:
    state = follow(position("g+2", "g3 g4", top="r+2", pending=2), "g+2")
    assert (state.turn, points(state)) == (NOBODY, [0, 7])


@pytest.mark.clause("MAU-19", "MAU-R18")
def test_digits_count_their_number_and_all_others_ten() -> None:
    state = follow(position("r1", "g1 g2 g9", "rR y+2 b+4 gS W", "W W"), "r1")
    assert points(state) == [0, 12, 50, 20]


@pytest.mark.clause("MAU-R23")
def test_nobody_has_points_before_the_end() -> None:
    assert points(position("r1 r2", "g1 g2")) == [0, 0]


def test_random_games_end_and_keep_every_card() -> None:
    random = Random(5)
    for number in range(30):
        state = start(2 + number % 9, LOT, number % 32 if number % 4 != 3 else 0)
        playout(state, random)
        assert sum(state.pack.counts) == 110
        assert state.turns <= TURNS
