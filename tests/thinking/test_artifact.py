"""Files that a command has made: they say their version, their hash and that command, and nothing else is read."""

from pathlib import Path

import pytest

from ludothek.core.errors import LudothekError
from ludothek.thinking.nets.artifact import read_artifact, write_artifact
from support.folders import ROOT

PACKAGE = ROOT / "src" / "ludothek"


def test_what_was_sealed_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "table.bin"
    write_artifact(path, 3, "python -m somewhere 10", b"\n\x00 body")
    assert read_artifact(path, 3) == b"\n\x00 body"
    assert path.read_bytes().splitlines()[0].startswith(b"ludothek 3 ")


def test_another_version_a_damaged_file_and_any_other_are_refused_with_a_word(tmp_path: Path) -> None:
    path = tmp_path / "table.bin"
    write_artifact(path, 3, "python -m somewhere 10", b"body")
    with pytest.raises(LudothekError, match="version 3 where 4 is needed; make it with python -m somewhere 10"):
        read_artifact(path, 4)
    path.write_bytes(path.read_bytes() + b"!")
    with pytest.raises(LudothekError, match="damaged; make it again with python -m somewhere 10"):
        read_artifact(path, 3)
    path.write_bytes(b"body")
    with pytest.raises(LudothekError, match="does not open with its version"):
        read_artifact(path, 3)
