"""How computer players think here: whom to doubt, duels of two brought into balance, and openings."""
