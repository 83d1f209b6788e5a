"""How computer players think here: habits of play, a net that sees what a deal promises, and how both are learnt."""
