"""`make bench`: everything that Ludothek claims to be fast at, beside what a user would take instead."""

import argparse
import importlib
import sys

SECTIONS = (
    "rules",
    "games",
    "search",
    "thinking",
    "judgement",
    "twoply",
    "mcts",
    "gnubg",
    "startup",
    "browser",
    "server",
    "floods",
    "fleet",
)


def main() -> None:
    """Run the sections that are asked for, one after the other in one process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", default=SECTIONS, help=f"which of {', '.join(SECTIONS)}")
    wanted = parser.parse_args().sections
    unknown = [name for name in wanted if name not in SECTIONS]
    if unknown:
        sys.exit(f"there is no section {unknown[0]}; there are {', '.join(SECTIONS)}")
    for name in wanted:
        print(f"\n== {name} ==", flush=True)
        importlib.import_module(f"measure_{name}").measure()


if __name__ == "__main__":
    main()
