"""The nets for tournaments learn by a command, and go on where they stopped."""

from pathlib import Path

import numpy as np
import pytest

from ludothek.core import state
from ludothek.games.backgammon import __main__ as command
from ludothek.games.backgammon.mind import outcome_net
from ludothek.thinking.nets.artifact import read_artifact


@pytest.mark.skipif(state.__file__.endswith(".py"), reason="takes long unless it is compiled")
def test_nets_learn_and_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcome_net, "FILE", tmp_path / "nets.bin")
    monkeypatch.setattr(command, "WIDTH", 4)
    command.School(np, tmp_path / "nets.npz").learn(1)
    first = read_artifact(tmp_path / "nets.bin", outcome_net.VERSION)
    assert len(first) == 2 * sum(int(outcome_net.size(hidden)) for hidden in outcome_net.HIDDEN)
    again = command.School(np, tmp_path / "nets.npz")
    assert again.before >= 1
    again.learn(1)
    assert read_artifact(tmp_path / "nets.bin", outcome_net.VERSION) != first
