"""Skat for tests, in notation: deals with given hands, positions in the middle of play, and slow rules to compare with.

With three seats and the dealer in seat 2, seat 0 is Vorhand, seat 1 Mittelhand and seat 2 Hinterhand.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.skat.game import terms_of
from ludothek.games.skat.notation import CONTRACT
from ludothek.games.skat.reckoning import Terms, score
from ludothek.games.skat.rules import PLAY, Skat, start
from ludothek.kit.cards.cards import cards_in
from support.playing import state_in

GAME = load_game("skat")
state_of = partial(state_in, Skat)
SUITS: Final = "CSHD"
PACK = [suit + rank for suit in SUITS for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
WORTH = {"7": 0, "8": 0, "9": 0, "10": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
BOOKLET = terms_of(GAME.settle(3, {}))
ISKO = terms_of(GAME.settle(3, {"preset": "isko"}))


def card_points(cards: str) -> int:
    return sum(WORTH[card[1:]] for card in cards.split())


# Deals and positions.


def dealt(
    vorhand: str = "",
    mittelhand: str = "",
    hinterhand: str = "",
    skat: str = "",
    *,
    seats: int = 3,
    dealer: int = -1,
    options: Mapping[str, int | str] | None = None,
) -> Match:
    """A match whose first deal gave these cards; what is left open is filled up from the sorted pack."""
    dealer = seats - 1 if dealer < 0 else dealer
    wanted = {"V": vorhand.split(), "M": mittelhand.split(), "H": hinterhand.split(), "skat": skat.split()}
    left = [card for card in PACK if not any(card in cards for cards in wanted.values())]
    for name, cards in wanted.items():
        missing = (2 if name == "skat" else 10) - len(cards)
        assert missing >= 0
        cards.extend(left[:missing])
        left = left[missing:]
    terms = {"first_dealer": dealer, **(options or {})}
    clockwise = GAME.settle(seats, terms)["deal_order"] == "clockwise"
    order = "VMH" if clockwise else "MVH" if seats == 3 else "HMV"
    log = [card for name in order for card in wanted[name][:3]] + wanted["skat"]
    log += [card for name in order for card in wanted[name][3:7]]
    log += [card for name in order for card in wanted[name][7:]]
    return Match(GAME, seats, terms, Seal.numbered(1), log=log)


def say(match: Match, words: str) -> Match:
    """Play words or cards in turn; two cards to put away are joined by +, the words of a contract by -."""
    for word in words.split():
        match.play(word.replace("+", " ").replace("-", " "))
    return match


def contract_of(text: str) -> int:
    return GAME.notation[text.lower()] - CONTRACT


def position(
    hands: Sequence[str], contract: str, *, soloist: int = 0, leader: int = 0, won: Sequence[str] = (), skat: str = ""
) -> Skat:
    """The start of a trick: seats 0, 1, 2 hold these cards. All cards that are named nowhere are gone."""
    state = start(3, 2, BOOKLET)
    for seat, held in enumerate(hands):
        state.hands[seat] = cards_in(held)
    for seat, taken in enumerate(won):
        state.won[seat] = cards_in(taken)
    state.hands[3] = cards_in(skat)
    state.hands[4] = 0
    state.phase = PLAY
    state.steps = 3 * (10 - len(hands[0].split()))
    state.soloist = soloist
    state.contract = contract_of(contract)
    state.took = not contract_of(contract) % 5
    state.auction.bid = 18
    state.leader = state.turn = leader
    state.last_leader = leader
    return state


def reckoned(cards: str, contract: str, points: int, tricks: int, bid: int = 18, terms: Terms = BOOKLET) -> int:
    """What is written down for a soloist with these twelve cards."""
    assert len(cards.split()) == 12
    return score(terms, contract_of(contract), bid, cards_in(cards), points, tricks)


def play_deal(match: Match, seed: int = 0) -> None:
    """Play the deal to its end, any legal move."""
    step = seed
    while match.turn >= 0:
        moves = match.legal()
        match.play(moves[step % len(moves)])
        step = step * 31 + 7


# Slow rules, written again from the specification with texts and lists.


class Reference:
    """Follows the texts of a deal move by move. `expected` lists what is legal, `points` what the deal brings."""

    def __init__(self, seats: int, dealer: int, options: dict[str, int | str]) -> None:
        self.seats = seats
        self.options = options
        self.v, self.m, self.h = ((dealer + step) % seats for step in (1, 2, 3))
        self.hands: dict[int, list[str]] = {self.v: [], self.m: [], self.h: []}
        self.skat: list[str] = []
        self.pack = list(PACK)
        self.phase = "deal"
        self.turn = -1
        self.bid = 0
        self.asker, self.holder = self.m, self.v
        self.soloist = -1
        self.hand_game = False
        self.contract: list[str] = []
        self.owned: list[str] = []
        self.trick: list[tuple[int, str]] = []
        self.taken: dict[int, list[str]] = {self.v: [], self.m: [], self.h: []}
        self.points = [0] * seats

    def expected(self) -> set[str]:
        if self.phase == "deal":
            return set(self.pack)
        if self.phase == "auction":
            if self.asker < 0:
                return {"18", "pass"}
            if self.turn == self.holder:
                return {"yes", "pass"}
            return {str(number) for number in self._numbers() if number > self.bid} | {"pass"}
        if self.phase == "choice":
            return {"hand", "take"}
        if self.phase == "away":
            held = sorted(self.hands[self.soloist], key=PACK.index)
            return {f"{one} {two}" for at, one in enumerate(held) for two in held[at + 1 :]}
        if self.phase == "declare":
            return self._contracts()
        if self.phase == "play":
            return set(self._playable())
        return set()

    def follow(self, text: str) -> None:
        getattr(self, f"_{self.phase}")(text)

    def _numbers(self) -> set[int]:
        numbers = {base * times for base in (9, 10, 11, 12) for times in range(2, 19)} | {23, 35, 46, 59}
        if self.options["grand_ouvert_base"] == "36":
            return numbers | {24 * times for times in range(2, 11)} | {36 * times for times in range(8, 12)}
        return numbers | {24 * times for times in range(2, 12)}

    def _deal(self, card: str) -> None:
        order = [self.m, self.v, self.h] if self.seats == 3 else [self.h, self.m, self.v]
        if self.options["deal_order"] == "clockwise":
            order = [self.v, self.m, self.h]
        receivers = [seat for seat in order for _ in range(3)] + [-1, -1]
        receivers += [seat for seat in order for _ in range(4)] + [seat for seat in order for _ in range(3)]
        receiver = receivers[32 - len(self.pack)]
        self.pack.remove(card)
        (self.skat if receiver < 0 else self.hands[receiver]).append(card)
        if not self.pack:
            self.phase, self.turn = "auction", self.m

    def _auction(self, word: str) -> None:
        if word.isdigit():
            self.bid = int(word)
            if self.asker < 0:
                self._alone(self.v)
            else:
                self.turn = self.holder
        elif word == "yes":
            self.turn = self.asker
        elif self.asker < 0:
            self.phase, self.turn = "over", -2
        else:
            left = self.holder if self.turn == self.asker else self.asker
            if self.asker == self.m:
                self.asker, self.holder, self.turn = self.h, left, self.h
            elif self.bid:
                self._alone(left)
            else:
                self.asker, self.turn = -1, self.v

    def _alone(self, seat: int) -> None:
        self.phase, self.soloist, self.turn = "choice", seat, seat

    def _choice(self, word: str) -> None:
        self.hand_game = word == "hand"
        self.phase = "declare" if self.hand_game else "away"
        if not self.hand_game:
            self.hands[self.soloist] += self.skat
            self.skat = []

    def _away(self, text: str) -> None:
        self.skat = text.split()
        for card in self.skat:
            self.hands[self.soloist].remove(card)
        self.phase = "declare"

    def _contracts(self) -> set[str]:
        trumps = [*SUITS, "grand"]
        if not self.hand_game:
            nulls = {"null": 23, "null ouvert": 46}
            return set(trumps) | {name for name, worth in nulls.items() if worth >= self.bid}
        nulls = {"null hand": 35, "null ouvert hand": 59}
        forms = ("hand", "hand schneider", "hand schwarz", "ouvert")
        return {f"{kind} {form}" for kind in trumps for form in forms} | {
            name for name, worth in nulls.items() if worth >= self.bid
        }

    def _declare(self, text: str) -> None:
        self.contract = text.split()
        self.owned = self.hands[self.soloist] + self.skat
        self.phase, self.turn = "play", self.v

    def trump(self, card: str) -> bool:
        kind = self.contract[0]
        return kind != "null" and (card[1:] == "J" or card[0] == kind)

    def family(self, card: str) -> str:
        return "trump" if self.trump(card) else card[0]

    def height(self, card: str) -> int:
        if self.contract[0] == "null":
            return ["7", "8", "9", "10", "J", "Q", "K", "A"].index(card[1:])
        if card[1:] == "J":
            return 100 - SUITS.index(card[0])
        return ["7", "8", "9", "Q", "K", "10", "A"].index(card[1:]) + (50 if self.trump(card) else 0)

    def _playable(self) -> list[str]:
        held = self.hands[self.turn]
        if self.trick:
            led = self.family(self.trick[0][1])
            return [card for card in held if self.family(card) == led] or held
        return held

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        if len(self.trick) < 3:
            self.turn = {self.v: self.m, self.m: self.h, self.h: self.v}[self.turn]
            return
        led = self.family(self.trick[0][1])
        can_win = [(self.height(card), seat) for seat, card in self.trick if self.family(card) in (led, "trump")]
        winner = max(can_win)[1]
        self.taken[winner] += [card for _, card in self.trick]
        self.trick = []
        self.turn = winner
        if not self.hands[winner] or (self.contract[0] == "null" and winner == self.soloist):
            self.phase, self.turn = "over", -2
            self.points[self.soloist] = self._score()

    def _score(self) -> int:
        factor = int(self.options["lost_hand_factor"]) if self.hand_game else 2
        tricks = len(self.taken[self.soloist]) // 3
        if self.contract[0] == "null":
            worth = {"null": 23, "null hand": 35, "null ouvert": 46, "null ouvert hand": 59}[" ".join(self.contract)]
            return worth if tricks == 0 else -factor * worth
        own = sum(WORTH[card[1:]] for card in self.taken[self.soloist] + self.skat) if tricks else 0
        opened = "ouvert" in self.contract
        black_said = opened or "schwarz" in self.contract
        tailor_said = black_said or "schneider" in self.contract
        kept = not ((tailor_said and own < 90) or (black_said and tricks < 10))
        if not kept and self.options["failed_announcement"] == "achieved":
            opened = black_said = tailor_said = False
        tailor = own >= 90 or own <= 30
        black = tricks in (0, 10)
        if self.options["level_table"] == "additive":
            steps = (
                1 + self.hand_game + (tailor or tailor_said) + tailor_said + (black or black_said) + black_said + opened
            )
        elif self.hand_game:
            steps = max(2, 3 * tailor, 4 * tailor_said, 5 * black, 6 * black_said, 7 * opened)
        else:
            steps = max(1, 2 * tailor, 3 * black)
        base = {"C": 12, "S": 11, "H": 10, "D": 9, "grand": 24}[self.contract[0]]
        if "ouvert" in self.contract and self.contract[0] == "grand":
            base = int(self.options["grand_ouvert_base"])
        trumps = ["CJ", "SJ", "HJ", "DJ"]
        if self.contract[0] != "grand":
            trumps += [self.contract[0] + rank for rank in ("A", "10", "K", "Q", "9", "8", "7")]
        first = trumps[0] in self.owned
        run = next((at for at, card in enumerate(trumps) if (card in self.owned) != first), len(trumps))
        worth = base * (run + steps)
        if own >= 61 and kept and worth >= self.bid:
            return worth
        while worth < self.bid:
            worth += base
        return -factor * worth
