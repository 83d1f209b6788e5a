"""Kesselschlacht, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Agreement, Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, agreed
from ludothek.core.series import Series
from ludothek.games.kesselschlacht import ABOUT
from ludothek.games.kesselschlacht.knowledge import KesselschlachtKnowledge
from ludothek.games.kesselschlacht.rules import LONGEST, MOVES, NO_COUNT, SINGLE, start
from ludothek.games.kesselschlacht.table import choice, layout, scene


def _series(seats: int, options: Options) -> Series:
    house = agreed(options, ("enclosure", "single", SINGLE), ("stalemate_score", "draw", NO_COUNT))
    return Series(
        seats,
        lambda _, dealer: start(dealer, house),
        length=int(options["series"]),
        first_dealer=options["first_white"],
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("enclosure", "group", words=("group", "single"), clauses=("KES-8", "KES-R4", "KES-R8")),
        Option("stalemate_score", "stones", words=("stones", "draw"), clauses=("KES-R9",)),
        Option("first_white", 0, words=("lot",), numbers=range, clauses=("KES-R1",)),
        Option("series", 1, numbers=range(1, 21), clauses=("KES-R1",)),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    agreements=(Agreement("draw", consent=True), Agreement("resign", consent=False)),
    knowledge=KesselschlachtKnowledge(),
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.15),
        "club": Method("alphabeta", depth=3),
        "master": Method("alphabeta", simulations=100_000, seconds=1.5),
    },
)
