"""Vabanque, put together: rules, table, how many rounds for how many counters, and how each level thinks."""

from collections.abc import Callable
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.accounts import Accounts
from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.games.vabanque import ABOUT
from ludothek.games.vabanque.mind.knowledge import GREEDY, MEAN, POT, VabanqueKnowledge
from ludothek.games.vabanque.rules import DICE, MOVES, STAKE, TIES, Vabanque, start
from ludothek.games.vabanque.table import choice, layout, read, scene
from ludothek.kit import idioms

MOST = ABOUT.seats[-1]
FEWEST = 5
"""VAB-R9: so many rounds at least, where nothing else is agreed."""


def _round(accounts: Accounts, dealer: int) -> Vabanque:
    return start(dealer, vec[i64](accounts.counters), sum(1 << seat for seat in accounts.inside))


def _series(seats: int, options: Options) -> Accounts:
    """VAB-14, VAB-R7: the bank passes to the left, to who can pay. VAB-R8: whoever has less than the stake is out."""
    return Accounts(seats, _round, counters=int(options["start_counters"]), length=int(options["rounds"]), least=STAKE)


def _often_enough(seats: int, _options: Options) -> int:
    """VAB-R9: everybody is banker equally often."""
    return seats * -(-FEWEST // seats)


def _once_each(seats: int, _options: Options) -> int:
    return seats


def _options(rounds: Callable[[int, Options], int]) -> tuple[Option, ...]:
    """What may be agreed, where usually so many rounds are played."""
    return (
        Option("rounds", rounds, numbers=range(1, 41), clauses=("VAB-R9",)),
        Option(
            "start_counters",
            lambda _, options: max(100, STAKE * int(options["rounds"])),
            numbers=range(STAKE, 1001),
            clauses=("VAB-2", "VAB-R10"),
        ),
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=MOST * (TIES + 1) + MOST * (2 * DICE - 2),
    options=_options(_often_enough),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=VabanqueKnowledge(),
    levels={
        "beginner": Method("policy", skill=GREEDY),
        "casual": Method("policy", skill=MEAN, slip=0.25),
        "club": Method("policy", skill=MEAN),
        "master": Method("policy", skill=POT),
    },
    playout="master",
    families=(idioms.COUNTERS,),
)

EARLIER = {1: replace(GAME, about=replace(ABOUT, version=1), options=_options(_once_each))}
