"""The process in which computer players think: a job a line on its input, an answer a line on its output.

It ends when its input does, so none is left behind when the server is killed.
"""

import sys

from librt.random import Random

from ludothek.core.match import Match
from ludothek.core.state import NOBODY
from ludothek.games import load_game
from ludothek.players.analysis import look_back
from ludothek.players.draw_offer import agrees
from ludothek.players.levels import computer_player
from ludothek.players.move_values import weigh
from ludothek.server.workers.jobs import (
    Choose,
    Chosen,
    Consider,
    Considered,
    Job,
    LookBack,
    LookedBack,
    Position,
    Reply,
    Weigh,
    Weights,
    read_job,
    write,
)

KEPT = 256
"""The matches of so many tables are kept from one job to the next."""


class Worker:
    """What answers jobs. It keeps matches, and nothing of what a player has thought."""

    def __init__(self) -> None:
        self._matches: dict[tuple[str, int], Match] = {}
        """By table and, when it is over, by the seat from which it is looked back at; the last is the one that was
        asked about last. Each could be made again of its log."""

    def answer(self, job: Job, seed: int | None = None) -> Reply:
        """What a job asks for; where it is not bounded by seconds, a seed makes it the same each time."""
        match job:
            case Choose():
                played = self._match(job.position)
                player = computer_player(played.game, job.level, seed)
                return Chosen(int(player.decide(played.legal(), played.guess(played.turn))))
            case Consider(seat=seat, agreement=agreement, proposer=proposer):
                played = self._match(job.position)
                return Considered(agrees(played.game, played.guess(seat), seat, agreement, proposer, Random(seed)))
            case Weigh(seconds=seconds):
                played = self._match(job.position)
                guess = played.guess(played.turn)
                weighed = weigh(played.game, job.level, played.legal(), guess, seed=seed, seconds=seconds)
                return Weights([(move, value) for move, value in weighed.weights], weighed.unit, weighed.fewest)
            case LookBack(seat=seat, played=move):
                then = self._match(job.position, seat)
                return LookedBack(look_back(then, move, job.level, seed=seed))

    def _match(self, asked: Position, looking: int = NOBODY) -> Match:
        """The match at a table. What has been added to its log is followed; where it is another log, all of it."""
        game = load_game(asked.game, asked.version)
        known = self._matches.pop((asked.table, looking), None)
        if (
            known is None
            or known.game is not game
            or (known.seats, known.options) != (asked.seats, asked.options)
            or known.log != asked.log[: len(known.log)]
        ):
            known = Match(game, asked.seats, asked.options, log=[])
        known.catch_up(asked.log)
        self._matches[asked.table, looking] = known
        if len(self._matches) > KEPT:
            del self._matches[next(iter(self._matches))]
        return known


def main() -> None:
    """Reply jobs until there are no more."""
    worker = Worker()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(write(worker.answer(read_job(line))))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
