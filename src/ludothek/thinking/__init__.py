"""What computer players are made of: nets, ways to learn, and habits. Rules and tables stand without it."""
