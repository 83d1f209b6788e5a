"""Compiles everything that can be aside, then puts all parts into place at once: nobody ever sees only some of them.

    .venv/bin/python scripts/compiling.py

Where there is no C compiler, it says so in a line, and Ludothek runs interpreted.
"""

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ASIDE = ROOT / "build" / "parts"
"""Where they are compiled to; what is still good there is not compiled again."""
DONE = ROOT / "build" / "compiled"
CLAIM = ROOT / "build" / "compiling"
"""Locked while this is at work, so that others know."""
LOG = ROOT / "build" / "compile.log"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
LAST = f"ludothek/core/compiled{SUFFIX}"
"""A process that does not find this part when it begins takes none of the others either."""
TRIAL = (
    "from ludothek.core.compiled import COMPILED; from ludothek.games import all_games; all_games(); assert COMPILED"
)
"""What has to work with the parts in their places."""


def why_not() -> str:
    """What is missing for compiling; empty if nothing is."""
    if os.environ.get("LUDOTHEK_COMPILE", "1") == "0":
        return "LUDOTHEK_COMPILE=0 forbids it"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\nint main(void) { return 0; }\n", encoding="utf-8")
        words = ["-I", sysconfig.get_path("include"), "-c", str(trial), "-o", str(trial.with_suffix(".o"))]
        try:
            tried = subprocess.run([*compiler, *words], capture_output=True, check=False)
        except OSError:
            return f"there is no C compiler ({compiler[0]})"
    return f"{compiler[0]} cannot compile for Python, whose header files may be missing" if tried.returncode else ""


def forget(keep: Iterable[str] = ()) -> None:
    """Take away all parts that lie in place, the last one first."""
    (SOURCE / LAST).unlink(missing_ok=True)
    kept = {SOURCE / each for each in keep}
    for path in SOURCE.rglob(f"*{SUFFIX}"):
        if path not in kept:
            path.unlink(missing_ok=True)


def put_into_place() -> None:
    """Put all parts where they belong, each in one piece, and the last one when the others are there."""
    made = [path.relative_to(ASIDE).as_posix() for path in ASIDE.rglob(f"*{SUFFIX}")]
    parts = [each for each in made if "__mypyc" in each or (SOURCE / each.replace(SUFFIX, ".py")).exists()]
    forget(keep=parts)
    for each in sorted(parts, key=lambda each: each == LAST):
        if not _same(ASIDE / each, SOURCE / each):
            new = ASIDE.with_name("part")
            shutil.copy2(ASIDE / each, new)
            new.replace(SOURCE / each)


def _same(one: Path, other: Path) -> bool:
    """Is one a copy of the other?"""
    return other.exists() and all(
        getattr(one.stat(), what) == getattr(other.stat(), what) for what in ("st_mtime_ns", "st_size")
    )


def make() -> str:
    """Compile what is not there yet and put it into place; why that did not come about, or nothing."""
    if missing := why_not():
        return missing
    LOG.parent.mkdir(exist_ok=True)
    with CLAIM.open("w", encoding="utf-8") as claim:
        fcntl.flock(claim, fcntl.LOCK_EX)  # while another `make` compiles, this one waits
        return _make()


def _make() -> str:
    with LOG.open("w", encoding="utf-8") as log:
        words = ["setup.py", "--quiet", "build_ext", "--build-lib", str(ASIDE)]
        built = subprocess.run([sys.executable, *words], cwd=ROOT, stdout=log, stderr=log, check=False)
    DONE.touch()  # what failed once would fail again, until something is changed
    if built.returncode or not (ASIDE / LAST).exists():
        return "it failed; build/compile.log says why"
    put_into_place()
    if subprocess.run([sys.executable, "-c", TRIAL], cwd=ROOT, capture_output=True, check=False).returncode:
        return "what was compiled does not run"
    return ""


if __name__ == "__main__":
    if reason := make():
        forget()
        print(
            f"note: nothing is compiled: {reason}. Ludothek runs interpreted; all works, computer players think longer."
        )
