"""Cards that lie on the table: piles, columns, tricks, heaps of chips, and hidden cards to be drawn, side by side."""

from ludothek.core.view import BACK, Look, Piece, Zone
from ludothek.terminal.board import Brush
from ludothek.terminal.paint import SMALL, draw_card, draw_slot
from ludothek.terminal.spots import Spot
from ludothek.terminal.zones import kind_of

GAP = 2
NAME = 8
"""As much of a name stands over a card."""


class Lying:
    """Paints one thing beside the other, in lines from top to bottom."""

    def __init__(self, brush: Brush) -> None:
        self._brush = brush
        self._x = 1
        self._top = 0
        self.bottom = 0
        """The first line below everything."""
        self.spots: list[Spot] = []

    def begin(self, line: int) -> None:
        """Paint from this line on."""
        self._x, self._top, self.bottom = 1, line, line

    def paint(self, zone: Zone) -> None:
        """Paint a zone, if it is of a kind that lies here."""
        painters = {
            "chips": self._chips,
            "columns": self._columns,
            "hidden": self._hidden,
            "pile": self._pile,
            "trick": self._trick,
        }
        felt = kind_of(zone).felt
        if felt in painters:
            painters[felt](zone)

    # Kinds of zones.

    def _pile(self, zone: Zone) -> None:
        """The card on top, how many there are, and how many are due."""
        pieces = self._pieces(zone)
        count = sum(piece.count for piece in pieces)
        due = self._brush.view.scene.counters.get(zone.name, 0)
        caption = f"{self._named(zone)} {count}" + f" (+{due})" * bool(due)
        x, y = self._room(max(SMALL.width, len(caption)), SMALL.height + 1)
        if pieces:
            self._card(x, y, self._brush.words.looks[pieces[-1].look])
        else:
            draw_slot(self._brush.canvas, x, y, SMALL, self._brush.palette)
        on_top = f": {self._brush.words.look(pieces[-1].look)}" if pieces else ""
        self._caption(x, y + SMALL.height, caption, zone.name)
        self._spot(zone.name, x, y, SMALL.width, SMALL.height + 1, f"{self._named(zone)}{on_top}")

    def _trick(self, zone: Zone) -> None:
        """A place for everybody's card, with the name over it."""
        laid = {piece.place: piece.look for piece in self._pieces(zone)}
        for seat, name in enumerate(self._brush.words.names):
            x, y = self._room(max(SMALL.width, len(name[:NAME])), SMALL.height + 1)
            self._caption(x, y, name[:NAME], "")
            look = laid.get(f"{zone.name}.{seat}")
            if look:
                self._card(x, y + 1, self._brush.words.looks[look])
            else:
                draw_slot(self._brush.canvas, x, y + 1, SMALL, self._brush.palette)

    def _columns(self, zone: Zone) -> None:
        """Column by column: of a card that is covered its face can be read, the last one is whole."""
        pieces = self._pieces(zone)
        columns = [[piece for piece in pieces if piece.place == place.name] for place in zone.places]
        deep = max((len(column) for column in columns), default=1)
        wide = len(columns) * (SMALL.width + 1)
        x, y = self._room(max(wide, len(self._named(zone))), deep + SMALL.height + 1)
        self._caption(x, y, self._named(zone), "")
        for place, column in zip(zone.places, columns, strict=True):
            self._column(x, y + 1, place.name, column)
            x += SMALL.width + 1

    def _chips(self, zone: Zone) -> None:
        """How many there are, with a heap."""
        pieces = self._pieces(zone)
        count = sum(piece.count for piece in pieces)
        sign = self._brush.words.looks[pieces[-1].look].sign[:1] if pieces else "●"
        text = f"{self._named(zone)}: {sign * min(3, count)} {count}"
        x, y = self._room(len(text), 1)
        self._brush.canvas.put(x, y, text, self._brush.on_felt(self._brush.palette.ink))

    def _hidden(self, zone: Zone) -> None:
        """The hidden cards of somebody's hand, each to be drawn by where it is held; nothing while none may be."""
        places = [piece.place for piece in self._pieces(zone) if piece.look == BACK and piece.place]
        if not self._brush.touchable.intersection(places):
            return
        name = f"{self._brush.words.names[zone.owner]}:"
        self._caption(*self._room(len(name), 1), name, "")
        for number, place in enumerate(places, 1):
            text = f"?{number}"
            x, y = self._room(len(text) + 2, 1)
            self._strip(x, y, self._brush.words.looks[BACK], text.ljust(3), place)
            told = f"{self._brush.words.names[zone.owner]}: {self._brush.words.look(BACK)} {number}"
            self._spot(place, x, y, SMALL.width, 1, told)

    # What they are made of.

    def _column(self, x: int, y: int, place: str, column: list[Piece]) -> None:
        if not column:
            draw_slot(self._brush.canvas, x, y, SMALL, self._brush.palette)
            self._frame(x, y + 1, place)
        for number, piece in enumerate(column):
            look = self._brush.words.looks[piece.look]
            text = self._brush.words.look(piece.look)
            name = (
                piece.id
                if piece.id and (piece.id in self._brush.touchable or place not in self._brush.touchable)
                else place
            )
            if number < len(column) - 1:
                self._strip(x, y + number, look, f"{look.face}{look.sign}"[:3].ljust(3), name)
                self._spot(name, x, y + number, SMALL.width, 1, text)
            else:
                self._card(x, y + number, look)
                self._frame(x, y + number + 1, name)
                self._spot(name, x, y + number, SMALL.width, SMALL.height, text)
        if not column:
            self._spot(place, x, y, SMALL.width, SMALL.height, self._brush.words.place(place, self._brush.view))

    def _pieces(self, zone: Zone) -> list[Piece]:
        return [piece for piece in self._brush.view.scene.pieces if piece.zone == zone.name]

    def _named(self, zone: Zone) -> str:
        owner = f"{self._brush.words.names[zone.owner]}, " if zone.owner >= 0 else ""
        return f"{owner}{self._brush.words.zone(zone)}"

    def _room(self, width: int, height: int) -> tuple[int, int]:
        """Where something of this size goes: beside what lies there, or in a new line below it."""
        if self._x > 1 and self._x + width > self._brush.canvas.width - 1:
            self._x, self._top = 1, self.bottom
        at = self._x, self._top
        self._x += width + GAP
        self.bottom = max(self.bottom, self._top + height)
        return at

    def _card(self, x: int, y: int, look: Look) -> None:
        draw_card(self._brush.canvas, x, y, look, SMALL, self._brush.palette, shaded=look.id == BACK)
        if look.id == BACK:
            for row in range(1, SMALL.height - 1):
                self._brush.canvas.put(x + 1, y + row, "░" * (SMALL.width - 2), self._paper(look))

    def _strip(self, x: int, y: int, look: Look, text: str, name: str) -> None:
        """One line of a card that is covered, or of one that is held."""
        self._brush.canvas.put(x, y, f"▐{'░░░' if look.id == BACK and not text.strip() else text}▌", self._paper(look))
        self._frame(x, y, name)

    def _frame(self, x: int, y: int, name: str) -> None:
        """The signs of what may be touched, and of what has been."""
        if name in self._brush.touched or name in self._brush.touchable:
            left, right = "[]" if name in self._brush.touched else "<>"
            for column, sign in ((x, left), (x + SMALL.width - 1, right)):
                self._brush.canvas.put(column, y, sign, self._brush.on_felt(f"bold {self._brush.palette.gold}"))

    def _caption(self, x: int, y: int, text: str, name: str) -> None:
        brush = self._brush
        shining = name and (name in brush.touchable or name in brush.touched)
        style = f"bold {brush.palette.gold}" if shining else brush.palette.faint
        brush.canvas.put(x, y, text, brush.on_felt(style))
        if shining:
            self._frame(x, y - 2, name)

    def _spot(self, name: str, x: int, y: int, width: int, height: int, text: str) -> None:
        self.spots.append(Spot(name, x, y, width, height, text))

    def _paper(self, look: Look) -> str:
        palette = self._brush.palette
        if look.id == BACK:
            return f"{palette.shade_ink} on {palette.shade}"
        return f"bold {palette.inks.get(look.colour, '#3b3a30')} on {palette.paper}"
