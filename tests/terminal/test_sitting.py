"""A sitting without a screen: who decides there, and what they are shown for it."""

import pytest

from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.server.messages.words import MOST_SEATS
from ludothek.terminal.seating import Chair, name_chairs
from ludothek.terminal.sitting import Sitting
from support.examples import TRICKS


@pytest.mark.usefixtures("unseen")
def test_computer_players_decide_and_hint_without_a_view() -> None:
    match = Match(load_game(TRICKS), 3, seal=Seal.numbered(1))
    sitting = Sitting(match, [Chair("Ann", "beginner:8"), Chair("Bo", "random"), Chair("Cy", "beginner:8")], seed=1)
    for _ in range(6):
        move, replaced = sitting.decide()
        assert replaced == ""
        sitting.play(move)
    assert {weight.move for weight in sitting.hint().weighed.weights} == set(match.legal())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_as_many_names_of_computer_players_as_there_may_be_seats(lang: str) -> None:
    names = [chair.name for chair in name_chairs(["casual"] * MOST_SEATS, lang)]
    assert len(set(names)) == MOST_SEATS
