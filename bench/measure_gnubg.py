"""Backgammon by the rules of tournaments beside GNU Backgammon, which judges every decision two plies deep.

What is lost is counted in thousandths of a point (millipoints). Checker play is judged without a cube, as in a game for
money, races apart; the cube in positions from these games, for money and at every score of a match to five. Then points
a game against GNU Backgammon that looks no ply ahead, every game twice with the same dice and the sides changed.
Without GNU Backgammon nothing is measured. `python bench/measure_gnubg.py --duplicate 500` plays 1,000 such games. How
things stand is told as it goes and, with `--keep`, written into the folder of the game.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean

from librt.random import Random
from librt.vecs import vec

from gnubg_program import Gnu, board_of, ends_of, found, gnu_turn
from ludothek.core.knowledge import Budget, Method
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.backgammon.game import GAME, KNOWLEDGE
from ludothek.games.backgammon.mind.judge import Judge, money
from ludothek.games.backgammon.mind.knowledge import POSITIONS, bare
from ludothek.games.backgammon.mind.outcome_net import OUTPUTS
from ludothek.games.backgammon.mind.turn_ends import Turn
from ludothek.games.backgammon.notation import DICE
from ludothek.games.backgammon.rules import CENTRE, Backgammon, laid, start
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.points.road import PLACES
from ludothek.lab.standings import estimate
from ludothek.lab.yardsticks import Meeting, keep_meeting, today
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
VERSION = "1.07"
MILLI = 1000


class Report:
    """Tells what was found as it goes and, where that is wanted, writes it into the folder of the game."""

    def __init__(self, level: str, *, keep: bool) -> None:
        self._level = level
        self._keep = keep

    def tell(self, against: str, what: str, games: int, each: Sequence[float], asked: str, scale: int = 1) -> None:
        """What was counted in so many games, once a decision or a game; `asked` says how it is counted again."""
        if len(each) < 2:
            return
        result = estimate(each).rounded(2, scale)
        reach = "" if result.reach is None else f" ± {result.reach:.2f}"
        print(f"{against}, {games} games: {result.mean:.2f}{reach} {what} ({len(each)})", flush=True)
        if self._keep:
            met = Meeting(
                level=self._level,
                opponent=f"GNU Backgammon {against}",
                version=VERSION,
                what=what,
                games=games,
                result=result,
                command=f"python bench/measure_gnubg.py --level {self._level} {asked}",
                date=today(),
            )
            keep_meeting(GAME, met)


def choice(state: Backgammon, method: Method, random: Random) -> int:
    """The move of a level."""
    return TOOLBOX[method.tool](lambda _: state.copy(), KNOWLEDGE, method, random)


def turn(state: Backgammon, method: Method, random: Random) -> None:
    """Play a whole turn by a level."""
    seat = state.turn
    while state.turn == seat and state.left > 0:
        moves = state.moves()
        state.play(moves[0] if len(moves) == 1 else choice(state, method, random))


def racing(state: Backgammon) -> bool:
    """Have the stones passed each other?"""
    last = [max((place for place in range(PLACES) if state.held[seat] >> place & 1), default=0) for seat in (0, 1)]
    return sum(last) <= 24


def thrown(state: Backgammon, dice: Random) -> None:
    """Let dice fall until somebody has to decide."""
    while state.turn == REFEREE:
        state.play(DICE + dice.randrange(6))


def judged_games(gnu: Gnu, games: range, method: Method, report: Report) -> None:
    """Play games of a level against itself and judge every decision."""
    contact: list[float] = []
    races: list[float] = []
    for number, game in enumerate(games, 1):
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
                (races if racing(before) else contact).append(loss(gnu, ends, state, seat))
        asked = f"--games {number} --cubes 0 --duplicate 0"
        for where, losses in (("", contact + races), (" in contact", contact), (" in races", races)):
            report.tell("as judge", f"millipoints lost a decision{where}", number, losses, asked, MILLI)


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


def cube_losses(gnu: Gnu, count: int, first: int, turns: int, report: Report) -> None:
    """Judge doubling and taking."""
    needs = list(scores())
    positions, random = before_throws(range(first, first + CUBE_GAMES)), Random(1 + first)
    losses: dict[str, list[float]] = {}
    for number in range(1, count + 1):
        some = needs[random.randrange(len(needs))]
        for where, score in (("for money", (0, 0)), ("in a match to five", some)):
            for what, lost in decide(gnu, positions[random.randrange(len(positions))], score, random, turns):
                losses.setdefault(f"millipoints lost a {what} {where}", []).append(lost)
        if number % OFTEN == 0 or number == count:
            for told, each in losses.items():
                report.tell("as judge", told, CUBE_GAMES, each, f"--games 0 --cubes {number} --duplicate 0", MILLI)


def decide(
    gnu: Gnu, position: Backgammon, needs: tuple[int, int], random: Random, turns: int
) -> Iterator[tuple[str, float]]:
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
    yield "double", max(kept, doubled) - (doubled if offer.doubles() else kept)
    if offer.doubles() or doubled > kept:
        yield "take", max(0.0, taken - dropped) if offer.takes() else max(0.0, dropped - taken)


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


def duplicate(gnu: Gnu, games: range, method: Method, report: Report) -> None:
    """Play games against GNU Backgammon without look-ahead, every game twice with the same dice."""
    luck = Luck()
    ahead: list[float] = []
    skill: list[float] = []
    for number, game in enumerate(games, 1):
        both = [against(gnu, game, seat, method, luck) for seat in range(2)]
        ahead.append(fmean(points for points, _ in both))
        skill.append(fmean(points - lucky for points, lucky in both))
        if number % OFTEN == 0 or number == len(games):
            for how, each in (("", ahead), (", without the luck of the dice", skill)):
                asked = f"--games 0 --cubes 0 --duplicate {number}"
                report.tell("0-ply", f"points a game ahead{how}", 2 * number, each, asked)


def measure(
    games: int = GAMES,
    cubes: int = CUBES,
    duplicates: int = DUPLICATE,
    level: str = "master",
    first: int = 0,
    *,
    keep: bool = False,
) -> None:
    """Tell what a level loses in some games and cube decisions, and how it does in games that are played twice."""
    program = found()
    if program is None:
        print("GNU Backgammon is not there (`apt install gnubg`): skipped")
        return
    gnu, report = Gnu(program), Report(level, keep=keep)
    method = replace(GAME.levels[level], seconds=0.0)
    try:
        judged_games(gnu, range(first, first + games), method, report)
        cube_losses(gnu, cubes, first, method.skill, report)
        duplicate(gnu, range(first, first + duplicates), method, report)
    finally:
        gnu.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of the level against itself, all judged")
    parser.add_argument("--cubes", type=int, default=CUBES, help="positions for each kind of cube decision")
    parser.add_argument("--duplicate", type=int, default=DUPLICATE, help="games that are played twice")
    parser.add_argument("--first", type=int, default=0, help="number of the first game: others are other games")
    parser.add_argument("--level", default="master")
    parser.add_argument("--keep", action="store_true", help="write what is found into the folder of the game")
    given = parser.parse_args()
    measure(given.games, given.cubes, given.duplicate, given.level, given.first, keep=given.keep)
