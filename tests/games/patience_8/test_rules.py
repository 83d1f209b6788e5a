"""Patience No. 8: eight packets, pairs, the end, and whether a deal can come out."""

import pytest
from librt.random import Random

from games.patience_8.cases import DEAL_A, DEAL_B, DEAL_C, GAME, SOLUTION_A, Slow, dealt, packets, position
from ludothek.core.errors import BadOption, BadSeats, InvalidMove
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.patience_8.__main__ import count, report
from ludothek.games.patience_8.rules import LONGEST, Patience, missed, start
from ludothek.games.patience_8.solver import FULL, Solver
from ludothek.kit.cards.cards import RANKS, card_text
from support.playing import legal, match_with, play, refused


def tops(state: Patience) -> str:
    """The open cards, pile by pile; `-` for an empty one."""
    return " ".join(card_text(state.top(pile)) if state.top(pile) >= 0 else "-" for pile in range(8))


def ended(state: Patience) -> tuple[int, int, list[int], str]:
    return state.turn, state.points(0), list(state.winners()), state.reason()


# The worked cases.


@pytest.mark.clause("PAT-2", "PAT-3", "PAT-R1", "PAT-R3")
def test_case_1_of_three_aces_any_two_can_be_taken() -> None:
    state = dealt(DEAL_A)
    assert tops(state) == "C10 CJ CA SA DQ C7 DA S8"
    assert legal(state) == ["3-4", "3-7", "4-7"]


@pytest.mark.clause("PAT-3", "PAT-4", "PAT-R6", "PAT-R8")
def test_case_2_a_deal_comes_out() -> None:
    state = dealt(DEAL_A)
    ranks = []
    for move in SOLUTION_A.split():
        ranks.append(RANKS[state.top(int(move[0]) - 1) % 8])
        play(state, move)
    assert " ".join(ranks) == "A 8 Q 10 K J K A 7 8 Q J 9 10 7 9"
    assert tops(state) == "- - - - - - - -"
    assert ended(state) == (NOBODY, 16, [0], "reason-out")


@pytest.mark.clause("PAT-R3", "PAT-R6")
def test_case_3_a_wrong_pair_ends_it_at_once() -> None:
    state = play(dealt(DEAL_A), "3-7")
    assert tops(state) == "C10 CJ SK SA DQ C7 D9 S8"
    assert ended(state) == (NOBODY, 1, [], "reason-missed")


@pytest.mark.clause("PAT-R3", "PAT-R6")
def test_case_4_another_wrong_pair_cannot_be_mended() -> None:
    state = play(dealt(DEAL_A), "4-7")
    solver = Solver(state.cards)
    assert not solver.comes_out(state.left)
    assert 1 + solver.most(state.left) == 11
    assert solver.most(FULL) == 16


@pytest.mark.clause("PAT-R6", "PAT-R8")
def test_case_5_a_deal_may_be_lost_before_it_begins() -> None:
    state = dealt(DEAL_B)
    assert len({top[1:] for top in tops(state).split()}) == 8
    assert legal(state) == []
    assert ended(state) == (NOBODY, 0, [], "reason-hopeless")


@pytest.mark.clause("PAT-R4", "PAT-R6")
def test_case_6_every_way_ends_after_six_pairs() -> None:
    state = dealt(DEAL_C)
    assert legal(state) == ["7-8"]
    ends = set()
    open_ways = [state]
    while open_ways:
        way = open_ways.pop()
        if way.turn == NOBODY:
            ends.add((way.points(0), tops(way), way.reason()))
        open_ways += [play(way.copy(), move) for move in legal(way)]
    assert ends == {(6, "DJ H9 C8 S7 CQ D10 HK -", "reason-hopeless")}
    assert Solver(state.cards).most(FULL) == 6


@pytest.mark.clause("PAT-3", "PAT-4", "PAT-R6")
def test_case_7_the_last_two_piles() -> None:
    state = position("2 HQ S7 / 5 DQ C7")
    assert (state.points(0), legal(state)) == (14, ["2-5"])
    play(state, "2-5")
    assert (tops(state), legal(state)) == ("- HQ - - DQ - - -", ["2-5"])
    play(state, "2-5")
    assert (state.turn, list(state.winners())) == (NOBODY, [0])
    crossed = position("2 S7 HQ / 5 DQ C7")
    assert (tops(crossed), crossed.turn, list(crossed.winners())) == ("- HQ - - C7 - - -", NOBODY, [])


@pytest.mark.clause("PAT-3", "PAT-R2", "PAT-R4", "PAT-R5")
def test_case_8_what_is_refused() -> None:
    match = match_with(GAME, dealt(DEAL_A))
    assert [refused(match, move) for move in ("3-3", "1-2", "CA", "D9", "2-1")] == [
        "PAT-R2",
        "PAT-3",
        "PAT-R4",
        "PAT-R4",
        "PAT-3",
    ]
    empty = match_with(GAME, position("2 HQ S7 / 5 DQ C7"))
    assert [refused(empty, move) for move in ("1-2", "2-3", "1-1", "5-8", "2-2")] == [
        "PAT-R5",
        "PAT-R5",
        "PAT-R5",
        "PAT-R5",
        "PAT-R2",
    ]
    for strange in ("0-3", "3-9", "pass", "3-4-7", "3 4 7"):
        with pytest.raises(InvalidMove):
            match.play(strange)
    assert legal(match.state) == ["3-4", "3-7", "4-7"]


# Dealing.


@pytest.mark.clause("PAT-1", "PAT-2", "PAT-R1")
def test_all_32_cards_are_dealt_packet_by_packet_and_the_last_is_on_top() -> None:
    state = start(1, 0)
    assert len(legal(state)) == 32
    cards = [card for pile in packets(DEAL_A) for card in pile]
    for number, card in enumerate(cards):
        assert state.turn == REFEREE
        assert len(legal(state)) == 32 - number
        play(state, card)
        assert card_text(state.top(number // 4)) == card
    assert state.turn == 0
    assert [card_text(card) for card in state.cards] == cards


@pytest.mark.clause("PAT-1")
def test_it_is_for_one() -> None:
    assert list(GAME.seats) == [1]
    with pytest.raises(BadSeats):
        GAME.settle(2, {})
    assert GAME.settle(1, {}) == {"open_piles": "off"}
    with pytest.raises(BadOption):
        GAME.settle(1, {"open_piles": "half"})


@pytest.mark.clause("PAT-R2", "PAT-R3")
@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("1 C7 / 2 S7 / 3 H7 / 4 D7", ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"]),
        ("1 C7 / 2 S8 / 8 H7 D8", ["2-8"]),
        ("1 C7 S7 / 2 H7 D7", ["1-2"]),
        ("1 C7 D7", []),
        ("1 C10 / 8 D10", ["1-8"]),
    ],
)
def test_a_pair_is_two_open_cards_of_one_rank_on_two_piles(text: str, moves: list[str]) -> None:
    assert legal(position(text)) == moves


@pytest.mark.clause("PAT-R4", "PAT-R5", "PAT-R7")
def test_nothing_but_pairs_can_ever_be_played() -> None:
    random = Random(5)
    for _ in range(5):
        state = start(1, 0)
        while state.turn == REFEREE:
            state.play(state.chance(random))
        while state.turn == 0:
            moves = state.moves()
            assert all(len(set(text.split("-"))) == 2 for text in legal(state))
            left = [len(pile) for pile in lists(state)]
            state.play(moves[random.randrange(len(moves))])
            taken = [before - len(now) for before, now in zip(left, lists(state), strict=True)]
            assert sorted(taken) == [0] * 6 + [1] * 2


def lists(state: Patience) -> list[list[str]]:
    """The piles as they are now."""
    return [[card_text(state.cards[4 * pile + at]) for at in range(state.left >> 4 * pile & 15)] for pile in range(8)]


# A second opinion.


@pytest.mark.clause("PAT-3", "PAT-4", "PAT-R2", "PAT-R3", "PAT-R4", "PAT-R5", "PAT-R6", "PAT-R8")
def test_random_deals_agree_with_lists_of_lists() -> None:
    random = Random(8)
    for _ in range(12):
        state = start(1, 0)
        while state.turn == REFEREE:
            state.play(state.chance(random))
        slow = Slow(lists(state))
        assert Solver(state.cards).most(FULL) == slow.most()
        steps = 32
        while state.turn != NOBODY:
            moves = legal(state)
            assert moves == slow.legal()
            chosen = moves[random.randrange(len(moves))]
            play(state, chosen)
            slow.take(chosen)
            steps += 1
            assert (lists(state), state.points(0)) == (slow.piles, slow.pairs)
            assert Solver(state.cards).most(state.left) == slow.most()
        assert slow.legal() == []
        assert (list(state.winners()) == [0]) == (slow.pairs == 16)
        assert steps <= LONGEST


def test_the_reason_and_the_missed_pair_agree_with_lists_of_lists() -> None:
    random = Random(3)
    seen = set()
    for _ in range(12):
        state = start(1, 0)
        while state.turn == REFEREE:
            state.play(state.chance(random))
        slow = Slow(lists(state))
        chances = [slow.most() == 16]
        while state.turn != NOBODY:
            assert state.reason() == "", "it tells nothing while the deal goes on"
            moves = state.moves()
            move = moves[random.randrange(len(moves))]
            slow.take(state.text(move))
            state.play(move)
            chances.append(slow.pairs + slow.most() == 16)
        lost = chances.index(False) if False in chances else 0
        assert missed(state.cards, state.gone) == lost
        wanted = "reason-out" if chances[-1] else "reason-missed" if chances[0] else "reason-hopeless"
        assert state.reason() == wanted
        seen.add(wanted)
    assert {"reason-missed", "reason-hopeless"} <= seen


def test_about_six_deals_in_ten_can_come_out() -> None:
    assert 100 <= count(200) <= 140
    assert report(40).startswith(f"{count(40)} of 40 deals can come out: ")


# What is not known, and what is taken back.


@pytest.mark.clause("PAT-2", "PAT-R7")
def test_a_guess_keeps_what_is_open_and_shuffles_the_rest() -> None:
    state = play(dealt(DEAL_A), "3-4", "4-8")
    random = Random(1)
    guesses = [state.guess(0, random) for _ in range(20)]
    for guess in guesses:
        assert tops(guess) == tops(state)
        assert list(guess.gone) == list(state.gone)
        assert sorted(guess.cards) == list(range(32))
        for place in range(32):
            assert state.hidden(place) or guess.cards[place] == state.cards[place]
    assert len({tuple(guess.cards) for guess in guesses}) == 20
    assert dealt(DEAL_A, open_piles=True).guess(0, random) == dealt(DEAL_A, open_piles=True)


def begun(**options: str) -> Match:
    """A match with deal A."""
    return Match(GAME, 1, options, Seal.numbered(2), log=[card_text(card) for card in dealt(DEAL_A).cards])


@pytest.mark.clause("PAT-R7")
def test_a_pair_can_be_taken_back_only_if_it_has_uncovered_nothing() -> None:
    match = begun()
    free = []
    for move in SOLUTION_A.split():
        assert isinstance(match.state, Patience)
        covered = sum(len(pile) > 1 for number, pile in enumerate(lists(match.state), 1) if str(number) in move)
        match.play(move)
        free.append(match.free_undo(0))
        assert match.stands(0) == (not match.free_undo(0))
        if not match.over:
            assert free[-1] or covered, "nothing was uncovered"
    assert free[:8] == [False] * 8
    assert any(free)
    assert not free[-1], "the end stands"


@pytest.mark.clause("PAT-R7")
def test_with_open_piles_every_pair_can_be_taken_back() -> None:
    match = begun(open_piles="on")
    for move in SOLUTION_A.split()[:-1]:
        match.play(move)
        assert match.free_undo(0)
        assert not match.stands(0)
