"""The widgets of the full-screen table that show cards: the hand, a trick, and what lies before a seat."""

import math

from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.message import Message
from textual.widget import Widget

from ludothek.core.view import Look
from ludothek.terminal.paint import LARGE, PALETTES, SMALL, Canvas, Palette, Size, draw_card, draw_slot
from ludothek.terminal.zones import Laid

ROOMY = (126, 32)
"""From this size of the terminal on, cards are drawn large."""


class Painted(Widget):
    """A widget that is painted in the colours of the current theme."""

    @property
    def palette(self) -> Palette:
        """The colours to paint with."""
        return PALETTES[self.app.theme]

    @property
    def card_size(self) -> Size:
        """How big cards are here."""
        roomy = self.app.size.width >= ROOMY[0] and self.app.size.height >= ROOMY[1]
        return LARGE if roomy else SMALL

    def canvas(self) -> Canvas:
        """Clean felt."""
        return Canvas(self.size.width, self.size.height, f"{self.palette.ink} on {self.palette.felt}")


class Hand(Painted):
    """Cards side by side: those that may be played are raised, an arrow points at the chosen one."""

    class Touched(Message):
        """A card was clicked."""

        def __init__(self, piece: str) -> None:
            super().__init__()
            self.piece = piece

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self.cards: list[tuple[str, Look]] = []
        self.playable: set[str] | None = None
        self.chosen: tuple[str, ...] = ()
        self.cursor = 0
        self.pointing = False
        """Do the arrow keys go here?"""

    def set_pointing(self, *, pointing: bool) -> None:
        """Let the arrow keys go here, or elsewhere."""
        self.pointing = pointing
        self.refresh()

    @property
    def pointed(self) -> str:
        """The card that the arrow points at, by the name to touch it by; empty where there is none."""
        return self.cards[self.cursor][0] if self.cards else ""

    def show(self, cards: list[tuple[str, Look]], playable: set[str] | None, chosen: tuple[str, ...] = ()) -> None:
        """Lay out cards, each with the name to touch it by; `playable` is None while nothing is asked."""
        self.cards = cards
        self.chosen = chosen
        fresh = playable is not None and playable != self.playable
        self.playable = playable
        self.cursor = max(0, min(self.cursor, len(cards) - 1))
        if fresh and playable and cards and cards[self.cursor][0] not in playable:
            self.point_at(next((piece for piece, _ in cards if piece in playable), ""))
        self.refresh()

    def point_at(self, piece: str) -> None:
        """Let the arrow point at a card."""
        for number, (name, _) in enumerate(self.cards):
            if name == piece:
                self.cursor = number
        self.refresh()

    @property
    def card_size(self) -> Size:
        """Large cards where they fit side by side without hiding their faces."""
        large = LARGE.width - 1
        return super().card_size if len(self.cards) * large < self.size.width else SMALL

    def _geometry(self) -> tuple[int, int]:
        """Where the first card begins and how far the next one is from it; cards overlap when room is short."""
        width = self.card_size.width
        count = len(self.cards)
        room = self.size.width - width
        pitch = width if count < 2 else max(1, min(width + (width > SMALL.width), room // (count - 1)))
        return max(0, (self.size.width - pitch * (count - 1) - width) // 2), pitch

    def render(self) -> RenderResult:
        """Paint the hand."""
        canvas = self.canvas()
        size, palette = self.card_size, self.palette
        start, pitch = self._geometry()
        for number, (piece, look) in enumerate(self.cards):
            shaded = self.playable is not None and piece not in self.playable
            raised = self.playable is not None and not shaded
            x = start + number * pitch
            draw_card(canvas, x, 0 if raised else 1, look, size, palette, shaded=shaded)
            if piece in self.chosen:
                canvas.put(x + 1, size.height - 1, "✓", f"bold {palette.gold} on {palette.felt}")
            if number == self.cursor and self.playable is not None and self.pointing:
                arrow, y = ("▲", size.height) if raised else ("▼", 0)
                canvas.put(x + min(pitch, size.width) // 2, y, arrow, f"bold {palette.gold} on {palette.felt}")
        return canvas.text()

    def walk(self, by: int) -> None:
        """Move the arrow, round the ends."""
        if self.cards:
            self.cursor = (self.cursor + by) % len(self.cards)
            self.refresh()

    def edge(self, number: int) -> None:
        """Move the arrow to the first or the last card."""
        if self.cards:
            self.cursor = number % len(self.cards)
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Touch the card under the pointer."""
        start, pitch = self._geometry()
        number = min((event.x - start) // pitch, len(self.cards) - 1)
        inside = number >= 0 and event.x < start + number * pitch + self.card_size.width
        if self.cards and inside:
            self.cursor = number
            self.post_message(self.Touched(self.pointed))


class Trick(Painted):
    """The cards of a trick and whose they are: round the table where there is room, else in the order of play."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._laid: list[Laid] = []
        self._names: tuple[str, ...] = ()
        self._turn = -1
        self._near = 0

    def show(self, laid: list[Laid], names: tuple[str, ...], turn: int, near: int) -> None:
        """Lay out a trick; `turn` is the seat to play, if any, and `near` the one that sits before the screen."""
        self._laid = laid
        self._names = names
        self._turn = turn
        self._near = near
        self.refresh()

    def render(self) -> RenderResult:
        """Paint the trick."""
        canvas = self.canvas()
        count = len(self._names)
        size = self.card_size
        slot = min(size.width + 7, canvas.width // max(count, 1))
        if canvas.height >= 3 * (size.height + 1):
            places = self._ring(canvas, slot)
        else:
            first = self._laid[0].seat if self._laid else max(self._turn, 0)
            left = max(0, (canvas.width - slot * count) // 2)
            top = max(0, (canvas.height - size.height - 1) // 2)
            places = [((first + step) % count, left + step * slot, top) for step in range(count)]
        for seat, x, y in places:
            self._place(canvas, seat, x, y, slot)
        return canvas.text()

    def _ring(self, canvas: Canvas, slot: int) -> list[tuple[int, int, int]]:
        """Clockwise round the table, from the near seat at the bottom."""
        count = len(self._names)
        wide = min((canvas.width - slot) / 2, 34)
        tall = (canvas.height - self.card_size.height - 1) / 2
        places: list[tuple[int, int, int]] = []
        for step in range(count):
            angle = 2 * math.pi * step / count
            x = (canvas.width - slot) / 2 - wide * math.sin(angle)
            places.append(((self._near + step) % count, round(x), round(tall + tall * math.cos(angle))))
        return places

    def _place(self, canvas: Canvas, seat: int, x: int, y: int, slot: int) -> None:
        """One card, or its free place, over the name; a number says which card came when."""
        size, palette = self.card_size, self.palette
        numbers = {laid.seat: number for number, laid in enumerate(self._laid, start=1)}
        middle = x + (slot - size.width) // 2
        name = self._names[seat]
        colour = palette.faint
        if seat in numbers:
            draw_card(canvas, middle, y, self._laid[numbers[seat] - 1].look, size, palette)
            name = f"{numbers[seat]}. {name}"
            colour = palette.ink
        else:
            draw_slot(canvas, middle, y, size, palette)
        if seat == self._turn:
            name = f"▸{name}"
            colour = palette.gold
        label = name if len(name) < slot else f"{name[: slot - 2]}…"
        canvas.put(x + (slot - len(label)) // 2, y + size.height, label, f"{colour} on {palette.felt}")


class SeatPanel(Painted):
    """A seat: how many cards it holds, what it has captured by colour, and its points."""

    def __init__(self, *, classes: str) -> None:
        super().__init__(classes=classes)
        self._count: int | None = None
        self._points = ""
        self._sets: dict[str, list[Look]] = {}
        self._signs: dict[str, str] = {}
        self._parts: dict[str, int] = {}

    def show(
        self, count: int | None, points: str, sets: dict[str, list[Look]], signs: dict[str, str], parts: dict[str, int]
    ) -> None:
        """Fill in a seat; `parts` are the points of each colour, where the game counts them."""
        self._count = count
        self._points = points
        self._sets = sets
        self._signs = signs
        self._parts = parts
        self.refresh()

    def render(self) -> RenderResult:
        """Write the seat down, one line a colour."""
        palette = self.palette
        lines: list[Text] = []
        if self._count is not None:
            backs = f"▯ {self._count}"
            lines.append(Text(f"{backs}{self._points.rjust(self.size.width - len(backs))}", palette.ink))
        lines.extend(self._line(colour, looks) for colour, looks in self._sets.items())
        return Text("\n").join(lines)

    def _line(self, colour: str, looks: list[Look]) -> Text:
        palette = self.palette
        sign = self._signs[colour]
        part = str(self._parts[colour]) if colour in self._parts and looks else ""
        room = self.size.width - 3 - len(part)
        faces = " ".join(look.face for look in looks)
        shown = len(looks)
        while len(faces) > room and shown:
            shown -= 1
            faces = " ".join([*(look.face for look in looks[:shown]), f"+{len(looks) - shown}"])
        line = Text(f"{sign} ", palette.marks.get(colour, palette.ink) if looks else palette.faint)
        line.append(faces.ljust(room), palette.ink)
        line.append(f" {part}", f"bold {palette.gold}")
        return line
