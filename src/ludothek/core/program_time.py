"""How long a program in a seat may think about a move, where nobody says otherwise."""

from typing import Final

PROGRAM_SECONDS: Final = 10.0
"""In the terminal and in the arena."""
GUEST_SECONDS: Final = 60.0
"""On a server, where it plays for whoever joined."""
