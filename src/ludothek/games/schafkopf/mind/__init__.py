"""How computer players think here: what to announce and to lay, and tricks with all hands open solved."""
