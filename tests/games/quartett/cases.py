"""Deals of Quartett for tests: hands in notation and questions as they are written; and a slow second opinion."""

from functools import partial

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY
from ludothek.games import load_game
from ludothek.games.quartett.rules import RANKS, Quartett, start
from ludothek.kit.cards.cards import card_text, cards_in, cards_text, same_rank
from support.cards import hands, set_up_hands
from support.cases import Cases
from support.playing import play

GAME = load_game("quartett")
CARDS = [suit + rank for suit in "CSHD" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]


def position(*hands: str, turn: int = 0, need_one: int = 1, owner: int = 3) -> Quartett:
    """These hands; every rank of which nobody holds anything has been laid down by `owner`."""
    seats = len(hands)
    state = start(seats, seats - 1, need_one)
    state.hands = vec[i64]([*map(cards_in, hands), 0])
    for rank in range(RANKS):
        if state.playing() & same_rank(rank) == 0:
            state.owners[rank] = owner % seats
    state.turn = turn
    return state


def dealt(*hands: str, dealer: int = 0) -> Quartett:
    """A deal in which these hands were given."""
    state = start(len(hands), dealer)
    piles = [hand.split() for hand in hands]
    for step in range(len(CARDS)):
        play(state, piles[(dealer + 1 + step) % len(hands)].pop(0))
    return state


CASES = Cases(
    start=lambda: start(4, 3),
    set_up=partial(set_up_hands, position),
    sides=lambda state: {f"P{seat}": hand for seat, hand in enumerate(hands(state))},
    tells={"quartets": lambda state: " ".join(str(state.points(seat)) for seat in range(state.seats))},
)


# A second opinion, after the clauses: hands are lists of cards by their names.


class Slow:
    """A deal as people play it."""

    def __init__(self, hands: list[list[str]], dealer: int, *, need_one: bool) -> None:
        self.hands = hands
        self.quartets: list[list[str]] = [[] for _ in hands]
        self.need_one = need_one
        self.questions = 0
        for seat in range(len(hands)):
            self.lay(seat)
        self.turn = dealer
        self.next_with_cards((dealer + 1) % len(hands))

    def lay(self, seat: int) -> None:
        for rank in ("7", "8", "9", "10", "J", "Q", "K", "A"):
            four = [suit + rank for suit in "CSHD"]
            if all(card in self.hands[seat] for card in four):
                self.quartets[seat].append(rank)
                self.hands[seat] = [card for card in self.hands[seat] if card not in four]

    def next_with_cards(self, seat: int) -> None:
        order = [(seat + step) % len(self.hands) for step in range(len(self.hands))]
        self.turn = next((each for each in order if self.hands[each]), -1)

    def legal(self) -> set[str]:
        mine = self.hands[self.turn]
        ranks = {card[1:] for card in mine}
        others = [seat for seat in range(len(self.hands)) if seat != self.turn and self.hands[seat]]
        down = {rank for laid in self.quartets for rank in laid}
        cards = [card for card in CARDS if card not in mine and card[1:] not in down]
        return {f"{seat + 1} {card}" for seat in others for card in cards if not self.need_one or card[1:] in ranks}

    def ask(self, text: str) -> None:
        asked, card = int(text[0]) - 1, text[2:]
        self.questions += 1
        if card in self.hands[asked]:
            self.hands[asked].remove(card)
            self.hands[self.turn].append(card)
            self.lay(self.turn)
            self.next_with_cards(self.turn)
        else:
            self.next_with_cards(asked)

    def over(self) -> bool:
        return sum(map(len, self.quartets)) == 8 or self.questions == 500


def agrees(seats: int, dealer: int, need_one: int, random: Random) -> None:
    """Play a deal by chance with both."""
    state = start(seats, dealer, need_one)
    given: list[list[str]] = [[] for _ in range(seats)]
    receiver = dealer
    while state.hands[seats]:
        receiver = (receiver + 1) % seats
        card = state.chance(random)
        given[receiver].append(card_text(card))
        state.play(card)
    slow = Slow(given, dealer, need_one=bool(need_one))
    while True:
        assert hands(state) == [cards_text(cards_in(" ".join(hand))) for hand in slow.hands]
        assert [state.points(seat) for seat in range(seats)] == [len(laid) for laid in slow.quartets]
        assert (state.turn == NOBODY) == slow.over()
        if slow.over():
            return
        assert state.turn == slow.turn
        moves = state.moves()
        assert {state.text(move) for move in moves} == slow.legal()
        move = moves[random.randrange(len(moves))]
        slow.ask(state.text(move))
        state.play(move)
