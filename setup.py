"""Builds the compiled parts of Ludothek with mypyc; everything else stands in pyproject.toml.

Without a C compiler, or with LUDOTHEK_COMPILE=0, the package is built without them and runs interpreted.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/ludothek")
INTERPRETED = {"__init__.py", "__main__.py", "series.py", "table.py"}
"""What describes a game; everything else in its folder is compiled."""
COMPILED = [
    SOURCE / "core" / "knowledge.py",
    SOURCE / "core" / "state.py",
    *sorted(path for path in (SOURCE / "kit").glob("*.py") if path.name != "__init__.py"),
    *sorted(path for path in SOURCE.glob("games/*/*.py") if path.name not in INTERPRETED),
    SOURCE / "players" / "alphabeta.py",
    SOURCE / "players" / "lookahead.py",
    SOURCE / "players" / "search.py",
]


def extensions() -> list[Extension]:
    """What to compile: all of it or, when it cannot be, nothing."""
    if os.environ.get("LUDOTHEK_COMPILE", "1") == "0":
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - only there when something is compiled
    except ImportError:
        print("note: mypyc is not there, Ludothek will run interpreted", file=sys.stderr)
        return []
    paths = [str(path) for path in COMPILED]
    built: list[Extension] = mypycify([*paths, "--strict"], opt_level="3", debug_level="0", group_name="ludothek")
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())
