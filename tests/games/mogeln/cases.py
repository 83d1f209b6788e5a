"""Games of Mogeln for tests: hands in notation, worked cases as text; and a slow second opinion on whole matches."""

from dataclasses import dataclass, field
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games import load_game
from ludothek.games.mogeln.rules import Mogeln, start
from ludothek.kit.cards.cards import PACK, card_text, cards_in, cards_text
from support.cards import hands, set_up_hands
from support.cases import Cases
from support.playing import state_in

GAME = load_game("mogeln")
state_of = partial(state_in, Mogeln)
CARDS = cards_text(PACK).split()


def fresh(seats: int, dealer: int = 0, limit: int = 200, at_once: int = 0) -> Mogeln:
    """Before the first card is dealt."""
    return start(dealer, vec[i64]([50] * seats), (1 << seats) - 1, limit, at_once)


def position(
    *hands: str,
    turn: int = 0,
    aside: str = "",
    counters: tuple[int, ...] = (),
    limit: int = 200,
    laid: int = 0,
    at_once: int = 0,
) -> Mogeln:
    """These hands and no other cards; a seat with an empty hand takes no part. A round is to be opened."""
    state = fresh(len(hands), len(hands) - 1, limit, at_once)
    for holder, text in enumerate([*hands, aside]):
        state.hands[holder] = cards_in(text)
    state.inside = sum(1 << seat for seat, hand in enumerate(hands) if hand)
    state.counters = vec[i64](counters or [50] * len(hands))
    state.laid = laid
    state.turn = turn
    return state


def pile(state: Mogeln) -> str:
    return " ".join(card_text(card) for card in state.pile())


CASES = Cases(
    start=lambda: fresh(3, 2),
    set_up=partial(set_up_hands, position),
    sides=lambda state: {f"P{seat}": hand for seat, hand in enumerate(hands(state))},
    tells={
        "pile": lambda state: pile(state) or "-",
        "held": lambda state: " ".join(str(state.held(seat)) for seat in range(state.seats)),
        "paid": lambda state: " ".join(str(state.points(seat)) for seat in range(state.seats)),
    },
)


# A second opinion, after the clauses: hands are lists of cards by their names, people are told by their seats.


@dataclass
class Slow:
    """A match as people play it, with the pack in the dealer's hand."""

    seats: int
    games: int
    counters: list[int]
    limit: int
    at_once: bool
    dealer: int
    played: int = 0
    pack: list[str] = field(default_factory=list)
    hands: dict[int, list[str]] = field(default_factory=dict)
    table: list[tuple[int, str]] = field(default_factory=list)
    suit: str = ""
    total: int = 0
    turn: int = -1
    ended: bool = False

    def start(self) -> None:
        self.pack, self.table, self.suit, self.total, self.turn, self.ended = list(CARDS), [], "", 0, -1, False
        order = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        self.hands = {seat: [] for seat in order if self.counters[seat] > 0}

    def left_of(self, seat: int) -> int:
        """The next who takes part."""
        while True:
            seat = (seat + 1) % self.seats
            if seat in self.hands:
                return seat

    def legal(self) -> set[str]:
        if self.turn == -1:
            return set(self.pack)
        mine = self.hands[self.turn]
        if not self.table:
            return {f"{card} {suit}" for card in mine for suit in "CSHD"}
        if not self.hands[self.table[-1][0]]:
            return {"challenge", "accept"}
        return {*mine, "challenge"}

    def do(self, text: str) -> None:
        if self.turn == -1:
            self.give(text)
        elif text == "challenge":
            self.turn_over()
        elif text == "accept":
            self.settle({seat: len(hand) for seat, hand in self.hands.items()}, self.table[-1][0])
        else:
            card, _, named = text.partition(" ")
            self.suit = named or self.suit
            self.hands[self.turn].remove(card)
            self.table.append((self.turn, card))
            self.total += 1
            self.after_card()

    def give(self, card: str) -> None:
        self.pack.remove(card)
        receiver = min(self.hands, key=lambda seat: len(self.hands[seat]))  # the first of those in order
        self.hands[receiver].append(card)
        if len(self.pack) < len(self.hands) and len({len(hand) for hand in self.hands.values()}) == 1:
            self.turn = self.left_of(self.dealer)

    def after_card(self) -> None:
        if not self.hands[self.turn]:
            if self.at_once:
                self.settle({seat: len(hand) for seat, hand in self.hands.items()}, self.turn)
                return
        elif self.total == self.limit:
            self.too_long()
            return
        self.turn = self.left_of(self.turn)

    def turn_over(self) -> None:
        layer, card = self.table[-1]
        honest = card[0] == self.suit
        taker = self.turn if honest else layer
        self.hands[taker] += [each for _, each in self.table]
        self.table, self.suit = [], ""
        if not self.hands[layer]:
            self.settle({seat: len(hand) for seat, hand in self.hands.items()}, layer)
        elif self.total >= self.limit:
            self.too_long()
        else:
            self.turn = taker

    def too_long(self) -> None:
        fewest = min(len(hand) for hand in self.hands.values())
        best = [seat for seat, hand in self.hands.items() if len(hand) == fewest]
        owed = {seat: len(hand) - fewest if len(best) == 1 else 0 for seat, hand in self.hands.items()}
        self.settle(owed, best[0])

    def settle(self, owed: dict[int, int], winner: int) -> None:
        for seat, count in owed.items():
            if seat != winner:
                paid = min(count, self.counters[seat])
                self.counters[seat] -= paid
                self.counters[winner] += paid
        self.ended, self.turn = True, -2
        self.played += 1
        step = self.dealer
        while True:
            step = (step + 1) % self.seats
            if self.counters[step] > 0:
                break
        self.dealer = step

    def over(self) -> bool:
        return self.ended and (self.played == self.games or sum(have > 0 for have in self.counters) < 2)


def three() -> Mogeln:
    return position("C7 C8 C9", "S7 S8 S9", "H7 H8 H9", aside="D7 D8")
