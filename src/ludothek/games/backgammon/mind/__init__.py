"""How computer players think here: nets that judge positions, exact bearing off, the cube, and how they came about."""
