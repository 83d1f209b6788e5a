"""How players of David & Goliath learn: what comes of deals and what they are wont to do, in turn, from nothing.

An outlook learns from deals as everybody plays them by habit, then habits learn by what that outlook promises, and so
on; in the end the outlook learns once more, and longest, from the habits that came of it.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.games.david_goliath.mind import habits, outlook
from ludothek.games.david_goliath.mind.knowledge import SOLVED
from ludothek.games.david_goliath.rules import TRICKS, start
from ludothek.thinking.learning import choices
from ludothek.thinking.learning.expectation import experience, rate_at
from ludothek.thinking.learning.practice import Practice
from ludothek.thinking.nets.value_net import Outlook
from ludothek.thinking.play.habits import Habits

USUAL: Final = 4
FEWER: Final = 4
"""Other numbers of players learn from one deal in so many."""
ROUNDS: Final = ((4, 3, 0.3), (6, 5, 0.15), (8, 16, 0.1))
"""Parts of all deals from which the outlook and then the habits learn, and how far those go at first;"""
LAST: Final = 38
"""parts from which the outlook learns in the end,"""
PARTS: Final = sum(seen + done for seen, done, _ in ROUNDS) + LAST
"""and all of them."""


def look(own: Outlook, player: Habits, deals: i64, random: Random) -> None:
    """Learn anew what comes of deals that are played by habit."""
    knowledge = Knowledge()
    own.begin(random)
    for number in range(deals):
        moves = own.seats * random.randrange(TRICKS - SOLVED)
        state = start(own.seats, number % own.seats)
        experience(own, player, knowledge, state, moves, random, rate_at(float(number) / float(deals)))


def practise(player: Habits, own: Outlook, deals: i64, rate: float, random: Random) -> None:
    """Go on learning habits by what the outlook promises."""
    lessons = Practice(player, own, Knowledge())
    for number in range(deals):
        state = start(own.seats, number % own.seats)
        lessons.play(state, random, choices.rate_at(float(number) / float(deals), rate))


def learn(deals: int, seats: int) -> tuple[list[float], list[float]]:
    """The weights of the habits and of the outlook for a number of players."""
    player, own, random = habits.fresh()[seats - habits.FEWEST], outlook.fresh()[seats - habits.FEWEST], Random(seats)
    part = deals // PARTS if seats == USUAL else deals // PARTS // FEWER
    for seen, done, rate in ROUNDS:
        look(own, player, seen * part, random)
        practise(player, own, done * part, rate, random)
    look(own, player, LAST * part, random)
    return list(player.weights), list(own.weights)
