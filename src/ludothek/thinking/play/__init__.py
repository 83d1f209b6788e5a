"""What helps to decide at a table: habits of players, likely worlds, and tricks with all hands open."""
