"""One player of a level of this tree against players of an earlier one: every deal from every seat with the same cards.

    python bench/measure_before.py dame --before cc30969 --level master:50000 --deals 30 --opening 6

A commit is checked out and compiled under `build/before` first, which takes minutes; `--tree` names one that is there.
Budgets that are given count positions or simulations, so the clock decides nothing. Games without chance begin with a
few moves at random. What was measured is printed as it comes, and with `--keep` written into the folder of the game,
from which `make chest` makes its table. With `--journal` a measurement that was stopped goes on where it was.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import fmean
from time import thread_time
from typing import Any, Self

import msgspec
from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY
from ludothek.games import load_game
from ludothek.lab.standings import Estimate, Pace, Played, Standing, estimate, standings
from ludothek.lab.yardsticks import Meeting, keep_meeting, today
from ludothek.players.levels import computer_player

HERE = Path(__file__).parent
OURS = 0
BUILT = HERE.parent / "build" / "before"


class Before:
    """The players of an earlier tree, in a process of their own."""

    def __init__(self, tree: Path, game: Game, level: str, seats: int) -> None:
        self._deal = {"game": game.id, "level": level, "seats": seats}
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "before_player.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
        )
        self._begun: dict[str, Any] = {}
        self._told = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def begin(self, seed: int, deal: int, players: Mapping[int, int]) -> None:
        """Another deal begins; players are their seeds by seat."""
        self._begun = {**self._deal, "deal": [seed, deal], "players": dict(players)}
        self._told = 0

    def choose(self, match: Match) -> tuple[int, float]:
        """The move of whoever is to move, and how long it took a core."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {**self._begun, "log": match.log[self._told :]}
        self._begun, self._told = {}, len(match.log)
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            sys.exit("the players of the earlier tree have ended; its rules may be others than those of this one")
        answer = json.loads(line)
        return answer["move"], answer["seconds"]


def tree_of(commit: str) -> Path:
    """A commit checked out and compiled, at most once."""
    tree = BUILT / commit
    if not (tree / "src").exists():
        subprocess.run(["git", "worktree", "add", "--detach", str(tree), commit], check=True, cwd=HERE)
    if not any(tree.rglob("*.so")):
        print(f"{commit} is being compiled", flush=True)
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            check=True,
            cwd=tree,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
        )
    return tree


def seeded(*parts: object) -> int:
    """A seed of its own for everybody in every deal."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:7], "big")


def play(game: Game, asked: argparse.Namespace, before: Before, deal: int, rotation: int) -> Played:
    """One deal with our player in the seat that has the number of the rotation."""
    match = Match(game, asked.seats, {}, Seal.numbered(asked.seed, deal))
    chance = Random(seeded(asked.seed, deal, "opening"))
    paces = [Pace() for _ in range(asked.seats)]
    ours = computer_player(game, asked.level, seeded(asked.seed, deal, rotation, "ours"))
    others = (seat for seat in range(asked.seats) if seat != rotation)
    before.begin(asked.seed, deal, {seat: seeded(asked.seed, deal, rotation, seat) for seat in others})
    for _ in range(asked.opening):
        moves = match.legal()
        match.play(moves[chance.randrange(len(moves))])
    while match.turn != NOBODY:
        seat = match.turn
        if seat == rotation:
            started = thread_time()
            move, seconds = ours.choose(match.view(seat), match.guess(seat)), thread_time() - started
        else:
            move, seconds = before.choose(match)
        paces[seat].count(seconds)
        match.play(move, seat)
    entrants = tuple(int(seat != rotation) for seat in range(asked.seats))
    return Played(deal, rotation, entrants, match.series.results[0], tuple(paces))


def play_all(asked: argparse.Namespace, tree: Path, deal: int) -> list[Played]:
    """One deal from every seat, with earlier players of its own."""
    game = load_game(asked.game)
    with Before(tree, game, asked.their, asked.seats) as before:
        return [play(game, asked, before, deal, rotation) for rotation in range(asked.seats)]


def kept_in(journal: Path | None) -> list[list[Played]]:
    """The deals that stand in a journal, from the first on, one a line."""
    if journal is None or not journal.exists():
        return []
    return [msgspec.json.decode(line, type=list[Played]) for line in journal.read_bytes().splitlines()]


def ahead(games: Sequence[Played]) -> Estimate:
    """How many points a game our player is ahead of the mean of the others, deal by deal."""
    deals: dict[int, list[float]] = {}
    for played in games:
        points = dict(zip(played.entrants, played.result.points, strict=True))
        others = (sum(played.result.points) - points[OURS]) / (len(played.entrants) - 1)
        deals.setdefault(played.deal, []).append(points[OURS] - others)
    return estimate([fmean(deal) for deal in deals.values()])


def sides(games: Sequence[Played]) -> tuple[Standing, Standing]:
    """What our player has done, and what the others have."""
    line_up = ("ours", *["theirs"] * (len(games[0].entrants) - 1))
    ours, theirs = standings("", line_up, {}, 0, games).rows
    return ours, theirs


def told(games: Sequence[Played]) -> str:
    """How it stands, in one line."""
    ours, theirs = sides(games)
    lost = sum(played.rotation not in played.result.winners for played in games)
    return (
        f"{len(games)} games: {100 * ours.share.mean:.1f} % won{reach(ours.share, 100)}, {lost} lost,"
        f" {ahead(games).mean:.2f} points a game ahead{reach(ahead(games))},"
        f" {ours.seconds:.3f} v. {theirs.seconds:.3f} s a move"
    )


def reach(found: Estimate, scale: int = 1) -> str:
    """The wider side of an interval."""
    return "" if found.reach is None else f" +- {scale * found.reach:.2f}"


def meeting(asked: argparse.Namespace, games: Sequence[Played]) -> Meeting:
    """What was measured, as it is written down."""
    share = sides(games)[0].share
    words = [f"--{name} {getattr(asked, name)}" for name in ("before", "level", "their", "deals", "seats", "opening")]
    if asked.points:
        words.append(f"--points '{asked.points}'")
    return Meeting(
        level=asked.level,
        opponent="Ludothek before",
        version=f"{asked.before}, `{asked.their}`",
        what=f"{asked.points} ahead" if asked.points else "% of games won",
        games=len(games),
        result=ahead(games).rounded(2) if asked.points else share.rounded(2, 100),
        command=" ".join(["python bench/measure_before.py", asked.game, *words]),
        date=today(),
    )


def main() -> None:
    """Play what was asked for, and say how it stands after every deal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--before", required=True, help="the commit of the others")
    parser.add_argument("--tree", type=Path, help="where it is checked out and compiled already")
    parser.add_argument("--level", default="master", help="our level")
    parser.add_argument("--their", default="master", help="theirs")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--opening", type=int, default=0, help="moves at random at the beginning")
    parser.add_argument("--points", default="", help="what is kept: not wins, but points, and what they are called")
    parser.add_argument("--workers", type=int, default=1, help="deals at once, each on a core of its own")
    parser.add_argument("--journal", type=Path, help="a file that deals are noted in as they are played")
    parser.add_argument("--keep", action="store_true", help="write the result into the folder of the game")
    asked = parser.parse_args()
    game = load_game(asked.game)
    deals = kept_in(asked.journal)[: asked.deals]
    with ProcessPoolExecutor(asked.workers, multiprocessing.get_context("spawn")) as pool:
        tree = asked.tree or tree_of(asked.before)
        for played in pool.map(partial(play_all, asked, tree), range(len(deals), asked.deals)):
            deals.append(played)
            if asked.journal:
                with asked.journal.open("ab") as journal:
                    journal.write(msgspec.json.encode(played) + b"\n")
            games = list(chain.from_iterable(deals))
            print(told(games), flush=True)
            if asked.keep and len(deals) > 1:
                keep_meeting(game, meeting(asked, games))


if __name__ == "__main__":
    main()
