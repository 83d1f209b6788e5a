"""What a page may say: the words of the texts in its language, and no raw name of a text."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.texts import CHANCE, SHARED, Texts
from ludothek.core.view import Note
from ludothek.games import all_games
from support.browser.staged import ME
from support.folders import ROOT

OWN = ROOT / "web" / "texts"
TOKEN = re.compile(r"[^\W_](?:[\w'’.-]*\w)?")
WORD = re.compile(r"[^\W\d_]{3,}")
CLAUSE = re.compile(r"[A-Z0-9]{2,4}-R?\d+")
RAW = re.compile(r"(note|fact|say|label|help|zone|counter)-")
NAME = re.compile(r"[a-z]{2,}(?:\.[a-z0-9]|_)[a-z0-9_.]*")
"""What only the code calls so: `off.black`, `first_dealer`, `trick.2`."""
PLACEHOLDER = re.compile(r"\{ ?\$?\w*")
NAMES = {"ludothek", "mira", *(Texts(lang)("key-language").lower() for lang in LANGUAGES)}
"""What is called the same in every language, the languages among them."""


class _Spoken(Visitor):
    """Everything that a file of texts says, without the names in it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.ids: set[str] = set()

    def visit_Message(self, node: fluent.Message) -> None:  # noqa: N802 - the library's word
        self.ids.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: fluent.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def _spoken(path: Path) -> _Spoken:
    found = _Spoken()
    found.visit(parse(path.read_text(encoding="utf-8")))
    return found


def _words(texts: Iterable[str]) -> set[str]:
    return {word.lower() for text in texts for word in WORD.findall(text.replace("\u00ad", ""))}


@cache
def _general(lang: str) -> set[str]:
    """What any page may say in a language: the words of the browser, of Ludothek, and what games are called."""
    texts = [text for folder in (OWN, SHARED, CHANCE) for text in _spoken(folder / f"{lang}.ftl").texts]
    texts += [text for game in all_games() for text in (game.title(lang), game.about.tagline(lang))]
    return _words(texts) | NAMES


@cache
def _ids() -> set[str]:
    """The name of every text that there is, as far as no word looks like it."""
    folders = dict.fromkeys([OWN, SHARED, CHANCE, *(folder for game in all_games() for folder in game.text_folders)])
    return {text_id for folder in folders for text_id in _spoken(folder / "en.ftl").ids if "-" in text_id}


class Vocabulary:
    """What a page may say in a language at a table of a game, with these names."""

    def __init__(self, lang: str, game: Game, names: Sequence[str]) -> None:
        self._texts = texts = Texts(lang, game)
        self._layout = game.layout(len(names))
        looks = self._layout.looks
        own = [text for folder in game.text_folders for text in _spoken(folder / f"{lang}.ftl").texts]
        put_together = _words(texts.look(look, count) for look in looks for count in (1, 2))
        if lang != "en":  # the language of what stands in the code
            put_together -= _words(str(arg) for look in looks for arg in look.text.args.values())
        self._known = _general(lang) | _words(own) | put_together
        self._names = names

    def of(self, note: Note | None) -> str:
        """What a note says to whoever sits on my seat."""
        return self._texts.note(note, tuple(self._names), self._layout, ME) if note else ""

    def strange(self, said: Iterable[str]) -> list[str]:
        """Whatever may not be said: words that are not in the texts of the language, and raw names of texts."""
        found = [text for text in said if PLACEHOLDER.search(text)]
        for text in said:
            tokens = TOKEN.findall(text.replace("\u00ad", ""))
            found += [f"{token!r} in {text!r}" for token in tokens if not self._may(token)]
        return sorted(set(found))

    def _may(self, token: str) -> bool:
        if token in _ids() or RAW.match(token) or NAME.fullmatch(token):
            return False
        named = CLAUSE.fullmatch(token) or any(name.startswith(token) or token.startswith(name) for name in self._names)
        return bool(named) or _words([token]) <= self._known
