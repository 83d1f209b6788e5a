"""When a computer player agrees to end a deal."""

from librt.random import Random

from ludothek.core.match import Match
from ludothek.players.draw_offer import agrees
from support.toy import TOY, Heap


def test_a_win_is_taken_and_a_certain_win_is_not_given_away() -> None:
    match = Match(TOY, 2)
    match.play("take3")  # four are left for seat 0
    assert agrees(TOY, match.guess(1), 1, "forfeit", 0, Random(1))
    assert not agrees(TOY, match.guess(0), 0, "forfeit", 0, Random(1))
    match.play("take3")  # one is left: seat 1 takes it and scores
    assert not agrees(TOY, match.guess(1), 1, "forfeit", 1, Random(1))
    assert agrees(TOY, match.guess(0), 0, "forfeit", 0, Random(1))


def test_where_few_points_are_better_a_point_is_not_taken_for_a_win() -> None:
    class Misere(Heap):
        def fewest(self) -> bool:
            return True

        def copy(self) -> "Misere":
            return Misere(self.seats, self.dealer, self.turn, self.left, self.last)

    one_left = Misere(2, 0, 1, 1, 0)
    assert agrees(TOY, lambda _: one_left.copy(), 1, "forfeit", 1, Random(1))
    assert not agrees(TOY, lambda _: one_left.copy(), 0, "forfeit", 1, Random(1))


def test_asking_changes_nothing() -> None:
    match = Match(TOY, 2)
    before = match.view(0)
    agrees(TOY, match.guess(1), 1, "resign", 0, Random(1))
    assert match.view(0) == before
