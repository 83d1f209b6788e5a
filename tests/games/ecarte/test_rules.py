"""Écarté: lots and stakes, the talk about the exchange, the exchange itself, the tricks and what they bring."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.ecarte.cases import (
    GAME,
    G,
    V,
    any_cards,
    dealt,
    elder_takes,
    ended,
    exchanged,
    fresh,
    left,
    player_of,
    stocked,
)
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.ecarte.ranking import ORDERS, revoked
from ludothek.games.ecarte.regle import is_regle
from ludothek.games.ecarte.rules import DEALING, PLAYING, TALKING, Ecarte, start
from ludothek.kit.cards.cards import cards_in, cards_text, find_card
from ludothek.kit.common import bits
from support.playing import legal, match_with, play, points, refused

HANDS = ("CK SK HK DK S7", "CQ SQ HQ DQ H7", "D8")
"""The hands of both and the card turned up: diamonds are trumps."""


def drawing(seats: int, *cards: str, candidates: int | None = None) -> Ecarte:
    """The first deal of a match in which these cards are drawn, in the order of the seats that draw."""
    state = start(LOT, vec[i64]([50] * seats), (1 << seats) - 1 if candidates is None else candidates)
    return play(state, *cards)


# Who plays, and for how much.


@pytest.mark.clause("ECA-1", "ECA-5", "ECA-R19")
def test_two_play_and_up_to_four_bet() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@pytest.mark.clause("ECA-3")
def test_the_king_is_the_highest_and_the_ace_stands_below_the_jack() -> None:
    for suit in "CSHD":
        order = [find_card(suit + rank) for rank in ("K", "Q", "J", "A", "10", "9", "8", "7")]
        for place, card in enumerate(order):
            assert list(bits.members(ORDERS[card // 8].above[card])) == sorted(order[:place])


@pytest.mark.clause("ECA-6", "ECA-R12", "ECA-R19")
@pytest.mark.parametrize(
    ("cards", "dealer", "elder"),
    [
        (("C7", "SK"), 1, 0),
        (("HJ", "HA"), 0, 1),
        (("DK", "CK"), 1, 0),
        (("SA", "CA", "HA"), 1, 0),
        (("D7", "HQ", "SQ", "DK", "CA", "C10"), 3, 2),
        (("D7", "H7", "S7", "C7"), 3, 2),
    ],
)
def test_the_two_highest_cards_play_and_the_higher_one_deals(cards: tuple[str, ...], dealer: int, elder: int) -> None:
    state = drawing(len(cards), *cards)
    assert (state.dealer, state.elder, state.turn) == (dealer, elder, elder)


def test_cards_are_drawn_one_after_the_other_from_one_pack() -> None:
    state = drawing(3, "C7")
    assert (state.turn, state.dealer, state.draw.turn()) == (REFEREE, LOT, 1)
    assert "C7" not in legal(state)
    assert len(legal(state)) == 31
    assert any_cards(state, Random(1)).turn >= 0


@pytest.mark.clause("ECA-R24")
def test_only_those_who_meet_draw_lots() -> None:
    state = drawing(4, "C7", "D7", candidates=0b1010)
    assert (state.dealer, state.elder) == (1, 3)
    assert list(state.draw.cards) == [-1, find_card("C7"), -1, find_card("D7")]


@pytest.mark.clause("ECA-4", "ECA-R14", "ECA-R20")
def test_the_elder_hand_names_a_stake_and_the_dealer_puts_up_as_much() -> None:
    state = drawing(2, "C7", "SK")
    assert legal(state) == [f"stake{amount}" for amount in range(1, 11)]
    play(state, "stake7")
    assert list(state.stakes.amounts) == [7, 7]
    assert list(state.stakes.backs) == [0, 1]
    assert (state.phase, state.turn) == (DEALING, REFEREE)


@pytest.mark.clause("ECA-R14", "ECA-R17", "ECA-R21")
@pytest.mark.parametrize(("counters", "most"), [((50, 50), 10), ((50, 4), 4), ((6, 50), 6), ((10, 11), 10)])
def test_no_more_is_staked_than_both_can_pay(counters: tuple[int, int], most: int) -> None:
    state = start(LOT, vec[i64](counters), 3)
    play(state, "C7", "SK")
    assert legal(state)[-1] == f"stake{most}"
    assert refused(match_with(GAME, state), f"stake{most + 1}") == "ECA-R14"


@pytest.mark.clause("ECA-17", "ECA-R20", "ECA-R21", "ECA-R23")
def test_the_others_bet_clockwise_from_the_dealer_on_one_of_the_two_or_look_on() -> None:
    state = start(LOT, vec[i64]([50, 50, 50, 3, 50, 1]), 63)
    state.stakes.least = 2
    play(state, "C7", "SK", "H7", "H8", "SQ", "D7", "stake5")
    assert (state.dealer, state.elder, state.turn) == (1, 4, 2)
    assert legal(state) == ["watch", "on2", "on5"]
    play(state, "watch")
    assert state.turn == 3
    play(state, "on5")
    assert (state.turn, legal(state)) == (3, ["stake2", "stake3"])
    play(state, "stake3")
    assert state.turn == 0, "seat 5 has too little and is not asked"
    play(state, "on2", "stake10")
    assert list(state.stakes.amounts) == [10, 5, 0, 3, 5, 0]
    assert list(state.stakes.backs) == [1, 1, -1, 4, 4, -1]
    assert state.phase == DEALING


@pytest.mark.clause("ECA-R14")
def test_worked_case_10_what_was_staked_on_the_loser_is_shared() -> None:
    state = start(0, vec[i64]([50] * 4), 15)
    state.elder = 1
    state.stakes.amounts, state.stakes.backs = vec[i64]([5, 5, 3, 2]), vec[i64]([0, 1, 0, 1])
    assert [state.stakes.paid(0, seat) for seat in range(4)] == [5, -5, 2, -2]
    assert [state.stakes.paid(1, seat) for seat in range(4)] == [-5, 6, -3, 2]
    state.stakes.amounts[2], state.stakes.backs[2] = 0, -1
    assert [state.stakes.paid(0, seat) for seat in range(4)] == [7, -5, 0, -2], "who looks on gets nothing"


# The cards.


@pytest.mark.clause("ECA-6", "ECA-7", "ECA-8")
def test_three_cards_each_then_two_then_one_is_turned_up() -> None:
    cards = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
    state = play(fresh(), *cards.split())
    assert cards_text(state.hands[V]) == "C7 C8 C9 H7 H8"
    assert cards_text(state.hands[G]) == "S7 S8 S9 D7 D8"
    assert (state.turn, state.upcard) == (REFEREE, -1)
    play(state, "HA")
    assert (state.turn, state.phase, state.stock()) == (V, TALKING, 21)
    assert state.trumps() == 0xFF0000
    assert "HA" not in cards_text(state.hands[V] | state.hands[G] | state.hands[2])


@pytest.mark.clause("ECA-7", "ECA-19")
def test_worked_case_1_a_king_turned_up_is_a_point_for_the_dealer() -> None:
    state = dealt("C7 C8 C9 C10 CJ", "S7 S8 S9 S10 SJ", "HK")
    assert points(state) == [0, 1]
    assert state.trumps() == 0xFF0000
    assert (state.turn, legal(state)) == (V, ["play", "propose"])
    assert points(dealt("C7 C8 C9 C10 CJ", "S7 S8 S9 S10 SJ", "HA")) == [0, 0]


@pytest.mark.clause("ECA-R7")
def test_worked_case_9_a_king_turned_up_may_win_the_match() -> None:
    state = dealt("C7 C8 C9 C10 CJ", "S7 S8 S9 S10 SJ", "HK", score=(3, 4))
    assert (state.turn, state.champion(), list(state.winners())) == (NOBODY, G, [G])
    assert state.reason() == "reason-king"


# The talk and the exchange.


@pytest.mark.clause("ECA-9", "ECA-10", "ECA-15", "ECA-R9")
def test_the_elder_hand_plays_or_proposes_and_the_dealer_agrees_or_refuses() -> None:
    state = dealt(*HANDS)
    assert legal(state) == ["play", "propose"]
    assert play(state.copy(), "play").phase == PLAYING
    play(state, "propose")
    assert (state.turn, legal(state)) == (G, ["accept", "refuse"])
    play(state, "refuse")
    assert (state.turn, state.phase, state.refused) == (V, PLAYING, 1)
    assert len(legal(state)) == 5
    assert match_with(GAME, dealt(*HANDS)).find("pass") == match_with(GAME, dealt(*HANDS)).find("propose")


@pytest.mark.clause("ECA-11", "ECA-13", "ECA-R10", "ECA-R22")
def test_the_exchange_card_by_card() -> None:
    state = play(dealt(*HANDS), "propose", "accept")
    assert (state.turn, legal(state)) == (V, ["CK", "S7", "SK", "HK", "DK"])
    assert refused(match_with(GAME, state.copy()), "done") == "ECA-R22"
    play(state, "S7")
    assert legal(state) == ["CK", "SK", "HK", "DK", "done"], "not the card that has just been laid away"
    assert state.stock() == 21, "new cards come when the laying away is over"
    play(state, "CK", "done")
    assert state.turn == REFEREE
    play(state, "C7", "C8")
    assert cards_text(state.hands[V]) == "C7 C8 SK HK DK"
    assert (state.turn, state.room) == (G, 2)
    assert legal(state) == ["CQ", "SQ", "H7", "HQ", "DQ", "done"]
    play(state, "H7", "CQ")
    assert state.turn == REFEREE, "as many as the elder hand, and then it ends by itself"
    play(state, "C9", "C10")
    assert (state.turn, legal(state)) == (V, ["play", "propose"])
    assert cards_text(state.hands[3]) == "CK S7"
    assert cards_text(state.hands[4]) == "CQ H7"
    assert (state.elder_changed, state.dealer_changed, state.exchanges) == (2, 2, 1)


@pytest.mark.clause("ECA-R10", "ECA-R22")
def test_the_dealer_need_not_exchange() -> None:
    state = play(dealt(*HANDS), "propose", "accept", "S7", "done", "C7", "done")
    assert (state.turn, state.phase, state.dealer_changed) == (V, TALKING, 0)


@pytest.mark.clause("ECA-9", "ECA-R22")
def test_all_five_cards_may_go_and_then_it_ends_by_itself() -> None:
    state = play(dealt(*HANDS), "propose", "accept", "S7", "SK", "CK", "HK", "DK")
    assert state.turn == REFEREE
    any_cards(state, Random(1))
    assert (state.turn, state.room, bits.count(state.hands[V])) == (G, 5, 5)


@pytest.mark.clause("ECA-13", "ECA-R10")
def test_worked_case_11_the_stock_runs_out() -> None:
    random = Random(3)
    state = dealt(*HANDS)
    for stock in (11, 1):
        play(state, "propose", "accept")
        for _ in range(2):
            for _ in range(5):
                state.play(state.moves()[0])
            any_cards(state, random)
        assert (state.stock(), state.turn, legal(state)) == (stock, V, ["play", "propose"])
    play(state, "propose", "accept")
    state.play(state.moves()[0])
    assert state.turn == REFEREE, "one card is all there is"
    any_cards(state, random)
    assert (state.stock(), state.phase, state.turn) == (0, PLAYING, V), "the dealer gets none, and it is played"
    assert left(state) == bits.single(state.upcard)


@pytest.mark.clause("ECA-R10")
@pytest.mark.parametrize(("stock", "elder", "dealer"), [(3, 3, 0), (4, 2, 2), (4, 3, 1), (2, 1, 1)])
def test_nobody_exchanges_more_than_the_stock_holds(stock: int, elder: int, dealer: int) -> None:
    state = play(stocked(dealt(*HANDS), stock), "propose", "accept")
    assert state.room == min(5, stock)
    for _ in range(elder):
        state.play(state.moves()[0])
    if elder < stock:
        play(state, "done")
    any_cards(state, Random(1))
    assert (state.room if dealer else 0, state.turn) == (dealer, G if dealer else V)
    for _ in range(dealer):
        state.play(state.moves()[0])
    assert any_cards(state, Random(1)).phase == PLAYING


@pytest.mark.clause("ECA-13", "ECA-R4")
def test_it_may_be_proposed_again_after_an_exchange() -> None:
    state = exchanged(dealt(*HANDS), Random(1))
    play(state, "propose")
    assert legal(state) == ["accept", "refuse"]
    assert play(state, "refuse").phase == PLAYING


# The tricks.


@pytest.mark.clause("ECA-16", "ECA-R11")
@pytest.mark.parametrize(
    ("led", "hand", "allowed"),
    [
        pytest.param("H9", "HQ H7 C8", "HQ", id="case 7: beat it"),
        pytest.param("H9", "H8 H7 C8", "H7 H8", id="case 7: follow suit"),
        pytest.param("H9", "C8 S7 D9", "C8", id="case 7: trump it"),
        pytest.param("H9", "S7 D9", "S7 D9", id="case 7: anything"),
        pytest.param("HA", "H10 HJ", "HJ", id="case 8: the jack beats the ace"),
        pytest.param("SK", "SQ C7", "SQ", id="case 8: no trump while there is the suit"),
        ("C8", "C7 CK C9 SK", "C9 CK"),
        ("CK", "CQ C7 SK", "C7 CQ"),
        ("C8", "SK HK", "SK HK"),
    ],
)
def test_what_may_be_played_on_a_card(led: str, hand: str, allowed: str) -> None:
    state = dealt("S8 S9 S10 SA SJ", "D10 DJ DQ DK DA", "CA")
    state.hands[V], state.hands[G] = cards_in(led), cards_in(hand)
    play(state, "play", led)
    assert " ".join(legal(state)) == allowed
    for word in hand.split():
        if word not in allowed.split():
            assert refused(match_with(GAME, state.copy()), word) == "ECA-16"
    assert refused(match_with(GAME, state.copy()), "H7" if "H7" not in hand else "D7") == "ECA-6"


@pytest.mark.clause("ECA-15", "ECA-18", "ECA-R5", "ECA-R13")
def test_whoever_takes_a_trick_leads_to_the_next_and_all_five_are_played() -> None:
    state = play(dealt("CK SQ H7 H8 D8", "C7 SK HK D9 DA", "SA"), "play")
    for cards, leader in (("CK C7", V), ("D8 D9", G), ("SK SQ", G), ("HK H7", G)):
        play(state, *cards.split())
        assert state.turn == leader
        assert points(state) == ([0, 0] if cards[:2] in ("CK", "D8") else [0, 1]), "tricks count in the end"
    play(state, "DA", "H8")
    assert (state.turn, state.tricks(V), state.tricks(G)) == (NOBODY, 1, 4)
    assert points(state) == [0, 3], "a king, and two because the elder hand did not propose"
    assert list(state.winners()) == [G]


# What it brings.


@pytest.mark.clause("ECA-2", "ECA-12", "ECA-18", "ECA-19", "ECA-R1", "ECA-R2", "ECA-R3")
@pytest.mark.parametrize(("tricks", "brings"), [(3, [1, 0]), (4, [1, 0]), (2, [0, 2]), (5, [2, 0]), (0, [0, 2])])
def test_worked_case_2_played_without_a_proposal(tricks: int, brings: list[int]) -> None:
    assert points(ended("play", elder_takes(tricks))) == brings


@pytest.mark.clause("ECA-10", "ECA-19", "ECA-R1", "ECA-R2", "ECA-R3")
@pytest.mark.parametrize(("tricks", "brings"), [(2, [0, 1]), (4, [2, 0]), (5, [2, 0]), (0, [0, 2]), (3, [2, 0])])
def test_worked_case_3_proposed_and_refused(tricks: int, brings: list[int]) -> None:
    assert points(ended("propose refuse", elder_takes(tricks))) == brings


@pytest.mark.clause("ECA-19", "ECA-R2", "ECA-R3", "ECA-R4")
@pytest.mark.parametrize("said", ["exchange play", "exchange exchange play", "exchange propose refuse"])
@pytest.mark.parametrize(("tricks", "brings"), [(3, [1, 0]), (1, [0, 1]), (0, [0, 2]), (5, [2, 0])])
def test_worked_case_4_after_an_exchange(said: str, tricks: int, brings: list[int]) -> None:
    assert points(ended(said, elder_takes(tricks))) == brings


@pytest.mark.clause("ECA-10", "ECA-R4")
@pytest.mark.parametrize(("tricks", "brings"), [(3, [2, 0]), (1, [0, 1]), (5, [2, 0])])
def test_a_late_refusal_may_be_punished_as_well(tricks: int, brings: list[int]) -> None:
    assert points(ended("exchange propose refuse", elder_takes(tricks), late=1)) == brings
    assert points(ended("exchange play", elder_takes(3), late=1)) == [1, 0]


@pytest.mark.clause("ECA-15", "ECA-19", "ECA-R6")
def test_worked_case_5_the_king_of_trumps_as_the_first_card() -> None:
    led = ended("play", lambda state: state.played[0] == state.king() and state.tricks(V) == 3)
    assert points(led) == [2, 0]
    later = ended("play", lambda state: state.played[2] == state.king() and player_of(state, 2) == V == state.leader)
    assert points(later) == [1, 0] if later.tricks(V) < 5 else [2, 0]
    answered = ended("play", lambda state: state.king() in state.played[2:] and _player_of_king(state) == V)
    assert points(answered)[G] + points(answered)[V] <= 2, "the elder hand gets it only for the first card"


def _player_of_king(state: Ecarte) -> int:
    return player_of(state, list(state.played).index(state.king()))


@pytest.mark.clause("ECA-19", "ECA-R6")
def test_worked_case_6_the_dealer_gets_it_in_any_trick() -> None:
    for trick in range(5):

        def fits(state: Ecarte, place: int = trick) -> bool:
            at = [place for place in range(10) if state.played[place] == state.king()]
            return at != [] and at[0] // 2 == place and player_of(state, at[0]) == G and state.tricks(G) == 3

        assert points(ended("propose refuse", fits)) == [0, 2]


@pytest.mark.clause("ECA-22", "ECA-R6")
def test_where_it_is_announced_playing_it_brings_nothing() -> None:
    hands = ("CK SK HK D7 S7", "CQ SQ HQ DQ H7", "C8")
    state = play(dealt(*hands, announced=1), "play")
    assert legal(state) == ["CK", "S7", "SK", "HK", "D7", "king"]
    assert points(play(state.copy(), "CK")) == [0, 0]
    silent = play(state.copy(), "SK", "SQ")
    assert "king" not in legal(silent), "only before the own first card"
    play(state, "king")
    assert (points(state), state.turn) == ([1, 0], V)
    assert "king" not in legal(state), "only once"
    assert points(play(state, "CK", "CQ")) == [1, 0]


@pytest.mark.clause("ECA-R6")
def test_the_dealer_announces_before_his_own_first_card() -> None:
    hands = ("CQ SQ HQ DQ H7", "CK SK HK D7 S7", "C8")
    state = play(dealt(*hands, announced=1), "play")
    assert "king" not in legal(state), "who does not hold it cannot announce it"
    assert refused(match_with(GAME, state.copy(), king="announced"), "king") == "ECA-R6"
    play(state, "DQ")
    assert legal(state) == ["D7", "king"]
    assert play(state.copy(), "king").turn == G
    assert "king" not in legal(play(state, "D7", "CQ"))
    assert "king" not in legal(play(dealt(*hands), "play", "DQ")), "usually nothing is announced"


@pytest.mark.clause("ECA-R7")
def test_five_points_end_the_match_at_once() -> None:
    hands = ("CK SK HK D7 S7", "CQ SQ HQ DQ H7", "C8")
    led = play(dealt(*hands, score=(4, 4)), "play", "CK")
    assert (led.turn, led.champion(), led.reason(), list(led.winners())) == (NOBODY, V, "reason-king", [V])
    said = play(dealt(*hands, score=(4, 0), announced=1), "play", "king")
    assert (said.turn, said.champion(), list(said.winners())) == (NOBODY, V, [V])
    last = ended(
        "play",
        lambda state: state.steps == 10 and state.tricks(V) > 2 and state.champion() == G,
        score=(4, 4),
    )
    assert points(last) == [0, 1], "the king comes before the tricks"
    assert list(last.winners()) == [G]
    assert last.reason() == "reason-king"


@pytest.mark.clause("ECA-R18")
def test_every_deal_brings_somebody_a_point() -> None:
    random = Random(9)
    for _ in range(60):
        state = any_cards(fresh(), random)
        while state.turn != NOBODY:
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
            any_cards(state, random)
        assert 1 <= sum(points(state)) <= 4
        assert max(points(state)) >= 1


@pytest.mark.clause("ECA-21", "ECA-R15")
@pytest.mark.parametrize(("tricks", "brings"), [(5, 1), (4, -1), (3, -1), (2, -2), (0, -2)])
def test_worked_case_12_what_a_revoke_would_cost(tricks: int, brings: int) -> None:
    """The elder hand has played without proposing; below zero it is what the dealer gets."""
    assert revoked(tricks, 2) == brings


@pytest.mark.clause("ECA-21", "ECA-R15")
def test_no_revoke_is_accepted() -> None:
    state = play(dealt("H9 S8 S9 S10 SA", "HQ H7 C8 D9 D7", "CA"), "play", "H9")
    for card in ("H7", "C8", "D9"):
        assert refused(match_with(GAME, state.copy()), card) == "ECA-16"


@pytest.mark.clause("ECA-20", "ECA-R16")
@pytest.mark.parametrize(
    ("hand", "good"),
    [
        ("C7 C8 C9 S7 H8", 1), ("C7 C8 C9 C10 CA", 1),
        ("C7 C8 S7 S8 H9", 1), ("C7 C8 SJ SA H9", 1), ("C7 C8 S7 H8 D9", 0),
        ("C7 S7 S8 SQ HK", 1), ("C7 S7 S8 SQ HQ", 0), ("C7 S7 S8 SJ HK", 0),
        ("C7 S7 S8 S9 SK", 1), ("C7 S7 S8 S9 SQ", 0), ("C7 S7 S8 HK DK", 1), ("C7 S7 S8 HK DQ", 0),
        ("SK HK DQ D7 S8", 1), ("SK HK DJ D7 S8", 0), ("SQ HQ DJ DK H7", 1), ("SQ HJ DJ DK H7", 0),
        ("S7 S8 S9 S10 SA", 0),
    ],
)  # fmt: skip
def test_jeux_de_regle(hand: str, good: int) -> None:
    assert is_regle(cards_in(hand), cards_in("C7 C8 C9 C10 CJ CQ CK CA")) == good


# What a seat can know.


def test_a_guess_keeps_the_own_cards_and_those_one_has_laid_away() -> None:
    random = Random(2)
    state = play(dealt(*HANDS), "propose", "accept", "S7", "CK", "done", "C7", "C8", "H7", "done", "C9", "propose")
    seen = set()
    for _ in range(40):
        for seat, pile in ((V, 3), (G, 4)):
            guess = state.guess(seat, random)
            assert guess.hands[seat] == state.hands[seat]
            assert guess.hands[pile] == state.hands[pile]
            assert [bits.count(cards) for cards in guess.hands] == [bits.count(cards) for cards in state.hands]
            seen.add(guess.hands[1 - seat])
    assert len(seen) > 40


def test_a_guess_respects_what_was_not_played() -> None:
    random = Random(2)
    state = play(dealt("H9 SJ D8 S10 SA", "HA H7 S8 D9 D7", "CA"), "play", "SJ", "S8", "H9", "HA", "D9", "D8")
    for _ in range(60):
        guess = state.guess(V, random)
        assert guess.hands[G] & cards_in("SQ SK") == 0, "he would have had to take the trick"
    void = play(dealt("H9 SJ D8 S10 SA", "S7 S8 S9 D9 D7", "CA"), "play", "H9", "D7")
    for _ in range(60):
        assert void.guess(V, random).hands[G] & 0xFF00FF == 0, "neither hearts nor trumps"


@pytest.mark.clause("ECA-R6")
def test_a_king_that_was_announced_stays_where_it_is() -> None:
    state = play(dealt("CK SK HK D7 S7", "CQ SQ HQ DQ H7", "C8", announced=1), "play", "king", "D7")
    for seed in range(30):
        assert (state.guess(G, Random(seed)).hands[V] >> find_card("CK")) & 1


# What may be agreed.


@pytest.mark.clause("ECA-R25")
def test_usually_everybody_plays() -> None:
    assert [GAME.settle(seats, {})["matches"] for seats in GAME.seats] == [1, 3, 4, 5, 6]
    earlier = load_game("ecarte", 1)
    assert [earlier.settle(seats, {})["matches"] for seats in earlier.seats] == [1, 1, 1, 1, 1]


@pytest.mark.parametrize(("version", "written"), [(1, "on1"), (2, "on2")])
def test_seats_are_counted_from_one_and_were_from_nought_in_version_1(version: int, written: str) -> None:
    game = load_game("ecarte", version)
    assert game.notation[written] == GAME.notation["on2"]
    state = game.start(3)
    assert state.text(GAME.notation["on2"]) == state.copy().text(GAME.notation["on2"]) == written


def test_the_lowest_stake_is_not_above_the_highest() -> None:
    with pytest.raises(BadOption, match="min_stake takes 1 to 5"):
        GAME.start(2, {"min_stake": 6, "max_stake": 5})
    assert GAME.settle(2, {"min_stake": 20})["max_stake"] == 20
    state = GAME.start(2, {"min_stake": 7, "max_stake": 7})
    assert legal(play(state, "C7", "SK")) == ["stake7"]


@pytest.mark.parametrize("option", [{"matches": 0}, {"matches": 21}, {"max_stake": 51}, {"king": "shown"}])
def test_nothing_else_may_be_agreed(option: dict[str, int | str]) -> None:
    with pytest.raises(BadOption):
        GAME.settle(2, option)


@pytest.mark.parametrize(
    ("moves", "tried", "clause"),
    [
        ((), "refuse", "ECA-9"),
        ((), "accept", "ECA-9"),
        (("propose",), "play", "ECA-10"),
        (("propose", "accept"), "C7", "ECA-11"),
        (("propose", "accept"), "propose", "ECA-R22"),
        (("play",), "propose", "ECA-15"),
        (("play",), "stake3", "ECA-R20"),
        (("play",), "C7", "ECA-6"),
    ],
)
def test_refusals_name_their_clause(moves: tuple[str, ...], tried: str, clause: str) -> None:
    state = play(dealt(*HANDS), *moves)
    assert refused(match_with(GAME, state), tried) == clause


@pytest.mark.parametrize(
    ("moves", "tried", "clause"),
    [((), "C8", "ECA-R20"), (("stake5",), "stake5", "ECA-R20"), (("stake5",), "on3", "ECA-17"),
     (("stake5", "on1"), "stake11", "ECA-R21"), ((), "on1", "ECA-R14")],
)  # fmt: skip
def test_refusals_while_stakes_are_named(moves: tuple[str, ...], tried: str, clause: str) -> None:
    state = play(drawing(3, "CK", "CQ", "C7"), *moves)
    assert refused(match_with(GAME, state), tried) == clause


def test_no_card_is_ever_lost() -> None:
    random = Random(4)
    state = any_cards(fresh(seats=4), random)
    while state.turn != NOBODY:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
        any_cards(state, random)
        lying = bits.single(state.led()) if state.laid and state.turn != NOBODY else 0
        assert left(state) == bits.single(state.upcard) | lying
