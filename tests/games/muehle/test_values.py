"""Mühle: what moves are worth, as a master sees it."""

from games.muehle.cases import GAME, match_at
from ludothek.players.move_values import weigh


def test_a_mill_that_wins_at_once_is_certain_and_nothing_else_is_worth_more() -> None:
    """Black has three stones left: whoever takes one has won."""
    match = match_at("White: a1 d1 g4 b2; Black: b6 d5 f4; White to move")
    weighed = weigh(GAME, "master:300", match.legal(), match.guess(match.turn), seed=1)
    assert match.text(weighed.choice.move).startswith("g4-g1x")
    assert weighed.choice.value == 1
    others = [weight for weight in weighed.weights if not match.text(weight.move).startswith("g4-g1x")]
    assert others
    assert all(weight.value < 1 for weight in others)


def test_the_same_moves_are_worth_the_more_the_more_one_is_ahead() -> None:
    even, ahead = (
        match_at(f"White: a1 d2 g4 b6 c5; Black: {black}; White to move") for black in ("b2 d5 f4 e3 g7", "b2 d5 f4 g7")
    )
    values = [
        weigh(GAME, "club", match.legal(), match.guess(match.turn), seed=1).choice.value for match in (even, ahead)
    ]
    assert 0 < values[0] < values[1] < 1
