"""Deutscher Schafkopf, put together: rules, table, what may be agreed, and how each level thinks."""

from dataclasses import replace

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, terms_of
from ludothek.core.seat_lot import DRAWN, SEATING, SeatLot
from ludothek.core.series import Series
from ludothek.games.schafkopf import ABOUT
from ludothek.games.schafkopf.mind.knowledge import QUICK, SEARCHING, SOLVING, SchafkopfKnowledge
from ludothek.games.schafkopf.rules import AT_30, LAX, LONGEST, MOVES, VOLUNTARY, start
from ludothek.games.schafkopf.series import Strokes
from ludothek.games.schafkopf.table import choice, layout, read, scene
from ludothek.kit import cards
from ludothek.kit.cards.cards import SUITS
from ludothek.thinking.play.merits import trick_merit

TICKETS = tuple(suit + rank for rank in ("J", "A", "K", "Q", "10", "9", "8", "7") for suit in SUITS)
"""SCH-R1: what can be drawn for seats, the highest card first."""
OPPOSITE = (0, 2, 1, 3)
"""SCH-R2: the seats of the highest card, the second, the third and the lowest."""


def _series(seats: int, options: Options) -> Series:
    terms = terms_of(
        options,
        ("must_beat", "off", LAX),
        ("announce", "voluntary", VOLUNTARY),
        ("schneider_at_30", "on", AT_30),
    )
    return Strokes(
        seats, lambda _, dealer: start(dealer, terms), length=int(options["deals"]), stake=int(options["stake"])
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("deals", 16, numbers=range(1, 41), clauses=("SCH-R18",)),
        Option("stake", 1, numbers=range(101), clauses=("SCH-17", "SCH-R17")),
        Option("must_beat", "on", words=("on", "off"), clauses=("SCH-12", "SCH-R11")),
        Option("announce", "forced", words=("forced", "voluntary"), clauses=("SCH-R6", "SCH-R21", "SCH-R22")),
        Option("schneider_at_30", "off", words=("off", "on"), clauses=("SCH-14", "SCH-R13")),
        replace(SEATING, default=DRAWN, words=(DRAWN, "as_seated"), clauses=("SCH-6", "SCH-R20")),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=SchafkopfKnowledge(),
    merit=trick_merit,
    levels={
        "beginner": Method("policy", skill=QUICK, slip=0.7),
        "casual": Method("policy", skill=QUICK, slip=0.1),
        "club": Method("policy", skill=SEARCHING, simulations=30),
        "master": Method("policy", skill=SOLVING, simulations=2000, seconds=1.5),
    },
    playout="club",
    seat_lot=SeatLot(lambda _: TICKETS, lambda _: OPPOSITE),
    families=(cards.TEXTS,),
)
