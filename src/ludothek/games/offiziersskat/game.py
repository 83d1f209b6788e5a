"""Offiziersskat, put together: rules, table, what may be agreed, and how each level thinks."""

from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.accounts import Accounts
from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.games.offiziersskat import ABOUT
from ludothek.games.offiziersskat.mind.knowledge import GLANCE, SOLVE, THINK, OffiziersskatKnowledge
from ludothek.games.offiziersskat.rules import LONGEST, MOVES, Offiziersskat, start
from ludothek.games.offiziersskat.table import choice, layout, read, scene
from ludothek.kit import cards, idioms
from ludothek.thinking.play.merits import trick_merit


def _deal(accounts: Accounts, dealer: int, options: Options) -> Offiziersskat:
    return start(
        dealer,
        vec[i64](accounts.counters),
        skat_ten=int(options["ten_rank"] == "skat"),
        trump_only=int(options["follow"] == "trump_only"),
        grand=int(options["grand"] == "on"),
    )


def _series(seats: int, options: Options) -> Accounts:
    """OFF-3, OFF-14, OFF-R12, OFF-R13: equally many counters, and so many games unless somebody has none left."""
    return Accounts(
        seats,
        partial(_deal, options=options),
        counters=int(options["counters"]),
        length=int(options["games"]),
        first_dealer=options["first_dealer"],
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("games", 4, numbers=range(1, 21), clauses=("OFF-14", "OFF-R13")),
        Option("counters", 50, numbers=range(15, 1001), clauses=("OFF-3", "OFF-R12")),
        Option("ten_rank", "low", words=("low", "skat"), clauses=("OFF-R4",)),
        Option("follow", "skat", words=("skat", "trump_only"), clauses=("OFF-8", "OFF-R5")),
        Option("grand", "off", words=("off", "on"), clauses=("OFF-R3",)),
        Option("first_dealer", "lot", words=("lot",), numbers=range, clauses=("OFF-R9",)),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=OffiziersskatKnowledge(),
    merit=trick_merit,
    levels={
        "beginner": Method("policy", skill=GLANCE, slip=0.6),
        "casual": Method("policy", skill=GLANCE, slip=0.2),
        "club": Method("policy", skill=THINK),
        "master": Method("policy", skill=SOLVE),
    },
    families=(idioms.HANDS, cards.TEXTS),
)
