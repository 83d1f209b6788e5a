"""The views of a table as text on the wire. Each is made once for every change and seat, however many look at it."""

from collections.abc import Iterable

import msgspec

from ludothek.server.messages import Phase, Question, TimeLeft
from ludothek.server.table import Table

_encoder = msgspec.json.Encoder()


class Views:
    """What the seats of one table see now."""

    def __init__(self) -> None:
        self._since = -1
        self._made: dict[int, str] = {}
        self.told: tuple[Phase, Question | None] | None = None
        """What clients were last told about the table that a move can change."""

    def prepare(self, table: Table, seats: Iterable[int]) -> None:
        """Make the views of some seats ahead of time."""
        for seat in seats:
            self._view(table, seat)

    def text(self, table: Table, seat: int, left: TimeLeft | None) -> str:
        """The message with the view of a seat, as `ViewMessage` describes it."""
        clock = "null" if left is None else f'{{"seconds_left":{left.seconds_left:.2f}}}'
        view = self._view(table, seat)
        head = f'"number":{table.number},"seat":{seat},"undo":"{table.undo(seat)}","clock":{clock}'
        return f'{{"type":"view",{head},"view":{view}}}'

    def _view(self, table: Table, seat: int) -> str:
        if self._since != table.since:
            self._since = table.since
            self._made.clear()
        made = self._made.get(seat)
        if made is None:
            assert table.match is not None
            made = self._made[seat] = _encoder.encode(table.match.view(seat)).decode()
        return made
