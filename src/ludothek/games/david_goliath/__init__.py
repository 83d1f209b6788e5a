"""David & Goliath by Reinhard Staupe: the lowest card takes the highest, and more than two of a colour are too many."""

from pathlib import Path

from ludothek.core.game import Game
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.david_goliath.rules import MOVES, TRICKS, deal
from ludothek.games.david_goliath.table import choice, layout, scene


def _series(seats: int, options: Options) -> Series:
    return Series(seats, deal, length=int(options["deals"]), first_dealer=options["first_dealer"])


GAME = Game(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=20,
    seats=range(3, 7),
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
)
