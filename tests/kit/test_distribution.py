"""Where hidden cards may lie: every distribution that agrees with what is known, and all equally likely."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.hidden.distribution import relay, share, shuffle


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
