"""Lügenmäxchen, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.luegenmaexchen import ABOUT
from ludothek.games.luegenmaexchen.mind.knowledge import LiarsKnowledge
from ludothek.games.luegenmaexchen.rules import MAEXCHEN, MOVES, ROUNDS, Luegenmaexchen, start
from ludothek.games.luegenmaexchen.table import choice, layout, read, scene


def _usual_counters(seats: int, chosen: Options) -> int:
    """LUE-R12: so many that somebody must reach the limit."""
    return (int(chosen["counters_to_lose"]) - 1) * seats + 1


def _series(seats: int, options: Options) -> Series:
    def game(players: int, _dealer: int) -> Luegenmaexchen:
        return start(
            players,
            limit=int(options["counters_to_lose"]),
            counters=int(options["counters"]),
            true_maexchen=int(options["true_maexchen"]),
            next_start=1 if options["next_start"] == "left_of_taker" else 0,
            forfeit=str(options["forfeit"]),
        )

    return Series(seats, game, first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=ROUNDS * ABOUT.seats[-1] * 4 * (MAEXCHEN + 1),  # two dice, an announcement and an answer, see LUE-R15
    options=(
        Option("counters_to_lose", 5, numbers=range(1, 21), clauses=("LUE-15",)),
        Option("counters", _usual_counters, numbers=range(1, 201), clauses=("LUE-4", "LUE-R12")),
        Option("true_maexchen", 1, numbers=range(1, 3), clauses=("LUE-R7", "LUE-R16")),
        Option("next_start", "taker", words=("taker", "left_of_taker"), clauses=("LUE-R3",)),
        Option("forfeit", "", longest=80, clauses=("LUE-15", "LUE-R14")),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=LiarsKnowledge(),
    levels={
        "beginner": Method("policy", slip=0.6),
        "casual": Method("policy", slip=0.38),
        "club": Method("policy", slip=0.18),
        "master": Method("policy"),
    },
)
