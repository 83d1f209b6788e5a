"""Lets the nets of Nur keine Aufregung learn anew: `python -m ludothek.games.nur_keine_aufregung GAMES`.

They play against themselves by the usual rules and in some races on until all but one have arrived. 400,000 races take
about ten minutes, compiled; numpy has to be there.
"""

import sys
from importlib.util import find_spec

from ludothek.games.nur_keine_aufregung.eye import INPUTS, MOST, QUARTERS, RaceEye
from ludothek.games.nur_keine_aufregung.judge import FILE, HIDDEN
from ludothek.games.nur_keine_aufregung.rules import PLAY_ON, NurKeineAufregung, race
from ludothek.kit.diary import Diary
from ludothek.kit.forecast import VERSION, Forecast
from ludothek.kit.sealed import seal
from ludothek.kit.seer import Seer
from ludothek.kit.teaching import ROUND, teach

STARTS = (*[(4, 0)] * 6, (4, PLAY_ON), (3, 0), (2, 0))
"""For how many the races are, and what was agreed, one after the other: most for four."""


def start(number: int) -> NurKeineAufregung:
    """A race by its number."""
    return race(*STARTS[number % len(STARTS)])


def main(games: int) -> None:
    """Learn, and keep the nets where players look for them."""
    nets = [Forecast(INPUTS, HIDDEN, QUARTERS) for _ in range(QUARTERS - 1)]
    command = f"python -m ludothek.games.nur_keine_aufregung {games}"
    teach(Diary(Seer(RaceEye(), nets, MOST), ROUND), start, games, lambda body: seal(FILE, VERSION, command, body))


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdecimal() or not int(sys.argv[1]):
        sys.exit("give how many races are to be played, such as 400000")
    if find_spec("numpy") is None:
        sys.exit("numpy is not there; pip install numpy brings it")
    main(int(sys.argv[1]))
