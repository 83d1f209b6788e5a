"""Looking back: every decision where there was a choice, what it cost, and which were the dearest."""

import pytest

from ludothek.core.match import Match
from ludothek.core.record import parse
from ludothek.games import load_game
from ludothek.players import analysis
from ludothek.players.analysis import Finding, Judged, as_good, dearest, decisions, look_back
from support.examples import CHANCES, CHECKERS, TRICKS
from support.golden import record_of


def recorded(name: str) -> Match:
    game_id, _, seats = name.rpartition("-")
    saved = parse(record_of(game_id, int(seats)).read_text())
    return Match(load_game(saved.game), len(saved.seats), saved.options, log=saved.moves)


@pytest.mark.parametrize("name", [f"{CHANCES}-2", f"{TRICKS}-3", f"{CHECKERS}-2"])
def test_a_decision_is_where_there_was_a_choice(name: str) -> None:
    match = recorded(name)
    again = Match(match.game, match.seats, match.options, log=[])
    wanted: dict[int, list[int]] = {seat: [] for seat in range(match.seats)}
    for number, move in enumerate(match.log):
        if again.between:
            again.open_deal()
        if again.turn >= 0 and len(again.legal()) > 1:
            wanted[again.turn].append(number)
        again.follow(move)
    for seat in range(match.seats):
        found = decisions(match, seat)
        assert set(found) <= set(wanted[seat])
        assert len(found) == min(len(wanted[seat]), analysis.MOST)
        assert (found[0], found[-1]) == (wanted[seat][0], wanted[seat][-1])


def test_no_more_decisions_than_may_be_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    match = recorded(f"{CHANCES}-2")
    every = decisions(match, 0)
    monkeypatch.setattr(analysis, "MOST", 3)
    assert decisions(match, 0) == [every[0], every[(len(every) - 1) // 2], every[-1]]


def test_what_was_played_is_compared_with_what_would_have_been() -> None:
    match = recorded(f"{TRICKS}-3")
    number = decisions(match, 0)[-1]
    then = Match(match.game, 3, match.options, log=match.log[:number])
    found = look_back(then, match.log[number], "club:40", seed=1, seconds=0)
    assert (found.number, found.move) == (number, match.text(match.log[number]))
    assert found.deal == len(match.series.results)
    assert found.cost == pytest.approx(found.values.best - found.values.played, abs=2e-4)
    assert found.opened is not None, "cards were hidden"
    again = look_back(then, match.log[number], "club:40", seed=1, seconds=0)
    assert again.values == found.values


def finding(number: int, cost: float) -> Finding:
    return Finding(number, 1, "a", None, "chance", cost, Judged(0.5 - cost, 0.5, "b", None), None)


def test_the_dearest_come_first_and_what_costs_next_to_nothing_is_as_good() -> None:
    findings = [finding(1, 0.1), finding(2, 0.02), finding(3, 0.3), finding(4, 0.0), finding(5, 0.1), finding(6, 0.2)]
    assert [each.number for each in dearest(findings)] == [3, 6, 1]
    assert as_good(findings) == 2
