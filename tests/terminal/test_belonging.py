"""Who plays together, what each is, who is out, and what is crossed out, in the terminal and in plain lines."""

import pytest

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.terminal.app import TableApp
from ludothek.terminal.felt import Felt
from ludothek.terminal.lines import Lines
from ludothek.terminal.paint import NIGHT
from ludothek.terminal.pieces import SeatPanel
from ludothek.terminal.seating import Chair
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.table import TableScreen
from ludothek.terminal.words import Words
from support.belonging import partners, struck

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fred")


def test_plain_lines_tell_who_belongs_together_and_who_is_out() -> None:
    match = Match(partners(), 6, seal=Seal.numbered(1))
    words = Words(match.game, [Chair(name, "person") for name in NAMES], "en")
    told = "\n".join(Lines(words).turn(match.view(match.turn)))
    assert "Ada and Cleo play together." in told
    assert "Ben: What happened" in told
    assert "Fred is out." in told


def test_plain_lines_tell_what_is_crossed_out() -> None:
    match = Match(struck(), 3, seal=Seal.numbered(1))
    words = Words(match.game, [Chair(name, "person") for name in NAMES[:3]], "en")
    told = Lines(words).turn(match.view(1))
    assert "  Ones: crossed out" in told
    assert "  Twos: 4, crossed out" in told


def test_what_is_crossed_out_is_struck_through_on_the_felt() -> None:
    match = Match(struck(), 3, seal=Seal.numbered(1))
    words = Words(match.game, [Chair(name, "person") for name in NAMES[:3]], "en")
    felt = Felt(words, match.view(0), NIGHT, (90, 40), set(), (), (), seats=True)
    painted = felt.canvas.text()
    ones, twos = (next(line for line in str(painted).split("\n") if name in line) for name in ("Ones", "Twos"))
    assert ones.count("x") == 2
    assert twos.count("4") == 2
    assert any("strike" in str(span.style) for span in painted.spans)


@pytest.mark.asyncio
async def test_the_panel_of_who_is_out_is_dimmed() -> None:
    sitting = Sitting(Match(partners(), 6, seal=Seal.numbered(1)), [Chair(name, "person") for name in NAMES])
    app = TableApp(None, "en", sitting=sitting, pace=0, hold=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        table = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
        assert [panel.border_title for panel in table.query(SeatPanel) if panel.has_class("out")] == ["Fred"]


def test_plain_lines_tell_how_many_cards_the_others_hold() -> None:
    match = Match(partners(), 6, seal=Seal.numbered(1))
    words = Words(match.game, [Chair(name, "person") for name in NAMES], "en")
    told = Lines(words).turn(match.view(match.turn))
    others = [name for seat, name in enumerate(NAMES) if seat != match.turn]
    assert [line for line in told if "holds" in line] == [f"{name} holds 15 cards." for name in others]
