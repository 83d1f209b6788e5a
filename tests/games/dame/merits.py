"""Dame: when it is true that a move captures or crowns."""

from support.merits import Merits, true_in_draughts

MERITS = Merits({"merit-captures", "merit-crowns"}, true_in_draughts)
