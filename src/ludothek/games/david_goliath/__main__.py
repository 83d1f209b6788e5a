"""Lets David & Goliath be learnt anew, from nothing: `python -m ludothek.games.david_goliath DEALS`.

Every number of players learns on a core of its own (see `schooling`), four of them from all deals. Eight million take
some twenty minutes on two cores, compiled.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from librt.vecs import vec

from ludothek.games.david_goliath.mind import habits, outlook
from ludothek.games.david_goliath.mind.schooling import FEWER, PARTS, USUAL, learn
from ludothek.thinking.nets.value_net import write as write_outlooks
from ludothek.thinking.play.habits import write as write_habits


def main(deals: int, folder: Path) -> None:
    """Learn, and keep habits and outlook in a folder."""
    players, outlooks = habits.fresh(), outlook.fresh()
    # Four players take longest, so they begin.
    counts = sorted(range(habits.FEWEST, habits.MOST + 1), key=lambda seats: seats != USUAL)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for seats, (done, seen) in zip(counts, pool.map(partial(learn, deals), counts), strict=True):
            players[seats - habits.FEWEST].weights = vec[float](done)
            outlooks[seats - habits.FEWEST].weights = vec[float](seen)
            print(f"{seats} players have learnt", flush=True)  # noqa: T201 - a command
    command = f"python -m ludothek.games.david_goliath {deals}"
    write_habits(folder / habits.FILE.name, command, players)
    write_outlooks(folder / outlook.FILE.name, command, outlooks)


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdecimal() or int(sys.argv[1]) < PARTS * FEWER:
        sys.exit(f"say from how many deals is to be learnt, such as 8000000; {PARTS * FEWER} are the fewest")
    main(int(sys.argv[1]), habits.FILE.parent)
