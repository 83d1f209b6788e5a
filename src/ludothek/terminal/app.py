"""The full-screen app: from the set-up screen to the table, in two lights and every language."""

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from ludothek.core.errors import LudothekError
from ludothek.core.language import LANGUAGES
from ludothek.core.texts import Texts
from ludothek.terminal.actions import SETTINGS
from ludothek.terminal.paint import themes
from ludothek.terminal.preparing import SetupScreen
from ludothek.terminal.save_on_exit import save_on_exit
from ludothek.terminal.seating import Plan
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.table import TableScreen


class TableApp(App[str]):
    """Returns what is to be said after the screen has been given back."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    TITLE = "Ludothek"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(setting.key.lower(), setting.name, show=False) for setting in SETTINGS),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self, plan: Plan | None, lang: str, *, sitting: Sitting | None = None, pace: float = 0.5, hold: float = 2.0
    ) -> None:
        """Begin with a sitting that is taken up again, or else by asking what the plan should be."""
        super().__init__()
        self.lang = lang
        self.pace = pace
        """Seconds in which one can see what a computer player has done."""
        self.hold = hold
        """Seconds for which a complete trick stays on the table."""
        self._plan = plan
        self._sitting = sitting
        self._matches = 0
        self.failure: LudothekError | None = None
        """Why the app has ended, if that was an error."""
        for theme in themes():
            self.register_theme(theme)
        self.theme = "night"

    def on_mount(self) -> None:
        """Go to the table, or ask first."""
        if self._sitting is not None:
            self.push_screen(TableScreen(self._sitting))
        else:
            assert self._plan is not None
            self.push_screen(SetupScreen(self._plan))

    def sit_down(self, plan: Plan) -> None:
        """Begin a new match."""
        self._plan = plan
        self._sitting = Sitting.begin(plan, self._matches)
        self._matches += 1
        self.switch_screen(TableScreen(self._sitting))

    def again(self, sitting: Sitting) -> None:
        """Another match with the same seats."""
        sitting.close()
        match = sitting.match
        seed = self._plan.seed if self._plan else None
        self._matches = max(self._matches, 1)
        self.sit_down(Plan(match.game, tuple(sitting.chairs), dict(match.options), seed, sitting.programs))

    def leave(self, sitting: Sitting | None) -> None:
        """End the app; an unfinished match is kept."""
        if sitting is None:
            self.exit("")
            return
        try:
            self.exit(save_on_exit(sitting, Texts(self.lang)))
        except LudothekError as error:
            self.exit(str(error))
        sitting.close()

    def fail(self, sitting: Sitting, failure: LudothekError) -> None:
        """End the app because it may not go on."""
        self.failure = failure
        self.exit("")
        sitting.close()

    def action_leave(self) -> None:
        """Leave from wherever one is."""
        self.leave(self._sitting)

    def action_language(self) -> None:
        """Go on to the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self._redraw()

    def action_light(self) -> None:
        """Day or night."""
        self.theme = "day" if self.theme == "night" else "night"
        self._redraw()

    def _redraw(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | SetupScreen):
                screen.draw()
