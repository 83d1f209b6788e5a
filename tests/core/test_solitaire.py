"""A game for one: nobody deals, nobody wins, nobody can be asked, and it is told how it has ended."""

import pytest

from ludothek.core.errors import MoveStands, NothingToUndo
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.seal import Seal
from ludothek.core.texts import Texts
from ludothek.games import load_game
from ludothek.terminal.lines import Lines
from ludothek.terminal.seating import Chair
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.words import Words
from support.examples import ALONE, PAD

GAME = load_game(PAD)


def test_how_it_ended_is_told_instead_of_a_winner() -> None:
    texts = Texts("en", GAME)
    for winners, reason in (((0,), "reason-counters"), ((), "reason-nobody")):
        assert texts.winners(Result((1,), winners, reason), "match-won", ("Ada",)) == texts(reason)
    assert "200 points" in texts.winners(Result((200,), (0,), "reason-points"), "match-won", ("Ada",))


def test_neither_a_dealer_nor_the_number_of_the_only_deal_is_told() -> None:
    match = Match(GAME, 1, seal=Seal.numbered(1))
    lines = Lines(Words(GAME, [Chair("Ada", "person")], "en"))
    assert match.view(0).length == 1
    assert lines.heading(match.view(0)) == [""]


def test_a_win_is_celebrated_if_it_could_have_been_lost() -> None:
    assert Result((16,), (0,), "reason-out").gladdens([0])
    assert not Result((3,), (), "reason-stuck").gladdens([0])
    assert not Result((200,), (0,), "reason-points").gladdens([0]), "points that one has collected alone"
    assert Result((1, 0), (0,), "").gladdens([0])
    assert not Result((1, 0), (0,), "").gladdens([1]), "somebody else has won"
    assert not Result((1, 1), (0, 1), "").gladdens([0, 1]), "a draw"


def _alone(**options: str) -> Sitting:
    """A deal of hidden cards in which the first pair can be put away."""
    match = Match(load_game(ALONE), 1, options, Seal.numbered(1))
    assert match.legal()
    return Sitting(match, [Chair("Ada", "person")])


def test_alone_what_was_uncovered_cannot_be_taken_back() -> None:
    sitting = _alone()
    with pytest.raises(NothingToUndo):
        sitting.undo()
    sitting.match.play(sitting.match.legal()[0])
    log = list(sitting.match.log)
    with pytest.raises(MoveStands) as error:
        sitting.undo()
    assert sitting.match.log == log
    assert Texts("en", GAME)(error.value.text).endswith("this move stands.")
    opened = _alone(open_piles="on")
    opened.match.play(opened.match.legal()[0])
    opened.undo()
    assert len(opened.match.log) == 32


def test_alone_dice_can_still_be_taken_back() -> None:
    match = Match(GAME, 1, seal=Seal.numbered(1))
    assert not match.stands(0)
