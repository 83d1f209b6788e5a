"""Skat: the clauses about what a game is worth, won or lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.skat.cases import BOOKLET, GAME, ISKO, PACK, card_points, contract_of, position, reckoned
from ludothek.games.skat.game import terms_of
from ludothek.games.skat.notation import GRAND
from ludothek.games.skat.reckoning import Terms, least, matadors, score
from ludothek.kit.cards.cards import cards_in
from support.playing import play_in_turn

ACHIEVED = terms_of(GAME.settle(3, {"failed_announcement": "achieved"}))
ISKO_ACHIEVED = terms_of(GAME.settle(3, {"preset": "isko", "failed_announcement": "achieved"}))

CASE_2 = "CJ SJ HJ DJ HA H10 HK H9 SA S10 CA C7"
CASE_3 = "HJ DJ HA HK HQ H8 CA C10 SA D7 CJ C7"
CASE_4 = "SJ DJ DA D10 D9 CA C9 S9 SA H7 HA HK"
CASE_5 = "CJ HJ SA S10 SK SQ CA C10 HA DA D7 D8"
CASE_6 = "CJ SJ CA C10 CK CQ C9 C8 C7 SA S10 HA"
CASE_11 = "SJ H7 H8 H9 C7 C8 D7 D8 S7 S8 CA DQ"


def top(kind: int, *held: str) -> int:
    return matadors(cards_in(" ".join(held)), kind)


# Matadors.


@pytest.mark.clause("SKA-13", "SKA-14", "SKA-R5")
@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        ("CJ SJ HJ DJ", (4, 4, 4, 4, 4)),
        ("", (11, 11, 11, 11, 4)),
        ("CJ SJ", (2, 2, 2, 2, 2)),
        ("HJ DJ", (2, 2, 2, 2, 2)),
        ("CJ", (1, 1, 1, 1, 1)),
        ("SJ HJ DJ", (1, 1, 1, 1, 1)),
        ("DJ", (3, 3, 3, 3, 3)),
        ("CJ SJ HJ", (3, 3, 3, 3, 3)),
        ("CJ HJ DJ CA C10", (1, 1, 1, 1, 1)),
        ("CJ SJ HJ DJ CA C10 CK CQ C9 C8 C7", (11, 4, 4, 4, 4)),
        ("CA", (4, 11, 11, 11, 4)),
        ("D7", (11, 11, 11, 10, 4)),
        ("HK", (11, 11, 6, 11, 4)),
        (CASE_2, (5, 6, 7, 4, 4)),
    ],
)
def test_with_and_without_are_counted_from_the_jack_of_clubs_down(cards: str, counts: tuple[int, ...]) -> None:
    assert tuple(matadors(cards_in(cards), kind) for kind in range(5)) == counts


@pytest.mark.clause("SKA-R5", "SKA-20")
def test_the_skat_counts_for_with_and_without_in_hand_games_too() -> None:
    state = position(["CA", "C7", "C8"], "H hand", skat="CJ SJ")
    play_in_turn(state, "CA C7 C8")
    assert state.owned() == cards_in("CA CJ SJ")
    assert matadors(state.owned(), 2) == 2


@pytest.mark.clause("SKA-9", "SKA-15", "SKA-16")
def test_case_1_play_2_to_5_and_with_two() -> None:
    tops = ["CJ", "CJ SJ", "CJ SJ HJ", "CJ SJ HJ DJ"]
    rest = [suit + rank for suit in "SDHC" for rank in "789"]
    plays = []
    for held in tops:
        cards = (held.split() + rest)[:12]
        plays.append(reckoned(" ".join(cards), "D", 61, 5) // 9)
    assert plays == [2, 3, 4, 5]
    without = rest[:3] + rest[4:]
    plays = [reckoned(" ".join([jack, *without]), "D", 61, 5) // 9 for jack in ("SJ", "HJ", "DJ")]
    assert plays == [2, 3, 4]
    two = " ".join(["CJ", "SJ", *rest[:10]])
    for points_made in (61, 89):
        assert [reckoned(two, kind, points_made, 5) for kind in "CSHD"] == [36, 33, 30, 27]


@pytest.mark.clause("SKA-11", "SKA-17")
def test_the_lowest_value_is_18_and_the_base_values_are_as_listed() -> None:
    one = "CJ HJ S7 S8 D7 D8 H7 H8 C7 C8 C9 S9"
    assert [reckoned(one, kind, 61, 5) for kind in ("C", "S", "H", "D", "grand")] == [24, 22, 20, 18, 48]


@pytest.mark.clause("SKA-13", "SKA-16")
def test_case_2() -> None:
    assert reckoned(CASE_2, "H", 61, 6) == (7 + 1) * 10
    assert reckoned(CASE_2, "grand", 61, 6) == 5 * 24
    assert reckoned(CASE_2, "C", 61, 6) == 6 * 12


@pytest.mark.clause("SKA-R16", "SKA-39", "SKA-R25")
def test_case_3_overbid() -> None:
    assert reckoned(CASE_3, "H hand", 75, 7, bid=33) == -40
    assert reckoned(CASE_3, "H hand", 75, 7, bid=33, terms=ISKO) == -80
    assert reckoned(CASE_3, "H hand", 75, 7, bid=30) == 30
    assert reckoned(CASE_3, "H", 75, 7, bid=33) == -80


@pytest.mark.clause("SKA-R16")
@pytest.mark.parametrize(
    ("contract", "bid", "won", "counted"),
    [("D", 18, 18, 18), ("D", 20, 0, 27), ("D", 27, 0, 27), ("D", 30, 0, 36), ("grand", 50, 0, 72), ("C", 24, 24, 24)],
)
def test_an_overbid_game_counts_the_next_multiple_that_reaches_the_bid(
    contract: str, bid: int, won: int, counted: int
) -> None:
    assert reckoned(CASE_4, contract, 61, 6, bid=bid) == (won or -2 * counted)


@pytest.mark.clause("SKA-R16")
def test_schneider_can_save_an_overbid_game_and_a_lost_one_counts_the_bid_at_least() -> None:
    assert reckoned(CASE_4, "D", 90, 8, bid=27) == 27
    assert reckoned(CASE_4, "D", 60, 5, bid=30) == -2 * 36
    assert reckoned(CASE_4, "D", 30, 2, bid=24) == -2 * 27


@pytest.mark.clause("SKA-R12", "SKA-23", "SKA-30", "SKA-39", "SKA-R13")
def test_case_4() -> None:
    made = [(90, 8), (89, 7), (61, 5), (60, 5), (30, 1)]
    assert [reckoned(CASE_4, "D", *each) for each in made] == [27, 18, 18, -36, -54]
    assert reckoned(CASE_4, "D", 31, 2) == -36


@pytest.mark.clause("SKA-21", "SKA-24", "SKA-32", "SKA-R14")
def test_case_5() -> None:
    assert reckoned(CASE_5, "S hand schneider", 90, 8) == 55
    assert reckoned(CASE_5, "S hand schneider", 89, 8) == -55
    assert reckoned(CASE_5, "S hand schneider", 89, 8, terms=ISKO) == -110
    assert reckoned(CASE_5, "S hand schneider", 120, 10) == 66
    assert reckoned(CASE_5, "S hand schneider", 120, 10, terms=ISKO) == 66


@pytest.mark.clause("SKA-21", "SKA-30", "SKA-R13")
def test_case_6() -> None:
    assert reckoned(CASE_6, "C hand", 120, 10) == 84
    assert reckoned(CASE_6, "C hand", 120, 10, terms=ISKO) == 72
    for terms in (BOOKLET, ISKO):
        assert reckoned(CASE_6, "C hand", 95, 9, terms=terms) == 60


@pytest.mark.clause("SKA-11", "SKA-33", "SKA-R11", "SKA-R15")
def test_case_7() -> None:
    assert reckoned(CASE_2, "grand ouvert", 120, 10) == 396
    assert reckoned(CASE_2, "grand ouvert", 120, 10, terms=ISKO) == 264
    assert reckoned(CASE_2, "grand ouvert", 118, 9) == -396
    assert reckoned(CASE_2, "grand ouvert", 118, 9, terms=ISKO) == -528


@pytest.mark.clause("SKA-12", "SKA-29", "SKA-39", "SKA-R18", "SKA-R19")
@pytest.mark.parametrize(
    ("contract", "won", "lost", "lost_isko"),
    [
        ("null", 23, -46, -46),
        ("null hand", 35, -35, -70),
        ("null ouvert", 46, -92, -92),
        ("null ouvert hand", 59, -59, -118),
    ],
)
def test_case_8(contract: str, won: int, lost: int, lost_isko: int) -> None:
    for terms, loss in ((BOOKLET, lost), (ISKO, lost_isko)):
        assert reckoned(CASE_2, contract, 0, 0, terms=terms) == won
        for made in ((0, 1), (11, 1), (100, 9)):
            assert reckoned(CASE_2, contract, *made, terms=terms) == loss


@pytest.mark.clause("SKA-23", "SKA-25", "SKA-R13")
def test_case_11() -> None:
    assert reckoned(CASE_11, "H", 0, 0) == -80
    rest = [card for card in PACK if card not in CASE_11.split()]
    state = position(["SJ", "CJ", "HJ"], "H", won=["", " ".join(rest[:20]), ""], skat="CA DQ")
    state.spent = cards_in("H7 H8 H9 C7 C8 D7 D8 S7 S8")
    play_in_turn(state, "SJ CJ HJ")
    assert card_points("CA DQ") == 14
    assert (state.card_points(), state.points(0)) == (0, -80)


# Levels.

TWO = "CJ SJ HA H10 HK C7 C8 D7 D8 S7 S8 S9"
"""With two in every game, and hearts for trumps with two too: HJ is missing."""


@pytest.mark.clause("SKA-21", "SKA-30", "SKA-R13")
@pytest.mark.parametrize(
    ("contract", "made", "booklet", "additive"),
    [
        ("H", (61, 5), 1, 1),
        ("H", (90, 7), 2, 2),
        ("H", (120, 10), 3, 3),
        ("H", (60, 5), -1, -1),
        ("H", (30, 2), -2, -2),
        ("H", (0, 1), -2, -2),
        ("H", (0, 0), -3, -3),
        ("H hand", (61, 5), 2, 2),
        ("H hand", (90, 7), 3, 3),
        ("H hand", (120, 10), 5, 4),
        ("H hand", (60, 5), -2, -2),
        ("H hand", (30, 2), -3, -3),
        ("H hand", (0, 0), -5, -4),
        ("H hand schneider", (90, 7), 4, 4),
        ("H hand schneider", (89, 7), -4, -4),
        ("H hand schneider", (30, 3), -4, -4),
        ("H hand schneider", (120, 10), 5, 5),
        ("H hand schneider", (0, 0), -5, -5),
        ("H hand schwarz", (120, 10), 6, 6),
        ("H hand schwarz", (120, 9), -6, -6),
        ("H hand schwarz", (61, 9), -6, -6),
        ("H hand schwarz", (0, 0), -6, -6),
        ("H ouvert", (120, 10), 7, 7),
        ("H ouvert", (118, 9), -7, -7),
        ("H ouvert", (0, 0), -7, -7),
        ("grand hand", (120, 10), 5, 4),
        ("grand ouvert", (120, 10), 7, 7),
    ],
)
def test_the_two_level_tables(contract: str, made: tuple[int, int], booklet: int, additive: int) -> None:
    base = 10 if contract.startswith("H") else 24
    for level, additive_counts, lost_hand in ((booklet, False, 1), (additive, True, 2)):
        terms = Terms(24, lost_hand, 2, additive=additive_counts, announced_counts=True, clockwise=False)
        factor = 1 if level > 0 else 2 if contract in ("H", "grand") else lost_hand
        sign = 1 if level > 0 else -1
        assert reckoned(TWO, contract, *made, terms=terms) == sign * factor * base * (2 + abs(level))


@pytest.mark.clause("SKA-R14")
@pytest.mark.parametrize(
    ("contract", "made", "level"),
    [
        ("H hand schneider", (89, 8), -2),
        ("H hand schneider", (61, 6), -2),
        ("H hand schneider", (60, 6), -2),
        ("H hand schneider", (30, 3), -3),
        ("H hand schneider", (90, 7), 4),
        ("H hand schwarz", (118, 9), -3),
        ("H hand schwarz", (80, 7), -2),
        ("H hand schwarz", (120, 10), 6),
        ("H ouvert", (118, 9), -3),
        ("H ouvert", (61, 6), -2),
        ("H ouvert", (120, 10), 7),
    ],
)
def test_achieved_lets_only_what_was_made_count(contract: str, made: tuple[int, int], level: int) -> None:
    sign = 1 if level > 0 else -1
    assert reckoned(TWO, contract, *made, terms=ACHIEVED) == sign * 10 * (2 + abs(level))
    factor = 1 if level > 0 else 2
    assert reckoned(TWO, contract, *made, terms=ISKO_ACHIEVED) == sign * factor * 10 * (2 + abs(level))


@pytest.mark.clause("SKA-R14")
def test_achieved_differs_for_schwarz_of_the_soloist_in_the_two_tables() -> None:
    assert reckoned(TWO, "H hand schwarz", 0, 0, terms=ACHIEVED) == -(2 + 5) * 10
    assert reckoned(TWO, "H hand schwarz", 0, 0, terms=ISKO_ACHIEVED) == -2 * (2 + 4) * 10


@pytest.mark.clause("SKA-R14", "SKA-R16")
def test_achieved_below_the_bid_counts_the_next_multiple() -> None:
    assert reckoned(TWO, "H hand schneider", 80, 8, bid=55, terms=ACHIEVED) == -60
    assert reckoned(TWO, "H hand schneider", 90, 8, bid=60, terms=ACHIEVED) == 60


@pytest.mark.clause("SKA-R11")
def test_only_open_hand_games_must_take_all_ten_tricks() -> None:
    assert reckoned(TWO, "H hand", 61, 5) > 0
    assert reckoned(TWO, "H hand schneider", 90, 9) > 0
    assert reckoned(TWO, "H ouvert", 110, 9) < 0


@pytest.mark.clause("SKA-R12", "SKA-32")
def test_90_is_schneider_and_89_is_not() -> None:
    assert reckoned(TWO, "H", 90, 8) - reckoned(TWO, "H", 89, 8) == 10
    assert reckoned(TWO, "H hand schneider", 90, 8) > 0 > reckoned(TWO, "H hand schneider", 89, 8)


@pytest.mark.clause("SKA-38")
def test_the_final_value_counts_even_if_more_than_was_bid() -> None:
    assert reckoned(TWO, "H", 61, 5, bid=18) == reckoned(TWO, "H", 61, 5, bid=30) == 30


@pytest.mark.clause("SKA-38", "SKA-39")
@given(
    st.sampled_from(range(25)),
    st.integers(0, 120),
    st.integers(0, 10),
    st.sampled_from([BOOKLET, ISKO, ACHIEVED]),
)
def test_a_score_is_never_nought_and_a_win_needs_61(contract: int, made: int, tricks: int, terms: Terms) -> None:
    written = score(terms, contract, 18, cards_in(TWO), made, tricks)
    assert written != 0
    if written > 0:
        assert made >= 61
        assert written >= least(terms, contract, cards_in(TWO))


@pytest.mark.clause("SKA-R15")
def test_grand_ouvert_reaches_the_highest_bid() -> None:
    assert least(BOOKLET, contract_of("grand ouvert"), cards_in(CASE_2)) == 396
    assert least(ISKO, contract_of("grand ouvert"), cards_in(CASE_2)) == 264
    assert matadors(cards_in(CASE_2), GRAND) == 4
