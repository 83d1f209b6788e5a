"""Nur keine Aufregung 2 x 2, put together on the basic game: pairs, and what may be agreed about them."""

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, terms_of
from ludothek.core.series import Series
from ludothek.games.nur_keine_aufregung.game import GAME as BASE
from ludothek.games.nur_keine_aufregung.rules import ENTER_ON_SIX, NO_GOAL_JUMP, THROW_OUT
from ludothek.games.nur_keine_aufregung_2x2 import ABOUT
from ludothek.games.nur_keine_aufregung_2x2.mind.knowledge import PairKnowledge
from ludothek.games.nur_keine_aufregung_2x2.rules import HELPS, REPLACED, UNPUNISHED, start
from ludothek.games.nur_keine_aufregung_2x2.table import layout, scene


def _series(seats: int, options: Options) -> Series:
    terms = terms_of(
        options,
        ("overlook", "forced", THROW_OUT),
        ("overlook", "off", UNPUNISHED),
        ("finished_player", "helps", HELPS),
        ("enter_on_six", "must", ENTER_ON_SIX),
        ("goal_jump", "forbidden", NO_GOAL_JUMP),
    )
    return Series(seats, lambda _players, _dealer: start(terms), first_dealer=0)


GAME = Game(
    ABOUT,
    base=BASE,
    replaced=REPLACED,
    move_count=BASE.move_count,
    longest=BASE.longest,
    options=(
        Option("overlook", "penalty", words=("penalty", "forced", "off"), clauses=("NKP-7", "NKP-R4")),
        Option("finished_player", "skip", words=("skip", "helps"), clauses=("NKP-R9",)),
        *(option for option in BASE.options if option.name in {"enter_on_six", "goal_jump"}),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=BASE.choice,
    read=BASE.read,
    knowledge=PairKnowledge(),
    levels={
        "beginner": Method("policy", slip=0.95),
        "casual": Method("policy", slip=0.55),
        "club": Method("policy", slip=0.2),
        "master": Method("policy", skill=3),
    },
)
