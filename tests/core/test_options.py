"""Options: what may be agreed before play, and how a choice is checked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.game import Game
from ludothek.core.options import Follows, Option, OptionValue, follows, settle, terms_of
from ludothek.games import all_games
from support.examples.tricks import GAME

LENGTH = Option("length", 5, numbers=range(1, 21))
TRUMP = Option("trump", "none", words=("none", "red", "2008"))
DEALER = Option("dealer", "lot", words=("lot",), numbers=range)
ROUNDS = Option("rounds", 6, numbers=lambda seats: range(seats, 25, seats))
BELOW_ZERO = Option("handicap", 0, numbers=range(-3, 4))
FORFEIT = Option("forfeit", "", longest=20)
DOUBLE = Option("double", lambda seats, chosen: 2 * seats if chosen["trump"] == "red" else 0, numbers=range(50))


@pytest.mark.parametrize(
    ("option", "value", "settled"),
    [
        (LENGTH, 1, 1),
        (LENGTH, 20, 20),
        (LENGTH, "7", 7),
        (LENGTH, " 7 ", 7),
        (LENGTH, "007", 7),
        (TRUMP, "RED", "red"),
        (TRUMP, 2008, "2008"),
        (DEALER, "lot", "lot"),
        (DEALER, "3", 3),
        (BELOW_ZERO, "-3", -3),
        (BELOW_ZERO, -1, -1),
        (FORFEIT, " a headstand ", "a headstand"),
        (FORFEIT, "", ""),
    ],
)
def test_a_value_is_taken_as_number_or_text(option: Option, value: object, settled: int | str) -> None:
    assert option.check(value, seats=4) == settled
    assert type(option.check(value, seats=4)) is type(settled)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (LENGTH, 0),
        (LENGTH, 21),
        (LENGTH, "0"),
        (LENGTH, ""),
        (LENGTH, "-"),
        (LENGTH, "--1"),
        (LENGTH, "1.0"),
        (LENGTH, "1_0"),
        (LENGTH, "+1"),
        (LENGTH, "\u0665"),
        (LENGTH, 1.0),
        (LENGTH, True),
        (LENGTH, None),
        (LENGTH, [1]),
        pytest.param(LENGTH, 10**5000, id="a number of 5001 digits"),
        pytest.param(LENGTH, "1" * 5000, id="a text of 5000 digits"),
        (TRUMP, 1),
        (TRUMP, "green"),
        (DEALER, 4),
        (DEALER, -1),
        (BELOW_ZERO, "-4"),
    ],
)
def test_any_other_value_is_refused_and_what_would_have_been_right_is_said(option: Option, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        option.check(value, seats=4)
    assert str(refused.value).startswith(f"option {option.name} takes {option.allowed(4)}, not ")
    assert len(str(refused.value)) < 150


@given(st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary())
def test_a_checked_value_is_always_one_that_the_option_takes(value: object) -> None:
    for option in (LENGTH, TRUMP, DEALER, BELOW_ZERO):
        try:
            settled = option.check(value, seats=4)
        except BadOption:
            continue
        assert settled in option.words or settled in option.range_for(4)
        assert option.check(settled, seats=4) == settled


def test_what_an_option_takes_is_said_in_words() -> None:
    assert LENGTH.allowed(4) == "1 to 20"
    assert TRUMP.allowed(4) == "none, red or 2008"
    assert DEALER.allowed(4) == "lot or 0 to 3"


def test_steps_are_said_where_not_every_number_is_taken() -> None:
    assert ROUNDS.allowed(3) == "3 to 24 in steps of 3"
    assert ROUNDS.allowed(1) == "1 to 24"
    with pytest.raises(BadOption, match="option rounds takes 3 to 24 in steps of 3, not 7"):
        ROUNDS.check(7, 3)
    assert Option("factor", 2, numbers=range(2, 3)).allowed(2) == "2"


def test_defaults_may_follow_from_seats_and_earlier_options() -> None:
    assert settle((TRUMP, DOUBLE), 3, {}) == {"trump": "none", "double": 0}
    assert settle((TRUMP, DOUBLE), 3, {"trump": "red"}) == {"trump": "red", "double": 6}
    assert settle((TRUMP, DOUBLE), 3, {"double": "1", "trump": "red"}) == {"trump": "red", "double": 1}


def test_what_a_choice_makes_usual_is_known_before_it_is_made() -> None:
    both = Option("both", lambda _, chosen: chosen["trump"] if chosen["length"] == 1 else "none", words=TRUMP.words)
    told = follows((TRUMP, DEALER, LENGTH, DOUBLE, both), seats=3)
    assert told["double"] == Follows("trump", {"none": 0, "red": 6, "2008": 0})
    assert told["both"].option == "length"
    assert told["both"].usual[1] == Follows("trump", {"none": "none", "red": "red", "2008": "2008"})
    assert {told["both"].usual[length] for length in range(2, 21)} == {"none"}
    assert set(told) == {"double", "both"}, "the others follow from nothing"


def usual(game: Game, seats: int, chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """What a form says that every option is: what was chosen, else its usual value, as it follows from others."""
    told, plain = follows(game.options, seats), game.settle(seats, {})
    found: dict[str, OptionValue] = {}
    for option in game.options:
        value: OptionValue | Follows = told.get(option.name, plain[option.name])
        while isinstance(value, Follows):
            value = value.usual[found[value.option]]
        found[option.name] = chosen.get(option.name, value)
    return found


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_a_form_that_follows_shows_what_will_be_settled(game: Game) -> None:
    """Every single choice, and every pair of them where numbers are the first, a middle one and the last."""
    for seats in game.seats:
        single = [(option.name, value) for option in game.options for value in option.values(seats)[:100]]
        few = [
            (option.name, value)
            for option in game.options
            for value in {*option.words, *option.range_for(seats)[:: max(1, len(option.range_for(seats)) // 2)]}
        ]
        for chosen in [dict([one]) for one in single] + [dict([one, other]) for one in few for other in few]:
            assert usual(game, seats, chosen) == game.settle(seats, chosen)


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOption, match="no option 'colour'; there are trump, double"):
        settle((TRUMP, DOUBLE), 3, {"colour": 1})
    with pytest.raises(BadOption, match="this game has none"):
        settle((), 3, {"colour": 1})


def test_what_was_agreed_becomes_one_number() -> None:
    meaning = (("capture", "free", 1), ("capture", "forced", 2), ("takes", 2, 4))
    assert terms_of({"capture": "forced", "takes": 2}, *meaning) == 6
    assert terms_of({"capture": "huff", "takes": 1}, *meaning) == 0
    with pytest.raises(KeyError):
        terms_of({"capture": "huff"}, *meaning)


def test_settled_options_settle_to_themselves() -> None:
    for seats in GAME.seats:
        settled = GAME.settle(seats, {})
        assert GAME.settle(seats, settled) == settled


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 10**9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"is for 3 to 6 seats, not {seats}"):
        GAME.settle(seats, {})
