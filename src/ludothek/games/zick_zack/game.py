"""Zick-Zack, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Agreement, Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, terms_of
from ludothek.core.series import Series
from ludothek.games.zick_zack import ABOUT
from ludothek.games.zick_zack.mind.schooling import EYE, FILE, HIDDEN
from ludothek.games.zick_zack.rules import ALWAYS, MOVES, REST, start
from ludothek.games.zick_zack.table import choice, scene
from ludothek.kit import points
from ludothek.kit.points.stones import TIES
from ludothek.kit.points.table import all_set, piled_layout
from ludothek.kit.points.turns import Reader
from ludothek.thinking.nets.learnt import Learnt
from ludothek.thinking.nets.point_inputs import MORE_INPUTS

THROWS = 2000
MOST_THROWS = 10_000
BUSIEST = 4
"""Moves of a throw: two dice and two steps."""
READER = Reader(REST, "in", lambda _: True, theirs="ZZK-2", no_such_way="ZZK-11", no_hit="ZZK-R6")

GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=2 * (TIES + 1) + BUSIEST * MOST_THROWS,
    options=(
        Option("compulsion", "until_home", words=("until_home", "always"), clauses=("ZZK-R8",)),
        Option("throw_cap", THROWS, numbers=range(500, MOST_THROWS + 1), clauses=("ZZK-R13",)),
    ),
    series=lambda seats, options: Series(
        seats,
        lambda _seats, _dealer: start(terms_of(options, ("compulsion", "always", ALWAYS)), int(options["throw_cap"])),
    ),
    layout=piled_layout,
    scene=scene,
    choice=choice,
    read=READER.read,
    turns=all_set,
    agreements=(Agreement("resign", consent=False),),
    knowledge=Learnt(EYE, FILE, MORE_INPUTS, HIDDEN),
    levels={
        "beginner": Method("lookahead", depth=1, slip=0.55),
        "casual": Method("lookahead", depth=1, slip=0.28),
        "club": Method("lookahead", depth=1, slip=0.1),
        "master": Method("lookahead", depth=2, simulations=4000, seconds=1.5),
    },
    families=(points.TEXTS,),
)
