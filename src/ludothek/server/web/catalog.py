"""The chest of games as clients read it: what there is, options, texts, rulebooks and drawings."""

import re
from functools import cache
from pathlib import Path

from ludothek.core.about import About
from ludothek.core.errors import LudothekError
from ludothek.core.game import SHARED_ART, Game
from ludothek.core.language import LANGUAGES, language
from ludothek.core.lesson import has_lesson
from ludothek.core.options import Follows, Option, follows
from ludothek.core.rulebook import rulebook
from ludothek.core.texts import CHANCE, SHARED
from ludothek.games import abouts, load_game
from ludothek.players.levels import offered
from ludothek.server.messages.games import (
    AgreementSummary,
    FollowingDefault,
    GameDetail,
    GameSummary,
    OptionSummary,
    RulebookText,
    SeatRange,
)

_ART_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,60}", re.IGNORECASE)


class NotThere(LudothekError):
    """Something was asked for that is not in the chest."""


@cache
def summaries() -> tuple[GameSummary, ...]:
    """All games, as they stand in the lobby."""
    return tuple(_summary(about) for about in abouts())


@cache
def detail(game_id: str) -> GameDetail:
    """One game with all that may be agreed."""
    game = load_game(game_id)
    summary = _summary(game.about)
    settled = {seats: game.settle(seats, {}) for seats in game.seats}
    return GameDetail(
        id=summary.id,
        version=summary.version,
        names=summary.names,
        taglines=summary.taglines,
        kind=summary.kind,
        minutes=summary.minutes,
        seats=summary.seats,
        decides=summary.decides,
        options=tuple(_option(option, game.seats[0], settled[game.seats[0]][option.name]) for option in game.options),
        levels=offered(game),
        defaults={str(seats): values for seats, values in settled.items()},
        following={str(seats): _following(game, seats) for seats in game.seats},
        agreements=tuple(AgreementSummary(agreement.name, agreement.consent) for agreement in game.agreements),
        lesson=has_lesson(game),
    )


def texts(game_id: str | None, lang: str) -> str:
    """The texts in a language, of a game or those that all share, as written; what goes before comes last."""
    folders = [SHARED]
    if game_id is not None:
        game = load_game(game_id)
        folders = [] if game.decides else [CHANCE]
        folders += game.text_folders
    return "\n".join(_read(folder / f"{language(lang)}.ftl") for folder in folders)


@cache
def rules(game_id: str, lang: str) -> RulebookText:
    """The rulebook of a game."""
    book = rulebook(load_game(game_id), lang)
    return RulebookText(book.text, book.clauses)


def art(game_id: str | None, name: str) -> str:
    """A drawing, of a game or one that all share."""
    game = load_game(game_id) if game_id is not None else None
    if not _ART_NAME.fullmatch(name):
        raise NotThere("a drawing is named by letters, digits, - and _")
    shared = SHARED_ART / f"{name}.svg"
    return _read((game.drawing(name) or shared) if game else shared)


def _summary(about: About) -> GameSummary:
    return GameSummary(
        id=about.id,
        version=about.version,
        names={lang: about.title(lang) for lang in LANGUAGES},
        taglines={lang: about.tagline(lang) for lang in LANGUAGES},
        kind=about.kind,
        minutes=about.minutes,
        seats=SeatRange(about.seats[0], about.seats[-1], about.usual_seats),
        decides=about.decides,
    )


def _option(option: Option, seats: int, default: int | str) -> OptionSummary:
    numbers = option.range_for(seats)
    return OptionSummary(
        name=option.name,
        words=option.words,
        least=numbers[0] if numbers else None,
        most=numbers[-1] if numbers else None,
        longest=option.longest,
        seats=option.of_seats,
        default=default,
        clauses=option.clauses,
    )


def _following(game: Game, seats: int) -> dict[str, FollowingDefault]:
    return {name: _following_default(usual) for name, usual in follows(game.options, seats).items()}


def _following_default(usual: Follows) -> FollowingDefault:
    values = {
        str(value): _following_default(case) if isinstance(case, Follows) else case
        for value, case in usual.usual.items()
    }
    return FollowingDefault(usual.option, values)


@cache
def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise NotThere(f"there is no {path.name}") from None
