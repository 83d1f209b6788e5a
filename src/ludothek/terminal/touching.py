"""The widget that shows the felt: a cursor walks over its spots, and Enter or a click touches them."""

from typing import ClassVar

from textual import events
from textual.app import RenderResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message

from ludothek.core.view import Choice, View
from ludothek.terminal.felt import Felt, Spot, nearest
from ludothek.terminal.pieces import Painted
from ludothek.terminal.words import Words
from ludothek.terminal.zones import complete, touchable


class FeltView(Painted, can_focus=True):
    """Boards, dice, pads and buttons of one view."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("enter", "touch", show=False),
    ]

    class Touched(Message):
        """A spot was clicked, or chosen with Enter."""

        def __init__(self, name: str, choice: Choice | None) -> None:
            super().__init__()
            self.name = name
            self.choice = choice

    class Pointed(Message):
        """The cursor has come to a spot."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, *, id: str, seats: bool) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._seats = seats
        self._words: Words | None = None
        self._view: View | None = None
        self._touched: tuple[str, ...] = ()
        self.felt: Felt | None = None
        self._cursor: Spot | None = None

    def show(self, words: Words, view: View, touched: tuple[str, ...]) -> None:
        """Lay out a view; what has been touched already is marked."""
        self._words, self._view, self._touched = words, view, touched
        self._paint()
        self.refresh(layout=not self._seats)

    def _paint(self) -> None:
        if self._words is None or self._view is None:
            return
        view, touched = self._view, self._touched
        room = (self.size.width or self.app.size.width, self.size.height)
        ready = [choice for choice in complete(view, touched) if choice.gather or not choice.touches or touched]
        self.felt = Felt(
            self._words,
            view,
            self.palette,
            room,
            touchable(view, touched),
            touched,
            ready,
            seats=self._seats,
        )
        self._keep_cursor()

    def _keep_cursor(self) -> None:
        """The cursor stays where it was, or goes to the first thing that may be touched."""
        assert self.felt is not None
        spots = self.felt.spots
        here = self._cursor
        again = [spot for spot in spots if here and (spot.name, spot.choice) == (here.name, here.choice)]
        self._cursor = next(iter(again or self._useful() or spots), None)

    def _useful(self) -> list[Spot]:
        assert self.felt is not None
        legal = touchable(self._view, self._touched) if self._view else set()
        return [spot for spot in self.felt.spots if spot.choice or spot.name in legal]

    @property
    def anything(self) -> bool:
        """Is there anything to be shown at all?"""
        return self.felt is not None and self.felt.height > 0

    def point_at(self, name: str, move: int) -> None:
        """Let the cursor point at a spot, or at the button of a move."""
        for spot in self.felt.spots if self.felt else ():
            if (spot.choice and spot.choice.move == move) or (name and spot.name == name):
                self._cursor = spot
        self.refresh()

    def on_resize(self) -> None:
        """Paint anew for the room there is now."""
        self._paint()
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as what lies on it."""
        return self.felt.height if self.felt else 0

    def render(self) -> RenderResult:
        """Paint the felt and the cursor on it."""
        if self.felt is None:
            return ""
        canvas = self.felt.canvas
        text = canvas.text(self.size.height)
        here = self._cursor
        if here and self.has_focus and self._view and self._view.choices:
            line = here.y + (here.height - 1) // 2
            first, wide = (here.x, here.width) if here.line else (here.x + (here.width - 1) // 2, 1)
            at = line * (self.size.width + 1) + first
            text.stylize(f"reverse bold {self.palette.gold}", at, at + wide)
        return text

    def action_walk(self, across: int, down: int) -> None:
        """Move the cursor to the next spot that may be touched, else to the next one."""
        if self.felt is None or self._cursor is None:
            return
        found = nearest(self._useful(), self._cursor, across, down)
        if found == self._cursor:
            found = nearest(self.felt.spots, self._cursor, across, down)
        self._cursor = found
        self.post_message(self.Pointed(found.text))
        self.refresh()

    def action_touch(self) -> None:
        """Touch the spot under the cursor."""
        if self._cursor is not None:
            self.post_message(self.Touched(self._cursor.name, self._cursor.choice))

    def on_click(self, event: events.Click) -> None:
        """Touch the spot under the pointer."""
        for spot in self.felt.spots if self.felt else ():
            if spot.holds(event.x, event.y):
                self._cursor = spot
                self.action_touch()
                return
