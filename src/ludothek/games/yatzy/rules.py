"""The rules of Yatzy: one game of 13 rounds for every seat (YAT).

The referee throws one die at a time. A seat answers with what stays, written as faces, the highest first: `665`, `-`
for nothing, all five to stop. After the last throw it enters a field, `=6` or `3p`, or strikes one, `xgs`. The upper
fields have a sign of their own because `6` is the text of keeping a single six; who types `6` when a field is due
is understood all the same (`read` in the table).
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.games.yatzy.throws import COUNTS, DICE, FACE_TEXTS, MULTISETS, PARTS, WITH, contains
from ludothek.kit.common.dice import FACES, falls

THROWS: Final = 3
FIELDS: Final = 13  # YAT-3, YAT-5
UPPER: Final = 6
"""The first fields are the upper half: field n collects the face n + 1."""
FULL_HOUSE: Final = 8
YATZY: Final = 11
CHANCE: Final = 12
FIELD_TEXTS: Final = ("1", "2", "3", "4", "5", "6", "3p", "4p", "fh", "ks", "gs", "y", "ch")
FREE: Final = -1
"""What stands in a field that is still free."""
MISFIT: Final = -1
"""What dice are worth in a field that they do not fit."""
BONUS: Final = 35
BONUS_FROM: Final = 63

ENTER: Final = MULTISETS
"""Moves below this number keep dice: every multiset of up to five faces has its number. Then fields, then dice."""
STRIKE: Final = ENTER + FIELDS
DIE: Final = STRIKE + FIELDS
MOVES: Final = DIE + FACES

STRIKE_ANY_TIME: Final = 1
CHANCE_LAST: Final = 2
FIVE_NO_FULL_HOUSE: Final = 4
TAKE_UP_AGAIN: Final = 8
"""What may be agreed otherwise: bits of `terms`."""
RULES: Final = 15
"""All of these."""
SEVERAL: Final = 16
"""One bit more: this is one of several games whose points are added up (YAT-26, YAT-R11)."""

_TEXTS: Final = [
    *[text or "-" for text in FACE_TEXTS],
    *[f"={text}" if text.isdigit() else text for text in FIELD_TEXTS],
    *[f"x{text}" for text in FIELD_TEXTS],
    *[f"d{face}" for face in "123456"],
]
ALL: Final = (1 << DICE) - 1
"""All five places."""


def _values(text: str) -> list[int]:
    """What five dice are worth in every field (YAT-12, YAT-R4)."""
    total = sum(int(face) for face in text)
    counts = sorted(text.count(face) for face in set(text))
    runs = [run for run in ("1234", "2345", "3456", "12345", "23456") if set(run) <= set(text)]
    longest = max(map(len, runs), default=0)
    return [
        *[face * text.count(str(face)) or MISFIT for face in range(1, FACES + 1)],  # YAT-11, YAT-16
        total if counts[-1] >= 3 else MISFIT,  # YAT-17
        total if counts[-1] >= 4 else MISFIT,  # YAT-18
        25 if counts in ([2, 3], [5]) else MISFIT,  # YAT-19, YAT-R7
        30 if longest >= 4 else MISFIT,  # YAT-20, YAT-R8
        40 if longest == 5 else MISFIT,  # YAT-21
        50 if counts == [5] else MISFIT,  # YAT-22
        total,  # YAT-23
    ]


def _worth() -> vec[i64]:
    worths = vec[i64]([MISFIT] * (MULTISETS * FIELDS))
    for number, text in enumerate(FACE_TEXTS):
        if len(text) == DICE:
            for field, value in enumerate(_values(text)):
                worths[number * FIELDS + field] = value
    return worths


WORTH: Final = _worth()
"""What five dice are worth: `WORTH[number * FIELDS + field]`."""


class Yatzy(State):
    """One game. The five dice have places of their own; each shows a face or is in the cup."""

    terms: i64 = 0
    sheets: vec[i64]
    """YAT-4: 13 fields a seat: points, 0 where struck, or `FREE`."""
    player: i64 = 0
    """Whose round it is, also while the referee throws."""
    dice: i64 = 0
    """Four bits a place: the face that lies there, 0 for a die in the cup."""
    standing: i64 = 0
    """Bit n: the die at place n was left standing."""
    throws: i64 = 1
    """Which throw of the round this is, from 1."""
    left: i64 = 0
    """How many fields all seats together have still to fill."""
    last: i64 = -1
    """What a seat did last: a keep or a field; -1 at the start."""

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return falls(DIE) if self.turn == REFEREE else vec[i64]()
        shown = self.shown(ALL)
        if self.entering():
            return self._fields(shown)
        if self.terms & TAKE_UP_AGAIN or self.standing == 0:
            return PARTS[shown][:]  # YAT-R2
        kept = self.shown(self.standing)
        out = vec[i64](capacity=32)
        for part in PARTS[shown]:
            if contains(part, kept):
                out = append(out, part)
        return out

    def play(self, move: i64) -> None:
        if move >= DIE:
            self._fall(move - DIE + 1)
        elif move >= ENTER:
            self._write(move)
        else:
            self._keep(move)

    def copy(self) -> "Yatzy":
        new = Yatzy(self.seats, self.dealer, self.turn)
        new.terms = self.terms
        new.sheets = self.sheets[:]
        new.player = self.player
        new.dice = self.dice
        new.standing = self.standing
        new.throws = self.throws
        new.left = self.left
        new.last = self.last
        return new

    def points(self, seat: i64) -> i64:
        """YAT-24, YAT-25: both halves and the bonus."""
        upper = self.written(seat, 0, UPPER)
        total = upper + self.written(seat, UPPER, FIELDS)
        return total + BONUS if upper >= BONUS_FROM else total

    def text(self, move: i64) -> str:
        return _TEXTS[move]

    def guess(self, seat: i64, random: Random) -> "Yatzy":
        return self.copy()

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= DIE:
            return ""
        if move < ENTER:
            if self.entering():
                return "YAT-6" if self.throws == THROWS else "YAT-10"
            return "YAT-9" if contains(self.shown(ALL), move) else "YAT-7"
        if not self.entering():
            return "YAT-10"
        field = (move - ENTER) % FIELDS
        if self.sheets[self.turn * FIELDS + field] != FREE:
            return "YAT-13"
        if move >= STRIKE:
            return "YAT-10" if self.terms & STRIKE_ANY_TIME else "YAT-R5"
        return "YAT-14" if field == CHANCE else "YAT-R4"

    def chance(self, random: Random) -> i64:
        return DIE + random.randrange(FACES)

    def entering(self) -> bool:
        """Is a field due? YAT-6, YAT-8: after the third throw, or once all five dice stand."""
        return self.throws == THROWS or self.standing == ALL

    def shown(self, places: i64) -> i64:
        """The multiset of the dice that lie at these places."""
        number: i64 = 0
        dice = self.dice
        for place in range(DICE):
            face = (dice >> 4 * place) & 15
            if face != 0 and (places >> place) & 1:
                number = WITH[number * FACES + face - 1]
        return number

    def staying(self, move: i64) -> i64:
        """The places of the dice that a keep leaves standing: of equal ones those that stood already, then the first.

        That way a die once left standing is never taken up again, although the multiset decides (YAT-9, YAT-R3).
        """
        wanted = COUNTS[move]
        dice = self.dice
        places: i64 = 0
        standing = self.standing
        for step in range(2 * DICE):
            place = step % DICE
            if (standing >> place) & 1 == (1 if step < DICE else 0):
                one: i64 = 1 << 4 * (((dice >> 4 * place) & 15) - 1)
                if wanted & (15 * one):
                    wanted -= one
                    places |= 1 << place
        return places

    def written(self, seat: i64, first: i64, end: i64) -> i64:
        """The points in these fields, without the bonus."""
        total: i64 = 0
        for field in range(first, end):
            total += max(self.sheets[seat * FIELDS + field], 0)
        return total

    def worth(self, shown: i64, field: i64) -> i64:
        """What five dice are worth in a field; `MISFIT` where they do not fit it."""
        if field == FULL_HOUSE and self.terms & FIVE_NO_FULL_HOUSE and WORTH[shown * FIELDS + YATZY] != MISFIT:
            return MISFIT
        return WORTH[shown * FIELDS + field]  # YAT-R9

    def _fields(self, shown: i64) -> vec[i64]:
        """What may be entered or struck (YAT-10, YAT-14, YAT-15, YAT-R5, YAT-R6)."""
        sheet = self.turn * FIELDS
        out = vec[i64](capacity=FIELDS)
        for field in range(FIELDS):
            if self.sheets[sheet + field] == FREE and self.worth(shown, field) != MISFIT:
                if field == CHANCE and self.terms & CHANCE_LAST and len(out) > 0:
                    break
                out = append(out, ENTER + field)
        if len(out) == 0 or self.terms & STRIKE_ANY_TIME:
            for field in range(FIELDS):
                if self.sheets[sheet + field] == FREE and self.worth(shown, field) == MISFIT:
                    out = append(out, STRIKE + field)
        return out

    def _fall(self, face: i64) -> None:
        """A die falls on the first free place; with the last one the seat is to decide."""
        place: i64 = 0
        dice = self.dice
        while (dice >> 4 * place) & 15 != 0:
            place += 1
        dice |= face << 4 * place
        self.dice = dice
        while place < DICE and (dice >> 4 * place) & 15 != 0:
            place += 1
        if place == DICE:
            self.turn = self.player

    def _keep(self, move: i64) -> None:
        """YAT-7, YAT-8: dice that do not stay go back into the cup; if all stay, the throwing has ended."""
        self.standing = self.staying(move)
        self.last = move
        if self.standing != ALL:
            for place in range(DICE):
                if (self.standing >> place) & 1 == 0:
                    self.dice &= ~(15 << 4 * place)
            self.throws += 1
            self.turn = REFEREE

    def _write(self, move: i64) -> None:
        """Fill a field; then the next seat throws all five dice (YAT-R1). The last dice of a game are left lying."""
        field = (move - ENTER) % FIELDS
        self.sheets[self.player * FIELDS + field] = 0 if move >= STRIKE else self.worth(self.shown(ALL), field)
        self.last = move
        self.left -= 1
        self.player = (self.player + 1) % self.seats
        self.turn = REFEREE if self.left > 0 else NOBODY  # YAT-R12
        if self.left > 0:
            self.dice = 0
            self.standing = 0
            self.throws = 1


def start(seats: i64, dealer: i64, terms: i64 = 0) -> Yatzy:
    """A game before the first die has fallen."""
    game = Yatzy(seats, dealer, REFEREE)
    game.terms = terms
    game.sheets = vec[i64]([FREE] * (seats * FIELDS))
    game.left = seats * FIELDS
    return game
