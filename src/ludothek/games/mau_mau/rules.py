"""The rules of Mau-Mau: one game, from the deal to the last card (MAU)."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE, State
from ludothek.games.mau_mau.cards import (
    ANY,
    CARDS,
    CHANGE,
    CHANGES,
    COLOURS,
    FITTING,
    HALF,
    REVERSE,
    SIGNS_COUNT,
    STOP,
    TAKE_2,
    TAKE_4,
    TWOS,
    alike,
    card_text,
    is_special,
    worth,
)
from ludothek.games.mau_mau.layers import Layers, nothing_known
from ludothek.games.mau_mau.notation import (
    AUTO,
    BURY,
    COLOUR,
    DEALER,
    DEALING,
    DEALT,
    DRAW,
    INERT,
    MAU,
    NAMING,
    OPENING,
    PLAYING,
    REVERSE_STOPS,
    TURNS,
    VOLUNTARY,
)
from ludothek.games.mau_mau.pack import NOTHING, Pack, full
from ludothek.games.mau_mau.tale import Tale
from ludothek.kit.common import bits
from ludothek.kit.common.ring import CLOCKWISE


class MauMau(State):
    """One game. Whatever must be drawn is drawn before anybody has a turn again."""

    terms: i64 = 0
    """What was agreed: BURY or INERT, AUTO, REVERSE_STOPS, VOLUNTARY."""
    pack: Pack
    layers: Layers
    """What all know of the hands."""
    buried: vec[i64]
    """The cards that were put under the stock before one was turned up for good, in this order."""
    phase: i64 = DEALING
    lies: i64 = 0
    """What lies on top, as far as it matters what fits: a kind, CHANGE + colour, or ANY."""
    laid: i64 = 0
    """How many cards have come to the open pile."""
    way: i64 = CLOCKWISE  # MAU-R5
    pending: i64 = 0
    """So many cards are due by Take 2 cards (MAU-12)."""
    said: i64 = 0
    """1 once "mau" was said in this turn."""
    taker: i64 = -1
    due: i64 = 0
    """So many cards the taker still has to draw."""
    strike: i64 = 0
    """What awaits who is next before the game goes on: STOP, TAKE_4 or 0."""
    following: i64 = -1
    """Who is next."""
    turns: i64 = 0
    idle: i64 = 0
    """Turns in a row without a card laid or drawn (MAU-R16)."""
    tale: Tale

    # What may be done.

    def moves(self) -> vec[i64]:
        out = vec[i64](capacity=16)
        turn = self.turn
        if turn == NOBODY:
            return out
        if turn == REFEREE:
            return self._chances()
        if self.phase != PLAYING:
            if self.may_say():
                out = append(out, MAU)
            for colour in range(4):
                out = append(out, COLOUR + colour)
            return out
        legal = self.fitting(turn)
        out = bits.append_members(out, _one_change(legal))
        if legal == 0 or self.pending > 0 or (self.terms & VOLUNTARY and self.left() > 0):
            out = append(out, DRAW)
        if legal != 0 and self.may_say():
            out = append(out, MAU)
        return out

    def fitting(self, seat: i64) -> i64:
        """The kinds of a hand that may be laid now. MAU-R8: on a pending Take 2 only another one."""
        return self.pack.kinds(seat) & (TWOS if self.pending > 0 else FITTING[self.lies])

    def left(self) -> i64:
        """How many cards there are to be taken: the stock, what lies below it, and all open cards but one (MAU-R15)."""
        pack = self.pack
        return pack.counts[pack.stock] + pack.counts[pack.under] + pack.height - 1

    def may_say(self) -> bool:
        """Is "mau" to be said with this play, if one can be made? MAU-R13: it is part of one that leaves one card."""
        held: i64 = 2 if self.phase == PLAYING else 1
        return self.said == 0 and self.terms & AUTO == 0 and self.pack.counts[self.turn] == held

    def _chances(self) -> vec[i64]:
        """The cards that may come next; those buried below the stock come last and in their order."""
        if self.dealer == LOT:
            out = vec[i64](capacity=self.seats)
            for seat in range(self.seats):
                out = append(out, DEALER + seat)
            return out
        pack = self.pack
        if pack.counts[pack.stock] > 0:
            return pack.cards(pack.stock)
        return vec[i64]([self._buried()])

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return DEALER + random.randrange(self.seats)
        pack = self.pack
        return pack.draw(pack.stock, random) if pack.counts[pack.stock] > 0 else self._buried()

    # What happens.

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            self._give(move)
        elif move < CARDS:
            self._lay(move)
        elif move == DRAW:
            self._draw()
        elif move == MAU:
            self.said = 1
        else:
            self.lies = CHANGE + move - COLOUR
            if self.phase == NAMING:
                self._laid()
            else:
                self.phase = PLAYING
                self._go_on()

    def _lay(self, kind: i64) -> None:
        seat = self.turn
        pack = self.pack
        kinds = alike(kind)
        card = self.layers.choose(pack, seat, kinds)
        self.layers.lay(pack, seat, card, kinds)
        pack.move(card, seat, pack.open)
        self.tale.begin(seat, kind)
        self.laid += 1
        self.lies = kind
        if kind >= CHANGE and pack.counts[seat] > 0:
            self.phase = NAMING  # MAU-15
        else:
            self._laid()

    def _laid(self) -> None:
        """A card has been laid, and its colour announced: who wins, who is hit, who forgot something."""
        seat = self.turn
        self.phase = PLAYING
        self.turns += 1
        self.idle = 0
        held = self.pack.counts[seat]
        if held == 0:
            self.turn = NOBODY  # MAU-18, MAU-R12
            return
        if held == 1 and self.said == 0 and self.terms & AUTO == 0:
            self.taker = seat  # MAU-17; MAU-R22: before anybody else takes cards
            self.due = 1
        self.tale.spoke = self.said
        self.said = 0
        self._act(seat, self.tale.did)
        self._go_on()

    def _act(self, seat: i64, kind: i64) -> None:
        """What a card does to the next player (MAU-10), laid by a seat or turned up for it."""
        sign = kind % SIGNS_COUNT if kind < CHANGE else 0
        if sign == REVERSE:
            self.way = -self.way  # MAU-11
            if self.seats == 2 and self.terms & REVERSE_STOPS:
                sign = STOP  # MAU-R11, MAU-R21
        elif sign == TAKE_2:
            self.pending += 2
        self.strike = sign if sign >= TAKE_4 else 0
        self.following = self._next(seat)

    def _draw(self) -> None:
        """MAU-9: one card; MAU-12: all that are due, whether a Take 2 is in the hand or not (MAU-R7)."""
        seat = self.turn
        self.tale.begin(seat, DRAW)
        if self.pending == 0 and self.terms & VOLUNTARY == 0:
            self.layers.lack(seat, FITTING[self.lies])
        self.taker = seat
        self.due = max(self.pending, 1)
        self.pending = 0  # MAU-R9
        self.said = 0
        self.turns += 1
        self.idle = 0 if self.left() > 0 else self.idle + 1
        self.following = self._next(seat)
        self._go_on()

    def _go_on(self) -> None:
        """Let cards be drawn that are due, then hit who is to be hit, then it is the turn of who follows."""
        while self.due == 0 or not self._ready():
            self.due = 0  # MAU-R15, MAU-R20: what is not there need not be taken
            if self.turns >= TURNS or self.idle >= self.seats:
                self.turn = NOBODY
                return
            if self.strike == 0:
                self.turn = self.following
                return
            self.turns += 1
            self.taker = self.following
            self.tale.hit = self.taker
            self.due = 4 if self.strike == TAKE_4 else 0  # MAU-13, MAU-14, MAU-R10
            self.strike = 0  # MAU-R9
            self.following = self._next(self.taker)
        self.turn = REFEREE

    def _ready(self) -> bool:
        """Is there a card to be drawn? MAU-16, MAU-R15: if the stock is empty, the pile is turned over."""
        pack = self.pack
        if pack.counts[pack.stock] == 0 and pack.counts[pack.under] == 0 and pack.height > 1:
            pack.reuse()
            self.layers.reuse(pack)
            self.tale.renewed = 1
        return pack.counts[pack.stock] + pack.counts[pack.under] > 0

    def _give(self, move: i64) -> None:
        """Draw the first dealer (MAU-R4), deal (MAU-6), turn a card up (MAU-7), or let somebody draw."""
        pack = self.pack
        if move >= DEALER:
            self.dealer = move - DEALER
            return
        if self.phase == DEALING:
            dealt: i64 = CARDS - pack.counts[pack.stock]
            if dealt >= DEALT * self.seats:
                self._open(move)
            else:
                seat = (self.dealer + 1 + dealt) % self.seats
                pack.move(move, pack.stock, seat)
                self.layers.draw(seat)
            return
        seat = self.taker
        if pack.counts[pack.stock] > 0:
            pack.move(move, pack.stock, seat)
            self.layers.draw(seat)
        else:
            pack.move(move, pack.under, seat)
            self.layers.pin(pack, move)
        self.tale.take(seat, move, HALF)
        self.due -= 1
        self._go_on()

    def _open(self, card: i64) -> None:
        """MAU-7, MAU-R6: a special card acts as if the dealer had laid it, if nothing else was agreed."""
        pack = self.pack
        kind = card % HALF
        special = is_special(kind)
        if special and self.terms & BURY:
            pack.move(card, pack.stock, pack.under)
            self.buried = append(self.buried, card)
            return
        pack.move(card, pack.stock, pack.open)
        self.tale.begin(NOTHING, kind)
        self.laid = 1
        self.lies = kind
        self.phase = PLAYING
        if special and self.terms & INERT:
            if kind >= CHANGE:
                self.lies = ANY
            self.following = self._next(self.dealer)  # MAU-R5
        else:
            self._act(self.dealer, kind)
            if kind >= CHANGE:
                self.phase = OPENING
                self.turn = self.dealer
                return
        self._go_on()

    def _buried(self) -> i64:
        """The card below the stock that comes next."""
        pack = self.pack
        return self.buried[len(self.buried) - pack.counts[pack.under]]

    def _next(self, seat: i64) -> i64:
        seat += self.way
        return 0 if seat == self.seats else self.seats - 1 if seat < 0 else seat

    # What comes of it.

    def points(self, seat: i64) -> i64:
        """MAU-19: what is left in the hand, once the game is over; until then it is nobody's business."""
        return worth(self.pack.low[seat]) + worth(self.pack.high[seat]) if self.turn == NOBODY else 0

    def fewest(self) -> bool:
        return True

    def winners(self) -> vec[i64]:
        """MAU-3: who has no cards left; MAU-R16, MAU-R17: nobody in a game that was stopped."""
        out = vec[i64](capacity=1)
        for seat in range(self.seats):
            if self.turn == NOBODY and self.pack.counts[seat] == 0:
                out = append(out, seat)
        return out

    def reason(self) -> str:
        if len(self.winners()) > 0:
            return "reason-mau-mau"
        return "reason-turns" if self.turns >= TURNS else "reason-stuck"

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or (CARDS <= move < DRAW):
            return ""
        if move == MAU:
            return "MAU-R13"
        if self.phase != PLAYING or move >= COLOUR:
            return "MAU-15"
        if move == DRAW:
            return "MAU-R7"
        kind = move % HALF
        if self.pack.kinds(self.turn) & alike(kind) == 0:
            return "MAU-8"
        if self.fitting(self.turn) & alike(kind) != 0:
            return ""
        if self.pending > 0:
            return "MAU-R8"
        return "MAU-10" if is_special(kind) else "MAU-8"

    def text(self, move: i64) -> str:
        if move < CARDS:
            return card_text(move)
        if move < DRAW:
            return f"dealer{move - DEALER}"
        return COLOURS[move - COLOUR] if move >= COLOUR else "draw" if move == DRAW else "mau"

    def guess(self, seat: i64, random: Random) -> "MauMau":
        """MAU-R23: what others hold and what comes next, as far as nobody has shown that he had nothing to lay."""
        new = self.copy()
        turn = self.turn
        if turn == NOBODY:
            return new
        new.pack = self.layers.guess(self.pack, seat, random)
        while self.said and turn != seat and self.phase == PLAYING and new.fitting(turn) == 0:
            new.pack = self.layers.guess(self.pack, seat, random)  # "mau" is said by who can lay
        new.tale.new_low &= new.pack.low[seat] if seat >= 0 else 0
        new.tale.new_high &= new.pack.high[seat] if seat >= 0 else 0
        return new

    def copy(self) -> "MauMau":
        new = MauMau(self.seats, self.dealer, self.turn)
        new.terms = self.terms
        new.pack = self.pack.copy()
        new.layers = self.layers.copy()
        new.buried = self.buried[:]
        new.phase = self.phase
        new.lies = self.lies
        new.laid = self.laid
        new.way = self.way
        new.pending = self.pending
        new.said = self.said
        new.taker = self.taker
        new.due = self.due
        new.strike = self.strike
        new.following = self.following
        new.turns = self.turns
        new.idle = self.idle
        new.tale = self.tale.copy()
        return new


def _one_change(kinds: i64) -> i64:
    """The same kinds, but of the colour changes, which are all alike, only the first."""
    return (kinds & ~CHANGES) | bits.single(CHANGE) if kinds & CHANGES else kinds


def start(seats: i64, dealer: i64, terms: i64 = 0) -> MauMau:
    """A game before the first card is given."""
    new = MauMau(seats, dealer, REFEREE)
    new.terms = terms
    new.pack = full(seats, CARDS, HALF)
    new.layers = nothing_known(seats)
    new.buried = vec[i64]()
    new.tale = Tale(NOTHING, NOTHING)
    return new
