"""How computer players think here: whether to play, what to bet, and the last tricks solved."""
