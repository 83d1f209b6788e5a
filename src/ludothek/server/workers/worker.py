"""The process in which computer players think: a job a line on its input, an answer in JSON a line on its output.

It ends when its input does, so none is left behind when the server is killed.
"""

import json
import sys
from typing import Any

import msgspec
from librt.random import Random

from ludothek.core.match import Match
from ludothek.games import load_game
from ludothek.players.analysis import look_back
from ludothek.players.draw_offer import agrees
from ludothek.players.levels import computer_player
from ludothek.players.move_values import weigh


def job(match: Match, level: str) -> dict[str, Any]:
    """What a worker needs to know. The seed is not part of it, and the player is given a view and guesses only."""
    return {
        "game": match.game.id,
        "version": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "log": list(match.log),
        "level": level,
    }


def proposal(wanted: dict[str, Any], seat: int, agreement: str, proposer: int) -> dict[str, Any]:
    """The same job with another question: does this seat agree to what another one proposes?"""
    return {**wanted, "seat": seat, "agreement": agreement, "proposer": proposer}


def weighing(wanted: dict[str, Any], seconds: float) -> dict[str, Any]:
    """The same job with another question: what is each move worth? It may take so long."""
    return {**wanted, "weigh": seconds}


def looking_back(wanted: dict[str, Any], number: int) -> dict[str, Any]:
    """The log of a match that is over, and another question: what of the decision with this number in it?"""
    return {**wanted, "decision": number}


def answer(wanted: dict[str, Any]) -> Any:
    """What a job asks for."""
    if "decision" in wanted:
        number = wanted["decision"]
        return look_back(_match({**wanted, "log": wanted["log"][:number]}), wanted["log"][number], wanted["level"])
    if "weigh" in wanted:
        match = _match(wanted)
        guess = match.guess(match.turn)
        weighed = weigh(match.game, wanted["level"], match.legal(), guess, seconds=wanted["weigh"])
        return {"weights": weighed.weights, "unit": weighed.unit, "fewest": weighed.fewest}
    return decide(wanted)


def decide(wanted: dict[str, Any]) -> int:
    """The move of the seat whose turn it is; or, to a proposal, 1 for yes and 0 for no."""
    match = _match(wanted)
    if "agreement" in wanted:
        seat, agreement, proposer = wanted["seat"], wanted["agreement"], wanted["proposer"]
        return int(agrees(match.game, match.guess(seat), seat, agreement, proposer, Random()))
    player = computer_player(match.game, wanted["level"])
    return int(player.choose(match.view(match.turn), match.guess(match.turn)))


def _match(wanted: dict[str, Any]) -> Match:
    game = load_game(wanted["game"], wanted["version"])
    match = Match(game, wanted["seats"], wanted["options"], log=wanted["log"])
    if match.between:  # a deal without chance has been opened and nobody has moved yet
        match.open_deal()
    return match


def main() -> None:
    """Answer jobs until there are no more."""
    for line in sys.stdin:
        sys.stdout.write(f"{msgspec.json.encode(answer(json.loads(line))).decode()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
