"""What is in the chest: the list of games, their rulebooks, and whether they are sound."""

from collections.abc import Iterator
from pathlib import Path

from ludothek.core.about import plain_text
from ludothek.core.errors import BadGame
from ludothek.core.language import language
from ludothek.games import abouts, bad_games, game_ids, load_game

SHARED = Path(__file__).parents[1] / "texts"


def list_games(lang: str | None) -> list[str]:
    """A line a game, in columns."""
    lang = language(lang)
    seats, seat, minutes = (plain_text(SHARED, name, lang) for name in ("list-seats", "list-seat", "list-minutes"))
    rows = [
        (
            about.id,
            about.title(lang),
            f"{_span(about.seats)} {seat if about.seats[-1] == 1 else seats}",
            f"{about.minutes} {minutes}",
        )
        for about in abouts()
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def complaints() -> list[str]:
    """A line for every game that cannot be opened."""
    return [str(bad) for bad in bad_games()]


def _span(numbers: range) -> str:
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def quote_rules(game_id: str, clause: str | None, lang: str | None) -> list[str]:
    """A whole rulebook, or one clause."""
    from ludothek.core.rulebook import rulebook  # noqa: PLC0415 - the list of games needs no texts

    book = rulebook(load_game(game_id), language(lang))
    if clause is None:
        return book.text.splitlines()
    return [book.clause(clause.upper())]


def check_games(game_id: str | None, matches: int) -> Iterator[tuple[str, bool]]:
    """What the suite says about one game or all of them, line by line, and whether the line is a fault."""
    from ludothek.cli.progress import counting  # noqa: PLC0415 - the list of games needs no suite
    from ludothek.core.lesson import has_lesson  # noqa: PLC0415
    from ludothek.lab.check import check_game  # noqa: PLC0415
    from ludothek.lab.check.lessons import lesson_faults  # noqa: PLC0415

    for wanted in game_ids() if game_id is None else [game_id]:
        try:
            game = load_game(wanted)
        except BadGame as error:
            yield str(error), True
            continue
        with counting(game.id) as progress:
            faults = [str(complaint) for complaint in check_game(game, matches=matches, progress=progress)]
        if has_lesson(game):
            faults += [f"lesson: {fault}" for fault in lesson_faults(game)]
        yield from ((f"{game.id}: {fault}", True) for fault in faults)
        if not faults:
            yield f"{game.id}: sound", False
