"""Backgammon: hurry fifteen stones home past each other, and take them off first."""
