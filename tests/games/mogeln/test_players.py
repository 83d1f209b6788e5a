"""Mogeln: what computer players lay, say and doubt, and that they know no more than their seat."""

from collections import Counter

import pytest
from librt.random import Random

from games.mogeln.cases import fresh, position
from ludothek.core.state import NOBODY
from ludothek.games.mogeln.mind.duels import CARDS, FULL, KINDS, LONGEST, Openings, Round, size
from ludothek.games.mogeln.mind.knowledge import BALANCED, HONEST, WARY, MogelnKnowledge, counted, pack, truth, unpack
from ludothek.games.mogeln.mind.solver import ITERATIONS, SOLVED, hands, suits
from ludothek.games.mogeln.rules import Mogeln
from ludothek.kit.cards.cards import PACK, cards_in, cards_text
from support.playing import play

KNOWLEDGE = MogelnKnowledge()


def choices(state: Mogeln, skill: int, count: int = 60) -> Counter[str]:
    """What a player does, and how often."""
    random = Random(6)
    return Counter(state.text(KNOWLEDGE.policy(state, skill, random)) for _ in range(count))


def three() -> Mogeln:
    return position("C7 C8 S9", "S7 H8 S10", "H7 D8 H9")


@pytest.mark.parametrize("skill", [HONEST, WARY])
def test_beginners_and_casual_players_tell_the_truth_as_long_as_they_can(skill: int) -> None:
    assert set(choices(three(), skill)) == {"C7 C"}
    assert set(choices(play(three(), "C7 S"), skill)) - {"challenge"} == {"S7"}


def test_an_honest_player_seldom_doubts_and_a_wary_one_rather_doubts_than_lies() -> None:
    state = play(position("C7 C8 S9", "S7 H8 S10", "D7 D8 D9"), "S9 C", "S7", "D7", "C7")
    assert 0 < choices(state, HONEST)["challenge"] < 20
    assert choices(state, WARY) == {"challenge": 60}


def test_among_more_a_master_opens_with_lies_mostly_and_keeps_his_only_true_card_at_times() -> None:
    opened = choices(three(), BALANCED, 200)
    assert set(opened) == {"C7 C", "S9 C"}
    assert opened["S9 C"] > 2 * opened["C7 C"]
    state = play(position("C7 C8 S9", "S7 H8 H10", "H7 D8 S10"), "C7 H")
    state.hands[1] = cards_in("S7 H8 S8")
    laid = choices(state, BALANCED, 200)
    assert set(laid) == {"S7", "H8"}
    assert laid["H8"] > laid["S7"]


@pytest.mark.clause("MOG-R2")
def test_a_last_card_that_cannot_be_true_is_doubted_and_one_that_must_be_is_accepted() -> None:
    for skill in (HONEST, WARY, BALANCED):
        assert choices(play(position("C7", "S7 S8", "D7 D8"), "C7 H"), skill) == {"challenge": 60}
    assert truth(play(position("C7", "S7 S8", "D7 D8"), "C7 H")) == 0
    assert truth(play(position("C7", "S7 S8", "C8 C9"), "C7 C")) == 1
    for skill in (HONEST, WARY, BALANCED):
        assert choices(play(position("C7", "S7 S8", "C8 C9"), "C7 C"), skill) == {"accept": 60}


def two(hand: str) -> Mogeln:
    """This hand, and all other cards with the other one."""
    return position(hand, cards_text(PACK & ~cards_in(hand)))


def test_between_two_a_master_with_one_card_opens_with_it_and_wins() -> None:
    assert set(choices(two("C7"), BALANCED, 10)) == {"C7 C"}


def test_between_two_a_master_mixes_truth_lies_and_doubt_and_cannot_know_what_was_laid() -> None:
    state = play(two("C7 C8 C9 C10 S7 S8 S9 S10 H7 H8 H9 H10 D7 D8 D9 D10"), "S7 C", "SJ", "S8", "CJ")
    found = [choices(play(state.copy(), card), BALANCED, 60) for card in ("C7", "H7")]
    assert found[0] == found[1]
    assert {text[0] for text in found[0]} == {"c", "C", "H"}


@pytest.mark.clause("MOG-R13")
@pytest.mark.parametrize(("seats", "skill"), [(2, BALANCED), (3, WARY), (4, BALANCED), (7, BALANCED)])
def test_no_player_knows_more_than_its_seat(seats: int, skill: int) -> None:
    """In any guess of its seat it does the same."""
    random = Random(seats)
    state = fresh(seats, limit=100)
    looked = 0
    while state.turn != NOBODY and looked < 24:
        if state.turn < 0:
            state.play(state.chance(random))
            continue
        seed = random.randrange(1 << 30)
        move = KNOWLEDGE.policy(state, skill, Random(seed))
        if looked % 3 == 0:
            assert KNOWLEDGE.policy(state.guess(state.turn, random), skill, Random(seed)) == move
        looked += 1
        state.play(move)


# What was solved.


def test_what_openings_are_worth_is_what_rounds_in_balance_say() -> None:
    """The table stands on itself: an opening is worth its best suit, and what comes of that is in the table as well."""
    round_, random, all_ = Round(KNOWLEDGE.round().openings), Random(2), hands()
    for _ in range(6):
        hand, left = all_[random.randrange(KINDS)], 1 + random.randrange(SOLVED)
        if 0 < size(hand) < CARDS:
            worths = []
            for suit in suits(hand):
                round_.set_up(hand, suit, left)
                worths.append(round_.solve(ITERATIONS))
            assert max(worths) == pytest.approx(round_.openings.worth(left, hand), abs=0.02)


@pytest.mark.clause("MOG-R11")
def test_beyond_the_table_an_opening_is_worth_what_it_is_at_its_end() -> None:
    openings = KNOWLEDGE.round().openings
    hand = counted(cards_in("C7 C8 S7 H9 HA D10"))
    assert hand == 2 + 9 + 81 * 2 + 729
    assert openings.worth(LONGEST + 6, hand) == openings.worth(LONGEST, hand) != 0
    assert openings.worth(LONGEST + 5, hand) == openings.worth(LONGEST - 1, hand) != 0
    assert openings.worth(0, hand) == CARDS - 2 * 6


def test_openings_are_kept_as_bytes() -> None:
    openings = Openings()
    openings.worths[3], openings.worths[500], openings.named[7] = -31.5, 0.25, 5
    again = unpack(pack(openings))
    assert (again.worths[3], again.worths[500], again.worths[4]) == (-31.5, 0.25, 0.0)
    assert (again.named[7], again.named[8]) == (5, 0)
    found = Round(again)
    found.set_up(FULL - 1, 0, 3)
    assert found.solve(5) > -32
