"""The views of a table on the wire. Each is made once for every change and seat, however many look at it."""

from collections.abc import Iterable
from typing import cast

import msgspec

from ludothek.core.state import WATCHER
from ludothek.core.view import View
from ludothek.server.messages.to_clients import Question, TimeLeft, ViewMessage
from ludothek.server.messages.words import Phase, encode
from ludothek.server.table.table import Table

_encoder = msgspec.json.Encoder()


class Views:
    """What the seats of one table see now."""

    def __init__(self) -> None:
        self._since = -1
        self._made: dict[int, msgspec.Raw] = {}
        self.told: tuple[Phase, Question | None] | None = None
        """What clients were last told about the table that a move can change."""

    def prepare(self, table: Table, seats: Iterable[int]) -> None:
        """Make the views of some seats ahead of time."""
        if self._since != table.since:
            self._since = table.since
            self._made.clear()
        missing = {seat for seat in seats if seat not in self._made}
        if missing:
            assert table.match is not None
            for view in table.match.views(missing):
                self._made[view.seat] = msgspec.Raw(_encoder.encode(view))

    def text(self, table: Table, seat: int, left: TimeLeft | None) -> str:
        """The message with the view of a seat."""
        self.prepare(table, (seat,))
        view = cast("View", self._made[seat])  # as it was encoded before: it goes on the wire as it is
        plays = 0 if table.match is None else len(table.match.starts)
        return encode(ViewMessage(table.number, seat, table.undo(seat), left, view, plays))

    def forget(self) -> None:
        """All have been told. Whoever comes later has the views made anew, which is rare, and tables are many."""
        self._made.clear()


def collected(table: Table) -> bool:
    """Have pieces just been collected, as the cards of a trick? Where they have passed through is open to all."""
    return table.match is not None and any(piece.via for piece in table.match.scene(WATCHER).pieces)
