"""Yardsticks: how strong each level of a game is beside the one below it, measured and kept in the game's folder."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import msgspec

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import OptionValue
from ludothek.lab.arena import arena
from ludothek.lab.standings import Estimate
from ludothek.players.levels import LEVELS

BELOW = {level: below for below, level in pairwise(LEVELS)}
"""Every level that is measured, and against whom."""
DEALS = 100
"""So many are played where a level was never measured before."""


class Yardstick(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player of a level against players of the level below in all other seats.

    In a game for one both play the same deals, each alone.
    """

    level: str
    against: str
    methods: dict[str, dict[str, str | bool | int | float]]
    """How the two thought: what their `Method` says."""
    version: int
    """That of the rules."""
    seats: int
    options: dict[str, OptionValue]
    """What was agreed otherwise than usual."""
    deals: int
    seed: int
    share: Estimate
    """Wins a game; one divided by the seats is what equals would have."""
    points: Estimate
    """Points a game,"""
    others: Estimate
    """and those of each of the others."""
    below: Estimate | None = None
    """Wins a game of the level below, where each plays alone."""
    seconds: float
    """A move of the level took, on average,"""
    longest: float
    """and at the slowest."""
    date: str


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """A level beside somebody who is not one of ours, or no longer: another program, or our own of an earlier day."""

    level: str
    """With its budget, if that was not its own: `master:2000`."""
    opponent: str
    version: str
    what: str
    """What was counted: `% of games won`, `list points a deal ahead`."""
    games: int
    result: Estimate
    command: str
    """Measures it again."""
    date: str


class Ladder(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is known of the levels of a game beyond their methods. What was measured is written by programs alone."""

    skills: dict[int, str] = {}
    """What the policy of each skill does, as a few words."""
    notes: list[str] = []
    """More that deserves to be said, as sentences."""
    yardsticks: dict[str, Yardstick] = {}
    """By level."""
    meetings: list[Meeting] = []
    """Against others."""


def ladder(game: Game) -> Ladder:
    """What stands in the folder of the game; nothing where it was never measured."""
    path = _path(game)
    if not path.exists():
        return Ladder()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Ladder)
    except msgspec.DecodeError as error:
        raise LudothekError(f"{path} is no ladder of levels: {error}") from None


def keep(game: Game, yardstick: Yardstick) -> None:
    """Write it into the folder of the game, in place of the last one of its level."""
    found = ladder(game)
    measured = {**found.yardsticks, yardstick.level: yardstick}
    found.yardsticks = {level: measured[level] for level in BELOW if level in measured}
    _write(game, found)


def keep_meeting(game: Game, meeting: Meeting) -> None:
    """Write it into the folder of the game, in place of the last one with the same opponent that counted the same."""
    found = ladder(game)
    others = [each for each in found.meetings if (each.opponent, each.what) != (meeting.opponent, meeting.what)]
    found.meetings = sorted([*others, meeting], key=lambda each: (each.opponent, each.what))
    _write(game, found)


def measure(
    game: Game,
    level: str,
    seats: int | None = None,
    deals: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Yardstick:
    """Let one player of the level meet the level below. What is not given is as it was when last measured."""
    if level not in BELOW:
        raise LudothekError(f"{', '.join(BELOW)} are measured, each against the level below; not {level!r}")
    last = ladder(game).yardsticks.get(level)
    seats = seats or (last.seats if last else min(max(2, game.seats[0]), game.seats[-1]))
    deals = deals if deals is not None else last.deals if last else DEALS
    seed = seed if seed is not None else last.seed if last else 0
    given = options or (last.options if last else {})
    against = BELOW[level]
    found = arena(game, [level] + [against] * (seats - 1), deals, seed, workers, given, progress)
    alone = arena(game, [against], deals, seed, workers, given, progress).rows if seats == 1 else ()
    mine, theirs = (*found.rows, *alone)
    usual = game.settle(seats, {})
    return Yardstick(
        level=level,
        against=against,
        methods={name: _said(game.levels[name]) for name in (level, against)},
        version=game.version,
        seats=seats,
        options={name: found.options[name] for name in given if found.options[name] != usual[name]},
        deals=deals,
        seed=seed,
        share=mine.share.rounded(4),
        points=mine.points.rounded(2),
        others=theirs.points.rounded(2),
        below=theirs.share.rounded(4) if alone else None,
        seconds=round(mine.seconds, 6),
        longest=round(mine.longest, 6),
        date=today(),
    )


def faults(game: Game) -> Iterator[str]:
    """What is missing, out of date or out of order, and the command that mends it; nothing where nobody decides."""
    if not game.decides:
        return
    found = ladder(game)
    for level, method in game.levels.items():
        if method.tool == "policy" and method.skill not in found.skills:
            yield f"{_path(game)} does not say what the policy of {level} does (skill {method.skill})"
    for level, against in BELOW.items():
        pair = f"{game.id}: {level} v. {against}"
        command = f"ludothek levels {game.id} --measure --level {level}"
        yardstick = found.yardsticks.get(level)
        if yardstick is None:
            yield f"{pair} was never measured; {command} does it"
        elif yardstick.methods != {name: _said(game.levels[name]) for name in (level, against)}:
            yield f"{pair} was measured when they thought otherwise; {command} does it anew"
        elif yardstick.version != game.version:
            yield f"{pair} was measured under version {yardstick.version} of the rules; {command} does it anew"
        elif not _above(yardstick):
            yield f"{pair}: the interval does not lie above the share of equals; {command} --deals N plays more deals"


def today() -> str:
    """The date of a measurement."""
    return datetime.now(UTC).date().isoformat()


def _above(yardstick: Yardstick) -> bool:
    """Is the level above what equals would have? Where each plays alone, the two intervals must not overlap."""
    equals = yardstick.below.high if yardstick.below else 1 / yardstick.seats
    return yardstick.share.low is not None and equals is not None and yardstick.share.low > equals


def _write(game: Game, found: Ladder) -> None:
    _path(game).parent.mkdir(exist_ok=True)
    _path(game).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def _path(game: Game) -> Path:
    return game.folder / "mind" / "levels.json"


def _said(method: Method) -> dict[str, str | bool | int | float]:
    return {name: value for name, value in asdict(method).items() if value}
