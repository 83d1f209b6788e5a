"""Ludothek: a chest of table games that people love to play, hosts trust and programmers build on."""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader

_HERE = os.path.dirname(__file__)  # noqa: PTH120 - `pathlib` would be most of what importing this loads


def _sources(folder: str) -> FileFinder:
    """Finds what lies in a folder of this package as it was written."""
    if folder != _HERE and not folder.startswith(_HERE + os.sep):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


# Of all compiled parts that of `core/compiled.py` comes last and goes first: where it is there, so are the others.
if not any(os.path.exists(os.path.join(_HERE, "core", f"compiled{suffix}")) for suffix in EXTENSION_SUFFIXES):  # noqa: PTH110, PTH118
    # What is compiled while this process runs does not fit what it has already loaded, so all of it stays interpreted.
    sys.path_hooks.insert(0, _sources)
