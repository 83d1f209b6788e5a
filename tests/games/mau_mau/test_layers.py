"""What all know of hands by when their cards came, beside all the worlds that could be."""

from collections import Counter
from collections.abc import Iterable

import pytest
from librt.random import Random

from ludothek.games.mau_mau.layers import DEPTH, Layers, nothing_known
from ludothek.games.mau_mau.pack import Pack, full

KINDS = 5
World = tuple[tuple[int, ...], ...]
"""The kinds in the hand of every seat and last in the stock, each ascending."""


def with_card(cards: Iterable[int], kind: int) -> tuple[int, ...]:
    return tuple(sorted([*cards, kind]))


def without(cards: Iterable[int], kind: int) -> tuple[int, ...]:
    left = [*cards]
    left.remove(kind)
    return tuple(left)


class Story:
    """A pack of five kinds, each twice, two hands, and everything that could be the truth for somebody who looks on."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.pack = full(2, 2 * KINDS, KINDS)
        self.layers = nothing_known(2)
        self.worlds: set[World] = {((), (), tuple(sorted([*range(KINDS)] * 2)))}
        for _ in range(3):
            for seat in range(2):
                self.draw(seat)

    def draw(self, seat: int) -> None:
        card = self.pack.draw(self.pack.stock, self.random)
        self.pack.move(card, self.pack.stock, seat)
        self.layers.draw(seat)
        worlds = set()
        for world in self.worlds:
            for kind in set(world[2]):
                hands = [*world[:2]]
                hands[seat] = with_card(hands[seat], kind)
                worlds.add((*hands, without(world[2], kind)))
        self.worlds = worlds

    def lack(self, seat: int, kinds: set[int]) -> None:
        self.layers.lack(seat, sum(1 << kind for kind in kinds))
        self.worlds = {world for world in self.worlds if not kinds & {*world[seat]}}

    def lay(self, seat: int, kind: int) -> None:
        card = self.layers.choose(self.pack, seat, 1 << kind)
        self.layers.lay(self.pack, seat, card, 1 << kind)
        self.pack.move(card, seat, self.pack.open)
        worlds = set()
        for world in self.worlds:
            if kind in world[seat]:
                hands = [*world[:2]]
                hands[seat] = without(hands[seat], kind)
                worlds.add((*hands, world[2]))
        self.worlds = worlds

    def reuse(self) -> None:
        turned = [card % KINDS for card in self.pack.opened()[:-1]]
        self.pack.reuse()
        self.layers.reuse(self.pack)
        self.worlds = {(*world[:2], tuple(sorted(turned))) for world in self.worlds}

    def step(self) -> None:
        """Somebody lays one of the kinds that fit, or else shows that there is none and draws, if there is a card."""
        seat = self.random.randrange(2)
        fitting = {self.random.randrange(KINDS), self.random.randrange(KINDS)}
        held = {card % KINDS for card in self.pack.cards(seat)}
        if held & fitting:
            if len(self.pack.cards(seat)) > 1:
                self.lay(seat, min(held & fitting))
            return
        self.lack(seat, fitting)
        if not self.pack.counts[self.pack.stock] and self.pack.height > 1:
            self.reuse()
        if self.pack.counts[self.pack.stock]:
            self.draw(seat)

    def guesses(self, seat: int = -1, times: int = 300) -> set[World]:
        return {world_of(self.layers.guess(self.pack, seat, self.random)) for _ in range(times)}


def world_of(pack: Pack) -> World:
    kinds = [tuple(sorted(card % KINDS for card in pack.cards(place))) for place in range(3)]
    assert [len(each) for each in kinds] == list(pack.counts[:3])
    return tuple(kinds)


@pytest.mark.parametrize("seed", range(12))
def test_guesses_are_just_what_could_be_as_long_as_the_pile_lies(seed: int) -> None:
    story = Story(seed)
    for _ in range(6):
        if not story.pack.counts[story.pack.stock]:
            break
        story.step()
    assert world_of(story.pack) in story.worlds
    guesses = story.guesses(times=5000)  # those that few ways of lying lead to are rare
    assert guesses <= story.worlds, "no guess is impossible"
    if len(story.worlds) < 40:
        assert guesses == story.worlds, "everything that is possible is guessed"


@pytest.mark.parametrize("seed", range(20))
def test_the_truth_is_never_ruled_out_however_often_the_pile_is_turned_over(seed: int) -> None:
    story = Story(seed)
    for _ in range(60):
        story.step()
        story.guesses(times=1)
        hidden = [*story.pack.cards(0), *story.pack.cards(1)]
        layers = story.layers
        assert [sum(layers.sizes[seat * DEPTH : seat * DEPTH + layers.used[seat]]) for seat in range(2)] == [
            *story.pack.counts[:2]
        ]
        assert len(hidden) == sum(story.pack.counts[:2])
    assert world_of(story.pack) in story.worlds


def test_when_the_pile_has_become_the_stock_everybody_knows_what_is_in_it() -> None:
    story = Story(1)
    while story.pack.counts[story.pack.stock]:
        story.draw(0)
    for _ in range(4):
        story.lay(0, story.pack.cards(0)[0] % KINDS)
    story.reuse()
    stock = tuple(sorted(card % KINDS for card in story.pack.cards(story.pack.stock)))
    assert {world[2] for world in story.guesses()} == {stock}
    story.draw(1)
    assert story.guesses(times=600) == story.worlds
    for world in story.guesses():
        assert not Counter(world[2]) - Counter(stock), "what was not turned over cannot be in the stock"


def test_a_card_that_all_have_seen_stays_where_it_is_until_its_kind_is_laid() -> None:
    pack, layers, random = full(2, 10, KINDS), nothing_known(2), Random(1)
    pack.move(7, pack.stock, 0)
    layers.pin(pack, 7)
    pack.move(2, pack.stock, 0)
    layers.draw(0)
    held = [{*layers.guess(pack, -1, random).cards(0)} for _ in range(60)]
    assert all(7 in cards for cards in held)
    assert {card for cards in held for card in cards} == {*range(10)}
    assert layers.choose(pack, 0, 1 << 2) == 7, "of two alike the one that is known"
    layers.lay(pack, 0, 7, 1 << 2)
    pack.move(7, 0, pack.open)
    assert {card for _ in range(60) for card in layers.guess(pack, -1, random).cards(0)} == {*range(10)} - {7}


def test_a_copy_stands_alone() -> None:
    layers: Layers = nothing_known(2)
    layers.draw(0)
    kept = layers.copy()
    layers.draw(0)
    layers.lack(0, 1)
    assert (list(kept.sizes)[:2], list(kept.bars)[:2]) == ([1, 0], [0, 0])
