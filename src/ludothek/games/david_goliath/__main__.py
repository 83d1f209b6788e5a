"""Lets David & Goliath be learnt anew: `python -m ludothek.games.david_goliath habits DEALS`, then `outlook DEALS`.

Four players begin with habits; every other number of them goes on from what those have learnt, for a fifth of the
deals. The outlook is learnt from deals that are played by habit. Ten million deals take some twenty minutes, compiled.
"""

import sys

from librt.random import Random

from ludothek.core.knowledge import Knowledge
from ludothek.games.david_goliath import habits, outlook
from ludothek.games.david_goliath.knowledge import SOLVED
from ludothek.games.david_goliath.rules import TRICKS, deal
from ludothek.kit import practice
from ludothek.kit.habits import Habits
from ludothek.kit.outlook import experience, rate_at

USUAL = 4
FEWER = 5
"""The other numbers of players learn from one deal in so many."""


def practise(own: Habits, seats: int, deals: int) -> None:
    """Learn habits from so many deals."""
    lessons, random = practice.Practice(own, Knowledge()), Random(seats)
    for number in range(deals):
        lessons.play(deal(seats, number % seats), random, practice.rate_at(number / deals))


def learn_habits(deals: int, command: str) -> None:
    """Keep the habits where players look for them."""
    learnt = habits.fresh()
    usual = learnt[USUAL - habits.FEWEST]
    practise(usual, USUAL, deals)
    for seats, own in enumerate(learnt, habits.FEWEST):
        if seats != USUAL:
            own.weights = usual.weights[:]
            practise(own, seats, deals // FEWER)
    habits.keep(command, learnt)


def learn_outlook(deals: int, command: str) -> None:
    """Keep the outlook where players look for it."""
    learnt = outlook.fresh()
    for own, player in zip(learnt, habits.learnt(), strict=True):
        random, knowledge = Random(own.seats), Knowledge()
        own.begin(random)
        count = deals if own.seats == USUAL else deals // FEWER
        for number in range(count):
            moves = own.seats * random.randrange(TRICKS - SOLVED)
            state = deal(own.seats, number % own.seats)
            experience(own, player, knowledge, state, moves, random, rate_at(number / count))
    outlook.keep(command, learnt)


SUBJECTS = {"habits": learn_habits, "outlook": learn_outlook}


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in SUBJECTS or not sys.argv[2].isdecimal() or not int(sys.argv[2]):
        sys.exit("say what is to be learnt, habits or outlook, and from how many deals, such as 10000000")
    SUBJECTS[sys.argv[1]](int(sys.argv[2]), f"python -m ludothek.games.david_goliath {sys.argv[1]} {sys.argv[2]}")
