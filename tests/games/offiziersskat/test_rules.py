"""Offiziersskat: how it is dealt, trumps, following, the card below, who has won and what it brings."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.offiziersskat.cases import CARD_TEXTS, GAME, dealt, places, position, unseen
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.state import NOBODY, REFEREE, playout
from ludothek.games.offiziersskat import ranking
from ludothek.games.offiziersskat.rules import LONGEST, MOVES, Offiziersskat, start
from ludothek.kit.cards.cards import CARDS, POINTS, card_text, cards_in, cards_text, find_card
from support.playing import legal, match_with, play, points, refused


def order(trumps: str, *, skat_ten: int = 0) -> str:
    """All trumps from high to low."""
    kind = "CSHD".index(trumps) if trumps != "grand" else 4
    heights = ranking.order(kind, skat_ten, 0).heights
    found = sorted(range(CARDS), key=lambda card: -heights[card])
    return " ".join(card_text(card) for card in found if card_text(card)[0] == trumps or card_text(card)[1:] == "J")


# The worked cases.


@pytest.mark.clause("OFF-5", "OFF-6", "OFF-R4")
def test_case_1_the_order_of_trumps_and_a_seven_that_takes_an_ace() -> None:
    assert order("H") == "CJ SJ HJ DJ HA HK HQ H10 H9 H8 H7"
    state = play(position("H7 C8", "SA D7", "H"), "H7", "SA")
    assert (state.taken(0), state.leader, state.turn) == (11, 0, 0)


@pytest.mark.clause("OFF-R5")
def test_case_2_a_suit_must_be_followed_though_there_are_trumps() -> None:
    state = play(position("DA C7 C8 C9 C10", "D7 SJ S7 CK HA", "S"), "DA")
    assert legal(state) == ["D7"]


@pytest.mark.clause("OFF-8", "OFF-5")
def test_case_3_a_jack_is_a_trump_that_must_be_followed_by_trumps() -> None:
    state = play(position("HJ D7 D8 D9", "C7 HA H9 SJ", "C", won="HQ"), "HJ")
    assert legal(state) == ["C7", "SJ"]
    won, lost = play(state.copy(), "SJ"), play(state.copy(), "C7")
    assert (won.leader, won.won[1] & cards_in("HJ SJ")) == (1, cards_in("HJ SJ"))
    assert won.taken(1) - state.taken(1) == 4
    assert (lost.leader, lost.taken(0) - state.taken(0)) == (0, 2)


@pytest.mark.clause("OFF-R5", "OFF-7")
def test_case_4_who_cannot_follow_plays_anything() -> None:
    state = play(position("D9 H7 H8", "C10 SA HK", "C", won="HQ"), "D9")
    assert legal(state) == ["C10", "SA", "HK"]
    trumped, thrown = play(state.copy(), "C10"), play(state.copy(), "SA")
    assert (trumped.leader, trumped.taken(1) - state.taken(1)) == (1, 10)
    assert (thrown.leader, thrown.taken(0) - state.taken(0)) == (0, 11)


@pytest.mark.clause("OFF-R4")
@pytest.mark.parametrize(("skat_ten", "taker"), [(0, 1), (1, 0)])
def test_case_5_the_queen_beats_the_ten_unless_it_ranks_as_in_skat(skat_ten: int, taker: int) -> None:
    state = play(position("H10 D7", "HQ D8", "C", skat_ten=skat_ten), "H10", "HQ")
    assert (state.leader, bool(state.won[taker] & cards_in("H10"))) == (taker, True)


@pytest.mark.clause("OFF-9", "OFF-R7", "OFF-R6")
def test_case_6_the_lower_card_is_turned_before_the_answer() -> None:
    state = position("C7/D8 C8/D9 DA/S7", "D7/H9 C9/H10 C10/HJ", "S")
    play(state, "DA")
    assert places(state, 0).split()[:3] == ["C7/D8", "C8/D9", "S7"]
    assert state.turn == 1
    play(state, "D7")
    assert "S7" in legal(state)


@pytest.mark.clause("OFF-2", "OFF-11", "OFF-12")
@pytest.mark.parametrize(
    ("won", "count", "paid", "reason"),
    [
        ("CA SA HA DA C10 CQ SJ HJ", 61, 5, "reason-won"),
        ("CA SA HA DA CQ SQ HQ SJ HJ DJ", 59, -5, "reason-won"),
        ("CA SA HA DA C10 S10 H10 CK SK HK DK", 90, 10, "reason-schneider"),
        ("CA SA HA DA C10 S10 H10 CK SK HK CQ", 89, 5, "reason-won"),
        ("C10 S10 CK SK SJ", 30, -10, "reason-schneider"),
        ("C10 S10 CK SK CQ", 31, -5, "reason-won"),
    ],
)
def test_case_7_what_a_game_brings(won: str, count: int, paid: int, reason: str) -> None:
    state = play(position("C7", "D8", "C", won=won), "C7", "D8")
    assert (state.taken(0), state.taken(1)) == (count, 120 - count)
    assert (points(state), state.reason()) == ([paid, -paid], reason)


@pytest.mark.clause("OFF-12", "OFF-R11")
def test_case_7_no_trick_is_schwarz_and_an_empty_one_only_schneider() -> None:
    all_but = [card for card in CARD_TEXTS if card not in ("C7", "D8")]
    schwarz = play(position("C7", "D8", "C", won=" ".join(all_but)), "C7", "D8")
    assert (points(schwarz), schwarz.taken(0), schwarz.reason()) == ([15, -15], 120, "reason-schwarz")
    most = [card for card in all_but if card not in ("H7", "H8")]
    schneider = play(position("C7", "D8", "C", won=" ".join(most)), "C7", "D8")
    assert (points(schneider), schneider.taken(0), schneider.reason()) == ([10, -10], 120, "reason-schneider")


@pytest.mark.clause("OFF-13", "OFF-R10")
@pytest.mark.parametrize(("mine", "theirs", "paid"), [("C7", "D8", 5), ("D8", "C7", -5)])
def test_case_8_at_60_each_the_last_trick_decides(mine: str, theirs: str, paid: int) -> None:
    state = position(mine, theirs, "C", won="CA SA HA DA C10 SK SJ")
    play(state, mine, theirs)
    assert (state.taken(0), state.taken(1)) == (60, 60)
    assert (points(state), state.reason()) == ([paid, -paid], "reason-last-trick")
    assert list(state.winners()) == [0 if paid > 0 else 1]


@pytest.mark.clause("OFF-R12")
@pytest.mark.parametrize(("counters", "paid"), [((8, 92), 8), ((10, 90), 10), ((11, 89), 10), ((1, 99), 1)])
def test_case_9_nobody_pays_more_than_he_has(counters: tuple[int, int], paid: int) -> None:
    state = position("D8", "C7", "C", won="CA SA", counters=counters)
    play(state, "D8", "C7")
    assert (points(state), state.reason()) == ([-paid, paid], "reason-schneider")


@pytest.mark.clause("OFF-4", "OFF-R1")
def test_case_10_how_the_pack_is_dealt() -> None:
    state = dealt()
    assert places(state, 0) == "H7/C7 H8/C8 H9/C9 H10/C10 HJ/CJ HQ/CQ HK/CK HA/CA"
    assert places(state, 1) == "D7/S7 D8/S8 D9/S9 D10/S10 DJ/SJ DQ/SQ DK/SK DA/SA"
    other = dealt(dealer=0)
    assert (places(other, 1), places(other, 0)) == (places(state, 0), places(state, 1))


# Dealing and naming trumps.


@pytest.mark.clause("OFF-1", "OFF-3", "OFF-14", "OFF-R12", "OFF-R13")
def test_it_is_for_two_with_32_cards_and_equally_many_counters() -> None:
    assert list(GAME.seats) == [2]
    with pytest.raises(BadSeats):
        GAME.settle(3, {})
    assert GAME.settle(2, {}) == {
        "games": 4,
        "counters": 50,
        "ten_rank": "low",
        "follow": "skat",
        "grand": "off",
        "first_dealer": "lot",
    }
    for wrong in ({"games": 0}, {"games": 21}, {"counters": 14}, {"counters": 1001}, {"ten_rank": "high"}):
        with pytest.raises(BadOption):
            GAME.settle(2, wrong)
    start = GAME.start(2, {"counters": 15})
    assert isinstance(start, Offiziersskat)
    assert list(start.counters) == [15, 15]
    assert sum(POINTS[card % 8] for card in range(CARDS)) == 120


@pytest.mark.clause("OFF-4", "OFF-R1", "OFF-R2", "OFF-R8", "OFF-R9")
def test_all_cards_are_laid_before_the_leader_names_trumps() -> None:
    state = start(-1, vec[i64]([50, 50]))
    assert legal(state) == ["dealer0", "dealer1"]
    play(state, "dealer0")
    for number, card in enumerate(CARD_TEXTS):
        assert (state.turn, len(legal(state))) == (REFEREE, CARDS - number)
        play(state, card)
    assert (state.turn, legal(state)) == (1, ["C", "S", "H", "D"])
    assert cards_text(state.hands[1]) == "H7 H8 H9 H10 HJ HQ HK HA"
    play(state, "S")
    assert (state.turn, state.leader, len(legal(state))) == (1, 1, 8)


@pytest.mark.clause("OFF-R3")
def test_grand_may_be_named_only_where_it_was_agreed() -> None:
    assert legal(dealt(grand=1)) == ["C", "S", "H", "D", "grand"]
    assert order("grand") == "CJ SJ HJ DJ"
    match = match_with(GAME, dealt())
    assert refused(match, "grand") == "OFF-R3"
    state = play(position("D7 CJ", "CA H9", "grand"), "D7", "CA")
    assert state.leader == 0, "no suit is trumps"
    assert legal(play(position("CJ D8", "CA H9", "grand"), "CJ")) == ["CA", "H9"]


@pytest.mark.clause("OFF-5", "OFF-R2", "OFF-R6", "OFF-8", "OFF-R5")
def test_what_may_not_be_played_is_refused_by_its_clause() -> None:
    match = match_with(GAME, dealt())
    assert refused(match, "H7") == "OFF-5"
    match.play("C")
    assert [refused(match, move) for move in ("S", "grand", "C7", "D7", "S7")] == [
        "OFF-R2",
        "OFF-R2",
        "OFF-R6",
        "OFF-R6",
        "OFF-R6",
    ]
    match = match_with(GAME, play(position("HJ D7", "C7 HA", "C"), "HJ"))
    assert refused(match, "HA") == "OFF-8"
    match = match_with(GAME, play(position("D7 H8", "D8 HA", "C"), "D7"))
    assert refused(match, "HA") == "OFF-R5"


# Playing.


@pytest.mark.clause("OFF-6", "OFF-R4")
@pytest.mark.parametrize(
    ("trumps", "led", "answer", "skat_ten", "taker"),
    [
        ("H", "CJ", "SJ", 0, "led"),
        ("H", "DJ", "HJ", 0, "answer"),
        ("H", "HA", "DJ", 0, "answer"),
        ("H", "H10", "HQ", 0, "answer"),
        ("H", "H10", "HQ", 1, "led"),
        ("H", "SA", "H7", 0, "answer"),
        ("H", "H7", "SA", 0, "led"),
        ("H", "S7", "DA", 0, "led"),
        ("H", "SK", "S10", 0, "led"),
        ("H", "SK", "S10", 1, "answer"),
        ("H", "S9", "S10", 0, "answer"),
        ("grand", "HA", "H10", 1, "led"),
        ("grand", "HA", "DJ", 0, "answer"),
        ("grand", "D7", "HA", 0, "led"),
    ],
)
def test_which_card_takes_the_trick(trumps: str, led: str, answer: str, skat_ten: int, taker: str) -> None:
    kind = "CSHD".index(trumps) if trumps != "grand" else 4
    above = ranking.order(kind, skat_ten, 0).above[find_card(led)]
    assert bool(above >> find_card(answer) & 1) == (taker == "answer")


@pytest.mark.clause("OFF-8", "OFF-R5")
@pytest.mark.parametrize(
    ("led", "trump_only", "moves"),
    [
        ("D9", 0, ["D7"]),
        ("D9", 1, ["CJ", "S7", "HA", "D7"]),
        ("SK", 0, ["CJ", "S7"]),
        ("SK", 1, ["CJ", "S7"]),
        ("HJ", 1, ["CJ", "S7"]),
        ("C9", 0, ["CJ", "S7", "HA", "D7"]),
        ("C9", 1, ["CJ", "S7", "HA", "D7"]),
    ],
)
def test_what_must_be_followed(led: str, trump_only: int, moves: list[str]) -> None:
    state = position(f"{led} H7 H8 H9", "D7 HA CJ S7", "S", trump_only=trump_only)
    assert legal(play(state, led)) == moves


@pytest.mark.clause("OFF-R5")
@pytest.mark.parametrize(("lang", "jack"), [("de", "Bube"), ("en", "jack"), ("it", "fante"), ("nl", "boer")])
def test_the_rulebook_says_that_a_jack_does_not_follow_its_suit(lang: str, jack: str) -> None:
    assert jack in rulebook(GAME, lang).clause("OFF-R5")


@pytest.mark.clause("OFF-8", "OFF-R6")
def test_a_trump_that_still_lies_face_down_need_not_be_followed() -> None:
    state = play(position("CJ D7", "HA/S7", "S"), "CJ")
    assert legal(state) == ["HA"]


@pytest.mark.clause("OFF-9", "OFF-R7", "OFF-R6")
def test_what_is_turned_by_the_answer_can_be_played_in_the_next_trick() -> None:
    state = position("D7/H8 D9", "DA/S7 H9", "S")
    play(state, "D7")
    assert (places(state, 0).split()[0], legal(state)) == ("H8", ["DA"])
    play(state, "DA")
    assert (state.turn, legal(state)) == (1, ["S7", "H9"])
    play(state, "S7")
    assert places(state, 1).split()[0] == "-", "nothing lay below it"


@pytest.mark.clause("OFF-10", "OFF-R8")
def test_the_taker_leads_to_the_next_trick() -> None:
    state = position("D7 D8 C8", "DA S7 H9", "S")
    turns = []
    for card in ("D7", "DA", "S7", "C8", "H9", "D8"):
        turns.append(int(state.turn))
        play(state, card)
    assert turns == [0, 1, 1, 0, 1, 0]
    assert state.turn == NOBODY


@pytest.mark.clause("OFF-2", "OFF-7", "OFF-11", "OFF-R14")
def test_every_game_ends_after_16_tricks_with_all_120_points_taken() -> None:
    random = Random(4)
    for number in range(12):
        state = start(number % 2, vec[i64]([50, 50]), number & 1, number >> 1 & 1, number >> 2 & 1)
        assert playout(state, random) == LONGEST - 1
        assert state.taken(0) + state.taken(1) == 120
        assert state.points(0) == -state.points(1) != 0
        assert legal(state) == []
        assert {state.points(seat) for seat in range(2)} <= {5, 10, 15, -5, -10, -15}
    assert len({state.text(move) for move in range(MOVES)}) == MOVES


# What nobody knows.


@pytest.mark.clause("OFF-R15")
def test_neither_player_can_tell_what_lies_face_down() -> None:
    random = Random(2)
    state = dealt(trumps="H")
    seen: set[tuple[int, ...]] = set()
    for seat in (0, 1, 0, 1):
        guessed = state.guess(seat, random)
        assert (list(guessed.hands), guessed.covered) == (list(state.hands), state.covered)
        assert sorted(guessed.cards) == sorted(state.cards)
        seen |= {tuple(guessed.cards[:8]), tuple(guessed.cards[8:16])}
        assert cards_in(" ".join(map(card_text, guessed.cards[:16]))) == unseen(state)
    assert len(seen) == 8


@pytest.mark.clause("OFF-R15", "OFF-R6")
def test_a_refusal_is_the_same_whatever_lies_face_down() -> None:
    random = Random(3)
    state = play(dealt(trumps="H"), "HA")
    for _ in range(5):
        guessed = state.guess(1, random)
        assert [guessed.refusal(move) for move in range(MOVES)] == [state.refusal(move) for move in range(MOVES)]


@pytest.mark.clause("OFF-9", "OFF-R15")
def test_a_card_that_turned_another_one_over_is_not_taken_back_freely() -> None:
    match = Match(GAME, 2, {"first_dealer": 1}, log=CARD_TEXTS)
    match.play("D")
    assert match.free_undo(0), "nothing has come to light yet"
    match.play("H7")
    match.play("DA")
    assert match.turn == 1
    assert not match.free_undo(1), "the ace of spades lay below it"
