"""How computer players think here: exact chances of every throw."""
