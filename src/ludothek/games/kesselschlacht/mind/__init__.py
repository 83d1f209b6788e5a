"""How computer players think here: what a position is worth."""
