"""Nur keine Aufregung, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, terms_of
from ludothek.core.series import Series
from ludothek.games.nur_keine_aufregung import ABOUT
from ludothek.games.nur_keine_aufregung.mind.knowledge import RaceKnowledge
from ludothek.games.nur_keine_aufregung.notation import MOVES
from ludothek.games.nur_keine_aufregung.rules import (
    ENTER_ON_SIX,
    NO_GOAL_JUMP,
    OPENING,
    PLAY_ON,
    THROW_OUT,
    THROWS,
    start,
)
from ludothek.games.nur_keine_aufregung.table import choice, layout, read, scene
from ludothek.kit import idioms


def _series(seats: int, options: Options) -> Series:
    terms = terms_of(
        options,
        ("play_on", "on", PLAY_ON),
        ("enter_on_six", "must", ENTER_ON_SIX),
        ("throw_out", "must", THROW_OUT),
        ("goal_jump", "forbidden", NO_GOAL_JUMP),
    )
    return Series(seats, lambda players, _: start(players, terms), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=OPENING + 2 * THROWS,
    options=(
        Option("play_on", "off", words=("off", "on"), clauses=("NKA-16", "NKA-R18")),
        Option("enter_on_six", "may", words=("may", "must"), clauses=("NKA-7", "NKA-R8")),
        Option("throw_out", "may", words=("may", "must"), clauses=("NKA-9", "NKA-R14")),
        Option("goal_jump", "allowed", words=("allowed", "forbidden"), clauses=("NKA-R16",)),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=RaceKnowledge(),
    levels={
        "beginner": Method("policy", slip=0.8),
        "casual": Method("policy", slip=0.5),
        "club": Method("policy", slip=0.2),
        "master": Method("policy", skill=4),
    },
    families=(idioms.RACING,),
)
