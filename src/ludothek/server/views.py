"""The views of a table on the wire. Each is made once for every change and seat, however many look at it."""

from collections.abc import Iterable
from typing import cast

import msgspec

from ludothek.core.view import View
from ludothek.server.client import encode
from ludothek.server.messages import Phase, Question, TimeLeft, ViewMessage
from ludothek.server.table import Table

_encoder = msgspec.json.Encoder()


class Views:
    """What the seats of one table see now."""

    def __init__(self) -> None:
        self._since = -1
        self._made: dict[int, msgspec.Raw] = {}
        self._collected = False
        self.told: tuple[Phase, Question | None] | None = None
        """What clients were last told about the table that a move can change."""

    def prepare(self, table: Table, seats: Iterable[int]) -> None:
        """Make the views of some seats ahead of time."""
        for seat in seats:
            self._view(table, seat)

    def text(self, table: Table, seat: int, left: TimeLeft | None) -> str:
        """The message with the view of a seat."""
        view = cast("View", self._view(table, seat))  # as it was encoded before: it goes on the wire as it is
        plays = 0 if table.match is None else len(table.match.starts)
        return encode(ViewMessage(table.number, seat, table.undo(seat), left, view, plays))

    def collected(self, table: Table) -> bool:
        """Do those who look see pieces that have just been collected, as the cards of a trick?"""
        return self._since == table.since and self._collected

    def _view(self, table: Table, seat: int) -> msgspec.Raw:
        if self._since != table.since:
            self._since = table.since
            self._made.clear()
            self._collected = False
        made = self._made.get(seat)
        if made is None:
            assert table.match is not None
            view = table.match.view(seat)
            self._collected = self._collected or any(piece.via for piece in view.scene.pieces)
            made = self._made[seat] = msgspec.Raw(_encoder.encode(view))
        return made
