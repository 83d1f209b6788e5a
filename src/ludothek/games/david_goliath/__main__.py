"""Lets the habits of David & Goliath be learnt anew: `python -m ludothek.games.david_goliath DEALS`.

Four players begin; every other number of them goes on from what those have learnt, for a fifth of the deals. Ten
million deals take some twenty minutes, compiled.
"""

import sys

from librt.random import Random

from ludothek.core.knowledge import Knowledge
from ludothek.games.david_goliath.habits import FEWEST, FILE, MOST, fresh
from ludothek.games.david_goliath.rules import deal
from ludothek.kit.habits import Habits, write
from ludothek.kit.practice import Practice, rate_at

USUAL = 4
FEWER = 5
"""The other numbers of players learn from one deal in so many."""


def practise(habits: Habits, seats: int, deals: int) -> None:
    """Learn from so many deals."""
    practice, random = Practice(habits, Knowledge()), Random(seats)
    for number in range(deals):
        practice.play(deal(seats, number % seats), random, rate_at(number / deals))


def main(deals: int, command: str) -> None:
    """Learn, and keep the habits where players look for them."""
    learnt = fresh()
    usual = learnt[USUAL - FEWEST]
    practise(usual, USUAL, deals)
    for seats in range(FEWEST, MOST + 1):
        if seats != USUAL:
            habits = learnt[seats - FEWEST]
            habits.weights = usual.weights[:]
            practise(habits, seats, deals // FEWER)
    write(FILE, command, learnt)


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdecimal() or not int(sys.argv[1]):
        sys.exit("give how many deals are to be played, such as 10000000")
    main(int(sys.argv[1]), f"python -m ludothek.games.david_goliath {sys.argv[1]}")
