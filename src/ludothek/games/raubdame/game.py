"""Raubdame, put together on Dame: its own aim and duty, what may be agreed about them, and players who want to lose."""

from dataclasses import replace

from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, terms_of
from ludothek.core.series import Series
from ludothek.games.dame.game import GAME as DAME
from ludothek.games.raubdame import ABOUT
from ludothek.games.raubdame.mind.knowledge import RaubdameKnowledge
from ludothek.games.raubdame.mind.merit import merit
from ludothek.games.raubdame.rules import BLOCKED_DRAWS, BLOCKED_LOSES, MAJORITY, start
from ludothek.games.raubdame.table import layout, scene
from ludothek.kit.duels.contest import games
from ludothek.kit.duels.draughts import ADJACENT, BACKWARD


def _series(seats: int, options: Options) -> Series:
    house = terms_of(
        options,
        ("blocked_player", "loses", BLOCKED_LOSES),
        ("blocked_player", "draw", BLOCKED_DRAWS),
        ("majority", "on", MAJORITY),
        ("dame_landing", "adjacent", ADJACENT),
        ("men_capture_backward", "yes", BACKWARD),
    )
    return games(seats, options, start, house)


GAME = replace(
    DAME,
    about=ABOUT,
    base=DAME,
    options=(
        Option("blocked_player", "wins", words=("wins", "loses", "draw"), clauses=("RAU-R5",)),
        Option("majority", "off", words=("off", "on"), clauses=("RAU-R3",)),
        *(option for option in DAME.options if option.name not in {"capture", "huff_target"}),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    knowledge=RaubdameKnowledge(),
    merit=merit,
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.08),
        "club": Method("alphabeta", depth=4),
        "master": Method("alphabeta", simulations=300_000, seconds=1.5),
    },
)
