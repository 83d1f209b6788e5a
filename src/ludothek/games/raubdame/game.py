"""Raubdame, put together on Dame: its own aim and duty, what may be agreed about them, and players who want to lose."""

from dataclasses import replace

from ludothek.core.knowledge import Method
from ludothek.core.options import Option
from ludothek.games.dame.game import GAME as DAME
from ludothek.games.raubdame import ABOUT
from ludothek.games.raubdame.mind.knowledge import RaubdameKnowledge
from ludothek.games.raubdame.mind.merit import merit
from ludothek.games.raubdame.rules import BLOCKED_DRAWS, BLOCKED_LOSES, MAJORITY, REPLACED, start
from ludothek.games.raubdame.table import layout, scene
from ludothek.kit.duels.contest import games
from ludothek.kit.duels.draughts import ADJACENT, BACKWARD

GAME = replace(
    DAME,
    about=ABOUT,
    base=DAME,
    replaced=REPLACED,
    options=(
        Option("blocked_player", "wins", words=("wins", "loses", "draw"), clauses=("RAU-R5",)),
        Option("majority", "off", words=("off", "on"), clauses=("RAU-R3",)),
        *(option for option in DAME.options if option.name not in {"capture", "huff_target"}),
    ),
    series=games(
        start,
        ("blocked_player", "loses", BLOCKED_LOSES),
        ("blocked_player", "draw", BLOCKED_DRAWS),
        ("majority", "on", MAJORITY),
        ("dame_landing", "adjacent", ADJACENT),
        ("men_capture_backward", "yes", BACKWARD),
    ),
    layout=layout,
    scene=scene,
    knowledge=RaubdameKnowledge(),
    merit=merit,
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.08),
        "club": Method("alphabeta", depth=4, near=0.001),
        "master": Method("alphabeta", simulations=300_000, seconds=1.5),
    },
)
