"""The board of 24 points: roads, stones, the duty to move, whole turns in writing, and how it is shown."""
