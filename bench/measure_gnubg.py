"""Backgammon by the rules of tournaments beside GNU Backgammon, which judges every decision two plies deep.

What is lost is counted in thousandths of a point (millipoints). Checker play is judged without a cube, as in a game for
money, races apart; the cube in positions from these games, for money and at every score of a match to five. Then points
a game against GNU Backgammon that looks no ply ahead, every game twice with the same dice and the sides changed.
Without GNU Backgammon nothing is measured. `python bench/measure_gnubg.py --duplicate 500` plays 1,000 such games.
"""

import argparse
import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from librt.random import Random
from librt.vecs import vec

from ludothek.core.knowledge import Budget, Method
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.backgammon.ends import Turn
from ludothek.games.backgammon.game import GAME, KNOWLEDGE
from ludothek.games.backgammon.judge import Judge, money
from ludothek.games.backgammon.knowledge import POSITIONS, bare
from ludothek.games.backgammon.mind import OUTPUTS
from ludothek.games.backgammon.moves import DICE
from ludothek.games.backgammon.rules import CENTRE, Backgammon, laid, start
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.road import BAR, PLACES
from ludothek.players.toolbox import TOOLBOX

GAMES = 30
DUPLICATE = 50
CUBES = 300
"""Positions for each kind of cube decision,"""
CUBE_GAMES = 40
"""from so many games."""
OFTEN = 20
"""After so many positions, and after so many games against GNU Backgammon, it is told how things stand."""
JUDGE = 2
"""Plies of the judge."""
CANDIDATES = 5
"""The judge looks at so many ends of a turn beside the one that was chosen."""
MATCH = 5
UNLIMITED = 1 << 20
CHECKERS = Terms(opening_roll=True, highest=True, always=True)
MARK = "answer "
Board = list[list[int]]


class Gnu:
    """GNU Backgammon in a process of its own."""

    def __init__(self, program: str) -> None:
        script = str(Path(__file__).with_name("gnubg_console.py"))
        self._process = subprocess.Popen(
            [program, "-t", "-q", "-p", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(f"{MARK}ready"):
                return None
            if line.startswith(MARK):
                return json.loads(line.removeprefix(MARK))
        raise RuntimeError("GNU Backgammon has ended without an answer")

    def ask(self, what: str, boards: Sequence[Board], plies: int = JUDGE, **more: object) -> Any:
        """Put a question as `gnubg_console` reads it."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"what": what, "boards": boards, "plies": plies, **more}) + "\n")
        self._process.stdin.flush()
        return self._read()

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


@dataclass
class Losses:
    """What decisions have cost, in points."""

    each: list[float] = field(default_factory=list)

    def told(self, what: str = "decisions") -> str:
        """The mean in millipoints, with its interval (95 %)."""
        if len(self.each) < 2:
            return f"{len(self.each)} {what}"
        wide = 1.96 * stdev(self.each) / sqrt(len(self.each))
        return f"{1000 * fmean(self.each):.1f} ± {1000 * wide:.1f} millipoints in {len(self.each)} {what}"


def board_of(state: Backgammon, thrower: int) -> Board:
    """A board as GNU Backgammon has it when a seat is about to throw."""
    return [[int(state.board[seat * PLACES + place]) for place in range(1, PLACES)] for seat in (1 - thrower, thrower)]


def choice(state: Backgammon, method: Method, random: Random) -> int:
    """The move of a level."""
    return TOOLBOX[method.tool](lambda _: state.copy(), KNOWLEDGE, method, random)


def turn(state: Backgammon, method: Method, random: Random) -> None:
    """Play a whole turn by a level."""
    seat = state.turn
    while state.turn == seat and state.left > 0:
        moves = state.moves()
        state.play(moves[0] if len(moves) == 1 else choice(state, method, random))


def gnu_turn(state: Backgammon, gnu: Gnu, plies: int) -> None:
    """Play a whole turn as GNU Backgammon does."""
    seat = state.turn
    dice = (int(state.first), int(state.second))
    way = gnu.ask("move", [board_of(state, seat)], plies, dice=dice)
    steps = [(way[at], max(way[at + 1], 0)) for at in range(0, len(way), 2)]
    found = next(end for end in ends_of(state) if reached(state, steps, seat) == list(end.board))
    while state.turn == seat and state.left > 0:
        state.play(next(move for move in state.moves() if leads(state, move, found)))


def reached(state: Backgammon, steps: Sequence[tuple[int, int]], seat: int) -> list[int]:
    """The board after some steps, which may each use several numbers."""
    board = [int(stones) for stones in state.board]
    mine, theirs = seat * PLACES, (1 - seat) * PLACES
    for source, target in steps:
        board[mine + source] -= 1
        board[mine + target] += 1
        if 0 < target < BAR and board[theirs + BAR - target] == 1:
            board[theirs + BAR - target] = 0
            board[theirs + BAR] += 1
    return board


def ends_of(state: Backgammon) -> list[Backgammon]:
    """Where a turn can end."""
    seat, waiting, found = state.turn, [state], {}
    while waiting:
        here = waiting.pop()
        for move in here.moves():
            after = here.copy()
            after.play(move)
            if after.turn == seat and after.left > 0:
                waiting.append(after)
            else:
                found[tuple(after.board)] = after
    return list(found.values())


def leads(state: Backgammon, move: int, end: Backgammon) -> bool:
    """Can a turn end there after a move?"""
    after = state.copy()
    after.play(move)
    if after.turn == state.turn and after.left > 0:
        return any(list(each.board) == list(end.board) for each in ends_of(after))
    return list(after.board) == list(end.board)


def racing(state: Backgammon) -> bool:
    """Have the stones passed each other?"""
    last = [max((place for place in range(PLACES) if state.held[seat] >> place & 1), default=0) for seat in (0, 1)]
    return sum(last) <= 24


def thrown(state: Backgammon, dice: Random) -> None:
    """Let dice fall until somebody has to decide."""
    while state.turn == REFEREE:
        state.play(DICE + dice.randrange(6))


def judged_games(gnu: Gnu, games: range, method: Method) -> None:
    """Play games of a level against itself, judge every decision, and print after each game what was lost so far."""
    contact, races = Losses(), Losses()
    for game in games:
        dice, random = Random(1000 + game), Random(game)
        state = start(CHECKERS)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                thrown(state, dice)
                continue
            before, seat = state.copy(), int(state.turn)
            ends = ends_of(before)
            turn(state, method, random)
            if len(ends) > 1:
                (races if racing(before) else contact).each.append(loss(gnu, ends, state, seat))
        both = Losses(contact.each + races.each)
        print(f"{1 + game - games.start} games: {both.told()}", flush=True)
        print(f"  contact: {contact.told()}; races: {races.told()}", flush=True)


def loss(gnu: Gnu, ends: list[Backgammon], chosen: Backgammon, seat: int) -> float:
    """What a turn has cost, by the judge: of all ends those are looked at that are best at first sight."""
    values = worth(gnu, ends, seat, 0)
    mine = next(at for at, end in enumerate(ends) if list(end.board) == list(chosen.board))
    best = sorted(range(len(ends)), key=lambda at: -values[at])[:CANDIDATES]
    closer = worth(gnu, [ends[at] for at in (mine, *best)], seat, JUDGE)
    return max(closer) - closer[0]


def worth(gnu: Gnu, ends: list[Backgammon], seat: int, plies: int) -> list[float]:
    """What ends of a turn are worth to whoever made it."""
    asked = [end for end in ends if end.turn != NOBODY]
    told = iter(gnu.ask("points", [board_of(end, 1 - seat) for end in asked], plies) if asked else [])
    return [float(end.points(seat)) if end.turn == NOBODY else -next(told) for end in ends]


# The cube.


def scores() -> Iterator[tuple[int, int]]:
    """Every score of a match to five but the last game, after Crawford: what whoever throws needs, and the other."""
    for mine in range(1, MATCH + 1):
        for theirs in range(1, MATCH + 1):
            if mine > 1 or theirs > 1:
                yield mine, theirs


def before_throws(games: range) -> list[Backgammon]:
    """Positions in which somebody is about to throw, from games that are played without looking ahead."""
    seen = []
    method = Method("lookahead", depth=1)
    for game in games:
        dice, random, state = Random(3000 + game), Random(game), start(CHECKERS)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                if state.left == -2 and state.dealer >= 0:
                    seen.append(state.copy())
                thrown(state, dice)
            else:
                turn(state, method, random)
    return seen


def cube_losses(gnu: Gnu, count: int, first: int, turns: int) -> None:
    """Print what doubling and taking cost, as it goes."""
    money, match = (Losses(), Losses()), (Losses(), Losses())
    needs = list(scores())
    positions, random = before_throws(range(first, first + CUBE_GAMES)), Random(1 + first)
    for number in range(1, count + 1):
        decide(gnu, positions[random.randrange(len(positions))], (0, 0), random, money, turns)
        some = needs[random.randrange(len(needs))]
        decide(gnu, positions[random.randrange(len(positions))], some, random, match, turns)
        if number % OFTEN == 0 or number == count:
            for name, (doubles, takes) in (("money", money), ("match to five", match)):
                print(f"cube, {name}: doubling {doubles.told()}; taking {takes.told()}", flush=True)


def decide(
    gnu: Gnu,
    position: Backgammon,
    needs: tuple[int, int],
    random: Random,
    losses: tuple[Losses, Losses],
    turns: int,
) -> None:
    """Judge one decision to double and, where one of both would, the answer."""
    mine, theirs = needs
    seat = int(position.mover)
    owned = random.randrange(3) == 0
    first, second = needs if seat == 0 else (theirs, mine)
    terms = Terms(highest=True, always=True, cube_limit=UNLIMITED, needs=first, other_needs=second)
    state = laid(terms, position.board)
    state.dealer, state.throws, state.mover, state.turn, state.left = 0, 2, seat, seat, 0
    state.cube, state.owner = (2, seat) if owned else (1, CENTRE)
    if not state.may_double():
        return
    score = (MATCH - theirs, MATCH - mine) if mine else (0, 0)
    asked = {"value": int(state.cube), "owner": 1 if owned else -1, "match": MATCH if mine else 0, "score": score}
    kept, taken, dropped = gnu.ask("cube", [board_of(state, seat)], JUDGE, cube=asked)
    doubled = min(taken, dropped)
    offer = KNOWLEDGE.offer(state, turns, Budget(POSITIONS, 0.0))
    losses[0].each.append(max(kept, doubled) - (doubled if offer.doubles() else kept))
    if offer.doubles() or doubled > kept:
        losses[1].each.append(max(0.0, taken - dropped) if offer.takes() else max(0.0, dropped - taken))


# Against each other.


class Luck:
    """How lucky throws are: what the best end after a throw is worth, less the mean over all throws, by our judge.

    Over all throws that is nothing on the average, however good the judge is, so that points less luck have the same
    mean as points and vary much less (variance reduction).
    """

    def __init__(self) -> None:
        self._judge, self._turn, self._stakes = Judge(), Turn(), money()
        self._chances = vec[float]([0.0] * OUTPUTS)

    def of(self, state: Backgammon, one: int, two: int) -> float:
        """Of whoever is about to throw, if this is thrown."""
        seat, free = state.mover, Budget(0, 0.0)
        self._turn.find(bare(state, seat), 0, one, two)
        self._judge.best(self._turn, self._stakes, free, self._chances)
        value = self._stakes.worth(self._chances)
        self._judge.ahead(bare(state, 1 - seat), 0, self._stakes, 1, free, self._chances)
        return value + self._stakes.worth(self._chances)


def against(gnu: Gnu, game: int, seat: int, method: Method, luck: Luck) -> tuple[float, float]:
    """One game of a level at this seat against GNU Backgammon without look-ahead: the points ahead, and the luck."""
    state, random, dice = start(CHECKERS), Random(game), Random(5000 + game)
    lucky = 0.0
    while state.turn != NOBODY:
        if state.turn == seat:
            turn(state, method, random)
        elif state.turn >= 0:
            gnu_turn(state, gnu, 0)
        elif state.dealer < 0:  # who begins
            state.play(DICE + dice.randrange(6))
        else:
            one, two = dice.randrange(6), dice.randrange(6)
            lucky += (1 if state.mover == seat else -1) * luck.of(state, one + 1, two + 1)
            state.play(DICE + one)
            state.play(DICE + two)
    return float(state.points(seat) - state.points(1 - seat)), lucky


def duplicate(gnu: Gnu, games: range, method: Method) -> None:
    """Print the points a game ahead of GNU Backgammon without look-ahead; every game twice with the same dice."""
    luck, ahead, skill = Luck(), Losses(), Losses()
    for number, game in enumerate(games, 1):
        both = [against(gnu, game, seat, method, luck) for seat in range(2)]
        ahead.each.append(fmean(points for points, _ in both))
        skill.each.append(fmean(points - lucky for points, lucky in both))
        if number % OFTEN == 0 or number == len(games):
            print(f"{2 * number} games against GNU 0-ply, ahead by {ahead.told('pairs')}", flush=True)
            print(f"  without the luck of the dice {skill.told('pairs')}", flush=True)


def found() -> str | None:
    """GNU Backgammon, where Debian puts it too."""
    return shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")


def measure(
    games: int = GAMES, cubes: int = CUBES, duplicates: int = DUPLICATE, level: str = "master", first: int = 0
) -> None:
    """Print what a level loses in some games and cube decisions, and how it does in games that are played twice."""
    program = found()
    if program is None:
        print("GNU Backgammon is not there (`apt install gnubg`): skipped")
        return
    gnu = Gnu(program)
    method = replace(GAME.levels[level], seconds=0.0)
    print(f"{level}: {method}", flush=True)
    try:
        judged_games(gnu, range(first, first + games), method)
        cube_losses(gnu, cubes, first, method.skill)
        duplicate(gnu, range(first, first + duplicates), method)
    finally:
        gnu.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of the level against itself, all judged")
    parser.add_argument("--cubes", type=int, default=CUBES, help="positions for each kind of cube decision")
    parser.add_argument("--duplicate", type=int, default=DUPLICATE, help="games that are played twice")
    parser.add_argument("--first", type=int, default=0, help="number of the first game: others are other games")
    parser.add_argument("--level", default="master")
    given = parser.parse_args()
    measure(given.games, given.cubes, given.duplicate, given.level, given.first)
