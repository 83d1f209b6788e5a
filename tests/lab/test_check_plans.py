"""What the suite agrees on before its matches: every value at least once, and pairs of values as far as rows last."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.core.options import Option
from ludothek.games import game_ids, load_game
from ludothek.lab.check.plans import ROWS, agreements, plans
from ludothek.lab.check.walk import spread
from support.toy import TOY


def switches(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"switch{number}", "off", words=("off", "on")) for number in range(count))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_word_of_every_option_is_played(game_id: str) -> None:
    game = load_game(game_id)
    played = [plan.options for plan in plans(game, 1, 1)]
    for option in game.options:
        tried = {options.get(option.name) for options in played}
        numbers = option.range_for(game.seats[-1])
        assert tried.issuperset({*option.words, *([numbers[0], numbers[-1]] if numbers else []), None})


@pytest.mark.parametrize("game_id", game_ids())
def test_every_plan_is_one_that_the_game_accepts(game_id: str) -> None:
    game = load_game(game_id)
    found = plans(game, 2, 1)
    assert {plan.seats for plan in found if not plan.options} == set(game.seats)
    for plan in found:
        game.settle(plan.seats, plan.options)


def test_all_pairs_of_a_few_options_come_together() -> None:
    game = replace(TOY, options=switches(5))
    rows = list(agreements(game, 1))
    assert len(rows) <= ROWS
    for one, other in combinations(game.options, 2):
        together = {(row.get(one.name), row.get(other.name)) for row in rows}
        assert together == set(product((None, "off", "on"), repeat=2))


def test_of_many_options_every_value_still_comes() -> None:
    game = replace(TOY, options=(*switches(20), Option("long", 1, words=tuple(f"w{n}" for n in range(2 * ROWS)))))
    rows = list(agreements(game, 1))
    assert {row.get("long") for row in rows} == {None, *(f"w{n}" for n in range(2 * ROWS))}
    for option in game.options[:-1]:
        assert {row.get(option.name) for row in rows} == {None, "off", "on"}


def test_a_game_without_options_is_played_as_it_is() -> None:
    assert [plan.options for plan in plans(TOY, 1, 1)] == [{}, {}]


def test_another_seed_tries_other_numbers_between_the_ends() -> None:
    game = replace(TOY, options=(Option("size", 1, numbers=range(1, 1000)),))
    sizes = [{row.get("size") for row in agreements(game, seed)} for seed in (1, 2)]
    assert sizes[0] & sizes[1] == {None, 1, 999}
    assert len(sizes[0]) == len(sizes[1]) == 4


@given(st.lists(st.integers(), unique=True), st.integers(min_value=2, max_value=30))
def test_what_is_spread_keeps_the_ends_and_its_number(numbers: list[int], count: int) -> None:
    chosen = spread(numbers, count)
    assert chosen <= set(numbers)
    assert len(chosen) == min(len(numbers), count)
    assert not numbers or {numbers[0], numbers[-1]} <= chosen
