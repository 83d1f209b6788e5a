"""Pins the newest versions of everything that is used: all sets of packages agree on one version of each.

.venv/bin/python scripts/lock.py
"""

import os
import subprocess
import sys
from pathlib import Path

from packages import SETS, UV, configured

PYPROJECT = SETS.parent / "pyproject.toml"
OLDEST = "3.11"
"""The oldest Python that has to find a version; `requires-python` in pyproject.toml."""


def pin(target: Path, *wanted: Path, among: Path | None = None) -> None:
    """Write the versions of what is wanted, and of what that needs, for every system."""
    words = ["--universal", "--fork-strategy", "fewest", "--python-version", OLDEST, "--no-header", "--no-annotate"]
    words += ["--constraint", str(among)] if among else []
    target.unlink(missing_ok=True)  # or else what it says would be kept
    subprocess.run(
        [UV, "pip", "compile", "--quiet", *words, "--output-file", target, *wanted],
        env={**configured(), **os.environ},
        check=True,
    )


def main() -> None:
    """All of them at once, then each set among them."""
    wanted = sorted(SETS.glob("*.in"))
    together = SETS.parent / "build" / "lock.txt"
    together.parent.mkdir(exist_ok=True)
    pin(together, PYPROJECT, *wanted)
    for each in wanted:
        pin(each.with_suffix(".txt"), *([PYPROJECT] if each.stem == "play" else []), each, among=together)


if __name__ == "__main__":
    if not UV.exists():
        sys.exit("make lock takes uv, which could not be installed here")
    main()
