"""Yatzy: the clauses about throwing, leaving dice standing, entering, striking and counting one game."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.yatzy.cases import (
    ALL_FIELDS,
    TERMS,
    canonical,
    entries,
    expected_entries,
    expected_keeps,
    faces,
    follow,
    number,
    position,
    sheet,
    terms_of,
)
from ludothek.core.state import NOBODY, REFEREE, playout
from ludothek.games.yatzy.rules import DIE, FIELD_TEXTS, FIELDS, FREE, MOVES, start
from ludothek.games.yatzy.throws import FACE_TEXTS, MULTISETS, contains, multiset
from support.playing import legal

RULES = st.sets(st.sampled_from(sorted(TERMS)))

# The worked cases: dice, fields that are free, rules agreed otherwise, and all that may be written.
CASES = [
    pytest.param("66614", "", {"6": 18, "3p": 23, "1": 1, "4": 4, "ch": 23}, id="case 1"),
    pytest.param("22214", "", {"2": 6, "1": 1, "4": 4, "3p": 11, "ch": 11}, id="case 2: twos"),
    pytest.param("55526", "", {"5": 15, "2": 2, "6": 6, "3p": 23, "ch": 23}, id="case 2: three of a kind"),
    pytest.param("44446", "", {"4": 16, "6": 6, "4p": 22, "3p": 22, "ch": 22}, id="case 3"),
    pytest.param("11144", "", {"fh": 25, "3p": 11, "1": 3, "4": 8, "ch": 11}, id="case 4"),
    pytest.param("23456", "2 3 ks gs", {"2": 2, "3": 3, "gs": 40, "ks": 30}, id="case 5: large straight"),
    pytest.param("13456", "ks gs", {"ks": 30}, id="case 5: small straight"),
    pytest.param("12344", "ks gs", {"ks": 30}, id="case 5: with a pair"),
    pytest.param("12356", "ks gs", {"xks": 0, "xgs": 0}, id="case 5: neither"),
    pytest.param("44444", "", {"y": 50, "4": 20, "3p": 20, "4p": 20, "fh": 25, "ch": 20}, id="case 6"),
    pytest.param(
        "44444",
        "full_house_five=no",
        {"y": 50, "4": 20, "3p": 20, "4p": 20, "ch": 20},
        id="case 6: five are no full house",
    ),
    pytest.param("22346", "1 gs y", {"x1": 0, "xgs": 0, "xy": 0}, id="case 8: nothing fits"),
    pytest.param("12236", "1 gs y", {"1": 1}, id="case 8: one fits"),
    pytest.param("12236", "1 gs y strike=any_time", {"1": 1, "xgs": 0, "xy": 0}, id="case 8: strike any time"),
    pytest.param("65442", "6 ch", {"6": 6, "ch": 21}, id="case 9: chance at any time"),
    pytest.param("65442", "6 ch chance=last_resort", {"6": 6}, id="case 9: chance as the last resort"),
    pytest.param("55442", "6 ch", {"ch": 20}, id="case 9: chance fits, so nothing is struck"),
    pytest.param("55442", "6 ch chance=last_resort", {"ch": 20}, id="chance when nothing else fits"),
    pytest.param("55442", "6 ch strike=any_time", {"ch": 20, "x6": 0}, id="chance or a strike"),
    pytest.param("65442", "6 y ch strike=any_time chance=last_resort", {"6": 6, "xy": 0}, id="chance is never struck"),
    pytest.param("55442", "6 ch strike=any_time chance=last_resort", {"ch": 20, "x6": 0}, id="last resort or strike"),
    pytest.param("33333", "fh full_house_five=no", {"xfh": 0}, id="five equal in a struck full house"),
    pytest.param("33333", "fh", {"fh": 25}, id="five equal in a full house"),
    pytest.param("33344", "fh full_house_five=no", {"fh": 25}, id="a plain full house is always one"),
    pytest.param("33334", "fh", {"xfh": 0}, id="four and one are no full house"),
    pytest.param("12345", "ks", {"ks": 30}, id="a large straight in the small"),
    pytest.param("34566", "ks gs", {"ks": 30}, id="the highest small straight"),
    pytest.param("12346", "ks gs", {"ks": 30}, id="the lowest small straight"),
    pytest.param("11111", "1", {"1": 5}, id="five ones"),
    pytest.param("66666", "1 2 3 4 5", {"x1": 0, "x2": 0, "x3": 0, "x4": 0, "x5": 0}, id="a Yatzy that fits nothing"),
]


@pytest.mark.clause(
    "YAT-10", "YAT-11", "YAT-12", "YAT-14", "YAT-15", "YAT-16", "YAT-17", "YAT-18", "YAT-19", "YAT-20", "YAT-21"
)
@pytest.mark.clause("YAT-22", "YAT-23", "YAT-R4", "YAT-R5", "YAT-R6", "YAT-R7", "YAT-R8", "YAT-R9")
@pytest.mark.parametrize(("dice", "given_with", "written"), CASES)
def test_what_may_be_written(dice: str, given_with: str, written: dict[str, int]) -> None:
    rules = [word for word in given_with.split() if "=" in word]
    free = " ".join(word for word in given_with.split() if "=" not in word)
    assert entries(position(dice, free or ALL_FIELDS, *rules)) == written


@pytest.mark.clause("YAT-3", "YAT-10", "YAT-11", "YAT-15", "YAT-19", "YAT-20", "YAT-21", "YAT-22", "YAT-R5", "YAT-R6")
@given(st.lists(st.integers(1, 6), min_size=5, max_size=5), st.sets(st.sampled_from(FIELD_TEXTS), min_size=1), RULES)
def test_any_dice_on_any_sheet_under_any_rules(dice: list[int], free: set[str], rules: set[str]) -> None:
    state = position("".join(map(str, dice)), " ".join(free), *rules)
    assert entries(state) == expected_entries(dice, free, rules)


# Throwing and leaving dice standing.


@pytest.mark.clause("YAT-9", "YAT-R3")
def test_worked_case_7_kept_dice_stay() -> None:
    state = follow(start(1, 0), "66234", "66", "555")
    assert set(legal(state)) == {"66", "665", "6655", "66555"}
    assert state.refusal(number("555")) == state.refusal(number("5")) == "YAT-9"
    assert state.refusal(number("6664")) == "YAT-7"
    free = follow(start(1, 0, TERMS["kept_dice=free"]), "66234", "66", "555")
    assert len(legal(free)) == 12
    assert {"555", "5", "-", "6", "65", "66555"} < set(legal(free))


@pytest.mark.clause("YAT-6", "YAT-7")
def test_a_round_has_three_throws_and_then_a_field_is_due() -> None:
    state = follow(start(2, 0), "66214")
    assert (state.turn, state.throws, state.entering()) == (0, 1, False)
    follow(state, "66", "653")
    assert (state.turn, state.throws, state.entering()) == (0, 2, False)
    follow(state, "666", "41")
    assert (state.turn, state.throws, state.entering()) == (0, 3, True)
    assert all(move >= MULTISETS for move in state.moves())
    assert state.refusal(number("666")) == "YAT-6"
    follow(state, "6")
    assert state.sheets[5] == 18
    assert (state.player, state.turn, state.throws, state.dice, state.standing) == (1, REFEREE, 1, 0, 0)


@pytest.mark.clause("YAT-8", "YAT-10")
def test_worked_case_12_an_early_stop() -> None:
    state = follow(start(1, 0), "23456")
    assert state.refusal(number("gs")) == "YAT-10"
    follow(state, "23456")
    assert (state.turn, state.throws) == (0, 1)
    assert entries(state) == {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "ks": 30, "gs": 40, "ch": 20}
    assert state.refusal(number("6")) == "YAT-10"
    assert follow(state, "gs").points(0) == 40


@pytest.mark.clause("YAT-8")
def test_a_stop_after_the_second_throw() -> None:
    state = follow(start(1, 0), "23451", "2345", "6", "23456")
    assert state.entering()
    assert state.throws == 2
    assert faces(follow(start(1, 0), "23451", "2345", "6")) == "23456"


@pytest.mark.clause("YAT-7", "YAT-R2")
def test_no_die_need_stay_as_long_as_none_stood_before() -> None:
    state = follow(start(1, 0), "66214", "-")
    assert faces(state) == "00000"
    follow(state, "11111")
    assert "-" in legal(state)
    follow(state, "-", "23456")
    assert state.entering()
    stood = follow(start(1, 0), "66214", "6", "1111")
    assert "-" not in legal(stood)
    assert stood.refusal(number("-")) == "YAT-9"


@pytest.mark.clause("YAT-7")
def test_dice_that_do_not_lie_there_cannot_stay() -> None:
    state = follow(start(1, 0), "66214")
    assert len(legal(state)) == 3 * 2 * 2 * 2
    for text in ("666", "5", "2211", "66321"):
        assert text not in legal(state)
        assert state.refusal(number(text)) == "YAT-7"


@pytest.mark.clause("YAT-9", "YAT-R3")
def test_dice_stay_on_their_places_and_equal_ones_stand_for_each_other() -> None:
    state = follow(start(1, 0), "12366", "6")
    assert (faces(state), state.standing) == ("00060", 0b01000)
    follow(state, "6111")
    assert (faces(state), state.standing) == ("61161", 0b01000)
    follow(state, "6")
    assert (faces(state), state.standing) == ("00060", 0b01000)
    more = follow(start(1, 0), "12366", "6", "6111", "66")
    assert (faces(more), more.standing) == ("60060", 0b01001)


@pytest.mark.clause("YAT-9", "YAT-R3")
@given(
    st.lists(st.integers(1, 6), min_size=15, max_size=15),
    RULES,
    st.lists(st.integers(0, 31), min_size=2, max_size=2),
)
def test_any_round_agrees_with_dice_that_are_moved_by_hand(
    thrown: list[int], rules: set[str], picks: list[int]
) -> None:
    state = start(1, 0, terms_of(rules))
    coming = iter(thrown)
    dice, standing = [0] * 5, set[int]()
    for throw in range(3):
        for place in range(5):
            if place not in standing:
                dice[place] = next(coming)
                state.play(DIE + dice[place] - 1)
        assert state.throws == throw + 1
        assert faces(state) == "".join(map(str, dice))
        assert state.standing == sum(1 << place for place in standing)
        if throw == 2:
            break
        keeps = expected_keeps(dice, standing, rules)
        assert set(legal(state)) == keeps
        stay = sorted(keeps)[picks[throw] % len(keeps)]
        state.play(number(stay))
        places = sorted(range(5), key=lambda place: (place not in standing, place))
        standing = set[int]()
        for face in stay.replace("-", ""):
            standing.add(next(place for place in places if place not in standing and dice[place] == int(face)))
        if len(standing) == 5:
            break
    assert state.entering()
    assert entries(state) == expected_entries(dice, FIELD_TEXTS, rules)


@pytest.mark.clause("YAT-2")
def test_five_dice_with_six_faces_fall_one_at_a_time() -> None:
    state = start(1, 0)
    for fallen in range(5):
        assert state.turn == REFEREE
        assert legal(state) == ["d1", "d2", "d3", "d4", "d5", "d6"]
        assert faces(state) == "".join("65432"[:fallen]).ljust(5, "0")
        state.play(DIE + 5 - fallen)
    assert state.turn == 0
    drawn = {start(1, 0).chance(Random(seed)) for seed in range(100)}
    assert drawn == set(start(1, 0).moves())


# The sheet.


@pytest.mark.clause("YAT-13")
def test_a_filled_field_is_never_changed() -> None:
    state = follow(start(1, 0), "66114", "66114", "6", "66666", "66666")
    assert "=6" not in legal(state)
    assert state.refusal(number("=6")) == "YAT-13"
    assert state.refusal(number("x6")) == "YAT-13"
    assert state.sheets[5] == 12
    struck = position("66666", "1 2")
    assert {struck.refusal(number(text)) for text in ("xy", "y", "=6")} == {"YAT-13"}
    assert legal(struck) == ["x1", "x2"]


@pytest.mark.clause("YAT-10", "YAT-14", "YAT-R4", "YAT-R5")
def test_a_refused_field_is_told_why() -> None:
    state = position("66614")
    assert state.refusal(number("gs")) == "YAT-R4"
    assert state.refusal(number("=2")) == "YAT-R4"
    assert state.refusal(number("xgs")) == "YAT-R5"
    assert state.refusal(number("xch")) == "YAT-R5"
    assert position("66614", ALL_FIELDS, "strike=any_time").refusal(number("x6")) == "YAT-10"
    assert position("66614", ALL_FIELDS, "chance=last_resort").refusal(number("ch")) == "YAT-14"
    assert state.refusal(number("d6")) == ""
    assert start(1, 0).refusal(number("6")) == ""


@pytest.mark.clause("YAT-14", "YAT-23")
def test_chance_takes_any_dice_but_once_only() -> None:
    state = follow(start(1, 0), "11246", "11246", "ch")
    assert state.points(0) == 14
    follow(state, "11246", "11246")
    assert "ch" not in legal(state)
    assert all("ch" in legal(position(text)) for text in FACE_TEXTS if len(text) == 5)


@pytest.mark.clause("YAT-R9")
def test_a_second_yatzy_is_entered_like_any_other_dice() -> None:
    state = follow(start(1, 0), "44444", "44444", "y", "44444", "44444")
    assert state.points(0) == 50
    assert entries(state) == {"4": 20, "3p": 20, "4p": 20, "fh": 25, "ch": 20}
    assert follow(state, "ch").points(0) == 70


SHEETS = [
    pytest.param("1=3 2=6 3=9 4=12 5=15 6=18", 98, id="case 10: 63"),
    pytest.param("1=2 2=6 3=9 4=12 5=15 6=18", 62, id="case 10: 62"),
    pytest.param("1=5 2=10 3=15 4=20 5=25 6=30 3p=30 4p=30 fh=25 ks=30 gs=40 y=50 ch=30", 375, id="case 11"),
    pytest.param("4=20 5=25 6=18", 98, id="the bonus does not wait for all six"),
    pytest.param("1=0 2=0 3=0 4=0 5=0 6=0 3p=0 4p=0 fh=0 ks=0 gs=0 y=0 ch=5", 5, id="everything struck"),
    pytest.param("4=20 5=25 6=12 3p=30", 87, id="the lower half does not count for the bonus"),
    pytest.param("", 0, id="nothing yet"),
]


@pytest.mark.clause("YAT-24", "YAT-25")
@pytest.mark.parametrize(("filled", "total"), SHEETS)
def test_the_total_of_a_sheet(filled: str, total: int) -> None:
    state = start(3, 0)
    for field, value in enumerate(sheet(filled)):
        state.sheets[FIELDS + field] = value
    assert [state.points(seat) for seat in range(3)] == [0, total, 0]


@pytest.mark.clause("YAT-25")
def test_worked_case_11_can_really_be_thrown() -> None:
    state = start(1, 0)
    for dice, field in zip(
        (
            "11111",
            "22222",
            "33333",
            "44444",
            "55555",
            "66666",
            "66666",
            "66666",
            "66555",
            "12346",
            "12345",
            "11111",
            "66666",
        ),
        FIELD_TEXTS,
        strict=True,
    ):
        follow(state, dice, "".join(sorted(dice)), field)
    assert (state.turn, state.points(0)) == (NOBODY, 375)


# The course of a game.


@pytest.mark.clause("YAT-4", "YAT-5", "YAT-R1", "YAT-R12")
@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_thirteen_rounds_seat_after_seat_each_on_a_sheet_of_its_own(seats: int) -> None:
    state = start(seats, 0)
    random = Random(seats)
    for entered in range(13 * seats):
        player = entered % seats
        before = list(state.sheets)
        while state.left == 13 * seats - entered:
            assert state.player == player
            assert state.turn in {REFEREE, player}
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
        changed = [place for place, value in enumerate(state.sheets) if value != before[place]]
        assert [place // FIELDS for place in changed] == [player]
    assert state.turn == NOBODY
    assert list(state.moves()) == []
    assert FREE not in list(state.sheets)


@pytest.mark.clause("YAT-R12")
@given(st.integers(1, 8), st.integers(0, 1000), RULES)
def test_every_game_ends_within_its_bound(seats: int, seed: int, rules: set[str]) -> None:
    state = start(seats, 0, terms_of(rules))
    assert playout(state, Random(seed)) <= 18 * 13 * seats
    assert (
        0 <= min(state.points(seat) for seat in range(seats)) <= max(state.points(seat) for seat in range(seats)) <= 375
    )


def test_moves_ascend_and_a_list_of_them_is_the_callers_own() -> None:
    state, random = start(2, 0), Random(1)
    while state.turn != NOBODY:
        moves = state.moves()
        assert list(moves) == sorted(set(moves))
        chosen = moves[random.randrange(len(moves))]
        moves[0] = -7
        assert state.moves()[0] >= 0
        state.play(chosen)


def test_a_copy_shares_nothing() -> None:
    state = follow(start(2, 0), "66214", "66", "653")
    other = state.copy()
    playout(other, Random(1))
    assert (state.turn, faces(state), state.left, set(state.sheets)) == (0, "66653", 26, {FREE})
    assert state.guess(0, Random(1)).moves() == state.moves()


# The notation.


def test_every_move_has_a_text_of_its_own() -> None:
    state = start(1, 0)
    texts = [state.text(move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert texts[:3] == ["-", "6", "5"]
    assert " ".join(texts[MULTISETS:]) == (
        "=1 =2 =3 =4 =5 =6 3p 4p fh ks gs y ch x1 x2 x3 x4 x5 x6 x3p x4p xfh xks xgs xy xch d1 d2 d3 d4 d5 d6"
    )
    assert canonical(position("66614"), "6") == "=6"


def test_a_multiset_contains_its_parts_and_nothing_else() -> None:
    assert len(FACE_TEXTS) == MULTISETS
    for whole in FACE_TEXTS[::7]:
        parts = {"".join(part) for size in range(6) for part in combinations(whole, size)}
        found = {part for part in FACE_TEXTS if contains(multiset(whole), multiset(part))}
        assert found == parts
