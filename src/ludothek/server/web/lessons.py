"""Lessons as clients get them: all positions at once, so that only what is refused has to be asked for."""

from functools import cache

from ludothek.core.lesson import Lesson, lesson
from ludothek.core.state import REFEREE
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.server.messages.games import LessonClause, LessonStep, LessonTold
from ludothek.server.messages.to_clients import TableMessage
from ludothek.server.table.description import describe
from ludothek.server.table.entries import SeatOpened, TableOpened
from ludothek.server.table.table import STAND_IN, Table
from ludothek.server.web.catalog import NotThere


@cache
def told(game_id: str, lang: str) -> LessonTold:
    """The lesson of a game in a language."""
    taken = _lesson(game_id)
    return LessonTold(
        table=_table(taken, lang),
        seat=taken.plan.seat,
        steps=tuple(_step(taken, number, lang) for number in range(len(taken.plan.steps))),
    )


def why(game_id: str, number: int, touches: list[str]) -> LessonClause:
    """The clause that forbids what begins with these touches in a step; empty where none is named."""
    taken = _lesson(game_id)
    if not 0 <= number < len(taken.plan.steps):
        raise NotThere(f"the lesson has the steps 0 to {len(taken.plan.steps) - 1}, not {number}")
    match = taken.before(number)
    if match.turn != taken.plan.seat:
        return LessonClause("")
    return LessonClause(match.refusal(touches), match.case(touches))


@cache
def _lesson(game_id: str) -> Lesson:
    return lesson(load_game(game_id))


def _table(taken: Lesson, lang: str) -> TableMessage:
    """The table at which a lesson is taken: whoever learns, and players of whom nobody thinks."""
    game, plan, match = taken.game, taken.plan, taken.before(0)
    players = ["person" if seat == plan.seat else STAND_IN for seat in range(plan.seats)]
    opened = TableOpened(
        game=game.id,
        version=game.version,
        options=dict(plan.options),
        seats=[SeatOpened(player, name="", secret="", contribution="") for player in players],
        clock=None,
        hints=False,
        lang=lang,
        seed=match.seal.seed.hex(),
        join="",
        watch="",
    )
    table = Table("", opened)
    table.match = match
    return describe(table, frozenset({plan.seat}), {plan.seat}, watchers=0)


def _step(taken: Lesson, number: int, lang: str) -> LessonStep:
    step, texts = taken.plan.steps[number], taken.texts(lang)
    return LessonStep(
        text=texts(step.name),
        done=texts(f"{step.name}-done") if step.find else "",
        wrong=taken.other(number, texts),
        look=tuple(step.look),
        arrows=tuple((start, end) for start, end in step.arrows),
        view=taken.view(taken.before(number)),
        right={move: _shown(taken, number, move) for move in step.find},
    )


def _shown(taken: Lesson, number: int, move: str) -> tuple[View, ...]:
    """What is seen after a right move, and after each that follows it: chance is seen with what it was asked for."""
    seen = tuple(taken.view(match) for match in taken.course(number, move) if match.turn != REFEREE)
    return seen or (taken.view(taken.after(number, move)),)
