"""Ludothek: a chest of table games that people love to play, hosts trust and programmers build on."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

_HERE = Path(__file__).parent


def _sources(folder: str) -> FileFinder:
    """Finds what lies in a folder of this package as it was written."""
    if not Path(folder).is_relative_to(_HERE):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


# Of all compiled parts that of `core/compiled.py` comes last and goes first: where it is there, so are the others.
if not any((_HERE / "core" / f"compiled{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
    # What is compiled while this process runs does not fit what it has already loaded, so all of it stays interpreted.
    sys.path_hooks.insert(0, _sources)
