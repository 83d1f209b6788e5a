"""Mogeln: what everybody knows about hidden cards, above all about a pile that somebody took (MOG-R13)."""

import pytest
from librt.random import Random

from games.mogeln.cases import GAME, fresh, pile, position, three
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, REFEREE, WATCHER
from ludothek.games.mogeln.rules import Mogeln
from ludothek.kit.cards.cards import cards_text
from ludothek.kit.common import bits
from support.cards import hands
from support.playing import play


def places(state: Mogeln, seat: int, card: str, count: int = 80) -> set[str]:
    """Where a seat can imagine a card: with a seat, `aside`, or `p0`, `p1` and so on in the pile."""
    random, found = Random(4), set()
    for _ in range(count):
        guess = state.guess(seat, random)
        found |= {str(holder) for holder, hand in enumerate(hands(guess)) if card in hand.split()}
        found |= {f"p{at}" for at, laid in enumerate(pile(guess).split()) if laid == card}
        found |= {"aside"} if card in cards_text(guess.hands[guess.seats]).split() else set()
    return found


@pytest.mark.clause("MOG-R13", "MOG-4")
def test_of_hidden_cards_anything_is_possible_and_of_the_own_hand_nothing_else() -> None:
    assert places(three(), 0, "S7") == places(three(), 0, "D7") == {"1", "2", "aside"}
    assert places(three(), 0, "C7") == {"0"}
    assert places(three(), WATCHER, "C7") == {"0", "1", "2", "aside"}


@pytest.mark.clause("MOG-R13", "MOG-6")
def test_a_card_on_the_pile_is_known_to_its_layer_alone() -> None:
    state = play(three(), "C7 H", "S7")
    assert places(state, 0, "C7") == {"p0"}
    assert places(state, 1, "C7") == {"0", "2", "p0", "aside"}
    assert places(state, 2, "C7") == {"0", "1", "p0", "p1", "aside"}
    assert places(state, 1, "S7") == {"p1"}
    assert places(state, 0, "S7") == {"1", "2", "p1", "aside"}
    assert places(state, 0, "C8") == {"0"}


@pytest.mark.clause("MOG-R13", "MOG-R4")
def test_a_pile_that_was_taken_is_known_to_its_taker_and_partly_to_each_layer() -> None:
    state = play(three(), "C7 H", "S7", "H7", "challenge")
    assert hands(state) == ["C7 C8 C9 S7 H7", "S8 S9", "H8 H9"]
    assert all(places(state, seat, "H7") == {"0"} for seat in (0, 1, 2, WATCHER)), "all have seen it"
    assert places(state, 1, "S7") == {"0"}, "he laid it"
    assert places(state, 2, "S7") == {"0", "1", "aside"}, "any card that may have been there"
    assert places(state, 0, "S8") == {"1", "2", "aside"}
    caught = play(three(), "C7 H", "S7", "challenge")
    assert hands(caught)[1] == "C7 S7 S8 S9"
    assert places(caught, 0, "C7") == {"1"}
    assert places(caught, 2, "C7") == {"0", "1", "aside"}
    assert places(caught, WATCHER, "S7") == {"1"}


@pytest.mark.clause("MOG-R13")
def test_what_was_seen_may_lie_face_down_as_soon_as_its_holder_lays_a_card() -> None:
    state = play(three(), "C7 H", "challenge", "C8 H")
    assert places(state, 2, "C7") == {"0", "p0"}
    play(state, "S7", "H7", "challenge")
    assert places(state, 2, "C7") == {"0"}, "he has taken it again, if he ever laid it"
    assert places(state, 1, "C7") == {"0"}


@pytest.mark.clause("MOG-R13")
def test_a_taken_card_that_is_laid_again_is_still_known_to_whoever_took_it() -> None:
    state = play(three(), "C7 H", "S7", "H7", "challenge", "S7 C", "S8", "challenge")
    assert hands(state) == ["C7 C8 C9 H7", "S7 S8 S9", "H8 H9"]
    assert places(state, 0, "S7") == {"1"}
    assert places(state, 2, "S7") == {"0", "1", "aside"}


@pytest.mark.clause("MOG-R13")
def test_with_two_and_no_pile_everything_is_known() -> None:
    state = play(position("C7 C8 C9", "S7 S8 S9"), "C7 H", "S7", "challenge")
    for seat in (0, 1):
        assert hands(state.guess(seat, Random(1))) == hands(state)
    assert places(state, WATCHER, "C7") == {"0", "1"}
    assert places(state, WATCHER, "S7") == {"1"}


@pytest.mark.clause("MOG-R13")
def test_an_accepted_last_card_and_the_hands_stay_hidden_in_the_end() -> None:
    state = play(position("C7", "S7 S8 S9", "H7 H8 H9"), "C7 H", "accept")
    assert state.turn == NOBODY
    assert places(state, 1, "C7") == {"p0", "2"}
    assert places(state, 2, "S7") == {"p0", "1"}


@pytest.mark.clause("MOG-R13")
def test_a_guess_looks_the_same_to_the_seat_and_never_bars_the_truth() -> None:
    """In random games every card is where each seat thinks it possible, and nothing else of the truth is in a guess."""
    random = Random(3)
    for seats in (2, 3, 5, 10):
        state = fresh(seats, limit=100)
        while state.turn != NOBODY:
            if state.turn >= 0:
                _bars_nothing_true(state)
                seat = random.randrange(seats + 1) - 1
                guess = state.guess(seat, random)
                _bars_nothing_true(guess)
                assert GAME.scene(guess, seat) == GAME.scene(state, seat)
                assert guess.guess(seat, Random(7)) == state.guess(seat, Random(7))
            moves = state.moves()
            doubt = state.turn >= 0 and random.randrange(6) == 0
            state.play(moves[len(moves) - 1 if doubt else random.randrange(len(moves))])


def _bars_nothing_true(state: Mogeln) -> None:
    for seat in range(-1, state.seats):
        for holder in range(state.seats + 1):
            if holder != seat and (seat < 0 or state.inside >> seat & 1):
                assert state.hands[holder] & ~state.possible(seat, holder) == 0
        for at, card in enumerate(state.pile()):
            assert bits.single(card) & state.possible(seat, state.place(at))


@pytest.mark.clause("MOG-R13")
def test_while_cards_are_dealt_there_are_guesses_too() -> None:
    random = Random(3)
    state = fresh(4)
    for _ in range(20):
        state.play(state.chance(random))
    assert state.turn == REFEREE
    assert hands(state.guess(2, random))[2] == hands(state)[2]
    assert {hands(state.guess(2, random))[1] for _ in range(5)} != {hands(state)[1]}


@pytest.mark.clause("MOG-R13", "MOG-8")
def test_nothing_is_told_by_taking_back() -> None:
    match = Match(GAME, 3, {"first_dealer": 2}, Seal.numbered(1))
    card = match.view(0).choices[0].text[:2]
    match.play(f"{card} {card[0]}")
    match.play("challenge")
    assert match.turn == 1
    assert not match.free_undo(1), "who has seen the card, and taken it, cannot have believed"


@pytest.mark.clause("MOG-R13")
def test_a_guess_holds_nothing_of_what_others_know() -> None:
    """Two deals that a seat cannot tell apart lead it to the same guesses, whatever the others have seen."""
    one = play(position("C7 C8 C9", "S7 S8 S9", "H7 H8 H9"), "C7 H", "S7", "H7", "challenge")
    other = play(position("C7 C8 C9", "S7 H9 S9", "H7 H8 S8"), "C7 H", "S7", "H7", "challenge")
    for seed in range(20):
        assert one.guess(0, Random(seed)) == other.guess(0, Random(seed))
