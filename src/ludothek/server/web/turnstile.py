"""A turnstile for requests: some at each turn of the event loop, so that whoever plays is looked after in between."""

import asyncio
from collections import deque
from collections.abc import Callable


class Turnstile:
    """Lets through who comes; those who come all at once wait."""

    def __init__(self, each_turn: int) -> None:
        self._each_turn = each_turn
        self._left = each_turn
        self._waiting: deque[Callable[[], None]] = deque()
        self._coming = False

    def enter(self, go: Callable[[], None]) -> bool:
        """Let somebody go through now, or when it is their turn; False: it was not now."""
        if self._waiting or not self._left:
            self._waiting.append(go)
            return False
        self._count()
        go()
        return True

    def _count(self) -> None:
        self._left -= 1
        if not self._coming:
            self._coming = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._coming = False
        self._left = self._each_turn
        while self._waiting and self._left:
            self._count()
            self._waiting.popleft()()
