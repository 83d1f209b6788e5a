"""Deutscher Schafkopf: every clause and ruling about one deal, and the worked cases of the specification."""

import pytest

from games.schafkopf.cases import CASE_2, CASE_4, DECK, FORCED, GAME, answers, dealt, filled, over, start, to_follow
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.schafkopf.ranking import best_points, number
from ludothek.games.schafkopf.rules import NAMING, PLAY, Schafkopf
from ludothek.kit.cards.cards import cards_in, points
from support.cards import hand
from support.playing import legal, match_with, play, refused
from support.playing import points as strokes

STRONG = "CJ SJ CA CK CQ C10 C9 C8"
"""Eight trumps."""


# The pack, the deal.


@pytest.mark.clause("SCH-1", "SCH-7", "SCH-R4")
def test_four_cards_at_a_time_are_dealt_twice_from_vorhand_on() -> None:
    state = start()
    assert (state.turn, legal(state), state.dealer) == (REFEREE, DECK, 0)
    for at, card in enumerate(DECK):
        play(state, card)
        assert card in hand(state, (1 + at // 4) % 4).split()
    assert hand(state, 1) == "C7 C8 C9 C10 H7 H8 H9 H10"
    assert hand(state, 0) == "SJ SQ SK SA DJ DQ DK DA"
    assert list(GAME.seats) == [4]


@pytest.mark.clause("SCH-2")
@pytest.mark.parametrize(("rank", "worth"), [("A", 11), ("10", 10), ("K", 4), ("Q", 3), ("J", 2), ("9", 0), ("7", 0)])
def test_what_cards_count(rank: str, worth: int) -> None:
    assert points(cards_in(f"C{rank} D{rank}")) == 2 * worth


# Announcing.


@pytest.mark.clause("SCH-8", "SCH-R6", "SCH-R7", "SCH-R9")
@pytest.mark.parametrize(
    ("held", "count", "worth"),
    [
        (CASE_2, 5, 11),
        ("HA HK HQ H10 H9 H8 H7 C7", 0, 0),
        (CASE_4, 5, 30),
        (STRONG, 8, 32),
        ("CJ SJ HJ DJ C7 S8 H9 D10", 5, 18),
        ("CJ SJ CA CK C7 SA S10 S9", 5, 25),
        ("CJ SJ HJ CA S10 HK D9 D8", 5, 6),
        ("CJ SJ CA CK SA SK H7 D7", 0, 0),
        ("DJ C7 C8 C9 C10 CQ CK CA", 8, 30),
    ],
)
def test_what_a_hand_can_announce(held: str, count: int, worth: int) -> None:
    cards = cards_in(held)
    assert number(cards) == count
    if count:
        assert best_points(cards, count) == worth


@pytest.mark.clause("SCH-9", "SCH-10", "SCH-R7", "SCH-R10", "SCH-R23")
def test_equal_numbers_are_decided_by_the_points_of_the_trumps() -> None:
    state = dealt("CK CQ CA SK SQ S9 D9 DA", CASE_2, "C9 C10 SA S10 H8 H7 DJ D10", CASE_4)
    assert [state.said[seat] for seat in range(4)] == [0, 5, 0, 5]
    assert [state.tied[seat] for seat in range(4)] == [-1, 11, -1, 30]
    assert (state.phase, state.turn, legal(state)) == (NAMING, 3, ["H"])
    play(state, "H")
    assert (state.phase, state.turn) == (PLAY, 3)


@pytest.mark.clause("SCH-10", "SCH-R23")
def test_the_highest_number_names_trumps_whatever_it_counts_and_nobody_says_points() -> None:
    state = dealt("CJ CA CK C10 SA S10 HA H10", "SJ H7 H8 H9 HQ HK D7 D8", "HJ C7 C8 S7 S8 D9 D10 SQ")
    assert [state.said[seat] for seat in range(2)] == [0, 6]
    assert (state.maker, set(state.tied)) == (1, {-1})
    tied = dealt("CJ CA CK C10 C9 SA HA H10", "SJ H7 H8 H9 HQ HK D7 D8", "HJ D9 DQ DK D10 S7 S8 C7")
    assert [tied.said[seat] for seat in range(3)] == [5, 6, 5]
    assert (tied.maker, set(tied.tied)) == (1, {-1}), "those who tie below the highest say nothing"


@pytest.mark.clause("SCH-R7", "SCH-R23")
@pytest.mark.parametrize(("dealer", "first"), [(3, 0), (0, 1), (1, 0), (2, 0)])
def test_still_equal_the_earlier_announcer_names_trumps(dealer: int, first: int) -> None:
    level = dealt("CJ CA C9 C8 C7 SQ HQ D7", "SJ SA S9 S8 S7 H8 D8 CQ", "HJ CK SK HK H7 C10 DQ D9", dealer=dealer)
    assert [level.tied[0], level.tied[1]] == [13, 13]
    assert level.maker == first


@pytest.mark.clause("SCH-R7")
def test_three_may_tie() -> None:
    state = dealt("CJ CA C9 C8 C7 SQ HQ D7", "SJ SA S9 S8 S7 H8 D8 CQ", "HJ HA H10 H9 H7 D9 DQ CK")
    assert [state.tied[seat] for seat in range(4)] == [13, 13, 23, -1]
    assert state.maker == 2


@pytest.mark.clause("SCH-R8")
def test_only_a_suit_that_gives_the_number_may_be_named() -> None:
    both = dealt("CJ SJ HJ CA C7 SA S7 H9", "DJ CK SK HK DK D7 H7 S8", dealer=3)
    assert both.said[0] == 5
    assert legal(both) == ["C", "S"]
    assert refused(match_with(GAME, both), "D") == "SCH-R8"
    assert refused(match_with(GAME, both), "CJ") == "SCH-10"


@pytest.mark.clause("SCH-R8", "SCH-R23")
def test_where_points_decided_the_suit_must_give_those_points_too() -> None:
    """Seat 0 has five trumps in clubs (17 points) and in spades (9)."""
    state = dealt("CJ SJ HJ CA C7 SQ S7 H9", "DJ D7 D8 D9 DQ HQ CQ C8")
    assert [state.tied[0], state.tied[1]] == [17, 5]
    assert legal(state) == ["C"]
    level = dealt("CJ SJ HJ CA C7 SA S7 H9", "DJ D7 D8 D9 DQ HQ CQ C8")
    assert legal(level) == ["C", "S"], "both give the same"


@pytest.mark.clause("SCH-11", "SCH-R8", "SCH-R10")
def test_in_a_forced_game_the_jack_of_clubs_names_any_suit_and_leads() -> None:
    state = dealt(FORCED[2], FORCED[1], FORCED[0], FORCED[3])
    assert [state.said[seat] for seat in range(4)] == [0, 0, 0, 0]
    assert (state.phase, state.turn, legal(state)) == (NAMING, 2, ["C", "S", "H", "D"])
    assert not state.announced()
    play(state, "D")
    assert (state.turn, legal(state)) == (2, hand(state, 2).split())
    unheld = dealt("CJ CA CK C9 S7 S8 S10 D9", *NO_HEARTS)
    assert play(unheld, "H").trump == 2


NO_HEARTS = ("SJ C8 C7 SA HA HK DA D10", "HJ CQ C10 SK H7 H10 DK DQ", "DJ HQ H9 H8 S9 SQ D8 D7")
"""To a jack of clubs without hearts, the hands of three who cannot announce either."""


def test_the_hands_above_cannot_announce() -> None:
    assert [number(cards_in(held)) for held in FORCED] == [0, 0, 0, 0]


# Announcing as one likes.


@pytest.mark.clause("SCH-9", "SCH-R6", "SCH-R21")
def test_where_it_is_voluntary_everybody_speaks_in_turn_and_tells_the_truth() -> None:
    state = dealt("CK CQ CA SK SQ S9 D9 DA", CASE_2, "C9 C10 SA S10 H8 H7 DJ D10", CASE_4, announce="voluntary")
    match = match_with(GAME, state)
    for seat, may in ((0, ["pass"]), (1, ["5", "pass"]), (2, ["pass"]), (3, ["5", "pass"])):
        assert (state.turn, legal(state)) == (seat, may)
        assert refused(match, "6") == ("SCH-R21" if len(may) > 1 else "SCH-8")
        assert refused(match, "H") == "SCH-9"
        assert refused(match, "CJ") == "SCH-9"
        play(state, may[0])
    assert (state.phase, state.maker) == (NAMING, 3)
    assert refused(match, "5") == "SCH-9"


@pytest.mark.clause("SCH-R9")
def test_long_suits_without_a_jack_are_refused_by_their_own_ruling() -> None:
    state = dealt("HA HK HQ H10 H9 H8 H7 C7", announce="voluntary")
    assert legal(state) == ["pass"]
    assert refused(match_with(GAME, state), "7") == "SCH-R9"
    short = dealt("HA HK HQ H10 C9 C8 S7 D7", announce="voluntary")
    assert refused(match_with(GAME, short), "5") == "SCH-8"


@pytest.mark.clause("SCH-R6")
def test_where_it_is_not_nobody_can_speak() -> None:
    assert refused(match_with(GAME, dealt(*FORCED)), "pass") == "SCH-R6"


@pytest.mark.clause("SCH-R23", "SCH-10")
def test_a_seat_that_passed_does_not_tie() -> None:
    state = dealt("CK CQ CA SK SQ S9 D9 DA", CASE_2, "C9 C10 SA S10 H8 H7 DJ D10", CASE_4, announce="voluntary")
    play(state, "pass", "5", "pass", "pass")
    assert (state.maker, set(state.tied)) == (1, {-1})
    assert legal(state) == ["D"]


@pytest.mark.clause("SCH-R22")
@pytest.mark.parametrize(("holder", "forced"), [("CJ HA HK HQ H10 C8 S7 D7", False), ("CJ HA HK HQ C9 C8 S7 D7", True)])
def test_all_pass_although_somebody_had_five(holder: str, forced: bool) -> None:  # noqa: FBT001 - a table
    state = dealt("SJ HJ DJ D8 D9 DK S8 S9", "", holder, announce="voluntary")
    assert number(state.hands[0]) == 6
    play(state, "pass", "pass", "pass", "pass")
    assert (state.phase, state.turn, legal(state)) == (NAMING, 2, ["C", "S", "H", "D"])
    play(state, "H")
    assert state.turn == 2
    while state.turn != NOBODY:
        state.play(state.moves()[0])
    assert state.forced == forced


@pytest.mark.clause("SCH-R22", "SCH-13")
def test_keeping_silent_does_not_make_a_lost_game_cheaper() -> None:
    assert strokes(over(50, announce="voluntary")) == [0, 2, 0, 2]
    assert strokes(over(50, forced=True, announce="voluntary")) == [0, 1, 0, 1]


# Tricks.


@pytest.mark.clause("SCH-12", "SCH-R11", "SCH-R5")
@pytest.mark.parametrize(
    ("trick", "held", "may"),
    [
        ("SK", "SA S10 S7 HJ", "SA"),
        ("S10", "SQ S9 CJ", "SQ"),
        ("D9 H8", "H7 HQ CA", "HQ"),
        ("D9 H8", "H7 CA", "H7"),
        ("D9 H8", "DA D7 CJ", "DA D7"),
        ("D9 H8", "CA S7", "CA S7"),
        ("SA", "S7 S8 HJ", "S7 S8"),
        ("SK S7", "S9 SQ", "S9 SQ"),
        ("H7", "CJ DJ SA", "CJ DJ"),
        ("DJ", "HA HK SA", "HA HK"),
        ("DJ", "HA HJ SA", "HJ"),
        ("CJ", "HA DJ SA", "HA DJ"),
        ("C7", "HJ H7 H8 DA", "HJ H7 H8"),
        ("C7 CJ", "SJ H7 DA", "SJ H7"),
        ("C9 C7 C8", "C10 CQ HA", "C10 CQ"),
        ("C10 C7 C8", "CA C9 HA", "CA"),
    ],
)
def test_suit_is_followed_or_trumped_and_the_best_card_is_beaten_if_it_can_be(trick: str, held: str, may: str) -> None:
    """Hearts are trumps. The fourth case from the end: a jack of the suit led is no card of that suit."""
    assert set(answers("H", trick, held)) == set(may.split())


@pytest.mark.clause("SCH-R11")
def test_the_partner_must_be_beaten_too() -> None:
    state = to_follow("H", "SK S7", "SA S9 D7")
    assert state.taker == 0
    assert state.turn == 2
    assert legal(state) == ["SA"]


@pytest.mark.clause("SCH-12", "SCH-R11")
@pytest.mark.parametrize(
    ("trick", "held", "card", "clause"),
    [
        ("SK", "SA S10 HJ", "S10", "SCH-R11"),
        ("SK", "SA S10 HJ", "HJ", "SCH-12"),
        ("SK", "SA S10 HJ", "CA", "SCH-7"),
        ("D9 H8", "H7 HQ CA", "H7", "SCH-R11"),
        ("D9 H8", "H7 HQ CA", "CA", "SCH-12"),
    ],
)
def test_a_card_is_refused_by_the_clause_that_forbids_it(trick: str, held: str, card: str, clause: str) -> None:
    assert refused(match_with(GAME, to_follow("H", trick, held)), card) == clause


@pytest.mark.clause("SCH-4")
def test_trumps_are_named_once() -> None:
    assert refused(match_with(GAME, play(dealt(*FORCED), "H")), "D") == "SCH-4"


@pytest.mark.clause("SCH-12")
@pytest.mark.parametrize(
    ("trick", "held", "may"),
    [
        ("SK", "SA S10 S7 HJ", "SA S10 S7"),
        ("D9 H8", "H7 HQ CA", "H7 HQ"),
        ("D9", "H7 CJ CA", "H7 CJ"),
        ("D9", "CA S7", "CA S7"),
    ],
)
def test_without_the_duty_to_take_one_only_follows_or_trumps(trick: str, held: str, may: str) -> None:
    assert set(answers("H", trick, held, must_beat="off")) == set(may.split())


@pytest.mark.clause("SCH-3", "SCH-4", "SCH-R5", "SCH-R10")
@pytest.mark.parametrize(
    ("trick", "taker", "worth"),
    [
        ("SA HJ DJ CJ", 3, 17),
        ("S10 SQ S9 S7", 1, 13),
        ("SQ SK S10 SA", 3, 28),
        ("SA CA DA C10", 0, 43),
        ("H7 HA DJ SA", 2, 24),
        ("DJ HJ SJ CJ", 3, 8),
        ("D9 H8 H10 HQ", 3, 13),
        ("C7 S7 D7 S8", 0, 0),
    ],
)
def test_who_takes_the_trick(trick: str, taker: int, worth: int) -> None:
    *first, last = trick.split()
    state = to_follow("H", " ".join(first), last, must_beat="off")
    state.hands[0] |= cards_in("C9")
    play(state, last)
    assert state.leader == state.turn == taker
    assert points(state.won[taker]) == worth


# Strokes.


@pytest.mark.clause("SCH-5", "SCH-13", "SCH-14", "SCH-R12", "SCH-R13", "SCH-R19")
@pytest.mark.parametrize(
    ("mine", "ours", "theirs"),
    [(61, 1, 0), (60, 0, 2), (90, 1, 0), (91, 2, 0), (31, 0, 2), (30, 0, 2), (29, 0, 4), (118, 2, 0), (2, 0, 4)],
)
def test_an_announced_game(mine: int, ours: int, theirs: int) -> None:
    state = over(mine, last=mine < 60)
    assert state.party_points(0) == mine
    assert strokes(state) == [ours, theirs, ours, theirs]
    assert list(state.winners()) == ([0, 2] if ours else [1, 3])


@pytest.mark.clause("SCH-13", "SCH-R14")
@pytest.mark.parametrize(("mine", "ours", "theirs"), [(60, 0, 1), (29, 0, 1), (91, 2, 0), (61, 1, 0)])
def test_a_forced_game(mine: int, ours: int, theirs: int) -> None:
    assert strokes(over(mine, forced=True, last=mine < 60)) == [ours, theirs, ours, theirs]


@pytest.mark.clause("SCH-15", "SCH-R14", "SCH-R15")
@pytest.mark.parametrize("forced", [False, True])
def test_schwarz_is_a_whole_head_and_only_without_any_trick(forced: bool) -> None:  # noqa: FBT001 - both
    everything = " ".join(card for card in DECK if card[1:] != "7")
    assert strokes(over(everything, forced=forced)) == [9, 0, 9, 0]
    assert strokes(over(everything, forced=forced, last=False)) == [2, 0, 2, 0], "they have a trick worth nothing"
    assert strokes(over("", forced=forced, last=False)) == [0, 9, 0, 9]
    lost = 1 if forced else 4
    assert strokes(over("", forced=forced)) == [0, lost, 0, lost], "a trick worth nothing is no more than Schneider"


@pytest.mark.clause("SCH-R13", "SCH-14")
def test_30_may_be_schneider() -> None:
    assert strokes(over(90, last=False, schneider_at_30="on")) == [2, 0, 2, 0]
    assert strokes(over(89, last=False, schneider_at_30="on")) == [1, 0, 1, 0]
    assert strokes(over(30, schneider_at_30="on")) == [0, 4, 0, 4]
    assert strokes(over(31, schneider_at_30="on")) == [0, 2, 0, 2]
    assert strokes(over(30, forced=True, schneider_at_30="on")) == [0, 1, 0, 1]


@pytest.mark.clause("SCH-R2")
@pytest.mark.parametrize("maker", range(4))
def test_whoever_sits_opposite_has_a_share_in_it(maker: int) -> None:
    state = over(70, maker=maker)
    assert strokes(state) == [int(seat % 2 == maker % 2) for seat in range(4)]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (over(61), "reason-won"),
        (over(100, last=False), "reason-won-schneider"),
        (over(" ".join(card for card in DECK if card[1:] != "7")), "reason-won-schwarz"),
        (over(40), "reason-lost"),
        (over(20), "reason-lost-schneider"),
        (over("", last=False), "reason-lost-schwarz"),
        (over(20, forced=True), "reason-forced"),
    ],
)
def test_why_a_deal_ended_so(state: Schafkopf, reason: str) -> None:
    assert state.reason() == reason


def test_hands_are_filled_up_from_the_pack() -> None:
    assert sorted(" ".join(filled("CJ", "", CASE_2)).split()) == sorted(DECK)
