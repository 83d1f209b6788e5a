"""Where unfinished matches are kept, and under which names."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ludothek.core.errors import BadRecord, LudothekError


def folder() -> Path:
    """The folder of this user's saved matches."""
    return user_data_path("ludothek", appauthor=False) / "saves"


def kept() -> list[Path]:
    """All saved matches, the newest first."""
    return sorted(folder().glob("*.json"), key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def newest() -> Path:
    """The match that was saved last."""
    found = kept()
    if not found:
        raise LudothekError(f"no match is saved in {folder()}; leaving one that is not over saves it")
    return found[0]


def new_path(game_id: str) -> Path:
    """A file name that says what was played and when, and that no other match has."""
    stem = f"{game_id}-{datetime.now().astimezone():%Y-%m-%d-%H%M}"
    path = folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.json"
        number += 1
    return path


def write(path: Path, text: str) -> None:
    """Write a whole record or nothing: a save that is cut short leaves the one before it as it was."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise LudothekError(f"cannot save to {path}: {error.strerror}; name a file that can be written") from None


def read(path: Path) -> str:
    """The text of a record."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise LudothekError(f"cannot read {path}: {error.strerror}; name a saved match") from None
    except UnicodeDecodeError:
        raise BadRecord("", f"{path} is not a record: it is not text in UTF-8") from None
