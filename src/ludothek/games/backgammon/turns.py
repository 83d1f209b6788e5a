"""Whole turns as people write them, such as `8/5(2) 6/3*` or `13/5`, taken apart into single steps.

White may also write the numbers of Black. They rise along White's way, where the notation falls.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludothek.core.errors import AmbiguousMove, IllegalMove, shown
from ludothek.games.backgammon.moves import REST, RUNS, number_of, source_of
from ludothek.games.backgammon.rules import Backgammon
from ludothek.kit.road import BAR, OFF

PART = re.compile(r"(bar|\d{1,2})((?:/(?:off|\d{1,2})[*!]?)+)(?:\(([1-4])\))?")
NAMES = {"bar": BAR, "off": OFF}


@dataclass(frozen=True)
class Journey:
    """One stone on its way: where it is, the landings that were written and still lie ahead, and its trail."""

    here: int
    ahead: tuple[tuple[int, str], ...]
    """Each with its mark: `*`, `!` or none."""
    trail: str
    """The way so far, every landing written out."""

    def after(self, move: int, hit: int) -> "Journey | None":
        """The journey after a step that is part of it; nothing if the step is not."""
        target = source_of(move) - number_of(move)
        landing, mark = self.ahead[0]
        lands = target == landing
        sign = "!" if move >= RUNS else "*" if hit else ""
        if target < landing or (sign == "!") != (lands and mark == "!") or (lands and mark == "*" != sign):
            return None
        trail = f"{self.trail}/{'off' if target == OFF else target}{sign}"
        return Journey(target, self.ahead[1:] if lands else self.ahead, trail)


@dataclass(frozen=True)
class Way:
    """One way to understand a turn: its single steps, all of it written out, and the board it leads to."""

    steps: tuple[str, ...]
    written: str
    board: tuple[int, ...]


def read(state: Backgammon, text: str) -> Sequence[str]:
    """The texts of the single steps that are meant; what is no such turn is left as it is."""
    wanted = text.strip().lower()
    if state.turn < 0 or wanted in [state.text(move) for move in state.moves()]:
        return (text,)
    parts = wanted.replace(",", " ").split()
    rest = parts[-1:] == ["-"]
    journeys: list[Journey] = []
    for part in parts[:-1] if rest else parts:
        found = PART.fullmatch(part)
        if found is None:
            return (text,)
        journey = _journey(found[1], found[2])
        if state.mover == state.dealer:
            journey = _by_the_board(journey)
        journeys += [journey] * int(found[3] or 1)
    if not journeys:
        return (text,)
    ways = list(_ways(state, journeys, state.mover, rest=rest))
    fewest = min((len(way.steps) for way in ways), default=0)
    meant = {way.board: way for way in reversed(ways) if len(way.steps) == fewest}  # the first of those that agree
    if len(meant) == 1:
        return next(iter(meant.values())).steps
    if meant:
        texts = sorted(way.written for way in meant.values())
        raise AmbiguousMove(f"{shown(text)} may mean {' or '.join(texts)}; write it out", candidates=texts)
    return _one_by_one(state, text, journeys, rest=rest)


def _journey(start: str, landings: str) -> Journey:
    ahead: list[tuple[int, str]] = []
    for landing in landings.split("/")[1:]:
        name = landing.rstrip("*!")
        ahead.append((NAMES[name] if name in NAMES else int(name), landing[len(name) :]))
    return Journey(NAMES[start] if start in NAMES else int(start), tuple(ahead), start)


def _by_the_board(journey: Journey) -> Journey:
    """A journey of White in the numbers of the board, as White counts; one that is not is left as it is."""
    here, first = journey.here, journey.ahead[0][0]
    rising = first <= 6 if here == BAR else here >= 19 if first == OFF else here < first
    if not rising:
        return journey
    ahead = tuple((point if point == OFF else 25 - point, mark) for point, mark in journey.ahead)
    return Journey(here, ahead, "bar") if here == BAR else Journey(25 - here, ahead, str(25 - here))


def _ways(
    state: Backgammon, journeys: Sequence[Journey], mover: int, steps: tuple[str, ...] = (), *, rest: bool
) -> Iterator[Way]:
    """All legal ways to make all journeys, in any order; landings may lie between those that were written."""
    legal = list(state.moves()) if state.turn == mover else []
    if not any(journey.ahead for journey in journeys):
        if rest and REST in legal:
            steps = (*steps, "-")
        if not rest or state.turn != mover or REST in legal:
            yield Way(steps, " ".join(journey.trail for journey in journeys), tuple(state.board))
        return
    for number, journey in enumerate(journeys):
        if not journey.ahead or journey in journeys[:number]:  # arrived, or another stone goes the same way
            continue
        for move in legal:
            if move < REST and source_of(move) == journey.here:
                after = state.copy()
                after.play(move)
                if moved := journey.after(move, after.hit):
                    others = [*journeys[:number], moved, *journeys[number + 1 :]]
                    yield from _ways(after, others, mover, (*steps, state.text(move)), rest=rest)


def _one_by_one(state: Backgammon, text: str, journeys: Sequence[Journey], *, rest: bool) -> Sequence[str]:
    """The steps just as they were written, up to the first wrong one, so that this is refused with its reason."""
    after = state.copy()
    texts: list[str] = []
    for journey in journeys:
        here = journey.here
        for landing, mark in journey.ahead:
            if not 0 < here - landing <= 6:
                raise _refused(state, text, "BGM-8")
            step = f"{'bar' if here == BAR else here}/{'off' if landing == OFF else landing}{mark.strip('*')}"
            texts.append(step)
            legal = {after.text(move): move for move in after.moves()}
            if step not in legal:
                return texts
            after.play(legal[step])
            if mark == "*" and not after.hit:
                raise _refused(state, text, "BGM-15")
            here = landing
    return [*texts, "-"] if rest else texts


def _refused(state: Backgammon, text: str, clause: str) -> IllegalMove:
    """No single step is wrong. Before the dice have fallen every turn is, whatever else may be said of it."""
    legal = [state.text(move) for move in state.moves()]
    named = clause if state.left > 0 else state.refusal(REST)
    what = f"{shown(text)} may not be played now ({named}); legal: {' '.join(legal)}"
    return IllegalMove(what, clause=named, candidates=legal)
