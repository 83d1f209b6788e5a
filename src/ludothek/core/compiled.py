"""Whether Ludothek runs compiled here, or interpreted and a hundred times as slowly."""

from typing import Final


def _made() -> None:
    """What only an interpreter has is the code of a function."""


COMPILED: Final = not hasattr(_made, "__code__")
