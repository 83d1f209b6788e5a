"""Yatzy: five dice, three throws a round, and thirteen fields that want to be filled."""
