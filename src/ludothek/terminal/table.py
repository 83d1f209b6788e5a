"""The full-screen table: lets everybody play and passes on what a person touches or types. It knows no rule."""

import asyncio

from rich.table import Table
from textual import work

from ludothek.core.errors import LudothekError, MoveError, NothingToUndo
from ludothek.core.state import WATCHER
from ludothek.core.touching import touch, touchable
from ludothek.core.view import Choice, Note
from ludothek.terminal.amounts import LESS, MORE
from ludothek.terminal.listening import ListeningTable
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
from ludothek.terminal.zones import Zones, held

GARLAND = "★ ♥ ★ ♣ ★ ♦ ★ ♠ ★"
"""Hangs over a result that somebody at this screen is glad of."""


class TableScreen(ListeningTable):
    """One sitting on the screen."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._skip = asyncio.Event()
        self._pausing = False
        self._too_early = False
        """Was a card touched before it was time? The remark about it goes when the time has come."""

    def on_mount(self) -> None:
        """Begin."""
        self.draw()
        self.settle_pointer()
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
                if seat != self.viewer and self.sitting.covers(self.viewer, seat):
                    self.viewer = WATCHER
                    self.draw()
                    await self.app.push_screen_wait(CoverSheet(self.words, seat))
                self.viewer = seat
                if self._too_early:
                    self._too_early = False
                    self.say()
                self.draw()
                self.settle_pointer()
                if self.sitting.forced < 0:
                    return
                await self._pause(self.app.pace)
                self.sitting.play(self.sitting.forced)
                await self._show_move()
                self.say()
            else:
                await self._let_play()

    async def _let_play(self) -> None:
        self.thinking = self.words.game.decides
        self.draw()
        try:
            move, failure = await asyncio.to_thread(self.sitting.decide)
        except LudothekError as error:
            self.app.fail(self.sitting, error)
            raise asyncio.CancelledError from None
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
            parts: list[Table | str] = [*dict.fromkeys((won, words.texts(view.result.reason)))]
            if view.result.gladdens(self.sitting.persons):
                parts.insert(0, GARLAND)
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
        self.touch(message.piece)

    def on_felt_view_touched(self, message: FeltView.Touched) -> None:
        """A place, a die, a row of a pad or a button was touched."""
        self.touch_spot(message.spot)

    def touch_spot(self, spot: Spot) -> None:
        """Press a button, or touch what lies there."""
        choices = self.view.choices
        if spot.name in (LESS, MORE):
            self.query_one(FeltView).step(spot.name)
        elif spot.choice is None or self._pausing or not choices:
            self.touch(spot.name)
        elif spot.choice in choices:  # else it has gone in the meantime
            self.say()
            self._play(spot.choice)

    def touch(self, name: str) -> None:
        """Touch something: play it, or say why it may not be played."""
        self.say()
        if self._pausing:
            self.hurry()
            return
        view = self.view
        told = self.words.place_help(name, view)
        if told and not self.touched and name not in touchable(view, ()):
            self.say(told)
            return
        if not view.choices:
            self._wait()
            return
        came = touch(view, self.touched, name)
        if isinstance(came, Choice):
            self._play(came)
        elif came is not None:
            self.touched = came
            self.draw()
        else:
            refused = (*self.touched, name)
            self.touched = ()
            look = next((piece.look for piece in view.scene.pieces if piece.id == name), "")
            words = self.words
            what = words.look(look) if look else name
            self.draw()
            match = self.sitting.match
            case = match.case(refused)
            facts = [words.note(case)] if case else []
            self.say(words.texts("not-now", what=what), *facts, words.because(match.refusal(refused)))

    def _wait(self) -> None:
        self.say(self.words.texts("not-your-turn"))
        self._too_early = True

    def _play(self, move: Choice | str) -> None:
        self.sitting.play(move if isinstance(move, str) else move.text)
        self.touched = ()
        self.line.clear()
        self.play_on()

    # Typing.

    async def obey(self, typed: str) -> None:
        """Do what a word asks for, play a move, or say what is wrong with it and leave it in the line."""
        self.say()
        word = typed.lower()
        words = {name: action for name, _, action, _ in self.keys}
        words |= dict.fromkeys(("?", "help"), words["rules"])
        if word in words:
            self.line.clear()
            await self.run_action(words[word])
        elif not self.view.choices:
            self.line.keep()
            self._wait()
        elif word in self._agreements:
            self.line.clear()
            self._agree(word)
        else:
            try:
                self._play(typed)
            except MoveError as error:
                self.line.keep()
                self.say(*self.words.refused(error, typed, self.view))

    def hurry(self) -> None:
        """Cut a pause short."""
        self._skip.set()

    def on_click(self) -> None:
        """A click on the table is enough for that."""
        self.hurry()

    def lay_aside(self) -> None:
        """Begin anew: nothing touched, nothing typed, nothing said."""
        self.touched = ()
        self.say()
        self.line.clear()
        self.settle_pointer()
        self.draw()

    # What else can be done.

    def _lay(self, sheet: Sheet) -> None:
        self.say()
        self.app.push_screen(sheet)

    def action_rules(self) -> None:
        """Open the rulebook."""
        words = [word for word, _, action, _ in self.keys if action != "screen.agree"]
        self._lay(RulebookSheet(self.words, words + self._agreements))

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
        except NothingToUndo as error:
            self.say(texts(error.text))
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
        hint = await asyncio.to_thread(self.sitting.hint)
        if len(self.sitting.match.log) != number:
            return
        move = hint.weighed.choice.move
        choice = next(choice for choice in self.view.choices if choice.move == move)
        first = choice.touches[0] if choice.touches else ""
        self.query_one(Hand).point_at(first)
        self.query_one(FeltView).point_at(first, move)
        self.say(" ".join(self.words.hint(hint, self.view)))

    def action_throws(self) -> None:
        """Let the dice be thrown for whoever sits here, or no longer."""
        self.sitting.throws = not self.sitting.throws
        self.say(self.words.texts("throws-on" if self.sitting.throws else "throws-off"))
        if self.sitting.forced >= 0 and not self._pausing:
            self.play_on(shown=True)

    @work(exclusive=True, group="agree")
    async def action_agree(self) -> None:
        """Propose to end the deal, in one of the ways that the game has."""
        words, agreements = self.words, self._agreements
        if not self.view.choices or not agreements:
            self.say(words.texts("agree-later" if agreements else "agree-never"))
            return
        answers = {str(number): name for number, name in enumerate(agreements, start=1)}
        lines = [f"{key}  {words.texts(f'agreement-{name}')}" for key, name in answers.items()]
        answer = await self.app.push_screen_wait(ChoiceSheet(words, answers, "\n".join(lines)))
        if answer in agreements:
            self._agree(answer)

    @property
    def _agreements(self) -> list[str]:
        return [agreement.name for agreement in self.words.game.agreements]

    def _agree(self, agreement: str) -> None:
        if self.sitting.agree(agreement):
            self.touched = ()
            self.play_on()
        else:
            self.say(self.words.texts("not-agreed"))

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
