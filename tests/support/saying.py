"""Lines for whoever waits for a command of the tests."""

import sys


def say(line: str) -> None:
    """Tell how far it is, at once, be it into a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
