"""David & Goliath by Reinhard Staupe, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Game
from ludothek.core.knowledge import SEARCHING, Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.david_goliath import ABOUT
from ludothek.games.david_goliath.mind.knowledge import DavidGoliathKnowledge
from ludothek.games.david_goliath.rules import MOVES, TRICKS, start
from ludothek.games.david_goliath.table import choice, layout, scene
from ludothek.kit import cards


def _series(seats: int, options: Options) -> Series:
    """DG-30, DG-31, DG-R6, DG-R8, DG-R12: so many deals, passed on clockwise, are added up, and the most points win."""
    return Series(seats, start, length=int(options["deals"]), first_dealer=options["first_dealer"])


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
    families=(cards.TEXTS,),
)
