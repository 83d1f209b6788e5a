"""The languages that Ludothek speaks."""

import os
from pathlib import Path
from typing import Literal, get_args

from ludothek.core.errors import LudothekError, shown

Language = Literal["de", "en", "it", "nl"]
"""The one list: a language is its texts and rulebooks, and its entry here."""
LANGUAGES: tuple[str, ...] = get_args(Language)
HOME: Language = "de"
"""That of the box: what the games are called in it is their own name."""

PACKAGE = Path(__file__).parents[1]


def language(wanted: str | None) -> str:
    """The language that was asked for, if there are texts in it; else that of the system, else English."""
    if wanted is None:
        system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
        return system if system in LANGUAGES else "en"
    if wanted not in LANGUAGES:
        raise LudothekError(f"there is no language {shown(wanted)}; there are {', '.join(LANGUAGES)}")
    return wanted


def read(path: Path) -> str:
    """What stands in a file that each language has one of, such as `en.ftl`.

    A game of one's own may lack languages: English speaks for them, or whichever there is.
    """
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        for lang in ("en", *LANGUAGES) if PACKAGE not in path.parents else ():
            other = path.with_stem(lang)
            if other.is_file():
                return other.read_text(encoding="utf-8")
        files = ", ".join(f"{each}{path.suffix}" for each in LANGUAGES)
        raise LudothekError(f"there is no {path}; each language has a file there: {files}") from None
