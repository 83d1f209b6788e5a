"""Écarté, put together: rules, table, what may be agreed, and how each level thinks."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.games.ecarte import ABOUT
from ludothek.games.ecarte.mind.knowledge import ADVISED, CAREFUL, GLANCE, NAIVE, EcarteKnowledge
from ludothek.games.ecarte.rules import LONGEST, MOVES
from ludothek.games.ecarte.series import START, Sitting
from ludothek.games.ecarte.table import choice, layout, read, scene
from ludothek.kit import cards
from ludothek.thinking.play.merits import trick_merit

USUAL = 10
"""The highest stake, where nothing else is agreed."""


def _most(_seats: int, options: Options) -> int:
    return max(USUAL, int(options["min_stake"]))


def _everybody_plays(seats: int, _options: Options) -> int:
    """One match for two; among more as many as there are players, so that nobody only looks on."""
    return 1 if seats == 2 else seats


def _options(matches: int | Callable[[int, Options], int]) -> tuple[Option, ...]:
    """What may be agreed, where usually so many matches are played."""
    return (
        Option("matches", matches, numbers=range(1, 21), clauses=("ECA-R25",)),
        Option("min_stake", 1, numbers=range(1, START + 1), clauses=("ECA-4", "ECA-R21")),
        Option("max_stake", _most, numbers=range(1, START + 1), clauses=("ECA-4", "ECA-R21")),
        Option("king", "played", words=("played", "announced"), clauses=("ECA-R6", "ECA-22")),
        Option("late_refusal_penalty", "off", words=("off", "on"), clauses=("ECA-R4",)),
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=_options(_everybody_plays),
    series=Sitting,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=EcarteKnowledge(),
    merit=trick_merit,
    levels={
        "beginner": Method("policy", skill=NAIVE),
        "casual": Method("policy", skill=ADVISED, slip=0.3),
        "club": Method("policy", skill=GLANCE),
        "master": Method("policy", skill=CAREFUL),
    },
    families=(cards.TEXTS,),
)

EARLIER = {1: replace(GAME, about=replace(ABOUT, version=1), options=_options(1), series=partial(Sitting, first=0))}
