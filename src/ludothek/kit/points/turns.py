"""Whole turns on the board of 24 points as people write them, such as `8/5(2) 6/3*` or `13/5`, taken apart into steps.

Landings may be left out where only one way is meant, `*` always; a turn is understood whatever the order of its parts.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ludothek.core.errors import AmbiguousMove, IllegalMove, shown
from ludothek.kit.points.road import BAR, OFF
from ludothek.kit.points.stones import Stones


@dataclass(frozen=True)
class Journey:
    """One stone on its way, by places on its road: where it is, the landings written that lie ahead, and its trail."""

    here: int
    ahead: tuple[tuple[int, str], ...]
    """Each with its mark: `*`, `!` or none."""
    trail: str
    """The way so far, every landing written out."""

    def after(self, target: int, text: str, sign: str) -> "Journey | None":
        """The journey after a step of this text that is part of it; nothing if the step is not."""
        landing, mark = self.ahead[0]
        lands = target == landing
        if target < landing or (sign == "!") != (lands and mark == "!") or (lands and mark == "*" != sign):
            return None
        trail = f"{self.trail}/{text.split('/')[1].rstrip('!')}{sign}"
        return Journey(target, self.ahead[1:] if lands else self.ahead, trail)


@dataclass(frozen=True)
class Way:
    """One way to understand a turn: its single steps, all of it written out, and the board it leads to."""

    steps: tuple[str, ...]
    written: str
    board: tuple[int, ...]


def _never(_state: Stones, _journey: Journey) -> bool:
    return False


@dataclass(frozen=True)
class Reader:
    """How a game writes its steps. Moves below `rest` are steps, and `rest` leaves what is left of the throw."""

    rest: int
    waits: str
    """What is written for a stone that comes in: `bar`, `in`."""
    rising: Callable[[Stones], bool]
    """Do the written numbers rise along the road of the mover?"""
    theirs: str
    """The clause that refuses to move a stone of the opponent,"""
    no_such_way: str
    """the one that refuses a way which no number of the throw goes,"""
    no_hit: str
    """and the one that refuses a hit where none is."""
    otherwise: Callable[[Stones, Journey], bool] = _never
    """Is a journey written in numbers that run the other way?"""

    def read(self, state: Stones, text: str) -> Sequence[str]:
        """The texts of the single steps that are meant; what is no such turn is left as it is."""
        if state.turn < 0:
            return (text,)
        parts = text.strip().lower().replace(",", " ").split()
        rest = parts[-1:] == ["-"]
        journeys: list[Journey] = []
        for part in parts[:-1] if rest else parts:
            found = self._part.fullmatch(part)
            if found is None:
                return (text,)
            journeys += [self._journey(state, found[1], found[2])] * int(found[3] or 1)
        if not journeys:
            return (text,)
        ways = list(self._ways(state, journeys, state.turn, rest=rest))
        fewest = min((len(way.steps) for way in ways), default=0)
        meant = {way.board: way for way in reversed(ways) if len(way.steps) == fewest}  # the first of those that agree
        if len(meant) == 1:
            return next(iter(meant.values())).steps
        if meant:
            texts = sorted(way.written for way in meant.values())
            raise AmbiguousMove(f"{shown(text)} may mean {' or '.join(texts)}; write it out", candidates=texts)
        return self._one_by_one(state, text, journeys, rest=rest)

    @property
    def _part(self) -> re.Pattern[str]:
        return re.compile(rf"({self.waits}|\d{{1,2}})((?:/(?:off|\d{{1,2}})[*!]?)+)(?:\(([1-4])\))?")

    def _journey(self, state: Stones, start: str, landings: str) -> Journey:
        ahead: list[tuple[int, str]] = []
        for landing in landings.split("/")[1:]:
            name = landing.rstrip("*!")
            ahead.append((OFF if name == "off" else int(name), landing[len(name) :]))
        journey = Journey(BAR if start == self.waits else int(start), tuple(ahead), start)
        if self.rising(state) != self.otherwise(state, journey):
            here = journey.here if start == self.waits else BAR - journey.here
            mirrored = tuple((point if point == OFF else BAR - point, mark) for point, mark in ahead)
            journey = Journey(here, mirrored, self._name(state, here))
        return journey

    def _name(self, state: Stones, place: int) -> str:
        """How a place is written in the notation of the game."""
        if place in (OFF, BAR):
            return "off" if place == OFF else self.waits
        return str(BAR - place if self.rising(state) else place)

    def _ways(
        self, state: Stones, journeys: Sequence[Journey], mover: int, steps: tuple[str, ...] = (), *, rest: bool
    ) -> Iterator[Way]:
        """All legal ways to make all journeys, in any order; landings may lie between those that were written."""
        legal = list(state.moves()) if state.turn == mover else []
        if not any(journey.ahead for journey in journeys):
            if rest and self.rest in legal:
                steps = (*steps, "-")
            if not rest or state.turn != mover or self.rest in legal:
                yield Way(steps, " ".join(journey.trail for journey in journeys), tuple(state.board))
            return
        for number, journey in enumerate(journeys):
            if not journey.ahead or journey in journeys[:number]:  # arrived, or another stone goes the same way
                continue
            for move in legal:
                if move < self.rest and state.way(move)[0] == journey.here:
                    text = state.text(move)
                    target = state.way(move)[1]
                    after = state.copy()
                    after.play(move)
                    sign = "!" if text.endswith("!") else "*" if after.hit else ""
                    if moved := journey.after(target, text, sign):
                        others = [*journeys[:number], moved, *journeys[number + 1 :]]
                        yield from self._ways(after, others, mover, (*steps, text), rest=rest)

    def _one_by_one(self, state: Stones, text: str, journeys: Sequence[Journey], *, rest: bool) -> Sequence[str]:
        """The steps just as they were written, up to the first wrong one, so that this is refused with its reason."""
        after = state.copy()
        texts: list[str] = []
        for journey in journeys:
            here = journey.here
            if after.turn == state.turn and after.only_theirs(here):
                raise self._refused(state, text, self.theirs)
            for landing, mark in journey.ahead:
                if not 0 < here - landing <= 6:
                    raise self._refused(state, text, self.no_such_way)
                step = f"{self._name(state, here)}/{self._name(state, landing)}{mark.strip('*')}"
                texts.append(step)
                legal = {after.text(move): move for move in after.moves()}
                if step not in legal:
                    return texts
                after.play(legal[step])
                if mark == "*" and not after.hit:
                    raise self._refused(state, text, self.no_hit)
                here = landing
        return [*texts, "-"] if rest else texts

    def _refused(self, state: Stones, text: str, clause: str) -> IllegalMove:
        """No single step is wrong. Before the dice have fallen every turn is, whatever else may be said of it."""
        legal = [state.text(move) for move in state.moves()]
        named = clause if state.left > 0 else state.refusal(self.rest)
        what = f"{shown(text)} may not be played now ({named}); legal: {' '.join(legal)}"
        return IllegalMove(what, clause=named, candidates=legal)
