"""Texts for people in their language: Fluent files of Ludothek itself, of families of games and of each game."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.language import language, read
from ludothek.core.result import BY_POINTS, Result
from ludothek.core.state import WATCHER
from ludothek.core.view import Layout, Look, Note

SHARED = Path(__file__).parent.parent / "texts"
CHANCE = SHARED / "chance"
"""What is said otherwise in games in which nobody decides anything."""


class Texts:
    """All texts for one language, and for one game where it is given."""

    def __init__(self, lang: str, game: Game | None = None, more: Path | None = None) -> None:
        """With those of a folder `more`, where it is given."""
        self.lang = language(lang)
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(_resource(SHARED / f"{lang}.ftl"))
        if game is not None and not game.decides:
            self._bundle.add_resource(_resource(CHANCE / f"{lang}.ftl"), allow_overrides=True)
        for folder in game.text_folders if game else ():  # a game may have a better word, a variant too
            self._bundle.add_resource(_resource(folder / f"{lang}.ftl"), allow_overrides=True)
        if more is not None:
            self._bundle.add_resource(_resource(more / f"{lang}.ftl"))

    def __contains__(self, text_id: str) -> bool:
        return self._bundle.has_message(text_id)

    def __call__(self, text_id: str, /, **args: object) -> str:
        """A text with its arguments filled in."""
        if text_id not in self:
            raise LudothekError(f"there is no text {text_id!r} in {self.lang}")
        pattern: Any = self._bundle.get_message(text_id).value
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LudothekError(f"the text {text_id!r} in {self.lang} cannot be filled in: {errors[0]}")
        return str(text)

    def note(self, note: Note, names: tuple[str, ...], layout: Layout, reader: int = WATCHER) -> str:
        """A note in words: seats by the names of those who sit there, looks by what they show.

        With every `seat…` a text is given `you…`, with `seatHit` for instance `youHit`: `yes` if the reader sits there,
        else `no`. So it can say "you" to one reader and the name to all others.
        """
        looks = {look.id: look for look in layout.looks}
        args: dict[str, object] = {}
        for key, value in note.args.items():
            if key.startswith("seat"):
                args[key] = names[int(value)]
                args[key.replace("seat", "you", 1)] = "yes" if value == reader else "no"
            elif key.startswith("look"):
                args[key] = self.look(looks[str(value)])
            else:
                args[key] = value
        return self(note.id, **args)

    def look(self, look: Look, count: int = 1) -> str:
        """What a piece is called, or several that look alike: its text is given `count`."""
        return self(look.text.id, **{"count": count, **look.text.args})

    def face(self, look: Look) -> str:
        """What is written on a piece: on playing cards, the letter of this language."""
        text_id = f"face-{look.face}"
        return self(text_id) if look.kind == "card" and text_id in self else look.face

    def joined(self, names: Sequence[str]) -> str:
        """`Ada, Ben and Clara`."""
        if len(names) < 2:
            return "".join(names)
        return self("and", first=", ".join(names[:-1]), last=names[-1])

    def winners(self, result: Result, text_id: str, names: Sequence[str], reader: int = WATCHER) -> str:
        """Who has won, in the words of `deal-won` or `match-won`; `drawn` if all have, `nobody-won` if nobody has.

        Where one plays alone and not for points, it is told how it has ended, by the reason of the result.
        `names` and `count` are of the winners, `points` those of the first; `losers` and `lost` are of all others.
        `you` and `youLost` say whether the reader is among them, `yes` or `no`; `others` are the winners beside them.
        """
        if len(result.points) == 1 and result.reason not in BY_POINTS:
            return self(result.reason)
        if result.drawn or not result.winners:
            return self("drawn" if result.winners else "nobody-won")
        losers = [seat for seat in range(len(names)) if seat not in result.winners]
        return self(
            text_id,
            names=self._party(result.winners, names, reader),
            others=self.joined([names[seat] for seat in result.winners if seat != reader]),
            count=len(result.winners),
            points=result.points[result.winners[0]],
            losers=self._party(losers, names, reader),
            lost=len(losers),
            you="yes" if reader in result.winners else "no",
            youLost="yes" if reader in losers else "no",
        )

    def _party(self, seats: Sequence[int], names: Sequence[str], reader: int) -> str:
        """Some seats in words; the reader comes first: `You and Ada`."""
        me = [self("you-first")] if reader in seats else []
        return self.joined([*me, *(names[seat] for seat in seats if seat != reader)])


@cache
def _resource(path: Path) -> Any:
    return FluentResource(read(path))
