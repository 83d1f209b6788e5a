"""The levels on the command line: the page about them, and measuring them anew."""

from collections.abc import Mapping, Sequence

import typer

from ludothek.cli.contest import interval
from ludothek.cli.progress import counting
from ludothek.core.errors import LudothekError
from ludothek.games import all_games, load_game
from ludothek.lab.levels_page import levels_page
from ludothek.lab.yardsticks import BELOW, keep, measure
from ludothek.terminal.seating import typed


def show_levels(game_id: str | None) -> list[str]:
    """The page about one game or all of them."""
    return levels_page(all_games() if game_id is None else [load_game(game_id)]).splitlines()


def measure_levels(
    game_id: str | None,
    level: str | None,
    seats: int | None,
    deals: int | None,
    seed: int | None,
    workers: int | None,
    options: Mapping[str, str],
) -> None:
    """Measure one level or all of them against the level below, and keep each at once."""
    if game_id is None and (seats or options):
        raise LudothekError("say which game: seats and options are those of one")
    levels: Sequence[str] = [level] if level else list(BELOW)
    for game in [game for game in all_games() if game.decides] if game_id is None else [load_game(game_id)]:
        wanted = typed(game.options, seats or game.seats[-1], options)
        for each in levels:
            with counting(f"{game.id} {each}") as progress:
                found = measure(game, each, seats, deals, seed, wanted, workers, progress)
            keep(game, found)
            typer.echo(
                f"{game.id}: {each} v. {found.against}, {found.deals} deals with {found.seats} seats:"
                f" {interval(found.share, '{:.1%}')} of the wins, {found.seconds:.4f} s a move"
            )
