"""The moves of Mau-Mau by their numbers, the phases of a game, and its terms: what may be agreed, as bits."""

from typing import Final

from ludothek.games.mau_mau.cards import CARDS

DEALER: Final = CARDS
"""Moves below this number are cards: a seat lays the kind, the referee gives each. From here the first dealer is drawn,
and then come what else can be done: draw, say "mau", and announce one of four colours."""
DRAW: Final = 120
MAU: Final = 121
COLOUR: Final = 122
MOVES: Final = 126

DEALT: Final = 5
TURNS: Final = 1000
"""MAU-R17: a game has no more turns."""

DEALING: Final = 0
OPENING: Final = 1
"""The dealer announces a colour for the card that was turned up (MAU-R6)."""
PLAYING: Final = 2
NAMING: Final = 3
"""A colour change was laid, and its colour is to be announced."""

BURY: Final = 1
INERT: Final = 2
AUTO: Final = 4
REVERSE_STOPS: Final = 8
VOLUNTARY: Final = 16
