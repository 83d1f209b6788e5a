"""A slow second opinion on Écarté, written from the clauses alone: cards are texts, counters lie in heaps.

A sitting is a generator: it says who has to choose among what, a seat or -1 for chance, and is sent what was chosen.
"""

from collections.abc import Generator

CHANCE = -1
RANKS = ["K", "Q", "J", "A", "10", "9", "8", "7"]
SUITS = "CSHD"
DECK = [suit + rank for suit in SUITS for rank in RANKS]

Asking = Generator[tuple[int, list[str]], str, None]


def higher(one: str, other: str) -> bool:
    return RANKS.index(one[1:]) < RANKS.index(other[1:])


class FivePoints(Exception):
    """Somebody has won the match."""


class Book:
    """What is written down in a sitting."""

    def __init__(self, seats: int, matches: int, least: int, most: int, *, announced: bool, late: bool) -> None:
        self.seats, self.matches, self.least, self.most = seats, matches, least, most
        self.announced, self.late = announced, late
        self.counters = [50] * seats
        self.pad: dict[int, int] = {}
        """The points of both players in this match."""
        self.deals: list[tuple[int, dict[int, int], list[int], int]] = []
        """After every deal: who dealt, what each player got in it, everybody's counters, and who has won it."""
        self.champions: list[int] = []

    def sitting(self) -> Asking:
        able = list(range(self.seats))
        waited = [0] * self.seats
        while len(self.champions) < self.matches and len(able) >= 2:
            dealer, other = yield from self.draw_lots(sorted(able))
            stakes: dict[int, tuple[int, int]] = {}
            yield from self.name_stakes(dealer, other, stakes)
            winner = yield from self.one_match(dealer, other)
            loser = other if winner == dealer else dealer
            self.settle(winner, stakes)
            self.deals[-1] = (*self.deals[-1][:2], list(self.counters), self.deals[-1][3])
            self.champions.append(winner)
            waited = [0 if seat in (winner, loser) else time + 1 for seat, time in enumerate(waited)]
            able = [winner]
            others = [(loser + step) % self.seats for step in range(1, self.seats + 1)]
            others = [seat for seat in others if seat != winner and self.counters[seat] >= self.least]
            if others:
                longest = max(waited[seat] for seat in others)
                able.append(next(seat for seat in others if waited[seat] == longest))

    def draw_lots(self, candidates: list[int]) -> Generator[tuple[int, list[str]], str, tuple[int, int]]:
        pack, drawn = list(DECK), {}
        for seat in candidates:
            drawn[seat] = yield CHANCE, list(pack)
            pack.remove(drawn[seat])
        order = sorted(candidates, key=lambda seat: (RANKS.index(drawn[seat][1:]), SUITS.index(drawn[seat][0])))
        return order[0], order[1]

    def name_stakes(self, dealer: int, elder: int, stakes: dict[int, tuple[int, int]]) -> Asking:
        both = min(self.most, self.counters[dealer], self.counters[elder])
        said = yield elder, [f"stake{height}" for height in range(self.least, both + 1)]
        for player in (dealer, elder):
            stakes[player] = (player, int(said[5:]))
        for step in range(1, self.seats):
            seat = (dealer + step) % self.seats
            if seat == elder or self.counters[seat] < self.least:
                continue
            said = yield seat, ["watch", f"on{dealer + 1}", f"on{elder + 1}"]
            if said != "watch":
                on = int(said[2:]) - 1
                highest = min(self.most, self.counters[seat])
                said = yield seat, [f"stake{height}" for height in range(self.least, highest + 1)]
                stakes[seat] = (on, int(said[5:]))

    def settle(self, winner: int, stakes: dict[int, tuple[int, int]]) -> None:
        pot = 0
        for seat, (on, stake) in stakes.items():
            if on != winner:
                self.counters[seat] -= stake
                pot += stake
        right = sum(stake for on, stake in stakes.values() if on == winner)
        whole = pot
        for seat, (on, stake) in stakes.items():
            if on == winner:
                self.counters[seat] += whole * stake // right
                pot -= whole * stake // right
        self.counters[winner] += pot

    def one_match(self, dealer: int, elder: int) -> Generator[tuple[int, list[str]], str, int]:
        self.pad = {dealer: 0, elder: 0}
        while True:
            before = dict(self.pad)
            won_by = -1
            try:
                won_by = yield from self.one_deal(dealer, elder)
            except FivePoints:
                won_by = max(self.pad, key=lambda seat: self.pad[seat])
            self.deals.append(
                (dealer, {seat: self.pad[seat] - before[seat] for seat in before}, list(self.counters), won_by)
            )
            if max(self.pad.values()) >= 5:
                return won_by
            dealer, elder = elder, dealer

    def write(self, seat: int, points: int) -> None:
        self.pad[seat] += points
        if self.pad[seat] >= 5:
            raise FivePoints

    def one_deal(self, dealer: int, elder: int) -> Generator[tuple[int, list[str]], str, int]:
        stock = list(DECK)
        hands: dict[int, list[str]] = {elder: [], dealer: []}
        for seat, packet in ((elder, 3), (dealer, 3), (elder, 2), (dealer, 2)):
            for _ in range(packet):
                yield from self.one_card(stock, hands[seat])
        turned: list[str] = []
        yield from self.one_card(stock, turned)
        trump = turned[0][0]
        if turned[0][1:] == "K":
            self.write(dealer, 1)
        proposals = exchanges = 0
        refused = False
        while stock and not refused and (yield elder, ["play", "propose"]) == "propose":
            proposals += 1
            if (yield dealer, ["accept", "refuse"]) == "refuse":
                refused = True
                continue
            exchanges += 1
            laid = yield from self.exchange(stock, elder, hands[elder], at_least=1, at_most=5)
            yield from self.exchange(stock, dealer, hands[dealer], at_least=0, at_most=laid)
        tricks = yield from self.five_tricks(dealer, elder, hands, trump)
        winner = elder if tricks[elder] >= 3 else dealer
        if proposals == 0:
            points = 1 if winner == elder else 2
        elif exchanges == 0:
            points = 1 if winner == dealer else 2
        else:
            points = 2 if refused and self.late and winner == elder else 1
        self.write(winner, 2 if tricks[winner] == 5 else points)
        return winner

    def one_card(self, stock: list[str], hand: list[str]) -> Asking:
        card = yield CHANCE, list(stock)
        stock.remove(card)
        hand.append(card)

    def exchange(
        self, stock: list[str], seat: int, hand: list[str], *, at_least: int, at_most: int
    ) -> Generator[tuple[int, list[str]], str, int]:
        laid = 0
        while laid < min(at_most, len(stock)):
            said = yield seat, hand + ["done"] * (laid >= at_least)
            if said == "done":
                break
            hand.remove(said)
            laid += 1
        for _ in range(laid):
            yield from self.one_card(stock, hand)
        return laid

    def five_tricks(
        self, dealer: int, elder: int, hands: dict[int, list[str]], trump: str
    ) -> Generator[tuple[int, list[str]], str, dict[int, int]]:
        tricks = {dealer: 0, elder: 0}
        announced = False
        leader = elder
        for number in range(5):
            table: list[str] = []
            for seat in (leader, dealer if leader == elder else elder):
                hand = hands[seat]
                allowed = list(hand) if not table else self.allowed(hand, table[0], trump)
                if self.announced and number == 0 and not announced and trump + "K" in hand:
                    card = yield seat, [*allowed, "king"]
                    if card == "king":
                        announced = True
                        self.write(seat, 1)
                        card = yield seat, allowed
                else:
                    card = yield seat, allowed
                hand.remove(card)
                table.append(card)
                first = number == 0 and seat == elder
                if card == trump + "K" and not self.announced and (seat == dealer or first):
                    self.write(seat, 1)
            if self.taken(table[1], table[0], trump):
                leader = dealer if leader == elder else elder
            tricks[leader] += 1
        return tricks

    @staticmethod
    def taken(card: str, led: str, trump: str) -> bool:
        return higher(card, led) if card[0] == led[0] else card[0] == trump

    @staticmethod
    def allowed(hand: list[str], led: str, trump: str) -> list[str]:
        same = [card for card in hand if card[0] == led[0]]
        better = [card for card in same if higher(card, led)]
        return better or same or [card for card in hand if card[0] == trump] or list(hand)
