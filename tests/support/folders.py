"""Where things lie: the clone, its tests, and those of every game."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
GAMES = TESTS / "games"
