"""The door from the command line to a table in the terminal."""

import sys

from ludothek.core.errors import LudothekError
from ludothek.core.language import language
from ludothek.terminal.seating import is_open, settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting


def start(setup: Setup, *, plain: bool) -> None:
    """Sit down at the full-screen table or at the plain one. Whatever cannot be done is a LudothekError."""
    lang = language(setup.lang)
    sitting = None if setup.resume is None else Sitting.take_up(setup.resume, setup.players, setup.programs)
    plan = settle(setup, lang) if sitting is None else None
    if plain:
        from ludothek.terminal.plain import play  # noqa: PLC0415 - each table brings only what it needs

        if sitting is None:
            assert plan is not None
            sitting = Sitting.begin(plan)
        play(sitting, lang, sys.stdin, sys.stdout)
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise LudothekError("the full-screen table needs a terminal; use --plain for a table of lines")
    from ludothek.terminal.app import TableApp  # noqa: PLC0415 - the full-screen table takes a while to load

    if sitting is None and plan is not None and not is_open(setup):
        sitting = Sitting.begin(plan)
    app = TableApp(plan, lang, sitting=sitting)
    said = app.run()
    if app.failure is not None:
        raise app.failure
    if said:
        sys.stdout.write(f"{said}\n")
