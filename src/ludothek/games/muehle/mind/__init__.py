"""How computer players think here: what a position is worth, and endings solved backwards."""
