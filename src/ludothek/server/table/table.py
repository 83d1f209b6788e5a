"""A table: its chronicle, and what may happen at it. Pure logic without any I/O.

Whatever may happen is a method that checks it, carries it out and returns the entry to be stored. An entry that
could not be stored must be followed by a replay of the log. `replay` makes a table from its entries.
"""

from collections.abc import Iterable, Sequence
from importlib.metadata import version

from msgspec import DecodeError

from ludothek.core.errors import (
    AmbiguousMove,
    IllegalMove,
    LudothekError,
    MoveError,
    NotYourTurn,
    OtherVersion,
    UnknownGame,
)
from ludothek.core.match import Match
from ludothek.core.record import Record, SeatEntry, record
from ludothek.core.seal import Seal
from ludothek.core.state import REFEREE, WATCHER
from ludothek.games import load_game
from ludothek.server.base import keys
from ludothek.server.base.log_limits import GROWTH, Growth
from ludothek.server.messages.to_clients import (
    ClockInfo,
    Draw,
    Invitation,
    InvitedSeat,
    Matter,
    Refusal,
    SeatInfo,
    TableMessage,
    Undo,
)
from ludothek.server.table.chronicle import STAND_IN, Chronicle
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
from ludothek.server.table.story import Story
from ludothek.server.web.catalog import layout


class Refuse(LudothekError):
    """Something that may not happen at the table now; the table is as it was."""

    def __init__(self, reason: Refusal, detail: str, clause: str = "") -> None:
        super().__init__(detail)
        self.reason: Refusal = reason
        self.clause = clause


class Unreadable(LudothekError):
    """A log that another Ludothek has written; the text says which one could go on with it."""


class Table(Chronicle):
    """A table with all that people, clients and attendants may ask of it."""

    # What is known.

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

    def invitation(self, secret: str) -> Invitation:
        """What the holder of a secret that was given away is invited to."""
        return Invitation(
            game=self.game.id,
            host=self._host,
            phase=self.phase,
            seats=tuple(InvitedSeat(seat.name, seat.player) for seat in self.seats),
            options=dict(self.opened.options),
            clock=self.opened.clock,
            hints=self.opened.hints,
            watch=self.may_watch(secret),
        )

    @property
    def _host(self) -> str:
        """By which name the first of those goes who sat here from the beginning, wherever the lot has put them."""
        first = next((number for number, seat in enumerate(self.opened.seats) if seat.player == "person"), -1)
        if first < 0:
            return ""
        return self.seats[first if self.match is None else self.match.seating.index(first)].name

    def message(self, yours: frozenset[int], present: set[int], watchers: int) -> TableMessage:
        """All about the table but the game itself, for a client that holds some seats."""
        over = self.phase == "over"
        return TableMessage(
            table=self.name,
            number=self.number,
            game=self.game.id,
            version=self.opened.version,
            options=dict(self.opened.options),
            commitment=Seal(self._seed).commitment,
            contributions=() if self.match is None else self.match.seal.contributions,
            phase=self.phase,
            seats=tuple(
                SeatInfo(
                    name=seat.name,
                    player=seat.player,
                    present=number in present or seat.player not in {"person", "open"},
                    yours=number in yours,
                    contributed=seat.contribution is not None or seat.player not in {"person", "open"},
                    reserved=bool(seat.secret) and seat.player not in {"person", "open"},
                )
                for number, seat in enumerate(self.seats)
            ),
            decides=self.game.decides,
            layout=layout(self.game.id, self.game.version, len(self.seats)),
            clock=None if self.opened.clock is None else ClockInfo(self.opened.clock, STAND_IN),
            hints=self.opened.hints,
            chat=self.opened.chat,
            advice=self.opened.advice,
            question=self.question,
            again=self.again,
            again_of=self.opened.again_of,
            same_cards=self.opened.same_cards,
            watchers=watchers,
            seed=self._seed.hex() if over else None,
        )

    def record(self) -> Record:
        """The record of the match; it tells all, so only once all is over."""
        if self.match is None or not self.match.over:
            raise Refuse("not_now", "the record is given when the match is over, because it tells every secret")
        return record(self.match, [SeatEntry(name=seat.name, player=seat.player) for seat in self.seats])

    def match_after(self, moves: int) -> Match:
        """The match as it stood after so many moves of the record; only once all is over."""
        if self.match is None or not self.match.over:
            raise Refuse("not_now", "a match can be looked back at when it is over")
        if not 0 <= moves <= len(self.match.log):
            raise Refuse(
                "invalid", f"the match has {len(self.match.log)} moves, so a step is from 0 to that, not {moves}"
            )
        return Match(self.game, len(self.seats), self.match.options, self.match.seal, log=self.match.log[:moves])

    def story(self, secret: str, seat: int) -> Story:
        """What a seat was told so far, for whoever holds it; a watcher's for all, and once all is over everybody's."""
        if self.match is None:
            raise Refuse("not_now", "nothing has been told yet: the match has not begun")
        self.check_seat(seat)
        if seat not in {WATCHER, self.seat_of(secret)} and not self.match.over:
            raise Refuse("not_yours", "until the match is over, ask for a seat of yours, or -1 for a watcher")
        return Story(self.match)

    def check_seat(self, seat: int) -> None:
        """Is there such a seat to look from?"""
        if not WATCHER <= seat < len(self.seats):
            raise Refuse("invalid", f"a seat is from 0 to {len(self.seats) - 1}, or -1 for a watcher")

    def draws(self) -> list[Draw]:
        """What the referee could draw from each time, for those who check it; only once all is over."""
        match = self.match_after(0)
        assert self.match is not None
        drawn: list[Draw] = []
        for number, move in enumerate(self.match.log):
            if match.between:
                match.open_deal()
            if match.turn == REFEREE:
                drawn.append(Draw(number, tuple(match.state.text(choice) for choice in match.legal())))
            match.follow(move)
        return drawn

    def undo(self, seat: int) -> Undo:
        """Can the last move of a seat be taken back, and must others agree? They must if it told something."""
        match = self.match
        if match is None or match.over or seat < 0 or match.last_decision(seat) < 0 or match.stands(seat):
            return "none"
        return "free" if self.opened.clock is None and match.free_undo(seat) else "ask"  # a clock would begin anew

    # What may happen.

    def _check_room(self, kind: str) -> None:
        if refusal := self.growth.refusal(kind, self.grown):
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
        self._check_room("dealt")
        before = len(match.log)
        match.next_deal()
        return self._done(Dealt(moves=match.log[before:]))

    def ask(self, what: Matter, by: int, seat: int, others: Iterable[int], agreement: str = "") -> Asked:
        """A question to others. With nobody to ask it is granted at once."""
        if self.question is not None:
            raise Refuse("not_now", "another question is still open")
        self._check_room(what)
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
        self._check_room("handed")
        return self._done(Handed(seat=seat, player=player))

    def rename(self, seat: int, name: str) -> Named | None:
        """A person goes by another name."""
        if self.seats[seat].name == name:
            return None
        self._check_room("named")
        return self._done(Named(seat=seat, name=name))

    def play_again(self, table: str) -> Continued:
        """The same people play on elsewhere."""
        if self.phase != "over":
            raise Refuse("not_now", "another match can be begun when this one is over")
        return self._done(Continued(table=table))

    def _play(self, seat: int, move: int | str, by: Mover, seen: int) -> Moved:
        match = self.match
        assert match is not None
        self._check_room("moved")
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


def replay(name: str, log: Sequence[str], growth: Growth = GROWTH) -> Table:
    """The table that a log leads to. `Unreadable` if it is not one that this Ludothek has written."""
    entries = [_read(number, text) for number, text in enumerate(log)]
    opened = entries[0]
    if not isinstance(opened, TableOpened):
        raise Unreadable("the log of this table does not begin with its opening; take it from a backup")
    _check_version(opened)
    table = Table(name, opened, growth)
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
