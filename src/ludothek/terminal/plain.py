"""The plain table: lines in, lines out, for pipes and for people who listen. No colour, no control characters."""

from typing import TextIO

from ludothek.core.errors import LudothekError, MoveError, NothingToUndo
from ludothek.core.state import WATCHER
from ludothek.core.view import Note, View
from ludothek.terminal import paper
from ludothek.terminal.actions import Action, asked_for, offered
from ludothek.terminal.lines import Lines
from ludothek.terminal.save_on_exit import save_on_exit
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.words import Words

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
        self._actions = [action for action in offered(words.game, words.layout) if action.about]
        self._asking = False
        """Has a person still to say what to play?"""

    def say(self, *lines: str) -> None:
        """Print lines at once."""
        paper.say(self._target, lines)

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
        self._asking = True
        while self._asking:
            typed = self.ask() or self.lines.only_throw(self._view())
            word, _, rest = typed.partition(" ")
            action, agreement = asked_for(word, self._actions), typed.lower()
            if action:
                self._do(action, rest.strip())
            elif agreement in self.words.agreements:
                self.agree(agreement)
            elif typed:
                self._move(typed)

    def _do(self, action: Action, rest: str) -> None:
        try:
            action.run(self, rest)
        except LudothekError as error:
            self.say(str(error))

    def _move(self, typed: str) -> None:
        try:
            self.sitting.play(typed)
        except MoveError as error:
            self.say(*self.words.refused(error, typed, self._view()))
        else:
            self._happened()
            self._asking = False

    def _cover(self, seat: int) -> None:
        name = self.sitting.names[seat]
        if self._target.isatty():
            self.say(*[""] * BLANK_LINES)
        self.say("", self.texts("cover", seat=name), self.texts("cover-ready", seat=name))
        self.ask()

    # What else can be done.

    def help(self) -> None:
        """Say what can be asked for, and how a move is written."""
        clause = next(iter(self.words.rulebook.clauses))
        for action in self._actions:
            self.say(f"{action.name}: {self.texts(action.about, example=f'rules {clause}')}")
        self.say(*(f"{name}: {self.texts(f'agreement-{name}')}" for name in self.words.agreements))
        self.say(self.texts("plain-move"))

    def rules(self) -> None:
        """Read out the rulebook."""
        self.say(self.words.rulebook.text.rstrip())

    def hint(self) -> None:
        """Say what a strong computer player would play."""
        self.say(*self.words.hint(self.sitting.hint(), self._view()))

    def force(self) -> None:
        """Nothing is asked of a person whose only move is to be made for them."""
        self._asking = self.sitting.forced < 0

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        try:
            self.sitting.undo()
        except NothingToUndo as error:
            self.say(self.texts(error.text))
        else:
            self.say(self.texts("undone"))
            self._asking = False

    def last_trick(self) -> None:
        """Read out the last trick."""
        self.say(self.lines.last_trick(self._view()))

    def score(self) -> None:
        """Read out the points."""
        view = self._view()
        self.say(*self.lines.points(view), *self.lines.score(view))

    def agree(self, agreement: str) -> None:
        """End the deal in this way, if the others agree."""
        self._asking = not self.sitting.agree(agreement)
        if self._asking:
            self.say(self.texts("not-agreed"))

    def quit(self) -> None:
        """Nothing more is said to this table."""
        raise EOFError
