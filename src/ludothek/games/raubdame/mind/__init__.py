"""How computer players think here: what a position is worth, and what speaks for a move."""
