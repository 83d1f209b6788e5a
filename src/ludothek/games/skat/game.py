"""Skat, put together: rules, table, what may be agreed, and how each level thinks."""

from collections.abc import Callable

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, OptionValue
from ludothek.core.series import Series
from ludothek.games.skat import ABOUT
from ludothek.games.skat.mind.knowledge import CLUMSY, EXPERT, QUICK, SOUND, SkatKnowledge
from ludothek.games.skat.notation import MOVES
from ludothek.games.skat.reckoning import Terms
from ludothek.games.skat.rules import LONGEST, Skat, start
from ludothek.games.skat.series import SkatList
from ludothek.games.skat.table import choice, layout, read, scene
from ludothek.kit import cards, idioms
from ludothek.thinking.play.merits import trick_merit


def _preset(booklet: OptionValue, isko: OptionValue) -> Callable[[int, Options], OptionValue]:
    """What is usual under each preset."""
    return lambda _seats, chosen: isko if chosen["preset"] == "isko" else booklet


def _usual_deals(seats: int, chosen: Options) -> int:
    return 12 * seats if chosen["preset"] == "isko" else 12


def terms_of(options: Options) -> Terms:
    """What the rules have to know of the options."""
    return Terms(
        grand_ouvert_base=int(options["grand_ouvert_base"]),
        lost_hand_factor=int(options["lost_hand_factor"]),
        lost_skat_factor=int(options["lost_skat_factor"]),
        additive=options["level_table"] == "additive",
        announced_counts=options["failed_announcement"] == "announced",
        clockwise=options["deal_order"] == "clockwise",
    )


def _series(seats: int, options: Options) -> Series:
    terms = terms_of(options)

    def new_deal(players: int, dealer: int) -> Skat:
        return start(players, dealer, terms)

    return SkatList(
        seats,
        new_deal,
        length=int(options["deals"]),
        first_dealer=options["first_dealer"],
        settled=options["settlement"] == "spielsatz",
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(
        Option("preset", "booklet", words=("booklet", "isko"), clauses=("SKA-R25",)),
        Option("deals", _usual_deals, numbers=range(1, 61), clauses=("SKA-R21",)),
        Option("first_dealer", "lot", words=("lot",), numbers=range, clauses=("SKA-6", "SKA-R3")),
        Option(
            "settlement",
            _preset("spielsatz", "list"),
            words=("spielsatz", "list"),
            clauses=("SKA-40", "SKA-R20"),
        ),
        Option(
            "deal_order",
            _preset("counterclockwise", "clockwise"),
            words=("counterclockwise", "clockwise"),
            clauses=("SKA-7", "SKA-R1"),
        ),
        Option("level_table", _preset("booklet", "additive"), words=("booklet", "additive"), clauses=("SKA-R13",)),
        Option("grand_ouvert_base", _preset("36", "24"), words=("36", "24"), clauses=("SKA-11", "SKA-R15")),
        Option("failed_announcement", "announced", words=("announced", "achieved"), clauses=("SKA-R14",)),
        Option("lost_hand_factor", _preset(1, 2), numbers=range(1, 3), clauses=("SKA-39", "SKA-R25")),
        Option("lost_skat_factor", 2, numbers=range(2, 3), clauses=("SKA-39",)),
        Option("overbid", "next_multiple", words=("next_multiple",), clauses=("SKA-R16",)),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=SkatKnowledge(),
    merit=trick_merit,
    levels={
        "beginner": Method("policy", skill=CLUMSY),
        "casual": Method("policy", skill=QUICK),
        "club": Method("policy", skill=SOUND, simulations=60),
        "master": Method("policy", skill=EXPERT, simulations=8000, seconds=1.3),
    },
    playout="club",
    families=(idioms.HANDS, cards.TEXTS),
)
