"""Paper on felt: the colours of the full-screen table, and how cards are drawn with half blocks."""

from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich.text import Text
from textual.theme import Theme

from ludothek.core.view import Look


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a table by day or by night."""

    felt: str
    wood: str
    ink: str
    faint: str
    gold: str
    paper: str
    shade: str
    """Paper that cannot be played now."""
    shade_ink: str
    inks: dict[str, str]
    """The ink of each colour of cards, on paper."""
    marks: dict[str, str]
    """The same colours on felt, and those of stones."""
    dark: str
    light: str
    """The squares of a board."""


INKS = {
    "red": "#b3261e",
    "yellow": "#8a6200",
    "green": "#1f6b33",
    "blue": "#1b4f9c",
    "violet": "#7427a3",
}
WRITTEN, MARKED = "#26221a", "#a03010"
"""Ink on paper, such as on a die: what stands there, and what is chosen or may be."""
STONES = {"white": "#ffffff", "black": "#ffb066"}
"""On dark felt black is not to be seen: dark stones glow like amber."""
NIGHT = Palette(
    felt="#1c3a2e",
    wood="#8a6440",
    ink="#f1e8d4",
    faint="#a9b8a4",
    gold="#f0c661",
    paper="#f6edd8",
    shade="#9d9a86",
    shade_ink="#33392f",
    inks=INKS,
    marks={"red": "#ff8f7f", "yellow": "#f2cf4f", "green": "#84dc86", "blue": "#8fbcff", "violet": "#d8a4ff"} | STONES,
    dark="#5a4028",
    light="#c9a878",
)
DAY = Palette(
    felt="#dfe8d5",
    wood="#a9794a",
    ink="#2b2a22",
    faint="#5e6a58",
    gold="#8a4b00",
    paper="#fffdf5",
    shade="#c3c8b5",
    shade_ink="#4a4d42",
    inks=INKS,
    marks=INKS | {"white": "#8a5a1a", "black": "#000000"},
    dark="#b98d5a",
    light="#f1e3c6",
)
PALETTES = {"night": NIGHT, "day": DAY}


def themes() -> list[Theme]:
    """Both palettes as themes for the style sheet."""
    return [
        Theme(
            name=name,
            primary=palette.gold,
            secondary=palette.wood,
            accent=palette.gold,
            foreground=palette.ink,
            background=palette.felt,
            surface=palette.felt,
            panel=palette.felt,
            dark=name == "night",
            variables={"felt": palette.felt, "wood": palette.wood, "ink": palette.ink, "faint": palette.faint},
        )
        for name, palette in PALETTES.items()
    ]


@dataclass(frozen=True, slots=True)
class Size:
    """How big cards are drawn."""

    width: int
    height: int


SMALL = Size(5, 4)
LARGE = Size(7, 5)


class Canvas:
    """A rectangle of cells to paint on; what falls outside is cut off."""

    def __init__(self, width: int, height: int, style: str) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", style)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text; every character is one cell wide."""
        if not 0 <= y < self.height:
            return
        for column, character in enumerate(text, start=x):
            if 0 <= column < self.width:
                self._cells[y][column] = (character, style)

    def text(self, lines: int | None = None) -> Text:
        """What has been painted, line by line; the first so many lines."""
        text = Text(no_wrap=True, end="")
        for number, row in enumerate(self._cells[:lines]):
            if number:
                text.append("\n")
            for style, cells in groupby(row, key=itemgetter(1)):
                text.append("".join(character for character, _ in cells), style)
        return text


def draw_card(
    canvas: Canvas, x: int, y: int, look: Look, size: Size, palette: Palette, *, shaded: bool = False
) -> None:
    """A paper card with its face and its sign; `shaded` where it cannot be played now."""
    paper = palette.shade if shaded else palette.paper
    ink = palette.shade_ink if shaded else palette.inks.get(look.colour, "#3b3a30")
    edge = f"{paper} on {palette.felt}"
    inner = size.width - 2
    bold = "" if shaded else "bold "
    face = f"{bold}{ink} on {paper}"
    rows = [look.face.ljust(inner), look.sign.ljust(inner)]
    if size.height == LARGE.height:
        rows = [look.face.ljust(inner), look.sign.center(inner), look.face.rjust(inner)]
    canvas.put(x, y, f"▗{'▄' * inner}▖", edge)
    for number, row in enumerate(rows, start=1):
        canvas.put(x, y + number, f"▐{' ' * inner}▌", edge)
        canvas.put(x + 1, y + number, row[:inner], face)
    canvas.put(x, y + size.height - 1, f"▝{'▀' * inner}▘", edge)


def draw_slot(canvas: Canvas, x: int, y: int, size: Size, palette: Palette) -> None:
    """The place of a card that is still to come."""
    style = f"{palette.faint} on {palette.felt}"
    inner = size.width - 2
    canvas.put(x, y, f"╭{'╌' * inner}╮", style)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, f"╎{' ' * inner}╎", style)
    canvas.put(x, y + size.height - 1, f"╰{'╌' * inner}╯", style)
