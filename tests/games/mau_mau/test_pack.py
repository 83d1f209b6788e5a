"""Mau-Mau: the pack with its copies, from hand to hand and over to the stock."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from ludothek.games.mau_mau.pack import NOTHING, Pack, copy_text, full


def counted(pack: Pack, cards: int) -> None:
    """What the pack says about itself is true."""
    places = range(pack.seats + 3)
    assert [len(pack.cards(place)) for place in places] == list(pack.counts)
    assert sorted(pack.opened()) == list(pack.cards(pack.open))
    assert sorted(card for place in places for card in pack.cards(place)) == list(range(cards))


@given(st.data())
def test_cards_are_moved_and_none_is_lost(data: st.DataObject) -> None:
    pack = full(3, 20, 12)
    kept = pack.copy()
    for _ in range(data.draw(st.integers(0, 40))):
        source = data.draw(st.sampled_from([place for place in range(6) if pack.counts[place] and place != pack.open]))
        card = data.draw(st.sampled_from(list(pack.cards(source))))
        place = data.draw(st.integers(0, 5))
        assert pack.has(source, card)
        pack.move(card, source, place)
        counted(pack, 20)
        assert place != pack.open or pack.top == card
        if data.draw(st.booleans()):
            top = pack.top
            stock = set(pack.cards(pack.stock)) | set(pack.cards(pack.open)) - {top}
            pack.reuse()
            counted(pack, 20)
            assert pack.top == top
            assert set(pack.cards(pack.stock)) == stock
    assert list(kept.cards(kept.stock)) == list(range(20)), "a copy shares nothing"


def test_an_empty_pile_has_no_top_and_nothing_to_turn_over() -> None:
    pack = full(2, 3, 3)
    assert pack.top == NOTHING
    pack.reuse()
    assert list(pack.counts) == [0, 0, 3, 0, 0]


def test_a_card_and_its_copy_are_one_kind_and_the_first_is_found() -> None:
    pack = full(2, 110, 55)
    for card in (1, 56, 57, 109):
        pack.move(card, pack.stock, 0)
    assert pack.kinds(0) == 1 << 1 | 1 << 2 | 1 << 54
    assert [pack.find(0, 1 << kind) for kind in (1, 2, 3, 54)] == [1, 57, NOTHING, 109]
    assert [copy_text("r5", number) for number in range(3)] == ["r5", "r5'", "r5''"]


@pytest.mark.parametrize("left", [2, 30])
def test_every_card_of_a_place_is_drawn_as_often_as_any_other(left: int) -> None:
    pack = full(2, 110, 55)
    for card in range(left // 2, 110 - left // 2):
        pack.move(card, pack.stock, 0)
    random = Random(3)
    drawn = [pack.draw(pack.stock, random) for _ in range(200 * left)]
    assert set(drawn) == set(pack.cards(pack.stock))
    assert all(140 < drawn.count(card) < 260 for card in set(drawn))
