"""A game for one: nobody deals, nobody wins, and it is told how it has ended."""

from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.seal import Seal
from ludothek.core.texts import Texts
from ludothek.games import load_game
from ludothek.terminal.lines import Lines
from ludothek.terminal.seating import Chair
from ludothek.terminal.words import Words

GAME = load_game("yatzy")


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
