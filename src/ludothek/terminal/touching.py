"""The widget that shows the felt: a cursor walks over its spots, and a click touches them."""

from textual import events
from textual.app import RenderResult
from textual.geometry import Size
from textual.message import Message

from ludothek.core.touching import complete, touchable
from ludothek.core.view import Choice, View
from ludothek.terminal.amounts import LESS, MORE, Amount
from ludothek.terminal.felt import Felt
from ludothek.terminal.pieces import Painted
from ludothek.terminal.spots import Spot, nearest
from ludothek.terminal.words import Words


class FeltView(Painted):
    """Boards, dice, pads and buttons of one view."""

    class Touched(Message):
        """A spot was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, *, id: str, seats: bool) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._seats = seats
        self._words: Words | None = None
        self._view: View | None = None
        self._touched: tuple[str, ...] = ()
        self.felt: Felt | None = None
        self.pointed: Spot | None = None
        """Where the cursor is."""
        self._pointing = False
        self._amount = Amount()

    def set_pointing(self, *, pointing: bool) -> None:
        """Let the arrow keys go here, or elsewhere."""
        self._pointing = pointing
        self.refresh()

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
        self.felt = Felt(
            self._words,
            view,
            self.palette,
            room,
            touchable(view, touched),
            touched,
            self._amount.shown(self._ready()),
            seats=self._seats,
        )
        self._keep_cursor()

    def _ready(self) -> list[Choice]:
        """What needs but a button."""
        if self._view is None:
            return []
        ready = complete(self._view, self._touched)
        return [choice for choice in ready if choice.gather or not choice.touches or self._touched]

    def step(self, name: str) -> None:
        """Choose a smaller or a larger amount."""
        self._amount.step(self._ready(), name)
        self._paint()
        self.refresh()

    def _keep_cursor(self) -> None:
        """The cursor stays where it was, or goes to the first thing that may be touched."""
        assert self.felt is not None
        spots = self.felt.spots
        here = self.pointed
        again = [spot for spot in spots if here and _same(spot, here)]
        self.pointed = next(iter(again or self._useful() or spots), None)

    def _useful(self) -> list[Spot]:
        assert self.felt is not None
        legal = touchable(self._view, self._touched) if self._view else set()
        return [spot for spot in self.felt.spots if spot.choice or spot.name in {*legal, LESS, MORE}]

    @property
    def anything(self) -> bool:
        """Is there anything to be shown at all?"""
        return self.felt is not None and self.felt.height > 0

    def point_at(self, name: str, move: int) -> None:
        """Let the cursor point at a spot, or at the button of a move."""
        for spot in self.felt.spots if self.felt else ():
            if (spot.choice and spot.choice.move == move) or (name and spot.name == name):
                self.pointed = spot
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
        here = self.pointed
        if here and self._pointing and self._view and self._view.choices:
            line = here.y + (here.height - 1) // 2
            first, wide = (here.x, here.width) if here.line else (here.x + (here.width - 1) // 2, 1)
            at = line * (self.size.width + 1) + first
            text.stylize(f"reverse bold {self.palette.gold}", at, at + wide)
        return text

    def walk(self, across: int, down: int) -> str:
        """Move the cursor to the next spot that may be touched or tells something, else to the next one of all.

        What it has come to, in words.
        """
        if self.felt is None or self.pointed is None:
            return ""
        helpful = [spot for spot in self.felt.spots if spot.help]
        found = nearest([*self._useful(), *helpful], self.pointed, across, down)
        if found == self.pointed:
            found = nearest(self.felt.spots, self.pointed, across, down)
        self.pointed = found
        self.refresh()
        return f"{found.text}. {found.help}" if found.help else found.text

    def on_click(self, event: events.Click) -> None:
        """Touch the spot under the pointer."""
        for spot in self.felt.spots if self.felt else ():
            if spot.holds(event.x, event.y):
                self.pointed = spot
                self.post_message(self.Touched(spot))
                return


def _same(one: Spot, other: Spot) -> bool:
    """Is it the same thing to be touched? The button of an amount is, whatever the amount."""
    if one.choice and other.choice and one.choice.amount is not None:
        return other.choice.amount is not None
    return (one.name, one.choice) == (other.name, other.choice)
