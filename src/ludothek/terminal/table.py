"""The full-screen table: lets everybody play and passes on what a person touches or types. It knows no rule."""

import asyncio
from typing import ClassVar

from rich.table import Table
from textual import events, work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from ludothek.core.errors import LudothekError, MoveError, NothingToUndo
from ludothek.core.state import WATCHER
from ludothek.core.view import Choice, Note
from ludothek.terminal.drawing import KEYS, DrawnTable
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
from ludothek.terminal.touching import FeltView
from ludothek.terminal.zones import Zones, complete, held, narrow, touchable


class TableScreen(DrawnTable):
    """One sitting on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key.lower(), action.removeprefix("screen."), show=False) for _, key, action, _ in KEYS),
        Binding("space,colon", "entry", show=False),
        Binding("escape", "dismiss_notice", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._skip = asyncio.Event()
        self._pausing = False
        self._too_early = False
        """Was a card touched before it was time? The remark about it goes when the time has come."""

    def on_mount(self) -> None:
        """Begin."""
        self.draw()
        self.settle_focus()
        self.play_on(shown=True)

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
                if seat != self.viewer and self.sitting.secret:
                    self.viewer = WATCHER
                    self.draw()
                    await self.app.push_screen_wait(CoverSheet(self.words, seat))
                self.viewer = seat
                if self._too_early:
                    self._too_early = False
                    self.say()
                self.draw()
                if not self.query_one("#entry").has_class("open"):
                    self.settle_focus()
                return
            await self._let_play()

    async def _let_play(self) -> None:
        self.thinking = True
        self.draw()
        try:
            move, failure = await asyncio.to_thread(self.sitting.decide)
        finally:
            self.thinking = False
        match = self.sitting.match
        if failure:
            self.story.append((len(match.log), Note("seat-failed", {"seat": match.turn, "reason": failure})))
            self.say(self.words.note(self.story[-1][1]))
        self.sitting.play(move)
        await self._show_move()

    async def _show_move(self) -> None:
        """Show a move for long enough to be seen; pieces that only passed by lie there for a moment."""
        view = self.view
        number = len(self.sitting.match.log)
        self.story += [(number, note) for note in view.scene.notes]
        passing = held(self.words.layout, view)
        self.draw(passing)
        await self._pause(self.app.hold if passing else self.app.pace)
        if passing:
            self.draw()

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
        words, view = self.words, self.view
        won = words.winners(view.deals[-1], "deal-won")
        parts = (won, deal_pad(words, view, self.app.theme), score_pad(words, view, self.app.theme))
        await self.app.push_screen_wait(TextSheet(" · ".join(words.heading(view)[:1]), words.texts("continue"), *parts))
        self.sitting.match.next_deal()
        self.draw()

    async def _finish(self) -> None:
        answer = "save"
        saved = ""
        while answer == "save":
            words, view = self.words, self.view
            assert view.result is not None
            won = words.winners(view.result, "match-won")
            parts: list[Table | str] = [won, words.texts(view.result.reason)]
            if len(view.deals) > 1 or not view.result.bare:
                parts.append(deal_pad(words, view, self.app.theme))
            if len(view.deals) > 1:
                parts.append(score_pad(words, view, self.app.theme))
            if saved:
                parts.append(saved)
            answer = await self.app.push_screen_wait(EndSheet(words.texts("result"), words.texts("end-keys"), *parts))
            if answer == "save":
                saved = self._save()
        if answer == "quit":
            self.app.leave(self.sitting)
        else:
            self.app.again(self.sitting)

    def on_hand_touched(self, message: Hand.Touched) -> None:
        """A card was touched."""
        self._touch(message.piece)

    def on_felt_view_touched(self, message: FeltView.Touched) -> None:
        """A place, a die, a row of a pad or a button was touched."""
        if message.choice is not None and not self._pausing:
            self.say()
            self._play(message.choice)
        else:
            self._touch(message.name)

    def on_felt_view_pointed(self, message: FeltView.Pointed) -> None:
        """Say what the cursor has come to."""
        self.point(message.text)

    def _touch(self, name: str) -> None:
        """Touch something: play it, or say why it may not be played."""
        self.say()
        if self._pausing:
            self._skip.set()
            return
        view = self.view
        if not view.choices:
            self.say(self.words.texts("not-your-turn"))
            self._too_early = True
            return
        if name in self.touched and name in touchable(view, self.touched):
            self.touched = tuple(each for each in self.touched if each != name)
            self.draw()
            return
        touched = (*self.touched, name)
        if not narrow(view, touched):
            touched = (name,)
        left = narrow(view, touched)
        if not left:
            refused = (*self.touched, name)
            self.touched = ()
            look = next((piece.look for piece in view.scene.pieces if piece.id == name), "")
            words = self.words
            what = words.look(look) if look else name
            self.draw()
            self.say(words.texts("not-now", what=what), words.because(self.sitting.match.refusal(refused)))
        elif len(left) == 1 and complete(view, touched) and not left[0].gather:
            self._play(left[0])
        else:
            self.touched = touched
            self.draw()

    def _play(self, move: Choice | str) -> None:
        self.sitting.play(move if isinstance(move, str) else move.move)
        self.touched = ()
        self.play_on()

    # Typing.

    async def on_key(self, event: events.Key) -> None:
        """A character that begins a move opens the line to type it in; others are short for what the keys do."""
        character = (event.character or "").lower()
        actions = {letter: action for letter, _, action, _ in KEYS}
        if character in self.letters:
            if self._pausing:
                self._skip.set()
            else:
                self.action_entry(character)
        elif character in actions:
            event.stop()  # else the sheet that is laid down now would hear the key, too
            await self.run_action(actions[character])
        elif self._pausing:
            self._skip.set()

    def on_click(self) -> None:
        """A click on the table cuts a pause short."""
        self._skip.set()

    def action_entry(self, begun: str = "") -> None:
        """Open the line to type a move in."""
        if self.view.choices:
            self.say()
            entry = self.query_one("#entry", Input)
            entry.value = begun
            entry.add_class("open")
            entry.focus()
            entry.cursor_position = len(begun)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play what was typed, or say what is wrong with it."""
        typed = event.value.strip()
        self._close_entry()
        if not typed:
            return
        try:
            self._play(typed)
        except MoveError as error:
            self.say(*self.words.refused(error, typed))

    def _close_entry(self) -> None:
        self.query_one("#entry").remove_class("open")
        self.settle_focus()

    def action_dismiss_notice(self) -> None:
        """Lay aside whatever is in the way."""
        self.touched = ()
        self.say()
        self._close_entry()
        self.draw()

    # Keys.

    def _lay(self, sheet: Sheet) -> None:
        self.say()
        self.app.push_screen(sheet)

    def action_rules(self) -> None:
        """Open the rulebook."""
        self._lay(RulebookSheet(self.words))

    def action_pad(self) -> None:
        """Show the score pad."""
        words = self.words
        pad = score_pad(words, self.view, self.app.theme)
        self._lay(TextSheet(words.texts("score-pad"), words.texts("close"), pad))

    def action_last(self) -> None:
        """Look back at the last trick."""
        if Zones(self.words.layout, self.view).laid("last_trick"):
            self._lay(LastTrickSheet(self.words, self.view))
        else:
            self.say(self.words.texts("no-last-trick"))

    def action_undo(self) -> None:
        """Go back to the last decision of a person."""
        self.workers.cancel_group(self, "play")
        texts = self.words.texts
        try:
            self.sitting.undo()
        except NothingToUndo:
            self.say(texts("nothing-to-undo"))
        else:
            self.say(texts("undone"))
        number = len(self.sitting.match.log)
        self.story = [entry for entry in self.story if entry[0] <= number]
        self.touched = ()
        self.play_on(shown=True)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Point at the card that a strong computer player would choose."""
        if not self.view.choices:
            self.say(self.words.texts("hint-later"))
            return
        number = len(self.sitting.match.log)
        self.say(self.words.texts("hint-thinking"))
        move = await asyncio.to_thread(self.sitting.hint)
        if len(self.sitting.match.log) != number:
            return
        choice = next(choice for choice in self.view.choices if choice.move == move)
        first = choice.touches[0] if choice.touches else ""
        self.query_one(Hand).point_at(first)
        self.query_one(FeltView).point_at(first, move)
        self.say(self.words.texts("hint", move=self.words.move(choice)))

    @work(exclusive=True, group="agree")
    async def action_agree(self) -> None:
        """Propose to end the deal, in one of the ways that the game has."""
        words = self.words
        agreements = [agreement.name for agreement in words.game.agreements]
        if not self.view.choices or not agreements:
            self.say(words.texts("agree-later" if agreements else "agree-never"))
            return
        answers = {str(number): name for number, name in enumerate(agreements, start=1)}
        lines = [f"{key}  {words.texts(f'agreement-{name}')}" for key, name in answers.items()]
        answer = await self.app.push_screen_wait(ChoiceSheet(words, answers, "\n".join(lines)))
        if answer in agreements:
            if self.sitting.agree(answer):
                self.touched = ()
                self.play_on()
            else:
                self.say(words.texts("not-agreed"))

    def action_save(self) -> None:
        """Write the record of the match so far."""
        self.say(self._save())

    def _save(self) -> str:
        try:
            return self.words.texts("saved", path=str(self.sitting.save()))
        except LudothekError as error:
            return str(error)

    def action_quit(self) -> None:
        """Leave; an unfinished match is kept."""
        self.workers.cancel_all()
        self.app.leave(self.sitting)
