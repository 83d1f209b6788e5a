"""How computer players think here: exact chances of every place for a die."""
