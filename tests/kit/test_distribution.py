"""What games are made of: sets as bits, seats in a ring, throws of dice, and guessing where hidden cards lie."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.compiled import COMPILED
from ludothek.games.hasami_yogi.squares import NAMES, flip, has, members, near, square_set, straight
from ludothek.games.yatzy.throws import DICE, FACE_TEXTS, MULTISETS, PARTS, WITH, contains, multiset
from ludothek.kit.common import bits
from ludothek.kit.common.dice import die_looks, falls
from ludothek.kit.common.ring import after
from ludothek.kit.hidden.distribution import redeal, relay, share, shuffle

# Bits.

sets = st.sets(st.integers(0, 62))


def mask(members: set[int]) -> int:
    return sum(1 << member for member in members)


def test_it_is_known_whether_this_is_compiled() -> None:
    assert Path(bits.__file__).suffix == (".so" if COMPILED else ".py")


def test_the_members_of_a_set_are_moves_after_a_first_one() -> None:
    assert list(bits.append_members(vec[i64]([7]), 0b1011, 100)) == [7, 100, 101, 103]


@given(sets)
def test_a_set_is_counted_and_listed_ascending(members: set[int]) -> None:
    assert bits.count(mask(members)) == len(members)
    assert list(bits.members(mask(members))) == sorted(members)


@given(sets.filter(bool))
def test_the_smallest_member_and_the_member_at_every_index(members: set[int]) -> None:
    assert bits.lowest(mask(members)) == min(members)
    assert [bits.member(mask(members), index) for index in range(len(members))] == sorted(members)


def test_every_single_member_is_known() -> None:
    members = range(63)
    assert [bits.single(member) for member in members] == [1 << member for member in members]
    assert [bits.lowest(1 << member) for member in members] == list(members)
    assert [bits.lowest(mask(set(range(member, 63)))) for member in members] == list(members)


# Hidden cards.


def shared(sizes: Sequence[int], barred: Sequence[int], random: Random) -> tuple[int, ...]:
    return tuple(share(vec[i64](list(sizes)), vec[i64](list(barred)), random))


def obeys(holders: Sequence[int], sizes: Sequence[int], barred: Sequence[int]) -> bool:
    fits = [holders.count(holder) for holder in range(len(sizes))] == list(sizes)
    return fits and not any(bars >> holder & 1 for holder, bars in zip(holders, barred, strict=True))


def distributions(sizes: Sequence[int], barred: Sequence[int]) -> list[tuple[int, ...]]:
    """All that are possible."""
    found: list[tuple[int, ...]] = [()]
    for bars in barred:
        found = [
            (*begun, holder)
            for begun in found
            for holder, size in enumerate(sizes)
            if not bars >> holder & 1 and begun.count(holder) < size
        ]
    return found


@st.composite
def possible(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """Sizes and bars that some distribution obeys."""
    holders = draw(st.integers(1, 7))
    truth = draw(st.lists(st.integers(0, holders - 1), max_size=40))
    sizes = [truth.count(holder) for holder in range(holders)]
    bars = st.integers(0, (1 << holders) - 1)
    return sizes, [draw(bars) & ~(1 << holder) for holder in truth]


@given(possible(), st.integers(0, 2**32))
def test_a_distribution_obeys_all_that_is_known(known: tuple[list[int], list[int]], seed: int) -> None:
    sizes, barred = known
    assert obeys(shared(sizes, barred, Random(seed)), sizes, barred)


@given(st.lists(st.integers(0, 3), min_size=1, max_size=3), st.data(), st.integers(0, 2**32))
def test_what_is_impossible_is_an_error_and_what_is_possible_is_not(
    sizes: list[int], data: st.DataObject, seed: int
) -> None:
    cards = sum(sizes)
    assume(cards)
    barred = data.draw(st.lists(st.integers(0, 7), min_size=cards, max_size=cards))
    if distributions(sizes, barred):
        assert obeys(shared(sizes, barred, Random(seed)), sizes, barred)
    else:
        with pytest.raises(ValueError, match="no distribution of the hidden cards"):
            shared(sizes, barred, Random(seed))


def test_what_is_given_is_left_as_it_is() -> None:
    sizes, barred = vec[i64]([2, 1]), vec[i64]([1, 0, 0])
    share(sizes, barred, Random(1))
    assert (list(sizes), list(barred)) == ([2, 1], [1, 0, 0])


def test_the_same_random_numbers_give_the_same_distribution() -> None:
    assert shared([3, 3, 3], [1, 2, 4, 0, 0, 0, 0, 0, 0], Random(7)) == shared(
        [3, 3, 3], [1, 2, 4, 0, 0, 0, 0, 0, 0], Random(7)
    )


def test_a_hand_that_is_known_stays_and_nobody_gets_what_he_cannot_have() -> None:
    barred = vec[i64]([0] * 9)
    barred[4] = barred[5] = 1 << 1
    random = Random(4)
    for _ in range(50):
        hands = vec[i64]([0b111, 0b11000, 0b1111 << 5])
        redeal(hands, 1, barred, random)
        assert hands[0] == 0b111
        assert [bits.count(hand) for hand in hands] == [3, 2, 4]
        assert hands[0] | hands[1] | hands[2] == (1 << 9) - 1
        assert hands[1] & 0b110000 == 0


# Seats and dice.


@pytest.mark.parametrize(("seat", "out", "following"), [(0, 0, 1), (3, 0, 0), (1, 0b0101, 3), (1, 0b1101, 1)])
def test_seats_that_are_out_are_passed_over(seat: int, out: int, following: int) -> None:
    assert after(~out, seat, 4) == following


def test_a_die_falls_on_six_faces_that_have_looks() -> None:
    assert list(falls(30)) == [30, 31, 32, 33, 34, 35]
    assert [(look.id, look.face) for look in die_looks("kept-{}")] == [
        (f"kept-{face}", str(face)) for face in range(1, 7)
    ]


def test_every_throw_has_a_number_and_grows_by_one_die() -> None:
    assert len(FACE_TEXTS) == MULTISETS == multiset("11111") + 1
    assert multiset("") == 0
    for number in range(0, multiset("66666"), 5):
        for face in range(1, 7):
            assert WITH[number * 6 + face - 1] == multiset(f"{FACE_TEXTS[number]}{face}")
    assert all(contains(whole, part) for whole in range(0, MULTISETS, 11) for part in PARTS[whole])
    assert len(FACE_TEXTS[-1]) == DICE


RINGS = [
    pytest.param([2, 2, 1], [0, 0, 0, 0, 0], id="no bars"),
    pytest.param([3, 0, 2], [0, 0, 0, 0, 0], id="no bars, one holds nothing"),
    pytest.param([2, 2, 2], [1, 1, 0, 0, 0, 0], id="one bar"),
    pytest.param([2, 3, 2], [1, 1, 2, 2, 0, 0, 0], id="two bars"),
    pytest.param([1, 4, 4], [1, 1, 1, 1, 2, 2, 2, 0, 0], id="little room"),
    pytest.param([1, 1, 1], [4, 1, 2], id="only three together can change"),
    pytest.param([3, 3, 3], [1, 1, 1, 2, 2, 2, 4, 4, 4], id="everyone lacks a colour"),
    pytest.param([1, 1, 1, 1], [12, 9, 3, 6], id="only four together can change"),
    pytest.param([2, 2, 2, 1], [3, 5, 9, 6, 10, 12, 0], id="two possible holders for each"),
]


@pytest.mark.parametrize(("sizes", "barred"), RINGS)
def test_all_possible_distributions_are_equally_likely(sizes: list[int], barred: list[int]) -> None:
    everything = distributions(sizes, barred)
    random = Random(2008)
    expected = 150
    seen = Counter(shared(sizes, barred, random) for _ in range(expected * len(everything)))
    assert set(seen) <= set(everything)
    freedom = len(everything) - 1
    distance = sum((seen[one] - expected) ** 2 for one in everything) / expected
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5


def test_many_cards_are_spread_as_counting_says() -> None:
    # Of 36 cards for three holders with 12 each, holder 0 lacks the first 12; so it takes 12 of the other 24 at random,
    # and the first 12 are shared by the other two alone.
    random = Random(1997)
    barred = [1] * 12 + [0] * 24
    rounds = 2000
    with_one = [0] * 36
    for _ in range(rounds):
        for card, holder in enumerate(shared([12, 12, 12], barred, random)):
            with_one[card] += holder == 1
    for card, count in enumerate(with_one):
        chance = 1 / 2 if card < 12 else 1 / 4
        assert abs(count - rounds * chance) < 4.5 * (rounds * chance * (1 - chance)) ** 0.5


def test_covered_cards_are_laid_anew_and_the_pack_is_what_is_left() -> None:
    random, lying, packs = Random(1), set(), set()
    for _ in range(40):
        cards = vec[i64]([4, 5, 6])
        packs.add(relay(cards, vec[i64]([0, 2]), 1 << 1, random))
        lying.add(tuple(cards))
    assert lying == {(one, 5, other) for one in (1, 4, 6) for other in (1, 4, 6) if one != other}
    assert packs == {1 << 1, 1 << 4, 1 << 6}


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    random = Random(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = vec[i64]([0, 1, 2, 3])
        shuffle(items, random)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert sum((count - 100) ** 2 for count in seen.values()) / 100 <= 23 + 4 * 46**0.5


# Squares.

boards = st.lists(st.sampled_from(NAMES), min_size=1, max_size=20, unique=True)


@given(boards)
def test_a_set_of_squares_has_what_was_put_into_it(names: list[str]) -> None:
    squares = square_set(" ".join(names))
    assert [NAMES[square] for square in members(squares)] == sorted(names, key=NAMES.index)
    assert [square for square in range(64) if has(squares, square)] == list(members(squares))
    assert flip(flip(squares, 63), 63) == squares


def test_a_square_has_neighbours_as_far_as_the_board_goes() -> None:
    found = {name: {NAMES[square] for square in members(near(NAMES.index(name)))} for name in ("a1", "h4", "d5")}
    assert found == {"a1": {"a2", "b1"}, "h4": {"g4", "h3", "h5"}, "d5": {"c5", "e5", "d4", "d6"}}


@given(boards, st.integers(0, 20))
def test_straight_lines_end_before_what_is_occupied_and_jumps_behind_it(names: list[str], hurdles: int) -> None:
    column, row = "abcdefgh".index(names[0][0]), int(names[0][1])
    wanted = set()
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        line = [f"{chr(ord('a') + column + right * far)}{row + up * far}" for far in range(1, 8)]
        line = [name for name in line if name in NAMES]
        free = [name for name in line if not set(line[: line.index(name) + 1]) & set(names)]
        wanted |= set(free) | {name for name in line[1:2] if line[0] in names[:hurdles] and name not in names}
    found = straight(NAMES.index(names[0]), square_set(" ".join(names)), square_set(" ".join(names[:hurdles])))
    assert {NAMES[square] for square in members(found)} == wanted
