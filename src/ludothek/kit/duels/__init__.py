"""Two players in the open on one board: duels, armies, draughts."""
