"""How computer players think here: both sides of the bank solved."""
