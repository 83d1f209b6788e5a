"""Pyramiden-Dame, put together: rules, table, what may be agreed, and how each level thinks."""

from dataclasses import replace

from ludothek.core.game import logistic
from ludothek.core.knowledge import Method
from ludothek.core.options import Option
from ludothek.games.pyramiden_dame import ABOUT
from ludothek.games.pyramiden_dame.mind.knowledge import PyramidKnowledge
from ludothek.games.pyramiden_dame.notation import MOVES
from ludothek.games.pyramiden_dame.rules import FORWARD, LONGEST, start, start_earlier
from ludothek.games.pyramiden_dame.table import choice, layout, read, scene, turns
from ludothek.kit.duels.contest import duel_game, first_white, games, how_many

JUMPS = ("jumps", "forward", FORWARD)

GAME = duel_game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("jumps", "any", words=("any", "forward"), clauses=("PYR-R4",)),
        first_white("PYR-R2"),
        how_many("PYR-R2"),
    ),
    series=games(start, JUMPS),
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    turns=turns,
    knowledge=PyramidKnowledge(),
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.08),
        "club": Method("alphabeta", depth=3, near=0.001),
        "master": Method("alphabeta", simulations=200_000, seconds=1.5),
    },
    chance=logistic(54.0),
)

EARLIER = {1: replace(GAME, about=replace(ABOUT, version=1), series=games(start_earlier, JUMPS))}
