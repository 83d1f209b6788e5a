"""Raubdame: when it is true that a move offers what must be taken."""

from support.merits import Merits, true_in_draughts

MERITS = Merits({"merit-offers"}, true_in_draughts)
