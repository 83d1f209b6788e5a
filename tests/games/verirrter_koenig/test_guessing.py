"""Verirrter König: a card that was drawn is known to two, and what anybody can guess of the others' hands."""

from itertools import permutations

import pytest
from librt.random import Random

from games.verirrter_koenig.cases import GAME, dealt, draw, fresh, pairs, position
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, REFEREE, WATCHER
from ludothek.games.verirrter_koenig.rules import VerirrterKoenig
from support.cards import hands
from support.playing import play


def guesses(state: VerirrterKoenig, seat: int, count: int = 100) -> set[tuple[str, ...]]:
    random = Random(8)
    return {tuple(hands(state.guess(seat, random))) for _ in range(count)}


def holders(state: VerirrterKoenig, seat: int, card: str) -> set[int]:
    """With whom a seat can imagine a card."""
    return {at for hand in guesses(state, seat) for at in range(state.seats) if card in hand[at].split()}


def four() -> VerirrterKoenig:
    return position("C7 C8 C9", "S7 SA CK", "H7 S8 H9", "D7 CA")


@pytest.mark.clause("VKO-R13")
def test_the_card_drawn_is_known_to_the_two_and_to_nobody_else() -> None:
    state = draw(four(), "CK")
    assert holders(state, 0, "CK") == {0}
    assert holders(state, 1, "CK") == {0}, "whoever has lost it knows who has it"
    assert holders(state, 2, "CK") == {0, 1, 3}
    assert holders(state, 3, "CK") == {0, 1, 2}
    assert holders(state, WATCHER, "CK") == {0, 1, 2, 3}


@pytest.mark.clause("VKO-R13")
def test_once_that_hand_is_drawn_from_the_card_is_in_one_of_two() -> None:
    state = draw(four(), "CK")
    state.turn = 3
    other = draw(state.copy(), "C9")
    assert holders(other, 1, "CK") == {0, 3}
    assert holders(other, 0, "C9") == {3}
    assert holders(other, 3, "CK") == {0, 1, 2}, "who has drawn something else learns no more about it"
    draw(state, "CK")
    assert holders(state, 1, "CK") == {0, 3}
    assert holders(state, 0, "CK") == {3}
    state.turn = 2
    draw(state, "CK")
    assert holders(state, 1, "CK") == {0, 2, 3}
    assert holders(state, 3, "CK") == {2}


@pytest.mark.clause("VKO-R13")
def test_a_draw_that_makes_a_pair_moves_no_other_card() -> None:
    state = draw(four(), "CK")
    state.turn = 3
    draw(state, "C7")
    assert pairs(state)[-1] == "C7 D7"
    assert holders(state, 1, "CK") == {0}


@pytest.mark.clause("VKO-R4", "VKO-R13")
def test_in_a_guess_nobody_holds_a_pair() -> None:
    for seat in (0, 1, 2, 3, WATCHER):
        for guessed in guesses(four(), seat):
            for hand in guessed:
                ranks = [card[1:] for card in hand.split()]
                assert len(ranks) == len(set(ranks))


@pytest.mark.clause("VKO-R4", "VKO-R13")
def test_the_third_of_three_equal_cards_comes_after_the_pair() -> None:
    """The first seat has laid down SJ and HJ: so it can have kept DJ, but never CJ."""
    state = dealt("SJ HJ DJ C7 S8 H9 CK", "CJ S7 H8 D9 C10 CA CQ C8", "H7 D8 C9 S10 SA SQ HQ", "D7 S9 H10 D10 HA DA DQ")
    assert pairs(state)[0] == "SJ HJ"
    for seat in (1, 2, 3):
        assert 0 not in holders(state, seat, "CJ")
    assert 0 in holders(state, 2, "DJ")


@pytest.mark.clause("VKO-R13")
def test_every_way_that_agrees_with_what_is_known_can_be_guessed() -> None:
    state = position("C7 C8", "S7 CK", "S8 HA", "SA")
    cards = ["S7", "CK", "S8", "HA", "SA"]
    possible = set()
    for order in permutations(cards):
        dealing = (order[:2], order[2:4], order[4:])
        if all(len({card[1:] for card in hand}) == len(hand) for hand in dealing):
            possible.add(tuple(frozenset(hand) for hand in dealing))
    found = {tuple(frozenset(hand.split()) for hand in guess[1:]) for guess in guesses(state, 0, 1500)}
    assert found == possible


@pytest.mark.clause("VKO-R13")
def test_a_guess_looks_the_same_to_the_seat_and_never_bars_the_truth() -> None:
    """In random rounds every card is where each seat thinks it possible."""
    random = Random(3)
    for seats in (3, 4, 6, 10):
        state = fresh(seats)
        while state.turn != NOBODY:
            if state.turn >= 0:
                for seat in range(seats):
                    for holder in range(seats):
                        if holder != seat:
                            assert state.hands[holder] & ~state.possible(seat, holder) == 0
                seat = random.randrange(seats + 1) - 1
                guessed = state.guess(seat, random)
                assert GAME.scene(guessed, seat) == GAME.scene(state, seat)
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])


def test_while_cards_are_dealt_or_one_is_drawn_there_are_guesses_too() -> None:
    random = Random(3)
    state = fresh(4)
    for _ in range(20):
        state.play(state.chance(random))
    assert hands(state.guess(2, random))[2] == hands(state)[2]
    assert {hands(state.guess(2, random))[1] for _ in range(5)} != {hands(state)[1]}
    drawing = play(four(), "2")
    assert drawing.turn == REFEREE
    assert drawing.guess(0, random).moves() != drawing.moves() or len(guesses(drawing, 0)) > 1


@pytest.mark.clause("VKO-R13")
def test_nothing_is_told_by_taking_back() -> None:
    match = Match(GAME, 3, {"rounds": 1}, Seal.numbered(1))
    seat = match.turn
    match.play("1")
    assert not match.free_undo(seat), "who has seen a card cannot have drawn another"
