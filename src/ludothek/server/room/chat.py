"""What the people at a table write to each other: kept in memory alone, the last lines of it, and not for long."""

from collections import deque
from collections.abc import Sequence

from msgspec.structs import replace

from ludothek.server.messages.to_clients import ChatLine

KEPT = 50
"""So many lines are shown to who comes back."""


class ChatLines:
    """The chat of one table. It is in no log and in no record, so nothing of it outlives the table in memory."""

    def __init__(self) -> None:
        self._lines: deque[ChatLine] = deque(maxlen=KEPT)
        self._number = 0

    @property
    def lines(self) -> tuple[ChatLine, ...]:
        """The last lines, the newest last."""
        return tuple(self._lines)

    def add(self, seat: int, text: str) -> ChatLine:
        """A line that somebody has written."""
        self._number += 1
        line = ChatLine(self._number, seat, text)
        self._lines.append(line)
        return line

    def remember(self, lines: Sequence[ChatLine]) -> bool:
        """What others still know of, if nothing is known here; whether that was so."""
        if self._number or not lines:
            return False
        self._number = lines[-1].number
        self._lines.extend(lines)
        return True

    def reseat(self, now: Sequence[int]) -> None:
        """Seats were drawn: lines go with their people, as clients do."""
        self._lines = deque((replace(line, seat=now[line.seat]) for line in self._lines), maxlen=KEPT)

    def clear(self) -> None:
        """Forget everything."""
        self._lines.clear()
