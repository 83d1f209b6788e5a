"""The matches that were saved when somebody left the table: which there are, and removing them."""

from collections.abc import Iterator
from datetime import datetime

from ludothek.core.errors import LudothekError
from ludothek.core.record import parse
from ludothek.terminal import saves
from ludothek.terminal.save_on_exit import resume_command


def list_saves() -> Iterator[str]:
    """Two lines a match, the newest first: what it is, and the command that goes on with it."""
    kept = saves.kept()
    if not kept:
        yield f"no match is saved in {saves.folder()}"
    for path in kept:
        at = datetime.fromtimestamp(path.stat().st_mtime).astimezone().isoformat(sep=" ", timespec="minutes")[:16]
        try:
            saved = parse(saves.read(path))
        except LudothekError as error:
            yield f"{at}  {path.name}: {error}"
            continue
        names = ", ".join(seat.name for seat in saved.seats)
        state = "over" if saved.result else f"{len(saved.moves)} moves"
        yield f"{at}  {saved.game}  {names}  {state}"
        yield f"  {resume_command(path)}"


def clear_saves() -> Iterator[str]:
    """Remove them all."""
    kept = saves.kept()
    for path in kept:
        path.unlink(missing_ok=True)
    yield f"removed: {len(kept)} saved match{'es' * (len(kept) != 1)}"
