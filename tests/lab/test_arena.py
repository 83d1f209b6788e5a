"""The arena: duplicate deals, the same outcome from any number of workers, and honest intervals."""

import shlex
import sys
import threading
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import stdev

import pytest

from ludothek.core.errors import BadOption, BadSeats, LudothekError
from ludothek.core.match import Guess, Match
from ludothek.core.result import best_of
from ludothek.core.seal import Seal
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.lab import entrants
from ludothek.lab.arena import arena
from ludothek.lab.standings import Pace, Played, Standings, standings, student
from ludothek.players import Player
from ludothek.players.levels import RandomPlayer

GAME = load_game("david_goliath")
BOT = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "bot.py")])
LINE_UP = ("beginner:2", "random", "random")


def without_seconds(found: Standings) -> Standings:
    return replace(found, rows=tuple(replace(row, seconds=0.0, longest=0.0) for row in found.rows))


def test_the_outcome_depends_on_the_seed_alone() -> None:
    alone = without_seconds(arena(GAME, LINE_UP, 4, seed=5, workers=1))
    assert without_seconds(arena(GAME, LINE_UP, 4, seed=5, workers=2)) == alone
    assert without_seconds(arena(GAME, LINE_UP, 4, seed=6, workers=1)).rows != alone.rows


def test_every_place_of_the_line_up_sits_in_every_seat_with_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[tuple[str, int], set[str]] = {}
    seeds: list[int | None] = []

    def player(_game: object, level: str, seed: int | None = None) -> Player:
        class Watching(RandomPlayer):
            first = True

            def choose(self, view: View, guess: object) -> int:
                if self.first:
                    self.first = False
                    hand = " ".join(sorted(p.id for p in view.scene.pieces if p.zone == f"hand.{view.seat}"))
                    seen.setdefault((level, view.seat), set()).add(hand)
                return view.choices[0].move

        seeds.append(seed)
        return Watching(seed)

    monkeypatch.setattr(entrants, "computer_player", player)
    line_up = ("random", "beginner", "casual")
    arena(GAME, line_up, 2, seed=9, workers=1)
    for seat in range(3):
        hands = [seen[level, seat] for level in line_up]
        assert len(hands[0]) == 2
        assert hands[0] == hands[1] == hands[2]
    matches = [Match(GAME, 3, seal=Seal.numbered(9, index)) for index in range(2)]
    dealt = {" ".join(sorted(p.id for p in match.view(0).scene.pieces if p.zone == "hand.0")) for match in matches}
    assert dealt == seen["random", 0]
    given = [seed for seed in seeds if seed is not None]
    assert len(set(given)) == len(given) == 2 * 3 * 3


class First:
    """A player of one's own, as a script would write it."""

    def choose(self, view: View, guess: Guess) -> int:
        return view.choices[0].move


class Lost:
    """Cannot be pickled, and chooses what is not there."""

    def __init__(self) -> None:
        self.lock = threading.Lock()

    def choose(self, view: View, guess: Guess) -> int:
        return -1


def test_any_object_that_can_choose_is_an_entrant() -> None:
    one, other = First(), First()
    found = arena(GAME, [one, other, one, "random"], 2, seed=5)
    assert [(row.entrant, row.copies) for row in found.rows] == [("First", 2), ("First 2", 1), ("random", 1)]
    assert without_seconds(arena(GAME, [one, other, one, "random"], 2, seed=5, workers=2)) == without_seconds(found)


def test_an_object_that_cannot_be_pickled_plays_in_one_process() -> None:
    with pytest.raises(LudothekError, match=r"Lost cannot be pickled .*; workers=1 lets it play in this one"):
        arena(GAME, [Lost(), "random", "random"], 2, workers=2)
    with pytest.raises(LudothekError, match="Lost cannot go on, in deal 1 in seat 0: a move is a number from 0 to"):
        arena(GAME, [Lost(), "random", "random"], 2)


def test_a_program_is_an_entrant() -> None:
    found = arena(load_game("muehle"), ["random", BOT], 1, options={"first_white": 0}, bot_seconds=60)
    assert [row.entrant for row in found.rows] == ["random", BOT]
    assert [row.games for row in found.rows] == [2, 2]
    assert found.rows[1].moves > 0


def test_a_program_that_fails_ends_the_arena() -> None:
    with pytest.raises(
        LudothekError, match="false --x cannot go on, in deal 1 in seat 0: the program in seat 0 failed"
    ):
        arena(load_game("muehle"), ["false --x", "random"], 1, options={"first_white": 0}, workers=1)


def test_only_the_first_deal_is_played() -> None:
    found = arena(GAME, ["random"] * 3, 2, workers=1, options={"deals": 5})
    assert found.rows[0].moves == 2 * 3 * 3 * 15


def test_progress_counts_every_game() -> None:
    told: list[tuple[int, int]] = []
    arena(GAME, ["random"] * 3, 2, workers=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, 6) for done in range(1, 7)]


def played(deal: int, rotation: int, *points: int) -> Played:
    entrants = tuple((seat - rotation) % len(points) for seat in range(len(points)))
    paces = tuple(Pace(2, 0.5, 0.4) for _ in points)
    return Played(deal, rotation, entrants, best_of(points, "reason-points"), paces)


def test_standings_by_hand() -> None:
    games = [played(1, 1, 0, 4), played(0, 0, 3, 3), played(0, 1, 5, 1), played(1, 0, 2, 6)]
    found = standings("toy", ("a", "b"), {}, 0, games)
    a, b = found.rows
    assert (a.entrant, a.copies, a.games, a.wins, a.moves) == ("a", 1, 4, 1.5, 8)
    assert (b.wins, b.games) == (2.5, 4)
    # a has 3 and 1 points in deal 0 (means 2), 4 and 2 in deal 1 (means 3); so its per-deal means are 2 and 3.
    assert a.points.mean == 2.5
    assert a.points.high == pytest.approx(2.5 + 12.706 * stdev([2, 3]) / sqrt(2))
    # Wins of a: half and none in deal 0, one and none in deal 1. A share is never below nothing or above all.
    assert (a.share.mean, a.share.low, a.share.high) == (0.375, 0.0, 1.0)
    assert (a.seconds, a.longest) == (0.25, 0.4)


def test_the_interval_counts_deals_and_not_games() -> None:
    """Rotations of a deal that say the same a hundred times make nothing more certain."""
    few = [played(deal, rotation, deal, deal) for deal in range(3) for rotation in range(2)]
    many = few * 100
    assert standings("toy", ("a", "b"), {}, 0, few).rows[0].points == pytest.approx(
        standings("toy", ("a", "b"), {}, 0, many).rows[0].points
    )


def test_equal_entrants_share_a_row() -> None:
    found = standings("toy", ("a", "b", "b"), {}, 0, [played(0, 0, 1, 2, 3)])
    assert [(row.entrant, row.copies, row.games, row.points.mean) for row in found.rows] == [
        ("a", 1, 1, 1.0),
        ("b", 2, 2, 2.5),
    ]
    assert found.rows[0].points.low is None


@pytest.mark.parametrize(("freedom", "table"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom: int, table: float) -> None:
    assert student(freedom) == pytest.approx(table, abs=0.001)


def test_mistakes() -> None:
    with pytest.raises(BadSeats):
        arena(GAME, ["random"] * 2, 1)
    with pytest.raises(BadOption):
        arena(GAME, ["random"] * 3, 1, options={"deals": 99})
    for wrong in (First, 7, None):
        with pytest.raises(LudothekError, match=r"an object with the method choose\(view, guess\)"):
            arena(GAME, ["random", "random", wrong], 1)  # type: ignore[list-item]
    with pytest.raises(LudothekError, match=r"a program is named with its path, such as \./bot"):
        arena(GAME, ["random", "random", "bot"], 1)
    with pytest.raises(LudothekError, match="cannot be started; right would be"):
        arena(GAME, ["random", "random", "./no_such_bot"], 1)
    with pytest.raises(LudothekError, match="no level 'grandmaster'"):
        arena(GAME, ["random", "random", "grandmaster"], 1)
    with pytest.raises(LudothekError, match="1 deal or more"):
        arena(GAME, ["random"] * 3, 0)
    with pytest.raises(LudothekError, match="1 worker or more"):
        arena(GAME, ["random"] * 3, 1, workers=0)
