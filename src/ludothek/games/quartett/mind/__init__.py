"""How computer players think here: what every answer has told."""
