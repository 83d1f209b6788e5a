"""How computer players think here: the optimum for one player, the last rounds, and tables of both."""
