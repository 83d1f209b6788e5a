"""A backup: a copy of all tables in another, empty database. So tables also move from one kind of store to another."""

from collections.abc import Callable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from ludothek.core.errors import LudothekError
from ludothek.server.store.copying import copy
from ludothek.server.store.database import address, connect, open_existing, shown, unusable


def backup(source: str, target: str, progress: Callable[[int, int], None] | None = None) -> int:
    """Copy a database as it is at this moment, while servers use it; how many rows there were, each of them counted.

    The target is a file that is not there yet, or an empty database. If anything goes wrong, it is left empty.
    """
    there = open_existing(source, of_any_age=True)
    path = address(target).database if address(target).drivername == "sqlite" else None
    new = Path(path) if path and not Path(path).exists() else None
    if new is not None and not new.parent.is_dir():
        raise LudothekError(f"{target}: the folder {new.parent} does not exist; make it first")
    here = connect(target)
    try:
        return copy(there, here, progress)
    except BaseException as error:
        if new is not None:
            here.dispose()
            new.unlink(missing_ok=True)
        if isinstance(error, LudothekError):
            raise type(error)(f"{shown(target)}: {error}") from None
        if isinstance(error, SQLAlchemyError):
            raise unusable(target, error) from None
        raise
    finally:
        there.dispose()
        here.dispose()
