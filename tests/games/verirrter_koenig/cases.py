"""Rounds of Verirrter König for tests: hands in notation, cards drawn by their names; and a slow second opinion."""

from dataclasses import dataclass, field

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.verirrter_koenig.rules import ALL, PACK, VerirrterKoenig, start
from ludothek.kit.cards.cards import card_text, cards_in, cards_text
from ludothek.kit.common import bits
from support.cards import hands
from support.playing import play

GAME = load_game("verirrter_koenig")
CARDS = cards_text(PACK).split()


def fresh(seats: int, dealer: int = 0, way: int = 1, marks: tuple[int, ...] = ()) -> VerirrterKoenig:
    """Before the first card is dealt."""
    return start(seats, dealer, way, vec[i64](marks or [0] * seats))


def position(*hands: str, turn: int = 0, way: int = 1, dealer: int = 0) -> VerirrterKoenig:
    """These hands after the first pairs; all other cards lie in pairs, which the first seat has laid down."""
    state = fresh(len(hands), dealer, way)
    state.hands = vec[i64]([*map(cards_in, hands), 0])
    rest = PACK & ~cards_in(" ".join(hands))
    for rank in range(8):
        equal = bits.members(rest & (0x01010101 << rank))
        assert len(equal) % 2 == 0, "the cards must come in pairs"
        for at in range(0, len(equal), 2):
            state.pairs = append(state.pairs, 32 * equal[at] + equal[at + 1])
    state.turn = turn
    return state


def dealt(*hands: str, dealer: int = 0, way: int = 1) -> VerirrterKoenig:
    """A round in which these hands were dealt, as full hands clockwise from the dealer's left need them."""
    state = fresh(len(hands), dealer, way)
    piles = [hand.split() for hand in hands]
    for step in range(ALL):
        state = play(state, piles[(dealer + 1 + step) % len(hands)].pop(0))
    return state


def draw(state: VerirrterKoenig, *cards: str) -> VerirrterKoenig:
    """Whoever's turn it is draws this card, then the next."""
    for card in cards:
        play(state, "1", card)
    return state


def pairs(state: VerirrterKoenig) -> list[str]:
    return [f"{card_text(pair // 32 % 32)} {card_text(pair % 32)}" for pair in state.pairs]


# A second opinion, after the clauses: hands are lists of cards by their names.


@dataclass
class Slow:
    """A round as people play it."""

    seats: int
    dealer: int
    way: int
    hands: list[list[str]]
    table: list[tuple[int, str, str]] = field(default_factory=list)
    turn: int = 0
    draws: int = 0

    def begin(self) -> None:
        for seat in range(self.seats):
            self.lay(seat)
        self.turn = self.dealer
        self.on()

    def lay(self, seat: int) -> None:
        hand = self.hands[seat]
        for rank in ("7", "8", "9", "10", "J", "Q", "A"):
            held = [suit + rank for suit in "CSHD" if suit + rank in hand]
            while len(held) >= 2:
                self.table.append((seat, held[0], held[1]))
                hand.remove(held.pop(0))
                hand.remove(held.pop(0))

    def on(self) -> None:
        """To the next player with cards."""
        self.turn = next(
            seat for seat in ((self.turn + step) % self.seats for step in range(1, self.seats + 1)) if self.hands[seat]
        )

    def source(self) -> int:
        return next(
            seat
            for seat in ((self.turn + self.way * step) % self.seats for step in range(1, self.seats))
            if self.hands[seat]
        )

    def over(self) -> bool:
        return [card for hand in self.hands for card in hand] == ["CK"] or self.draws == 1000

    def take(self, card: str) -> None:
        self.hands[self.source()].remove(card)
        self.hands[self.turn].append(card)
        self.draws += 1
        self.lay(self.turn)
        if not self.over():
            self.on()

    def loser(self) -> int:
        return next(seat for seat in range(self.seats) if "CK" in self.hands[seat])


def agrees(seats: int, dealer: int, way: int, random: Random) -> None:
    """Play a round by chance with both."""
    state = fresh(seats, dealer, way)
    slow = Slow(seats, dealer, way, [[] for _ in range(seats)])
    receiver = dealer
    while state.hands[seats]:
        receiver = (receiver + 1) % seats
        card = state.chance(random)
        slow.hands[receiver].append(card_text(card))
        state.play(card)
    slow.begin()
    while True:
        assert hands(state) == [cards_text(cards_in(" ".join(hand))) for hand in slow.hands]
        assert sorted(pairs(state)) == sorted(f"{one} {other}" for _, one, other in slow.table)
        assert [int(pair) // 1024 for pair in state.pairs] == [seat for seat, _, _ in slow.table]
        assert (state.turn == NOBODY) == slow.over()
        if slow.over():
            break
        assert (state.turn, state.neighbour()) == (slow.turn, slow.source())
        assert len(state.moves()) == len(slow.hands[slow.source()])
        state.play(state.moves()[random.randrange(len(state.moves()))])
        assert state.turn == REFEREE
        card = state.chance(random)
        state.play(card)
        slow.take(card_text(card))
    assert [state.points(seat) for seat in range(seats)] == [int(seat == slow.loser()) for seat in range(seats)]
