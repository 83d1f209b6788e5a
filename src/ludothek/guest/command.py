"""The command `ludothek join`."""

import sys

from ludothek.core.language import language
from ludothek.core.program_time import GUEST_SECONDS
from ludothek.guest.link import Link, by_code, sit_down
from ludothek.guest.minds import PersonMind, ProgramMind
from ludothek.guest.visit import visit


def join(
    link: str,
    *,
    server: str = "",
    name: str = "",
    bot: str = "",
    bot_seconds: float = GUEST_SECONDS,
    lang: str | None = None,
) -> None:
    """Sit down at a table by its link, or by a code that is good on a server, from the terminal or with a program."""
    person = PersonMind(language(lang))
    mind = ProgramMind(bot, bot_seconds, person) if bot else person
    mine = sit_down(by_code(server, link) if server else Link.parse(link), name)
    sys.stdout.write(f"Your seat: {mine}\n")
    sys.stdout.flush()
    try:
        visit(mine, name, mind)
    except (EOFError, KeyboardInterrupt):
        sys.stdout.write("The seat stays yours; come back with the same link.\n")
