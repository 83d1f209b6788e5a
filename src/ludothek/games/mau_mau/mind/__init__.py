"""How computer players think here: which card to keep and which to lay."""
