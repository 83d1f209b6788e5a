"""The process in which computer players think: a job a line on its input, a number a line on its output.

It ends when its input does, so none is left behind when the server is killed.
"""

import json
import sys
from typing import Any

from librt.random import Random

from ludothek.core.match import Match
from ludothek.games import load_game
from ludothek.players.consent import agrees
from ludothek.players.levels import computer_player


def job(game: str, seats: int, options: dict[str, int | str], log: list[int], level: str) -> dict[str, Any]:
    """What a worker needs to know. The seed is not part of it, and the player is given a view and guesses only."""
    return {"game": game, "seats": seats, "options": options, "log": log, "level": level}


def proposal(wanted: dict[str, Any], seat: int, agreement: str, proposer: int) -> dict[str, Any]:
    """The same job with another question: does this seat agree to what another one proposes?"""
    return {**wanted, "seat": seat, "agreement": agreement, "proposer": proposer}


def decide(wanted: dict[str, Any]) -> int:
    """The move of the seat whose turn it is; or, to a proposal, 1 for yes and 0 for no."""
    match = Match(load_game(wanted["game"]), wanted["seats"], wanted["options"], log=wanted["log"])
    if match.between:  # a deal without chance has been opened and nobody has moved yet
        match.open_deal()
    if "agreement" in wanted:
        seat, agreement, proposer = wanted["seat"], wanted["agreement"], wanted["proposer"]
        return int(agrees(match.game, match.guess(seat), seat, agreement, proposer, Random()))
    player = computer_player(match.game, wanted["level"])
    return int(player.choose(match.view(match.turn), match.guess(match.turn)))


def main() -> None:
    """Answer jobs until there are no more."""
    for line in sys.stdin:
        sys.stdout.write(f"{decide(json.loads(line))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
