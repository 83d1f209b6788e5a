"""Mogeln: the deal, laying and doubting, who takes the pile, the last card, and how a game ends."""

import pytest

from games.mogeln.cases import CARDS, CASES, GAME, fresh, pile, position, state_of
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.kit.cards.cards import cards_in
from ludothek.kit.common import bits
from support.cards import hands
from support.playing import legal, match_with, play, points, refused

SHARES = {2: (16, 0), 3: (10, 2), 4: (8, 0), 5: (6, 2), 6: (5, 2), 7: (4, 4), 8: (4, 0), 9: (3, 5), 10: (3, 2)}


@pytest.mark.clause("MOG-1", "MOG-4", "MOG-5", "MOG-R12")
@pytest.mark.parametrize(("seats", "share"), SHARES.items())
def test_worked_case_1_how_many_cards_everybody_gets_and_how_many_stay_aside(
    seats: int, share: tuple[int, int]
) -> None:
    each, aside = share
    state = fresh(seats, 1)
    assert legal(state) == CARDS
    for at, card in enumerate(CARDS[: seats * each]):
        assert state.turn == REFEREE
        play(state, card)
        assert card in hands(state)[(2 + at) % seats].split()
    assert [state.held(seat) for seat in range(seats)] == [each] * seats
    assert bits.count(state.hands[seats]) == aside
    assert state.turn == 2 % seats


@pytest.mark.clause("MOG-1", "MOG-R12")
def test_two_to_ten_can_play() -> None:
    assert (GAME.seats[0], GAME.seats[-1]) == (2, 10)
    for seats in (1, 11):
        with pytest.raises(BadSeats):
            Match(GAME, seats)


@pytest.mark.clause("MOG-3", "MOG-12", "MOG-R2", "MOG-R7", "MOG-R8", "MOG-R10", "MOG-R11")
def test_what_may_be_agreed() -> None:
    usual = {"games": 3, "counters": 50, "max_cards": 160, "last_card": "challengeable", "first_dealer": "lot"}
    assert dict(GAME.settle(4, {})) == usual
    for name, wrong in (
        ("games", 0),
        ("games", 21),
        ("counters", 0),
        ("counters", 1001),
        ("max_cards", 39),
        ("max_cards", 1001),
        ("last_card", "never"),
        ("first_dealer", 4),
    ):
        with pytest.raises(BadOption):
            GAME.settle(4, {name: wrong})


@pytest.mark.clause("MOG-R11")
def test_usually_a_game_ends_after_40_cards_for_everybody() -> None:
    usual = [GAME.settle(seats, {})["max_cards"] for seats in GAME.seats]
    assert usual == [80, 120, 160, 200, 200, 200, 200, 200, 200]
    assert GAME.settle(2, {"max_cards": "40"})["max_cards"] == 40


@pytest.mark.clause("MOG-R11")
def test_by_the_earlier_rules_it_ends_after_200_cards_whoever_plays() -> None:
    earlier = load_game("mogeln", 1)
    assert [earlier.settle(seats, {})["max_cards"] for seats in earlier.seats] == [200] * 9
    assert state_of(Match(earlier, 2, {}, Seal.numbered(1))).limit == 200


@pytest.mark.clause("MOG-R7")
def test_the_first_dealer_is_drawn_or_set() -> None:
    assert legal(fresh(3, LOT)) == ["dealer0", "dealer1", "dealer2"]
    assert state_of(Match(GAME, 3, {"first_dealer": 1}, Seal.numbered(1))).dealer == 1
    assert {state_of(Match(GAME, 3, {}, Seal.numbered(seed))).dealer for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("MOG-6")
def test_a_round_is_opened_with_any_card_and_any_suit() -> None:
    state = position("H7 CK", "D8", "S9")
    assert legal(state) == [f"{card} {suit}" for card in ("CK", "H7") for suit in "CSHD"]
    play(state, "CK H")
    assert (hands(state)[0], pile(state), "CSHD"[state.suit], state.turn) == ("H7", "CK", "H", 1)


WORKED = {
    2: """
        setup: P0: H7 C8; P1: C9 S9; P2: D9 D10; P0 to move
        play: H7 H, challenge
        board: P0: C8; P1: C9 S9 H7; P2: D9 D10
        pile: -
        to move: P1
        includes: C9 D, H7 H
        not legal: C9, challenge
        """,
    3: """
        setup: P0: S9 C8; P1: CK C9; P2: D9 HQ; P0 to move
        play: S9 H
        to move: P1
        play: CK
        to move: P2
        play: challenge
        board: P0: C8; P1: S9 CK C9; P2: D9 HQ
        to move: P1
        includes: C9 C, C9 S, C9 H, C9 D
        """,
    4: """
        setup: P0: S9 C8; P1: CK C9; P2: D9 HQ; P0 to move
        play: S9 H, CK, HQ
        pile: S9 CK HQ
        play: challenge
        board: P0: S9 CK HQ C8; P1: C9; P2: D9
        to move: P0
        includes: C8 S
        """,
    5: """
        setup: P0: C7 D8; P1: S7 S8 S9 S10; P2: H7 H8 H9 H10 HJ HQ HK HA; P2 to move
        play: H7 D, C7, S7, H8, D8
        pile: H7 C7 S7 H8 D8
        legal: challenge, accept
        play: challenge
        held: 0 8 6
        result: P0 wins
        paid: 14 -8 -6
        """,
    6: """
        setup: P0: C7 S8; P1: S7 SQ S9 S10; P2: H7 H8 H9 H10 HJ HQ HK HA; P2 to move
        play: H7 D, C7, S7, H8, S8, challenge
        board: P0: H7 C7 S7 H8 S8; P1: SQ S9 S10; P2: H9 H10 HJ HQ HK HA
        result: none
        to move: P0
        includes: S8 C
        """,
    7: """
        setup: P0: C7 S8; P1: S7 SQ S9 S10; P2: H7 H8 H9 H10 HJ HQ HK HA; P2 to move
        play: H7 D, C7, S7, H8, S8, accept
        result: P0 wins
        paid: 9 -3 -6
        pile: H7 C7 S7 H8 S8
        """,
    9: """
        setup: P0: S7 C8; P1: HA SA D7; P2: D9 HQ; P0 to move
        play: S7 S
        legal: HA, SA, D7, challenge
        """,
    10: """
        setup: P0: S7 C8; P1: HA SA D7; P2: D9 HQ; P0 to move
        not legal: challenge, accept
        """,
}


@pytest.mark.clause("MOG-6", "MOG-7", "MOG-8", "MOG-9", "MOG-10", "MOG-11", "MOG-R1", "MOG-R2", "MOG-R3", "MOG-R4")
@pytest.mark.clause("MOG-R5", "MOG-R6")
@pytest.mark.parametrize("number", WORKED)
def test_worked_case(number: int) -> None:
    CASES.carry_out(WORKED[number])


@pytest.mark.clause("MOG-7", "MOG-R1")
def test_with_two_it_goes_to_and_fro_and_each_card_can_be_challenged_only_by_the_next() -> None:
    state = play(position("S9 C8 C10", "CK C9 D7"), "S9 H", "CK", "C8")
    assert state.turn == 1
    play(state, "challenge")
    assert (hands(state), state.turn) == (["C8 C10 CK S9", "C9 D7"], 0)


@pytest.mark.clause("MOG-R4")
def test_what_stays_aside_is_never_used() -> None:
    state = play(position("S9 C8", "CK C9", aside="HA DA"), "S9 H", "CK", "challenge")
    assert hands(state) == ["C8", "C9 CK S9"]
    assert state.hands[2] == cards_in("HA DA")


@pytest.mark.clause("MOG-2", "MOG-R5")
def test_an_earlier_lie_is_not_punished_and_the_truth_saves_whoever_tells_it() -> None:
    state = play(position("S9 C8", "CK C9", "H7 D8"), "S9 H", "CK", "H7", "challenge")
    assert hands(state) == ["C8 CK S9 H7", "C9", "D8"]


@pytest.mark.clause("MOG-R2")
def test_a_last_card_that_was_opened_with_can_be_challenged_as_well() -> None:
    assert points(play(position("S9", "CK C9"), "S9 S", "challenge")) == [3, -3]
    assert points(play(position("S9", "CK C9"), "S9 H", "accept")) == [2, -2]
    caught = play(position("S9", "CK C9"), "S9 H", "challenge")
    assert (hands(caught), caught.turn) == (["S9", "C9 CK"], 0)


@pytest.mark.clause("MOG-R2")
def test_where_the_last_card_wins_at_once_nobody_is_asked() -> None:
    state = play(position("S9", "CK C9", "D7", at_once=1), "S9 H")
    assert state.turn == NOBODY
    assert points(state) == [3, -2, -1]
    assert state.reason() == "reason-off"
    match = Match(GAME, 2, {"last_card": "immediate"}, Seal.numbered(1))
    assert state_of(match).at_once == 1


@pytest.mark.clause("MOG-11", "MOG-R8")
def test_worked_case_8_nobody_pays_more_than_he_has() -> None:
    state = play(position("C7", "S7 S8 S9", "H7 H8 H9 H10 HJ", "D7 D8", counters=(10, 2, 9, 4)), "C7 C", "accept")
    assert points(state) == [9, -2, -5, -2]
    assert list(state.winners()) == [0]


# MOG-R11: a game that would not end.


@pytest.mark.clause("MOG-R11")
def test_after_so_many_cards_the_fewest_in_hand_win_the_difference() -> None:
    state = play(position("C7 C8", "S7 S8 S9", "H7 H8 H9 H10", limit=100, laid=98), "C7 C")
    assert state.turn == 1
    play(state, "S7")
    assert state.turn == NOBODY
    assert (list(state.winners()), points(state), state.reason()) == ([0], [4, -1, -3], "reason-limit")
    assert pile(state) == "C7 S7", "cards on the table count for nobody"


@pytest.mark.clause("MOG-R11", "MOG-R8")
def test_the_difference_is_paid_as_far_as_there_are_counters() -> None:
    state = position("C7 C8", "S7 S8 S9", "H7 H8 H9 H10", limit=100, laid=98, counters=(5, 5, 2))
    assert points(play(state, "C7 C", "S7")) == [3, -1, -2]


@pytest.mark.clause("MOG-R11")
def test_if_several_hold_the_fewest_nobody_pays() -> None:
    state = play(position("C7 C8", "S7 S8 S9", "H7 H8", limit=100, laid=99, turn=1), "S7 C")
    assert (state.turn, points(state), list(state.winners())) == (NOBODY, [0, 0, 0], [0, 1, 2])
    two = play(position("C7 C8", "S7 S8 S9", "H7 H8 H9", limit=100, laid=99, turn=1), "S7 C")
    assert (points(two), list(two.winners())) == ([0, 0, 0], [0, 1])


@pytest.mark.clause("MOG-R11")
def test_a_challenge_before_that_goes_on_as_usual() -> None:
    state = play(position("C7 C8", "S7 S8", limit=100, laid=98), "C7 H", "challenge")
    assert (state.turn, state.laid) == (0, 99)
    play(state, "C8 C")
    assert state.turn == NOBODY


@pytest.mark.clause("MOG-R11", "MOG-R2", "MOG-R3")
@pytest.mark.parametrize(
    ("opening", "answer", "paid", "winners"),
    [
        ("C7 C", "accept", [5, -2, -3], [0]),
        ("C7 C", "challenge", [6, -3, -3], [0]),
        ("C7 H", "accept", [5, -2, -3], [0]),
        ("C7 H", "challenge", [3, -1, -2], [0]),
    ],
)
def test_a_last_card_that_is_the_very_last_is_settled_first(
    opening: str, answer: str, paid: list[int], winners: list[int]
) -> None:
    """Caught, its owner holds it again, and then the cards in hand are compared."""
    state = play(position("C7", "S7 S8", "H7 H8 H9", limit=100, laid=99), opening)
    assert legal(state) == ["challenge", "accept"]
    play(state, answer)
    assert (state.turn, points(state), list(state.winners())) == (NOBODY, paid, winners)


@pytest.mark.clause("MOG-R11", "MOG-R2")
def test_a_last_card_that_wins_at_once_wins_as_the_very_last_as_well() -> None:
    state = play(position("C7", "S7 S8", "H7 H8 H9", limit=100, laid=99, at_once=1), "C7 H")
    assert (points(state), state.reason()) == ([5, -2, -3], "reason-off")


# What is refused, and why.


@pytest.mark.clause("MOG-6", "MOG-7", "MOG-R1", "MOG-R2", "MOG-R6")
def test_what_is_refused_is_refused_by_its_clause() -> None:
    match = match_with(GAME, position("S7 C8", "HA SA D7", "D9"))
    assert refused(match, "challenge") == "MOG-R1"
    assert refused(match, "accept") == "MOG-R2"
    assert refused(match, "S7") == "MOG-6"
    assert refused(match, "HA H") == "MOG-6"
    match.play("S7 S")
    assert refused(match, "HA H") == "MOG-R6"
    assert refused(match, "C8") == "MOG-7"
    assert refused(match, "accept") == "MOG-R2"
    match.play("HA")
    match.play("D9")
    assert refused(match, "C8") == "MOG-R2"
    assert refused(match, "C8 S") == "MOG-R2"


@pytest.mark.clause("MOG-R13")
def test_a_refusal_tells_nothing_about_hidden_cards() -> None:
    """Whether another player, the pile or the rest has a card: the answer is the same."""
    match = match_with(GAME, play(position("S7 C8", "HA SA D7", "D9 D10", aside="CK CA"), "S7 S"))
    assert {refused(match, card) for card in ("S7", "C8", "D9", "CK", "H8")} == {"MOG-7"}
