"""Offiziersskat for its tests: places written as `HA/S7`, and the game once more, played by hand with lists of texts.

With the dealer in seat 1, seat 0 is the leader.
"""

from collections.abc import Generator, Iterable
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import REFEREE
from ludothek.games import load_game
from ludothek.games.offiziersskat.rules import COVERED, PLACES, Offiziersskat, start
from ludothek.kit.cards.cards import CARDS, PACK, card_text, cards_in, find_card
from support.playing import play, state_in

GAME = load_game("offiziersskat")
state_of = partial(state_in, Offiziersskat)
CARD_TEXTS = [suit + rank for suit in "CSHD" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
"""The pack from top to bottom as in worked case 10."""


def dealt(pack: Iterable[str] = CARD_TEXTS, *, trumps: str = "", dealer: int = 1, **terms: int) -> Offiziersskat:
    """A game in which this pack was dealt and, where they are given, trumps were named."""
    state = play(start(dealer, vec[i64]([50, 50]), **terms), *pack)
    return play(state, trumps) if trumps else state


def position(
    mine: str,
    theirs: str,
    trumps: str,
    *,
    won: str = "",
    counters: tuple[int, int] = (50, 50),
    turn: int = 0,
    **terms: int,
) -> Offiziersskat:
    """The start of a trick: what lies at the places of both seats, `top/bottom`, a bottom alone, or `-` for nothing.

    Seat 0 has taken what is named, seat 1 all else that is gone.
    """
    state = start(1, vec[i64](counters), **terms)
    places = [(text.split() + ["-"] * PLACES)[:PLACES] for text in (mine, theirs)]
    lying = cards_in(" ".join(place.replace("/", " ").replace("-", "") for row in places for place in row))
    gone = [card for card in range(CARDS) if not lying >> card & 1]
    cards = [NOWHERE] * CARDS
    for seat, row in enumerate(places):
        for number, place in enumerate(row):
            tops = [find_card(card) for card in place.split("/") if card != "-"]
            at = PLACES * seat + number
            if tops:
                cards[at] = tops[-1]
                state.hands[seat] |= 1 << tops[0]
            if len(tops) == 2:
                cards[at + COVERED] = tops[0]
                state.covered |= 1 << at
    left = list(gone)
    state.cards = vec[i64]([left.pop() if card == NOWHERE else card for card in cards])
    state.won = vec[i64]([cards_in(won), sum(1 << card for card in gone) ^ cards_in(won)])
    state.played = vec[i64]([*gone, *[0] * (CARDS - len(gone))])
    state.pack, state.steps = 0, len(gone)
    state.leader = state.last_leader = state.turn = turn
    state.trumps = "CSHD".index(trumps) if trumps != "grand" else 4
    return state


NOWHERE = -1


def places(state: Offiziersskat, seat: int) -> str:
    """What lies at the eight places of a seat, told by one who sees everything: `HA/S7`."""
    found = []
    for at in range(state.first(seat), state.first(seat) + PLACES):
        top, bottom = (state.cards[at + COVERED], state.cards[at])
        shown = [card_text(card) for card in (top, bottom) if state.hands[seat] >> card & 1]
        if state.covered >> at & 1:
            shown.append(card_text(bottom))
        found.append("/".join(shown) or "-")
    return " ".join(found)


def unseen(state: Offiziersskat) -> int:
    """The set of the cards that were neither laid open nor played."""
    return PACK ^ state.hands[0] ^ state.hands[1] ^ sum(1 << card for card in state.played[: max(0, state.steps)])


# The game once more, from the clauses alone.

Asked = Generator[tuple[int, list[str]], str, None]
"""Whose turn it is and what is allowed; what was played is sent back."""
WORTH = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
RANKS = {"low": ["A", "K", "Q", "10", "9", "8", "7"], "skat": ["A", "10", "K", "Q", "9", "8", "7"]}


class Book:
    """A match that is played by hand and kept on paper."""

    def __init__(self, games: int, counters: int, ten_rank: str, follow: str, grand: str, first: int | str) -> None:
        self.games = games
        self.counters = [counters, counters]
        self.ranks = RANKS[ten_rank]
        self.follow = follow
        self.kinds = [*"CSHD", *(["grand"] if grand == "on" else [])]
        self.first = first
        self.results: list[tuple[list[int], str]] = []
        """The counters after every game, and how it was won."""

    def match(self) -> Asked:
        dealer = int((yield REFEREE, ["dealer0", "dealer1"])[-1]) if self.first == "lot" else int(self.first)
        for _ in range(self.games):
            yield from self.game(dealer)
            if 0 in self.counters:
                break
            dealer = 1 - dealer

    def game(self, dealer: int) -> Asked:
        pack = list(CARD_TEXTS)
        self.table: list[list[list[str]]] = [[[] for _ in range(8)] for _ in range(2)]
        for seat in (1 - dealer, dealer, 1 - dealer, dealer):
            for place in range(8):
                card = yield REFEREE, list(pack)
                pack.remove(card)
                self.table[seat][place].append(card)
        leader = 1 - dealer
        self.trumps = yield leader, self.kinds
        taken: dict[int, list[str]] = {0: [], 1: []}
        for _ in range(16):
            led = yield leader, self.open(leader)
            self.take_up(leader, led)
            answer = yield 1 - leader, self.allowed(1 - leader, led)
            self.take_up(1 - leader, answer)
            leader = leader if self.stands(led, answer) else 1 - leader
            taken[leader] += [led, answer]
        self.pay(taken, leader)

    def open(self, seat: int) -> list[str]:
        return [place[-1] for place in self.table[seat] if place]

    def take_up(self, seat: int, card: str) -> None:
        next(place for place in self.table[seat] if place and place[-1] == card).pop()

    def trump(self, card: str) -> bool:
        return card[1:] == "J" or card[0] == self.trumps

    def order(self) -> list[str]:
        """All trumps from high to low."""
        suit = [] if self.trumps == "grand" else [self.trumps + rank for rank in self.ranks]
        return ["CJ", "SJ", "HJ", "DJ", *suit]

    def allowed(self, seat: int, led: str) -> list[str]:
        cards = self.open(seat)
        if self.trump(led):
            same = [card for card in cards if self.trump(card)]
        elif self.follow == "trump_only":
            return cards
        else:
            same = [card for card in cards if card[0] == led[0] and not self.trump(card)]
        return same or cards

    def stands(self, led: str, answer: str) -> bool:
        """Does the card that was led take the trick?"""
        if self.trump(answer):
            return self.trump(led) and self.order().index(led) < self.order().index(answer)
        if self.trump(led) or led[0] != answer[0]:
            return True
        return self.ranks.index(led[1:]) < self.ranks.index(answer[1:])

    def pay(self, taken: dict[int, list[str]], last: int) -> None:
        points = {seat: sum(WORTH[card[1:]] for card in cards) for seat, cards in taken.items()}
        winner = last if points[0] == 60 else max(points, key=lambda seat: points[seat])
        loser = 1 - winner
        if not taken[loser]:
            due, how = 15, "schwarz"
        elif points[loser] <= 30:
            due, how = 10, "schneider"
        else:
            due, how = 5, "last-trick" if points[0] == 60 else "won"
        paid = min(due, self.counters[loser])
        self.counters[winner] += paid
        self.counters[loser] -= paid
        self.results.append((list(self.counters), f"reason-{how}"))
