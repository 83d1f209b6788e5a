"""Puff, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Agreement, Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, terms_of
from ludothek.core.series import Series
from ludothek.games.puff import ABOUT
from ludothek.games.puff.mind.knowledge import PuffKnowledge
from ludothek.games.puff.rules import HIGHEST, LOW_FIRST, MOVES, ONCE, REST, start
from ludothek.games.puff.table import choice, scene
from ludothek.kit import points
from ludothek.kit.points.stones import TIES
from ludothek.kit.points.table import all_set, piled_layout
from ludothek.kit.points.turns import Reader

THROWS = 2000
MOST_THROWS = 10_000
BUSIEST = 6
"""Moves of a throw: two dice and four steps."""
READER = Reader(
    REST, "in", lambda state: state.rising(state.mover), theirs="PUF-2", no_such_way="PUF-16", no_hit="PUF-21"
)

GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=4 * (TIES + 1) + BUSIEST * MOST_THROWS,
    options=(
        Option("single_stone_order", "free", words=("free", "low_first"), clauses=("PUF-17", "PUF-R4")),
        Option("extra_throw", "every_double", words=("every_double", "once"), clauses=("PUF-10", "PUF-R13")),
        Option("bear_off", "exact", words=("exact", "highest"), clauses=("PUF-25", "PUF-R11")),
        Option("throw_cap", THROWS, numbers=range(500, MOST_THROWS + 1), clauses=("PUF-R15",)),
    ),
    series=lambda seats, options: Series(
        seats,
        lambda _seats, _dealer: start(
            terms_of(
                options,
                ("single_stone_order", "low_first", LOW_FIRST),
                ("extra_throw", "once", ONCE),
                ("bear_off", "highest", HIGHEST),
            ),
            int(options["throw_cap"]),
        ),
    ),
    layout=piled_layout,
    scene=scene,
    choice=choice,
    read=READER.read,
    turns=all_set,
    agreements=(Agreement("resign", consent=False),),
    knowledge=PuffKnowledge(),
    levels={
        "beginner": Method("lookahead", depth=1, slip=0.55),
        "casual": Method("lookahead", depth=1, slip=0.28),
        "club": Method("lookahead", depth=1, slip=0.1),
        "master": Method("lookahead", depth=2, simulations=4000, seconds=1.5),
    },
    families=(points.TEXTS,),
)
