"""What can be done at a table besides moving, each thing once: keys, words and plain lines read it here.

What the browser can do as well is named alike there, in `web/src/table/actions.ts`. Function keys, for letters are for
moves; terminals that keep a key for themselves leave the word.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.view import Layout
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.words import Words

HELP_SIGN = "?"


class Desk(Protocol):
    """What actions are done at: a table, on the full screen or in plain lines."""

    sitting: Sitting

    @property
    def words(self) -> Words:
        """The words of the language that is set now."""

    def say(self, *lines: str) -> None:
        """Say something to whoever sits here."""

    def help(self) -> None:
        """Say what can be done."""

    def rules(self) -> None:
        """Show the rulebook."""

    def hint(self) -> None:
        """Say what a strong computer player would do."""

    def force(self) -> None:
        """Make the only move of whoever is asked for one, if it is to be made for them."""

    def undo(self) -> None:
        """Go back to the last decision of a person."""

    def last_trick(self) -> None:
        """Show the last trick."""

    def score(self) -> None:
        """Show the points."""

    def agree(self, agreement: str) -> None:
        """End the deal in this way, if the others agree; without a name, ask for the way."""

    def quit(self) -> None:
        """Leave; an unfinished match is kept."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that can be done."""

    name: str
    """The word that asks for it."""
    run: Callable[[Desk, str], None]
    """Do it; with what was said after the word."""
    key: str = ""
    """The key that does it on the full screen, if one does."""
    label: str = ""
    """The text that it is called by beside its key."""
    about: str = ""
    """The text by which plain lines explain it; without one they do not have it."""
    offered: Callable[[Game, Layout], bool] = lambda game, layout: True  # noqa: ARG005
    """Is it of any use in this game?"""


class Setting(NamedTuple):
    """How everything is shown, on every page of the full screen."""

    name: str
    key: str
    label: str


def _rules(desk: Desk, clause: str) -> None:
    if clause:
        desk.say(desk.words.clause(clause.upper()))
    else:
        desk.rules()


def _throws(desk: Desk, _: str) -> None:
    """Let the dice be thrown for whoever sits here, or no longer."""
    desk.sitting.throws = not desk.sitting.throws
    desk.say(desk.words.texts("throws-on" if desk.sitting.throws else "throws-off"))
    desk.force()


def saved(desk: Desk, file: str = "") -> str:
    """Write the record of the match so far; where it lies, or why there is none."""
    try:
        path = desk.sitting.save(Path(file).expanduser() if file else None)
    except LudothekError as error:
        return str(error)
    return desk.words.texts("saved", path=str(path))


def _has_tricks(_: Game, layout: Layout) -> bool:
    return any(zone.kind == "last_trick" for zone in layout.zones)


ACTIONS = (
    Action("help", lambda desk, _: desk.help(), about="plain-help"),
    Action("rules", _rules, "F1", "key-rules", "plain-rules"),
    Action("hint", lambda desk, _: desk.hint(), "F5", "key-hint", "plain-hint", lambda game, _: game.decides),
    Action("throws", _throws, "F5", "key-throws", "plain-throws", lambda game, _: not game.decides),
    Action("undo", lambda desk, _: desk.undo(), "F4", "key-undo", "plain-undo"),
    Action("last", lambda desk, _: desk.last_trick(), "F6", "key-last", "plain-last", _has_tricks),
    Action("score", lambda desk, _: desk.score(), "F7", "key-score", "plain-score"),
    Action("agree", lambda desk, _: desk.agree(""), "F8", "key-agree", offered=lambda game, _: bool(game.agreements)),
    Action("save", lambda desk, file: desk.say(saved(desk, file)), "F9", "key-save", "plain-save"),
    Action("quit", lambda desk, _: desk.quit(), "F10", "key-quit", "plain-quit"),
)
SETTINGS = (Setting("language", "F2", "key-language"), Setting("light", "F3", "key-light"))


def offered(game: Game, layout: Layout) -> tuple[Action, ...]:
    """What can be done at a table of this game."""
    return tuple(action for action in ACTIONS if action.offered(game, layout))


def asked_for(word: str, actions: Iterable[Action]) -> Action | None:
    """The action that a word asks for."""
    name = "help" if word == HELP_SIGN else word.lower()
    return next((action for action in actions if action.name == name), None)


def by_key(actions: Iterable[Action]) -> list[Action]:
    """Those that a key does, in the order of the keys."""
    return sorted((action for action in actions if action.key), key=lambda action: int(action.key.removeprefix("F")))


def named(name: str) -> Action:
    """The action of this name."""
    return next(action for action in ACTIONS if action.name == name)
