"""One random match of a game: played, looked at closely here and there, and told again entry by entry.

First it is only played, which is quick. So it is known how long it is, and what is looked at can be spread over its
first deal and its last, however many moves they have.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from librt.random import Random

from ludothek.core.accounts import Accounts
from ludothek.core.errors import BadOption
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, State
from ludothek.lab.check.ends import deal_faults
from ludothek.lab.check.entries import Fault, Shown, entry_faults, shown
from ludothek.lab.check.plans import CLOSE, Plan
from ludothek.lab.check.steps import CHECKS, fingerprint, free_undo_never_reveals, some_illegal
from ludothek.lab.check.words import Heard

ENTRIES = 5
"""So many times as many entries of a deal are shown again as decisions are looked at."""
DEALS = 1000
"""A match with the usual options has no more deals than this."""
LENGTH = 3000
"""Where something else was agreed, a match is left after so many moves: a hundred deals tell no more than ten."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a match went: its log, and for each deal where it begins and at which numbers of the log seats decide."""

    log: list[int]
    begins: list[int]
    decisions: list[list[int]]


def walk(game: Game, plan: Plan, heard: Heard) -> Iterator[Fault]:
    """Play a random match; everything that does not hold in it."""
    try:
        try:
            course = _played(game, plan)
        except BadOption:
            return  # these two do not go together, and the game says so
        if len(course.begins) > DEALS:
            yield "bounds", f"the match has not ended after {DEALS} deals"
        seen: list[Shown] = []
        yield from _look(game, plan, course, seen, heard)
        match = Match(game, plan.seats, plan.options, Seal.numbered(plan.seed), log=course.log)
        yield from entry_faults(match, seen, _entries(course, plan.looks), heard)
    except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
        yield "crash", repr(error)


def _played(game: Game, plan: Plan) -> Course:
    """Any legal moves to the end of the match, or as far as it is worth it."""
    random = Random(plan.seed)
    match = Match(game, plan.seats, plan.options, Seal.numbered(plan.seed))
    course = Course(match.log, [0], [[]])
    while not match.over and len(course.begins) <= DEALS and (plan.looks == CLOSE or len(match.log) < LENGTH):
        if match.between:
            course.begins.append(len(match.log))
            course.decisions.append([])
            match.next_deal()
        else:
            course.decisions[-1].append(len(match.log))
            moves = match.legal()
            match.play(moves[random.randrange(len(moves))])
    return course


def spread(numbers: Sequence[int], count: int) -> set[int]:
    """So many of some numbers at equal distances, the first and the last among them."""
    if len(numbers) <= count:
        return set(numbers)
    return {numbers[step * (len(numbers) - 1) // (count - 1)] for step in range(count)}


def _looks(course: Course, looks: int) -> set[int]:
    """The decisions to be looked at closely: of the first deal and the last as many as wanted, of some others one."""
    first, *between = course.decisions
    chosen = spread(first, looks)
    if between:
        chosen |= spread(between.pop(), looks)
    opening = [numbers[len(numbers) // 2] for numbers in between if numbers]
    return chosen | spread(opening, looks)


def _entries(course: Course, looks: int) -> set[int]:
    """After which entries of the log everything is shown again."""
    ends = [*course.begins[1:], len(course.log)]
    deals = {0, len(ends) - 1}
    chosen: set[int] = set()
    for deal in deals:
        chosen |= spread(range(course.begins[deal], ends[deal] + 1), ENTRIES * looks)
    return chosen | spread(ends, looks)


def _look(game: Game, plan: Plan, course: Course, seen: list[Shown], heard: Heard) -> Iterator[Fault]:
    """Play the same match once more, with every check made at some decisions; `seen` is what was shown there."""
    random = Random(plan.seed)
    match = Match(game, plan.seats, plan.options, Seal.numbered(plan.seed))
    looks = _looks(course, plan.looks)
    total = match.series.total if isinstance(match.series, Accounts) else 0
    copies: list[tuple[int, State, object]] = []
    for number in [number for decisions in course.decisions for number in decisions]:
        while match.between:  # a deal may be over as soon as it is dealt
            match.next_deal()
        if number not in looks:
            match.play(course.log[number])
            if match.turn == NOBODY:
                yield from deal_faults(match, total)
            continue
        before = match.state.copy()
        copies.append((number, before, fingerprint(match, match.state)))
        _show(match, seen, heard)
        heard.clauses |= {match.state.refusal(move) for move in some_illegal(match, random)}
        yield from _step_faults(match, random)
        match.play(course.log[number])
        for message in free_undo_never_reveals(match, before, random):
            yield "undo", f"after move {len(match.log)}: {message}"
        if match.turn == NOBODY:
            yield from deal_faults(match, total)
            _show(match, seen, heard)
    heard.reasons |= {result.reason for result in match.series.results}
    if match.over:
        heard.reasons.add(match.series.result().reason)
    for number, copy, printed in copies:
        if fingerprint(match, copy) != printed:
            yield "copies", f"the copy made at move {number} changed while the match went on"
            return


def _show(match: Match, seen: list[Shown], heard: Heard) -> None:
    seen.append(shown(match))
    heard.listen(seen[-1][2])


def _step_faults(match: Match, random: Random) -> Iterator[Fault]:
    where = f"at move {len(match.log)}"
    for name, check in CHECKS.items():
        try:
            for message in check(match, random):
                yield name, f"{where}: {message}"
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
            yield name, f"{where}: {error!r}"
