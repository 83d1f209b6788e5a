"""What lists tell of a game before its rules are read."""

from dataclasses import replace

import pytest

from support.toy import TOY


@pytest.mark.parametrize(
    ("seats", "usual"),
    [
        (range(2, 3), 2),
        (range(1, 2), 1),
        (range(1, 9), 4),
        (range(2, 11), 4),
        (range(5, 9), 5),
        (range(3, 5), 3),
        (range(2, 4), 2),
    ],
)
def test_four_make_a_good_table_or_as_many_as_it_is_made_for(seats: range, usual: int) -> None:
    assert replace(TOY.about, seats=seats).usual_seats == usual


def test_a_game_may_say_for_how_many_it_is_made() -> None:
    assert replace(TOY.about, seats=range(2, 7), made_for=2).usual_seats == 2
