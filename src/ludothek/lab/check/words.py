"""What must be said in every language: texts, rulebooks, options. Each check yields a sentence for what is missing."""

from collections.abc import Iterable, Iterator

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.result import Result
from ludothek.core.rulebook import rulebook
from ludothek.core.texts import Texts
from ludothek.core.view import Note, View


class Heard:
    """Everything that anybody was told in words in the course of some matches, the same only once."""

    def __init__(self) -> None:
        self.notes: dict[tuple[str, ...], Note] = {}
        self.reasons: set[str] = set()
        self.clauses: set[str] = set()
        """With which moves were refused."""

    def listen(self, views: Iterable[View]) -> None:
        """Hear all that stands in some views."""
        for view in views:
            for note in _notes(view):
                self.notes.setdefault((note.id, *note.args), note)


def word_faults(game: Game, heard: Heard) -> Iterator[str]:
    """Everything that a game should say in some language and does not."""
    quoted = {clause for option in game.options for clause in option.clauses} | heard.clauses - {""}
    for lang in LANGUAGES:
        try:
            game.title(lang)
            yield from _text_faults(game, lang, list(heard.notes.values()), heard.reasons)
            yield from _rulebook_faults(game, lang, quoted)
        except (LudothekError, OSError) as error:
            yield f"{lang}: {error}"


def _text_faults(game: Game, lang: str, notes: list[Note], reasons: set[str]) -> Iterator[str]:
    texts = Texts(lang, game)
    wanted = ["tagline"]
    for option in game.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{word}" for word in option.words]
    for agreement in game.agreements:
        wanted += [f"agreement-{agreement.name}"] + [f"agreement-{agreement.name}-ask"] * agreement.consent
    yield from (f"the text {text_id} is missing in {lang}" for text_id in wanted if text_id not in texts)
    seats = game.seats[-1]
    layout = game.layout(seats)
    names = tuple(f"player {seat}" for seat in range(seats))
    labels = [zone.label for zone in layout.zones if zone.label] + [
        row.text for zone in layout.zones for row in zone.rows
    ]
    labels += [each.help for zone in layout.zones for each in zone.places if each.help]
    for look in layout.looks:
        texts.look(look)
    for note in labels + notes:
        texts.note(note, names, layout)
    for reason in reasons:
        texts(reason)
    for count in range(seats + 1):
        result = Result((1,) * count + (0,) * (seats - count), tuple(range(count)), "")
        for text_id in ("deal-won", "match-won"):
            for reader in range(-1, seats):
                texts.winners(result, text_id, names, reader)


def _notes(view: View) -> Iterator[Note]:
    """Everything in a view that is told in words."""
    scene = view.scene
    yield from (*scene.notes, *scene.facts)
    yield from (saying.text for saying in scene.sayings)
    yield from (role.text for role in scene.roles)
    for choice in (*view.choices, *view.turns):
        yield from (note for note in (choice.label, choice.help, choice.group) if note)
    for name, value in scene.counters.items():
        counter, _, seat = name.partition(".")
        if counter != "points" and seat.isdigit():
            yield Note(f"counter-{counter}", {"count": value})


def _rulebook_faults(game: Game, lang: str, quoted: set[str]) -> Iterator[str]:
    ours = rulebook(game, lang)
    if not ours.clauses:
        yield f"the rulebook in {lang} has no clauses"
    if list(ours.clauses) != list(rulebook(game, "en").clauses):
        yield f"the rulebook in {lang} does not have the clauses of the English one, in the same order"
    yield from (f"the rulebook in {lang} has no clause {clause}" for clause in sorted(quoted - set(ours.clauses)))
    if game.base is not None:
        theirs = rulebook(game.base, lang).clauses
        unsaid = [clause for clause in theirs if clause not in ours.clauses and clause not in game.replaced]
        yield from (f"the rulebook in {lang} neither quotes nor replaces {clause} of its base" for clause in unsaid)
        unknown = game.replaced.keys() - theirs.keys()
        yield from (f"{clause} is replaced, but the base has no such clause" for clause in unknown)
        missing = set(game.replaced.values()) - set(ours.clauses)
        yield from (f"{clause} replaces something, but the rulebook in {lang} does not have it" for clause in missing)
