"""What is printed: lines that cannot command the terminal, whatever stands in the records and tables they come from."""

from collections.abc import Iterable

import typer


def say(lines: Iterable[str]) -> None:
    """Print lines, each as soon as it is there."""
    for line in lines:
        typer.echo(printable(line))


def printable(line: str) -> str:
    """A line without anything that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "?" for sign in line)
