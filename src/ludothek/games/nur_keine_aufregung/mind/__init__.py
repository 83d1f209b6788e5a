"""How computer players think here: nets that foretell who arrives next, and how they learn from races."""
