"""The arena on the command line: a progress bar while it plays, then a table or JSON."""

import json as json_format
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from ludothek.cli.progress import counting
from ludothek.cli.wishes import entrants_from, options_from
from ludothek.games import load_game
from ludothek.lab.arena import Stopped, arena
from ludothek.lab.standings import CERTAINTY, Estimate, Standing, Standings
from ludothek.terminal.seating import typed

STOPPED = 130
"""What a shell expects of a command that was ended by Ctrl-C."""


def run_arena(
    game_id: str,
    line_up: str,
    deals: int,
    seed: int,
    workers: int | None,
    options: Sequence[str],
    bot_seconds: float,
    *,
    log: Path | None = None,
    json: bool,
) -> None:
    """Play and print the standings; those of the whole deals so far when it is stopped."""
    game = load_game(game_id)
    entrants = entrants_from(line_up)
    stopped: Stopped | None = None
    standings: Standings | None
    try:
        with counting(game.id) as progress:
            standings = arena(
                game,
                entrants,
                deals,
                seed,
                workers,
                typed(game.options, len(entrants), options_from(options)),
                progress=progress,
                bot_seconds=bot_seconds,
                log=log,
            )
    except Stopped as error:
        stopped, standings = error, error.standings
    if standings is not None and json:
        typer.echo(json_format.dumps(standings.as_json(), indent=2))
    elif standings is not None:
        _print(standings)
    if stopped is not None:
        typer.echo(f"ludothek: {_farewell(stopped, log)}", err=True)
        raise typer.Exit(STOPPED)


def _farewell(stopped: Stopped, log: Path | None) -> str:
    whole = stopped.standings.deals if stopped.standings else 0
    counted = f"{whole} whole deal{'s' * (whole != 1)}" if whole else "no whole deal yet"
    how = "with --log FOLDER the same command would go on there" if log is None else "the same command goes on there"
    return f"{stopped} ({counted}); {how}"


def _print(standings: Standings) -> None:
    columns = Table(box=None, pad_edge=False)
    columns.add_column("entrant")
    for heading in ("games", "wins", "share of wins", "points a game", "s a move", "slowest"):
        columns.add_column(heading, justify="right")
    for row in standings.rows:
        columns.add_row(*_cells(row))
    rotations = len(standings.line_up)
    console = Console(soft_wrap=True)
    console.print(columns)
    console.print(
        f"\n{standings.deals} deals, each once a rotation of the {rotations} seats{_orders(standings)}; "
        f"seed {standings.seed}. {_unwon(standings)}A fair share of wins is {standings.fair_share:.1%}; "
        f"± holds the truth with {CERTAINTY:.0%} certainty.",
        highlight=False,
    )


def _orders(standings: Standings) -> str:
    """How those who are different sat around the table, where that matters."""
    if standings.neighbours_stay:
        return ", where neighbours stay neighbours"
    return f" in each of {standings.orders} circular orders" if standings.orders > 1 else ""


def _unwon(standings: Standings) -> str:
    if not standings.unwon:
        return ""
    return f"Nobody has won {standings.unwon} of the {standings.games} games. "


def _cells(row: Standing) -> tuple[str, ...]:
    return (
        f"{row.entrant} x{row.copies}" if row.copies > 1 else row.entrant,
        str(row.games),
        f"{row.wins:.1f}",
        interval(row.share, "{:.1%}"),
        interval(row.points, "{:.2f}"),
        f"{row.seconds:.4f}",
        f"{row.longest:.4f}",
    )


def interval(estimate: Estimate, form: str) -> str:
    """A mean in this form and, if it has one, the reach of its interval."""
    mean = form.format(estimate.mean)
    return mean if estimate.reach is None else f"{mean} ± {form.format(estimate.reach)}"
