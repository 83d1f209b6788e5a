"""A guest's table in plain lines: what happened is told, what may be played is listed, a move is typed."""

import sys
from typing import Any, TextIO

from ludothek.core.game import Game
from ludothek.core.texts import Texts
from ludothek.core.view import Layout, View
from ludothek.games import load_game


class LinesMind:
    """A person at a terminal decides."""

    def __init__(self, lang: str, source: TextIO = sys.stdin, target: TextIO = sys.stdout) -> None:
        self._lang = lang
        self._source = source
        self._target = target
        self._texts = Texts(lang)
        self._names: tuple[str, ...] = ()
        self._layout: Layout | None = None
        self._told: View | None = None

    def table(self, message: dict[str, Any]) -> None:
        """Learn who sits where."""
        game: Game = load_game(message["game"])
        self._texts = Texts(self._lang, game)
        self._layout = game.layout(len(message["seats"]))
        self._names = tuple(
            seat["name"] or f"{self._player(seat['player'])} {place + 1}" for place, seat in enumerate(message["seats"])
        )

    def look(self, view: View) -> None:
        """Tell what has just happened."""
        if view == self._told:
            return
        self._told = view
        assert self._layout is not None
        for note in view.scene.notes:
            self._say(self._texts.note(note, self._names, self._layout))
        if view.turn < 0:
            self.tell_result(view)

    def tell_result(self, view: View) -> None:
        """Who has won the deal and the match, if anybody has, and the points where they tell more than that."""
        if view.result is None or view.length != 1:
            self._say(self._texts.winners(view.deals[-1], "deal-won", self._names))
        result = view.result
        points = view.totals if result is None else result.points
        if len(view.deals) > 1 or not view.deals[-1].bare:
            scores = ", ".join(f"{name} {value}" for name, value in zip(self._names, points, strict=True))
            self._say(f"{self._texts('total')}: {scores}.")
        if result is not None:
            self._say(self._texts.winners(result, "match-won", self._names), self._texts(result.reason))

    def choose(self, view: View) -> str:
        """Ask for a move until something is typed."""
        self._say("", self._texts("turn-yours", seat=self._names[view.seat]))
        hand = [piece.look for piece in view.scene.pieces if piece.zone == f"hand.{view.seat}"]
        if hand:
            self._say(f"  {' '.join(hand)}")
        self._say(self._texts("legal-are", moves=", ".join(choice.text for choice in view.choices)))
        while True:
            line = self._source.readline()
            if not line:
                raise EOFError
            if line.strip():
                return line.strip()

    def hint_asked(self, seat: int) -> None:
        """Tell who is being helped."""
        self._say(self._texts("hint-asked", name=self._names[seat]))

    def refused(self, detail: str) -> None:
        """Say what would have been right."""
        self._say(detail)

    def close(self) -> None:
        """Nothing is left open."""

    def _player(self, player: str) -> str:
        text_id = f"level-{player}"
        return self._texts(text_id) if text_id in self._texts else player

    def _say(self, *lines: str) -> None:
        for line in lines:
            self._target.write(f"{line}\n")
        self._target.flush()
