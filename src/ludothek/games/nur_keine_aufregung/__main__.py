"""Lets the nets of Nur keine Aufregung learn anew: `python -m ludothek.games.nur_keine_aufregung GAMES`.

They play against themselves by the usual rules and in some races on until all but one have arrived; with `more` after
the number they go on from what they know. 700,000 races take some half an hour, compiled; numpy has to be there.
"""

import sys
from importlib.util import find_spec

from ludothek.games.nur_keine_aufregung.mind.diary import Diary
from ludothek.games.nur_keine_aufregung.mind.eye import INPUTS, QUARTERS
from ludothek.games.nur_keine_aufregung.mind.forecast import VERSION, Forecast, load
from ludothek.games.nur_keine_aufregung.mind.judge import FILE, HIDDEN
from ludothek.games.nur_keine_aufregung.mind.schooling import ROUND, teach
from ludothek.games.nur_keine_aufregung.mind.seer import Seer
from ludothek.games.nur_keine_aufregung.rules import PLAY_ON, NurKeineAufregung, start
from ludothek.thinking.nets.artifact import write_artifact

STARTS = (*[(4, 0)] * 6, (4, PLAY_ON), (3, 0), (2, 0))
"""For how many the races are, and what was agreed, one after the other: most for four."""


def race(number: int) -> NurKeineAufregung:
    """A race by its number."""
    return start(*STARTS[number % len(STARTS)])


def main(games: int, command: str, *, more: bool) -> None:
    """Learn, and keep the nets where players look for them."""
    fresh = [Forecast(INPUTS, HIDDEN, QUARTERS) for _ in range(QUARTERS - 1)]
    nets = load(FILE, INPUTS, HIDDEN, QUARTERS) if more else fresh
    teach(Diary(Seer(nets), ROUND), race, games, lambda body: write_artifact(FILE, VERSION, command, body))


if __name__ == "__main__":
    words = sys.argv[1:]
    if len(words) not in {1, 2} or not words[0].isdecimal() or not int(words[0]) or words[1:] not in ([], ["more"]):
        sys.exit("give how many races are to be played, such as 700000, and more if the nets are to go on")
    if find_spec("numpy") is None:
        sys.exit("numpy is not there; pip install 'ludothek[learn]' brings it")
    main(int(words[0]), " ".join(["python -m ludothek.games.nur_keine_aufregung", *words]), more=len(words) > 1)
