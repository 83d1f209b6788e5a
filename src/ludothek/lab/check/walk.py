"""One random match of a game, with every check made at every decision and at the end."""

from collections.abc import Iterator

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, WATCHER, State
from ludothek.core.view import View
from ludothek.lab.check.steps import CHECKS, fingerprint

Fault = tuple[str, str]
"""The name of a check and what it has found."""


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
    told = [_told(match)]
    while not match.over:
        if match.between:
            match.next_deal()
        else:
            copies.append((match.state.copy(), fingerprint(match, match.state)))
            if not match.series.results:
                yield from _step_faults(match, random)
            moves = match.legal()
            match.play(moves[random.randrange(len(moves))])
        told.append(_told(match))
    yield from _copies_unchanged(match, copies)
    yield from _replay_agrees(match, told)
    yield from _deals_bounded(match)


def _step_faults(match: Match, random: Random) -> Iterator[Fault]:
    where = f"at move {len(match.log)}"
    for name, check in CHECKS.items():
        try:
            for message in check(match, random):
                yield name, f"{where}: {message}"
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
            yield name, f"{where}: {error!r}"


def _told(match: Match) -> tuple[int, list[View]]:
    """How long the log is, and all that everybody is told then."""
    return len(match.log), [match.view(seat) for seat in (*range(match.seats), WATCHER)]


def _copies_unchanged(match: Match, copies: list[tuple[State, object]]) -> Iterator[Fault]:
    for number, (copy, before) in enumerate(copies):
        if fingerprint(match, copy) != before:
            yield "copies", f"the copy made before decision {number} changed while the match went on"
            return


def _replay_agrees(match: Match, told: list[tuple[int, list[View]]]) -> Iterator[Fault]:
    """A match that follows the same log shows the same views at the same places."""
    again = Match(match.game, match.seats, match.options, match.seal, log=[])
    waiting = list(reversed(told))
    for text in [match.text(move) for move in match.log]:
        again.follow(text)
        if waiting and len(again.log) == waiting[-1][0] and _told(again) != waiting.pop():
            yield "replay", f"after move {len(again.log)} of the record the views differ"
            return


def _deals_bounded(match: Match) -> Iterator[Fault]:
    """No deal is longer than the game promises."""
    again = Match(match.game, match.seats, match.options, match.seal, log=[])
    begun = 0
    for number, move in enumerate(match.log):
        again.follow(move)
        if again.turn == NOBODY:
            if number + 1 - begun > match.game.longest:
                yield "bounds", f"a deal had {number + 1 - begun} moves; the game promises at most {match.game.longest}"
            begun = number + 1
