"""The chronicle of a table: what its log says. The same entries always make the same table.

Pure logic without any I/O. `apply` follows a log; what may be added to it is decided by `Table`.
"""

from dataclasses import dataclass
from typing import TypeVar

from msgspec.structs import replace

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.players.levels import USUAL
from ludothek.server.base.log_limits import GROWTH, Growth
from ludothek.server.messages.to_clients import Phase, Question
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
    Named,
    SatDown,
    TableOpened,
)

E = TypeVar("E", bound=Entry)

STAND_IN = USUAL
"""The level that plays for the absent and for those whose time has run out."""


@dataclass(slots=True)
class Seat:
    """Who sits there; `secret` is the hash of what opens it, empty where nobody can."""

    player: str
    name: str
    secret: str
    contribution: str | None


class Chronicle:
    """The state of a table after the last entry of its log."""

    def __init__(self, name: str, opened: TableOpened, growth: Growth = GROWTH) -> None:
        self.name = name
        self.opened = opened
        self.growth = growth
        self.grown: dict[str, int] = {}
        """How many entries there are of each kind, questions by what was asked."""
        self.game: Game = load_game(opened.game, opened.version)
        self.seats = [Seat(seat.player, seat.name, seat.secret, seat.contribution) for seat in opened.seats]
        self.number = 0
        """Of the last entry."""
        self.since = 0
        """Of the last entry that changed the match."""
        self.match: Match | None = None
        self.question: Question | None = None
        self.again: str | None = None
        self._contributions: list[str] = []
        """Of those who sat down, in the order of their seats before any lot was drawn."""
        self._seed = bytes.fromhex(opened.seed)
        self._last: dict[int, tuple[int, str]] = {}
        """The last move of each seat: the view it was chosen in, and its text."""
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
    def turn(self) -> int:
        """The seat to move, below zero if there is none."""
        return -1 if self.match is None or self.match.turn < 0 else self.match.turn

    @property
    def full(self) -> bool:
        """Has the log grown to where no further move is taken?"""
        return bool(self.growth.refusal("moved", self.grown))

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
                self.seats[seat] = Seat("person", entry.name, entry.secret, entry.contribution)
            case Contributed(seats=seats, contribution=contribution):
                for seat in seats:
                    self.seats[seat].contribution = contribution
            case Begun() | Dealt():
                self._changed()
            case Moved(seat=seat, by=by, seen=seen, text=text):
                self._changed()
                if by == "person":
                    self._last[seat] = (seen, text)
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
        seal = Seal(self._seed, self._contributions)
        return Match(self.game, len(self.seats), self.opened.options, seal, log=log)

    def _follow(self, moves: list[int]) -> None:
        """What an entry tells: a seat's moves in it were made at once."""
        assert self.match is not None
        for number, move in enumerate(moves):
            self.match.follow(move, joined=number > 0)
