"""The plain table: lines in, lines out, for pipes and for people who listen. No colour, no control characters."""

from pathlib import Path
from typing import TextIO

from ludothek.core.errors import LudothekError, MoveError, NothingToUndo
from ludothek.core.state import WATCHER
from ludothek.core.view import Note, View
from ludothek.terminal.lines import Lines
from ludothek.terminal.save_on_exit import save_on_exit
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.words import Words

COMMANDS = ("help", "rules", "hint", "throws", "undo", "last", "score", "save", "quit")
BLANK_LINES = 40
"""What pushes the last person's hand out of sight before the next one looks."""


def play(sitting: Sitting, lang: str, source: TextIO, target: TextIO) -> None:
    """Play until the match is over, somebody quits, or the input ends."""
    table = PlainTable(sitting, Words(sitting.match.game, sitting.chairs, lang), source, target)
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        table.leave()
    finally:
        sitting.close()


class PlainTable:
    """A sitting told line by line."""

    def __init__(self, sitting: Sitting, words: Words, source: TextIO, target: TextIO) -> None:
        self.sitting = sitting
        self.words = words
        self.texts = words.texts
        self.lines = Lines(words)
        self._source = source
        self._target = target
        self._viewer = sitting.persons[0] if len(sitting.persons) == 1 else WATCHER

    def say(self, *lines: str) -> None:
        """Print lines at once, so that programs at the other end of a pipe need not wait."""
        for line in lines:
            self._target.write(f"{line}\n")
        self._target.flush()

    def ask(self) -> str:
        """The next line of input; its end is an EOFError."""
        line = self._source.readline()
        if not line:
            raise EOFError
        return line.strip()

    # The course of a match.

    def play(self) -> None:
        """From where the match stands to its end."""
        match = self.sitting.match
        seats = range(match.seats)
        self.say(self.words.game.title(self.words.lang), self.texts("tagline"))
        self.say(self.texts("at-table", names=self.texts.joined([self._seated(seat) for seat in seats])))
        if self.sitting.persons:
            self.say(self.texts("plain-start", example=self.words.example(self._view())))
        self._announce_deal()
        while not match.over:
            if match.between:
                self.say(*self.lines.deal_over(self._view()))
                match.next_deal()
                self._announce_deal()
            elif match.turn in self.sitting.persons:
                self._person(match.turn)
            else:
                self._computer()
        self.say(*self.lines.match_over(self._view()))

    def leave(self) -> None:
        """Keep what is unfinished and say goodbye."""
        self.say(save_on_exit(self.sitting, self.texts))

    def _seated(self, seat: int) -> str:
        return self.words.seated(seat, self._viewer)

    def _announce_deal(self) -> None:
        self.say(*self.lines.heading(self._view()))

    def _view(self) -> View:
        return self.sitting.match.view(self._viewer)

    def _happened(self) -> None:
        self.say(*self.lines.happened(self._view()))

    def _computer(self) -> None:
        match = self.sitting.match
        move, failure = self.sitting.decide()
        if failure:
            self.say(self.words.note(Note("seat-failed", {"seat": match.turn, "reason": failure})))
        self.sitting.play(move)
        self._happened()

    def _person(self, seat: int) -> None:
        if seat != self._viewer and self.sitting.covers(self._viewer, seat):
            self._cover(seat)
        self._viewer = seat
        self.say(*self.lines.turn(self._view()))
        if self.sitting.forced >= 0:
            self.sitting.play(self.sitting.forced)
            self._happened()
            return
        while True:
            typed = self.ask()
            word, _, rest = typed.partition(" ")
            if word == "?" or word.lower() in self._commands:
                if self._command("help" if word == "?" else word.lower(), rest.strip()):
                    return
            elif typed.lower() in self._agreements:
                if self.sitting.agree(typed.lower()):
                    return
                self.say(self.texts("not-agreed"))
            elif typed:
                try:
                    self.sitting.play(typed)
                except MoveError as error:
                    self.say(*self.words.refused(error, typed, self._view()))
                else:
                    self._happened()
                    return

    def _cover(self, seat: int) -> None:
        name = self.sitting.names[seat]
        if self._target.isatty():
            self.say(*[""] * BLANK_LINES)
        self.say("", self.texts("cover", seat=name), self.texts("cover-ready", seat=name))
        self.ask()

    @property
    def _commands(self) -> list[str]:
        """What can be asked for: where nothing is ever decided no hint, but to be thrown for; else the opposite."""
        idle = "hint" if not self.words.game.decides else "throws"
        return [command for command in COMMANDS if command != idle]

    @property
    def _agreements(self) -> list[str]:
        return [agreement.name for agreement in self.words.game.agreements]

    # Commands.

    def _command(self, word: str, rest: str) -> bool:
        """Do what a command asks for; true when nothing more is to be asked for."""
        try:
            if word == "undo":
                self.sitting.undo()
                self.say(self.texts("undone"))
                return True
            if word == "quit":
                raise EOFError
            if word == "throws":
                self.sitting.throws = True
                self.say(self.texts("throws-on"))
                return True
            self._answer(word, rest)
        except NothingToUndo as error:
            self.say(self.texts(error.text))
        except LudothekError as error:
            self.say(str(error))
        return False

    def _answer(self, word: str, rest: str) -> None:
        view = self._view()
        if word == "help":
            clause = next(iter(self.words.rulebook.clauses))
            commands = [(name, self.texts(f"plain-{name}", example=f"rules {clause}")) for name in self._commands]
            self.say(*(f"{name}: {about}" for name, about in commands))
            self.say(*(f"{name}: {self.texts(f'agreement-{name}')}" for name in self._agreements))
            self.say(self.texts("plain-move"))
        elif word == "rules" and rest:
            self.say(self.words.clause(rest.upper()))
        elif word == "rules":
            self.say(self.words.rulebook.text.rstrip())
        elif word == "hint":
            self.say(*self.words.hint(self.sitting.hint(), view))
        elif word == "last":
            self.say(self.lines.last_trick(view))
        elif word == "score":
            self.say(*self.lines.points(view), *self.lines.score(view))
        else:
            self.say(self.texts("saved", path=str(self.sitting.save(Path(rest).expanduser() if rest else None))))
