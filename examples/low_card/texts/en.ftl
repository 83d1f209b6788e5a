title = Low Card
tagline = Three cards, three rounds: whatever you do, do not score.
