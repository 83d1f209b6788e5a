"""The rules hold without a compiler, too: each day those of another third of the games are tried as plain Python."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ludothek.core.compiled import COMPILED
from ludothek.games import game_ids
from support.folders import GAMES, ROOT

THIRD = datetime.now(UTC).date().toordinal() % 3
PLAIN = (
    "import sys, pytest; from ludothek.core import state; "
    "assert state.__file__.endswith('.py'), state.__file__; sys.exit(pytest.main(sys.argv[1:]))"
)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: all tests ran interpreted")
@pytest.mark.parametrize("game", sorted(game_ids())[THIRD::3])
def test_its_rules_hold_interpreted(game: str, interpreted: Path) -> None:
    words = ["-q", "-n0", "-p", "no:cacheprovider", str(GAMES / game / "test_rules.py")]
    environment = {**os.environ, "PYTHONPATH": str(interpreted)}
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
