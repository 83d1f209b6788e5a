"""On one screen for several, what a watcher does not see is covered; where there is no such thing, nothing is."""

import io

import pytest
from librt.random import Random

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER
from ludothek.core.view import sees_more
from ludothek.games import game_ids, load_game
from ludothek.terminal import plain
from ludothek.terminal.seating import Chair
from ludothek.terminal.sitting import Sitting
from support.examples import AUCTION, CLAIMS, PAD, SQUARES
from support.exempt import exempt

STEPS = 60


@pytest.mark.parametrize("game_id", game_ids())
def test_only_games_with_secrets_need_a_cover(game_id: str) -> None:
    game = load_game(game_id)
    match = Match(game, game.seats[-1], seal=Seal.numbered(1))
    random = Random(1)
    told = False
    for _ in range(STEPS):
        if match.turn < 0:
            break
        watched = match.view(WATCHER).scene
        told = told or any(sees_more(match.view(seat).scene, watched) for seat in range(match.seats))
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])
    assert told == ("hidden" in game.kind and game_id not in exempt("covered"))


def _two(game_id: str, **options: str) -> Sitting:
    match = Match(load_game(game_id), max(2, load_game(game_id).seats[0]), options, Seal.numbered(1))
    return Sitting(match, [Chair(f"P{seat}", "person") for seat in range(match.seats)])


def test_plain_lines_cover_hands_and_nothing_else() -> None:
    for game_id, covered in ((AUCTION, True), (SQUARES, False), (PAD, False)):
        target = io.StringIO()
        plain.play(_two(game_id), "en", io.StringIO("\n"), target)
        assert ("Please pass the screen" in target.getvalue()) == covered, game_id


def test_dice_under_a_cup_are_covered_only_from_whoever_has_not_seen_them() -> None:
    sitting = _two(CLAIMS)
    match = sitting.match
    seat = match.turn
    other = (seat + 1) % match.seats
    hidden = sees_more(match.view(seat).scene, match.view(WATCHER).scene)
    assert sitting.covers(WATCHER, seat) == hidden
    assert sitting.covers(seat, other) == hidden
    assert not sitting.covers(WATCHER, other)
