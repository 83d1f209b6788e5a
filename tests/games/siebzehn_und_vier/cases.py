"""Coups of Siebzehn und Vier for tests, written as cards: `HA D10` against `C10 S10`; and a slow second opinion."""

from collections.abc import Generator, Sequence
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.siebzehn_und_vier.rules import SiebzehnUndVier, start
from support.playing import play, state_in

GAME = load_game("siebzehn_und_vier")
state_of = partial(state_in, SiebzehnUndVier)


def staked(*stakes: int, plus: int = 1, own: int = 0) -> SiebzehnUndVier:
    """A coup of seat 0's bank against seat 1, in which the others have staked this, in the order of their seats."""
    state = start(0, vec[i64]([0] * (len(stakes) + 1)), 0, 0)
    state.plus, state.own = plus, own
    return play(state, *(f"stake{stake}" for stake in (stakes[:1] if own else stakes)))


def coup(hand: str, bank: str, *stakes: int, plus: int = 1, own: int = 0) -> SiebzehnUndVier:
    """A coup to its end: the player takes all these cards and stops, then the bank does."""
    state = staked(*(stakes or (10,)), plus=plus, own=own)
    first, *more = hand.split()
    banks, *later = bank.split()
    play(state, first, banks)
    for cards in (more, later):
        for card in cards:
            play(state, "card", card)
        if state.turn != NOBODY and not (cards is more and state.served):
            play(state, "enough")
    assert state.turn == NOBODY
    return state


# A second opinion, after the clauses: cards are texts, and everything is done by hand.

Asked = Generator[tuple[int, list[str]], str, None]
COUNTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 9, "8": 8, "7": 7}
ANSWERS = ["card", "enough"]


class Book:
    """The accounts of a match, and after every coup who has got what."""

    def __init__(self, seats: int, rounds: int, most: int, *, own: bool, plus: bool) -> None:
        self.seats, self.rounds, self.most, self.own, self.plus = seats, rounds, most, own, plus
        self.accounts = [0] * seats
        self.coups: list[tuple[int, int, list[int]]] = []
        """The banker, the active player, and the accounts after the coup."""

    def match(self) -> Asked:
        drawn = yield REFEREE, [f"bank{seat}" for seat in range(self.seats)]
        banker = int(drawn[4:])
        for _ in range(self.rounds):
            for step in range(1, self.seats):
                yield from self._coup(banker, (banker + step) % self.seats)
            banker = (banker + 1) % self.seats

    def _coup(self, banker: int, active: int) -> Asked:
        stakes = {}
        for seat in [active] if self.own else [(active + step) % self.seats for step in range(self.seats)]:
            if seat != banker:
                said = yield seat, [f"stake{height}" for height in range(1, self.most + 1)]
                stakes[seat] = int(said[5:])
        pack = [suit + rank for suit in "CSHD" for rank in COUNTS]
        hands: dict[int, list[str]] = {active: [], banker: []}
        for seat in (active, banker):
            yield from _card(pack, hands[seat])
        yield from _served(pack, active, hands[active])
        if total(hands[active]) <= 21:
            yield from _served(pack, banker, hands[banker])
        won = self._player_wins(hands[active], hands[banker])
        for seat, stake in stakes.items():
            self.accounts[seat] += stake if won else -stake
            self.accounts[banker] -= stake if won else -stake
        self.coups.append((banker, active, list(self.accounts)))

    def _player_wins(self, hand: list[str], bank: list[str]) -> bool:
        if total(hand) > 21:
            return False
        if total(bank) > 21:
            return True
        if total(bank) == 21:
            return False
        if aces(hand):
            return True
        return total(hand) > total(bank) + (1 if self.plus else 0)


def aces(hand: Sequence[str]) -> bool:
    return sorted(card[1:] for card in hand) == ["A", "A"]


def total(hand: Sequence[str]) -> int:
    return 21 if aces(hand) else sum(COUNTS[card[1:]] for card in hand)


def _card(pack: list[str], hand: list[str]) -> Asked:
    card = yield REFEREE, list(pack)
    pack.remove(card)
    hand.append(card)


def _served(pack: list[str], seat: int, hand: list[str]) -> Asked:
    while total(hand) < 21 and (yield seat, ANSWERS) == "card":
        yield from _card(pack, hand)
