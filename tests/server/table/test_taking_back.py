"""Whoever wins a trick leads the next one: the card is still theirs to take back freely, but not by the clock."""

from ludothek.games import load_game
from ludothek.server.base import keys
from ludothek.server.table.entries import SeatOpened, TableOpened
from ludothek.server.table.table import Table
from support.examples import TRICKS


def begun(clock: int | None) -> Table:
    """A table of four persons; the cards are the same every time."""
    game = load_game(TRICKS)
    seats = [SeatOpened(player="person", name="", secret=keys.hashed(who), contribution=who) for who in "wxyz"]
    opened = TableOpened(
        game=game.id, version=game.version, options=game.settle(4, {}), seats=seats, clock=clock, lang="en",
        seed="ab" * 32, join="", watch="",
    )  # fmt: skip
    table = Table("t", opened)
    table.begin()
    return table


def test_with_a_clock_taking_back_is_asked_for() -> None:
    """Else whoever takes back would begin to think anew."""
    free, timed = begun(None), begun(60)
    others = set(range(4))
    while "free" not in [free.undo(seat) for seat in range(4)]:
        assert free.match is not None
        move = free.match.state.text(free.match.legal()[0])
        for table in (free, timed):
            table.move(table.turn, move, table.number)
    mover = free.turn
    assert [free.undo(seat) for seat in range(4)] == ["free" if seat == mover else "ask" for seat in range(4)]
    assert [timed.undo(seat) for seat in range(4)] == ["ask"] * 4
    assert free.ask("undo", mover, mover, others).waiting_for == []
    assert timed.ask("undo", mover, mover, others).waiting_for == sorted(others - {mover})
