"""Skat: the clauses about dealing, bidding, declaring and playing one deal."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.skat.cases import (
    BOOKLET,
    GAME,
    ISKO,
    PACK,
    Reference,
    card_points,
    dealt,
    play_deal,
    position,
    say,
    state_of,
)
from ludothek.core.errors import IllegalMove, InvalidMove
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, NOBODY, REFEREE, WATCHER
from ludothek.games.skat.notation import MOVES, PAIR_SETS, move_text, pair
from ludothek.games.skat.rules import AUCTION, LONGEST, PUTTING, Skat, start
from ludothek.kit.cards.cards import cards_in, cards_text
from ludothek.kit.common import bits
from support.cards import hand
from support.playing import copy_shares_nothing, legal, play_in_turn
from support.strategies import matches

LISTED = """
    18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117 120
    121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204 216 240 288 324 360 396
"""
BOOKLET_NUMBERS = LISTED.split()

# Slow rules that follow every move.

settings_of = st.fixed_dictionaries(
    {},
    optional={
        "preset": st.sampled_from(["booklet", "isko"]),
        "level_table": st.sampled_from(["booklet", "additive"]),
        "grand_ouvert_base": st.sampled_from(["36", "24"]),
        "failed_announcement": st.sampled_from(["announced", "achieved"]),
        "deal_order": st.sampled_from(["clockwise", "counterclockwise"]),
        "lost_hand_factor": st.sampled_from([1, 2]),
    },
)


@pytest.mark.clause("SKA-31", "SKA-34", "SKA-R6", "SKA-R9", "SKA-R13", "SKA-R14", "SKA-R16", "SKA-R24")
@given(st.sampled_from([3, 4]), st.integers(0, 3), settings_of, st.integers(0, 10**6), st.sampled_from([2, 9, 60]))
def test_slow_rules_agree_at_every_move(
    seats: int, dealer: int, options: dict[str, int | str], seed: int, boldness: int
) -> None:
    """A random deal; now and then somebody passes, so that all heights of bids and all contracts come up."""
    match = Match(GAME, seats, {"first_dealer": dealer % seats, "deals": 1, **options}, Seal.numbered(seed))
    slow = Reference(seats, dealer % seats, match.options)
    state = start(seats, dealer % seats, state_of(match).terms)
    for card in match.log:
        assert set(legal(state)) == slow.expected()
        slow.follow(state.text(card))
        state.play(card)
    random = Random(seed)
    while match.turn >= 0:
        texts = legal(match.state)
        assert (match.turn, set(texts)) == (slow.turn, slow.expected())
        low = texts[: boldness if texts[0].isdigit() else len(texts)]
        text = "pass" if "pass" in texts and random.randrange(3) == 0 else low[random.randrange(len(low))]
        match.play(text)
        slow.follow(text)
    assert slow.turn == NOBODY
    assert [match.state.points(seat) for seat in range(seats)] == slow.points


# Material and notation.


@pytest.mark.clause("SKA-1", "SKA-3")
def test_the_pack_has_32_cards_and_counts_120() -> None:
    assert [move_text(card) for card in range(32)] == PACK
    assert card_points(" ".join(PACK)) == 120
    for rank, worth in {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}.items():
        assert [card_points(suit + rank) for suit in "CSHD"] == [worth] * 4


def test_every_move_has_a_text_of_its_own() -> None:
    assert MOVES == len({move_text(move).lower() for move in range(MOVES)}) == GAME.move_count
    for one, two in itertools.combinations(range(32), 2):
        assert move_text(pair(one, two)) == f"{PACK[one]} {PACK[two]}"
        assert PAIR_SETS[pair(one, two) - pair(0, 1)] == 1 << one | 1 << two


# The deal.


@pytest.mark.clause("SKA-7", "SKA-R1")
@pytest.mark.parametrize(
    ("seats", "order", "receivers"),
    [
        (3, "counterclockwise", (1, 0, 2)),
        (3, "clockwise", (0, 1, 2)),
        (4, "counterclockwise", (2, 1, 0)),
        (4, "clockwise", (0, 1, 2)),
    ],
)
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_packets_of_three_then_the_skat_then_four_and_three(
    seats: int, order: str, receivers: tuple[int, ...], turned: int
) -> None:
    """With the dealer in the last seat, seat 0 is Vorhand, seat 1 Mittelhand, seat 2 Hinterhand."""
    dealer = (seats - 1 + turned) % seats
    match = Match(GAME, seats, {"first_dealer": dealer, "deal_order": order}, Seal.numbered(4))
    state = state_of(match)
    given_to = [state.text(move) for move in match.log]
    packets = [given_to[0:3], given_to[3:6], given_to[6:9], given_to[11:15], given_to[15:19], given_to[19:23]]
    packets += [given_to[23:26], given_to[26:29], given_to[29:32]]
    for number, packet in enumerate(packets):
        assert set(packet) <= set(hand(state, (receivers[number % 3] + turned) % seats).split())
    assert set(given_to[9:11]) == set(cards_text(state.hands[seats]).split())
    assert [len(hand(state, seat).split()) for seat in range(seats) if seat != dealer or seats == 3] == [10] * 3


@pytest.mark.clause("SKA-5", "SKA-R2")
def test_with_four_the_dealer_gets_no_cards_and_is_never_asked() -> None:
    for dealer in range(4):
        match = Match(GAME, 4, {"first_dealer": dealer, "deals": 1}, Seal.numbered(dealer))
        assert hand(state_of(match), dealer) == ""
        turns = []
        while match.turn >= 0:
            turns.append(match.turn)
            match.play(match.legal()[0])
        assert turns[0] == (dealer + 2) % 4
        assert set(turns) == {0, 1, 2, 3} - {dealer}


@pytest.mark.clause("SKA-6", "SKA-R3")
def test_the_first_dealer_is_set_or_drawn_by_lot() -> None:
    before = start(4, LOT, BOOKLET)
    assert [before.text(move) for move in before.moves()] == ["dealer0", "dealer1", "dealer2", "dealer3"]
    found = Counter(Match(GAME, 3, seal=Seal.numbered(seed)).state.dealer for seed in range(60))
    assert set(found) == {0, 1, 2}
    for dealer in range(3):
        match = Match(GAME, 3, {"first_dealer": dealer})
        assert match.state.dealer == dealer
        assert len(match.log) == 32


@pytest.mark.clause("SKA-6")
@pytest.mark.parametrize("given_already", [-1, 0, 5, 20, 31])
def test_every_card_of_the_pack_is_equally_likely_to_come_next(given_already: int) -> None:
    state = start(3, LOT if given_already < 0 else 0, BOOKLET)
    for _ in range(given_already):
        state.play(state.moves()[len(state.moves()) // 3])
    listed = list(state.moves())
    assert len(listed) == (3 if given_already < 0 else 32 - given_already)
    random = Random(7)
    seen = Counter(state.chance(random) for _ in range(100 * len(listed)))
    assert set(seen) == set(listed)
    freedom = len(listed) - 1
    assert sum((count - 100) ** 2 for count in seen.values()) / 100 <= freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.clause("SKA-8")
def test_vorhand_deals_next() -> None:
    match = Match(GAME, 3, {"first_dealer": 1, "deals": 4}, Seal.numbered(1))
    dealers = []
    while True:
        dealers.append(match.state.dealer)
        say(match, "pass pass pass")
        if match.over:
            break
        match.next_deal()
    assert dealers == [1, 2, 0, 1]


# The auction.


@pytest.mark.clause("SKA-10", "SKA-18", "SKA-R6")
@pytest.mark.parametrize(
    ("words", "soloist", "bid"),
    [
        pytest.param("18 yes 20 yes pass 22 pass", 2, 22, id="case 9: H"),
        pytest.param("18 pass pass", 1, 18, id="case 9: M"),
        pytest.param("18 yes pass pass", 0, 18, id="V holds"),
        pytest.param("18 pass 20 yes 22 yes pass", 1, 22, id="M holds against H"),
        pytest.param("18 pass 20 pass", 2, 20, id="H beats M"),
        pytest.param("pass 18 yes pass", 0, 18, id="V holds against H"),
        pytest.param("pass 18 pass", 2, 18, id="H alone"),
        pytest.param("pass pass 18", 0, 18, id="V takes it"),
        pytest.param("59 yes 60 pass 63 yes 396 yes pass", 1, 396, id="jumps"),
        pytest.param("18 yes 20 pass 24 yes pass", 1, 24, id="V passes later"),
    ],
)
def test_the_highest_bidder_plays_alone(words: str, soloist: int, bid: int) -> None:
    match = say(dealt(), words)
    state = state_of(match)
    assert (state.soloist, match.turn, state.auction.bid) == (soloist, soloist, bid)
    assert legal(match.state) == ["hand", "take"]


@pytest.mark.clause("SKA-R8")
def test_case_9_when_all_pass_nobody_scores_and_the_deal_counts() -> None:
    match = say(dealt(options={"deals": 2}), "pass pass")
    assert (match.turn, legal(match.state)) == (0, ["18", "pass"])
    match.play("pass")
    assert match.between
    (result,) = match.series.results
    assert (result.points, result.reason) == ((0, 0, 0), "reason-passed")
    match.next_deal()
    assert match.state.dealer == 0
    say(match, "pass pass pass")
    assert match.over


@pytest.mark.clause("SKA-R8")
def test_vorhand_may_say_yes_to_18_and_nothing_else() -> None:
    match = say(dealt(), "pass pass")
    for text in ("20", "396"):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == "SKA-R8"
    match.play("yes")
    assert (state_of(match).soloist, state_of(match).auction.bid) == (0, 18)


@pytest.mark.clause("SKA-17", "SKA-R7")
@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        ({}, BOOKLET_NUMBERS),
        ({"preset": "isko"}, [*BOOKLET_NUMBERS[:-4], "264"]),
        ({"grand_ouvert_base": 24}, [*BOOKLET_NUMBERS[:-4], "264"]),
        ({"preset": "isko", "grand_ouvert_base": 36}, BOOKLET_NUMBERS),
    ],
)
def test_every_value_that_a_game_can_have_may_be_bid(options: dict[str, int | str], numbers: list[str]) -> None:
    assert legal(dealt(options=options).state) == [*numbers, "pass"]
    higher = numbers[numbers.index("35") + 1 :]
    assert legal(say(dealt(options=options), "35 yes").state) == [*higher, "pass"]
    assert legal(say(dealt(options=options), "35 pass").state) == [*higher, "pass"]
    assert legal(say(dealt(options=options), f"{numbers[-1]} yes").state) == ["pass"]


@pytest.mark.clause("SKA-18", "SKA-R6", "SKA-R7")
@pytest.mark.parametrize(
    ("said", "word", "clause"),
    [
        ("18 yes", "18", "SKA-18"),
        ("24 yes", "20", "SKA-18"),
        ("24 pass", "24", "SKA-18"),
        ("", "264", "SKA-R7"),
        ("", "yes", "SKA-R6"),
        ("18", "20", "SKA-R6"),
        ("18 yes", "yes", "SKA-R6"),
    ],
)
def test_what_may_not_be_said_is_refused_with_the_clause(said: str, word: str, clause: str) -> None:
    match = say(dealt(), said)
    with pytest.raises(IllegalMove) as refused:
        match.play(word)
    assert refused.value.clause == clause


def test_numbers_that_no_game_has_are_no_moves() -> None:
    for text in ("17", "19", "21", "28", "39", "397", "-18", "018", "1" * 9999):
        with pytest.raises(InvalidMove):
            dealt().play(text)


@pytest.mark.clause("SKA-36")
def test_what_was_said_cannot_be_revoked() -> None:
    match = say(dealt(), "18 pass pass")
    for text in ("20", "yes", "pass"):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == "SKA-36"


# What the soloist declares.

SOLOIST = "CJ SJ HJ DJ HA H10 HK H9 SA S10"
"""With `CA C7` in the skat these are the twelve cards of worked case 2."""


def alone(bid: str = "18") -> Match:
    """Vorhand has the cards of `SOLOIST` and has won the auction."""
    return say(dealt(SOLOIST, skat="CA C7"), f"{bid} yes pass pass")


@pytest.mark.clause("SKA-19", "SKA-20", "SKA-R9")
def test_hand_or_skat_first_then_the_game() -> None:
    match = alone()
    for text, clause in (("C", "SKA-R9"), ("CJ SJ", "SKA-R9"), ("CJ", "SKA-34")):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == clause
    match.play("hand")
    assert cards_text(state_of(match).hands[3]) == "C7 CA"
    assert len(hand(state_of(match), 0).split()) == 10
    match.play("H hand")
    assert match.turn == 0
    assert len(legal(match.state)) == 10


@pytest.mark.clause("SKA-25", "SKA-R9")
def test_any_two_of_the_twelve_cards_may_be_put_away() -> None:
    match = say(alone(), "take")
    twelve = (SOLOIST + " CA C7").split()
    pairs = {frozenset(text.split()) for text in legal(match.state)}
    assert pairs == {frozenset(two) for two in itertools.combinations(twelve, 2)}
    with pytest.raises(IllegalMove) as refused:
        match.play("CJ D7")
    assert refused.value.clause == "SKA-25"
    match.play("SA CJ")
    assert cards_text(state_of(match).hands[3]) == "CJ SA"
    assert legal(match.state) == ["C", "S", "H", "D", "grand", "null", "null ouvert"]


@pytest.mark.clause("SKA-R9")
def test_who_has_looked_into_the_skat_does_not_go_back_to_the_hand_without_asking() -> None:
    assert say(alone(), "hand").free_undo(0)
    match = say(alone(), "take")
    assert not match.free_undo(0)
    say(match, "CA+C7")
    assert match.free_undo(0)
    match.undo()
    assert not match.free_undo(0), "the two cards can be changed freely, but the skat has been seen"
    assert say(match, "CA+C7 grand").free_undo(0)


@pytest.mark.clause("SKA-22", "SKA-R10", "SKA-R19")
def test_announcements_are_for_hand_games_only() -> None:
    forms = ("hand", "hand schneider", "hand schwarz", "ouvert")
    trumps = [f"{kind} {form}" for kind in ("C", "S", "H", "D", "grand") for form in forms]
    assert legal(say(alone(), "hand").state) == [*trumps, "null hand", "null ouvert hand"]
    match = say(alone(), "take C7+CA")
    for text, clause in (
        ("C hand", "SKA-20"),
        ("C hand schneider", "SKA-22"),
        ("grand hand schwarz", "SKA-22"),
        ("H ouvert", "SKA-R10"),
        ("grand ouvert", "SKA-R10"),
        ("null hand", "SKA-20"),
        ("null ouvert hand", "SKA-20"),
    ):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == ("SKA-25" if clause == "SKA-20" else clause)


@pytest.mark.clause("SKA-20")
def test_whoever_plays_from_the_hand_cannot_declare_a_game_with_the_skat() -> None:
    state = state_of(say(alone(), "hand"))
    for text in ("c", "grand", "null", "null ouvert"):
        assert state.refusal(GAME.notation[text]) == "SKA-20"


@pytest.mark.clause("SKA-22")
def test_nothing_can_be_announced_once_play_has_begun() -> None:
    match = say(alone(), "hand H-hand")
    with pytest.raises(IllegalMove):
        match.play("H hand schneider")


@pytest.mark.clause("SKA-R17")
@pytest.mark.parametrize(
    ("bid", "with_skat", "from_hand"),
    [
        ("23", ["null", "null ouvert"], ["null hand", "null ouvert hand"]),
        ("24", ["null ouvert"], ["null hand", "null ouvert hand"]),
        ("35", ["null ouvert"], ["null hand", "null ouvert hand"]),
        ("36", ["null ouvert"], ["null ouvert hand"]),
        ("46", ["null ouvert"], ["null ouvert hand"]),
        ("48", [], ["null ouvert hand"]),
        ("59", [], ["null ouvert hand"]),
        ("60", [], []),
    ],
)
def test_a_null_game_below_the_bid_cannot_be_declared(bid: str, with_skat: list[str], from_hand: list[str]) -> None:
    taken, left = say(alone(bid), "take C7+CA"), say(alone(bid), "hand")
    assert [text for text in legal(taken.state) if "null" in text] == with_skat
    assert [text for text in legal(left.state) if "null" in text] == from_hand
    if bid == "60":
        for match, text in ((taken, "null"), (taken, "null ouvert"), (left, "null hand"), (left, "null ouvert hand")):
            with pytest.raises(IllegalMove) as refused:
                match.play(text)
            assert refused.value.clause == "SKA-R17"


@pytest.mark.clause("SKA-34")
@pytest.mark.parametrize("words", ["18 yes pass pass", "18 pass pass", "pass 18 pass"])
def test_vorhand_leads_whoever_plays_alone(words: str) -> None:
    match = say(dealt(), words)
    match.play("take")
    match.play(match.legal()[0])
    match.play("grand")
    assert match.turn == 0
    assert len(legal(match.state)) == 10


# Reading what people write.


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("c7 ca", "C7 CA"),
        ("CA C7", "C7 CA"),
        ("ca,c7", "C7 CA"),
        ("ht sT", "S10 H10"),
        (" sj   cj ", "CJ SJ"),
    ],
)
def test_two_cards_are_put_away_in_any_order_and_case(written: str, meant: str) -> None:
    match = say(alone(), "take")
    assert match.state.text(match.play(written)) == meant


@pytest.mark.parametrize(
    ("first", "written", "meant"),
    [
        ("hand", "h hand", "H hand"),
        ("hand", "H", "H hand"),
        ("hand", "hand schneider h", "H hand schneider"),
        ("hand", "C hand schneider schwarz", "C hand schwarz"),
        ("hand", "D hand ouvert", "D ouvert"),
        ("hand", "GRAND OUVERT HAND", "grand ouvert"),
        ("hand", "null hand ouvert", "null ouvert hand"),
        ("hand", "null", "null hand"),
        ("take C7+CA", "s", "S"),
        ("hand", "Schneider Herz hand", "H hand schneider"),
        ("take C7+CA", "quadri", "D"),
        ("take C7+CA", "ouvert null", "null ouvert"),
        ("take C7+CA", "Grand", "grand"),
    ],
)
def test_the_words_of_a_contract_may_come_in_any_order(first: str, written: str, meant: str) -> None:
    match = say(alone(), first)
    assert match.state.text(match.play(written)) == meant


@pytest.mark.parametrize("written", ["null hand schneider", "c d", "grand null", "hand", "", "c7 ca c8", "ca ca", "x"])
def test_what_is_no_contract_is_refused(written: str) -> None:
    for first in ("hand", "take C7+CA"):
        match = say(alone(), first)
        before = match.view(0)
        with pytest.raises((IllegalMove, InvalidMove)):
            match.play(written)
        assert match.view(0) == before


def test_a_card_may_be_written_with_t_for_ten() -> None:
    match = say(alone(), "hand grand-hand")
    assert match.state.text(match.play("st")) == "S10"


# Playing cards.


@pytest.mark.clause("SKA-4", "SKA-31")
def test_case_10_legal_cards() -> None:
    state = position(["S7 C7 C8 C9", "CJ SJ S9 H7", "D7 D8 D9 DQ"], "H")
    play_in_turn(state, "S7")
    assert legal(state) == ["S9"]
    state = position(["CJ C7 C8", "DJ S9 H7", "D7 D8 D9"], "H")
    play_in_turn(state, "CJ")
    assert sorted(legal(state)) == ["DJ", "H7"]


@pytest.mark.clause("SKA-27", "SKA-28", "SKA-29", "SKA-34", "SKA-R4")
@pytest.mark.parametrize(
    ("contract", "trick", "winner"),
    [
        pytest.param("H", "S7 SA H7", 2, id="case 10: trumped"),
        pytest.param("H", "HA DJ H10", 1, id="case 10: a jack"),
        pytest.param("null", "S10 SJ S9", 1, id="case 10: null"),
        ("H", "S10 SA SK", 1),
        ("H", "SK S10 SQ", 1),
        ("H", "S9 SQ SK", 2),
        ("H", "SA DA CA", 0),
        ("H", "DJ HJ SJ", 2),
        ("H", "CJ SJ HA", 0),
        ("H", "H7 HA H10", 1),
        ("H", "H9 H8 HQ", 2),
        ("H", "C7 H7 DJ", 2),
        ("H", "C7 HA H10", 1),
        ("grand", "H7 HA S7", 1),
        ("grand", "HA DJ H10", 1),
        ("grand", "H7 SA CA", 0),
        ("grand", "CJ SJ HJ", 0),
        ("grand", "HJ C7 SJ", 2),
        ("null", "SJ SQ S10", 1),
        ("null", "S10 S9 SK", 2),
        ("null", "S7 HA CJ", 0),
        ("null", "HA HJ H10", 0),
        ("C", "SJ CJ C10", 1),
        ("D", "DA DQ DK", 0),
    ],
)
def test_the_highest_card_of_the_suit_or_the_highest_trump_takes_the_trick(
    contract: str, trick: str, winner: int
) -> None:
    cards = trick.split()
    spare = [card for card in PACK if card not in cards]
    for leader in range(3):
        hands = [f"{cards[(seat - leader) % 3]} {spare[seat]}" for seat in range(3)]
        state = position(hands, contract, leader=leader, soloist=(leader + winner + 1) % 3)
        for text in cards:
            state.play(GAME.notation[text.lower()])
        assert state.turn == state.leader == (leader + winner) % 3
        assert state.won[state.turn] == cards_in(trick)


@pytest.mark.clause("SKA-4", "SKA-31")
def test_jacks_follow_trumps_and_only_in_null_their_suit() -> None:
    hands = ["SA C7", "SJ S8", "D7 D8"]
    assert legal(play_in_turn(position(hands, "H"), "SA")) == ["S8"]
    assert legal(play_in_turn(position(hands, "grand"), "SA")) == ["S8"]
    assert legal(play_in_turn(position(hands, "null", soloist=2), "SA")) == ["S8", "SJ"]
    assert legal(play_in_turn(position(["CJ C7", "S7 S8", "D7 D8"], "grand"), "CJ")) == ["S7", "S8"]


@pytest.mark.clause("SKA-31")
def test_whoever_cannot_follow_plays_anything_and_need_not_trump() -> None:
    state = position(["SA C7 C8", "H7 D7 CJ", "S7 S8 S9"], "H")
    assert legal(play_in_turn(state, "SA")) == ["CJ", "H7", "D7"]


@pytest.mark.clause("SKA-7", "SKA-31")
def test_wrong_cards_are_refused_with_the_clause() -> None:
    match = say(alone(), "hand grand-hand SA")
    for text, clause in (("CJ", "SKA-7"), ("C8", "SKA-31")):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == clause
    assert legal(match.state) == ["S7", "S8", "S9", "SQ", "SK"]


@pytest.mark.clause("SKA-36")
def test_a_played_card_is_gone() -> None:
    match = say(alone(), "hand grand-hand SA S7 H7")
    with pytest.raises(IllegalMove):
        match.play("SA")


@pytest.mark.clause("SKA-2", "SKA-26", "SKA-37")
@pytest.mark.parametrize(("won", "score"), [("CA C10 SA S10 DA D10", 20), ("CA C10 SA S10 DA D9 D8 HQ HK", -40)])
def test_the_soloist_needs_61_card_points(won: str, score: int) -> None:
    """63 and 60 card points before the last trick, which brings nothing."""
    state = position(["S7", "H9", "D7"], "H", won=[won, "", "HJ DJ SJ CK CQ"])
    state.spent = cards_in("CJ H7")
    play_in_turn(state, "S7 H9 D7")
    assert state.turn == NOBODY
    assert (state.card_points(), state.points(0)) == (card_points(won), score)


@pytest.mark.clause("SKA-20", "SKA-23")
def test_the_skat_counts_for_the_soloist_who_has_a_trick() -> None:
    state = position(["CA", "C7", "C8"], "H hand", won=["D7 D8 D9", "", ""], skat="SA S10")
    assert play_in_turn(state, "CA C7 C8").card_points() == 32
    state = position(["C7", "CA", "C8"], "H hand", skat="SA S10")
    assert play_in_turn(state, "C7 CA C8").card_points() == 0


@pytest.mark.clause("SKA-29", "SKA-R18")
def test_null_stops_as_soon_as_the_soloist_takes_a_trick() -> None:
    state = position(["S9 C7", "S8 D7", "S7 D8"], "null")
    play_in_turn(state, "S9 S8 S7")
    assert state.turn == NOBODY
    assert (state.points(0), state.reason()) == (-46, "reason-null")
    state = position(["S7 C7", "S8 D7", "S9 D8"], "null")
    assert play_in_turn(state, "S7 S8 S9").turn == 2
    play_in_turn(state, "D8 C7 D7")
    assert (state.turn, state.points(0), state.reason()) == (NOBODY, 23, "reason-won")


@pytest.mark.clause("SKA-R24")
def test_all_ten_tricks_are_played_even_when_nothing_can_change() -> None:
    match = say(alone(), "hand grand-hand")
    count = 0
    while match.turn >= 0:
        match.play(match.legal()[0])
        count += 1
    assert count == 30


@pytest.mark.clause("SKA-R22")
def test_offences_cannot_be_committed() -> None:
    """The skat cannot be looked into after `hand`, nor again after `take`; suit cannot be disobeyed."""
    match = say(alone(), "hand")
    with pytest.raises(IllegalMove):
        match.play("take")
    match = say(alone(), "take C7+CA")
    with pytest.raises(IllegalMove):
        match.play("take")


# A whole deal, card by card.


@pytest.mark.clause("SKA-30", "SKA-38")
def test_a_whole_deal_from_the_first_bid_to_the_score() -> None:
    match = dealt(
        "CJ SJ HA H10 HK HQ H9 CA C10 D7",
        "HJ DJ H8 H7 SA SK SQ C9 C8 DA",
        "S10 S9 S8 S7 D10 DK DQ D9 D8 C7",
        "CK CQ",
        options={"deals": 1},
    )
    say(match, "18 yes 20 yes pass pass take D7+CQ H")
    say(match, "CJ H7 S7 SJ H8 S8 HA DJ D8 SA S9 H9 H10 HJ D9 SK S10 HQ")
    assert legal(match.state) == ["C10", "CK", "CA", "HK"]
    say(match, "CA C8 C7 C10 C9 D10 CK SQ DQ HK DA DK")
    state = state_of(match)
    assert (state.card_points(), state.tricks(0), state.tricks(1), state.tricks(2)) == (95, 8, 2, 0)
    assert [result.points for result in match.series.results] == [(40, 0, 0)]
    assert (state.reason(), state.points(0)) == ("reason-won", (2 + 2) * 10)


@pytest.mark.clause("SKA-R24")
@given(st.integers(0, 10**6))
def test_no_deal_is_longer_than_promised(seed: int) -> None:
    match = Match(GAME, 3, {"deals": 1}, Seal.numbered(seed % 50))
    play_deal(match, seed)
    assert len(match.log) <= LONGEST


def test_the_longest_auction_fits_into_the_bound() -> None:
    match = Match(GAME, 4, {"deals": 1}, Seal.numbered(1))
    while state_of(match).phase == AUCTION:
        match.play(match.legal()[0])
    assert len(match.log) == 1 + 32 + 2 * 66 + 2
    play_deal(match)
    assert len(match.log) <= LONGEST


# Copies and guesses.


@given(matches([GAME]), st.integers(-1, 3), st.integers(0, 1000))
def test_a_guess_agrees_with_all_that_the_seat_knows(match: Match, seat: int, seed: int) -> None:
    seat = min(seat, match.seats - 1)
    truth = state_of(match)
    guess = truth.guess(seat, Random(seed))
    assert GAME.scene(guess, seat) == GAME.scene(truth, seat)
    assert sum(guess.hands[holder] for holder in range(match.seats + 2)) == sum(
        truth.hands[holder] for holder in range(match.seats + 2)
    )
    for holder in range(match.seats + 2):
        assert bits.count(guess.hands[holder]) == bits.count(truth.hands[holder])
    if guess.found:
        assert guess.found & ~guess.hands[guess.soloist] == 0


@given(matches([GAME]), st.integers(0, 1000))
def test_a_guess_depends_on_nothing_that_the_guesser_does_not_know(match: Match, seed: int) -> None:
    truth = state_of(match)
    for seat in (0, WATCHER):
        other = truth.guess(seat, Random(seed + 1))
        one, two = truth.guess(seat, Random(seed)), other.guess(seat, Random(seed))
        assert list(one.hands) == list(two.hands)


@pytest.mark.clause("SKA-31")
def test_a_guess_knows_who_could_not_follow() -> None:
    state = position(["S7 C7 C8 C9", "CJ HJ DJ HA", "SA S10 SK D7"], "H", won=["", "", "C10 CK CQ"], skat="SQ S9")
    play_in_turn(state, "S7 HA SA")
    for seed in range(30):
        guess = state.guess(0, Random(seed))
        assert not guess.hands[1] & cards_in("S7 S8 S9 S10 SQ SK SA")
    assert any(guess.hands[3] & cards_in("SQ S9") for guess in (state.guess(0, Random(seed)) for seed in range(30)))


@pytest.mark.clause("SKA-33")
def test_open_hands_and_own_discards_are_known_to_a_guess() -> None:
    open_game = state_of(say(alone(), "hand grand-ouvert"))
    for seat in (1, 2, WATCHER):
        assert {open_game.guess(seat, Random(seed)).hands[0] for seed in range(9)} == {open_game.hands[0]}
        assert len({open_game.guess(seat, Random(seed)).hands[3] for seed in range(9)}) > 3
    taken = state_of(say(alone(), "take CA+C7 H"))
    assert {taken.guess(0, Random(seed)).hands[3] for seed in range(9)} == {cards_in("C7 CA")}
    assert len({taken.guess(1, Random(seed)).hands[3] for seed in range(9)}) > 3
    from_hand = state_of(say(alone(), "hand H-hand"))
    assert len({from_hand.guess(0, Random(seed)).hands[3] for seed in range(9)}) > 3


def test_what_was_found_in_the_skat_is_hidden_from_the_others() -> None:
    state = state_of(say(alone(), "take"))
    assert state.phase == PUTTING
    assert {state.guess(0, Random(seed)).found for seed in range(9)} == {cards_in("C7 CA")}
    assert len({state.guess(1, Random(seed)).found for seed in range(9)}) > 5


@given(matches([GAME]).filter(lambda match: match.turn >= 0))
def test_a_copy_shares_nothing(match: Match) -> None:
    copy_shares_nothing(match)


def test_before_the_cards_are_dealt_nothing_is_known() -> None:
    state = start(3, 0, ISKO)
    for _ in range(12):
        state.play(state.moves()[3])
    assert state.turn == REFEREE
    guess = state.guess(1, Random(1))
    assert isinstance(guess, Skat)
    assert guess.hands[1] == state.hands[1]
    assert bits.count(guess.hands[4]) == 20
