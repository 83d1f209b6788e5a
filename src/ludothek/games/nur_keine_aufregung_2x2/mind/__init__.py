"""How computer players think here: which figure of a pair to move."""
