"""Tables in a terminal keep what they save in a folder of the test, and hints come at once."""

from pathlib import Path

import pytest

from ludothek.terminal import saves, sitting


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    monkeypatch.setattr(sitting, "HINT_LEVEL", "beginner")
