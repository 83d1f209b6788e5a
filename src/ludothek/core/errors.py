"""What can go wrong, each with one line that says what would have been right."""

from collections.abc import Sequence


def shown(given: object) -> str:
    """What was given, as a message can repeat it: short, whatever it is."""
    try:
        text = repr(given)
    except ValueError:  # Python writes no number of more than some thousand digits
        return "such a long number"
    return text if len(text) <= 60 else f"{text[:57]}..."


class LudothekError(Exception):
    """The parent of every error that Ludothek raises on purpose. Its text is one line, meant for people."""


class OtherVersion(LudothekError):
    """A version of a game's rules that is not here."""


class UnknownGame(LudothekError):
    """No game of this name is in the chest."""


class BadGame(LudothekError):
    """A game was found but cannot be opened: it is broken, or another one has the same id."""


class BadSeats(LudothekError):
    """A game is not for so many seats."""


class BadOption(LudothekError):
    """An option that the game does not have, or a value that the option does not take."""


class MoveError(LudothekError):
    """A move was not accepted; the match is as it was before."""

    def __init__(self, message: str, *, clause: str = "", candidates: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.clause = clause
        """The clause of the rulebook that forbids the move, where one does."""
        self.candidates = tuple(candidates)
        """What would have been accepted instead, in notation."""


class InvalidMove(MoveError):
    """Not a move of this game at all."""


class IllegalMove(MoveError):
    """A move of this game, but not one that may be played now."""


class AmbiguousMove(MoveError):
    """Several legal moves could be meant."""


class NotYourTurn(MoveError):
    """Another seat, or nobody, is to move."""


class NothingToUndo(LudothekError):
    """No seat has made a decision yet."""

    text = "nothing-to-undo"
    """The id of the words for it."""


class MoveStands(NothingToUndo):
    """A move has uncovered something, and there is nobody who could agree to take it back."""

    text = "move-stands"


class BadLesson(LudothekError):
    """A lesson that is not there, or that does not go as it is written."""


class BadRecord(LudothekError):
    """A record that is damaged, of another version, or not what it claims to be."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where
        """Where in the document: `moves[17]`, `seats[2].name`, `line 3 column 9`."""
