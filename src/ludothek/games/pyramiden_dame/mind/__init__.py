"""How computer players think here: what a position is worth, and how long every pyramid takes to build."""
