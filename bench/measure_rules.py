"""Random deals: our rules, compiled and interpreted, beside the same in C and OpenSpiel's hearts.

The C is written by hand (`deals.c`); hearts are played from Python and in OpenSpiel's own C++ loop.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pyspiel
from librt.random import Random

import ludothek
from ludothek.core import state as core_state
from ludothek.games.david_goliath.rules import start
from open_spiel_play import played

SECONDS = 3.0
ROUNDS = 3
SEATS = 5


def rate(play: Callable[[], int]) -> float:
    """Moves a second, the referee's included: the best of some rounds, because others only ever slow us down."""
    best = 0.0
    for _ in range(ROUNDS):
        moves = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < SECONDS:
            moves += play()
        best = max(best, moves / spent)
    return best


def our_deals(count: int = 200) -> int:
    """Random deals of David & Goliath with five players, dealt and played to the end."""
    return sum(core_state.playout(start(SEATS, number % SEATS), RANDOM) for number in range(count))


RANDOM = Random(1)
HEARTS = pyspiel.load_game("hearts")
BOTS = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]


def hearts_in_cpp(count: int = 100) -> int:
    """Hearts in OpenSpiel's own C++ loop. Its length is counted apart, as it does not tell it."""
    for number in range(count):
        pyspiel.evaluate_bots(HEARTS.new_initial_state(), BOTS, number)
    return round(count * MEAN_HEARTS)


def hearts_from_python() -> int:
    """One deal of hearts as users of OpenSpiel play it from Python."""
    return played(HEARTS.new_initial_state())


MEAN_HEARTS = sum(hearts_from_python() for _ in range(300)) / 300


def interpreted() -> float:
    """Our own rate without the compiled parts, measured in a copy that has none."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(ludothek.__file__).parent
        shutil.copytree(source, Path(folder) / "ludothek", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        code = "import measure_rules as rules; print(rules.rate(lambda: rules.our_deals(2)))"
        environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{Path(__file__).parent}"}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        return float(done.stdout)


def by_hand() -> float:
    """The same deals in C, compiled here and as fast as this machine allows; 0 where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return 0.0
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "deals")
        source = str(Path(__file__).with_name("deals.c"))
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
        rounds = [subprocess.check_output([program, str(SEATS), str(SECONDS)], text=True) for _ in range(ROUNDS)]
        return max(float(told.split()[0]) for told in rounds)


def measure() -> None:
    """Print the rates and how they compare."""
    compiled = core_state.__file__.endswith((".so", ".pyd"))
    ours, c, cpp, python = rate(our_deals), by_hand(), rate(hearts_in_cpp), rate(hearts_from_python)
    beside_c = f"{c / ours:.1f} times as fast as ours (wanted: 5 at most)" if c else "skipped: there is no C compiler"
    rows = [
        (f"ours, David & Goliath with five, {'compiled' if compiled else 'NOT COMPILED'}", ours, ""),
        ("the same, interpreted", interpreted(), ""),
        ("the same, written by hand in C", c, beside_c),
        ("OpenSpiel hearts, its own C++ loop", cpp, f"ours is {ours / cpp:.1f} times as fast (wanted: 1.5)"),
        ("OpenSpiel hearts, from Python", python, f"ours is {ours / python:.1f} times as fast (wanted: 10)"),
    ]
    print("million moves a second on one core, dealt cards included")
    for name, moves, remark in rows:
        print(f"  {name:45} {moves / 1e6:7.3f}   {remark}".rstrip())
