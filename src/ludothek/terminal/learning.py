"""A lesson in lines of text: a sentence, the position, and a move to type."""

from typing import TextIO

from ludothek.core.errors import MoveError
from ludothek.core.lesson import Lesson
from ludothek.terminal import paper
from ludothek.terminal.lines import Lines
from ludothek.terminal.seating import PERSON, USUAL_LEVEL, name_chairs
from ludothek.terminal.words import Words

SHOW, QUIT = "hint", "quit"


def learn(lesson: Lesson, lang: str, source: TextIO, target: TextIO) -> None:
    """Take a lesson until it is over, somebody quits, or the input ends."""
    try:
        PlainLesson(lesson, lang, source, target).take()
    except (EOFError, KeyboardInterrupt):
        target.write("\n")


class PlainLesson:
    """A lesson told line by line."""

    def __init__(self, lesson: Lesson, lang: str, source: TextIO, target: TextIO) -> None:
        self._lesson = lesson
        plan = lesson.plan
        players = [PERSON if seat == plan.seat else USUAL_LEVEL for seat in range(plan.seats)]
        self._texts = lesson.texts(lang)
        self._words = Words(lesson.game, name_chairs(players, lang), lang)
        self._lines = Lines(self._words)
        self._source = source
        self._target = target

    def take(self) -> None:
        """From the first step to the last."""
        game, steps = self._lesson.game, self._lesson.plan.steps
        self._say(game.title(self._words.lang), self._texts("lesson-help"))
        for number, step in enumerate(steps):
            self._say("", self._texts("lesson-step", number=number + 1, total=len(steps)), self._texts(step.name))
            view = self._lesson.view(self._lesson.before(number))
            if step.find:
                self._say(*self._lines.turn(view))
                self._find(number)
                self._say(self._texts(f"{step.name}-done"))
            else:
                self._ask()
        self._say("", self._texts("lesson-over", command=f"ludothek play {game.id}"))

    def _find(self, number: int) -> None:
        """Ask until a right move comes, and tell what comes of it."""
        step = self._lesson.plan.steps[number]
        while True:
            typed = self._ask() or self._lines.only_throw(self._lesson.view(self._lesson.before(number)))
            if typed.lower() == SHOW:
                self._say(self._texts("hint", move=step.find[0]))
                continue
            if not typed:
                continue
            try:
                found = self._lesson.right(number, typed)
                if found:
                    break
            except MoveError as error:
                view = self._lesson.view(self._lesson.before(number))
                self._say(*self._words.refused(error, typed, view))
            else:
                self._say(self._lesson.other(number, self._texts))
        self._say(*self._lines.happened(self._lesson.view(self._lesson.after(number, found))))

    def _say(self, *lines: str) -> None:
        paper.say(self._target, lines)

    def _ask(self) -> str:
        line = self._source.readline()
        if not line or line.strip().lower() == QUIT:
            raise EOFError
        return line.strip()
