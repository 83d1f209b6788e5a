"""The other side of `measure_before.py`: players of whichever tree `PYTHONPATH` names, one request and answer a line.

It follows the log of the match, and its players think about the views of their seats like any others.
"""

import json
import sys
from collections.abc import Iterator
from time import thread_time
from typing import Any

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.players.levels import computer_player


def answers(requests: Iterator[str]) -> Iterator[dict[str, Any]]:
    """A move for each; a request that names a deal begins it."""
    match, players = None, {}
    for line in requests:
        asked = json.loads(line)
        if "deal" in asked:
            game = load_game(asked["game"])
            match = Match(game, asked["seats"], {}, Seal.numbered(*asked["deal"]), [])
            seeds = asked["players"].items()
            players = {int(seat): computer_player(game, asked["level"], seed) for seat, seed in seeds}
        assert match is not None, "the first request names a deal"
        for move in asked["log"]:
            match.follow(move)
        seat = match.turn
        started = thread_time()
        move = players[seat].choose(match.view(seat), match.guess(seat))
        yield {"move": int(move), "seconds": thread_time() - started}


def main() -> None:
    """Answer until nobody asks any more."""
    for answer in answers(iter(sys.stdin.readline, "")):
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
