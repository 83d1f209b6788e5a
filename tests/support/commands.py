"""Commands as people type them, in the process of the test; and what can be typed."""

import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from ludothek.cli import main
from ludothek.cli.app import app


def options_of_commands() -> dict[str, set[str]]:
    """The options of every command, by its name."""

    def options(command: Any) -> set[str]:
        names = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
        return names.union(*(options(below) for below in getattr(command, "commands", {}).values()))

    group: Any = typer.main.get_command(app)
    return {name: options(command) for name, command in group.commands.items()}


class Run:
    """Types a command; gives back exit code, output and errors."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *words: str | Path) -> tuple[int, str, str]:
        self._monkeypatch.setattr(sys, "argv", ["ludothek", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = self._capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, out, err

    def ok(self, *words: str | Path) -> str:
        code, out, err = self(*words)
        assert (code, err) == (0, "")
        return out

    def mistake(self, *words: str | Path) -> str:
        """Two promises for every mistake: exit code 2, and one line that begins with the name of the program."""
        code, out, err = self(*words)
        assert (code, out) == (2, "")
        assert err.startswith("ludothek: ")
        assert err.count("\n") == 1
        return err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)
