"""Mogeln, put together: rules, table, games for counters, and how each level thinks."""

from collections.abc import Callable
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.accounts import Accounts
from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.games.mogeln import ABOUT
from ludothek.games.mogeln.mind.knowledge import BALANCED, HONEST, WARY, MogelnKnowledge
from ludothek.games.mogeln.rules import MOVES, Mogeln, start
from ludothek.games.mogeln.table import choice, layout, read, scene
from ludothek.kit import cards, idioms
from ludothek.kit.cards.cards import CARDS

LIMITS = range(40, 1001)


def _series(seats: int, options: Options) -> Accounts:
    """MOG-13, MOG-R9: whoever has no counters left takes no part in later games."""

    def game(accounts: Accounts, dealer: int) -> Mogeln:
        inside = sum(1 << seat for seat in accounts.inside)
        at_once = int(options["last_card"] == "immediate")
        return start(dealer, vec[i64](accounts.counters), inside, int(options["max_cards"]), at_once)

    return Accounts(
        seats,
        game,
        counters=int(options["counters"]),
        length=int(options["games"]),
        first_dealer=options["first_dealer"],
    )


def _limit(seats: int, _options: Options) -> int:
    """MOG-R11: how many cards are usually laid at most."""
    return min(200, max(80, 40 * seats))


def _options(limit: int | Callable[[int, Options], int]) -> tuple[Option, ...]:
    """What may be agreed, where a game usually ends after so many cards."""
    return (
        Option("games", 3, numbers=range(1, 21), clauses=("MOG-12", "MOG-R10")),
        Option("counters", 50, numbers=range(1, 1001), clauses=("MOG-3", "MOG-R8")),
        Option("last_card", "challengeable", words=("challengeable", "immediate"), clauses=("MOG-R2",)),
        Option("max_cards", limit, numbers=LIMITS, clauses=("MOG-R11",)),
        Option("first_dealer", "lot", words=("lot",), numbers=range, clauses=("MOG-R7",)),
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=1 + CARDS + 2 * LIMITS[-1],  # after every card somebody may challenge
    options=_options(_limit),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=MogelnKnowledge(),
    levels={
        "beginner": Method("policy", skill=HONEST),
        "casual": Method("policy", skill=WARY),
        "club": Method("policy", skill=BALANCED, slip=0.2),
        "master": Method("policy", skill=BALANCED),
    },
    families=(idioms.COUNTERS, cards.TEXTS),
)

EARLIER = {1: replace(GAME, about=replace(ABOUT, version=1), options=_options(200))}
