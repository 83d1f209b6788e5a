"""The snippets of the README run as they stand there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from chest import chest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) >= 4


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_a_snippet_runs(number: int) -> None:
    done = subprocess.run([sys.executable, "-c", SNIPPETS[number]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_every_link_to_a_file_leads_somewhere() -> None:
    root = Path(__file__).parent.parent
    links = re.findall(r"\]\((?!https?:)([^)#]+)", README) + re.findall(r'src="([^"]+)"', README)
    assert [link for link in links if not (root / link).exists()] == []


def test_the_table_of_games_is_that_of_the_chest() -> None:
    assert chest() in README, "python tests/chest.py prints the table as it should be"
