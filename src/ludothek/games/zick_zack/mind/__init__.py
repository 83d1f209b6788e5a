"""How computer players think here: a net that judges positions."""
