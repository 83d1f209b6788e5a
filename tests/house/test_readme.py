"""The snippets of the README and of the page about Python run as they stand there."""

import re
import subprocess
import sys

import pytest

from support.chest import README, readme
from support.folders import ROOT

SNIPPETS = {
    f"{page}-{number}": snippet
    for page in ("README.md", "docs/python.md")
    for number, snippet in enumerate(
        re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    )
}


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) >= 14


@pytest.mark.parametrize("name", SNIPPETS)
def test_a_snippet_runs(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", SNIPPETS[name]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_table_of_games_is_that_of_the_chest() -> None:
    assert README.read_text(encoding="utf-8") == readme(), "make chest writes it anew"
