"""What lies on the felt besides cards: boards, boxes, dice, score pads, what was said, and buttons to press."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ludothek.core.view import BACK, Cell, Choice, Look, Piece, Place, View, Zone
from ludothek.terminal.paint import Canvas, Palette
from ludothek.terminal.words import Words
from ludothek.terminal.zones import Zones, kind_of

TALLEST = 80
"""More lines than any screen has; what is not used is cut off."""
SCALES = ((6, 3), (4, 2), (3, 1), (2, 1))
"""How many columns and lines a unit of a board takes, from roomy to tight."""
PAD_GAP = 3
WRITTEN, MARKED = "#26221a", "#a03010"
"""Ink on paper, such as on a die: what stands there, and what is chosen or may be."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the felt that can be touched by its name, or a button that makes a choice."""

    name: str
    x: int
    y: int
    width: int
    height: int
    text: str
    """What it is, in words."""
    choice: Choice | None = None
    line: bool = False
    """Is it a whole line of text, a button or a row of a pad?"""

    def holds(self, x: int, y: int) -> bool:
        """Is this cell part of it?"""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Felt:
    """One view painted from top to bottom, with the spots where it can be touched."""

    def __init__(
        self,
        words: Words,
        view: View,
        palette: Palette,
        size: tuple[int, int],
        touchable: set[str],
        touched: Sequence[str],
        buttons: Sequence[Choice],
        *,
        seats: bool,
    ) -> None:
        """`size` is the room there is; `seats`: nothing else tells who sits here."""
        self._words = words
        self._view = view
        self._zones = Zones(words.layout, view)
        self._palette = palette
        self._width, self._room = size
        self._touchable = touchable
        self._touched = touched
        self.canvas = Canvas(self._width, TALLEST, f"{palette.ink} on {palette.felt}")
        self.spots: list[Spot] = []
        self.height = 0
        if seats:
            self._seats()
        self._talk()
        self._zones_of_all_kinds(len(buttons))
        self._buttons(buttons)

    # Lines of text.

    def _line(self, text: str, style: str = "") -> None:
        """A line of its own, wrapped where it is too long."""
        style = style or self._palette.ink
        while text:
            cut = len(text) if len(text) <= self._width - 2 else max(text.rfind(" ", 1, self._width - 2), 1)
            self.canvas.put(1, self.height, text[:cut], self._on_felt(style))
            text = text[cut:].lstrip()
            self.height += 1

    def _on_felt(self, style: str) -> str:
        return f"{style} on {self._palette.felt}"

    def _seats(self) -> None:
        """Everybody in a line of their own: the colour they play, their points, and what else is counted."""
        words, view, palette = self._words, self._view, self._palette
        for seat, name in enumerate(words.names):
            boxes = [self._boxed(zone) for zone in self._zones.of_kind("box", seat)]
            parts = [name, *words.counters(view, seat), *boxes]
            side = view.scene.sides[seat] if seat < len(view.scene.sides) else ""
            sign = f"{words.looks[side].sign} " if side else ""
            mark = "▸ " if seat == view.turn else "  "
            style = palette.gold if seat == view.turn else palette.ink
            self._line(f"{mark}{sign}{' · '.join(part for part in parts if part)}", style)

    def _boxed(self, zone: Zone) -> str:
        """`taken: ●●●`, with a number where they are many."""
        counts: dict[str, int] = {}
        for piece in self._zones.pieces(zone):
            counts[piece.look] = counts.get(piece.look, 0) + piece.count
        signs = {look: _sign(self._words.looks[look]) for look in counts}
        shown = " ".join(signs[look] if count == 1 else f"{signs[look]}x{count}" for look, count in counts.items())
        label = f"{self._words.note(zone.label)}: " if zone.label and shown else ""
        return f"{label}{shown}"

    def _talk(self) -> None:
        """What was said, and what holds now."""
        words = self._words
        for saying in self._view.scene.sayings[-3:]:
            self._line(f"{words.names[saying.seat]}: {words.note(saying.text)}", self._palette.faint)
        for fact in words.facts(self._view):
            self._line(fact, self._palette.faint)

    # Zones.

    def _zones_of_all_kinds(self, buttons: int) -> None:
        painters = {
            "board": self._board,
            "box": self._box,
            "calls": self._calls,
            "dice": self._dice,
            "pad": self._pad,
        }
        painted = [(zone, kind_of(zone).felt) for zone in self._words.layout.zones]
        self._room -= self.height + (1 + min(buttons, 8) // 3 if buttons else 0)
        self._room = max(self._room, 8) - 2 * any(felt == "dice" for _, felt in painted)
        for zone, felt in painted:
            if felt:
                painters[felt](zone)

    def _box(self, zone: Zone) -> None:
        if zone.owner < 0 and self._zones.pieces(zone):
            self._line(self._boxed(zone))

    def _board(self, zone: Zone) -> None:
        room = self._room
        fits = [(x, y) for x, y in SCALES if zone.width * x <= self._width and zone.height * y <= room]
        turned = self._view.scene.turned
        board = _Board(zone, fits[0] if fits else SCALES[-1], turned, self._width, self.height)
        pieces: dict[str, list[Piece]] = {}
        for piece in self._zones.pieces(zone):
            pieces.setdefault(piece.place, []).append(piece)
        for line in zone.lines:
            self._draw_line(board, line)
        for place in zone.places:
            self._place(board, place, pieces.get(place.name, []))
        self.height += board.height

    def _draw_line(self, board: "_Board", line: tuple[str, ...]) -> None:
        style = self._on_felt(self._palette.wood)
        for one, other in pairwise(line):
            (x1, y1), (x2, y2) = sorted((board.middle(one), board.middle(other)))
            if y1 == y2:
                self.canvas.put(x1, y1, "─" * (x2 - x1), style)
            elif x1 == x2:
                for y in range(min(y1, y2), max(y1, y2)):
                    self.canvas.put(x1, y, "│", style)

    def _place(self, board: "_Board", place: Place, pieces: list[Piece]) -> None:
        palette = self._palette
        if place.shape == "mark":
            self.canvas.put(*board.middle(place.name), place.sign, self._on_felt(palette.faint))
            return
        x, y, width, height = board.box(place)
        legal = place.name in self._touchable or any(piece.id in self._touchable for piece in pieces)
        ground, ink, shining = palette.felt, palette.marks.get(place.colour, palette.faint), palette.gold
        if place.shape == "square":
            ground, ink = palette.dark if place.colour in ("dark", "black") else palette.light, palette.light
        elif place.shape == "plate":
            ground, ink, shining = palette.paper, f"bold {WRITTEN}", MARKED
        if ground != palette.felt:
            for row in range(height):
                self.canvas.put(x, y + row, " " * width, f"{palette.ink} on {ground}")
        middle_x, middle_y = board.middle(place.name)
        if pieces:
            self._pile(board, place, pieces, ground)
        else:
            sign = self._view.scene.signs.get(place.name, place.sign)
            named = place.shape not in ("tray", "plate") and len(place.name) < max(width, 3)
            text = sign or (place.name if named else "·")
            if place.shape != "square" or legal:
                self.canvas.put(middle_x - len(text) // 2, middle_y, text, f"{ink} on {ground}")
        if legal or place.name in self._touched:
            mark = shining if legal else palette.ink
            left, right = ("[", "]") if place.name in self._touched else ("<", ">")
            self.canvas.put(middle_x - 1, middle_y, left, f"bold {mark} on {ground}")
            self.canvas.put(middle_x + 1, middle_y, right, f"bold {mark} on {ground}")
            if not pieces:
                self.canvas.put(middle_x, middle_y, "·", f"bold {mark} on {ground}")
        name = self._words.place(place.name, self._view)
        count = sum(piece.count for piece in pieces)
        text = f"{name}: {self._words.look(pieces[-1].look, count)}" if pieces else name
        self.spots.append(Spot(place.name, x, y, width, height, text))

    def _pile(self, board: "_Board", place: Place, pieces: list[Piece], ground: str) -> None:
        """Pieces one after the other as far as there is room, else the number of them."""
        looks = [self._words.looks[piece.look] for piece in pieces for _ in range(piece.count)]
        x, y = board.middle(place.name)
        step = board.step(place)
        _, top, _, height = board.box(place)
        if step and len(looks) <= height:
            start = top + height - 1 if step < 0 else top
            for number, look in enumerate(looks):
                self._piece(x, start + step * number, look, ground)
            return
        if step:
            y = top + height - 1 if step < 0 else top
        self._piece(x, y, looks[-1], ground)
        if len(looks) > 1:
            self.canvas.put(x + 1, y, str(len(looks)), f"{self._palette.ink} on {ground}")

    def _piece(self, x: int, y: int, look: Look, ground: str) -> None:
        style = f"bold {self._palette.marks.get(look.colour, self._palette.ink)} on {ground}"
        self.canvas.put(x, y, _sign(look), style)

    def _dice(self, zone: Zone) -> None:
        """Dice side by side, each to be touched; hidden ones as a cup."""
        palette = self._palette
        pieces = self._zones.pieces(zone)
        if not pieces:
            return
        x = 1
        label = self._words.zone(zone)
        self.canvas.put(x, self.height, f"{label}:", self._on_felt(palette.faint))
        x += len(label) + 2
        for piece in pieces:
            look = self._words.looks[piece.look]
            face = "⎵?⎵" if piece.look == BACK else f" {look.face or look.sign} "
            paper = palette.shade if look.colour == "plain" else palette.paper
            for _ in range(piece.count):
                chosen = piece.id and piece.id in self._touched
                ink = f"bold {MARKED if chosen else WRITTEN}"
                self.canvas.put(x, self.height, face, f"{ink} on {paper}")
                if chosen or (piece.id and piece.id in self._touchable):
                    self.canvas.put(x, self.height, "[" if chosen else "<", f"{ink} on {paper}")
                    self.canvas.put(x + 2, self.height, "]" if chosen else ">", f"{ink} on {paper}")
                if piece.id:
                    self.spots.append(Spot(piece.id, x, self.height, 3, 1, self._words.look(piece.look)))
                x += 4
        self.height += 2

    def _pad(self, zone: Zone) -> None:
        """A column for every seat; what is offered stands in brackets."""
        words, palette = self._words, self._palette
        cells: dict[tuple[str, int], Cell] = {
            (cell.row, cell.seat): cell for cell in self._view.scene.cells if cell.zone == zone.name
        }
        names = [words.note(row.text) for row in zone.rows]
        first = max(len(name) for name in names) + PAD_GAP
        column = max(4, min(9, (self._width - first) // len(words.names)))
        for seat, name in enumerate(words.names):
            style = self._on_felt(palette.gold if seat == self._view.turn else palette.faint)
            self.canvas.put(first + seat * column, self.height, name[: column - 1].rjust(column - 1), style)
        self.height += 1
        for row, name in zip(zone.rows, names, strict=True):
            touch = f"{zone.name}.{row.name}"
            legal = touch in self._touchable
            style = palette.gold if legal else palette.faint if row.sum else palette.ink
            self.canvas.put(1, self.height, f"{'>' if legal else ' '}{name}", self._on_felt(style))
            for seat in range(len(words.names)):
                cell = cells.get((row.name, seat))
                if cell:
                    text = f"({cell.text})" if cell.offered else cell.text
                    self.canvas.put(
                        first + seat * column,
                        self.height,
                        text.rjust(column - 1),
                        self._on_felt(palette.faint if cell.offered else palette.ink),
                    )
            if not row.sum:
                self.spots.append(Spot(touch, 1, self.height, self._width - 2, 1, name, line=True))
            self.height += 1

    # Calls and buttons.

    def _calls(self, zone: Zone) -> None:
        """Everything that can ever be said, in its place; what may be said now shines."""
        offered = {choice.touches[0]: choice for choice in self._view.choices if choice.touches}
        x = 1
        for row in zone.rows:
            touch = f"{zone.name}.{row.name}"
            choice = offered.get(touch)
            said = self._words.button(choice) if choice else self._words.note(row.text)
            legal = touch in self._touchable
            x = self._button(x, self._words.note(row.text), self._told(choice, said), touch, shining=legal)
        self.height += 1

    def _buttons(self, choices: Sequence[Choice]) -> None:
        """One after the other; those of a group in lines of their own, after its name."""
        x = 1
        group = ""
        for choice in choices:
            label = self._words.button(choice)
            before, group = group, self._words.note(choice.group) if choice.group else ""
            if group != before:
                self.height += x > 1
                self.canvas.put(1, self.height, group, self._on_felt(self._palette.faint))
                x = len(group) + 2
            x = self._button(x, label, self._told(choice, label), "", choice)
        if choices:
            self.height += 1

    def _told(self, choice: Choice | None, label: str) -> str:
        return self._words.note(choice.help) if choice and choice.help else label

    def _button(
        self, x: int, label: str, told: str, name: str, choice: Choice | None = None, *, shining: bool = True
    ) -> int:
        """A button in this column, or at the beginning of the next line; where the next one begins."""
        width = len(label) + 4
        if x > 1 and x + width > self._width - 1:
            x = 1
            self.height += 1
        style = f"bold {self._palette.gold}" if shining else self._palette.faint
        self.canvas.put(x, self.height, f"[ {label} ]", self._on_felt(style))
        self.spots.append(Spot(name, x, self.height, width, 1, told, choice, line=True))
        return x + width + 1


class _Board:
    """Where the places of a board are on the canvas, turned as it is seen."""

    def __init__(self, zone: Zone, scale: tuple[int, int], turned: int, width: int, top: int) -> None:
        self._places = {place.name: place for place in zone.places}
        self._zone = zone
        self._turned = turned % 4
        self._sx, self._sy = scale
        across, down = (zone.height, zone.width) if self._turned % 2 else (zone.width, zone.height)
        self.height = round(down * self._sy)
        self._left = max(0, (width - round(across * self._sx)) // 2)
        self._top = top

    def _seen(self, place: Place) -> tuple[float, float, float, float]:
        """The middle and the size of a place as it is seen."""
        zone = self._zone
        x, y, width, height = place.x, place.y, place.width, place.height
        if self._turned == 1:
            return zone.height - y, x, height, width
        if self._turned == 2:
            return zone.width - x, zone.height - y, width, height
        if self._turned == 3:
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
        return {0: -1, 2: 1}.get((ways[place.stack] + self._turned) % 4, 0)


def _near(length: float) -> int:
    """The nearest cell, always the further one of two: `round` would take the even one and lay two rows into one."""
    return int(length + 0.5)


def _sign(look: Look) -> str:
    """One character that stands for a piece."""
    return (look.sign or look.face or "?")[:1] if look.kind not in ("die", "cube") else look.face[-1:]


def nearest(spots: Sequence[Spot], here: Spot, across: int, down: int) -> Spot:
    """The next spot in a direction, the same one where there is none."""

    def distance(spot: Spot) -> float:
        x = (spot.x + spot.width / 2) - (here.x + here.width / 2)
        y = 2 * ((spot.y + spot.height / 2) - (here.y + here.height / 2))
        ahead, aside = (x * across, abs(y)) if across else (y * down, abs(x))
        return ahead + 2 * aside if ahead > 0 else float("inf")

    best = min(spots, key=distance, default=here)
    return best if distance(best) < float("inf") else here
