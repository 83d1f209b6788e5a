"""People who walk through games: from the chest to the last result, touching nothing but what is offered.

Each has a language and a screen. They open their tables on the server, through its pages; what happens there is then
staged, so that it is the same every time and nobody waits for anybody. Several can sit on one seat of such a table:
they take turns in deciding, and whatever they are shown they look at closely.
"""

import json
import re
import time
from collections.abc import Callable, Collection, Sequence
from math import ceil
from typing import Any, cast

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, WebSocketRoute

from browser.test_every_screen import FAULTS, FINGER
from browser.test_pages import faults
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.touching import touch
from ludothek.core.view import Choice, View
from support.browser.plans import Plan, planned, planned_on
from support.browser.server import PATIENCE, Server, remembered
from support.browser.staged import FRAMES, ME, Moment, StagedTable, long_names
from support.browser.table_page import RESULT, TOUCHABLE
from support.browser.vocabulary import Vocabulary

BUTTONS = ".choices button:not(.back)"

COUNT = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true);"
"""A touch has done what it does when it has been felt as a click."""

SPOT = """async ([selector, labels, clicks, patience]) => {
  const can = node => !node.disabled && node.ariaDisabled !== 'true' && !node.closest('[inert]');
  const first = node => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.trim()) return walker.currentNode.data.trim();
  };
  const find = () => {
    const nodes = [...document.querySelectorAll(selector)].filter(each => can(each) && each.checkVisibility());
    return labels.length ? labels.map(label => nodes.find(each => first(each) === label)).find(each => each) : nodes[0];
  };
  const STEPS = [0.5, 0.3, 0.7, 0.1, 0.9];
  const spot = node => {
    const box = node.getBoundingClientRect();
    for (const down of STEPS) for (const along of STEPS) {
      const [x, y] = [box.left + along * box.width, box.top + down * box.height];
      if (node.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  };
  for (const end = performance.now() + patience; performance.now() < end;) {
    const node = window.clicks < clicks ? null : find();
    let found = node && spot(node);
    if (node && !found) {
      node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      found = spot(node);
    }
    if (found) return { ...found, says: first(node) };
    await new Promise(done => setTimeout(done, 20));
  }
  return null;
}"""
"""Where to touch the first thing of a kind that may be touched, or that says the first of some labels, and what it
says: as soon as there is one, and so many clicks have been felt; null: there is none."""

LOOK = """selector => {
  const said = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() && !node.parentElement.closest('script, style, .rules')) said.add(node.data.trim());
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (!node.closest('.rules')) said.add(node.getAttribute(name));
  const outside = [...document.querySelectorAll(selector)].filter(node => {
    const box = node.getBoundingClientRect();
    const scrolled = node.closest('.grid, .pad, .others, .sayings');
    return !scrolled && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  });
  return {
    said: [...said],
    outside: outside.map(node => `outside the screen: ${node.outerHTML.slice(0, 120)}`),
    scrolls: document.scrollingElement.scrollWidth > innerWidth,
  };
}"""
"""All that is said, seen or heard; what may be touched and is outside the screen; and can it be scrolled sideways?"""


class PlannedTable(StagedTable):
    """A staged table at which a match goes as it was planned; when somebody decides otherwise, it is planned anew."""

    def __init__(self, game: Game, seats: int, seed: int = 0) -> None:
        super().__init__(game, long_names(seats))
        self._seed = seed
        self._plan: Plan | None = None

    @property
    def match(self) -> Match:
        assert self.table.match
        return self.table.match

    def begin(self, decisions: int) -> int:
        """Begin another match, if it can be with so many decisions of mine; how many there are."""
        self._plan = planned(self.game, len(self.names), decisions, self._seed)
        self._seed += 1
        self._number = self.table.number
        self.table = self._laid(Moment("", self._plan.options, self._plan.seal, None))
        return self._plan.mine

    def go_on(self) -> None:
        """Let the others move until it is my turn, or a deal is over."""
        while self.match.turn not in (ME, -2):
            self.table.move_for(self.match.turn, self._next(), "computer")

    def wanted(self) -> Choice:
        """What I am to decide."""
        move = self._next()
        return next(choice for choice in self.match.view(ME).choices if choice.move == move)

    def _next(self) -> int:
        assert self._plan
        log = self.match.log
        if tuple(log) != self._plan.log[: len(log)]:
            self._plan = planned_on(self.match, self._seed)
        return self._plan.log[len(log)]


class Walker:
    """Somebody with a language and a screen."""

    def __init__(self, browser: Browser, server: Server, lang: str, size: ViewportSize, theme: str) -> None:
        self.lang = lang
        self._server = server
        self._finger = min(size["width"], size["height"]) < 500
        context = browser.new_context(
            viewport=size,
            has_touch=self._finger,
            is_mobile=self._finger,
            locale="en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(remembered(lang=lang))
        context.add_init_script(COUNT)
        self.page: Page = context.new_page()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route_web_socket(re.compile("/socket$"), self._meet)
        self.errors: list[str] = []
        self._sent: list[dict[str, Any]] = []
        self._socket: WebSocketRoute | None = None
        self._table: PlannedTable | None = None
        self._words: Vocabulary
        self._told = ""
        self._clicks = 0
        self._closely: list[Callable[[], list[str]]] = []
        self._home = False

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _meet(self, socket: WebSocketRoute) -> None:
        """The server has to let the page in and deal; from then on, the page is told what is staged."""
        real = socket.connect_to_server()

        def answered(text: str | bytes) -> None:
            if json.loads(text)["type"] == "view" and self._socket is not socket:
                self._socket = socket

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                real.send(text)
            elif message["type"] in {"move", "next"}:
                self._sent.append(message)

        real.on_message(answered)
        socket.on_message(said)

    # What one does.

    def start(self, table: PlannedTable, *, fitting: bool = False, usable: bool = False) -> None:
        """From the chest to the table, through the set-up of its game; does it fit there, and can everybody use it?"""
        self._table = table
        self._words = Vocabulary(self.lang, table.game, table.names)
        self._socket = None
        self._sent.clear()
        self._told = ""
        self._closely = []
        if not self._home:
            self.page.goto(self._server.address)
            self._clicks = 0
        self._home = False
        self._touch(f".games a[href='/g/{table.game.id}']")
        self._touch("button.start", look=True)
        self._wait(lambda: self._socket is not None, "the server does not open the table")
        self.see()
        self._closely = [self._fitting] * fitting + [self._usable] * usable

    def faults(self) -> list[str]:
        """What was wrong since the last time that this was asked."""
        found, self.errors = self.errors, []
        return [f"{self}: {error}" for error in dict.fromkeys(found)]

    def see(self) -> None:
        """Be shown the table as it is now."""
        assert self._socket
        assert self._table
        info, view = self._table.said()
        if self._told != self._table.table.phase:
            self._socket.send(info)
        self._told = self._table.table.phase
        self._socket.send(view)

    def decide(self) -> None:
        """Make the move that is wanted, or one like it."""
        assert self._table
        view, choice = self._table.match.view(ME), self._table.wanted()
        if choice.amount is not None:
            self.page.locator(".amount input").first.fill(str(choice.amount))
        touched: tuple[str, ...] = ()
        made = False
        for name in choice.touches:
            self._touch(f'[data-touch="{name}"], [data-card="{name}"]', look=not touched)
            step = touch(view, touched, name)
            made = isinstance(step, Choice)
            touched = step if isinstance(step, tuple) else (*touched, name)
        if not made:
            self._press(choice, view, look=not touched)
        said = self._heard()
        self._table.table.move(ME, said["move"], said["number"])

    def _press(self, choice: Choice, view: View, *, look: bool) -> None:
        """Press the button that says it; before, if need be, what leads there: its group, or the rest of very many."""
        label, group = self._words.of(choice.label) or choice.text, self._words.of(choice.group)
        if group and sum(self._words.of(each.group) == group for each in view.choices) == 1:
            label = group
        elif group:
            self._touch(BUTTONS, group, look=look)
            self._spot(".choices .back")
        if self._touch(BUTTONS, label, "…", look=look and not group) == "…":
            self._touch(BUTTONS, label)

    def next_deal(self) -> None:
        """Go on after a deal."""
        assert self._table
        self._touch(f"{RESULT} .primary", look=True)
        assert self._heard()["type"] == "next"
        self._table.table.next_deal(self._table.table.number)

    def finish(self) -> None:
        """See the result and leave."""
        self.see()
        self._closely = [self._fitting]
        self._touch(f"{RESULT} .actions a[href='/']", look=True)
        self._home = True

    def _touch(self, selector: str, *labels: str, look: bool = False) -> str:
        """Touch the first of these things, or the first that says one of these; what it says."""
        spot = self._spot(selector, *labels)
        if look:
            self._look()
        if self._finger:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])
        self._clicks += 1
        return str(spot.get("says"))

    def _spot(self, selector: str, *labels: str) -> dict[str, Any]:
        spot = self.page.evaluate(SPOT, [selector, labels, self._clicks, 1000 * PATIENCE])
        assert spot, f"{self}: there is no {selector} {' / '.join(labels)} to touch"
        return cast("dict[str, Any]", spot)

    def _heard(self) -> dict[str, Any]:
        """What the page says to the table."""
        self._wait(lambda: bool(self._sent), "nothing happens")
        first = self._sent[0]
        self._sent.clear()
        return first

    def _wait(self, done: Callable[[], bool], otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"{self}: {otherwise}"
            self.page.wait_for_timeout(5)

    def _look(self) -> None:
        """Whatever is wrong with what is shown is an error; some of it is looked at closely."""
        assert self._table
        seen = self.page.evaluate(LOOK, TOUCHABLE)
        self.errors += seen["outside"]
        self.errors += self._words.strange(seen["said"])
        if seen["scrolls"]:
            self.errors.append("it can be scrolled sideways")
        self.errors += [fault for look in self._closely for fault in look()]
        self._closely = []

    def _fitting(self) -> list[str]:
        self.page.evaluate(FRAMES)  # rooms that are measured are known when they have been drawn
        return cast("list[str]", self.page.evaluate(FAULTS, FINGER if self._finger else 0))

    def _usable(self) -> list[str]:
        return faults(self.page)

    def __str__(self) -> str:
        size = self.page.viewport_size
        assert size
        return f"{self.lang}, {size['width']} x {size['height']}"


def walk(
    walkers: Sequence[Walker],
    game: Game,
    seats: int,
    seed: int = 0,
    *,
    fitting: bool = False,
    usable: Collection[Walker] = (),
) -> None:
    """Let all of them start and finish a game; in between they take turns in deciding.

    It is looked whether the first decision of each fits the screen, and whether everybody can use that of some.
    """
    table = PlannedTable(game, seats, seed)
    left = list(walkers)
    decisions = table.begin(len(left))
    table.go_on()
    for walker in walkers:
        walker.start(table, fitting=fitting, usable=walker in usable)
    while True:
        _play(table, left, decisions)
        if not left:
            break
        decisions = table.begin(len(left))
    for walker in walkers:
        walker.finish()


def _play(table: PlannedTable, left: list[Walker], decisions: int) -> None:
    """A match in which those who are left decide one after the other, each as often."""
    share = ceil(decisions / len(left))
    made = 0
    table.go_on()
    while not table.match.over:
        walker = left[0]
        walker.see()
        if table.match.between:
            walker.next_deal()
        else:
            walker.decide()
            made += 1
        table.go_on()
        if made >= share and (len(left) > 1 or table.match.over):
            left.pop(0)
            made = 0
    del left[: bool(made)]
