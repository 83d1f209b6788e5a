"""Experiments with games and players: the suite every game passes, and the arena where players meet."""
