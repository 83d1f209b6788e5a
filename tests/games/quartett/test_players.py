"""Quartett: computer players ask for certain cards first, then whoever most likely has one."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.quartett.cases import GAME, position
from ludothek.games.quartett.mind.knowledge import LISTENS, PLANS, RECKONS, _open
from ludothek.games.quartett.rules import ASK, Quartett
from ludothek.kit.cards.cards import CARDS as DECK
from ludothek.kit.cards.cards import cards_in
from ludothek.kit.common import bits
from support.playing import play


def asks(state: Quartett, skill: int, count: int = 20) -> set[str]:
    random = Random(6)
    return {state.text(GAME.knowledge.policy(state, skill, random)) for _ in range(count)}


def middle() -> Quartett:
    return position("C10 S10 CQ HQ", "D10 DK SQ CA", "HK H10 SA", "CK SK DQ HA DA")


@pytest.mark.clause("QUA-R11")
@pytest.mark.parametrize("skill", [LISTENS, RECKONS, PLANS])
def test_a_card_of_which_all_know_where_it_is_is_asked_for_first(skill: int) -> None:
    state = middle()
    state.turn = 3
    play(state, "2 SQ", "3 HQ")
    state.turn = 0
    assert asks(state, skill) == {"4 SQ"}


@pytest.mark.clause("QUA-R11")
@pytest.mark.parametrize("skill", [LISTENS, RECKONS, PLANS])
def test_nobody_is_asked_in_vain_for_what_he_is_known_not_to_have(skill: int) -> None:
    state = play(middle(), "3 D10")
    state.turn = 0
    assert "3 D10" not in asks(state, skill, 40)


@pytest.mark.clause("QUA-R11")
def test_whoever_has_asked_for_a_rank_has_more_of_it() -> None:
    """Seat 3 has asked seat 2 for a queen: so it holds the other that seat 0 lacks, and seat 1 the one asked for."""
    state = position("C10 S10 HQ CQ", "D10 DK SQ CA", "HK H10 SA", "CK SK DQ HA DA", turn=3)
    play(state, "3 SQ")
    state.turn = 0
    assert asks(state, RECKONS) == {"2 SQ", "4 DQ"}


def show_all(state: Quartett) -> None:
    for seat in range(state.seats):
        for card in bits.members(state.hands[seat]):
            state.show(card, seat)


def test_a_question_that_must_succeed_completes_the_fullest_rank_first() -> None:
    state = middle()
    show_all(state)
    assert asks(state, PLANS) <= {"2 D10", "3 H10", "2 SQ", "4 DQ"}
    state = position("C10 S10 H10 CQ", "D10 DK SQ CA HQ", "HK SA", "CK SK DQ HA DA")
    show_all(state)
    assert asks(state, PLANS) == {"2 D10"}


def test_who_plans_gives_no_rank_away_as_long_as_there_is_another() -> None:
    """All know of the tens, nobody of the queen, and both are as likely with anybody."""
    state = position("C10 S10 CQ", "D10 DK SQ CA", "HK H10 SA HQ", "CK SK DQ HA DA")
    play(state, "4 D10")
    state.turn = 0
    assert all(text.endswith("10") for text in asks(state, PLANS))


def test_a_question_that_was_in_vain_is_known_to_be() -> None:
    """Neither who asked nor who was asked has the card, and nobody asks in vain again."""
    state = play(position("HA SA", "HK DK", "CA DA", "SK CK"), "2 CA")
    ace = cards_in("CA")
    assert [bool(state.lacks[seat] & ace) for seat in range(4)] == [True, True, False, False]
    for seed in range(20):
        hands = state.guess(2, Random(seed)).hands
        assert (hands[2] | hands[3]) & ace
    vain, open_question = (ASK + DECK * asked + bits.lowest(ace) for asked in (1, 2))
    assert [*_open(state, vec[i64]([vain, open_question]))] == [open_question]
    assert [*_open(state, vec[i64]([vain]))] == [vain], "where there is nothing else"
