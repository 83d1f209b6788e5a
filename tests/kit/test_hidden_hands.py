"""What everybody knows of hidden hands: always true, and guesses are just the worlds that agree with it."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import WATCHER
from ludothek.kit.common import bits
from ludothek.kit.hidden.hidden_hands import HiddenHands
from ludothek.kit.hidden.redealing import Whole

SEATS, HOLDERS, CARDS = 3, 4, 8
"""Three seats and a stock."""


class Claims(Whole):
    """Whoever claims has at least one of some cards."""

    def __init__(self, claims: tuple[tuple[int, int], ...]) -> None:
        self.claims = claims

    def off(self, holder: i64, cards: i64) -> i64:
        return sum(1 for who, some in self.claims if who == holder and not some & cards)


class Table(HiddenHands):
    """Cards that really go from hand to hand, and what players claim."""

    claims: tuple[tuple[int, int], ...] = ()

    def whole(self) -> Whole:
        return Claims(self.claims)

    def copy(self) -> "Table":
        new = Table(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.claims = self.claims
        return new

    def guess(self, seat: i64, random: Random) -> "Table":
        new = self.copy()
        new.redeal(seat, random)
        return new

    def leave(self, holder: int, cards: int) -> None:
        """What a holder claimed of one of these cards may no longer hold."""
        self.claims = tuple((who, some) for who, some in self.claims if who != holder or not some & cards)

    def happen(self, random: Random) -> None:
        """Something that players may do."""
        giver, taker = random.randrange(HOLDERS), random.randrange(SEATS)
        hand = self.hands[giver]
        what, asked = random.randrange(5), random.randrange(CARDS)
        if what == 0 and not hand >> asked & 1:
            self.deny(1 << asked, giver)
        elif hand:
            card = bits.member(hand, random.randrange(bits.count(hand)))
            if what == 1:
                self.claims += ((giver, 1 << card | 1 << asked),)
            elif giver != taker and what == 2:
                self.leave(giver, 1 << card)
                self.give(card, giver, taker)
            elif giver != taker:
                self.leave(giver, -1)
                self.give_hidden(card, giver, taker)


def table(*hands: int, rows: int = SEATS + 1) -> Table:
    """These hands, of which nobody knows anything yet."""
    new = Table(SEATS, 0, 0)
    new.hands = vec[i64]([*hands, *[0] * (HOLDERS - len(hands))])
    new.lacks = vec[i64]([0] * (rows * HOLDERS))
    return new


def worlds(state: Table, seat: int) -> set[tuple[int, ...]]:
    """All hands of as many cards that agree with what a seat knows, by trying every order of the cards."""
    cards = [card for hand in state.hands for card in bits.members(hand)]
    found = set()
    for order in set(permutations([at for at, hand in enumerate(state.hands) for _ in range(bits.count(hand))])):
        hands = [0] * HOLDERS
        for card, holder in zip(cards, order, strict=True):
            hands[holder] |= 1 << card
        lacks = state.lacks[state.row(seat) : state.row(seat) + HOLDERS]
        unseen = [holder for holder in range(HOLDERS) if holder != seat]
        own = seat < 0 or hands[seat] == state.hands[seat]
        if (
            own
            and not any(hands[at] & lacks[at] for at in unseen)
            and not any(map(state.whole().off, range(HOLDERS), hands))
        ):
            found.add(tuple(hands))
    return found


@given(st.integers(0, 10_000), st.integers(0, 25))
def test_what_is_known_is_true_and_guesses_agree_with_it(seed: int, events: int) -> None:
    random = Random(seed)
    state = table(0b000011, 0b001100, 0b010000, 0b100000)
    for _ in range(events):
        state.happen(random)
        for seat in (WATCHER, 0, 1, 2):
            for holder in set(range(HOLDERS)) - {seat}:
                assert not state.hands[holder] & ~state.possible(seat, holder), "what all know is always true"
    for seat in (WATCHER, 0, 1, 2):
        possible = worlds(state, seat)
        assert tuple(state.hands) in possible
        found = {tuple(state.guess(seat, random).hands) for _ in range(20)}
        assert found <= possible
        if len(possible) == 1:
            assert found == possible


@given(st.integers(0, 10_000), st.integers(0, 12))
def test_a_guess_depends_on_nothing_that_the_seat_does_not_know(seed: int, events: int) -> None:
    random = Random(seed)
    state = table(0b000011, 0b001100, 0b010000, 0b100000)
    for _ in range(events):
        state.happen(random)
    for seat in (WATCHER, 0, 1, 2):
        other = state.guess(seat, random)
        assert list(other.guess(seat, Random(7)).hands) == list(state.guess(seat, Random(7)).hands)


def even(state: Table, seat: int) -> None:
    """All worlds that agree are guessed, each as often as any other."""
    possible, expected, random = worlds(state, seat), 200, Random(5)
    seen = Counter(tuple(state.guess(seat, random).hands) for _ in range(expected * len(possible)))
    assert seen.keys() == possible
    freedom = len(possible) - 1
    distance = sum((seen[world] - expected) ** 2 for world in possible) / expected
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5


def test_every_world_that_agrees_is_equally_likely() -> None:
    state = table(0b000011, 0b001100, 0b110000)
    state.deny(1 << 4, 1)
    even(state, WATCHER)
    even(state, 0)
    state.claims = ((1, 0b001100), (2, 0b100001))
    even(state, WATCHER)
    even(state, 0)
    state.give_hidden(3, 1, 2)
    state.claims = ((2, 0b100001),)
    even(state, 0)
    even(state, 1)


def test_where_hardly_any_distribution_agrees_cards_change_places_until_one_does() -> None:
    """Seat 1 has a card of each of four pairs, and so has seat 2: one distribution in many does."""
    state = table(0, 0b01010101, 0b10101010)
    state.claims = tuple((who, 0b11 << 2 * pair) for who in (1, 2) for pair in range(4))
    random = Random(3)
    seen = Counter(state.guess(0, random).hands[1] for _ in range(1600))
    assert len(seen) == 16
    assert all(60 < times < 140 for times in seen.values())


def test_who_sees_a_hidden_card_pass_knows_it_and_others_do_not() -> None:
    state = table(0b000011, 0b001100, 0b110000)
    state.show(0, 0)
    state.give_hidden(1, 0, 1)
    random = Random(5)
    for seat in (0, 1):
        assert all(state.guess(seat, random).hands[1] & 0b10 for _ in range(20))
    taken = {state.guess(2, random).hands[1] & 0b1 for _ in range(60)}
    assert taken == {0, 1}, "it may have been the one that lay open"


def test_what_an_empty_holder_lacked_is_over() -> None:
    state = table(0b000011, 0b001100, 0b110000)
    state.deny(0b11, 3)
    state.give_hidden(1, 0, 3)
    assert state.possible(0, 3) == 0b10
    assert state.possible(1, 3) == state.possible(1, 0) == 0b110011


def test_where_all_know_the_same_there_is_one_row() -> None:
    state = table(0b000011, 0b001100, 0b110000, rows=1)
    state.deny(0b100, 2)
    state.give(0, 0, 2)
    assert [state.possible(WATCHER, seat) for seat in range(3)] == [0b111110, 0b111110, 0b111011]
    assert state.possible(0, 2) == 0b111001


def test_a_copy_stands_alone() -> None:
    state = table(0b000011, 0b001100, 0b110000)
    kept = state.copy()
    state.give(0, 0, 1)
    assert list(kept.hands) == [0b000011, 0b001100, 0b110000, 0]
    assert list(kept.lacks) == [0] * 16
