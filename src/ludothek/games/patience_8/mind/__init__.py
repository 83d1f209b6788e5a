"""How computer players think here: which pairs to take away."""
