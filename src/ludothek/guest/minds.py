"""Who decides for a guest: a person at a terminal, to whom the table is told in lines, or a program."""

import sys
from typing import Any, TextIO

from librt.random import Random

from ludothek.core.state import WATCHER, State
from ludothek.core.texts import Texts
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.players.program import Program
from ludothek.terminal import paper
from ludothek.terminal.lines import Lines
from ludothek.terminal.seating import PERSON, Chair
from ludothek.terminal.words import Words, player_name


class PersonMind:
    """A person decides: what happens is told, what lies on the table is told when it is the own turn."""

    def __init__(self, lang: str, source: TextIO = sys.stdin, target: TextIO = sys.stdout) -> None:
        self._lang = lang
        self._texts = Texts(lang)
        self._source = source
        self._target = target
        self._lines: Lines | None = None
        self._told: View | None = None

    @property
    def lines(self) -> Lines:
        """How this table is told; known once it has been heard of."""
        assert self._lines is not None
        return self._lines

    def table(self, message: dict[str, Any]) -> None:
        """Learn what is played and who sits where."""
        game = load_game(message["game"])
        players = [PERSON if seat["player"] == "open" else str(seat["player"]) for seat in message["seats"]]
        nameless = [f"{player_name(self._texts, player)} {number}" for number, player in enumerate(players, start=1)]
        names = [seat["name"] or name for seat, name in zip(message["seats"], nameless, strict=True)]
        chairs = [Chair(name, player) for name, player in zip(names, players, strict=True)]
        yours = [number for number, seat in enumerate(message["seats"]) if seat.get("yours")]
        self._lines = Lines(Words(game, chairs, self._lang, yours[0] if len(yours) == 1 else WATCHER))

    def look(self, view: View) -> None:
        """Tell what has just happened."""
        before, self._told = self._told, view
        if view == before:
            return
        if before is None or before.deal != view.deal:
            self._say(*self.lines.heading(view))
        self._say(*self.lines.happened(view))
        if view.turn < 0:
            self.tell_result(view)
        elif view.turn != view.seat and (before is None or before.turn != view.turn):
            self._say(self.lines.texts("turn-other", seat=self.lines.words.names[view.turn]))

    def tell_result(self, view: View) -> None:
        """How the deal has ended, or the match."""
        self._say(*(self.lines.deal_over(view) if view.result is None else self.lines.match_over(view)))

    def choose(self, view: View) -> str:
        """Tell the whole table and ask for a move until something is typed."""
        self._say(*self.lines.turn(view))
        while True:
            line = self._source.readline()
            if not line:
                raise EOFError
            typed = line.strip() or self.lines.only_throw(view)
            if typed:
                return typed

    def hint_asked(self, seat: int) -> None:
        """Tell who is being helped."""
        self._say(self.lines.texts("hint-asked", name=self.lines.words.names[seat]))

    def chatted(self, seat: int, text: str) -> None:
        """Tell who has written what."""
        self._say(f"{self.lines.words.names[seat]}: {text}")

    def refused(self, detail: str) -> None:
        """Say what would have been right."""
        self._say(detail)

    def close(self) -> None:
        """Nothing is left open."""

    def _say(self, *lines: str) -> None:
        """Print lines; what a server calls somebody cannot command the terminal."""
        paper.say(self._target, ("".join(sign if sign.isprintable() else "?" for sign in line) for line in lines))


class ProgramMind:
    """A program that speaks the seat protocol decides; how it all ended is told to a person."""

    def __init__(self, command: str, timeout: float, person: PersonMind) -> None:
        self._command = command
        self._timeout = timeout
        self._person = person
        self._table: dict[str, Any] = {}
        self._program: Program | None = None

    def table(self, message: dict[str, Any]) -> None:
        """What the program is told first is known from here."""
        self._table = message
        self._person.table(message)

    def look(self, view: View) -> None:
        """The end of a deal is told to the program, and the end of the match to whoever has started it."""
        if view.turn < 0 and self._program is not None:
            self._program.tell(view)
        if view.result is not None:
            self._person.tell_result(view)

    def choose(self, view: View) -> str:
        """The answer of the program."""
        if self._program is None:
            game = load_game(self._table["game"])
            seats = len(self._table["seats"])
            options = self._table["options"]
            self._program = Program(self._command, game, seats, view.seat, options, self._timeout)
        move = self._program.choose(view, _no_guess)
        return next(choice.text for choice in view.choices if choice.move == move)

    def hint_asked(self, seat: int) -> None:
        """A program does not mind."""

    def chatted(self, seat: int, text: str) -> None:
        """A program does not read."""

    def refused(self, detail: str) -> None:
        """A program cannot do anything about it; the table goes on."""

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()


def _no_guess(_: Random) -> State:
    raise AssertionError("a program is given views alone")
