"""How computer players think here: what to lay, and tricks with all cards known solved."""
