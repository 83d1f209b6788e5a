"""Games of the chest that tests outside `tests/games` take as examples: nowhere else there is one named.

Such a test has moves in the notation of a game, words on its page, or a position that tells a story. Where any game
with an ability would do, it takes those that have it; where a small one would, it takes one that was made for tests
(`support/toy.py`, `support/trials`). Whoever takes one of these games away puts another here that has the same, and
finds by the name below which tests speak of its moves.
"""

from ludothek.games import load_game

ALONE = "patience_8"
"""Played alone, with hidden cards that a move uncovers."""
ASKING = "quartett"
"""Cards are asked for, and everybody hears who has which; a move has a space in it."""
AUCTION = "skat"
"""Tricks after bidding, with presets among the options and choices in groups."""
BANK = "einundzwanzig"
"""Somebody holds the bank, and computer players have long turns."""
BOARD = "muehle"
"""A duel in the open on a few points, with a lesson, draws by agreement and resigning."""
CHANCES = "hausnummer"
"""A short game of dice in which everything is worth what can be computed exactly."""
CHECKERS = "backgammon"
"""Several pieces on a place, whole turns written at once, a cube, and as many games as it takes."""
CLAIMS = "luegenmaexchen"
"""Dice under a cup, and calls about them that may be doubted; it may be that nobody wins."""
DANGER = "kesselschlacht"
"""A board with slanting lines, on which stones in danger are ringed."""
OPEN_TRICKS = "offiziersskat"
"""Tricks for two from cards that lie open before them."""
PAD = "yatzy"
"""Dice and a score pad, for one or for more."""
SHEDDING = "mau_mau"
"""Cards that one gets rid of, and many options."""
SQUARES = "dame"
"""A duel on a board of squares, with chains of jumps."""
TRICKS = "david_goliath"
"""Tricks for three to six with hidden hands, played in many short deals."""


def called(game_id: str, lang: str = "en") -> str:
    """What people call a game."""
    return load_game(game_id).title(lang)
