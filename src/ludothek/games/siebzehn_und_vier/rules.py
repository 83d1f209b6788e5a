"""The rules of Siebzehn und Vier: one coup, with stakes first, then the player's cards, then those of the bank."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE, State
from ludothek.kit.cards.cards import CARDS, PACK, card_text
from ludothek.kit.common import bits
from ludothek.kit.common.ring import with_points
from ludothek.kit.hidden.distribution import shuffle

GOAL: Final = 21
ACE: Final = 7
"""The rank of an ace."""
VALUES: Final = vec[i64]([7, 8, 9, 10, 2, 3, 4, 11])
"""SUV-2: what each rank counts, from seven to ace."""
MORE: Final = CARDS
ENOUGH: Final = CARDS + 1
STAKE: Final = CARDS + 2
"""The moves of a seat: another card, no more, and stakes, of which this is for one unit. Those below are cards."""
HIGHEST: Final = 1000
"""No stake is above this."""
FIRST_LOT: Final = STAKE + HIGHEST
"""By this move and those after it the first banker is drawn."""
MOVES: Final = FIRST_LOT + 8


def value(cards: vec[i64]) -> i64:
    """SUV-2, SUV-R5: what a hand counts; two aces and nothing else are 21."""
    total: i64 = 0
    for at in range(len(cards)):
        total += VALUES[cards[at] % 8]
    return GOAL if two_aces(cards) else total


def two_aces(cards: vec[i64]) -> bool:
    """Are these exactly two cards, both aces?"""
    return len(cards) == 2 and cards[0] % 8 == ACE and cards[1] % 8 == ACE


class SiebzehnUndVier(State):
    """One coup of the bank, which is the dealer's, against the active player. Before the lot nobody (`LOT`) has it."""

    number: i64 = 0
    """How many coups this banker has played before."""
    own: i64 = 0
    """1 where only the active player stakes."""
    most: i64 = 100
    """The highest stake."""
    plus: i64 = 1
    """1 where the bank's value is raised by one point."""
    accounts: vec[i64]
    """What every seat has won or lost before this coup."""
    left: i64 = 0
    """How many coups come after this one."""
    stakes: vec[i64]
    """What every seat has staked; 0: nothing yet."""
    hand: vec[i64]
    """The cards of the active player, in the order in which they came."""
    bank: vec[i64]
    """The cards of the bank."""
    stock: i64 = PACK
    """The set of the other cards; all are shuffled for every coup (SUV-R12)."""
    served: i64 = 0
    """1 as soon as the active player takes no more cards."""

    def active(self) -> i64:
        """SUV-5, SUV-R1: against whom the bank plays; the banker's left neighbour first, then clockwise."""
        return (self.dealer + 1 + self.number) % self.seats

    def moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        if self.turn == REFEREE:
            return bits.members(self.stock) if self.dealer != LOT else listed(FIRST_LOT, self.seats)
        if len(self.hand) == 0:
            return listed(STAKE, self.most)  # SUV-6
        return vec[i64]([MORE, ENOUGH])

    def play(self, move: i64) -> None:
        if move >= FIRST_LOT:
            self.dealer = move - FIRST_LOT
            self.turn = self.active()
        elif move >= STAKE:
            self.stakes[self.turn] = move - STAKE + 1
            self._after_stake()
        elif move == MORE:
            self.turn = REFEREE
        elif move == ENOUGH:
            self._stop()
        else:
            self._give(move)

    def _after_stake(self) -> None:
        """SUV-R11: the active player names a stake first, then everybody clockwise but the banker."""
        seat = (self.turn + 1) % self.seats
        if seat == self.dealer:
            seat = (seat + 1) % self.seats
        self.turn = REFEREE if self.own or seat == self.active() else seat

    def _stop(self) -> None:
        """SUV-8: after the player comes the bank, and after the bank the comparison."""
        if self.served:
            self.turn = NOBODY
        else:
            self.served = 1
            self.turn = self.dealer  # SUV-9

    def _give(self, card: i64) -> None:
        """SUV-7: the first card is the player's, the second the bank's, and then whoever asks gets one."""
        self.stock &= ~bits.single(card)
        if len(self.hand) > 0 and (len(self.bank) == 0 or self.served):
            self.bank = append(self.bank, card)
        else:
            self.hand = append(self.hand, card)
        if len(self.bank) == 0:
            return
        self.turn = self.dealer if self.served else self.active()
        total = value(self.bank if self.served else self.hand)
        if total > GOAL:
            self.turn = NOBODY  # SUV-4, SUV-R7
        elif total == GOAL:
            self._stop()  # SUV-R8

    # How it ends.

    def rating(self) -> i64:
        """SUV-10, SUV-R3: what the bank's hand counts in a comparison."""
        total = value(self.bank)
        return total + 1 if self.plus and total < GOAL else total

    def player_wins(self) -> bool:
        """SUV-3, SUV-R2: whoever is nearer to 21 wins; SUV-13, SUV-R4: the bank if both are equally near."""
        total = value(self.hand)
        bank = value(self.bank)
        if total > GOAL:  # SUV-4, SUV-R7
            return False
        if bank > GOAL:  # SUV-R7
            return True
        if two_aces(self.hand):  # SUV-14, SUV-R5
            return bank < GOAL
        return total > self.rating()  # SUV-R6

    def points(self, seat: i64) -> i64:
        """SUV-11, SUV-12, SUV-R10: stakes are paid one to one."""
        if self.turn != NOBODY:
            return 0
        sign: i64 = 1 if self.player_wins() else -1
        if seat != self.dealer:
            return sign * self.stakes[seat]
        total: i64 = 0
        for other in range(self.seats):
            total += self.stakes[other]
        return -sign * total

    def winners(self) -> vec[i64]:
        return with_points(self)

    def reason(self) -> str:
        if value(self.hand) > GOAL:
            return "reason-over"
        if value(self.bank) > GOAL:
            return "reason-bank-over"
        return "reason-player" if self.player_wins() else "reason-bank"

    def copy(self) -> "SiebzehnUndVier":
        new = SiebzehnUndVier(self.seats, self.dealer, self.turn)
        new.number = self.number
        new.own = self.own
        new.most = self.most
        new.plus = self.plus
        new.accounts = self.accounts[:]
        new.left = self.left
        new.stakes = self.stakes[:]
        new.hand = self.hand[:]
        new.bank = self.bank[:]
        new.stock = self.stock
        new.served = self.served
        return new

    def text(self, move: i64) -> str:
        if move >= FIRST_LOT:
            return f"bank{move - FIRST_LOT}"
        if move >= STAKE:
            return f"stake{move - STAKE + 1}"
        return "card" if move == MORE else "enough" if move == ENOUGH else card_text(move)

    def refusal(self, move: i64) -> str:
        return "SUV-R11" if self.turn >= 0 and MORE <= move < FIRST_LOT else ""

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return FIRST_LOT + random.randrange(self.seats)
        return bits.member(self.stock, random.randrange(bits.count(self.stock)))

    # What a seat may know.

    def sees_hand(self, seat: i64) -> bool:
        """SUV-R9: the active player sees his cards, and everybody in the end."""
        return self.turn == NOBODY or seat == self.active()

    def sees_bank(self, seat: i64) -> bool:
        """SUV-R9: the banker sees the bank's, and everybody at a comparison."""
        return seat == self.dealer or (self.turn == NOBODY and value(self.hand) <= GOAL)

    def guess(self, seat: i64, random: Random) -> "SiebzehnUndVier":
        """Whoever was asked for more had at most 20; the active player may have stopped with 21."""
        new = self.copy()
        if len(self.hand) == 0:
            return new
        while True:
            stock = self.stock
            if not self.sees_hand(seat):
                stock |= as_set(self.hand)
            if not self.sees_bank(seat):
                stock |= as_set(self.bank)
            if not self.sees_hand(seat):
                new.hand = drawn(stock, len(self.hand), GOAL if self.served else GOAL - 1, random)
                stock &= ~as_set(new.hand)
            if not self.sees_bank(seat):
                new.bank = drawn(stock, len(self.bank), GOAL - 1, random)
                stock &= ~as_set(new.bank)
            new.stock = stock
            if len(new.hand) == len(self.hand) and len(new.bank) == len(self.bank):
                return new


def listed(first: i64, count: i64) -> vec[i64]:
    """So many moves from this one on."""
    out = vec[i64](capacity=count)
    for move in range(first, first + count):
        out = append(out, move)
    return out


def as_set(cards: vec[i64]) -> i64:
    """The same cards without their order."""
    out: i64 = 0
    for at in range(len(cards)):
        out |= bits.single(cards[at])
    return out


def drawn(stock: i64, count: i64, most: i64, random: Random) -> vec[i64]:
    """So many cards of a set that count no more than this, each such hand equally likely; none if there is none.

    Two aces count 21 here as well.
    """
    cards = bits.members(stock)
    ways = hands(cards, count, most)
    width = (count + 1) * (most + 1)
    fitting = ways[count * (most + 1) + most]
    aces = bits.members(stock & 0x80808080)
    pairs: i64 = len(aces) * (len(aces) - 1) // 2 if count == 2 and most == GOAL else 0
    out = vec[i64](capacity=count)
    if fitting + pairs == 0:
        return out
    if random.randrange(fitting + pairs) < pairs:
        shuffle(aces, random)
        return vec[i64]([aces[0], aces[1]])
    room = most
    for at in range(len(cards)):
        left = count - len(out)
        if left == 0:
            break
        here = ways[at * width + left * (most + 1) + room]
        without = ways[(at + 1) * width + left * (most + 1) + room]
        if random.randrange(here) >= without:
            out = append(out, cards[at])
            room -= VALUES[cards[at] % 8]
    shuffle(out, random)
    return out


def hands(cards: vec[i64], count: i64, most: i64) -> vec[i64]:
    """From each card on, how many hands of so many of these cards count no more than so much."""
    width = (count + 1) * (most + 1)
    out = vec[i64]([0] * ((len(cards) + 1) * width))
    for at in range(len(cards), -1, -1):
        for chosen in range(count + 1):
            for room in range(most + 1):
                here = at * width + chosen * (most + 1) + room
                if chosen == 0:
                    out[here] = 1
                elif at < len(cards):
                    worth = VALUES[cards[at] % 8]
                    out[here] = out[here + width]
                    if worth <= room:
                        out[here] += out[here + width - (most + 1) - worth]
    return out


def start(dealer: i64, accounts: vec[i64], number: i64, left: i64) -> SiebzehnUndVier:
    """A coup as usual before anybody has staked; the banker has played so many before, and so many will follow."""
    seats: i64 = len(accounts)
    new = SiebzehnUndVier(seats, dealer, REFEREE)
    new.number = number
    new.accounts = accounts
    new.left = left
    new.stakes = vec[i64]([0] * seats)
    new.hand = vec[i64]()
    new.bank = vec[i64]()
    if dealer != LOT:
        new.turn = new.active()
    return new
