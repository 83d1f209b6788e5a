"""What the people at a table write to each other: kept in memory alone, the last lines of it, and not for long."""

from collections import deque
from collections.abc import Sequence

from msgspec.structs import replace

from ludothek.server.limits import Bucket
from ludothek.server.messages import ChatLine
from ludothek.server.table import Refuse

KEPT = 50
"""So many lines are shown to who comes back."""


class ChatLines:
    """The chat of one table. It is in no log and in no record, so nothing of it outlives the table in memory."""

    def __init__(self, seats: int, rate: float) -> None:
        self._buckets = [Bucket(rate, max(1.0, 10 * rate)) for _ in range(seats)]
        """Of each seat, however many clients hold it."""
        self._lines: deque[ChatLine] = deque(maxlen=KEPT)
        self._number = 0

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """The last lines, the newest last."""
        return tuple(self._lines)

    def add(self, seat: int, text: str) -> ChatLine:
        """A line that somebody has written."""
        if not self._buckets[seat].take():
            raise Refuse("too_fast", "so many lines at once are too many; wait a moment")
        self._number += 1
        line = ChatLine(self._number, seat, text)
        self._lines.append(line)
        return line

    def reseat(self, now: Sequence[int]) -> None:
        """Seats were drawn: lines go with their people, as clients do."""
        self._lines = deque((replace(line, seat=now[line.seat]) for line in self._lines), maxlen=KEPT)

    def clear(self) -> None:
        """Forget everything."""
        self._lines.clear()
