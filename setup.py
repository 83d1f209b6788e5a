"""Builds the compiled parts of Ludothek with mypyc; everything else stands in pyproject.toml.

Without a C compiler, or with LUDOTHEK_COMPILE=0, the package is built without them and runs interpreted.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, "src")
from ludothek.lab.compiling import INTERPRETED, OURS

SOURCE = Path("src/ludothek")
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
    # A group of its own, so that games outside the package can be compiled against it.
    built: list[Extension] = mypycify([*paths, "--strict"], opt_level="3", debug_level="0", separate=[(paths, OURS)])
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())
