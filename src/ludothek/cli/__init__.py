"""The command line. Every mistake is answered by one line that says what would have been right, and exit code 2."""

import os
import sys
from io import TextIOWrapper

# Typer brings Pydantic, which would search everything that is installed for plugins: a tenth of the time of a command.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")

import typer

from ludothek.cli.app import app
from ludothek.cli.sanitize import printable
from ludothek.core.errors import LudothekError

MISTAKE = 2


def main() -> None:
    """Run the command that was typed and end with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a sign of a suit gets another sign, not an error.
            stream.reconfigure(errors="replace")
    sys.exit(_run())


def _run() -> int:
    try:
        code = app(_words(sys.argv[1:]), prog_name="ludothek", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except LudothekError as error:
        return _refuse(str(error))
    except typer.TyperException as error:
        return _refuse(f"{error.format_message().rstrip('.')}; see {_help_for(error)}")
    except OSError as error:
        return _refuse(f"{error.filename or 'the output'}: {error.strerror}")


def _words(typed: list[str]) -> list[str]:
    """What was typed; `play --resume` without a file means the match that was saved last."""
    if typed[:1] == ["play"] and "--resume" in typed:
        after = typed.index("--resume") + 1
        if after == len(typed) or typed[after].startswith("-"):
            from ludothek.terminal import saves  # noqa: PLC0415 - other commands know nothing of tables

            return [*typed[:after], str(saves.newest()), *typed[after:]]
    return typed


def _refuse(message: str) -> int:
    typer.echo(f"ludothek: {printable(' '.join(message.split()))}", err=True)
    return MISTAKE


def _help_for(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    return f"{context.command_path if context else 'ludothek'} --help"
