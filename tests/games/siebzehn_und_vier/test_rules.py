"""Siebzehn und Vier: stakes, cards, when it is enough, who wins, and what is paid."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.siebzehn_und_vier.cases import GAME, coup, staked
from ludothek.core.errors import BadOption, BadSeats, IllegalMove
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.siebzehn_und_vier.rules import as_set, drawn, start, value
from ludothek.kit.cards.cards import card_text, cards_in, find_card
from ludothek.kit.common import bits
from support.playing import legal, match_with, play, points, refused


def cards(text: str) -> vec[i64]:
    return vec[i64]([find_card(word) for word in text.split()])


@pytest.mark.clause("SUV-2", "SUV-R5")
@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        ("CA", 11), ("S10", 10), ("HK", 4), ("DQ", 3), ("CJ", 2), ("S9", 9), ("H8", 8), ("D7", 7),
        ("CA D10", 21), ("HA SA", 21), ("HA SA CJ", 24), ("CA D7 DK", 22), ("CJ SJ HJ DJ CQ SQ HQ DQ", 20),
    ],
)  # fmt: skip
def test_what_hands_count(hand: str, counts: int) -> None:
    assert value(cards(hand)) == counts


@pytest.mark.clause("SUV-3", "SUV-13", "SUV-14", "SUV-R2", "SUV-R3", "SUV-R4", "SUV-R5", "SUV-R6")
@pytest.mark.parametrize(
    ("hand", "bank", "winner"),
    [
        pytest.param("HA SA", "C10 S10", "player", id="case 1: two aces against 20"),
        pytest.param("HA D10", "C10 S10", "bank", id="case 2: 21 against 20, which counts 21"),
        pytest.param("HA D10", "SA C10", "bank", id="case 3: 21 against 21"),
        pytest.param("HA SA", "CA D10", "bank", id="case 4: two aces against 21"),
        pytest.param("HA SA", "CA DA", "bank", id="case 4: two aces against two aces"),
        pytest.param("C10 D9", "S10 H8", "bank", id="case 5: 19 against 18"),
        pytest.param("C10 D9", "S10 H7", "player", id="case 5: 19 against 17"),
        pytest.param("C8 CK", "S10 D8 HK", "player", id="case 7: the bank is over"),
        pytest.param("HA D10", "C10 S9", "player", id="21 against 19, which counts 20"),
        pytest.param("C10 S10", "CA DA", "bank", id="the bank's two aces"),
        pytest.param("HA D10", "CA DA", "bank", id="21 against the bank's two aces"),
        pytest.param("C10 S10", "D10 H9", "bank", id="20 against 19"),
        pytest.param("C10 S10", "D10 H8", "player", id="20 against 18"),
        pytest.param("C7", "S7", "bank", id="one card each"),
        pytest.param("CA", "S7", "player", id="11 against 7"),
    ],
)
def test_who_wins(hand: str, bank: str, winner: str) -> None:
    assert coup(hand, bank).player_wins() == (winner == "player")


@pytest.mark.clause("SUV-10", "SUV-13", "SUV-R3", "SUV-R4", "SUV-R5")
@pytest.mark.parametrize(
    ("hand", "bank", "winner"),
    [
        ("HA D10", "C10 S10", "player"),
        ("HA D10", "SA C10", "bank"),
        ("HA SA", "C10 S10", "player"),
        ("HA SA", "CA DA", "bank"),
        ("C10 D9", "S10 H8", "player"),
        ("C10 D9", "S10 H9", "bank"),
    ],
)
def test_without_the_point_more_the_bank_still_wins_ties(hand: str, bank: str, winner: str) -> None:
    assert coup(hand, bank, plus=0).player_wins() == (winner == "player")


@pytest.mark.clause("SUV-4", "SUV-R7")
def test_worked_case_6_over_21_the_bank_takes_no_card() -> None:
    state = play(staked(10), "C10", "S7", "card", "D8", "card", "CK")
    assert state.turn == NOBODY
    assert len(state.bank) == 1
    assert (points(state), state.reason()) == ([10, -10], "reason-over")


@pytest.mark.clause("SUV-6", "SUV-11", "SUV-12", "SUV-R1", "SUV-R10")
def test_worked_case_8_everybody_wins_or_loses_with_the_active_player() -> None:
    lost = coup("C10 D9", "S10 H8", 5, 3, 2)
    assert (points(lost), list(lost.winners())) == ([10, -5, -3, -2], [0])
    won = coup("HA SA", "S10 H8", 5, 3, 2)
    assert (points(won), list(won.winners())) == ([-10, 5, 3, 2], [1, 2, 3])
    alone = coup("C10 D9", "S10 H8", 5, 3, 2, own=1)
    assert points(alone) == [5, -5, 0, 0]


@pytest.mark.clause("SUV-7", "SUV-8", "SUV-9", "SUV-R8")
def test_worked_case_9_step_by_step() -> None:
    state = staked(1)
    assert state.turn == REFEREE
    play(state, "C7", "H8")
    assert (state.turn, legal(state)) == (1, ["card", "enough"])
    play(state, "card", "SA")
    assert (state.turn, value(state.hand)) == (1, 18)
    play(state, "enough")
    assert (state.turn, value(state.bank)) == (0, 8)
    play(state, "card", "DK")
    assert (state.turn, value(state.bank)) == (0, 12)
    play(state, "card", "S9")
    assert (state.turn, value(state.bank)) == (NOBODY, 21)
    assert points(state) == [1, -1]


@pytest.mark.clause("SUV-R5", "SUV-R8")
def test_worked_case_11_with_21_or_two_aces_nobody_is_asked_again() -> None:
    for second in ("SA", "D10"):
        state = play(staked(1), "HA", "C7", "card", second)
        assert (state.turn, state.served) == (0, 1)
        with pytest.raises(IllegalMove):
            match_with(GAME, state).play("CA")
    assert play(staked(1), "CA", "C7", "card", "D7", "card", "DK").turn == NOBODY
    bank = play(staked(1), "C7", "HA", "enough", "card", "SA")
    assert (bank.turn, points(bank)) == (NOBODY, [1, -1])


@pytest.mark.clause("SUV-R8")
def test_one_may_stop_with_a_single_card() -> None:
    state = play(staked(1), "CJ", "C7", "enough")
    assert state.turn == 0
    play(state, "enough")
    assert state.turn == NOBODY


@pytest.mark.clause("SUV-5", "SUV-6", "SUV-R1", "SUV-R11")
def test_stakes_are_named_first_by_the_active_player_then_clockwise_without_the_banker() -> None:
    state = start(1, vec[i64]([0] * 4), 1, 0)
    asked = []
    while state.turn != REFEREE:
        asked.append(state.turn)
        assert legal(state) == [f"stake{stake}" for stake in range(1, 101)]
        play(state, "stake7")
    assert asked == [3, 0, 2]
    own = start(1, vec[i64]([0] * 4), 1, 0)
    own.own = 1
    assert play(own, "stake7").turn == REFEREE


@pytest.mark.clause("SUV-R11")
def test_stakes_have_bounds_and_come_before_the_cards() -> None:
    state = start(0, vec[i64]([0, 0]), 0, 0)
    state.most = 20
    match = match_with(GAME, state)
    assert refused(match, "stake21") == "SUV-R11"
    assert refused(match, "card") == "SUV-R11"
    assert legal(play(state, "stake20", "C7", "C8")) == ["card", "enough"]
    assert refused(match, "stake1") == "SUV-R11"


@pytest.mark.clause("SUV-1", "SUV-R12")
def test_every_coup_is_dealt_from_the_whole_pack() -> None:
    state = staked(1)
    assert len(state.moves()) == 32
    assert len(play(state, "C7").moves()) == 31
    assert state.stock == cards_in(" ".join(card_text(card) for card in range(32) if card != find_card("C7")))


@pytest.mark.clause("SUV-1", "SUV-R11", "SUV-R13")
def test_what_may_be_agreed() -> None:
    assert list(GAME.seats) == list(range(2, 9))
    for seats in (1, 9):
        with pytest.raises(BadSeats):
            GAME.settle(seats, {})
    rounds = [GAME.settle(seats, {})["rounds"] for seats in GAME.seats]
    assert rounds == [12, 6, 4, 5, 6, 7, 8]
    usual = {"stakes": "table", "max_stake": 100, "rounds": 4, "bank_plus_one": "on", "first_banker": "lot"}
    assert GAME.settle(4, {}) == usual
    for wrong in ({"rounds": 3}, {"rounds": 28}, {"max_stake": 0}, {"max_stake": 1001}, {"stakes": "all"}):
        with pytest.raises(BadOption):
            GAME.settle(4, wrong)
    assert GAME.settle(4, {"rounds": 24})["rounds"] == 24


# What others may have, as far as one knows.


@pytest.mark.clause("SUV-R3")
def test_the_bank_counts_a_point_more_unless_it_has_21_already() -> None:
    assert coup("C7 D10", "C10 S10").rating() == 21
    assert coup("C7 D10", "C10 HA").rating() == 21
    assert coup("C7 D10", "CA HA").rating() == 21
    assert coup("C7 D10", "C10 S10", plus=0).rating() == 20


@pytest.mark.clause("SUV-R9")
def test_every_hand_that_fits_is_guessed_equally_often() -> None:
    stock, random = cards_in("C7 S7 HA DA C10 CJ"), Random(1)
    found: dict[int, int] = {}
    for _ in range(3000):
        hand = drawn(stock, 2, 21, random)
        assert len(hand) == 2
        assert value(hand) <= 21
        found[as_set(hand)] = found.get(as_set(hand), 0) + 1
    assert len(found) == 15, "every pair, and two aces as well"
    assert min(found.values()) > 120
    assert len(drawn(cards_in("CA SA C10"), 2, 20, random)) == 0, "nothing fits"
    many = drawn((1 << 32) - 1, 8, 21, random)
    assert (len(many), bits.count(as_set(many))) == (8, 8)
    assert value(many) in (20, 21)


@pytest.mark.clause("SUV-R9")
def test_a_guess_leaves_what_a_seat_sees_and_agrees_with_what_all_saw() -> None:
    random = Random(2)
    state = play(staked(1, 1), "C7", "S9", "card", "CQ", "card", "D9", "card", "S8")
    assert state.turn == NOBODY, "27 is too much"
    for seat in range(3):
        guess = state.guess(seat, random)
        assert list(guess.hand) == list(state.hand)
        assert (list(guess.bank) == list(state.bank)) or seat != 0
    stopped = play(staked(1, 1), "C7", "S9", "card", "CQ", "card", "HJ", "enough", "card", "SJ")
    for _ in range(50):
        bank, other = stopped.guess(0, random), stopped.guess(2, random)
        assert list(bank.bank) == list(stopped.bank)
        assert len(bank.hand) == 3
        assert value(bank.hand) <= 21
        assert value(other.bank) <= 20
        assert as_set(other.hand) | as_set(other.bank) | other.stock == (1 << 32) - 1
    asking = play(staked(1, 1), "C7", "S9", "card", "CQ")
    assert 21 in {value(stopped.guess(0, random).hand) for _ in range(200)}
    assert 21 not in {value(asking.guess(0, random).hand) for _ in range(200)}, "with 21 nobody is asked"
