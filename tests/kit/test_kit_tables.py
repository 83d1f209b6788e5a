"""Parts of games round a table: who is next, packs with copies, roads with jumps, and who knows where a card lies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.mau_mau.pack import NOTHING, Pack, copy_text, full
from ludothek.kit.hidden.whereabouts import Whereabouts, unknown

# The pack.


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
            pack.turn_over()
            counted(pack, 20)
            assert pack.top == top
            assert set(pack.cards(pack.stock)) == stock
    assert list(kept.cards(kept.stock)) == list(range(20)), "a copy shares nothing"


def test_an_empty_pile_has_no_top_and_nothing_to_turn_over() -> None:
    pack = full(2, 3, 3)
    assert pack.top == NOTHING
    pack.turn_over()
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


# Whereabouts.

CARDS, HANDS = 12, 4
"""Three seats and a stock."""


class Table:
    """Cards that really go from hand to hand, and what is known about it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.holder = vec[i64]([card % HANDS for card in range(CARDS)])
        self.known: Whereabouts = unknown(HANDS - 1, CARDS)

    def hand(self, holder: int) -> list[int]:
        return [card for card in range(CARDS) if self.holder[card] == holder]

    def happen(self) -> None:
        """Something that players may do."""
        giver, taker = self.random.randrange(HANDS), self.random.randrange(HANDS - 1)
        cards = self.hand(giver)
        what = self.random.randrange(5)
        asked = self.random.randrange(CARDS)
        if what == 0 and self.holder[asked] != giver:
            self.known.deny(asked, giver)
        elif what == 1 and cards:
            one = cards[self.random.randrange(len(cards))]
            self.known.claim(giver, sum(1 << card for card in {one, asked, (asked + 5) % CARDS}))
        elif cards and giver != taker:
            card = cards[self.random.randrange(len(cards))]
            if what == 2:
                self.known.give(card, giver)
            else:
                self.known.give_hidden(card, giver, taker, sum(1 << each for each in cards))
            self.holder[card] = taker

    def holds(self, holder: vec[i64]) -> bool:
        """Does a distribution agree with all that was said aloud?"""
        known = self.known
        if any((known.barred[card] >> holder[card]) & 1 for card in range(CARDS)):
            return False
        claims = [(known.claims[index], known.claims[index + 1]) for index in range(0, len(known.claims), 2)]
        return all(any(holder[card] == who and (cards >> card) & 1 for card in range(CARDS)) for who, cards in claims)


@given(st.integers(0, 10_000), st.integers(0, 30))
def test_what_is_known_is_true_and_guesses_agree_with_it(seed: int, events: int) -> None:
    table = Table(seed)
    for _ in range(events):
        table.happen()
        assert table.holds(table.holder), "what all know is always true"
    for seat in (-1, 0, 1, 2):
        guessed = table.known.guess(seat, table.holder, HANDS, table.random)
        assert table.holds(guessed)
        assert sorted(guessed) == sorted(table.holder), "everybody holds as many as in truth"
        for card in range(CARDS):
            everybody = table.known.knows[card] == 0b111
            if everybody or (seat >= 0 and (table.holder[card] == seat or (table.known.knows[card] >> seat) & 1)):
                assert guessed[card] == table.holder[card]


def test_guesses_are_all_that_can_be_and_nothing_is_preferred() -> None:
    """Six cards, two each; seat 1 has one of 2 and 3, and does not have 4."""
    known = unknown(3, 6)
    known.claim(1, 0b001100)
    known.deny(4, 1)
    truth = vec[i64]([0, 0, 1, 1, 2, 2])
    random = Random(4)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(3000):
        guessed = tuple(known.guess(0, truth, 3, random))
        seen[guessed] = seen.get(guessed, 0) + 1
    hands = {tuple(card for card in range(6) if guess[card] == 1) for guess in seen}
    assert hands == {(2, 3), (2, 5), (3, 5)}
    assert all(abs(times - 1000) < 150 for times in seen.values())


def test_who_sees_a_hidden_card_pass_knows_it_and_others_do_not() -> None:
    known = unknown(3, 6)
    truth = vec[i64]([0, 0, 1, 1, 2, 2])
    known.show(0)
    known.give_hidden(1, 0, 1, 0b000011)
    truth[1] = 1
    random = Random(5)
    for seat in (0, 1):
        assert all(known.guess(seat, truth, 3, random)[1] == 1 for _ in range(20))
    assert {known.guess(2, truth, 3, random)[0] for _ in range(60)} == {0, 1}, "it may have been the one that lay open"


def test_a_claim_ends_when_the_card_may_have_gone() -> None:
    known = unknown(3, 6)
    known.claim(0, 0b000011)
    known.claim(0, 0b110000)
    known.give(0, 0)
    assert list(known.claims) == [0, 0b110000]
    again = known.copy()
    again.claim(1, 0b000100)
    assert len(known.claims) == 2, "a copy shares nothing"
