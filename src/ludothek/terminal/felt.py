"""What lies on the felt besides cards: boards, boxes, dice, score pads, what was said, and buttons to press."""

from collections.abc import Sequence

from ludothek.core.touching import narrow
from ludothek.core.view import BACK, Cell, Choice, View, Zone
from ludothek.terminal.amounts import LESS, MORE
from ludothek.terminal.board import Board, Brush, sign_of
from ludothek.terminal.lying import Lying
from ludothek.terminal.paint import MARKED, WRITTEN, Canvas, Palette
from ludothek.terminal.spots import Spot
from ludothek.terminal.words import Words
from ludothek.terminal.zones import Zones, kind_of

TALLEST = 80
"""More lines than any screen has; what is not used is cut off."""
PAD_GAP = 3


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
        self._brush = Brush(words, view, palette, self.canvas, touchable, touched)
        self.spots: list[Spot] = []
        self.height = 0
        if seats:
            self._seats()
        self._talk()
        self._zones_of_all_kinds(len(buttons), tricks=seats)
        self._whom()
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
            held = words.held(seat, view) if seat != view.seat else ""
            parts = [held or name, *words.counters(view, seat), *boxes]
            side = view.scene.sides[seat] if seat < len(view.scene.sides) else ""
            sign = f"{words.looks[side].sign} " if side else ""
            mark = "▸ " if seat == view.turn else "  "
            style = palette.gold if seat == view.turn else palette.faint if seat in view.scene.out else palette.ink
            self._line(f"{mark}{sign}{' · '.join(part for part in parts if part)}", style)

    def _boxed(self, zone: Zone) -> str:
        """`taken: ●●●`, with a number where they are many; of what counts by batches only the number."""
        counts: dict[str, int] = {}
        for piece in self._zones.pieces(zone):
            counts[piece.look] = counts.get(piece.look, 0) + piece.count
        if counts and zone.batch > 1:
            return f"{self._words.zone(zone)}: {sum(counts.values()) // zone.batch}"
        signs = {look: sign_of(self._words.looks[look]) for look in counts}
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

    def _zones_of_all_kinds(self, buttons: int, *, tricks: bool) -> None:
        """What is before whoever looks comes last, and so lies nearest."""
        painters = {
            "board": self._board,
            "box": self._box,
            "calls": self._calls,
            "dice": self._dice,
            "pad": self._pad,
        }
        lying = Lying(self._brush)
        painted = [(zone, kind_of(zone).felt) for zone in self._words.layout.zones if tricks or zone.kind != "trick"]
        painted.sort(key=lambda each: each[1] == "columns" and each[0].owner == self._view.seat)
        self._room -= self.height + (1 + min(buttons, 8) // 3 if buttons else 0)
        self._room = max(self._room, 8) - 2 * any(felt == "dice" for _, felt in painted)
        lying.begin(self.height)
        for zone, _ in painted:
            lying.paint(zone)
        self.height = lying.bottom
        self.spots += lying.spots
        for zone, felt in painted:
            if felt in painters:
                painters[felt](zone)

    def _box(self, zone: Zone) -> None:
        if zone.owner < 0 and self._zones.pieces(zone):
            self._line(self._boxed(zone))

    def _board(self, zone: Zone) -> None:
        board = Board(self._brush, zone, self._zones.pieces(zone), (self._width, self._room), self.height)
        self.spots += board.spots
        self.height += board.height

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
                    text = f"({cell.text})" if cell.offered else cell.text or "x" * cell.struck
                    style = palette.faint if cell.offered or cell.struck else palette.ink
                    self.canvas.put(
                        first + seat * column,
                        self.height,
                        text.rjust(column - 1),
                        self._on_felt(f"strike {style}" if cell.struck and cell.text else style),
                    )
            if not row.sum:
                self.spots.append(Spot(touch, 1, self.height, self._width - 2, 1, name, line=True))
            self.height += 1

    # Calls and buttons.

    def _calls(self, zone: Zone) -> None:
        """Everything that can ever be said, in its place; what may be said now shines."""
        begun = len(self._touched)
        offered = {
            choice.touches[begun]: choice for choice in narrow(self._view, self._touched) if len(choice.touches) > begun
        }
        x = 1
        for row in zone.rows:
            touch = f"{zone.name}.{row.name}"
            choice = offered.get(touch)
            legal = touch in self._touchable
            if row.look and not legal and touch not in self._touched:
                continue
            said = self._words.button(choice) if choice else self._words.note(row.text)
            look = self._words.looks.get(row.look)
            text = f"{look.face}{look.sign}" if look else self._words.note(row.text)
            x = self._button(x, text, self._told(choice, said), touch, shining=legal)
        self.height += x > 1

    def _whom(self) -> None:
        """The seats, while one of them is to be touched."""
        names = [f"seat.{seat}" for seat in range(len(self._words.names))]
        if not {*self._touchable, *self._touched}.intersection(names):
            return
        x = 1
        for name, who in zip(names, self._words.names, strict=True):
            if name in self._touchable or name in self._touched:
                x = self._button(x, who, who, name, shining=name in self._touchable)
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
            if choice.amount is not None:
                x = self._button(x, "−", self._words.texts("amount-less"), LESS)
                x = self._button(x, "+", self._words.texts("amount-more"), MORE)
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
        self.spots.append(Spot(name, x, self.height, width, 1, told, choice=choice, line=True))
        return x + width + 1
