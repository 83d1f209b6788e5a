"""The line at the foot of the table: what has been typed, and as long as nothing is, what there is to do."""

from textual.widgets import Static

LONGEST = 200
"""No move has so many signs; whatever more is pasted in is no move either."""


class Line(Static):
    """Shows and keeps what is typed. It is told what to do: all keys belong to the screen."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id, markup=False)
        self.typed = ""
        self._prompt = ""
        self._kept = False

    def prompt(self, text: str) -> None:
        """What stands here while nothing is typed."""
        self._prompt = text
        self._show()

    def take(self, text: str) -> None:
        """Add what was typed or pasted; after what could not be played it begins anew."""
        signs = "".join(sign if sign.isprintable() else " " for sign in text)
        self.typed = ("" if self._kept else self.typed) + signs
        self.typed = self.typed.lstrip()[:LONGEST]
        self._kept = False
        self._show()

    def rub_out(self) -> None:
        """Take the last sign away."""
        self.typed = self.typed[:-1]
        self._kept = False
        self._show()

    def keep(self) -> None:
        """Leave what could not be played to be seen: Enter means it, and nothing else, until something is typed."""
        self._kept = True

    def clear(self) -> None:
        """Nothing is typed."""
        self.typed = ""
        self._kept = False
        self._show()

    def _show(self) -> None:
        room = max(self.size.width - 3, 1)
        text = f"> {self.typed[-room:]}▏" if self.typed else self._prompt
        if self.content != text:
            self.update(text, layout=False)
