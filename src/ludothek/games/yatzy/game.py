"""Yatzy, put together: rules, table, what may be agreed, and how each level thinks."""

from functools import partial

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, terms_of
from ludothek.core.series import Series
from ludothek.games.yatzy import ABOUT
from ludothek.games.yatzy.mind.knowledge import COLLECT, GREEDY, OPTIMUM, SLIPPING, YatzyKnowledge
from ludothek.games.yatzy.mind.merit import merit
from ludothek.games.yatzy.rules import (
    CHANCE_LAST,
    FIELDS,
    FIVE_NO_FULL_HOUSE,
    MOVES,
    SEVERAL,
    STRIKE_ANY_TIME,
    TAKE_UP_AGAIN,
    THROWS,
    start,
)
from ludothek.games.yatzy.table import choice, layout, read, scene, turns
from ludothek.games.yatzy.throws import DICE


def _series(seats: int, options: Options) -> Series:
    """YAT-R10, YAT-R12: so many games are added up, and whoever has equally many points shares the place."""
    terms = terms_of(
        options,
        ("strike", "any_time", STRIKE_ANY_TIME),
        ("chance", "last_resort", CHANCE_LAST),
        ("full_house_five", "no", FIVE_NO_FULL_HOUSE),
        ("kept_dice", "free", TAKE_UP_AGAIN),
    )
    games = int(options["games"])
    terms |= SEVERAL if games > 1 else 0
    return Series(seats, partial(start, terms=terms), length=games, first_dealer=0)


KNOWLEDGE = YatzyKnowledge()

GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=8 * FIELDS * (THROWS * DICE + THROWS),
    options=(
        Option("games", 1, numbers=range(1, 101), clauses=("YAT-26", "YAT-R11")),
        Option("strike", "nothing_fits", words=("nothing_fits", "any_time"), clauses=("YAT-15", "YAT-R5")),
        Option("chance", "any_time", words=("any_time", "last_resort"), clauses=("YAT-14", "YAT-R6")),
        Option("full_house_five", "yes", words=("yes", "no"), clauses=("YAT-R7",)),
        Option("kept_dice", "stay", words=("stay", "free"), clauses=("YAT-9", "YAT-R3")),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    turns=turns,
    knowledge=KNOWLEDGE,
    worth=KNOWLEDGE.worth,
    chances=KNOWLEDGE.chances,
    merit=merit,
    levels={
        "beginner": Method("policy", skill=COLLECT),
        "casual": Method("policy", skill=GREEDY),
        "club": Method("policy", skill=SLIPPING),
        "master": Method("policy", skill=OPTIMUM),
    },
)
