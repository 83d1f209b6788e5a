"""Mühle, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import logistic
from ludothek.core.knowledge import Method
from ludothek.core.options import Option
from ludothek.games.muehle import ABOUT
from ludothek.games.muehle.mind.knowledge import MuehleKnowledge
from ludothek.games.muehle.mind.merit import merit
from ludothek.games.muehle.rules import LONGEST, MAY_DECLINE, MOVES, TAKE_ANY, TAKE_TWO, start
from ludothek.games.muehle.table import choice, layout, read, scene
from ludothek.kit.duels.contest import duel_game, first_white, games, how_many

GAME = duel_game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("take_when_all_in_mills", "nothing", words=("nothing", "any"), clauses=("MUE-11", "MUE-R5")),
        Option("double_mill_takes", 1, numbers=range(1, 3), clauses=("MUE-R7",)),
        Option("taking", "must", words=("must", "may"), clauses=("MUE-11", "MUE-R4")),
        how_many("MUE-9"),
        first_white("MUE-9", "MUE-R2"),
    ),
    series=games(
        start,
        ("take_when_all_in_mills", "any", TAKE_ANY),
        ("double_mill_takes", 2, TAKE_TWO),
        ("taking", "may", MAY_DECLINE),
    ),
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=MuehleKnowledge(),
    merit=merit,
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.05),
        "club": Method("alphabeta", depth=4, simulations=6_000),
        "master": Method("alphabeta", simulations=1_500_000, seconds=2.0, endings=True),
    },
    chance=logistic(22.0),
)
