"""Mau-Mau, put together: rules, table, what may be agreed, and how each level thinks."""

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options, terms_of
from ludothek.games.mau_mau import ABOUT
from ludothek.games.mau_mau.cards import CARDS
from ludothek.games.mau_mau.mind.knowledge import MauKnowledge
from ludothek.games.mau_mau.notation import AUTO, BURY, INERT, MOVES, REVERSE_STOPS, TURNS, VOLUNTARY
from ludothek.games.mau_mau.rules import start
from ludothek.games.mau_mau.series import Games
from ludothek.games.mau_mau.table import choice, layout, read, scene
from ludothek.kit import cards

MOST = 20
"""No turn has more moves: a card and its colour, or as many cards taken as there can be Take 2 cards in a row."""


def _series(seats: int, options: Options) -> Games:
    terms = terms_of(
        options,
        ("first_card", "bury", BURY),
        ("first_card", "inert", INERT),
        ("mau", "auto", AUTO),
        ("two_player_reverse", "stop", REVERSE_STOPS),
        ("voluntary_draw", "on", VOLUNTARY),
    )
    return Games(
        seats,
        lambda players, dealer: start(players, dealer, terms),
        length=int(options["games"]),
        first_dealer=options["first_dealer"],
    )


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=1 + CARDS + MOST * TURNS,
    options=(
        Option("games", 3, numbers=range(1, 21), clauses=("MAU-4", "MAU-20")),
        Option("mau", "declare", words=("declare", "auto"), clauses=("MAU-17", "MAU-R13")),
        Option("first_card", "acts", words=("acts", "bury", "inert"), clauses=("MAU-7", "MAU-R6")),
        Option("two_player_reverse", "none", words=("none", "stop"), clauses=("MAU-R11", "MAU-R21")),
        Option("voluntary_draw", "off", words=("off", "on"), clauses=("MAU-9", "MAU-R7")),
        Option("first_dealer", "lot", words=("lot",), numbers=range, clauses=("MAU-5", "MAU-R4")),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=MauKnowledge(),
    levels={
        "beginner": Method("search", simulations=2, slip=0.5),
        "casual": Method("search", simulations=6, slip=0.1),
        "club": Method("search", simulations=60),
        "master": Method("search", simulations=2000),
    },
    families=(cards.TEXTS,),
)
