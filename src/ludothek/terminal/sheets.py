"""Sheets that are laid over the table for a moment: rulebook, score pad, last trick, results, and the cover."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.markup import escape
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from ludothek.core.view import View
from ludothek.terminal.actions import named
from ludothek.terminal.paint import PALETTES
from ludothek.terminal.pieces import Trick
from ludothek.terminal.words import Words
from ludothek.terminal.zones import Zones


class Sheet(ModalScreen[str]):
    """A titled sheet; Enter and Escape lay it aside with the answer `go`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,ctrl+j,escape,space", "answer('go')", show=False),
    ]

    def __init__(self, title: str, foot: str) -> None:
        super().__init__()
        self._title = title
        self._foot = foot

    def compose(self) -> ComposeResult:
        """A frame with the title above and what to do below."""
        with Vertical(classes="sheet") as frame:
            frame.border_title = self._title
            frame.border_subtitle = escape(self._foot)
            yield from self.content()

    def content(self) -> ComposeResult:
        """What is written on the sheet."""
        yield Static()

    def action_answer(self, answer: str) -> None:
        """Lay the sheet aside."""
        self.dismiss(answer)

    def on_click(self) -> None:
        """A click anywhere lays it aside too."""
        self.action_answer("go")


class RulebookSheet(Sheet):
    """The keys and the whole rulebook, to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"{named('rules').key.lower()},q", "answer('go')", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
    ]

    def __init__(self, words: Words, commands: Sequence[str]) -> None:
        super().__init__(words.texts("rules"), words.texts("close"))
        self._keys = words.texts("keys-help", words=", ".join(commands))
        self._text = words.rulebook.text

    def content(self) -> ComposeResult:
        """What the keys do, and the rulebook as it is written."""
        with VerticalScroll(id="rulebook"):
            yield Static(self._keys, markup=False, classes="keys")
            yield Markdown(self._text)

    def action_scroll(self, by: int) -> None:
        """Read on or back, line by line."""
        self.query_one("#rulebook").scroll_relative(y=by, animate=False)

    def on_click(self) -> None:
        """Reading goes on: a click in the text does not close the book."""


class TextSheet(Sheet):
    """A sheet with a few lines or a table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(f"{named('score').key.lower()},q", "answer('go')", show=False)]

    def __init__(self, title: str, foot: str, *parts: Table | Text | str) -> None:
        super().__init__(title, foot)
        self._parts = parts

    def content(self) -> ComposeResult:
        """The parts one below the other."""
        with VerticalScroll(classes="parts"):
            for part in self._parts:
                yield Static(part, markup=False)


class LastTrickSheet(Sheet):
    """A look back at the last trick."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(f"{named('last').key.lower()},q", "answer('go')", show=False)]

    def __init__(self, words: Words, view: View) -> None:
        super().__init__(words.texts("last-trick"), words.texts("close"))
        self._laid = Zones(words.layout, view).laid("last_trick")
        self._names = words.names

    def content(self) -> ComposeResult:
        """The cards and who played them."""
        yield Trick(id="look-back")

    def on_mount(self) -> None:
        """Lay out the cards."""
        self.query_one(Trick).show(self._laid, self._names, -1, 0)


class EndSheet(TextSheet):
    """The result of the whole match; one may play again, save the record, or leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "answer('quit')", show=False),
        Binding("s", "answer('save')", show=False),
    ]

    def on_click(self) -> None:
        """Too much hangs on the answer to take it from a stray click."""


class ChoiceSheet(Sheet):
    """A few answers, each with a key; anything else lays the sheet aside."""

    def __init__(self, words: Words, answers: Mapping[str, str], text: str) -> None:
        super().__init__(words.texts(named("agree").label), words.texts("close"))
        self._answers = answers
        self._text = text

    def content(self) -> ComposeResult:
        """The answers with their keys."""
        yield Static(self._text, markup=False)

    def on_key(self, event: events.Key) -> None:
        """Give the answer of a key."""
        if event.key in self._answers:
            event.stop()
            self.dismiss(self._answers[event.key])


class CoverSheet(Sheet):
    """Covers the table until the next person has taken over."""

    def __init__(self, words: Words, seat: int) -> None:
        name = words.names[seat]
        super().__init__(words.game.title(words.lang), words.texts("cover-ready", seat=name))
        self._text = words.texts("cover", seat=name)

    def content(self) -> ComposeResult:
        """Who is asked to the table."""
        yield Static(self._text, markup=False, classes="cover")


def score_pad(words: Words, view: View, theme: str, width: int = 9) -> Table:
    """The points of every deal and the totals, one column of at most `width` a seat."""
    palette = PALETTES[theme]
    pad = Table(box=None, padding=(0, 0, 0, 1), header_style=palette.faint)
    pad.add_column("")
    for name in words.names:
        pad.add_column(Text(name), justify="right", max_width=width, no_wrap=True, overflow="ellipsis")
    for number, deal in enumerate(view.deals, start=1):
        pad.add_row(str(number), *(str(points) for points in deal.points))
    styles = [f"bold {palette.gold}" if seat in view.leading else palette.ink for seat in range(len(view.totals))]
    pad.add_row(
        words.texts("total"), *(Text(str(total), style) for total, style in zip(view.totals, styles, strict=True))
    )
    if view.result is not None and view.deals and view.result.points != view.totals:
        pad.add_row(words.texts("settlement"), *(str(points) for points in view.result.points))
    if words.layout.tally is not None:
        drawn = [
            f"{names}: {words.layout.tally.sign * whole}{'|' * begun}" for names, whole, begun in words.tallies(view)
        ]
        pad.caption, pad.caption_justify = Text("\n".join(drawn), palette.ink), "left"
    return pad


def deal_pad(words: Words, view: View, theme: str) -> Table:
    """The points of the deal that is over, colour by colour where the game counts so."""
    palette = PALETTES[theme]
    pad = Table(box=None, padding=(0, 1), header_style=palette.faint)
    counters = view.scene.counters
    signs = Zones(words.layout, view).colours()
    colours = [colour for colour in signs if f"points.0.{colour}" in counters]
    pad.add_column("")
    for colour in colours:
        heading = Text(f"{signs[colour]} {words.colour(colour)}", palette.marks.get(colour, palette.ink))
        pad.add_column(heading, justify="right", no_wrap=True)
    pad.add_column(words.texts("points"), justify="right")
    for seat, name in enumerate(words.names):
        parts = [str(counters[f"points.{seat}.{colour}"]) for colour in colours]
        style = f"bold {palette.gold}" if seat in view.deals[-1].winners else palette.ink
        pad.add_row(Text(name, style), *parts, Text(str(view.deals[-1].points[seat]), style))
    return pad
