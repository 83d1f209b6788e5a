"""The arena: players meet in duplicate deals, each of them in every seat with the same cards."""

import hashlib
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial
from itertools import islice, permutations
from pathlib import Path
from time import thread_time

from ludothek.core.errors import LudothekError, MoveError
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.options import OptionValue
from ludothek.core.program_time import PROGRAM_SECONDS
from ludothek.core.record import SeatEntry, record
from ludothek.core.result import Result
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY
from ludothek.games import FOLDERS, game_ids, load_game
from ludothek.lab.arena_log import ArenaLog, Terms
from ludothek.lab.entrants import Entrant, check, check_travel, names, seated
from ludothek.lab.held_back import held_back
from ludothek.lab.orphan_guard import end_with_parent
from ludothek.lab.standings import Pace, Played, Standings, standings
from ludothek.players import Player
from ludothek.players.levels import LevelPlayer, RandomPlayer
from ludothek.players.program import Program, SeatFailed

MOST_ORDERED = 4
"""So many at a table meet in all circular orders: six, if all are different. Of five there are 24."""


@dataclass(frozen=True, slots=True)
class _Sitting:
    """One deal to be played, with all that another process needs for it."""

    game: str
    line_up: tuple[Entrant, ...]
    names: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int
    deal: int
    order: tuple[int, ...]
    """In which circular order the entrants of the line-up sit."""
    rotation: int
    """Entrant `order[i]` sits in seat `i + rotation`."""
    bot_seconds: float
    recorded: bool


_Game = tuple[Played, str]
"""A game, and its record where one is wanted, else nothing."""

MOST_OF_A_NAME = 200
"""So much of a command stands in a record."""
LOOK_SECONDS = 0.2
"""How often somebody who waits for workers looks whether it was stopped."""


class Stopped(KeyboardInterrupt):
    """The arena was stopped by Ctrl-C; what the whole deals come to that were played until then, if there are any."""

    def __init__(self, standings: Standings | None, done: int, of: int) -> None:
        super().__init__(f"stopped after {done} of {of} games")
        self.standings = standings
        self.done = done
        """Games that were played, also those of deals that have not been played in every seat."""
        self.of = of


def arena(
    game: Game,
    line_up: Sequence[Entrant],
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int, int], None] | None = None,
    bot_seconds: float = PROGRAM_SECONDS,
    log: Path | None = None,
) -> Standings:
    """Play every deal once for each rotation of the line-up over the seats, and sum up.

    How somebody does may depend on who sits beside them. So where three or more are different, every deal is played in
    all circular orders. With more than four at a table the neighbours of the line-up stay neighbours.

    An entrant is what `computer_player` takes (`club`, `master:2000`), the command of a program (`python3 bot.py`),
    which is started anew for every deal and may think for `bot_seconds` about a move, or an object with `choose`.
    Whoever makes a move that may not be played, or none, ends the arena with an error.

    The same seed gives the same standings, however many workers share the deals; only the seconds differ, and what
    programs and objects do of their own accord. `progress` is told how many games of how many are over.

    Ctrl-C raises `Stopped`, which has what the games come to until then. With a folder as `log` the record of every
    game is kept there, and the same arena with the same folder goes on where it was stopped.

    Workers are processes that are spawned, so a script calls this below `if __name__ == "__main__":`, or with one
    worker, which is the calling process itself. With an object among the entrants one worker is the default; if there
    are to be more, it must be picklable, and every deal is played by a copy of its own. So it is with a game that is
    not in the chest, which other processes would not find.
    """
    if not game.decides:
        raise LudothekError(
            f"nothing is ever decided in {game.id}, so no player is better than another; choose a game with decisions"
        )
    if deals < 1:
        raise LudothekError(f"the arena plays 1 deal or more, not {deals}")
    if workers is not None and workers < 1:
        raise LudothekError(f"the arena needs 1 worker or more, not {workers}")
    settled = game.settle(len(line_up), options or {})
    called = names(line_up)
    objects = {name: entrant for name, entrant in zip(called, line_up, strict=True) if not isinstance(entrant, str)}
    for entrant in line_up:
        check(entrant, game)
    sittings = [
        _Sitting(game.id, tuple(line_up), called, settled, seed, deal, order, rotation, bot_seconds, log is not None)
        for deal in range(deals)
        for rotation, order in enumerate(each for each in circular_orders(called) for _ in line_up)
    ]
    shared = not objects and _in_chest(game)
    workers = min(workers or (os.cpu_count() or 1 if shared else 1), len(sittings))
    if workers > 1:
        if not _in_chest(game):
            raise LudothekError(
                f"other processes would not find the game {game.id}; name its folder in {FOLDERS}, or take workers=1"
            )
        for name, entrant in objects.items():
            check_travel(entrant, name)
    kept = ArenaLog(log, Terms(game.id, game.version, called, settled, seed)) if log is not None else None
    games = [played for played in kept.played if played.deal < deals] if kept is not None else []
    there = {(played.deal, played.rotation) for played in games}
    left = [sitting for sitting in sittings if (sitting.deal, sitting.rotation) not in there]
    try:
        with closing(_share_out(game, left, min(workers, len(left)))) as coming:
            for played, document in coming:
                if kept is not None:
                    kept.keep(played, document)
                games.append(played)
                if progress is not None:
                    progress(len(games), len(sittings))
    except KeyboardInterrupt:
        count = Counter(played.deal for played in games)
        whole = [played for played in games if count[played.deal] * deals == len(sittings)]
        so_far = standings(game.id, called, settled, seed, whole) if whole else None
        raise Stopped(so_far, len(games), len(sittings)) from None
    return standings(game.id, called, settled, seed, games)


def circular_orders(names: Sequence[str]) -> list[tuple[int, ...]]:
    """How those of a line-up follow each other around the table: in all ways, or only as they are named.

    Of two who are different it is said who sits beside whom; of many there are too many ways.
    """
    seats = tuple(range(len(names)))
    if len(set(names)) < 3 or len(seats) > MOST_ORDERED:
        return [seats]
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for rest in permutations(seats[1:]):
        order = (0, *rest)
        rotations = [tuple(names[order[at - step]] for at in seats) for step in seats]
        found.setdefault(min(rotations), order)
    return list(found.values())


def _in_chest(game: Game) -> bool:
    """Is this the game that every process finds under its id?"""
    return game.id in game_ids() and load_game(game.id) is game


def _play_in_worker(sitting: _Sitting) -> _Game:
    return _play(load_game(sitting.game), sitting)


def _play(game: Game, sitting: _Sitting) -> _Game:
    """Play the first deal of a match; a series that goes on after it is left there."""
    seats = len(sitting.line_up)
    match = Match(game, seats, sitting.options, Seal.numbered(sitting.seed, sitting.deal))
    entrants = [sitting.order[(seat - sitting.rotation) % seats] for seat in range(seats)]
    paces = [Pace() for _ in range(seats)]
    with ExitStack() as stack:
        players = [
            seated(sitting.line_up[entrants[seat]], match, seat, _seed(sitting, seat), sitting.bot_seconds, stack)
            for seat in range(seats)
        ]
        while match.turn != NOBODY:
            seat = match.turn
            ask = _question(players[seat], match)
            started = thread_time()  # whatever else the machine has to do
            try:
                move = ask()
                paces[seat].count(thread_time() - started)
                match.play(move, seat)
            except (MoveError, SeatFailed) as error:
                who = sitting.names[entrants[seat]]
                raise LudothekError(
                    f"{who} cannot go on, in deal {sitting.deal + 1} in seat {seat + 1}: {error}"
                ) from None
        for seat, player in enumerate(players):
            if isinstance(player, Program):
                player.tell(match.view(seat))
    result: Result = match.series.results[0]
    document = ""
    if sitting.recorded:
        sat = (sitting.names[entrant][:MOST_OF_A_NAME] for entrant in entrants)
        document = record(match, [SeatEntry(name=name, player=name) for name in sat]).to_json()
    return Played(sitting.deal, sitting.rotation, tuple(entrants), result, tuple(paces)), document


def _question(player: Player, match: Match) -> Callable[[], int]:
    """What to ask a player whose turn it is: a level for one of the moves, anybody else about the view, made here."""
    guess = match.guess(match.turn)
    if type(player) is LevelPlayer or type(player) is RandomPlayer:  # a player of one's own may be built on them
        return partial(player.decide, match.legal(), guess)
    return partial(player.choose, match.view(match.turn), guess)


def _seed(sitting: _Sitting, seat: int) -> int:
    """A seed of its own for every player in every deal; 63 bits are what a generator takes."""
    text = f"{sitting.seed} {sitting.deal} {sitting.rotation} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


def _share_out(game: Game, sittings: Sequence[_Sitting], workers: int) -> Generator[_Game, None, None]:
    """What the workers bring back, as it comes. Few sittings are under way at a time, so stopping is quick."""
    if workers <= 1:
        yield from (_play(game, sitting) for sitting in sittings)
        return
    others = set(multiprocessing.active_children())
    with held_back() as stopped:
        # Spawned, never forked: a fork would copy the threads of a progress bar in the middle of their work.
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), end_with_parent, (os.getpid(),))
        left = iter(sittings)
        finished = False
        try:
            under_way = _submit(pool, islice(left, 2 * workers))
            while under_way and not stopped():
                done, under_way = wait(under_way, LOOK_SECONDS, FIRST_COMPLETED)
                under_way |= _submit(pool, islice(left, len(done)))
                for future in done:
                    yield future.result()
            finished = not under_way
        except BrokenProcessPool:
            raise LudothekError(
                "a worker ended in the middle of a deal; one worker alone plays without others"
            ) from None
        finally:
            if not finished:  # a deal can take minutes, and nobody waits for it any more
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, sittings: Iterable[_Sitting]) -> set[Future[_Game]]:
    """Give sittings to the workers, some of which are started by that.

    They inherit that Ctrl-C is blocked: only the calling process hears it, and ends them.
    """
    if not hasattr(signal, "pthread_sigmask"):
        return {pool.submit(_play_in_worker, sitting) for sitting in sittings}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return {pool.submit(_play_in_worker, sitting) for sitting in sittings}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
