"""Worked cases: blocks of lines that set a position up, play on, and say what must then be true.

    setup: White: c3; Black: a7 d4 d6; White to move
    legal: c3-b4, c3xe5, c3xe5xc7
    play: c3xe5xc7
    removed: d4 d6
    board: White: c7; Black: a7

A line that nobody understands is an error. Every game knows

    start                   the beginning, as is the first line if it is not `setup`
    setup: ...              a position
    play: a, b              turns one after the other, each legal
    legal: a, b             all turns there are; `captures` those with an x, `legal count` how many
    includes: a, b          turns among them; `not legal` turns that are not
    board: A: x y; B: z     what each side has; `pos A: x y` one side
    removed: x y            what the last turn took from others (`-`: nothing)
    to move: A              `next` where that is a throw
    result: A wins          `AB win`, `draw`, `none` as long as the game goes on

and adds what else it can do and tell.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ludothek.core.state import NOBODY, State
from support.playing import legal, play

S = TypeVar("S", bound=State)
Told = str | list[str] | Counter[str]
"""What a line is compared with: a text as it stands; a list with what commas part, a counter with words, in any order.

For none of them stands `-`.
"""


@dataclass(frozen=True)
class Setup:
    """A position in words: `White: c3 Da1; Black: a7; White to move; quiet 49`, or `P1 on 0; P2 on 3; P1 first`."""

    sides: dict[str, list[str]]
    first: str
    """Who is to move, to throw or first; empty where nobody is named."""
    more: dict[str, str]
    """What else is said, as far as the game has words for it: `{"quiet": "49"}`."""


def read_setup(text: str, *words: str) -> Setup:
    """Take the words of a position apart; `words` are what may be said besides the sides and who begins."""
    sides: dict[str, list[str]] = {}
    first, more = "", {}
    for part in (part.strip() for part in text.split(";")):
        if found := re.fullmatch(r"(\w+)(?::| on ) ?(.*)", part):
            sides[found[1]] = found[2].split()
        elif found := re.fullmatch(r"(\w+) (?:to move|to throw|first)", part):
            first = found[1]
        elif found := re.fullmatch(rf"({'|'.join(words)}) (\S+)" if words else "(?!)", part):
            more[found[1]] = found[2]
        else:
            raise ValueError(f"{part!r} is not part of a position; it is one of `A: x y`, `A to move`, {list(words)}")
    return Setup(sides, first, more)


def result(state: State, names: Sequence[str]) -> str:
    """How a deal has ended, for seats that are called like this."""
    if state.turn != NOBODY:
        return "none"
    winners = [names[seat] for seat in state.winners()]
    if len(winners) == len(names):
        return "draw"
    return f"{''.join(winners) or 'nobody'} {'win' if len(winners) > 1 else 'wins'}"


@dataclass(frozen=True)
class Cases(Generic[S]):
    """What a game gives so that its worked cases can be carried out."""

    start: Callable[..., S]
    """The first state, and the one that a text tells, if this is agreed."""
    set_up: Callable[..., S]
    sides: Callable[[S], Mapping[str, str]]
    """What every seat is called and has on the board, in the order of the seats: `{"White": "c3 Da1", ...}`."""
    turns: Callable[[S], list[str]] = legal
    """All legal turns; whole turns where a turn may be several moves."""
    play: Callable[[S, str], object] = play
    acts: Mapping[str, Callable[..., object]] = field(default_factory=dict)
    """Lines that play on, by patterns: each is given the state, what the groups matched, and the rest of the line."""
    tells: Mapping[str, Callable[..., Told]] = field(default_factory=dict)
    """Lines that are compared, by patterns: each is given the state and what the groups matched."""

    def carry_out(self, block: str, **options: int | str) -> S:
        """Do and check what a block says, line by line; return the state at its end."""
        state = self.start(**options)
        before = copy(state)
        for line in filter(None, map(str.strip, block.splitlines())):
            try:
                state, before = self._line(line, state, before, options)
            except Exception as error:
                error.add_note(f"in the line: {line}")
                raise
        return state

    def _line(self, line: str, state: S, before: S, options: Mapping[str, int | str]) -> tuple[S, S]:
        head, _, rest = (part.strip() for part in line.partition(":"))
        if line == "start":
            return self.start(**options), before
        if head == "setup":
            return self.set_up(rest, **options), before
        if head == "play":
            for turn in _parts(rest):
                turns = self.turns(state)
                assert turn in turns, f"{turn} is not legal, but {turns}"
                before = copy(state)
                self.play(state, turn)
        elif act := _meant(self.acts, head):
            before = copy(state)
            act(state, rest)
        else:
            told = self._told(head, rest, state, before)
            assert _alike(told, rest), f"it is {told}"
        return state, before

    def _told(self, head: str, rest: str, state: S, before: S) -> Told:
        if tell := _meant(self.tells, head):
            told: Told = tell(state)
            return told
        turns, sides = self.turns(state), self.sides(state)
        match head.split():
            case ["legal"]:
                return turns
            case ["legal", "count"]:
                return str(len(turns))
            case ["captures"]:
                return [turn for turn in turns if "x" in turn]
            case ["includes"]:
                return [turn for turn in _parts(rest) if turn in turns]
            case ["not", "legal"]:
                return [turn for turn in _parts(rest) if turn not in turns]
            case ["board"]:
                return Counter(f"{name}:{piece}" for name, pieces in sides.items() for piece in pieces.split())
            case ["pos", name]:
                return Counter(sides[name].split())
            case ["removed"]:
                return _lost(self.sides(before), sides, before.turn)
            case ["to", "move"] | ["next"]:
                return list(sides)[state.turn] if state.turn >= 0 else "nobody"
            case ["result"]:
                return result(state, list(sides))
            case _:
                raise ValueError(f"{head!r} is not a line of a case; this game has {[*self.acts, *self.tells]} besides")


def _meant(lines: Mapping[str, Callable[..., Any]], head: str) -> Callable[..., Any] | None:
    """The line whose pattern fits, with what its groups matched already given, behind the state."""
    for pattern, line in lines.items():
        if found := re.fullmatch(pattern, head):
            return lambda state, *rest: line(state, *found.groups(), *rest)
    return None


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip() not in {"", "-"}]


def _alike(told: Told, text: str) -> bool:
    if isinstance(told, Counter):
        sides = read_setup(text).sides if ":" in text else {}
        named = [f"{name}:{piece}" for name, pieces in sides.items() for piece in pieces]
        return told == Counter(named or [word for word in text.split() if word != "-"])
    return sorted(told) == sorted(_parts(text)) if isinstance(told, list) else told == text


def _lost(before: Mapping[str, str], now: Mapping[str, str], mover: int) -> Counter[str]:
    """Where the others had what they have no longer."""
    others = [name for seat, name in enumerate(before) if seat != mover]
    return Counter(
        piece[-2:] for name in others for piece in (Counter(before[name].split()) - Counter(now[name].split()))
    )
