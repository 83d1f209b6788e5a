"""The full-screen table: lets everybody play and passes on what a person touches or types. It knows no rule."""

import asyncio
from typing import TYPE_CHECKING

from rich.table import Table
from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen

from ludothek.core.errors import LudothekError, MoveError, NothingToUndo
from ludothek.core.state import WATCHER
from ludothek.core.touching import touch, touchable
from ludothek.core.view import Choice, Note
from ludothek.terminal.actions import asked_for, by_key, saved
from ludothek.terminal.amounts import LESS, MORE
from ludothek.terminal.drawing import TableView
from ludothek.terminal.pieces import Hand
from ludothek.terminal.sheets import (
    ChoiceSheet,
    CoverSheet,
    EndSheet,
    LastTrickSheet,
    RulebookSheet,
    Sheet,
    TextSheet,
    deal_pad,
    score_pad,
)
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.spots import Spot
from ludothek.terminal.touching import FeltView
from ludothek.terminal.words import Words
from ludothek.terminal.zones import Zones, held

if TYPE_CHECKING:
    from ludothek.terminal.app import TableApp

GARLAND = "★ ♥ ★ ♣ ★ ♦ ★ ♠ ★"
"""Hangs over a result that somebody at this screen is glad of."""


class TableScreen(Screen[None]):
    """One sitting on the screen, at which people play by keys and clicks.

    Nothing on it has the focus, so that all keys come to the screen itself, one by one. Were they given to widgets, a
    letter that opens a line would be overtaken by those that were typed right after it.
    """

    app: "TableApp"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.shown = TableView(sitting)
        """What people see of it."""
        self._skip = asyncio.Event()
        self._pausing = False
        self._too_early = False
        """Was a card touched before it was time? The remark about it goes when the time has come."""

    def compose(self) -> ComposeResult:
        """The table is all there is; sheets are laid over it."""
        yield self.shown

    def on_mount(self) -> None:
        """Begin."""
        self.shown.draw()
        self.shown.settle_pointer()
        self.play_on(shown=True)

    def on_resize(self, event: events.Resize) -> None:
        """The terminal has another size."""
        self.shown.fit(event.size.width, event.size.height)

    @property
    def words(self) -> Words:
        """The words of the language that is set now."""
        return self.shown.words

    def draw(self) -> None:
        """Show everything as it is, in the language and the light of now."""
        self.shown.draw()

    # Playing.

    @work(exclusive=True, group="play")
    async def play_on(self, *, shown: bool = False) -> None:
        """Let everybody play until a person is to decide."""
        match = self.sitting.match
        if not shown:
            await self._show_move()
        while True:
            if match.over:
                await self._finish()
                return
            if match.between:
                await self._between()
                continue
            seat = match.turn
            if seat in self.sitting.persons:
                if seat != self.shown.viewer and self.sitting.covers(self.shown.viewer, seat):
                    self.shown.viewer = WATCHER
                    self.shown.draw()
                    await self.app.push_screen_wait(CoverSheet(self.shown.words, seat))
                self.shown.viewer = seat
                if self._too_early:
                    self._too_early = False
                    self.shown.say()
                self.shown.draw()
                self.shown.settle_pointer()
                if self.sitting.forced < 0:
                    return
                await self._pause(self.app.pace)
                self.sitting.play(self.sitting.forced)
                await self._show_move()
                self.shown.say()
            else:
                await self._let_play()

    async def _let_play(self) -> None:
        self.shown.thinking = self.shown.words.game.decides
        self.shown.draw()
        try:
            move, failure = await asyncio.to_thread(self.sitting.decide)
        except LudothekError as error:
            self.app.fail(self.sitting, error)
            raise asyncio.CancelledError from None
        finally:
            self.shown.thinking = False
        match = self.sitting.match
        if failure:
            self.shown.story.append((len(match.log), Note("seat-failed", {"seat": match.turn, "reason": failure})))
            self.shown.say(self.shown.words.note(self.shown.story[-1][1]))
        self.sitting.play(move)
        await self._show_move()

    async def _show_move(self) -> None:
        """Show a move for long enough to be seen; pieces that only passed by lie there for a moment."""
        view = self.shown.view
        number = len(self.sitting.match.log)
        self.shown.story += [(number, note) for note in view.scene.notes]
        passing = held(self.shown.words.layout, view)
        self.shown.draw(passing)
        await self._pause(self.app.hold if passing else self.app.pace)
        if passing:
            self.shown.draw()

    async def _pause(self, seconds: float) -> None:
        self._skip.clear()
        self._pausing = True
        try:
            await asyncio.wait_for(self._skip.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self._pausing = False

    async def _between(self) -> None:
        words, view = self.shown.words, self.shown.view
        won = words.winners(view.deals[-1], "deal-won")
        parts = (won, deal_pad(words, view, self.app.theme), score_pad(words, view, self.app.theme))
        await self.app.push_screen_wait(TextSheet(" · ".join(words.heading(view)[:1]), words.texts("continue"), *parts))
        self.sitting.match.next_deal()
        self.shown.draw()

    async def _finish(self) -> None:
        answer = "save"
        kept = ""
        while answer == "save":
            words, view = self.shown.words, self.shown.view
            assert view.result is not None
            won = words.winners(view.result, "match-won")
            parts: list[Table | str] = [*dict.fromkeys((won, words.texts(view.result.reason)))]
            if view.result.gladdens(self.sitting.persons):
                parts.insert(0, GARLAND)
            if len(view.deals) > 1 or not view.result.bare:
                parts.append(deal_pad(words, view, self.app.theme))
            if len(view.deals) > 1:
                parts.append(score_pad(words, view, self.app.theme))
            if kept:
                parts.append(kept)
            answer = await self.app.push_screen_wait(EndSheet(words.texts("result"), words.texts("end-keys"), *parts))
            if answer == "save":
                kept = saved(self)
        if answer == "quit":
            self.app.leave(self.sitting)
        else:
            self.app.again(self.sitting)

    # Listening.

    def on_key(self, event: events.Key) -> None:
        """Signs go into the line, Enter plays it; with an empty line, arrows and Enter choose what is marked."""
        keys = {action.key.lower(): action for action in by_key(self.shown.actions)}
        match event.key:
            case "enter" | "ctrl+j":  # as a terminal writes it that was typed into before the table was laid
                self._enter()
            case "escape":
                self.lay_aside()
            case "backspace":
                self.shown.line.rub_out()
            case "ctrl+u":
                self.shown.line.clear()
            case "tab" | "shift+tab":
                self.shown.point_at(hand=self.shown.holding and not self.query_one(Hand).pointing)
            case "left" | "right" | "up" | "down" | "home" | "end":
                self._walk(event.key)
            case key if key in keys:
                keys[key].run(self, "")
            case _ if event.is_printable and event.character:
                self._take(event.character)
            case _:
                return
        event.stop()  # else the sheet that may have been laid down now would hear the key, too

    def on_paste(self, event: events.Paste) -> None:
        """What is pasted stands in the line as if it had been typed; nothing is played before Enter."""
        self._take(event.text)

    def _take(self, text: str) -> None:
        self.hurry()
        self.shown.line.take(text)

    def _walk(self, key: str) -> None:
        hand = self.query_one(Hand)
        across, down = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.get(key, (0, 0))
        if not hand.pointing:
            self.shown.line.prompt(self.query_one(FeltView).walk(across, down))
        elif key in ("home", "end"):
            hand.edge(0 if key == "home" else -1)
        else:
            hand.walk(across)

    def _enter(self) -> None:
        """What is typed is what is meant, and as long as anything is typed nothing else is."""
        typed = self.shown.line.typed.strip()
        hand, spot = self.query_one(Hand), self.query_one(FeltView).pointed
        if typed:
            self.hurry()
            self.obey(typed)
        elif hand.pointing:
            self.touch(hand.pointed)
        elif spot is not None:
            self.touch_spot(spot)

    def on_hand_touched(self, message: Hand.Touched) -> None:
        """A card was touched."""
        self.touch(message.piece)

    def on_felt_view_touched(self, message: FeltView.Touched) -> None:
        """A place, a die, a row of a pad or a button was touched."""
        self.touch_spot(message.spot)

    # Touching.

    def touch_spot(self, spot: Spot) -> None:
        """Press a button, or touch what lies there."""
        choices = self.shown.view.choices
        if spot.name in (LESS, MORE):
            self.query_one(FeltView).step(spot.name)
        elif spot.choice is None or self._pausing or not choices:
            self.touch(spot.name)
        elif spot.choice in choices:  # else it has gone in the meantime
            self.shown.say()
            self._play(spot.choice)

    def touch(self, name: str) -> None:
        """Touch something: play it, or say why it may not be played."""
        self.shown.say()
        if self._pausing:
            self.hurry()
            return
        view = self.shown.view
        meaning = self.shown.words.place_help(name, view)
        if meaning and not self.shown.touched and name not in touchable(view, ()):
            self.shown.say(meaning)
            return
        if not view.choices:
            self._wait()
            return
        came = touch(view, self.shown.touched, name)
        if isinstance(came, Choice):
            self._play(came)
        elif came is not None:
            self.shown.touched = came
            self.shown.draw()
        else:
            refused = (*self.shown.touched, name)
            self.shown.touched = ()
            look = next((piece.look for piece in view.scene.pieces if piece.id == name), "")
            words = self.shown.words
            what = words.look(look) if look else name
            self.shown.draw()
            match = self.sitting.match
            case = match.case(refused)
            facts = [words.note(case)] if case else []
            self.shown.say(words.texts("not-now", what=what), *facts, words.because(match.refusal(refused)))

    def _wait(self) -> None:
        self.shown.say(self.shown.words.texts("not-your-turn"))
        self._too_early = True

    def _play(self, move: Choice | str) -> None:
        self.sitting.play(move if isinstance(move, str) else move.text)
        self.shown.touched = ()
        self.shown.line.clear()
        self.play_on()

    # Typing.

    def obey(self, typed: str) -> None:
        """Do what a word asks for, play a move, or say what is wrong with it and leave it in the line."""
        self.shown.say()
        action, agreement = asked_for(typed, self.shown.actions), typed.lower()
        if action:
            self.shown.line.clear()
            action.run(self, "")
        elif not self.shown.view.choices:
            self.shown.line.keep()
            self._wait()
        elif agreement in self.words.agreements:
            self.shown.line.clear()
            self.agree(agreement)
        else:
            try:
                self._play(typed)
            except MoveError as error:
                self.shown.line.keep()
                self.shown.say(*self.shown.words.refused(error, typed, self.shown.view))

    def hurry(self) -> None:
        """Cut a pause short."""
        self._skip.set()

    def on_click(self) -> None:
        """A click on the table is enough for that."""
        self.hurry()

    def lay_aside(self) -> None:
        """Begin anew: nothing touched, nothing typed, nothing said."""
        self.shown.touched = ()
        self.shown.say()
        self.shown.line.clear()
        self.shown.settle_pointer()
        self.shown.draw()

    # What else can be done.

    def action_do(self, name: str) -> None:
        """Do what a key at the bottom says that was clicked."""
        action = asked_for(name, self.shown.actions)
        if action:
            action.run(self, "")

    def _lay(self, sheet: Sheet) -> None:
        self.shown.say()
        self.app.push_screen(sheet)

    def say(self, *lines: str) -> None:
        """Lay a note over the table."""
        self.shown.say(*lines)

    def help(self) -> None:
        """Open the rulebook: it begins with what keys and words do."""
        self.rules()

    def rules(self) -> None:
        """Open the rulebook."""
        spoken = [action.name for action in by_key(self.shown.actions) if action.about]
        self._lay(RulebookSheet(self.words, spoken + self.words.agreements))

    def score(self) -> None:
        """Show the score pad."""
        pad = score_pad(self.words, self.shown.view, self.app.theme)
        self._lay(TextSheet(self.words.texts("score-pad"), self.words.texts("close"), pad))

    def last_trick(self) -> None:
        """Look back at the last trick."""
        if Zones(self.words.layout, self.shown.view).laid("last_trick"):
            self._lay(LastTrickSheet(self.words, self.shown.view))
        else:
            self.say(self.words.texts("no-last-trick"))

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        self.workers.cancel_group(self, "play")
        try:
            self.sitting.undo()
        except NothingToUndo as error:
            self.say(self.words.texts(error.text))
        else:
            self.say(self.words.texts("undone"))
        number = len(self.sitting.match.log)
        self.shown.story = [entry for entry in self.shown.story if entry[0] <= number]
        self.shown.touched = ()
        self.play_on(shown=True)

    def hint(self) -> None:
        """Point at what a strong computer player would choose."""
        if self.shown.view.choices:
            self._point()
        else:
            self.say(self.words.texts("hint-later"))

    @work(exclusive=True, group="hint")
    async def _point(self) -> None:
        number = len(self.sitting.match.log)
        self.say(self.words.texts("hint-thinking"))
        hint = await asyncio.to_thread(self.sitting.hint)
        if len(self.sitting.match.log) != number:
            return
        move = hint.weighed.choice.move
        choice = next(choice for choice in self.shown.view.choices if choice.move == move)
        first = choice.touches[0] if choice.touches else ""
        self.query_one(Hand).point_at(first)
        self.query_one(FeltView).point_at(first, move)
        self.say(" ".join(self.words.hint(hint, self.shown.view)))

    def force(self) -> None:
        """Make the only move of the person before the screen, if it is to be made for them."""
        if self.sitting.forced >= 0 and not self._pausing:
            self.play_on(shown=True)

    def agree(self, agreement: str) -> None:
        """End the deal in this way, if the others agree; without a name, ask for the way."""
        if not agreement:
            self._propose()
        elif self.sitting.agree(agreement):
            self.shown.touched = ()
            self.play_on()
        else:
            self.say(self.words.texts("not-agreed"))

    @work(exclusive=True, group="agree")
    async def _propose(self) -> None:
        """Ask in which of the ways that the game has the deal is to end."""
        words = self.words
        if not self.shown.view.choices:
            self.say(words.texts("agree-later"))
            return
        answers = {str(number): name for number, name in enumerate(words.agreements, start=1)}
        lines = [f"{key}  {words.texts(f'agreement-{name}')}" for key, name in answers.items()]
        answer = await self.app.push_screen_wait(ChoiceSheet(words, answers, "\n".join(lines)))
        if answer in words.agreements:
            self.agree(answer)

    def quit(self) -> None:
        """Leave; an unfinished match is kept."""
        self.workers.cancel_all()
        self.app.leave(self.sitting)
