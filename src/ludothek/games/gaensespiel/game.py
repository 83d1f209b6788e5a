"""Gänsespiel, put together: rules, table, what may be agreed, and the exact odds."""

from ludothek.core.game import Game
from ludothek.core.options import Option, Options, terms_of
from ludothek.core.series import Series
from ludothek.games.gaensespiel import ABOUT
from ludothek.games.gaensespiel.odds import odds
from ludothek.games.gaensespiel.rules import FREES, STAY, start
from ludothek.games.gaensespiel.table import layout, scene
from ludothek.kit import idioms, races
from ludothek.kit.common.throwing import MOVES
from ludothek.kit.races.race import LONGEST, race_choice


def _series(seats: int, options: Options) -> Series:
    terms = terms_of(options, ("field_9_six", "frees", FREES), ("overshoot", "stay", STAY))
    return Series(seats, lambda seats, _: start(seats, terms), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("field_9_six", "moves", words=("moves", "frees"), clauses=("GAE-10", "GAE-R4")),
        Option("overshoot", "back", words=("back", "stay"), clauses=("GAE-23", "GAE-R8")),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=race_choice,
    odds=odds,
    families=(idioms.RACING, races.TEXTS),
)
