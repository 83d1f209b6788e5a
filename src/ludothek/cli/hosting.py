"""The commands of those who run servers: open the chest, copy its tables, look through them."""

# ruff: noqa: PLC0415 - what they do is loaded when they are called, so that all start fast

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ludothek.cli.sanitize import say

Database = Annotated[
    str,
    typer.Option(
        envvar="LUDOTHEK_DATABASE", help="A file or postgresql://user@host/name; by default a file in your data folder."
    ),
]
Bus = Annotated[
    str,
    typer.Option(
        envvar="LUDOTHEK_BUS", help="redis://host:6379/0, where several servers share a database of PostgreSQL."
    ),
]
Names = Annotated[list[str], typer.Argument(metavar="NAME...", help="Names of tables; `ludothek tables` lists them.")]
Games = Annotated[
    list[Path] | None,
    typer.Option(
        "--games", metavar="FOLDER", help="A folder of games of your own, or of one such game. May be repeated."
    ),
]
KEPT = "finished=90d,unfinished=365d"


class LogFormat(StrEnum):
    """How lines of the log are written."""

    text = "text"
    json = "json"


tables = typer.Typer(
    name="tables",
    help="Look through the tables of a server: list, show, export and delete them.",
    rich_markup_mode=None,
    invoke_without_command=True,
)


def serve(
    *,
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 keeps everything to this machine.")] = "0.0.0.0",  # noqa: S104 - phones in the same room are the point, and the server says so
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: 8731 or, if that is taken, any free one.")] = 0,
    database: Database = "",
    bus: Bus = "",
    backups: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="For copies from before an upgrade; else beside the database.")
    ] = None,
    keep: Annotated[
        str, typer.Option(metavar=KEPT, help="How long after its last entry a table is kept; else for ever.")
    ] = "",
    metrics: Annotated[bool, typer.Option("--metrics", help="Tell Prometheus at /metrics how much is done.")] = False,
    log_format: Annotated[LogFormat, typer.Option(help="How lines of the log are written.")] = LogFormat.text,
    public_address: Annotated[
        str, typer.Option(help="What others type to get here, if a proxy stands before: https://games.example.org.")
    ] = "",
    host_names: Annotated[
        str,
        typer.Option(help="Further names that people type to get here, with commas between them: games.fritz.box."),
    ] = "",
    proxy: Annotated[
        str, typer.Option(help="Addresses or networks of proxies that are believed who the client is: 127.0.0.1.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the lobby in the browser.")] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes in which computer players think; else one a core but one.")
    ] = None,
    pace: Annotated[
        float | None, typer.Option(min=0, help="Seconds before a move of a computer player; else 0.7.")
    ] = None,
    tables_per_address: Annotated[int | None, typer.Option(min=1, help="New tables in an hour; else 60.")] = None,
    connections_per_address: Annotated[
        int | None, typer.Option(min=1, help="Connections of any kind at once; else 400.")
    ] = None,
    clients_per_address: Annotated[int | None, typer.Option(min=1, help="Open tables at once; else 100.")] = None,
    watchers_per_table: Annotated[int | None, typer.Option(min=0, help="Else 100.")] = None,
    messages_per_second: Annotated[float | None, typer.Option(min=0.1, help="Of one connection; else 15.")] = None,
    requests_per_second: Annotated[float | None, typer.Option(min=0.1, help="Of one address; else 40.")] = None,
    reactions_per_second: Annotated[float | None, typer.Option(min=0.1, help="Of one seat; else 1.")] = None,
    chats_per_second: Annotated[float | None, typer.Option(min=0.1, help="Lines of one seat; else 0.5.")] = None,
    wrong_links_per_minute: Annotated[int | None, typer.Option(min=1, help="Of one address; else 30.")] = None,
    wrong_codes_per_address: Annotated[int | None, typer.Option(min=1, help="Until it has to wait; else 6.")] = None,
    moves_per_table: Annotated[int | None, typer.Option(min=1, help="That its log takes; else 20000.")] = None,
    undos_per_table: Annotated[int | None, typer.Option(min=0, help="Else 1000.")] = None,
    questions_per_table: Annotated[int | None, typer.Option(min=0, help="Else 500.")] = None,
    hand_overs_per_table: Annotated[int | None, typer.Option(min=0, help="Else 500.")] = None,
    renames_per_table: Annotated[int | None, typer.Option(min=0, help="Else 200.")] = None,
    header_seconds: Annotated[float | None, typer.Option(min=0.1, help="For the headers; else 10.")] = None,
    body_seconds: Annotated[float | None, typer.Option(min=0.1, help="For the body of a request; else 20.")] = None,
    hello_seconds: Annotated[float | None, typer.Option(min=0.1, help="For the hello of a socket; else 5.")] = None,
    keep_alive_seconds: Annotated[int | None, typer.Option(min=1, help="Between two requests; else 5.")] = None,
    unread_seconds: Annotated[float | None, typer.Option(min=0.1, help="Until something is read; else 20.")] = None,
    away_seconds: Annotated[
        float | None, typer.Option(min=0, help="Until others may give the seat of somebody who left away; else 60.")
    ] = None,
    more: Games = None,
) -> None:
    """Open the chest for browsers, phones and programs in the network."""
    from ludothek.server.web.command import serve as open_chest

    find_too(more)
    limits = {
        "workers": workers,
        "pace": pace,
        "tables_per_address": tables_per_address,
        "proxies": proxy,
        "connections_per_address": connections_per_address,
        "clients_per_address": clients_per_address,
        "watchers_per_table": watchers_per_table,
        "messages_per_second": messages_per_second,
        "requests_per_second": requests_per_second,
        "reactions_per_second": reactions_per_second,
        "chats_per_second": chats_per_second,
        "wrong_links_per_minute": wrong_links_per_minute,
        "wrong_codes_per_address": wrong_codes_per_address,
        "moves_per_table": moves_per_table,
        "undos_per_table": undos_per_table,
        "questions_per_table": questions_per_table,
        "hand_overs_per_table": hand_overs_per_table,
        "renames_per_table": renames_per_table,
        "header_seconds": header_seconds,
        "body_seconds": body_seconds,
        "hello_seconds": hello_seconds,
        "keep_alive_seconds": keep_alive_seconds,
        "unread_seconds": unread_seconds,
        "away_seconds": away_seconds,
    }
    open_chest(
        host=host,
        port=port,
        database=database,
        bus=bus,
        backups=backups,
        keep=keep,
        log_format=log_format.value,
        metrics=metrics,
        public_address=public_address,
        host_names=host_names,
        open_browser=open_browser,
        **{name: limit for name, limit in limits.items() if limit is not None},
    )


def doctor(
    *,
    database: Database = "",
    bus: Bus = "",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where the server is to listen; else 8731.")] = 0,
    more: Games = None,
) -> None:
    """Say what is there for playing and serving, what is missing, and what to do. Exit code 1: something is wrong."""
    from ludothek.cli.doctor import examine

    find_too(more)
    wrong = False
    for finding in examine(database, bus, port):
        say([str(finding)])
        wrong |= finding.kind == "wrong"
    raise typer.Exit(1 if wrong else 0)


def backup(
    target: Annotated[str, typer.Argument(metavar="TARGET", help="A new file, or the address of an empty database.")],
    *,
    database: Database = "",
) -> None:
    """Copy all tables into a new file or an empty database, while the server goes on. Restoring is the same."""
    from ludothek.cli.progress import counting
    from ludothek.server.store.backup import backup as copy
    from ludothek.server.store.database import shown

    with counting("rows") as progress:
        rows = copy(database, target, progress)
    typer.echo(f"copied to {shown(target)}: {rows} rows, all of them there")


def check_database(*, database: Database = "", more: Games = None) -> None:
    """Look whether a database is as it was written: every page, and the log of every table. If not, the status is 1."""
    from ludothek.server.store.integrity import faults

    find_too(more)
    found = 0
    for fault in faults(database):
        say([fault])
        found += 1
    if found:
        raise typer.Exit(1)
    typer.echo("every page and every log is as it was written")


@tables.callback()
def of_a_server(context: typer.Context) -> None:
    """Look through the tables of a server: list, show, export and delete them."""
    if context.invoked_subcommand is None:
        list_()


@tables.command(name="list")
def list_(
    *,
    database: Database = "",
    game: Annotated[str, typer.Option(help="Only tables of this game.")] = "",
    idle: Annotated[str, typer.Option(metavar="AGE", help="Only those without an entry for so long: 90d.")] = "",
    finished: Annotated[
        bool | None, typer.Option("--finished/--unfinished", help="Only those whose match is over, or the others.")
    ] = None,
    more: Games = None,
) -> None:
    """List tables, the oldest first: name, game, seats, phase, entries, first and last time, size."""
    from ludothek.cli.shelf import listed

    find_too(more)
    say(listed(database, game=game, idle=idle, finished=finished))


@tables.command()
def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of a table.")],
    *,
    database: Database = "",
    more: Games = None,
) -> None:
    """Tell what happened at a table. While it goes on, no move is told, and what opens it never is."""
    from ludothek.cli.shelf import told

    find_too(more)
    say(told(database, name))


@tables.command()
def export(
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help="Else all that are over.")] = None,
    *,
    database: Database = "",
    to: Annotated[Path | None, typer.Option(metavar="FOLDER", help="A file for each; else one is printed.")] = None,
    more: Games = None,
) -> None:
    """Give the records of matches that are over, as `ludothek verify` and `ludothek replay` take them."""
    from ludothek.cli.shelf import exported

    find_too(more)
    for line in exported(database, names or [], to):
        typer.echo(line)  # as it is: JSON commands no terminal, and a record that was changed would be worth nothing


@tables.command()
def delete(
    names: Names,
    *,
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete tables for good; whoever has one open is shown out."""
    from ludothek.cli.shelf import deleted

    say(deleted(database, names, yes=yes))


@tables.command()
def prune(
    *,
    keep: Annotated[str, typer.Option(metavar=KEPT, help="How long after its last entry a table is kept.")],
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say which ones would go.")] = False,
    more: Games = None,
) -> None:
    """Delete tables that were kept long enough."""
    from ludothek.cli.shelf import pruned

    find_too(more)
    say(pruned(database, keep, dry_run=dry_run))


def find_too(folders: list[Path] | None) -> None:
    """Let the games in these folders lie in the chest as well."""
    from ludothek.games import add_folders

    add_folders(folders or ())
