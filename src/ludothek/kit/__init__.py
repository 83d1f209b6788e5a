"""What games are made of: sets as bits, hidden cards, roads of points."""
