"""Vabanque, put together: rules, table, how many rounds for how many counters, and how each level thinks."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.accounts import Accounts
from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.games.vabanque import ABOUT
from ludothek.games.vabanque.mind.knowledge import GREEDY, MEAN, POT, VabanqueKnowledge
from ludothek.games.vabanque.rules import DICE, MOVES, STAKE, TIES, Vabanque, begin
from ludothek.games.vabanque.table import choice, layout, read, scene

MOST = ABOUT.seats[-1]


def _round(accounts: Accounts, dealer: int) -> Vabanque:
    return begin(dealer, vec[i64](accounts.counters), sum(1 << seat for seat in accounts.inside))


def _series(seats: int, options: Options) -> Accounts:
    """VAB-R8: whoever has less than the stake drops out."""
    return Accounts(seats, _round, counters=int(options["start_counters"]), length=int(options["rounds"]), least=STAKE)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=MOST * (TIES + 1) + MOST * (2 * DICE - 2),
    options=(
        Option("rounds", lambda seats, _: seats, numbers=range(1, 41), clauses=("VAB-R9",)),
        Option(
            "start_counters",
            lambda _, options: max(100, STAKE * int(options["rounds"])),
            numbers=range(STAKE, 1001),
            clauses=("VAB-2", "VAB-R10"),
        ),
    ),
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
)
