"""Kesselschlacht, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import logistic
from ludothek.core.knowledge import Method
from ludothek.core.options import Option
from ludothek.games.kesselschlacht import ABOUT
from ludothek.games.kesselschlacht.mind.knowledge import KesselschlachtKnowledge
from ludothek.games.kesselschlacht.rules import LONGEST, MOVES, NO_COUNT, SINGLE, start
from ludothek.games.kesselschlacht.table import choice, layout, scene
from ludothek.kit.duels.contest import duel_game, first_white, games, how_many

GAME = duel_game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("enclosure", "group", words=("group", "single"), clauses=("KES-8", "KES-R4", "KES-R8")),
        Option("stalemate_score", "stones", words=("stones", "draw"), clauses=("KES-R9",)),
        first_white("KES-R1"),
        how_many("KES-R1"),
    ),
    series=games(start, ("enclosure", "single", SINGLE), ("stalemate_score", "draw", NO_COUNT)),
    layout=layout,
    scene=scene,
    choice=choice,
    knowledge=KesselschlachtKnowledge(),
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.15),
        "club": Method("alphabeta", depth=3, near=0.001),
        "master": Method("alphabeta", simulations=100_000, seconds=1.5),
    },
    chance=logistic(85.0),
)
