"""Positions of Backgammon for tests, and a slow reference that finds every outcome of a throw by trying everything.

Positions are written as in the worked cases, in Zacken: `position({9: 2, 24: 13}, {2: 14, 20: 1}, "B", "6-5")`.
Seat 0 is A (White), seat 1 is B (Black).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.understanding import whole_turn
from ludothek.games import load_game
from ludothek.games.backgammon.rules import Backgammon, laid
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.points.road import BAR, OFF, PLACES
from support.playing import match_with
from support.points import Board, Numbers, begun, board, throw

GAME = load_game("backgammon")
TOURNAMENT = Terms(opening_roll=True, highest=True, always=True)


def before_throw(stones: Board, player: str, terms: Terms) -> Backgammon:
    """A game that has begun, with this player to throw."""
    return begun(laid(terms, vec[i64](stones)), player)


def position(
    a: Numbers, b: Numbers, player: str, dice: str, terms: Terms | None = None, *, a_bar: int = 0, b_bar: int = 0
) -> Backgammon:
    """A player has just thrown these dice."""
    return throw(before_throw(board(a, b, a_bar, b_bar), player, terms or Terms()), dice)


def number(text: str) -> int:
    return GAME.notation[text]


def after(state: Backgammon, turn: str) -> Board:
    """The board after a turn that a person writes, played through the checked door."""
    match = match_with(GAME, state.copy())
    for move in whole_turn(GAME, state, turn):
        match.state.play(move)
    assert isinstance(match.state, Backgammon)
    return tuple(match.state.board)


# The reference: BGM-R4 to BGM-R11 and the option `self_hit`, word by word.


@dataclass(frozen=True, slots=True)
class Turn:
    """A beginning of a turn: the numbers used in order, what is left, the board, and whether a band was run into."""

    used: tuple[int, ...]
    left: tuple[int, ...]
    stones: Board
    ran: bool = False


def stand(stones: Board, seat: int, point: int) -> int:
    return stones[seat * PLACES + point]


def all_home(stones: Board, seat: int) -> bool:
    return all(stand(stones, seat, point) == 0 for point in range(7, 26))


def moved(stones: Board, seat: int, start: int, end: int) -> Board:
    """A stone goes from one place to another and hits what stands there alone."""
    after_it = list(stones)
    after_it[seat * PLACES + start] -= 1
    after_it[seat * PLACES + end] += 1
    if 1 <= end <= 24 and stand(stones, 1 - seat, 25 - end) == 1:
        after_it[(1 - seat) * PLACES + 25 - end] = 0
        after_it[(1 - seat) * PLACES + BAR] += 1
    return tuple(after_it)


def ordinary_steps(stones: Board, seat: int, number: int, terms: Terms) -> Iterator[Board]:
    sources = [BAR] if stand(stones, seat, BAR) else [point for point in range(1, 25) if stand(stones, seat, point)]
    for point in sources:
        end = point - number
        if end >= 1:
            if stand(stones, 1 - seat, 25 - end) < 2:
                yield moved(stones, seat, point, end)
        elif all_home(stones, seat) and (end == 0 or (terms.highest and point == max(sources))):
            yield moved(stones, seat, point, OFF)


def runs_into_bands(stones: Board, seat: int, number: int) -> Iterator[Board]:
    for point in range(number + 1, 25):
        band = stand(stones, 1 - seat, 25 - (point - number)) >= 2
        if stand(stones, seat, point) and band and not stand(stones, seat, BAR):
            after_it = list(stones)
            after_it[seat * PLACES + point] -= 1
            after_it[seat * PLACES + BAR] += 1
            yield tuple(after_it)


def all_turns(stones: Board, seat: int, dice: tuple[int, int], terms: Terms) -> set[Turn]:
    """Everything that can be begun with a throw, whether it may end there or not."""
    numbers = dice * 2 if dice[0] == dice[1] else dice
    waiting = [Turn((), tuple(sorted(numbers)), stones)]
    found: set[Turn] = set()
    while waiting:
        turn = waiting.pop()
        if turn in found:
            continue
        found.add(turn)
        for number in set(turn.left):
            left = list(turn.left)
            left.remove(number)
            used = (*turn.used, number)
            rest = tuple(left)
            waiting += [Turn(used, rest, end, turn.ran) for end in ordinary_steps(turn.stones, seat, number, terms)]
            if terms.self_hit:
                waiting += [Turn(used, rest, end, ran=True) for end in runs_into_bands(turn.stones, seat, number)]
    return found


def reference(stones: Board, seat: int, dice: tuple[int, int], terms: Terms) -> set[Board]:
    """The boards that a throw may lead to."""
    turns = all_turns(stones, seat, dice, terms)
    most = max(len(turn.used) for turn in turns if not turn.ran)
    singles = {turn.used[0] for turn in turns if len(turn.used) == 1 and not turn.ran}
    higher_applies = most == 1 and dice[0] != dice[1] and (terms.always or not all_home(stones, seat))

    def legal(turn: Turn) -> bool:
        home = all_home(turn.stones, seat)
        if stand(turn.stones, seat, OFF) == 15:
            return True
        if turn.ran:
            idle = not any(list(ordinary_steps(turn.stones, seat, number, terms)) for number in turn.left)
            return (len(turn.used) >= most and idle) or (home and not terms.always)
        if len(turn.used) == most:
            return not (higher_applies and turn.used[0] != max(singles))
        return home and not terms.always

    return {turn.stones for turn in turns if legal(turn)}


def scattered(random: Random) -> Board:
    """Few stones on few points, many of them at home, behind bands or on the bar: where the rules are hard."""
    stones = [0] * (2 * PLACES)
    for seat in range(2):
        reach = (7, 10, 25, 26)[random.randrange(4)]
        for _ in range(1 + random.randrange(4)):
            point = 1 + random.randrange(reach - 1)
            if point == BAR or stones[(1 - seat) * PLACES + 25 - point] == 0:
                stones[seat * PLACES + point] = 1 + random.randrange(3)
        if sum(stones[seat * PLACES :][:PLACES]) == 0:
            stones[seat * PLACES + BAR] = 1
        stones[seat * PLACES + OFF] = 15 - sum(stones[seat * PLACES :][:PLACES])
    return tuple(stones)


def nearly_home(random: Random) -> tuple[Board, tuple[int, int]]:
    """A throw of seat 0, who has few stones and at most two of them outside the home board.

    Bands stop the first number from where the stones stand, and sometimes both numbers together or the second from
    the bar. So it depends on the order what can be used, and the obligation may end in the middle of the throw.
    """
    dice = 1 + random.randrange(4), 1 + random.randrange(4)
    stones = [0] * (2 * PLACES)
    for first, points, most in ((1, 6, 3), (7, 3, 2)):
        for _ in range(random.randrange(most + 1)):
            stones[first + random.randrange(points)] += 1
    if sum(stones) == 0:
        stones[1 + random.randrange(6)] = 1
    held = [point for point in range(1, 10) if stones[point]]
    ahead = [point - dice[0] for point in held]
    ahead += [point - sum(dice) for point in held if random.randrange(3) == 0]
    ahead += [BAR - dice[1]] * random.randrange(2)
    for point in ahead:
        if point > 0 and stones[point] == 0:
            stones[PLACES + 25 - point] = 2
    for road in (0, PLACES):
        stones[road + OFF] = 15 - sum(stones[road : road + PLACES])
    return tuple(stones), dice
