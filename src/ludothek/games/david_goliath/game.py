"""David & Goliath by Reinhard Staupe, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Game
from ludothek.core.knowledge import SEARCHING, Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.david_goliath import ABOUT
from ludothek.games.david_goliath.mind.knowledge import DavidGoliathKnowledge
from ludothek.games.david_goliath.rules import MOVES, TRICKS, deal
from ludothek.games.david_goliath.table import choice, layout, scene


def _series(seats: int, options: Options) -> Series:
    return Series(seats, deal, length=int(options["deals"]), first_dealer=options["first_dealer"])


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=1 + 2 * 6 * TRICKS,
    options=(
        Option("edition", "2008", words=("2008", "italian", "1997"), clauses=("DG-R1", "DG-R2")),
        Option(
            "deals",
            lambda seats, chosen: 1 if chosen["edition"] == "italian" else seats,
            numbers=range(1, 21),
            clauses=("DG-11",),
        ),
        Option("first_dealer", "lot", words=("lot",), numbers=range, clauses=("DG-8", "DG-R5")),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    knowledge=DavidGoliathKnowledge(),
    levels={
        **SEARCHING,
        "club": Method("search", simulations=30),
        "master": Method("search", simulations=4000, seconds=1.8),
    },
)
