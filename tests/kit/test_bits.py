"""Sets as bits: counted, listed ascending, and asked for single members."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.compiled import COMPILED
from ludothek.kit.common import bits

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
