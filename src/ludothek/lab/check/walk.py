"""One random match of a game, with every check made at every decision, and after every entry when it is told again."""

from collections.abc import Iterator

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import State
from ludothek.lab.check.entries import Fault, entry_faults, told
from ludothek.lab.check.steps import CHECKS, fingerprint, free_undo_never_tells


def walk(game: Game, seats: int, seed: int) -> Iterator[Fault]:
    """Play a random match to its end, looking closely at its first deal; everything that does not hold."""
    try:
        yield from _walk(game, seats, seed)
    except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
        yield "crash", repr(error)


def _walk(game: Game, seats: int, seed: int) -> Iterator[Fault]:
    random = Random(seed)
    seal = Seal.numbered(seed)
    match = Match(game, seats, seal=seal)
    copies: list[tuple[State, object]] = []
    seen = [told(match)]
    while not match.over:
        if match.between:
            match.next_deal()
        else:
            before = match.state.copy()
            copies.append((before, fingerprint(match, match.state)))
            first = not match.series.results
            if first:
                yield from _step_faults(match, random)
            moves = match.legal()
            match.play(moves[random.randrange(len(moves))])
            if first:
                for message in free_undo_never_tells(match, before, random):
                    yield "undo", f"after move {len(match.log)}: {message}"
        seen.append(told(match))
    yield from _copies_unchanged(match, copies)
    yield from entry_faults(match, seen)
    yield from _winners_are_seats(match)


def _step_faults(match: Match, random: Random) -> Iterator[Fault]:
    where = f"at move {len(match.log)}"
    for name, check in CHECKS.items():
        try:
            for message in check(match, random):
                yield name, f"{where}: {message}"
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
            yield name, f"{where}: {error!r}"


def _copies_unchanged(match: Match, copies: list[tuple[State, object]]) -> Iterator[Fault]:
    for number, (copy, before) in enumerate(copies):
        if fingerprint(match, copy) != before:
            yield "copies", f"the copy made before decision {number} changed while the match went on"
            return


def _winners_are_seats(match: Match) -> Iterator[Fault]:
    for result in (*match.series.results, match.series.result()):
        won = set(result.winners)
        if list(result.winners) != sorted(won) or not won.issubset(range(match.seats)):
            yield "winners", f"they must be seats, ascending and each once, not {list(result.winners)}"
