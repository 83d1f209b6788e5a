"""What is told of a match over HTTP: what was shown at every moment and, once it is over, what could have been."""

from typing import Literal

from msgspec import Struct

from ludothek.core.view import Note
from ludothek.players.analysis import Finding
from ludothek.server.messages.words import Incoming, SeatNumber


class Analyse(Incoming):
    """Look back at a match that is over, from this seat."""

    seat: SeatNumber


class Draw(Struct, frozen=True):
    """A referee's move: its number in the log, and all that could have been drawn, in order."""

    number: int
    choices: tuple[str, ...]


class Told(Struct, frozen=True):
    """A moment of a match at which people were shown the table, and what one of them was told then."""

    deal: int
    """The number of the deal, from 1."""
    plays: int
    """So many plays of the seats led there; those that were taken back are forgotten."""
    by: int
    """Whose play led there; -1: nobody's, a deal was laid out."""
    turn: int
    """Whose turn it was then; -2: nobody's, a deal was over."""
    collected: bool
    """Was a trick collected?"""
    notes: tuple[Note, ...]
    step: int | None
    """So many moves of the record led there; told only when the match is over."""


AnalysisState = Literal["none", "working", "done", "stopped"]
"""none: nobody has asked for it. stopped: it could not go on; whoever asks for it once more lets it."""


class Analysis(Struct, frozen=True):
    """A match that is over, as a master looks back at the decisions of a seat."""

    seat: int
    state: AnalysisState
    total: int
    """So many decisions are looked at."""
    findings: tuple[Finding, ...]
    """Of those that have been, in order."""
    as_good: int
    """So many of them cost next to nothing."""
    dearest: tuple[int, ...]
    """The numbers of those that cost most, the dearest first."""
