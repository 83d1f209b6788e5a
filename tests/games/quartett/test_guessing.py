"""Quartett: what a question and its answer tell everybody, and that guesses respect it (QUA-R11)."""

import pytest
from librt.random import Random

from games.quartett.cases import GAME, position
from ludothek.core.state import NOBODY, WATCHER
from ludothek.games.quartett.rules import Quartett, fours, start
from support.cards import hands
from support.playing import play


def guesses(state: Quartett, seat: int, count: int = 60) -> list[list[set[str]]]:
    random = Random(5)
    return [[set(hand.split()) for hand in hands(state.guess(seat, random))] for _ in range(count)]


def holders(state: Quartett, seat: int, card: str) -> set[int]:
    """With whom a seat can imagine a card."""
    return {at for guess in guesses(state, seat) for at, hand in enumerate(guess) if card in hand}


def middle(need_one: int = 1) -> Quartett:
    return position("C10 S10 CQ", "D10 DK SQ CA", "HK H10 HQ SA", "CK SK DQ HA DA", need_one=need_one)


@pytest.mark.clause("QUA-R11")
def test_a_question_tells_that_another_of_the_rank_is_held() -> None:
    state = play(middle(), "2 H10")
    others = {"C10", "S10", "D10"}
    for seat in (1, 2, 3, WATCHER):
        assert all(guess[0] & others for guess in guesses(state, seat))
    free = play(middle(need_one=0), "2 H10")
    assert not all(guess[0] & others for guess in guesses(free, 3)), "not where any card may be asked for"


@pytest.mark.clause("QUA-R11")
def test_a_refusal_tells_that_neither_of_the_two_has_the_card() -> None:
    state = play(middle(), "2 H10")
    assert holders(state, 3, "H10") == {2}
    assert holders(state, WATCHER, "H10") == {2, 3}
    assert holders(state, 0, "H10") == {2, 3}


@pytest.mark.clause("QUA-R11")
def test_a_success_tells_where_the_card_is_now() -> None:
    state = play(middle(), "3 HQ")
    for seat in (1, 2, 3, WATCHER):
        assert holders(state, seat, "HQ") == {0}
    for seat in (2, 3, WATCHER):
        assert all(guess[0] & {"CQ", "SQ", "DQ"} for guess in guesses(state, seat)), "another one was held before"


@pytest.mark.clause("QUA-R11")
def test_what_was_given_away_or_laid_down_is_no_longer_held() -> None:
    state = middle()
    state.turn = 3
    play(state, "2 CQ")
    assert all(guess[3] & {"SQ", "HQ", "DQ"} for guess in guesses(state, 2))
    state.turn = 1
    play(state, "4 DQ")
    assert not all(guess[3] & {"SQ", "HQ"} for guess in guesses(state, 0)), "it may have been that one"


@pytest.mark.clause("QUA-R11")
def test_a_question_still_tells_of_the_card_that_was_there_when_others_have_come_and_gone() -> None:
    state = play(position("CA HK", "SA HA C7 S7", "DA S9 CK C9"), "2 SA", "2 HA", "2 DA")
    state.turn = 2
    play(state, "1 SA", "1 HA")
    for seat in (0, 1, 2, WATCHER):
        assert holders(state, seat, "CA") == {0}, "an ace was held before the first question, and it was none of these"


@pytest.mark.clause("QUA-R11")
def test_with_three_a_refusal_tells_where_the_card_is() -> None:
    state = position("C10 S10 CQ", "D10 DK SQ CA HK", "CK SK DQ HA DA H10 HQ SA")
    play(state, "2 H10")
    assert all(holders(state, seat, "H10") == {2} for seat in (0, 1, 2, WATCHER))
    (shown,) = [piece for piece in GAME.scene(state, WATCHER).pieces if piece.id == "H10"]
    assert shown.zone == "hand.2"


@pytest.mark.clause("QUA-R6", "QUA-R11")
def test_in_a_guess_nobody_holds_a_quartet_and_the_truth_is_never_barred() -> None:
    random = Random(3)
    for seats, need_one in ((3, 1), (4, 1), (4, 0)):
        state = start(seats, 0, need_one)
        while state.turn != NOBODY:
            if state.turn >= 0:
                for seat in range(seats):
                    for card in range(32):
                        barred = state.lacks[seat] >> card & 1
                        assert not (barred and state.hands[seat] >> card & 1)
                seat = random.randrange(seats + 1) - 1
                guess = state.guess(seat, random)
                assert not any(fours(guess.hands[holder]) for holder in range(seats))
                assert GAME.scene(guess, seat) == GAME.scene(state, seat)
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
