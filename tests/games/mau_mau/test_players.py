"""Mau-Mau: what computer players know, and that what others hold changes nothing for them."""

import pytest
from librt.random import Random

from games.mau_mau.cases import KINDS, MOVES, follow, position
from ludothek.core.knowledge import Method
from ludothek.games import load_game
from ludothek.games.mau_mau.mind.knowledge import MauKnowledge, favourite
from ludothek.games.mau_mau.notation import VOLUNTARY
from ludothek.games.mau_mau.rules import MauMau
from ludothek.players.toolbox import TOOLBOX

GAME = load_game("mau_mau")


def leaning(state: MauMau) -> set[int]:
    return {MauKnowledge().lean(state, Random(seed)) for seed in range(40)}


def choose(state: MauMau, simulations: int = 400) -> int:
    method = Method("search", simulations=simulations)
    return TOOLBOX["search"](lambda random: state.guess(state.turn, random), GAME.knowledge, method, Random(1))


def test_playouts_never_forget_mau_and_keep_the_colour_change() -> None:
    assert leaning(position("r1 r2", "g1 g2")) == {MOVES["mau"]}
    assert leaning(follow(position("W r2", "g1 g2"), "W")) == {MOVES["mau"]}
    assert leaning(position("r1 rS W g1", "g1 g2")) == {KINDS["r1"], KINDS["rS"]}
    assert leaning(position("g2 W W", "g1")) == {KINDS["W"]}
    assert leaning(position("g2 g3 g4", "g1")) == {MOVES["draw"]}
    assert leaning(position("r2 g3 g4", "g1", terms=VOLUNTARY)) == {KINDS["r2"]}


def test_the_favourite_colour_is_what_the_hand_has_most_of() -> None:
    state = follow(position("W y1 y1 b2 g3", "g1"), "W")
    assert favourite(state) == 2
    assert leaning(state) == {MOVES["y"]}


@pytest.mark.clause("MAU-17")
def test_a_search_says_mau() -> None:
    assert choose(position("r1 b2", "g1 g2 g3", "b3 b4 b6"), 2000) == MOVES["mau"]


def test_a_search_lays_what_wins_at_once() -> None:
    state = position("rS r2", "r3", top="r9")
    follow(state, "mau")
    assert choose(state) == KINDS["rS"], "the other has one card and must not get a turn"


@pytest.mark.clause("MAU-R23")
def test_what_others_hold_changes_nothing() -> None:
    one = position("r1 r2 W g4", "g1 g2 g3", "b3 b4 b6")
    other = position("r1 r2 W g4", "y1 y2 y3", "W W W")
    assert choose(one, 50) == choose(other, 50)


def test_levels_think_longer_and_longer() -> None:
    methods = [*GAME.levels.values()]
    assert [method.simulations for method in methods] == sorted(method.simulations for method in methods)
    assert [method.slip for method in methods] == sorted((method.slip for method in methods), reverse=True)


@pytest.mark.parametrize("others", ["g1 g2", "y7 g2"])
def test_in_a_guess_only_the_own_cards_are_new(others: str) -> None:
    """What others have just taken is dealt anew, be it the first or the second of its kind."""
    state = follow(position("r1 r2", others, top="b5"), "draw [y7]")
    for seat in (0, 1, -1):
        guess = state.guess(seat, Random(1))
        own_low, own_high = (guess.pack.low[seat], guess.pack.high[seat]) if seat >= 0 else (0, 0)
        assert (guess.tale.new_low & ~own_low, guess.tale.new_high & ~own_high) == (0, 0)
    guess = state.guess(0, Random(1))
    assert (guess.tale.new_low, guess.tale.new_high) == (state.tale.new_low, state.tale.new_high)
    assert guess.tale.new_low | guess.tale.new_high
