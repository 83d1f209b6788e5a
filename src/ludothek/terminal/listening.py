"""How the full-screen table listens: every key in its order, signs into the line, arrows to what can be touched."""

from textual import events

from ludothek.terminal.drawing import DrawnTable
from ludothek.terminal.pieces import Hand
from ludothek.terminal.spots import Spot
from ludothek.terminal.touching import FeltView


class ListeningTable(DrawnTable):
    """A table that hears. Nothing on it has the focus, so that all keys come to the screen itself, one by one.

    Were they given to widgets, a letter that opens a line would be overtaken by those that were typed right after it.
    """

    async def on_key(self, event: events.Key) -> None:
        """Signs go into the line, Enter plays it; with an empty line, arrows and Enter choose what is marked."""
        actions = {key.lower(): action for _, key, action, _ in self.keys}
        match event.key:
            case "enter" | "ctrl+j":  # as a terminal writes it that was typed into before the table was laid
                await self._enter()
            case "escape":
                self.lay_aside()
            case "backspace":
                self.line.rub_out()
            case "ctrl+u":
                self.line.clear()
            case "tab" | "shift+tab":
                self.turn_to(hand=self.holding and not self.query_one(Hand).pointing)
            case "left" | "right" | "up" | "down" | "home" | "end":
                self._walk(event.key)
            case key if key in actions:
                await self.run_action(actions[key])
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
        self.line.take(text)

    def _walk(self, key: str) -> None:
        hand = self.query_one(Hand)
        across, down = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.get(key, (0, 0))
        if not hand.pointing:
            self.line.prompt(self.query_one(FeltView).walk(across, down))
        elif key in ("home", "end"):
            hand.edge(0 if key == "home" else -1)
        else:
            hand.walk(across)

    async def _enter(self) -> None:
        """What is typed is what is meant, and as long as anything is typed nothing else is."""
        typed = self.line.typed.strip()
        hand, spot = self.query_one(Hand), self.query_one(FeltView).pointed
        if typed:
            self.hurry()
            await self.obey(typed)
        elif hand.pointing:
            self.touch(hand.pointed)
        elif spot is not None:
            self.touch_spot(spot)

    # What is done about it.

    async def obey(self, typed: str) -> None:
        """Do what stands in the line, or say why not."""
        raise NotImplementedError

    def touch(self, name: str) -> None:
        """Touch a piece or a place by its name."""
        raise NotImplementedError

    def touch_spot(self, spot: Spot) -> None:
        """Touch a spot of the felt."""
        raise NotImplementedError

    def lay_aside(self) -> None:
        """Clear away what was begun and what was said."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Cut short what is only there to be looked at."""
        raise NotImplementedError
