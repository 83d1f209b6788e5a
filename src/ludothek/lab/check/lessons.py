"""What is checked of a lesson: it goes as it is written, and what it says is so, in every language."""

import re
from collections import Counter
from collections.abc import Iterator

from ludothek.core.errors import LudothekError, MoveError
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES, read
from ludothek.core.lesson import FOLDER, Claims, Lesson, Step, lesson, written
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.texts import Texts
from ludothek.core.view import View, names

SHORTEST, LONGEST = 6, 12
"""So many steps teach a game in two minutes."""
SENTENCE = 200
"""No text is longer: it is read beside the table, on a phone too."""
_NUMBER = re.compile(r"\d+")
_TEXT = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def lesson_faults(game: Game) -> Iterator[str]:
    """Everything that does not hold in the lesson of a game."""
    try:
        taken = lesson(game)
        yield from _faults(taken)
    except LudothekError as error:
        yield str(error)


def _faults(taken: Lesson) -> Iterator[str]:
    steps = taken.plan.steps
    if not SHORTEST <= len(steps) <= LONGEST:
        yield f"a lesson has {SHORTEST} to {LONGEST} steps, this one {len(steps)}"
    if 2 * sum(bool(step.find) for step in steps) < len(steps):
        yield "in at least half of the steps there is a move to find"
    wanted = {text for step in steps for text in _texts(step)}
    if clash := sorted(text for text in wanted if text in Texts("en", taken.game)):
        yield f"the game has other texts with the names of these steps: {clash}"
    for number, step in enumerate(steps):
        for fault in (*_goes(taken, number, step), *_said(taken, number, step)):
            yield f"step {step.name!r}: {fault}"
    for lang in LANGUAGES:
        there = set(_TEXT.findall(read(taken.game.folder / FOLDER / f"{lang}.ftl")))
        left = there - wanted - {f"{step.name}-wrong" for step in steps if step.find}
        if there < wanted or left:
            yield f"the texts in {lang} should be {sorted(wanted)}; too many: {sorted(left)}"


def _texts(step: Step) -> list[str]:
    return [step.name, *([f"{step.name}-done"] if step.find else [])]


def _goes(taken: Lesson, number: int, step: Step) -> Iterator[str]:
    """Can it be reached and done, and does it show what there is?"""
    match = taken.before(number)
    view = taken.view(match)
    layout = taken.game.layout(taken.plan.seats)
    there = names(layout, view.scene, taken.plan.seats) | {zone.name for zone in layout.zones}
    there |= {piece.id for piece in view.scene.pieces} | {piece.place for piece in view.scene.pieces}
    shown = {*step.look, *(end for arrow in step.arrows for end in arrow)}
    if not shown <= there:
        yield f"{sorted(shown - there)} cannot be shown; there are {sorted(each for each in there if each)}"
    if not (step.holds if not step.find else step.then).model_fields_set:
        yield "nothing is claimed that could be checked"
    yield from _broken(taken, match, step.holds, [])
    offered = [choice.text for choice in (*view.choices, *view.turns)]
    for move in step.find:
        if move not in offered:
            yield f"{move!r} is not among what can be chosen: {offered}"
            continue
        told = [note.id for each in taken.course(number, move) for note in taken.view(each).scene.notes]
        yield from (f"after {move}: {fault}" for fault in _broken(taken, taken.after(number, move), step.then, told))


def _broken(taken: Lesson, match: Match, claims: Claims, told: list[str]) -> Iterator[str]:
    """What is claimed of a position and does not hold there."""
    view = taken.view(match)
    legal = sorted(match.text(move) for move in match.legal()) if match.turn >= 0 else []
    if claims.turn is not None and claims.turn != match.turn:
        yield f"it is the turn of {match.turn}, not of {claims.turn}"
    if claims.legal is not None and sorted(written(claims.legal)) != legal:
        yield f"legal are {legal}, not {claims.legal}"
    for move, clause in claims.refused.items():
        because = _refusal(match, move)
        if because != clause:
            yield f"{move} is refused by {because!r}, not by {clause}"
    told = told or [note.id for note in view.scene.notes]
    if missing := [note for note in claims.notes if note not in told]:
        yield f"told is {told}, not {missing}"
    for counter, value in claims.counters.items():
        if view.scene.counters.get(counter) != value:
            yield f"{counter} is {view.scene.counters.get(counter)}, not {value}"
    yield from _misplaced(view, claims)
    if claims.winners is not None or claims.reason is not None:
        result: Result | None = view.deals[-1] if view.deals and match.turn < 0 else None
        if result is None:
            yield "the deal is not over"
        elif claims.winners is not None and tuple(claims.winners) != result.winners:
            yield f"winners are {result.winners}, not {claims.winners}"
        elif claims.reason is not None and claims.reason != result.reason:
            yield f"the reason is {result.reason}, not {claims.reason}"


def _refusal(match: Match, move: str) -> str:
    try:
        match.find(move)
    except MoveError as error:
        return error.clause
    return "nothing: it is legal"


def _misplaced(view: View, claims: Claims) -> Iterator[str]:
    lying: Counter[str] = Counter()
    looks: dict[str, set[str]] = {}
    for piece in view.scene.pieces:
        for where in {piece.zone, piece.place} - {""}:
            lying[where] += piece.count
            looks.setdefault(where, set()).add(piece.look)
    for where, count in claims.pieces.items():
        if lying[where] != count:
            yield f"{lying[where]} pieces lie on {where}, not {count}"
    for where, look in claims.looks.items():
        if looks.get(where) != {look}:
            yield f"on {where} lies {looks.get(where)}, not {look}"


def _said(taken: Lesson, number: int, step: Step) -> Iterator[str]:
    """Is it said in every language, briefly, and every number with a reason in the position?"""
    told = {lang: _sentences(taken, lang, step) for lang in LANGUAGES}
    for lang, said in told.items():
        for text in said.values():
            if len(text) > SENTENCE:
                yield f"{len(text)} characters are too many in {lang}, at most {SENTENCE}: {text}"
    claimed = _NUMBER.findall(step.model_dump_json()) + _NUMBER.findall(" ".join(_shown(taken, number)))
    for text_id in told["en"]:
        numbers = {lang: sorted(_NUMBER.findall(said.get(text_id, ""))) for lang, said in told.items()}
        if len({tuple(each) for each in numbers.values()}) > 1:
            yield f"the languages differ in the numbers of {text_id}: {numbers}"
        if idle := [each for each in numbers["en"] if each not in claimed]:
            yield f"nothing claims the numbers {idle} of {text_id}"


def _sentences(taken: Lesson, lang: str, step: Step) -> dict[str, str]:
    texts = taken.texts(lang)
    wanted = [*_texts(step), *([f"{step.name}-wrong"] if f"{step.name}-wrong" in texts else [])]
    return {text_id: texts(text_id) for text_id in wanted}


def _shown(taken: Lesson, number: int) -> Iterator[str]:
    """What stands on the pieces that whoever learns sees, and what is counted."""
    view = taken.view(taken.before(number))
    looks = {look.id: look for look in taken.game.layout(taken.plan.seats).looks}
    for piece in view.scene.pieces:
        yield from (piece.look, piece.place, *([looks[piece.look].face] if piece.look in looks else []))
    yield from map(str, view.scene.counters.values())
