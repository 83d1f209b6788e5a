"""What tests of other rooms take of `TRICKS`: deals laid out and played as in its own tests, its cards, its state."""

from games.david_goliath.cases import GAME, card, play_all, play_deal, position, sorted_match, state_of
from ludothek.games.david_goliath.rules import COLOURS, RANKS, SUITS
from ludothek.games.david_goliath.rules import DavidGoliath as Tricks

__all__ = [
    "COLOURS",
    "GAME",
    "RANKS",
    "SUITS",
    "Tricks",
    "card",
    "play_all",
    "play_deal",
    "position",
    "sorted_match",
    "state_of",
]
