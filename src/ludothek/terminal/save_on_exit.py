"""What happens when somebody leaves the table: an unfinished match is kept, and it is said how to go on with it."""

import shlex
from pathlib import Path

from ludothek.core.texts import Texts
from ludothek.terminal.sitting import Sitting


def resume_command(path: Path) -> str:
    """The command that takes a saved match up again."""
    return f"ludothek play --resume {shlex.quote(str(path))}"


def save_on_exit(sitting: Sitting, texts: Texts) -> str:
    """Save what is unfinished; return what to say."""
    if sitting.match.over:
        return texts("goodbye")
    path = sitting.save()
    return "\n".join((texts("saved", path=str(path)), texts("resume-with", command=resume_command(path))))
