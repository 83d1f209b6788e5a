"""Accounts: counters go to and fro and none is lost, nobody pays what he has not got, and who is out stays out."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from msgspec import structs
from mypy_extensions import i64

from ludothek.core import state as state_module
from ludothek.core.accounts import Accounts, capped
from ludothek.core.errors import BadOption
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.seal import Seal
from ludothek.core.series import Series
from ludothek.core.state import NOBODY, State, playout
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Role, Scene
from ludothek.games import all_games, load_game
from ludothek.lab.check import check_game
from ludothek.terminal.seating import Chair
from ludothek.terminal.words import Words
from support.toy import PENNIES, TOY, Pennies, pennies_game, pennies_scene


def accounts(seats: int = 3, *, counters: int = 10, length: int = 9, **rules: Any) -> Accounts:
    def even(series: Accounts, dealer: int) -> Paid:
        return paid(*[0] * series.seats, dealer=dealer)

    return Accounts(seats, even, counters=counters, length=length, first_dealer=0, **rules)


class Paid(Pennies):
    """A deal that is over and brings what stands in its stakes."""

    def points(self, seat: i64) -> i64:
        return self.stakes[seat]

    def winners(self) -> vec[i64]:
        return State.winners(self)


def paid(*points: int, dealer: int = 0) -> Paid:
    nothing = vec[i64]()
    return Paid(len(points), dealer, NOBODY, nothing, nothing, vec[i64](points), -1)


def test_the_points_of_a_deal_are_what_changes_hands() -> None:
    series = accounts()
    series.finish(paid(5, -2, -3))
    assert (series.counters, series.totals, series.total) == ([15, 8, 7], [15, 8, 7], 30)
    assert series.results == [Result((5, -2, -3), (0,), "reason-points")]


def test_nobody_pays_more_than_he_has_and_who_has_none_is_out() -> None:
    """Four with 10, 2, 9 and 4 counters: the winner gets 3, 5 and 2, but one has only 2."""
    series = accounts(4)
    series.counters = [10, 2, 9, 4]
    series.finish(paid(10, -3, -5, -2))
    assert series.counters == [19, 0, 4, 2]
    assert series.results[0].points == (9, -2, -5, -2)
    assert (series.inside, series.out) == ([0, 2, 3], (1,))


def test_the_deal_passes_over_those_who_are_out() -> None:
    series = accounts(4)
    series.counters = [10, 2, 9, 4]
    series.finish(paid(10, -3, -5, -2, dealer=0))
    assert series.deal().dealer == 2


def test_where_a_stake_is_needed_to_play_on_it_keeps_what_it_has() -> None:
    series = accounts(3, counters=30, least=20)
    series.finish(paid(11, -11, 0))
    assert (series.out, series.counters[1]) == ((1,), 19)
    series.finish(paid(5, 0, -5))
    assert series.counters == [46, 19, 25]
    assert not series.over
    series.finish(paid(6, 0, -6))
    assert series.over, "fewer than two can pay"
    assert series.result() == Result((52, 19, 19), (0,), "reason-counters")


def test_debts_where_they_may_be() -> None:
    series = accounts(2, counters=0, length=2, debts=True)
    series.finish(paid(-7, 7))
    assert (series.counters, series.out, series.over) == ([-7, 7], (), False)
    series.finish(paid(7, -7))
    assert series.over
    assert series.result().winners == (0, 1)


def test_a_pot_keeps_what_nobody_has_won() -> None:
    series = accounts(3, pot=0)
    series.finish(paid(-2, -2, -2))
    assert (series.pot, series.total) == (6, 30)
    series.finish(paid(-2, 10, -2))
    assert (series.pot, series.counters, series.total) == (0, [6, 18, 6], 30)


def test_all_counters_may_lie_in_the_middle_at_first() -> None:
    series = accounts(3, counters=0, pot=13, least=0)
    series.finish(paid(0, 1, 0))
    assert (series.pot, series.counters, series.total, series.out) == (12, [0, 1, 0], 13, ())


class Staked(Accounts):
    """The match is for four counters."""

    def changes(self, state: State) -> list[int]:
        winners = self.won[-1]
        return capped(self.counters, [4 if seat in winners else -4 for seat in range(self.seats)], range(self.seats))


def test_matches_inside_a_sitting_go_to_a_target_and_only_then_counters_change_hands() -> None:
    series = Staked(2, lambda *_: paid(0, 0), counters=6, length=3, first_dealer=0, target=5)
    for points in ((2, 0), (1, 0), (0, 2)):
        series.finish(paid(*points))
    assert (series.score, series.counters, series.won) == ([3, 2], [6, 6], [])
    assert (series.matches, series.length) == (3, 0), "nobody knows how many deals there will be"
    series.finish(paid(2, 0))
    assert (series.score, series.counters, series.won) == ([0, 0], [10, 2], [(0,)])
    assert [result.points for result in series.results] == [(2, 0), (1, 0), (0, 2), (2, 0)]
    assert not series.over
    for _ in range(3):
        series.finish(paid(2, 0))
    assert series.counters == [12, 0], "two is all that there is"
    assert series.over, "only one can still play"


@given(st.data())
def test_whatever_is_due_no_counter_is_lost_and_nobody_pays_more_than_he_has(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 6))
    counters = data.draw(st.lists(st.integers(0, 20), min_size=seats, max_size=seats))
    due = data.draw(st.lists(st.integers(-30, 30), min_size=seats - 1, max_size=seats - 1))
    due.append(-sum(due))
    order = data.draw(st.permutations(range(seats)))
    changes = capped(counters, due, order)
    assert sum(changes) == 0
    for have, wanted, change in zip(counters, due, changes, strict=True):
        assert have + change >= 0
        assert (0 <= change <= wanted) if wanted >= 0 else change == max(wanted, -have)


# In the games of the chest.


def for_counters() -> list[str]:
    """The games that are played for counters."""
    made = [(game, game.series(game.seats[0], game.settle(game.seats[0], {}))) for game in all_games()]
    return [game.id for game, series in made if isinstance(series, Accounts)]


COMPILED = state_module.__file__.endswith((".so", ".pyd"))
SITTINGS = 10_000 if COMPILED else 300


@pytest.mark.parametrize("game_id", for_counters())
def test_in_ten_thousand_sittings_no_counter_is_lost_and_nobody_owes(game_id: str) -> None:
    """With every number of seats in turn, as usual or with fewer counters and other numbers by chance."""
    game, random = load_game(game_id), Random(1)
    for number in range(SITTINGS):
        seats = game.seats[number % len(game.seats)]
        series = some_series(game, seats, random) if number % 8 == 0 else game.series(seats, game.settle(seats, {}))
        assert isinstance(series, Accounts)
        total = series.total
        while not series.over:
            state = series.deal()
            playout(state, random)
            series.finish(state)
            assert series.total == total
            assert series.pot >= 0
            assert series.debts or min(series.counters) >= 0


def some_series(game: Game, seats: int, random: Random) -> Series:
    """A series with options by chance that go together."""
    while True:
        with suppress(BadOption):
            return game.series(seats, game.settle(seats, some_options(game, seats, random)))


def some_options(game: Game, seats: int, random: Random) -> dict[str, int | str]:
    """One of the lowest ten values of every option, by chance."""
    values = [(option.name, option.values(seats)[:10]) for option in game.options if not option.longest]
    return {name: several[random.randrange(len(several))] for name, several in values}


# In a match, a record and a view.


def test_a_match_of_deals_for_counters_can_be_taken_back_and_told_again() -> None:
    match = Match(PENNIES, 3, seal=Seal.numbered(2))
    random = Random(2)
    while not match.over:
        if match.between:
            match.next_deal()
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])
        series = match.series
        assert isinstance(series, Accounts)
        assert series.total == 18
    assert match.view(0).totals == tuple(match.series.totals)
    again = Match(PENNIES, 3, seal=match.seal, log=match.log)
    assert again.series.totals == match.series.totals
    for _ in range(4):
        again.undo()
    assert len(again.log) < len(match.log)


def words(lang: str, scene: Scene) -> list[str]:
    game = replace(PENNIES, scene=lambda *_: scene, about=TOY.about)
    match = Match(game, 3)
    told = Words.__new__(Words)
    told.chairs = [Chair(name, "person") for name in ("Ada", "Ben", "Clara")]
    told._reader, told.lang, told.texts, told.layout = None, lang, Texts(lang), game.layout(3)
    return told.facts(match.view(0))


TOLD = {
    "de": ["Ben ist nicht mehr dabei.", "Ada und Clara spielen zusammen.", "Ada: Punkte"],
    "en": ["Ben is out.", "Ada and Clara play together.", "Ada: Points"],
    "it": ["Ben non è più in gioco.", "Ada e Clara giocano insieme.", "Ada: Punti"],
    "nl": ["Ben doet niet meer mee.", "Ada en Clara spelen samen.", "Ada: Punten"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_out_who_plays_together_and_what_each_is_are_told_in_words(lang: str) -> None:
    scene = Scene((), {}, (), out=(1,), teams=((0, 2), (1,)), roles=(Role(0, Note("key-score")),))
    assert words(lang, scene) == TOLD[lang]


# The suite.


def complaints(game: object) -> dict[str, str]:
    assert isinstance(game, type(PENNIES))
    return {complaint.check: str(complaint) for complaint in check_game(game)}


def test_accounts_that_add_up_draw_no_complaint() -> None:
    assert complaints(PENNIES).keys() <= {"words", "cover"}
    assert complaints(pennies_game(pot=5)).keys() <= {"words", "cover"}


class LosesACounter(Pennies):
    def points(self, seat: i64) -> i64:
        return super().points(seat) - (self.turn == NOBODY and seat == self.taker)


class Overdrawn(Accounts):
    """Forgets that nobody can pay more than he has."""

    def changes(self, state: State) -> list[int]:
        return [(self.seats - 1) * 9 if state.points(seat) > 0 else -9 for seat in range(self.seats)]


class Robs(Accounts):
    """Gives out what does not lie in the pot."""

    def changes(self, state: State) -> list[int]:
        return [1] * self.seats


def test_a_counter_that_is_lost_is_caught() -> None:
    assert "there are 11 counters, and 12 in the beginning" in complaints(pennies_game(LosesACounter))["accounts"]


def test_an_account_below_zero_is_caught() -> None:
    assert "somebody owes counters" in complaints(pennies_game(series=Overdrawn))["accounts"]


def test_a_pot_that_is_robbed_is_caught() -> None:
    assert (
        "more counters were taken from the pot than lay there"
        in complaints(pennies_game(series=Robs, pot=1))["accounts"]
    )


def test_a_seat_that_is_out_and_still_moves_is_caught() -> None:
    def scene(state: State, seat: int) -> Scene:
        return structs.replace(pennies_scene(state, seat), out=(0,))

    assert "which is out" in complaints(replace(PENNIES, scene=scene))["out"]


def test_partners_who_do_not_win_together_are_caught() -> None:
    def scene(state: State, seat: int) -> Scene:
        return structs.replace(pennies_scene(state, seat), teams=(tuple(range(state.seats)),))

    assert "which play together, only" in complaints(replace(PENNIES, scene=scene))["teams"]


def test_a_seat_in_two_teams_is_caught() -> None:
    def scene(state: State, seat: int) -> Scene:
        return structs.replace(pennies_scene(state, seat), teams=((0, 1), (1,)))

    assert "no seat is in two" in complaints(replace(PENNIES, scene=scene))["teams"]
