"""What must be said in every language: texts, rulebooks, options. Each check yields a sentence for what is missing."""

from collections.abc import Iterator

from librt.random import Random

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.texts import Texts
from ludothek.core.view import Note, View
from ludothek.lab.check.entries import retold, told
from ludothek.lab.check.steps import some_illegal


def word_faults(game: Game) -> Iterator[str]:
    """Everything that a game should say in some language and does not."""
    quoted = {clause for option in game.options for clause in option.clauses} | _refusals(game)
    played = _played(game)
    notes = _said(played)
    reasons = {result.reason for result in (*played.series.results, played.series.result())}
    for lang in LANGUAGES:
        if not game.names.get(lang):
            yield f"the game has no name in {lang}"
        try:
            yield from _text_faults(game, lang, notes, reasons)
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
    for note in [look.text for look in layout.looks] + labels + notes:
        texts.note(note, names, layout)
    for reason in reasons:
        texts(reason)
    for count in range(seats + 1):
        result = Result((1,) * count + (0,) * (seats - count), tuple(range(count)), "")
        for text_id in ("deal-won", "match-won"):
            texts.winners(result, text_id, names)


def _played(game: Game) -> Match:
    """A match with as many seats as there can be, after its first deal."""
    match = Match(game, game.seats[-1], seal=Seal.numbered(1))
    random = Random(1)
    while match.turn >= 0:
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])
    return match


def _said(match: Match) -> list[Note]:
    """Everything that anybody is told in words in the course of a match, also while it is dealt; the same only once."""
    views = [view for again in retold(match) for view in told(again)[1]]
    return list({str(note): note for view in views for note in _notes(view)}.values())


def _notes(view: View) -> Iterator[Note]:
    """Everything in a view that is told in words."""
    scene = view.scene
    yield from (*scene.notes, *scene.facts)
    yield from (saying.text for saying in scene.sayings)
    for choice in view.choices:
        yield from (note for note in (choice.label, choice.help) if note)
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


def _refusals(game: Game) -> set[str]:
    """The clauses with which moves are refused in the course of a random match."""
    match = Match(game, game.seats[0], seal=Seal.numbered(2))
    random = Random(2)
    clauses: set[str] = set()
    while match.turn >= 0:
        legal = match.legal()
        clauses |= {match.state.refusal(move) for move in some_illegal(match, random)}
        match.play(legal[random.randrange(len(legal))])
    return clauses - {""}
