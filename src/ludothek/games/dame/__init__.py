"""Dame, the draughts of a German family box: nobody must capture, but an overlooked capture may cost the piece."""

from pathlib import Path

from ludothek.core.game import Agreement, Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.core.state import LOT
from ludothek.games.dame.knowledge import DameKnowledge
from ludothek.games.dame.notation import MOVES
from ludothek.games.dame.rules import FORCED, FREE, HUFF, LONGEST, Variant, start
from ludothek.games.dame.table import choice, layout, read, scene

_CAPTURE = {"huff": HUFF, "forced": FORCED, "free": FREE}


def _series(seats: int, options: Options) -> Series:
    variant = Variant(
        _CAPTURE[str(options["capture"])],
        huff_moved=options["huff_target"] == "moved",
        adjacent=options["dame_landing"] == "adjacent",
        backward=options["men_capture_backward"] == "yes",
    )
    first = options["first_white"]
    return Series(
        seats,
        lambda seats, dealer: start(seats, dealer, variant),
        length=int(options["series"]),
        first_dealer=LOT if first == "lot" else int(first),
    )


GAME = Game(
    folder=Path(__file__).parent,
    version=2,
    kind=("board",),
    minutes=20,
    seats=range(2, 3),
    moves=MOVES,
    longest=LONGEST,
    options=(
        Option("capture", "huff", words=("huff", "forced", "free"), clauses=("DAM-R3", "DAM-R4", "DAM-R8")),
        Option("huff_target", "capable", words=("capable", "moved"), clauses=("DAM-R5",)),
        Option("dame_landing", "any", words=("any", "adjacent"), clauses=("DAM-R11",)),
        Option("men_capture_backward", "no", words=("no", "yes"), clauses=("DAM-R7",)),
        Option("first_white", 0, words=("lot",), numbers=range, clauses=("DAM-4", "DAM-R2")),
        Option("series", 1, numbers=range(1, 21), clauses=("DAM-4",)),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    agreements=(Agreement("draw", consent=True), Agreement("resign", consent=False)),
    knowledge=DameKnowledge(),
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.08),
        "club": Method("alphabeta", depth=4),
        "master": Method("alphabeta", simulations=300_000, seconds=1.5),
    },
)
