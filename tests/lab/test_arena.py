"""The arena: duplicate deals, the same outcome from any number of workers, and honest intervals."""

import shlex
import sys
import threading
from itertools import permutations
from math import comb, sqrt
from statistics import fmean, stdev

import pytest

from ludothek.cli.contest import interval, run_arena
from ludothek.core.errors import BadOption, BadSeats, LudothekError
from ludothek.core.match import Guess, Match
from ludothek.core.result import best_of
from ludothek.core.seal import Seal
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.lab import entrants
from ludothek.lab.arena import arena, circular_orders
from ludothek.lab.standings import Pace, Played, estimate_share, standings, student
from ludothek.players import Player
from ludothek.players.levels import RandomPlayer
from support.arena import without_seconds
from support.examples import BOARD, TRICKS
from support.folders import ROOT

GAME = load_game(TRICKS)
BOT = shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])
LINE_UP = ("beginner:2", "random", "random")


def test_the_outcome_depends_on_the_seed_alone() -> None:
    alone = without_seconds(arena(GAME, LINE_UP, 4, seed=5, workers=1))
    assert without_seconds(arena(GAME, LINE_UP, 4, seed=5, workers=2)) == alone
    assert without_seconds(arena(GAME, LINE_UP, 4, seed=6, workers=1)).rows != alone.rows


@pytest.mark.usefixtures("unseen")
def test_computer_players_meet_without_a_view() -> None:
    assert sum(row.games for row in arena(GAME, LINE_UP, 1, seed=5, workers=1).rows) == 3 * 3


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
    assert len(set(given)) == len(given) == 2 * 3 * 3 * 2


class Neighbour:
    """Remembers who sits in which seat: all who have played a deal, in the order of the seats."""

    def __init__(self, name: str, met: list[tuple[int, str]]) -> None:
        self._name = name
        self._met = met

    def choose(self, view: View, guess: Guess) -> int:
        self._met.append((view.seat, self._name))
        return view.choices[0].move


@pytest.mark.parametrize(
    ("line_up", "orders"),
    [
        ("abc", 2),
        ("abcd", 6),
        ("aabc", 3),
        ("abcb", 3),
        ("ab", 1),
        ("abab", 1),
        ("aab", 1),
        ("abcde", 1),
        ("abcdefgh", 1),
    ],
)
def test_few_who_differ_sit_in_every_circular_order(line_up: str, orders: int) -> None:
    found = circular_orders(line_up)
    assert found[0] == tuple(range(len(line_up)))
    assert len(found) == orders
    turned = {tuple(line_up[order[at - step]] for at in range(len(line_up))) for order in found for step in order}
    assert orders == 1 or turned == set(permutations(line_up)), "with all rotations these are all ways to sit"


def test_who_sits_beside_whom_decides_nothing() -> None:
    met: list[tuple[int, str]] = []
    found = arena(GAME, [Neighbour(name, met) for name in "abc"], 1, options={"deals": 1}, workers=1)
    assert (found.games, found.orders, found.neighbours_stay) == (6, 2, False)
    moves = len(met) // 6
    tables = [sorted(set(met[at : at + moves])) for at in range(0, len(met), moves)]
    assert {"".join(name for _, name in table) for table in tables} == set(map("".join, permutations("abc")))
    assert {row.games for row in found.rows} == {6}


@pytest.mark.parametrize(
    ("entrants", "told"),
    [
        ("random,beginner:2,beginner:3", "each once a rotation of the 3 seats in each of 2 circular orders; seed 0"),
        ("random,random,beginner:2", "each once a rotation of the 3 seats; seed 0"),
        (
            "random,beginner:1,beginner:2,beginner:3,beginner:4",
            "of the 5 seats, where neighbours stay neighbours; seed",
        ),
    ],
)
def test_it_is_told_how_they_sat(entrants: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    run_arena(TRICKS, entrants, 1, 0, 1, (), 10.0, json=False)
    assert told in capsys.readouterr().out


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
    with pytest.raises(LudothekError, match="Lost cannot go on, in deal 1 in seat 1: a move is a number from 0 to"):
        arena(GAME, [Lost(), "random", "random"], 2)


def test_a_program_is_an_entrant() -> None:
    found = arena(load_game(BOARD), ["random", BOT], 1, options={"first_white": 0}, bot_seconds=60)
    assert [row.entrant for row in found.rows] == ["random", BOT]
    assert [row.games for row in found.rows] == [2, 2]
    assert found.rows[1].moves > 0


def test_a_program_that_fails_ends_the_arena() -> None:
    with pytest.raises(
        LudothekError, match="false --x cannot go on, in deal 1 in seat 1: the program in seat 1 failed"
    ):
        arena(load_game(BOARD), ["false --x", "random"], 1, options={"first_white": 0}, workers=1)


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
    assert a.share.mean == 0.375
    assert a.share.low == pytest.approx(0.0124, abs=0.0001)
    assert a.share.high == pytest.approx(0.9664, abs=0.0001)
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


def covered(games: int, share: float) -> float:
    """How often the interval of so many deals of one game holds the true share: reckoned over all that can happen."""
    whole = 0.0
    for won in range(games + 1):
        found = estimate_share([1.0] * won + [0.0] * (games - won))
        assert found.low is not None
        assert found.high is not None
        assert 0 <= found.low <= found.mean <= found.high <= 1
        if found.low <= share <= found.high:
            whole += comb(games, won) * share**won * (1 - share) ** (games - won)
    return whole


@pytest.mark.parametrize("games", [2, 4, 5, 10, 20, 40])
def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says(games: int) -> None:
    """Nearly always for every share, and for the mean of all shares."""
    found = [covered(games, percent / 100) for percent in range(2, 100, 2)]
    assert fmean(found) >= 0.95
    assert min(found) > 0.87


def test_few_games_that_all_came_to_the_same_prove_little() -> None:
    games = [played(deal, rotation, *((1, 0) if rotation == 0 else (0, 1))) for deal in range(2) for rotation in (0, 1)]
    a, b = standings("toy", ("a", "b"), {}, 0, games).rows
    assert (a.share.mean, b.share.mean) == (1.0, 0.0)
    assert a.share.low == pytest.approx(0.3424, abs=0.0001)
    assert b.share.high == pytest.approx(0.6576, abs=0.0001)
    assert (a.share.high, b.share.low) == (1.0, 0.0)
    assert interval(a.share, "{:.1%}") == "100.0% ± 65.8%"
    assert (a.points.low, a.points.high, a.points.reach) == (None, None, None), "no spread, so nothing to reckon with"


def test_deals_that_spread_little_count_as_more_games() -> None:
    even = estimate_share([0.5, 0.5, 0.5, 0.75, 0.75] * 4)
    odd = estimate_share([1.0, 1.0, 1.0, 0.0, 0.0] * 4)
    assert even.mean == odd.mean == 0.6
    assert even.reach is not None
    assert odd.reach is not None
    assert even.reach < odd.reach / 3
