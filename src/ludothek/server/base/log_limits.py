"""What a table may grow to: nothing that people do at it fills the disk. A log that is full is only read."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogLimits:
    """How many entries of each kind a log may have. The others are bounded by the seats of the table, or come once."""

    moves: int = 20_000
    """And deals: rules need not end a match, and one that was taken back is still in the log."""
    undos: int = 1000
    questions: int = 500
    """Of other kinds. Each is answered at most once by every seat."""
    hand_overs: int = 500
    """Of seats to computer players, and back."""
    renames: int = 200

    def refusal(self, kind: str, grown: Mapping[str, int]) -> str:
        """Why there may be no further entry of a kind after those there are; empty if there may."""
        field, words = _KINDS[kind]
        most: int = getattr(self, field)
        if sum(grown.get(each, 0) for each, (other, _) in _KINDS.items() if other == field) < most:
            return ""
        return f"{words} {most} times at this table, which is enough; open a new one"


_KINDS = {
    "moved": ("moves", "there were moves"),
    "dealt": ("moves", "there were moves"),
    "undo": ("undos", "moves were taken back"),
    "agreement": ("questions", "questions were asked"),
    "hand_over": ("questions", "questions were asked"),
    "handed": ("hand_overs", "seats were handed over"),
    "named": ("renames", "names were changed"),
}
"""For each kind of entry, or of question, the field that limits it and how it is said."""

LOG_LIMITS = LogLimits()
