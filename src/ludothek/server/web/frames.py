"""How many frames a client of a WebSocket sends, known from their lengths before anything is made of them."""

_MASK = 4
"""Bytes before the content of every frame that a client sends (RFC 6455, 5.2)."""

_LONGEST = 10
"""Bytes that tell how long a frame is, at most."""


class FrameCounter:
    """Counts the frames of one connection, in whatever pieces they come."""

    __slots__ = ("_begun", "_rest")

    def __init__(self) -> None:
        self._rest = 0
        """So many bytes of the last frame are still to come."""
        self._begun = b""
        """Of a frame whose length is not there as a whole yet: what has come."""

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin here. One more than `most` is enough to know, and then nothing can be counted on."""
        data = self._begun + data
        at, size, frames = self._rest, len(data), 0
        while at + 2 <= size and frames <= most:
            length, content = data[at + 1] & 127, at + 2
            if length > 125:
                content += 2 if length == 126 else 8
                if content > size:
                    break
                length = int.from_bytes(data[at + 2 : content])
            at = content + _MASK + length
            frames += 1
        self._rest, self._begun = max(0, at - size), data[at : at + _LONGEST]
        return frames
