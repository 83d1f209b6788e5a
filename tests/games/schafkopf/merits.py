"""Schafkopf: when it is true that a card takes the trick."""

from support.merits import Merits, true_of_tricks

MERITS = Merits({"merit-trick"}, true_of_tricks)
