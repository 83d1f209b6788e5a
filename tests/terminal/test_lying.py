"""Piles, columns, chips, palettes, hidden cards, seats and amounts in the terminal: painted, touched, and told."""

import pytest
from textual.pilot import Pilot

import pairs.game
from core.test_touching import TRIALS
from ludothek.core.game import Game
from ludothek.core.touching import complete, touchable
from ludothek.core.view import Choice, Note
from ludothek.terminal.amounts import LESS, MORE, Amount, all_in_short, in_short
from ludothek.terminal.felt import Felt
from ludothek.terminal.paint import NIGHT
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.words import Words
from support.examples import OPEN_TRICKS
from terminal.test_felt import app_of, asked, click, seated, told, until

pytestmark = pytest.mark.usefixtures("with_trials")


def painted(table: Sitting, *touched: str, size: tuple[int, int] = (100, 40)) -> Felt:
    """The felt of whoever is to move."""
    view = table.match.view(table.match.turn)
    words = Words(table.match.game, table.chairs, "en")
    buttons = Amount().shown([choice for choice in complete(view, touched) if not choice.touches or touched])
    return Felt(words, view, NIGHT, size, touchable(view, touched), touched, buttons, seats=True)


def lines(felt: Felt) -> str:
    return str(felt.canvas.text(felt.height))


@pytest.mark.parametrize("game", TRIALS, ids=lambda game: game.id)
def test_whatever_may_be_touched_is_a_spot_or_in_the_hand(game: Game) -> None:
    table = seated(game.id, seats=game.seats[-1])
    match = table.match
    while not match.over:
        view = match.view(match.turn)
        held = {piece.id for piece in view.scene.pieces if piece.zone == f"hand.{match.turn}"}
        for touched in {choice.touches[:begun] for choice in view.choices for begun in range(len(choice.touches))}:
            spots = {spot.name for spot in painted(table, *touched).spots}
            assert touchable(view, touched) - spots - held == set()
        match.play(match.legal()[len(match.log) % len(match.legal())])


def test_a_pile_shows_the_card_on_top_and_how_many_there_are() -> None:
    table = seated("bazaar")
    shown = lines(painted(table))
    assert "Stock 26" in shown
    assert "Open pile 0" in shown


def test_columns_show_every_face_and_hide_what_is_hidden() -> None:
    table = seated("pairs")
    felt = painted(table)
    view = table.match.view(0)
    for piece in view.scene.pieces:
        if piece.zone == "middle":
            look = next(look for look in pairs.game.GAME.layout(2).looks if look.id == piece.look)
            assert f"{look.face}{look.sign}" in lines(felt) or piece.id in {spot.name for spot in felt.spots}
    assert len([spot for spot in felt.spots if spot.text == "a hidden card" and spot.height == 1]) == 6


def test_tricks_from_open_cards_lie_beside_those_of_the_other_and_all_of_it_fits_a_small_screen() -> None:
    table = seated(OPEN_TRICKS)
    match = table.match
    while not match.between:
        felt = painted(table, size=(80, 19))
        assert felt.height <= 19
        above, below = (" ".join(row.split()) for row in lines(felt).splitlines() if "Cards" in row)
        first, second = table.names
        mine, others = (first, second) if match.turn == 0 else (second, first)
        assert above == f"{first} {second} {others}, Cards", "the trick, and beside it the cards of the other"
        assert below == f"{mine}, Cards", "what is before whoever looks lies nearest"
        match.play(match.legal()[0])


def test_chips_are_a_number_with_a_heap_however_many_there_are() -> None:
    felt = painted(seated("bazaar"))
    assert lines(felt).count("●●● 200") == 2


def test_a_palette_shows_what_may_be_named_once_it_may_be() -> None:
    table = seated("bazaar")
    table.play("stake1")
    assert not [spot for spot in painted(table).spots if spot.name.startswith("palette.")]
    named = {spot.name for spot in painted(table, "seat.0").spots if spot.name.startswith("palette.")}
    assert named == {choice.touches[1] for choice in table.match.view(1).choices}


@pytest.mark.asyncio
async def test_a_turn_of_all_kinds_of_touches() -> None:
    table = seated("bazaar")
    table.play("stake1")
    table.play(table.match.legal()[0])
    table.play("draw1")
    table.play("take")
    app = app_of(table)
    async with app.run_test(size=(110, 40)) as pilot:
        await _pass_the_screen(pilot, table)
        for name in (MORE, MORE, LESS):
            await click(pilot, name)
        await click(pilot, "stake2")
        await until(pilot, lambda: table.match.text(table.match.log[-1]) == "stake2")
        await click(pilot, "seat.1")
        card = next(choice.touches[1] for choice in table.match.view(0).choices)
        await click(pilot, card)
        await until(pilot, lambda: table.match.text(table.match.log[-1]).startswith("ask2"))
        await click(pilot, "hand.1.1")
        await until(pilot, lambda: table.match.text(table.match.log[-1]) == "draw2")
        await click(pilot, "stock")
        await until(pilot, lambda: table.match.turn == 1)


async def _pass_the_screen(pilot: Pilot[str], table: Sitting) -> None:
    await pilot.press("enter")
    await until(pilot, lambda: table.match.turn == 0)
    await asked(pilot)


def test_amounts_are_told_in_short() -> None:
    said = told(seated("bazaar"), "", "stake7", "stake15")
    assert said.count("You may play: stake1-5, 10, 15 … 50") > 1  # offered, and what would be right


def test_many_amounts_without_an_order_are_told_by_the_first_and_the_last() -> None:
    bids = [Choice(at, str(at), label=Note("bid", {"number": at})) for at in (18, 20, 22, 23, 24, 27, 30, 33, 35, 36)]
    some = [*bids, *(Choice(at, str(at), label=Note("bid", {"number": at})) for at in (44, 50, 77, 90, 100))]
    assert all_in_short([bid.text for bid in some], some) == "18, 20, 22 … 100"
    assert all_in_short(["18", "pass"], some) == "18, pass"


def test_amounts_in_short() -> None:
    def short(*amounts: int) -> str:
        return in_short([Choice(at, f"bet {at}", amount=at) for at in amounts])

    assert short(1, 2, 3, 4) == "bet 1-4"
    assert short(10, 20, 30) == "bet 10, 20 … 30"
    assert short(1, 7) == "bet 1, 7"
    assert short(5) == "bet 5"


def test_the_plain_table_tells_piles_and_columns() -> None:
    said = told(seated("pairs"))
    assert "Stock (4): a hidden card" in said
    assert "Done (0): -" in said
    assert said.count("Columns ") == 4
    assert said.count("Row ") == 6
    assert "Row 1: a hidden card, the card " in said


def test_the_plain_table_tells_how_many_chips_there_are() -> None:
    assert "200 chips" in told(seated("bazaar"), "")
