"""Backgammon: options, presets, matches and the Crawford rule."""

import pytest

from games.backgammon.cases import GAME
from ludothek.core.errors import BadOption
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY
from ludothek.games.backgammon.rules import Backgammon, start
from ludothek.games.backgammon.series import Games


def games(**options: int | str) -> Games:
    return Games(GAME.settle(2, options))


def next_game(series: Games) -> Backgammon:
    state = series.deal()
    assert isinstance(state, Backgammon)
    return state


def won(series: Games, seat: int, points: int) -> None:
    """A game of the series is over: a seat has won so many points."""
    state = next_game(series)
    state.turn, state.winner, state.gain, state.ended = NOBODY, seat, points, "single"
    series.finish(state)


def test_the_preset_settles_all_that_is_not_chosen() -> None:
    booklet = GAME.settle(2, {})
    assert booklet == {
        "rules": "booklet",
        "opening": "throw_off",
        "bear_off": "exact",
        "compulsion": "until_home",
        "band_entry": "forbidden",
        "cube": "off",
        "cube_max": "64",
        "match_points": 0,
        "crawford": "on",
        "throw_cap": 2000,
    }
    tournament = GAME.settle(2, {"rules": "tournament", "cube": "off", "match_points": 0})
    assert tournament == {
        **booklet,
        "rules": "tournament",
        "opening": "opening_roll",
        "bear_off": "highest",
        "compulsion": "always",
        "cube_max": "unlimited",
    }
    full = GAME.settle(2, {"rules": "tournament"})
    assert (full["cube"], full["match_points"], full["crawford"]) == ("on", 5, "on")
    with pytest.raises(BadOption):
        GAME.settle(2, {"cube_max": 32})
    assert GAME.settle(2, {"cube_max": 64})["cube_max"] == "64"


def test_every_option_reaches_the_rules() -> None:
    usual = next_game(games()).terms
    assert not any((usual.opening_roll, usual.highest, usual.always, usual.self_hit, usual.crawford))
    assert (usual.cube_limit, usual.throw_cap, usual.needs, usual.other_needs) == (1, 2000, 0, 0)
    full = next_game(games(rules="tournament", band_entry="self_hit", throw_cap=70)).terms
    assert all((full.opening_roll, full.highest, full.always, full.self_hit))
    assert (full.throw_cap, full.needs, full.other_needs) == (70, 5, 5)
    assert full.cube_limit > 64
    assert next_game(games(cube="on")).terms.cube_limit == 64


@pytest.mark.clause("BGM-R13")
def test_a_single_game_is_the_whole_series_by_default() -> None:
    series = games()
    assert (series.length, series.over) == (1, False)
    won(series, 1, 2)
    assert series.over
    assert series.result().points == (0, 2)
    assert series.result().reason == "reason-single"


@pytest.mark.clause("BGM-R13")
def test_in_a_match_points_are_added_up_until_somebody_has_enough() -> None:
    series = games(match_points=5)
    assert series.length == 0
    for seat, points in ((0, 2), (1, 1), (0, 2), (1, 2)):
        assert not series.over
        won(series, seat, points)
    assert series.totals == [4, 3]
    won(series, 1, 3)
    assert series.over
    assert series.result().winners == (1,)
    assert (series.result().points, series.result().reason) == ((4, 6), "reason-total")


def test_the_first_game_after_somebody_needs_a_single_point_has_no_cube() -> None:
    series = games(match_points=3, cube="on")
    won(series, 0, 2)
    crawford = next_game(series).terms
    assert (crawford.crawford, crawford.cube_limit) == (True, 1)
    won(series, 1, 1)
    after = next_game(series).terms
    assert (after.crawford, after.cube_limit) == (False, 64)
    won(series, 1, 1)
    assert not next_game(series).terms.crawford
    both = games(match_points=3, cube="on", crawford="off")
    won(both, 0, 2)
    assert (next_game(both).terms.crawford, next_game(both).terms.cube_limit) == (False, 64)
    without = games(match_points=3)
    won(without, 0, 2)
    assert not next_game(without).terms.crawford


def test_a_drawn_game_does_not_bring_the_crawford_game_back() -> None:
    series = games(match_points=3, cube="on")
    won(series, 0, 2)
    assert next_game(series).terms.crawford
    won(series, 0, 0)
    assert not next_game(series).terms.crawford


def test_who_wins_the_match_with_the_cube_as_it_is_does_not_double() -> None:
    series = games(match_points=5, cube="on", crawford="off")
    won(series, 0, 3)
    state = start(next_game(series).terms)
    for cube, owner, mover, may in ((1, -1, 0, True), (2, 0, 0, False), (2, 1, 1, True), (4, 1, 1, True)):
        state.cube, state.owner, state.mover = cube, owner, mover
        assert state.may_double() is may
    state.cube = 8
    assert not state.may_double()


def test_a_match_is_played_from_game_to_game() -> None:
    match = Match(GAME, 2, {"rules": "tournament", "match_points": 2}, Seal.numbered(4))
    played = 0
    while not match.over:
        if match.between:
            match.next_deal()
        match.play(match.legal()[0])
        played += 1
    assert max(match.series.totals) >= 2
    again = Match(GAME, 2, match.options, match.seal, log=match.log)
    assert again.series.totals == match.series.totals
    assert played > 20
