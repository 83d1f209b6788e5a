"""Skat: how computer players bid, what they put away and declare, and how they value the end of a deal."""

import pytest
from librt.random import Random

from games.skat.cases import BOOKLET, GAME, SUITS, dealt, say, state_of
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games.skat.mind.bidding import Discard, Prospects, contract_of, expected, value
from ludothek.games.skat.mind.knowledge import QUICK, SOUND
from ludothek.games.skat.mind.strength import OPEN_NULL, chances
from ludothek.games.skat.notation import CONTRACT, GRAND, NULL
from ludothek.games.skat.rules import Skat
from ludothek.kit.cards.cards import cards_in
from support.cards import hand

SOLOIST = "CJ SJ HJ DJ HA H10 HK H9 SA S10"


@pytest.mark.clause("SKA-17", "SKA-35")
def test_computer_players_start_at_18_and_never_bid_more_than_their_cards_are_worth() -> None:
    strong = dealt(mittelhand=SOLOIST, skat="CA C7")
    assert GAME.knowledge.policy(strong.state, SOUND, Random(1)) == GAME.notation["18"]
    weak = dealt(mittelhand="C7 C8 CQ S8 S9 SQ HK HQ D9 DQ")
    assert GAME.knowledge.policy(weak.state, SOUND, Random(1)) == GAME.notation["pass"]
    limit = Prospects(cards_in(SOLOIST), 1, BOOKLET).limit(0.0)
    assert 96 <= limit <= 216


@pytest.mark.clause("SKA-35")
def test_lone_tens_are_put_away_and_trumps_are_not() -> None:
    own = cards_in("CJ SJ HA HK HQ H9 H8 CA C7 C8 D10 S10")
    discard = Discard(own, 0)
    assert GAME.notation["s10 d10"] == discard.moves[discard.best(BOOKLET, own, 18)]


# What is declared.


def brings(state: Skat, plan: int) -> float:
    """What the policy expects of a game of Vorhand with the ten cards in hand and the two that were put away."""
    hand, away = state.hands[state.turn], state.hands[state.seats]
    worth = value(hand | away, plan, from_hand=False)
    return expected(plan, chances(hand, away, plan, 0), worth, state.auction.bid, state.terms.lost_skat_factor)


def possible(state: Skat) -> list[int]:
    """The games that somebody might declare: five trumps, three aces and jacks, or few enough kings and aces."""
    held = hand(state, state.turn).split()
    own = held + hand(state, state.seats).split()
    suits = [suit for suit in range(GRAND) if sum(card[0] == SUITS[suit] or card[1:] == "J" for card in held) >= 5]
    grand = [GRAND] if sum(card[1:] in "AJ" for card in own) >= 3 else []
    return suits + grand + ([NULL, OPEN_NULL] if sum(card[1:] in "KA" for card in own) <= 5 else [])


@pytest.mark.parametrize("skill", sorted({method.skill for method in GAME.levels.values() if method.tool == "policy"}))
def test_the_game_declared_is_the_one_that_the_cards_were_put_away_for(skill: int) -> None:
    """It is one that somebody might declare, and none of the others would bring more with these ten cards."""
    declared = 0
    for seed in range(300):
        match = Match(GAME, 3, {"deals": 1, "first_dealer": 2}, Seal.numbered(seed))
        say(match, f"{(18, 24, 36)[seed % 3]} yes pass pass take")
        state = state_of(match)
        own = state.hands[0]
        meant = Discard(own, 0).best(state.terms, own, state.auction.bid)
        match.play(GAME.knowledge.policy(state.guess(0, Random(seed)), skill, Random(seed)))
        contract = GAME.knowledge.policy(state.guess(0, Random(seed)), skill, Random(seed)) - CONTRACT
        games = possible(state)
        if min(games, default=NULL) < NULL:
            assert contract == contract_of(meant, from_hand=False)
            assert meant in games
            assert brings(state, meant) == max(brings(state, game) for game in games)
            declared += 1
    assert declared > 200


@pytest.mark.parametrize(
    ("vorhand", "skat", "contract"),
    [
        ("SQ SA H8 H9 H10 HJ HQ HK HA DA", "CK DK", "H"),
        ("CJ CQ CA SJ H7 H9 H10 HQ HK HA", "S10 DQ", "grand"),
        ("CK CA H7 H8 H9 H10 HQ HA DQ DA", "S9 S10", "H"),
        ("S9 S10 SK HA D7 D9 D10 DJ DK DA", "C10 CK", "D"),
        ("C7 CJ CQ CA H7 HQ HA D8 D10 DA", "SQ SK", "grand"),
    ],
)
def test_long_trumps_are_declared_and_no_suit_of_a_single_card(vorhand: str, skat: str, contract: str) -> None:
    match = say(dealt(vorhand, skat=skat), "18 yes pass pass take")
    for _ in range(2):
        match.play(GAME.knowledge.policy(match.state, SOUND, Random(1)))
    assert match.text(match.log[-1]) == contract


@pytest.mark.parametrize("away", ["SJ+HQ", "HA+H10", "C7+S8"])
def test_whoever_put_the_cards_away_a_game_with_long_trumps_or_grand_is_declared(away: str) -> None:
    """A person may leave the seat to a computer player in between. With two jacks and six hearts, grand is no worse."""
    match = say(dealt("CJ SJ HA H10 HK HQ H9 H8 SA DK", skat="C7 S8"), f"18 yes pass pass take {away}")
    assert match.state.text(GAME.knowledge.policy(match.state, SOUND, Random(1))) in ("H", "grand")


def test_where_no_game_can_be_thought_of_the_longest_trumps_are_declared() -> None:
    cards = "C7 C8 C9 CQ S7 S8 S9 H7 H8 H9 D7 D8"
    discard = Discard(cards_in(cards), 0)
    assert [plan for plan in range(NULL) if discard.moves[plan] >= 0] == [SUITS.index("C")]
    assert discard.best(BOOKLET, cards_in(cards), 59) == SUITS.index("C")


def test_a_better_hand_has_better_chances() -> None:
    weak, strong = cards_in("HJ DJ H7 H8 H9 C9 S7 S8 D8 D9"), cards_in("CJ SJ HA H10 HK H9 H8 CA SA D9")
    away = cards_in("D10 S10")
    assert chances(weak, away, 2, 0).won < 0.3
    assert chances(strong, away, 2, 0).won > 0.9
    assert chances(weak, away, 2, 0).schneider < chances(strong, away, 2, 0).schneider
    safe, unsafe = cards_in("C7 C8 C9 S7 S9 SJ H7 H8 D7 D8"), cards_in("CA CK S10 SQ HA HK D9 DQ DK C10")
    assert chances(unsafe, 0, NULL, 1).won < 0.05
    assert chances(safe, 0, OPEN_NULL, 1).won > 0.5
    assert chances(safe, 0, NULL, 1).won > chances(safe, 0, OPEN_NULL, 1).won


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_what_the_policy_says_is_legal_to_the_end(seats: int, seed: int) -> None:
    match = Match(GAME, seats, {"deals": 1}, Seal.numbered(seed))
    random = Random(seed)
    while match.turn >= 0:
        move = GAME.knowledge.policy(state_of(match).guess(match.turn, random), QUICK, random)
        match.play(move, match.turn)
    assert match.over


@pytest.mark.parametrize("bid", ["18", "60", "396"])
def test_the_policy_finds_a_contract_whatever_was_bid(bid: str) -> None:
    """Even with cards that nobody would play."""
    random = Random(1)
    for cards in ("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", SOLOIST):
        for first in ("hand", "take"):
            match = say(dealt(cards, skat="D8 D9" if cards != SOLOIST else "CA C7"), f"{bid} yes pass pass {first}")
            while state_of(match).contract < 0:
                match.play(GAME.knowledge.policy(match.state, SOUND, random))
            assert match.turn == 0


def test_rewards_of_the_two_sides_add_up_and_winning_counts_most() -> None:
    for seed in range(8):
        match = Match(GAME, 3, {"deals": 1}, Seal.numbered(seed))
        random = Random(seed)
        while match.turn >= 0:
            match.play(GAME.knowledge.lean(match.state, random))
        state = state_of(match)
        rewards = list(GAME.knowledge.rewards(state))
        assert all(0.0 <= reward <= 1.0 for reward in rewards)
        if state.soloist >= 0:
            assert (rewards[state.soloist] > 0.5) == (state.score > 0)
            others = [reward for seat, reward in enumerate(rewards) if seat != state.soloist]
            assert others == [pytest.approx(1.0 - rewards[state.soloist])] * 2
