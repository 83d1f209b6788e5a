"""How computer players think here: they know all rows by heart, and slip."""
