"""Pyramiden-Dame, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Game, logistic
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, terms_of
from ludothek.core.series import Series
from ludothek.games.pyramiden_dame import ABOUT
from ludothek.games.pyramiden_dame.mind.knowledge import PyramidKnowledge
from ludothek.games.pyramiden_dame.notation import MOVES
from ludothek.games.pyramiden_dame.rules import FORWARD, LONGEST, start
from ludothek.games.pyramiden_dame.table import choice, layout, read, scene, turns
from ludothek.kit.duels.contest import AGREEMENTS, first_white, games, how_many


def _series(seats: int, options: Options) -> Series:
    house = terms_of(options, ("jumps", "forward", FORWARD))
    return games(seats, options, start, house)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("jumps", "any", words=("any", "forward"), clauses=("PYR-R4",)),
        first_white("PYR-R2"),
        how_many("PYR-R2"),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    turns=turns,
    agreements=AGREEMENTS,
    knowledge=PyramidKnowledge(),
    levels={
        "beginner": Method("alphabeta", depth=1, slip=0.3),
        "casual": Method("alphabeta", depth=2, slip=0.08),
        "club": Method("alphabeta", depth=3),
        "master": Method("alphabeta", simulations=200_000, seconds=1.5),
    },
    chance=logistic(54.0),
)
