"""The rules of Nur keine Aufregung: one race, from the opening throws to the goal (NKA)."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.games.nur_keine_aufregung.notation import (
    ENTER,
    FIELDS,
    FIGURES,
    GOAL,
    LANE,
    QUARTER,
    RUN,
    move_of,
    text_of,
)
from ludothek.kit.common import bits
from ludothek.kit.common.dice import falls
from ludothek.kit.common.ring import after

THROWS: Final = 5000
"""NKA-R19: after so many throws the race stops."""
OPENING: Final = 100
"""So many throws may decide who begins; that they are not enough happens to nobody (NKA-R6)."""

PLAY_ON: Final = 1
ENTER_ON_SIX: Final = 2
THROW_OUT: Final = 4
NO_GOAL_JUMP: Final = 8
"""What may be agreed, as bits of one number. Usually nothing is."""

# Written with numbers alone, for mypyc knows no value that is reckoned from the names of another module.
_ON_TRACK: Final = ((1 << 40) - 1) << 1
_GOAL_FIELDS: Final = 0b1111 << 41
S: Final = 1 << 1
BENCHES: Final = 1 << 6 | 1 << 16 | 1 << 26 | 1 << 36
"""Sets of steps; the star fields are the same steps for every colour (NKA-R4)."""
_REMEMBERED: Final = (1 << 60) - 1


class NurKeineAufregung(State):
    """One race. Sets of figures are sets of steps: bit 0 is the corner, bit 1 the start field of whoever counts."""

    terms: i64 = 0
    steps: vec[i64]
    """The step of every figure, four for each seat."""
    sets: vec[i64]
    """The steps on which each seat has figures."""
    thrower: i64 = 0
    """Whose throw is to come or is lying there."""
    owner: i64 = 0
    """Whose figures the thrower moves: here always the own ones."""
    die: i64 = 0
    """The number thrown last; 0: none yet."""
    attempts: i64 = 1
    """How many throws the thrower still has as long as none is a six."""
    targets: i64 = 0
    """The steps to which the throw that is lying there may lead."""
    prey: i64 = 0
    """The steps on which it would meet figures that the owner may throw out, were it not for benches."""
    throws: i64 = 0
    """How many there have been; below zero while it is open who begins."""
    waiting: i64 = 0
    """The seats that are still to throw in this round of opening throws."""
    highest: i64 = 0
    leaders: i64 = 0
    """The highest number of this round of opening throws, and the seats that have it."""
    ranks: i64 = 0
    """The rank of every seat, three bits each."""
    recent: i64 = 0
    """The throws since the last move, twelve at most: five bits each, the latest lowest, 8 x seat + number."""
    mover: i64 = -1
    """Who has made the last move; -1: nobody yet."""
    moved: i64 = -1
    hit: i64 = -1
    home: i64 = -1
    """The last move, the seat that it has thrown out, and the seat whose last figure it has brought home; -1: none."""

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return falls(0) if self.turn == REFEREE else vec[i64]()
        # The corner comes first, and then those who have passed field 40, for they run from low fields again.
        colour = self.colour(self.owner)
        first = S | _ON_TRACK & -bits.single(FIELDS + 1 - QUARTER * colour + self.die)
        out = self._append_moves(vec[i64](capacity=FIGURES), colour, self.targets & first)
        return self._append_moves(out, colour, self.targets & ~first)

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            self._throw(move + 1)
            return
        owner = self.owner
        step = self.source(move)
        target = self.target(step)
        self.recent = 0
        self.mover = self.turn
        self.moved = move
        self.hit = -1
        self.home = -1
        if (self.prey >> target) & 1:
            self._throw_out(owner, target)
        self._put(owner, step, target)
        if self.sets[owner] & ~_GOAL_FIELDS == 0:  # NKA-3
            self._arrive(owner)
        else:
            self._go_on()

    def copy(self) -> "NurKeineAufregung":
        new = NurKeineAufregung(self.seats, self.dealer, self.turn)
        self.carry(new)
        return new

    def set_up(self, terms: i64) -> None:
        """Make a new race ready: all figures are in their corners (NKA-4)."""
        self.terms = terms
        self.steps = vec[i64]([0] * (FIGURES * self.seats))
        self.sets = vec[i64]([1] * self.seats)
        self.throws = -OPENING
        self.waiting = (1 << self.seats) - 1

    def carry(self, new: "NurKeineAufregung") -> None:
        """Give another race everything that this one is."""
        new.terms = self.terms
        new.steps = self.steps[:]
        new.sets = self.sets[:]
        new.thrower = self.thrower
        new.owner = self.owner
        new.die = self.die
        new.attempts = self.attempts
        new.targets = self.targets
        new.prey = self.prey
        new.throws = self.throws
        new.waiting = self.waiting
        new.highest = self.highest
        new.leaders = self.leaders
        new.ranks = self.ranks
        new.recent = self.recent
        new.mover = self.mover
        new.moved = self.moved
        new.hit = self.hit
        new.home = self.home

    def points(self, seat: i64) -> i64:
        """How many others have a worse rank."""
        beaten: i64 = 0
        own = self._standing(seat)
        for other in range(self.seats):
            if self._standing(other) < own:
                beaten += 1
        return beaten

    def text(self, move: i64) -> str:
        return text_of(move)

    def guess(self, seat: i64, random: Random) -> "NurKeineAufregung":
        return self.copy()

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move < ENTER:
            return ""
        step = self.source(move)
        own = self.sets[self.owner]
        if (own >> step) & 1 == 0:
            return ""
        if move < RUN and move - ENTER != self.colour(self.owner):
            return "NKA-R2"
        if move < RUN and self.die != 6:
            return "NKA-7"
        if GOAL <= move < LANE and (move - GOAL) // 24 != self.colour(self.owner):
            return "NKA-R3"
        target = self.target(step)
        if target > FIELDS + FIGURES:
            return "NKA-R16"
        if (self.targets >> target) & 1:
            return "NKA-8"  # it goes on by the number thrown, not by another
        if (own >> target) & 1:
            return "NKA-R12" if step != 0 else "NKA-R15"
        if (self.closed(self.owner, self.prey) >> target) & 1:
            return "NKA-R13"
        if self._jumps_in_goal(own, step, target):
            return "NKA-R16"
        if self.must_clear():
            return "NKA-R11"
        return "NKA-R8" if self.terms & ENTER_ON_SIX and self.targets == S else "NKA-R14"

    def reason(self) -> str:
        return "reason-arrived" if self._decided() else "reason-throws"

    def chance(self, random: Random) -> i64:
        return random.randrange(6)

    # Where figures are.

    def colour(self, seat: i64) -> i64:
        """The quarter of the board at which a seat sits: two players face each other (NKA-R5)."""
        return seat if self.seats > 2 else 2 * seat

    def source(self, move: i64) -> i64:
        """The step from which a figure of the seat whose turn it is would make a move."""
        if move < RUN:
            return 0
        if move >= LANE:
            return FIELDS + (1 if move < LANE + 3 else 2 if move < LANE + 5 else 3)
        field = (move - RUN) // 6
        if move >= GOAL:
            field = 34 + QUARTER * ((move - GOAL) // 24) + (move - GOAL) % 24 // 4
        return (field + FIELDS - QUARTER * self.colour(self.owner)) % FIELDS + 1

    def target(self, step: i64) -> i64:
        """The step to which the throw that is lying there takes a figure."""
        return step + self.die if step != 0 else 1

    def rank(self, seat: i64) -> i64:
        """1 for the first to arrive, 2 for the second; 0 while a seat runs."""
        return (self.ranks >> (3 * seat)) & 7

    def must_clear(self) -> bool:
        """NKA-R11: is the throw that is lying there to be used for clearing the start field?"""
        return self.sets[self.owner] & S != 0 and (self.targets >> (1 + self.die)) & 1 != 0

    def seen(self, seat: i64, other: i64) -> i64:
        """The figures of another seat on the track, in the steps of this one."""
        running = self.sets[other] & _ON_TRACK
        ahead = QUARTER * (self.colour(other) - self.colour(seat))
        if ahead < 0:
            ahead += FIELDS
        return (running << ahead | running >> (FIELDS - ahead)) & _ON_TRACK

    def against(self, seat: i64) -> i64:
        """The set of seats whose figures this seat may throw out."""
        return ~(1 << seat)

    def foes(self, seat: i64) -> i64:
        """The figures of these seats on the track, in the steps of this one."""
        against = self.against(seat)
        seen: i64 = 0
        for other in range(self.seats):
            if (against >> other) & 1:
                seen |= self.seen(seat, other)
        return seen

    def closed(self, seat: i64, foes: i64) -> i64:
        """The steps to which others bar the way of a seat whose foes stand there (NKA-12, NKA-14, NKA-R13)."""
        return foes & BENCHES

    def _put(self, seat: i64, step: i64, target: i64) -> None:
        """Take a figure of a seat from a step to another one."""
        first = FIGURES * seat
        steps = self.steps
        figure = first
        while steps[figure] != step:
            figure += 1
        steps[figure] = target
        held: i64 = 0
        for figure in range(first, first + FIGURES):
            held |= bits.single(steps[figure])
        self.sets[seat] = held

    # What a throw allows.

    def _allowed(self, seat: i64, number: i64) -> i64:
        """The steps to which a seat may go with a number; what it would meet there is kept."""
        own = self.sets[seat]
        if own == 1 and number != 6:
            return 0
        targets = (own & ~1) << number & (_ON_TRACK | _GOAL_FIELDS)  # NKA-11, NKA-13
        if number == 6:
            targets |= (own & 1) << 1
        foes = self.prey = self.foes(seat)
        targets &= ~(own | self.closed(seat, foes))
        if own & S and (targets >> (1 + number)) & 1:
            return 1 << (1 + number)
        if self.terms & NO_GOAL_JUMP:
            for target in range(FIELDS + 1, FIELDS + FIGURES + 1):
                if self._jumps_in_goal(own, target - number, target):
                    targets &= ~bits.single(target)
        if self.terms & ENTER_ON_SIX and targets & S:
            return S
        if self.terms & THROW_OUT and targets & foes:
            return targets & foes
        return targets

    def _jumps_in_goal(self, own: i64, step: i64, target: i64) -> bool:
        """Would a figure pass another one in the goal, where that is forbidden?"""
        if self.terms & NO_GOAL_JUMP == 0 or target <= FIELDS:
            return False
        return own & (bits.single(target) - 2 * bits.single(max(step, FIELDS))) != 0

    def _append_moves(self, out: vec[i64], colour: i64, targets: i64) -> vec[i64]:
        while targets != 0:
            target = bits.lowest(targets)
            out = append(out, move_of(colour, 0 if target == 1 else target - self.die, target))
            targets &= targets - 1
        return out

    # How it goes on.

    def _throw(self, number: i64) -> None:
        self.die = number
        self.recent = (self.recent << 5 | self.thrower << 3 | number) & _REMEMBERED
        self.throws += 1
        if self.throws <= 0:
            self._open(number)
            return
        self.targets = self._allowed(self.owner, number)
        if self.targets != 0:  # NKA-R9
            self.turn = self.thrower
        else:
            self._go_on()

    def _open(self, number: i64) -> None:
        """NKA-5: the highest number begins; NKA-R6: of several, only these throw again."""
        if number > self.highest:
            self.highest = number
            self.leaders = 0
        if number == self.highest:
            self.leaders |= 1 << self.thrower
        self.waiting &= self.waiting - 1
        if self.waiting == 0 and self.leaders & (self.leaders - 1) != 0:
            self.waiting = self.leaders
            self.highest = 0
        if self.waiting == 0 or self.throws == 0:
            self.throws = 0
            self._begin(bits.lowest(self.leaders))
        else:
            self.thrower = bits.lowest(self.waiting)

    def _begin(self, seat: i64) -> None:
        """NKA-6, NKA-R7: a seat that has nothing to move, whatever it throws but a six, throws up to three times."""
        self.thrower = self.owner = seat
        self.turn = REFEREE
        self.attempts = 3 if at_rest(self.sets[seat]) else 1

    def _go_on(self) -> None:
        """A throw has been used or has lapsed. NKA-R10: after a six the same seat throws once more."""
        if self.throws == THROWS:
            self.turn = NOBODY
            return
        self.attempts = 1 if self.die == 6 else self.attempts - 1
        if self.attempts > 0:
            self.turn = REFEREE
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """NKA-R18: finished players are passed over."""
        self._begin(after(~self._arrived(), self.thrower, self.seats))

    def _throw_out(self, seat: i64, target: i64) -> None:
        """NKA-9, NKA-10: whoever stands there, as this seat counts, goes back to the corner."""
        against = self.against(seat)
        for other in range(self.seats):
            if (against >> other) & 1 and (self.seen(seat, other) >> target) & 1:
                ahead = QUARTER * (self.colour(seat) - self.colour(other))
                self._put(other, (target - 1 + ahead + FIELDS) % FIELDS + 1, 0)
                self.hit = other

    def _arrive(self, seat: i64) -> None:
        """NKA-R17: the race is won at once, a six notwithstanding."""
        self.home = seat
        self.ranks |= (bits.count(self._arrived()) + 1) << (3 * seat)
        if self._decided() or self.throws == THROWS:
            self.turn = NOBODY
        else:
            self._pass_on()

    def _arrived(self) -> i64:
        """The seats that have all figures in the goal."""
        arrived: i64 = 0
        if self.ranks == 0:
            return arrived
        for seat in range(self.seats):
            if self.rank(seat) != 0:
                arrived |= 1 << seat
        return arrived

    def _decided(self) -> bool:
        """NKA-15, NKA-16: one seat has arrived or, where that was agreed, all but one."""
        return bits.count(self._arrived()) >= (self.seats - 1 if self.terms & PLAY_ON else 1)

    def _standing(self, seat: i64) -> i64:
        """A number that is higher the better the rank of a seat is. NKA-R19 if the throws have run out."""
        rank = self.rank(seat)
        if rank != 0:
            return 10000 - rank
        return 0 if self.turn != NOBODY or self._decided() else self.progress(seat)

    def progress(self, seat: i64) -> i64:
        """What a seat has achieved: figures in the goal count most, then steps."""
        standing = 1000 * bits.count(self.sets[seat] & _GOAL_FIELDS)
        for figure in range(FIGURES * seat, FIGURES * seat + FIGURES):
            standing += self.steps[figure]
        return standing


def at_rest(own: i64) -> bool:
    """NKA-R7: has a seat nothing to move, whatever it throws but a six?"""
    free = ~(own >> 41) & 0b1111
    return own & _ON_TRACK == 0 and free & (free + 1) == 0


def start(seats: i64, terms: i64) -> NurKeineAufregung:
    """A race before the first throw; `terms` adds up PLAY_ON and its like."""
    new = NurKeineAufregung(seats, 0, REFEREE)
    new.set_up(terms)
    return new
