"""Hasami Yogi, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import logistic
from ludothek.core.knowledge import Method
from ludothek.core.options import Option
from ludothek.games.hasami_yogi import ABOUT
from ludothek.games.hasami_yogi.mind.knowledge import HasamiKnowledge
from ludothek.games.hasami_yogi.rules import BOTH, EDGE, LONGEST, MOVES, start
from ludothek.games.hasami_yogi.table import choice, layout, read, scene
from ludothek.kit.duels.contest import duel_game, first_white, games, how_many

GAME = duel_game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("edge_capture", "off", words=("off", "on"), clauses=("HAS-R7",)),
        Option("excluded_rows", "own", words=("own", "both"), clauses=("HAS-R4",)),
        first_white("HAS-R1"),
        how_many("HAS-R1"),
    ),
    series=games(start, ("edge_capture", "on", EDGE), ("excluded_rows", "both", BOTH)),
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=HasamiKnowledge(),
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.4),
        "casual": Method("alphabeta", depth=2, slip=0.25),
        "club": Method("alphabeta", depth=3, slip=0.1),
        "master": Method("alphabeta", simulations=500_000, seconds=1.8),
    },
    chance=logistic(68.0),
)
