"""Quartett: the deal, what may be asked of whom, quartets, whose turn it is, and the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.quartett.cases import CARDS, CASES, GAME, agrees, dealt, position
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, NOBODY
from ludothek.games import load_game
from ludothek.games.quartett.rules import LONGEST, start
from support.cards import hands
from support.playing import legal, match_with, play, points, refused


@pytest.mark.clause("QUA-1", "QUA-3", "QUA-R1")
@pytest.mark.parametrize(("seats", "dealer", "counts"), [(4, 0, [8, 8, 8, 8]), (3, 2, [11, 11, 10])])
def test_worked_case_1_how_many_cards_everybody_gets(seats: int, dealer: int, counts: list[int]) -> None:
    state = start(seats, dealer)
    assert legal(state) == CARDS
    for at, card in enumerate(CARDS[:-1]):
        play(state, card)
        assert card in hands(state)[(dealer + 1 + at) % seats].split()
    held = [len(hand.split()) for hand in hands(state)]
    held[(dealer + 32) % seats] += 1  # with the last one quartets are laid down
    assert held == counts


@pytest.mark.clause("QUA-4", "QUA-R1")
def test_worked_case_1_the_left_neighbour_of_the_dealer_asks_first() -> None:
    random = Random(1)
    for seats, dealer in ((3, 2), (4, 0), (4, 3)):
        state = start(seats, dealer)
        while state.hands[seats]:
            state.play(state.chance(random))
        assert state.turn == (dealer + 1) % seats


@pytest.mark.clause("QUA-2", "QUA-5", "QUA-6", "QUA-7", "QUA-R4", "QUA-R5", "QUA-R6", "QUA-R7", "QUA-R9")
def test_worked_case_2_a_whole_ending() -> None:
    CASES.carry_out("""
        setup: P0: HA SA HK; P1: CA DK; P2: DA SK CK; P3: ; P0 to move
        quartets: 0 0 0 6
        play: 2 CA
        to move: P0
        play: 3 DA
        quartets: 1 0 0 6
        board: P0: HK; P1: DK; P2: SK CK
        to move: P0
        play: 2 SK
        to move: P1
        play: 3 SK, 3 CK
        pos P2: -
        to move: P1
        play: 1 HK
        quartets: 1 1 0 6
        result: P3 wins
    """)


@pytest.mark.clause("QUA-4", "QUA-R2", "QUA-R3", "QUA-R4")
def test_worked_cases_3_and_4_what_may_be_asked_of_whom() -> None:
    state = position("HA SA HK", "CA DK", "DA SK CK", "")
    wanted = ["CA", "CK", "DA", "DK", "SK"]
    assert sorted(legal(state)) == [f"{seat} {card}" for seat in (2, 3) for card in wanted]
    match = match_with(GAME, state)
    assert refused(match, "2 HA") == "QUA-R3", "an own card"
    assert refused(match, "2 D7") == "QUA-R3", "no seven in hand"
    assert refused(match, "4 CA") == "QUA-R7", "no cards there"
    assert refused(match, "1 CA") == "QUA-R4"


@pytest.mark.clause("QUA-R3")
def test_any_card_may_be_asked_for_where_that_was_agreed() -> None:
    state = position("HA SA", "CA DK", "DA SK CK HK", "", need_one=0)
    wanted = {"CA", "DA", "CK", "SK", "HK", "DK"}
    assert set(legal(state)) == {f"{seat} {card}" for seat in (2, 3) for card in wanted}
    match = match_with(GAME, state)
    assert refused(match, "2 D7") == "QUA-R3", "it lies on the table"
    assert refused(match, "2 HA") == "QUA-R3"


@pytest.mark.clause("QUA-R7")
def test_worked_case_5_without_cards_the_left_neighbour_asks() -> None:
    state = position("CK HK", "C9 S9 H9", "SK", "D9 DK", turn=1)
    play(state, "4 D9")
    assert (hands(state)[1], state.turn, points(state)) == ("", 2, [0, 1, 0, 6])


@pytest.mark.clause("QUA-R7", "QUA-R9")
def test_worked_case_6_or_the_next_who_has_cards_or_it_is_over() -> None:
    state = play(position("CK HK", "C9 S9 H9", "", "D9 DK SK", turn=1), "4 D9")
    assert state.turn == 3
    last = play(position("", "C9 S9 H9", "", "D9", turn=1), "4 D9")
    assert (last.turn, points(last), last.reason()) == (NOBODY, [0, 1, 0, 7], "reason-quartets")


@pytest.mark.clause("QUA-6")
def test_worked_case_7_whoever_had_nothing_asks_next() -> None:
    state = position("C10 S10", "D10 DK", "HK H10", "CK SK")
    assert play(state, "3 D10").turn == 2


@pytest.mark.clause("QUA-7", "QUA-R6", "QUA-R7")
def test_worked_case_8_quartets_that_were_dealt_are_laid_down() -> None:
    first = "C7 S7 H7 D7 CK SQ H8 D9"
    rest = ("C8 S9 H10 DJ HQ SK CA C10", "S8 H9 D10 CJ CQ HK SA HA", "D8 C9 S10 SJ HJ DQ DK DA")
    state = dealt(first, *rest)
    assert (hands(state)[0], points(state)) == ("CK SQ H8 D9", [1, 0, 0, 0])
    quartets = "C7 S7 H7 D7 C8 S8 H8 D8"
    others = ("C9 S9 H9 C10 S10 H10 CJ SJ", "HJ CQ SQ HQ CK SK HK CA", "D9 D10 DJ DQ DK SA HA DA")
    state = dealt(others[0], quartets, *others[1:])
    assert (points(state), state.turn) == ([0, 2, 0, 0], 2), "the first to ask has no cards"


@pytest.mark.clause("QUA-8", "QUA-R9")
def test_worked_case_9_equal_numbers_share_the_victory() -> None:
    state = position("", "", "", "", turn=NOBODY)
    for rank, owner in enumerate((0, 0, 0, 1, 1, 1, 2, 3)):
        state.owners[rank] = owner
    assert (points(state), list(state.winners())) == ([3, 3, 1, 1], [0, 1])


@pytest.mark.clause("QUA-R10")
def test_after_500_questions_it_is_over() -> None:
    state = position("C10 S10", "D10 DK", "HK H10", "CK SK")
    state.asks = LONGEST - 2
    play(state, "2 D10")
    assert state.turn == 0
    play(state, "2 H10")
    assert (state.turn, points(state), state.reason()) == (NOBODY, [0, 0, 0, 6], "reason-limit")
    assert list(state.winners()) == [3]


@pytest.mark.clause("QUA-R8")
def test_the_first_dealer_is_drawn_or_set_and_then_the_left_neighbour_deals() -> None:
    drawn = GAME.start(3)
    assert (drawn.dealer, legal(drawn)) == (LOT, ["dealer0", "dealer1", "dealer2"])
    match = Match(GAME, 3, {"deals": 2, "first_dealer": 2}, Seal.numbered(2))
    assert match.state.dealer == 2
    random = Random(1)
    while not match.between:
        match.play(match.legal()[random.randrange(len(match.legal()))])
    match.next_deal()
    assert match.state.dealer == 0


@pytest.mark.clause("QUA-1", "QUA-R3", "QUA-R8")
def test_what_may_be_agreed() -> None:
    assert list(GAME.seats) == [3, 4]
    for seats in (2, 5):
        with pytest.raises(BadSeats):
            GAME.settle(seats, {})
    assert GAME.settle(3, {}) == {"need_one": "on", "deals": 1, "first_dealer": "lot"}
    for wrong in ({"deals": 0}, {"deals": 21}, {"need_one": "maybe"}, {"first_dealer": 3}):
        with pytest.raises(BadOption):
            GAME.settle(3, wrong)


@pytest.mark.clause("QUA-4", "QUA-5", "QUA-6", "QUA-7", "QUA-R3", "QUA-R4", "QUA-R6", "QUA-R7", "QUA-R9", "QUA-R10")
@given(st.integers(3, 4), st.integers(0, 2), st.integers(0, 1), st.integers(0, 1 << 30))
def test_any_deal_agrees_with_lists_of_cards(seats: int, dealer: int, need_one: int, seed: int) -> None:
    agrees(seats, dealer, need_one, Random(seed))


@pytest.mark.parametrize(("version", "written"), [(1, "1 C7"), (2, "2 C7")])
def test_seats_are_counted_from_one_and_were_from_nought_in_version_1(version: int, written: str) -> None:
    game = load_game("quartett", version)
    assert game.version == version
    assert game.notation[written.lower()] == GAME.notation["2 c7"]
    state = game.start(3)
    assert state.text(GAME.notation["2 c7"]) == state.copy().text(GAME.notation["2 c7"]) == written
