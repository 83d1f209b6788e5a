"""How the full-screen table looks: seats, trick, hand, score and story of one view. Touches are not its business."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.markup import escape
from textual.widgets import Static

from ludothek.core.state import WATCHER
from ludothek.core.touching import touchable
from ludothek.core.view import Note, View
from ludothek.terminal.actions import SETTINGS, Action, Setting, by_key, offered
from ludothek.terminal.line import Line
from ludothek.terminal.pieces import ROOMY, Hand, SeatPanel, Trick
from ludothek.terminal.sheets import score_pad
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.touching import FeltView
from ludothek.terminal.words import Words
from ludothek.terminal.zones import Zones

if TYPE_CHECKING:
    from ludothek.terminal.app import TableApp

TOLD = 40
"""So much of the story is kept on the screen."""


class TableView(Vertical):
    """A sitting as `viewer` sees it."""

    app: "TableApp"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.viewer = sitting.persons[0] if len(sitting.persons) == 1 else WATCHER
        self.story: list[tuple[int, Note]] = []
        """What has happened, each with the length of the log at that time, so that undo can take it back."""
        self.touched: tuple[str, ...] = ()
        self.thinking = False
        self._words: Words | None = None
        layout = sitting.match.game.layout(sitting.match.seats)
        kinds = {zone.kind for zone in layout.zones}
        self.cards = {"trick", "hand"} <= kinds
        """Are tricks played from the hand? Then these are in the middle, else what lies on the felt is."""
        self.holding = "hand" in kinds
        self.actions = offered(sitting.match.game, layout)
        """What can be done at this table besides moving."""

    def compose(self) -> ComposeResult:
        """The other seats above, the trick in the middle, the own hand below; the score beside, where there is room."""
        with Horizontal(id="top"):
            yield Static(id="heading", markup=False)
            yield Static(id="settings")
        with Horizontal(id="room"):
            with Vertical(id="table"):
                with Horizontal(id="others"):
                    for _ in range(self.sitting.match.seats - bool(self.sitting.persons)):
                        yield SeatPanel(classes="seat")
                with Horizontal(id="middle"):
                    with Vertical(id="own"):
                        yield SeatPanel(classes="seat mine")
                    yield Trick(id="trick")
                yield FeltView(id="felt", seats=not self.cards)
                yield Hand(id="hand")
            with Vertical(id="side"):
                yield Static(id="pad", classes="box")
                yield Static(id="story", classes="box", markup=False)
        yield Static(id="notice", markup=False)
        yield Static(id="news", markup=False)
        yield Line(id="line")
        yield Static(id="keys")

    def fit(self, width: int, height: int) -> None:
        """Show everything in a terminal of this size; where there is room, the score lies beside the table."""
        self.set_class(width >= ROOMY[0] and height >= ROOMY[1], "roomy")
        self.draw()

    @property
    def line(self) -> Line:
        """Where what is typed stands."""
        return self.query_one(Line)

    @property
    def words(self) -> Words:
        """The words of the language that is set now."""
        if self._words is None or self._words.lang != self.app.lang:
            self._words = Words(self.sitting.match.game, self.sitting.chairs, self.app.lang)
        return self._words

    @property
    def view(self) -> View:
        """What whoever sits before the screen may see."""
        return self.sitting.match.view(self.viewer)

    def draw(self, view: View | None = None) -> None:
        """Show everything, as it is or as a given view has it; nothing once the table has been left."""
        if not self.query(Line):
            return
        view = view or self.view
        words = self.words
        zones = Zones(words.layout, view)
        self._write("#heading", " · ".join((words.game.title(words.lang), *words.heading(view))))
        self.set_class(not self.cards, "open")
        self.query_one(Hand).display = self.holding
        self.query_one(FeltView).show(words, view, self.touched)
        if self.cards:
            self._draw_cards(view, zones, words)
        self._draw_hand(zones)
        self._draw_side(view, words)
        self._draw_foot(view, words)

    def _draw_cards(self, view: View, zones: Zones, words: Words) -> None:
        """Everybody's panel and the trick in the middle."""
        names = self.sitting.names
        first = max(self.viewer, 0)
        around = [(first + step) % len(names) for step in range(len(names))]
        panels = list(self.query(SeatPanel))
        mine = panels.pop()
        self.query_one("#own").display = bool(self.sitting.persons)
        if self.sitting.persons:
            self._draw_seat(mine, around.pop(0), zones, words)
        for panel, seat in zip(panels, around, strict=True):
            self._draw_seat(panel, seat, zones, words)
        trick = self.query_one("#trick", Trick)
        trick.border_title = words.texts("trick")
        trick.show(zones.laid("trick"), names, view.turn, first)
        felt = self.query_one(FeltView)
        felt.display = felt.anything

    def _draw_seat(self, panel: SeatPanel, seat: int, zones: Zones, words: Words) -> None:
        view = zones.view
        mine = panel.has_class("mine")
        counters = view.scene.counters
        signs = zones.colours()
        parts = {
            colour: counters[f"points.{seat}.{colour}"] for colour in signs if f"points.{seat}.{colour}" in counters
        }
        points = words.texts("points-of", count=counters.get(f"points.{seat}", 0))
        count = None if mine else sum(piece.count for piece in zones.hand(seat))
        panel.show(count, points, zones.sets(seat), signs, parts)
        turn = seat == view.turn
        name = escape(words.names[seat])
        panel.border_title = f"▸ {name}" if turn else name
        panel.border_subtitle = points if mine else None
        panel.set_class(turn, "turn")
        panel.set_class(seat in view.scene.out, "out")

    def _draw_hand(self, zones: Zones) -> None:
        view = zones.view
        cards = [(piece.id, zones.look(piece)) for piece in zones.hand(self.viewer)] if self.viewer >= 0 else []
        playable = touchable(view, self.touched) if view.choices else None
        self.query_one(Hand).show(cards, playable, self.touched)

    def _draw_side(self, view: View, words: Words) -> None:
        if not self.has_class("roomy"):
            return
        pad = self.query_one("#pad", Static)
        pad.border_title = words.texts("score-pad")
        pad.update(score_pad(words, view, self.app.theme, width=5))
        story = self.query_one("#story", Static)
        story.border_title = words.texts("story")
        self._write("#story", "\n".join(words.note(note) for _, note in reversed(self.story[-TOLD:])))

    def _draw_foot(self, view: View, words: Words) -> None:
        texts = words.texts
        self._write("#news", words.note(self.story[-1][1]) if self.story else "")
        prompt = ""
        if view.choices:
            prompt = texts("turn-choose", example=words.example(view))
        elif view.turn >= 0:
            text_id = "thinking" if self.thinking else "turn-other"
            prompt = texts(text_id, seat=self.sitting.names[view.turn])
        self.line.prompt(prompt)
        self._write("#settings", " ".join(self._link(f"app.{each.name}()", each) for each in SETTINGS))
        keys = by_key(self.actions)
        wide = sum(len(f"{each.key} {texts(each.label)}  ") for each in keys) > self.app.size.width
        links = [self._link(f"screen.do('{each.name}')", each) for each in keys]
        self._write("#keys", (" " if wide else "  ").join(links))

    def _link(self, click: str, named: Action | Setting) -> str:
        return f"[@click={click}][b]{named.key}[/b] {self.words.texts(named.label)}[/]"

    def _write(self, selector: str, text: str) -> None:
        """Fill in a line whose place does not depend on what it says."""
        line = self.query_one(selector, Static)
        if line.content != text:
            line.update(text, layout=False)

    def settle_pointer(self) -> None:
        """Let the arrow keys go to where something is to be chosen: the hand if it is that, else the felt."""
        view = self.view
        ids = {piece.id for piece in view.scene.pieces if piece.id and piece.zone == f"hand.{view.seat}"}
        chosen = touchable(view, self.touched)
        self.point_at(hand=self.holding and (not view.choices or bool(ids & chosen)))

    def point_at(self, *, hand: bool) -> None:
        """Let the arrow keys go to the hand, or to the felt."""
        self.query_one(Hand).set_pointing(pointing=hand)
        self.query_one(FeltView).set_pointing(pointing=not hand)

    def say(self, *lines: str) -> None:
        """Lay a note over the table until something else happens."""
        notice = self.query_one("#notice", Static)
        notice.update("\n".join(lines))
        notice.display = bool(lines)
