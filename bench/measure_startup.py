"""How long Ludothek takes to start, beside Python doing nothing."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

RUNS = 15


def milliseconds(command: list[str]) -> float:
    """The median time of a whole command."""
    times = []
    for _ in range(RUNS):
        begin = perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(1000 * (perf_counter() - begin))
    return median(times)


def measure() -> None:
    """Print the times."""
    python = milliseconds([sys.executable, "-c", "pass"])
    imported = milliseconds([sys.executable, "-c", "import ludothek"])
    games = milliseconds([str(Path(sys.executable).parent / "ludothek"), "games"])
    print(f"python -c pass:   {python:6.1f} ms")
    print(f"import ludothek:  {imported:6.1f} ms (wanted: under 100)")
    print(f"ludothek games:   {games:6.1f} ms (wanted: under 300)")
