"""The set-up screen: everything is filled in already, so Enter begins; arrow keys, clicks and typing change it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult, RenderResult
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from ludothek.core.language import LANGUAGES
from ludothek.core.options import Option, OptionValue
from ludothek.core.texts import Texts
from ludothek.players.levels import is_level, offered
from ludothek.terminal.pieces import Painted
from ludothek.terminal.seating import PERSON, Chair, Plan, name_chairs
from ludothek.terminal.words import option_value, player_name

if TYPE_CHECKING:
    from ludothek.terminal.app import TableApp

LONGEST_NAME = 20
Value = TypeVar("Value")


class Row(Painted, can_focus=True):
    """One thing to settle: a label and a value that the left and right arrow keys change."""

    class Changed(Message):
        """Another value is wanted, so many steps from this one."""

        def __init__(self, row: "Row", by: int) -> None:
            super().__init__()
            self.row = row
            self.by = by

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self._label = ""
        self._value = ""
        self._extra = ""

    def show(self, label: str, value: str, extra: str = "") -> None:
        """Fill in the row; `extra` is a name that can be typed."""
        self._label, self._value, self._extra = label, value, extra
        self.refresh()

    def render(self) -> RenderResult:
        """The label, the value between two arrows, and the name."""
        palette = self.palette
        chosen = self.has_focus
        line = Text(no_wrap=True)
        line.append("▸ " if chosen else "  ", f"bold {palette.gold}")
        line.append(self._label.ljust(20), palette.ink)
        arrows = f"bold {palette.gold}" if chosen else palette.faint
        line.append(" ◂ ", arrows)
        line.append(self._value.center(24), f"bold {palette.ink}" if chosen else palette.ink)
        line.append(" ▸ ", arrows)
        line.append(f" {self._extra}{'▏' if chosen and self._extra else ''}", palette.gold if chosen else palette.faint)
        return line

    def on_click(self, event: events.Click) -> None:
        """The left half goes back, the right half goes on."""
        self.focus()
        if event.x >= 22:
            self.post_message(self.Changed(self, -1 if event.x < 37 else 1))

    def on_focus(self) -> None:
        """The screen says what this row is about."""
        screen = self.screen
        if isinstance(screen, SetupScreen):
            screen.draw()


class SetupScreen(Screen[None]):
    """Asks how many sit down, who they are, what is agreed, and in which language.

    All keys are taken here, in their order; the focus only says which row they are for.
    """

    app: "TableApp"

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.game = plan.game
        self.seats = len(plan.chairs)
        wished = [chair.player for chair in plan.chairs]
        fill = next((player for player in wished[1:] if is_level(player)), "casual")
        self.players = wished + [fill] * (self.game.seats[-1] - len(wished))
        self.typed: dict[int, str] = {}
        """Names that somebody typed; all others follow from who sits there."""
        self.given: dict[str, OptionValue] = dict(plan.options)
        """What is not as it usually is; all else follows from this and the number of seats."""
        self._forget_usual()

    def compose(self) -> ComposeResult:
        """A title, the rows, and what the chosen row is about."""
        with Vertical(id="setup"):
            yield Static(id="title", markup=False)
            yield Static(id="tagline", markup=False)
            with VerticalScroll(id="rows", can_focus=False):
                yield Row("seats")
                for seat in range(self.game.seats[-1]):
                    yield Row(f"seat.{seat}")
                for option in self.game.options:
                    yield Row(f"option.{option.name}")
                yield Row("language")
            yield Static(id="about", markup=False)
            yield Static(id="start", markup=False)

    def on_mount(self) -> None:
        """Everything is filled in."""
        self.query_one(Row).focus()
        self.draw()

    @property
    def options(self) -> dict[str, OptionValue]:
        """What is agreed and what follows from it."""
        return self.game.settle(self.seats, self.given)

    @property
    def chairs(self) -> list[Chair]:
        """Who sits down, with the names that were typed."""
        named = name_chairs(self.players[: self.seats], self.app.lang)
        return [Chair(self.typed.get(seat, "") or chair.name, chair.player) for seat, chair in enumerate(named)]

    def draw(self) -> None:
        """Fill in every row."""
        texts = Texts(self.app.lang, self.game)
        self.query_one("#title", Static).update(self.game.title(self.app.lang))
        self.query_one("#tagline", Static).update(texts("tagline"))
        frame = self.query_one("#setup")
        frame.border_title = "Ludothek"
        chairs = self.chairs
        values = self.options
        about = ""
        for row in self.query(Row):
            kind, _, name = row.key.partition(".")
            help_text = ""
            if kind == "seats":
                row.show(texts("seats"), str(self.seats))
                help_text = texts("seats-help")
            elif kind == "seat":
                seat = int(name)
                row.display = seat < self.seats
                if seat < self.seats:
                    player = chairs[seat].player
                    row.show(texts("seat", number=seat + 1), player_name(texts, player), chairs[seat].name)
                    help_text = self._about_player(texts, player)
            elif kind == "option":
                row.show(texts(f"option-{name}"), self._value(texts, name, values[name]))
                help_text = texts(f"option-{name}-help")
            else:
                row.show(texts("language"), texts("key-language"))
            if row.has_focus:
                about = help_text
        self.query_one("#about", Static).update(about)
        self.query_one("#start", Static).update(texts("setup-keys"))

    def _about_player(self, texts: Texts, player: str) -> str:
        about = player
        if player == PERSON:
            about = texts("person-help")
        elif is_level(player):
            about = texts(f"level-{player.partition(':')[0]}-help")
        return f"{about} {texts('name-help')}"

    def _value(self, texts: Texts, name: str, value: OptionValue) -> str:
        option = self._option(name)
        if option.of_seats and value not in option.words:
            return self.chairs[int(value)].name
        return option_value(texts, option, value)

    def _option(self, name: str) -> Option:
        return next(option for option in self.game.options if option.name == name)

    # Changing things.

    def on_key(self, event: events.Key) -> None:
        """Walk along the rows, change or name what the chosen one is about, begin, or leave."""
        match event.key:
            case "enter" | "ctrl+j":
                self.app.sit_down(replace(self.plan, chairs=tuple(self.chairs), options=self.options))
            case "escape":
                self.app.action_leave()
            case "down" | "tab":
                self.focus_next()
            case "up" | "shift+tab":
                self.focus_previous()
            case "left" | "right" if isinstance(self.focused, Row):
                self._change(self.focused, -1 if event.key == "left" else 1)
            case "backspace":
                self._write(lambda name: name[:-1])
            case _ if event.is_printable:
                self._write(lambda name: name + (event.character or ""))
            case _:
                return
        event.stop()

    def on_paste(self, event: events.Paste) -> None:
        """A name or a text may be pasted."""
        pasted = "".join(sign for sign in event.text if sign.isprintable())
        self._write(lambda name: name + pasted)

    def on_row_changed(self, message: Row.Changed) -> None:
        """A row was clicked."""
        self._change(message.row, message.by)

    def _change(self, row: Row, by: int) -> None:
        """Step to the next or the one before of what a row can be."""
        kind, _, name = row.key.partition(".")
        if kind == "seats":
            self.seats = _step(list(self.game.seats), self.seats, by)
            self._drop_impossible()
        elif kind == "seat":
            seat = int(name)
            players = [PERSON, *offered(self.game)]
            if self.players[seat] not in players:  # a program, or a level that was wished for
                players.append(self.players[seat])
            self.players[seat] = _step(players, self.players[seat], by)
        elif kind == "option":
            values = self._option(name).values(self.seats)
            if values:  # else it is a text, which is typed
                self.given[name] = _step(values, self.options[name], by)
                self._forget_usual()
        else:
            self.app.lang = _step(list(LANGUAGES), self.app.lang, by)
        self.draw()

    def _forget_usual(self) -> None:
        """What is as the options before it make it goes on following them."""
        chosen, self.given = self.given, {}
        for option in self.game.options:
            value = chosen.get(option.name, self.options[option.name])
            if value != self.options[option.name]:
                self.given[option.name] = value

    def _drop_impossible(self) -> None:
        """With fewer seats some agreed values may be gone."""
        for option in self.game.options:
            value = self.given.get(option.name)
            if value is not None and not option.longest and value not in option.values(self.seats):
                del self.given[option.name]
        self._forget_usual()

    def _write(self, change: Callable[[str], str]) -> None:
        """Change what is typed in the chosen row: the name of a seat, or an option that is a text."""
        kind, _, name = self.focused.key.partition(".") if isinstance(self.focused, Row) else ("", "", "")
        if kind == "seat":
            seat = int(name)
            self.typed[seat] = change(self.typed.get(seat, ""))[:LONGEST_NAME]
            self.draw()
        elif kind == "option" and self._option(name).longest:
            self.given[name] = change(str(self.given.get(name, "")))[: self._option(name).longest]
            self.draw()


def _step(values: Sequence[Value], value: Value, by: int) -> Value:
    return values[(values.index(value) + by) % len(values)]
