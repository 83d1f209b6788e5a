"""A board on the felt: its lines, its places and the pieces on them, turned as it is seen."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ludothek.core.view import BACK, Line, Look, Piece, Place, View, Zone
from ludothek.terminal.paint import MARKED, WRITTEN, Canvas, Palette
from ludothek.terminal.spots import Spot
from ludothek.terminal.words import Words

SCALES = ((6, 3), (4, 2), (3, 1), (2, 1))
"""How many columns and lines a square of a board takes, or else a unit, from roomy to tight."""
ARROWS = {"ladder": "↑", "slide": "↓"}


@dataclass(frozen=True, slots=True)
class Brush:
    """What is painted, in which words and colours, and on what."""

    words: Words
    view: View
    palette: Palette
    canvas: Canvas
    touchable: set[str]
    touched: Sequence[str]

    def on_felt(self, style: str) -> str:
        """A style on bare felt."""
        return f"{style} on {self.palette.felt}"


class Board:
    """A board painted in the room there is, with the spots where it can be touched."""

    def __init__(self, brush: Brush, zone: Zone, pieces: Sequence[Piece], room: tuple[int, int], top: int) -> None:
        """`room`: how many columns and lines there are; `top`: the first line that is free."""
        self._brush = brush
        self.spots: list[Spot] = []
        width, height = room
        square = next((place.width for place in zone.places if place.shape == "square"), 1.0)
        scales = [(x / square, y / square) for x, y in SCALES]
        fits = [(x, y) for x, y in scales if zone.width * x <= width and zone.height * y <= height]
        self._grid = _Grid(zone, fits[0] if fits else scales[-1], brush.view.scene.turned, width, top)
        self.height = self._grid.height
        self._arrows: dict[str, str] = {}
        lying: dict[str, list[Piece]] = {}
        for piece in pieces:
            lying.setdefault(piece.place, []).append(piece)
        for line in zone.lines:
            self._line(line)
        for place in zone.places:
            self._place(place, lying.get(place.name, []))

    def _line(self, line: Line) -> None:
        """A plain line, of a slanting one at most a stroke; of a ladder or a slide, an arrow where it begins."""
        if line.kind != "plain":
            self._arrows[line.places[0]] = ARROWS[line.kind]
            return
        style = self._brush.on_felt(self._brush.palette.wood)
        for one, other in pairwise(line.places):
            (x1, y1), (x2, y2) = sorted((self._grid.middle(one), self._grid.middle(other)))
            if y1 == y2:
                self._brush.canvas.put(x1, y1, "─" * (x2 - x1), style)
            elif x1 == x2:
                for y in range(min(y1, y2), max(y1, y2)):
                    self._brush.canvas.put(x1, y, "│", style)
            elif self._grid.roomy:
                self._brush.canvas.put((x1 + x2) // 2, (y1 + y2) // 2, "\\" if y1 < y2 else "/", style)

    def _place(self, place: Place, pieces: list[Piece]) -> None:
        palette = self._brush.palette
        if place.shape == "mark":
            self._brush.canvas.put(*self._grid.middle(place.name), place.sign, self._brush.on_felt(palette.faint))
            return
        x, y, width, height = self._grid.box(place)
        legal = place.name in self._brush.touchable or any(piece.id in self._brush.touchable for piece in pieces)
        ground, ink, shining = palette.felt, palette.marks.get(place.colour, palette.faint), palette.gold
        if place.shape == "square":
            ground, ink = palette.dark, palette.light
            if place.colour not in ("dark", "black"):
                ground, ink = ink, ground
        elif place.shape == "plate":
            ground, ink, shining = palette.paper, f"bold {WRITTEN}", MARKED
        if ground != palette.felt:
            for row in range(height):
                self._brush.canvas.put(x, y + row, " " * width, f"{palette.ink} on {ground}")
        middle_x, middle_y = self._grid.middle(place.name)
        beside = 1
        if pieces:
            beside = self._pile(place, pieces, ground)
        else:
            sign = self._brush.view.scene.signs.get(place.name, place.sign)
            named = place.shape not in ("tray", "plate") and len(place.name) < max(width, 3)
            text = sign or (place.name if named else "·")
            text += self._arrows.get(place.name, "")
            if place.shape != "square" or legal or sign:
                self._brush.canvas.put(middle_x - len(text) // 2, middle_y, text, f"{ink} on {ground}")
        if legal or place.name in self._brush.touched:
            mark = shining if legal else palette.ink
            left, right = ("[", "]") if place.name in self._brush.touched else ("<", ">")
            self._brush.canvas.put(middle_x - 1, middle_y, left, f"bold {mark} on {ground}")
            self._brush.canvas.put(middle_x + beside, middle_y, right, f"bold {mark} on {ground}")
            if not pieces:
                self._brush.canvas.put(middle_x, middle_y, "·", f"bold {mark} on {ground}")
        name = self._brush.words.place(place.name, self._brush.view)
        looks = Counter(piece.look for piece in pieces for _ in range(piece.count))
        held = ", ".join(self._brush.words.look(look, count) for look, count in looks.items())
        text = f"{name}: {held}" if held else name
        meaning = self._brush.words.place_help(place.name, self._brush.view)
        touch = next((piece.id for piece in pieces if piece.id in self._brush.touchable), place.name)
        self.spots.append(Spot(touch, x, y, width, height, text, help=meaning))

    def _pile(self, place: Place, pieces: list[Piece], ground: str) -> int:
        """Pieces one after the other, or beside one another if they differ, as far as there is room; else how many.

        Returns how many cells that takes.
        """
        looks = [self._brush.words.looks[piece.look] for piece in pieces for _ in range(piece.count)]
        x, y = self._grid.middle(place.name)
        step = self._grid.step(place)
        _, top, width, height = self._grid.box(place)
        if step and len(looks) <= height:
            start = top + height - 1 if step < 0 else top
            for number, look in enumerate(looks):
                self._piece(x, start + step * number, look, ground)
            return 1
        if step:
            y = top + height - 1 if step < 0 else top
        if any(look != looks[0] for look in looks) and len(looks) < width:
            for number, look in enumerate(looks):
                self._piece(x + number, y, look, ground)
            return len(looks)
        self._piece(x, y, looks[-1], ground)
        if len(looks) == 1:
            return 1
        count = str(len(looks))
        self._brush.canvas.put(x + 1, y, count, f"{self._brush.palette.ink} on {ground}")
        return 1 + len(count)

    def _piece(self, x: int, y: int, look: Look, ground: str) -> None:
        palette = self._brush.palette
        ground = palette.inks["red"] if look.kind == "ringed" else ground
        style = f"bold {palette.marks.get(look.colour, palette.ink)} on {ground}"
        self._brush.canvas.put(x, y, sign_of(look), style)


class _Grid:
    """Where the places of a board are on the canvas, turned as it is seen."""

    def __init__(self, zone: Zone, scale: tuple[float, float], quarters: int, width: int, top: int) -> None:
        self._places = {place.name: place for place in zone.places}
        self._zone = zone
        self._quarters = quarters % 4
        self._sx, self._sy = scale
        self.roomy = self._sy > 1
        """Is there room between rows of places?"""
        across, down = (zone.height, zone.width) if self._quarters % 2 else (zone.width, zone.height)
        self.height = round(down * self._sy)
        self._left = max(0, (width - round(across * self._sx)) // 2)
        self._top = top

    def _seen(self, place: Place) -> tuple[float, float, float, float]:
        """The middle and the size of a place as it is seen."""
        zone = self._zone
        x, y, width, height = place.x, place.y, place.width, place.height
        if self._quarters == 1:
            return zone.height - y, x, height, width
        if self._quarters == 2:
            return zone.width - x, zone.height - y, width, height
        if self._quarters == 3:
            return y, zone.width - x, height, width
        return x, y, width, height

    def box(self, place: Place) -> tuple[int, int, int, int]:
        """The cells of a place: left, top, width, height."""
        x, y, width, height = self._seen(place)
        left, top = _near((x - width / 2) * self._sx), _near((y - height / 2) * self._sy)
        right, bottom = _near((x + width / 2) * self._sx), _near((y + height / 2) * self._sy)
        return self._left + left, self._top + top, max(1, right - left), max(1, bottom - top)

    def middle(self, name: str) -> tuple[int, int]:
        """The cell in the middle of a place."""
        x, y, _, _ = self._seen(self._places[name])
        return self._left + int(x * self._sx), self._top + int(y * self._sy)

    def step(self, place: Place) -> int:
        """Do pieces follow one another upwards (-1) or downwards (1)? 0: there is one pile."""
        ways = {"up": 0, "right": 1, "down": 2, "left": 3}
        if place.stack not in ways:
            return 0
        return {0: -1, 2: 1}.get((ways[place.stack] + self._quarters) % 4, 0)


def _near(length: float) -> int:
    """The nearest cell, always the further one of two: `round` would take the even one and lay two rows into one."""
    return int(length + 0.5)


def sign_of(look: Look) -> str:
    """One character that stands for a piece."""
    if look.kind in ("die", "cube"):
        return look.face[-1:]
    return (look.sign or look.face or ("▯" if look.kind == "card" and look.id != BACK else "?"))[:1]
