"""A table: what its log comes to, and what may happen at it. Pure logic without any I/O.

The same entries always make the same table: `apply` follows a log, `replay` makes a table of one. Whatever may happen
is a method that checks it, carries it out and returns the entry to be stored. An entry that could not be stored must
be followed by a replay of the log.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import TypeVar

from msgspec import DecodeError
from msgspec.structs import replace

from ludothek.core.errors import (
    AmbiguousMove,
    IllegalMove,
    LudothekError,
    MoveError,
    NotYourTurn,
    OtherVersion,
    UnknownGame,
)
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER
from ludothek.games import load_game
from ludothek.players.levels import USUAL
from ludothek.server.base import keys
from ludothek.server.base.log_limits import LOG_LIMITS, LogLimits
from ludothek.server.messages.to_clients import Question
from ludothek.server.messages.words import Matter, Phase, Refusal, Undo
from ludothek.server.table.entries import (
    Answered,
    Asked,
    Begun,
    Continued,
    Contributed,
    Dealt,
    Entry,
    Handed,
    Moved,
    Mover,
    Named,
    SatDown,
    TableOpened,
    read_entry,
)

E = TypeVar("E", bound=Entry)

STAND_IN = USUAL
"""The level that plays for the absent and for those whose time has run out."""


@dataclass(slots=True)
class Occupant:
    """Who sits in a seat; `secret` is the hash of what opens it, empty where nobody can."""

    player: str
    name: str
    secret: str
    contribution: str | None


class Refuse(LudothekError):
    """Something that may not happen at the table now; the table is as it was."""

    def __init__(self, reason: Refusal, detail: str, clause: str = "") -> None:
        super().__init__(detail)
        self.reason: Refusal = reason
        self.clause = clause


class Unreadable(LudothekError):
    """A log that another Ludothek has written; the text says which one could go on with it."""


class Table:
    """A table after the last entry of its log, with all that people, clients and the scheduler may ask of it."""

    def __init__(self, name: str, opened: TableOpened, limits: LogLimits = LOG_LIMITS) -> None:
        self.name = name
        self.opened = opened
        self.limits = limits
        self.grown: dict[str, int] = {}
        """How many entries there are of each kind, questions by what was asked."""
        self.game: Game = load_game(opened.game, opened.version)
        self.seats = [Occupant(seat.player, seat.name, seat.secret, seat.contribution) for seat in opened.seats]
        self.number = 0
        """Of the last entry."""
        self.since = 0
        """Of the last entry that changed the match."""
        self.match: Match | None = None
        self.question: Question | None = None
        self.again: str | None = None
        self._contributions: list[str] = []
        """Of those who sat down, in the order of their seats before any lot was drawn."""
        self.seed = bytes.fromhex(opened.seed)
        """A secret until the match is over."""
        self._last: dict[int, tuple[int, str]] = {}
        """The last move of each seat: the view it was chosen in, and its text."""
        self._played: dict[int, int] = {}
        """Where in the log of the match plays of persons began, and whose they were."""
        self._declined: set[tuple[int, str]] = set()
        """Agreements that were declined since the match has gone on, each with the seat that proposed it."""

    # What is known.

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.match is None:
            return "waiting"
        if self.match.over:
            return "over"
        return "between" if self.match.between else "playing"

    @property
    def ready(self) -> bool:
        """Can the match begin: is every seat taken and has every person contributed?"""
        return self.match is None and all(
            seat.player != "open" and (seat.player != "person" or seat.contribution is not None) for seat in self.seats
        )

    @property
    def hosts(self) -> frozenset[int]:
        """Whose seats may begin the match while it waits: those of whoever was there at the opening, else all."""
        if self.match is not None:
            return frozenset()
        there = [seat for seat, each in enumerate(self.opened.seats) if each.player == "person"]
        return frozenset(there or range(len(self.seats)))

    @property
    def turn(self) -> int:
        """The seat to move, below zero if there is none."""
        return -1 if self.match is None or self.match.turn < 0 else self.match.turn

    @property
    def full(self) -> bool:
        """Has the log grown to where no further move is taken?"""
        return bool(self.limits.refusal("moved", self.grown))

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens, -1 if none."""
        return keys.find(keys.hashed(secret), [seat.secret for seat in self.seats])

    def opens(self, secret: str) -> bool:
        """Does this secret, of whatever kind, let its holder see this table?"""
        stored = [self.opened.join, self.opened.watch, *(seat.secret for seat in self.seats)]
        return keys.find(keys.hashed(secret), stored) >= 0

    def may_join(self, secret: str) -> bool:
        """Is this the secret that lets its holder take an open seat?"""
        return keys.find(keys.hashed(secret), [self.opened.join]) == 0

    def may_watch(self, secret: str) -> bool:
        """Does this secret let its holder look on? Who was invited and finds no seat free any more may do that, too."""
        full = all(seat.player != "open" for seat in self.seats)
        return keys.find(keys.hashed(secret), [self.opened.watch, self.opened.join if full else ""]) >= 0

    def invites(self, secret: str) -> bool:
        """Is this a secret that is given away, to join or to watch?"""
        return keys.find(keys.hashed(secret), [self.opened.join, self.opened.watch]) >= 0

    def check_seat(self, seat: int) -> None:
        """Is there such a seat to look from?"""
        if not WATCHER <= seat < len(self.seats):
            raise Refuse("invalid", f"a seat is from 0 to {len(self.seats) - 1}, or -1 for a watcher")

    def undo(self, seat: int) -> Undo:
        """Can the last move of a seat be taken back, and must others agree? They must if it told something."""
        match = self.match
        if match is None or match.over or seat < 0 or match.last_decision(seat) < 0 or match.stands(seat):
            return "none"
        return "free" if self.opened.clock is None and match.free_undo(seat) else "ask"  # a clock would begin anew

    def undone(self, seat: int) -> set[int]:
        """Whose own moves would be taken back with the last one of a seat, whoever plays for them by now."""
        start = -1 if self.match is None else self.match.last_decision(seat)
        return {who for at, who in self._played.items() if at >= start >= 0}

    # What may happen.

    def _check_limits(self, kind: str) -> None:
        if refusal := self.limits.refusal(kind, self.grown):
            raise Refuse("not_now", refusal)

    def sit_down(self, seat: int | None, name: str, secret: str, contribution: str | None) -> SatDown:
        """A person takes an open seat, a certain one or the first."""
        if self.match is not None:
            raise Refuse("not_now", "the match has begun and every seat is taken")
        free = [number for number, seat in enumerate(self.seats) if seat.player == "open"]
        if not free:
            raise Refuse("not_now", "every seat of this table is taken")
        if seat is not None and seat not in free:
            raise Refuse("not_now", f"seat {seat} is not free; free: {', '.join(map(str, free))}")
        chosen = free[0] if seat is None else seat
        return self._done(SatDown(seat=chosen, name=name, secret=secret, contribution=contribution))

    def contribute(self, seats: Iterable[int], contribution: str) -> Contributed | None:
        """Persons add to the chance of the match what they have not added yet."""
        lacking = [
            seat
            for seat in sorted(seats)
            if self.seats[seat].player == "person" and self.seats[seat].contribution is None
        ]
        if self.match is not None or not lacking:
            return None
        return self._done(Contributed(seats=lacking, contribution=contribution))

    def begin(self, level: str = STAND_IN) -> Begun:
        """Start the match; seats that are still open go to computer players."""
        if self.match is not None:
            raise Refuse("not_now", "the match has already begun")
        match = self._start(level, None)
        return self._done(Begun(level=level, moves=list(match.log)))

    def move(self, seat: int, text: str, seen: int) -> Moved | None:
        """A move of a person. Nothing if it is a repetition of one that was already played."""
        if self.match is None:
            raise Refuse("not_now", "the match has not begun")
        if self._last.get(seat) == (seen, text):
            return None
        if self.seats[seat].player != "person":
            raise Refuse("not_now", "a computer player sits there; take the seat back first")
        if not self.since <= seen <= self.number:
            raise Refuse("stale", "the match has gone on since; choose again in the current view")
        return self._play(seat, text, "person", seen)

    def move_for(self, seat: int, move: int, by: Mover) -> Moved:
        """A move that a computer player makes, for itself or for a person whose time has run out."""
        assert self.match is not None
        return self._play(seat, move, by, self.number)

    def next_deal(self, seen: int) -> Dealt | None:
        """Begin the next deal. Nothing if that has already been asked for."""
        match = self.match
        if match is None or match.over:
            raise Refuse("not_now", "the match is over" if match else "the match has not begun")
        if seen < self.since:
            return None
        if not match.between:
            raise Refuse("not_now", "the deal is still going on")
        self._check_limits("dealt")
        before = len(match.log)
        match.next_deal()
        return self._done(Dealt(moves=match.log[before:]))

    def ask(self, what: Matter, by: int, seat: int, others: Iterable[int], agreement: str = "") -> Asked:
        """A question to others. With nobody to ask it is granted at once."""
        if self.question is not None:
            raise Refuse("not_now", "another question is still open")
        self._check_limits(what)
        if what == "undo":
            if self.phase not in {"playing", "between"}:
                raise Refuse("not_now", "moves can be taken back only while a match is going on")
            undo = self.undo(seat)
            if undo == "none":
                raise Refuse("not_now", "this seat has made no move in this deal")
            if undo == "free":
                others = ()
        elif self.match is None or self.match.over or self.seats[seat].player != "person":
            raise Refuse("not_now", "this is only for a person's seat in a match that is going on")
        elif what == "agreement" and not self._needs_consent(agreement, seat):
            others = ()
        waiting_for = sorted(set(others) - {by})
        return self._done(Asked(what=what, by=by, seat=seat, waiting_for=waiting_for, agreement=agreement))

    def _needs_consent(self, agreement: str, seat: int) -> bool:
        """Do the others have to agree to what a seat proposes?"""
        found = next((each for each in self.game.agreements if each.name == agreement), None)
        if found is None:
            names = ", ".join(each.name for each in self.game.agreements) or "none"
            raise Refuse("invalid", f"there is no such agreement; this game has: {names}")
        if self.phase != "playing":
            raise Refuse("not_now", "the deal is over already")
        if (seat, agreement) in self._declined:
            raise Refuse("not_now", "this was declined; play on first")
        return found.consent

    def answer(self, seats: frozenset[int], *, agree: bool) -> Answered:
        """What the holder of some seats thinks of the question. The one who asked can only withdraw it."""
        if self.question is None:
            raise Refuse("not_now", "there is no open question")
        asked = [seat for seat in self.question.waiting_for if seat in seats]
        if not asked and (agree or self.question.by not in seats):
            raise Refuse("not_now", "this question is not for you")
        return self._done(Answered(seats=asked, agree=agree))

    def lapse(self) -> Answered:
        """Nobody has answered in time."""
        return self._done(Answered(seats=[], agree=False))

    def hand(self, seat: int, player: str) -> Handed | None:
        """A person gives a seat to a computer player, or takes it back. Nothing if it is so already."""
        if self.match is None:
            raise Refuse("not_now", "seats can be handed over once the match has begun")
        if self.seats[seat].player == player:
            return None
        self._check_limits("handed")
        return self._done(Handed(seat=seat, player=player))

    def rename(self, seat: int, name: str) -> Named | None:
        """A person goes by another name."""
        if self.seats[seat].name == name:
            return None
        self._check_limits("named")
        return self._done(Named(seat=seat, name=name))

    def play_again(self, table: str) -> Continued:
        """The same people play on elsewhere."""
        if self.phase != "over":
            raise Refuse("not_now", "another match can be begun when this one is over")
        return self._done(Continued(table=table))

    def _play(self, seat: int, move: int | str, by: Mover, seen: int) -> Moved:
        match = self.match
        assert match is not None
        self._check_limits("moved")
        before = len(match.log)
        try:
            match.play(move, seat=seat)
        except NotYourTurn as error:
            raise Refuse("not_your_turn", str(error)) from None
        except AmbiguousMove as error:
            raise Refuse("ambiguous", str(error)) from None
        except IllegalMove as error:
            raise Refuse("illegal", str(error), error.clause) from None
        except MoveError as error:
            raise Refuse("invalid", str(error)) from None
        text = move if isinstance(move, str) else match.text(move)
        return self._done(Moved(seat=seat, moves=match.log[before:], by=by, seen=seen, text=text))

    # Carrying out entries.

    def apply(self, entry: Entry) -> None:
        """Follow the next entry of the log, the referee's moves as they stand there."""
        match entry:
            case Begun(level=level, moves=moves):
                self._start(level, moves)
            case Moved(moves=moves):
                self._follow(moves)
            case Dealt(moves=moves):
                assert self.match is not None
                self.match.open_deal()
                self._follow(moves)
        self._done(entry)

    def _done(self, entry: E) -> E:
        """Note what an entry means beyond the moves of the match, which have been made."""
        self.number += 1
        kind = entry.what if isinstance(entry, Asked) else entry.type
        self.grown[kind] = self.grown.get(kind, 0) + 1
        match entry:
            case SatDown(seat=seat):
                self.seats[seat] = Occupant("person", entry.name, entry.secret, entry.contribution)
            case Contributed(seats=seats, contribution=contribution):
                for seat in seats:
                    self.seats[seat].contribution = contribution
            case Begun() | Dealt():
                self._changed()
            case Moved(seat=seat, moves=moves, by=by, seen=seen, text=text):
                self._changed()
                if by == "person":
                    assert self.match is not None
                    self._last[seat] = (seen, text)
                    self._played[len(self.match.log) - len(moves)] = seat
            case Asked(what=what, by=asker, seat=seat, waiting_for=waiting_for):
                self.question = Question(what, asker, seat, tuple(waiting_for), entry.agreement)
                self._grant()
            case Answered(seats=seats, agree=agree):
                self._hear(seats, agree=agree)
            case Handed(seat=seat, player=player):
                self.seats[seat].player = player
            case Named(seat=seat, name=name):
                self.seats[seat].name = name
            case Continued(table=table):
                self.again = table
        return entry

    def _changed(self) -> None:
        """The match has gone on; what was asked before is settled with that."""
        self.since = self.number
        self.question = None
        self._declined.clear()

    def _hear(self, seats: list[int], *, agree: bool) -> None:
        question = self.question
        assert question is not None
        if not agree:
            self._declined.add((question.by, question.agreement))
            self.question = None
            return
        left = tuple(seat for seat in question.waiting_for if seat not in seats)
        self.question = replace(question, waiting_for=left)
        self._grant()

    def _grant(self) -> None:
        """Do what was asked for once nobody is left to agree."""
        question = self.question
        if question is None or question.waiting_for:
            return
        self.question = None
        match question.what:
            case "hand_over":
                self.seats[question.seat].player = STAND_IN
            case "undo":
                self._take_back(question.seat)
                self._changed()
            case "agreement":
                assert self.match is not None
                self.match.agree(question.agreement, question.seat)
                self._changed()

    def _take_back(self, seat: int) -> None:
        """Go back to just before the last play of a seat."""
        before = self.match
        assert before is not None
        start = before.last_decision(seat)
        self.match = self._match(before.log[:start])
        self.match.starts = [each for each in before.starts if each < start]
        self._played = {at: who for at, who in self._played.items() if at < start}
        if self.match.between:  # the first decision of a deal without chance
            self.match.open_deal()

    def _start(self, level: str, log: list[int] | None) -> Match:
        for seat in self.seats:
            if seat.player == "open":
                seat.player = level
        self._contributions = [seat.contribution or "" for seat in self.seats]
        self.match = self._match(log)
        self.seats = [self.seats[who] for who in self.match.seating]
        return self.match

    def _match(self, log: list[int] | None) -> Match:
        seal = Seal(self.seed, self._contributions)
        return Match(self.game, len(self.seats), self.opened.options, seal, log=log)

    def _follow(self, moves: list[int]) -> None:
        """What an entry tells: a seat's moves in it were made at once."""
        assert self.match is not None
        for number, move in enumerate(moves):
            self.match.follow(move, joined=number > 0)


def replay(name: str, log: Sequence[str], limits: LogLimits = LOG_LIMITS) -> Table:
    """The table that a log leads to. `Unreadable` if it is not one that this Ludothek has written."""
    entries = [_read(number, text) for number, text in enumerate(log)]
    opened = entries[0]
    if not isinstance(opened, TableOpened):
        raise Unreadable("the log of this table does not begin with its opening; take it from a backup")
    _check_version(opened)
    table = Table(name, opened, limits)
    for number, entry in enumerate(entries[1:], 1):
        try:
            table.apply(entry)
        except Exception as error:  # whatever it is, going on would make another table of it
            raise Unreadable(
                f"entry {number} of this table's log does not follow from those before; take it from a backup"
            ) from error
    return table


def _read(number: int, text: str) -> Entry:
    try:
        return read_entry(text)
    except DecodeError:  # its text would tell what stands there
        raise Unreadable(
            f"entry {number} of this table's log is of a kind that Ludothek {version('ludothek')} does not know; "
            "a newer one has written it, so the table is open again once this server is as new"
        ) from None


def _check_version(opened: TableOpened) -> None:
    """Moves mean something else where the rules are others."""
    begun = f"this table was begun with version {opened.version} of the rules of {opened.game}"
    try:
        load_game(opened.game, opened.version)
    except UnknownGame:
        raise Unreadable(f"{begun}, a game that this Ludothek does not have; start one that has it") from None
    except OtherVersion:
        raise Unreadable(
            f"{begun}, and this Ludothek plays version {load_game(opened.game).version}; start one with version "
            f"{opened.version} to play on, or open a new table"
        ) from None
