"""Mau-Mau: several games, whose points are added up."""

import pytest

from games.mau_mau.cases import follow, position
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game

GAME = load_game("mau_mau")


def series(games: int, *finished: tuple[str, ...]) -> Match:
    """A match whose games ended with these hands, the first of each that is empty laying its last card."""
    match = Match(GAME, 3, {"games": games, "first_dealer": 2}, Seal.numbered(1))
    for hands in finished:
        state = position(*(each or "r1" for each in hands))
        if "" in hands:
            state.turn = hands.index("")
            follow(state, "r1")
        else:
            state.turns = 999
            follow(state, "draw [b1]")
        state.dealer = match.series.deal().dealer
        match.series.finish(state)
    return match


@pytest.mark.clause("MAU-4", "MAU-20")
def test_the_fewest_points_over_all_games_win() -> None:
    match = series(3, ("", "g2 g3", "g7"), ("g1", "", "g7"), ("g1", "g2", ""))
    assert match.series.over
    result = match.series.result()
    assert (result.points, result.winners, result.reason) == ((2, 7, 14), (0,), "reason-total-fewest")
    assert not series(5, ("", "g2", "g3")).series.over


@pytest.mark.clause("MAU-R19")
def test_equal_totals_share_the_victory() -> None:
    assert series(2, ("", "g2", "g7"), ("g2", "", "g7")).series.result().winners == (0, 1)


@pytest.mark.clause("MAU-5")
def test_the_deal_passes_to_the_left() -> None:
    match = series(3)
    dealers = []
    for _ in range(3):
        dealers.append(match.state.dealer)
        match.state.turn = -2
        match.series.finish(match.state)
        if match.between:
            match.next_deal()
    assert dealers == [2, 0, 1]


@pytest.mark.clause("MAU-R16", "MAU-20")
def test_a_game_that_nobody_won_counts_like_any_other() -> None:
    match = series(1, ("g4 g1", "g2", "g3"))
    assert match.series.results[0].winners == ()
    assert (match.series.result().points, match.series.result().winners) == ((6, 2, 3), (1,))


@pytest.mark.clause("MAU-4")
def test_options_and_their_ends() -> None:
    assert GAME.settle(4, {})["games"] == 3
    for games in (1, 20):
        assert GAME.settle(4, {"games": games})["games"] == games
    usual = GAME.settle(2, {})
    assert [usual[name] for name in ("first_card", "mau", "two_player_reverse", "voluntary_draw")] == [
        "acts",
        "declare",
        "none",
        "off",
    ]
