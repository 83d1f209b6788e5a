"""Backgammon, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Agreement, Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.games.backgammon import ABOUT
from ludothek.games.backgammon.mind.knowledge import STAKE, BackgammonKnowledge
from ludothek.games.backgammon.mind.merit import merit
from ludothek.games.backgammon.notation import MOVES
from ludothek.games.backgammon.series import Games
from ludothek.games.backgammon.table import choice, layout, scene
from ludothek.games.backgammon.turns import READER
from ludothek.kit import idioms, points
from ludothek.kit.points.stones import TIES

THROWS = 2000
BUSIEST = 8
"""Moves of a turn: two dice, a double with its answer, and four steps."""


def _preset(name: str, booklet: str, tournament: str, *clauses: str) -> Option:
    """An option with two values, one usual in the booklet and one in tournaments."""

    def usual(_seats: int, chosen: Options) -> str:
        return tournament if chosen["rules"] == "tournament" else booklet

    return Option(name, usual, words=(booklet, tournament), clauses=clauses)


KNOWLEDGE = BackgammonKnowledge()


def _chance(score: float) -> float:
    """Seen through the net, a plain win counts a third of what a game can bring."""
    return min(1.0, max(0.0, 0.5 + STAKE * score / 2))


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=2 * (TIES + 1) + BUSIEST * THROWS,
    options=(
        Option("rules", "booklet", words=("booklet", "tournament")),
        _preset("opening", "throw_off", "opening_roll", "BGM-5", "BGM-R3"),
        _preset("bear_off", "exact", "highest", "BGM-25", "BGM-R10"),
        _preset("compulsion", "until_home", "always", "BGM-12", "BGM-R9"),
        Option("band_entry", "forbidden", words=("forbidden", "self_hit"), clauses=("BGM-21", "BGM-R7")),
        _preset("cube", "off", "on", "BGM-32", "BGM-R14"),
        _preset("cube_max", "64", "unlimited", "BGM-R17"),
        Option(
            "match_points",
            lambda _, chosen: 5 if chosen["rules"] == "tournament" else 0,
            numbers=range(65),
            clauses=("BGM-R13",),
        ),
        Option("crawford", "on", words=("on", "off"), clauses=("BGM-R14",)),
        Option("throw_cap", THROWS, numbers=range(1, THROWS + 1), clauses=("BGM-R20",)),
    ),
    series=lambda _, options: Games(options),
    layout=layout,
    scene=scene,
    choice=choice,
    read=READER.read,
    agreements=(
        Agreement("resign", consent=True),
        Agreement("resign-double", consent=True),
        Agreement("resign-triple", consent=True),
    ),
    knowledge=KNOWLEDGE,
    chance=_chance,
    worth=KNOWLEDGE.worth,
    merit=merit,
    levels={
        "beginner": Method("lookahead", depth=1, slip=0.55),
        "casual": Method("lookahead", depth=1, slip=0.28),
        "club": Method("lookahead", depth=1, slip=0.1),
        "master": Method("lookahead", depth=3, skill=1, simulations=120000, seconds=1.8),
    },
    families=(idioms.BOARD, points.TEXTS),
)
