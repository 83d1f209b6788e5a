"""What is wished for before a sitting in the terminal begins; what is left open the full-screen table asks for."""

from dataclasses import dataclass, field
from pathlib import Path

from ludothek.core.program_time import PROGRAM_SECONDS


@dataclass(frozen=True, slots=True)
class Programs:
    """What holds for programs in seats."""

    seconds: float = PROGRAM_SECONDS
    """How long one may think about a move."""
    strict: bool = False
    """One that fails ends everything; else a computer player takes over for it."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A wish for a match, as it comes from the command line. Nothing in it has been checked yet."""

    game: str
    seats: int | None = None
    players: dict[int, str] = field(default_factory=dict)
    """Who sits where: `person`, a level, or the command line of a program. Seats not named here are open."""
    level: str | None = None
    """The level of the computer players in open seats."""
    options: dict[str, str] = field(default_factory=dict)
    lang: str | None = None
    seed: int | None = None
    """The same deals every time: for experiments and tests."""
    programs: Programs = field(default_factory=Programs)
    resume: Path | None = None
    """A record that is to be played on; nothing else is then asked."""
