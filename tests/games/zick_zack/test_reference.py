"""Zick-Zack beside a second, slow implementation that knows every stone by itself and tries every use of a throw."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import pytest
from librt.random import Random

from games.zick_zack.cases import before_throw, board
from ludothek.core.state import NOBODY
from ludothek.games.zick_zack.rules import ALWAYS, start
from support.points import Board, compare, scattered, turn_at_random

OUT, GONE = 0, 25
"""Where a stone is that lies beside the board, and one that is out of the game."""


@dataclass(frozen=True)
class Turn:
    """A beginning of a turn: where each own stone is, the enemy's stones, and which stone has used which number."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    used: tuple[tuple[int, int], ...] = ()

    def home(self) -> bool:
        return all(field >= 19 for field in self.mine)

    def step(self, stone: int, number: int) -> "Turn | None":
        """What comes of it that a stone uses a number, if it may."""
        field = self.mine[stone]
        if field == GONE or (OUT in self.mine and field != OUT):  # ZZK-R7
            return None
        if self.used and self.used[0][0] == stone and field >= 19:  # ZZK-R10
            return None
        target = field + number
        if target <= 24:
            if self.theirs.count(target) >= 2:  # ZZK-8
                return None
            theirs = self.theirs
            if target in theirs:  # ZZK-R6
                theirs = tuple(OUT if other == target else other for other in theirs)
            return self._after(stone, number, target, theirs)
        in_play = [other for other in self.mine if other != GONE]
        if not self.home() or (target > 25 and min(in_play) < field):  # ZZK-R9, ZZK-R11
            return None
        return self._after(stone, number, GONE, self.theirs)

    def _after(self, stone: int, number: int, field: int, theirs: tuple[int, ...]) -> "Turn":
        mine = (*self.mine[:stone], field, *self.mine[stone + 1 :])
        return replace(self, mine=mine, theirs=theirs, used=(*self.used, (stone, number)))

    def further(self, left: tuple[int, ...]) -> "Iterator[Turn]":
        """This beginning and all that may follow."""
        yield self
        if all(field == GONE for field in self.mine):
            return
        for index, number in enumerate(left):
            for stone in range(15):
                after = self.step(stone, number)
                if after:
                    yield from after.further(left[:index] + left[index + 1 :])


def reference(stones: Board, seat: int, dice: tuple[int, int], terms: int) -> set[Board]:
    """The boards that a throw may lead to, by the formal words of ZZK-R8."""
    roads = [_fields(stones[:26]), _fields(stones[26:])]
    begin = Turn(roads[seat], roads[1 - seat])
    turns = list(begin.further(dice))
    most = max(len(turn.used) for turn in turns)
    numbers = {turn.used[0][1] for turn in turns if len(turn.used) == 1}
    higher = most == 1 and dice[0] != dice[1] and (terms & ALWAYS or not begin.home())

    def legal(turn: Turn) -> bool:
        if len(turn.used) == most:
            return not higher or turn.used[0][1] == max(numbers)
        won = all(field == GONE for field in turn.mine)
        return won or (turn.home() and not terms & ALWAYS)

    found: set[Board] = set()
    for turn in filter(legal, turns):
        a, b = (turn.mine, turn.theirs) if seat == 0 else (turn.theirs, turn.mine)
        found.add(board(_count(a), _count(b), a.count(OUT), b.count(OUT)))
    return found


def _fields(road: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(25 - place for place in range(26) for _ in range(road[place]))


def _count(fields: tuple[int, ...]) -> Counter[int]:
    return Counter(field for field in fields if OUT < field < GONE)


@pytest.mark.clause("ZZK-8", "ZZK-15", "ZZK-R3", "ZZK-R4", "ZZK-R7", "ZZK-R8", "ZZK-R9", "ZZK-R10", "ZZK-R11")
@pytest.mark.parametrize("terms", [0, ALWAYS])
def test_every_throw_on_scattered_boards_has_the_outcomes_of_the_reference(terms: int) -> None:
    random = Random(terms + 1)
    boards = (scattered(random, (0, 0, 0, 0, 1, 2), opposed=False) for _ in range(400))
    seen = compare(random, boards, partial(before_throw, terms=terms), partial(reference, terms=terms))
    assert min(seen[1], seen[2], seen[3]) > 10


@pytest.mark.clause("ZZK-3", "ZZK-R2", "ZZK-R4", "ZZK-R8", "ZZK-R13")
@pytest.mark.parametrize("terms", [0, ALWAYS])
def test_every_throw_of_a_random_game_has_the_outcomes_of_the_reference(terms: int) -> None:
    random = Random(terms)
    state = start(terms, 500)
    faces: list[int] = []
    while len(faces) < 2 or faces[0] == faces[1]:
        faces = [] if len(faces) == 2 else faces
        state.play(state.chance(random))
        faces.append(state.second or state.first)
    thrower = 0 if faces[0] > faces[1] else 1
    for number in range(1, 501):
        assert (state.mover, state.throws) == (thrower, number - 1)
        turn_at_random(state, random, partial(reference, terms=terms) if number % 3 == 0 else None)
        if state.turn == NOBODY:
            break
        thrower = 1 - thrower
    assert state.turn == NOBODY
