"""The commands and what each of them takes. What they do is loaded when they are called, so that all start fast."""

# ruff: noqa: PLC0415 - see above

from pathlib import Path
from typing import Annotated

import typer

from ludothek.cli import hosting
from ludothek.cli.hosting import Games, find_too
from ludothek.cli.sanitize import printable, say
from ludothek.core.language import LANGUAGES
from ludothek.core.program_time import GUEST_SECONDS, PROGRAM_SECONDS

app = typer.Typer(
    name="ludothek",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _ids(begun: str) -> list[str]:
    from ludothek.games import game_ids

    return [game_id for game_id in game_ids() if game_id.startswith(begun)]


def _terms(context: typer.Context, begun: str) -> list[str]:
    """`deals=`: the terms of the game that was named before."""
    from ludothek.core.errors import LudothekError
    from ludothek.games import load_game

    try:
        game = load_game(context.params["game"] or next(iter(context.args), ""))
    except LudothekError:
        return []
    return [f"{option.name}=" for option in game.options if option.name.startswith(begun)]


def _langs(begun: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(begun)]


Game = Annotated[
    str, typer.Argument(metavar="GAME", help="The id of a game; `ludothek games` lists them.", autocompletion=_ids)
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match.")]
Lang = Annotated[
    str | None, typer.Option(help=f"{', '.join(LANGUAGES)}; else the language of the system.", autocompletion=_langs)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="Something to agree on: deals=3. May be repeated.",
        autocompletion=_terms,
    ),
]
BotSeconds = Annotated[float, typer.Option(min=0.1, help="How long a program may think about a move.")]


@app.callback(invoke_without_command=True)
def ludothek(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Say which Ludothek this is.")] = False,
) -> None:
    """A chest of table games: play them, watch them, measure computer players at them."""
    if version:
        from importlib.metadata import version as installed

        from ludothek.cli.clone import being_compiled
        from ludothek.lab.compiling import how_it_runs

        how = "interpreted; `make` is compiling" if being_compiled() else how_it_runs(Path(__file__).parents[1])
        typer.echo(f"ludothek {installed('ludothek')} ({how})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(*, lang: Lang = None, more: Games = None) -> None:
    """List all games: id, name, seats and minutes. Exit code 2: there is one that cannot be opened."""
    from ludothek.cli.chest import complaints, list_games

    find_too(more)
    say(list_games(lang))
    wrong = complaints()
    for complaint in wrong:
        typer.echo(f"ludothek: {printable(complaint)}", err=True)
    raise typer.Exit(2 if wrong else 0)


@app.command()
def rules(
    game: Game,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="One clause only: DG-15.")] = None,
    *,
    lang: Lang = None,
    more: Games = None,
) -> None:
    """Print the rulebook of a game, or one clause of it."""
    from ludothek.cli.chest import quote_rules

    find_too(more)
    say(quote_rules(game, clause, lang))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game.", autocompletion=_ids)] = None,
    *,
    seats: Annotated[int | None, typer.Option(help="How many sit down.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=WHO",
            help="Who sits in a seat, counted from 1: person, a level (2=club) or a program (3='python3 bot.py').",
        ),
    ] = None,
    level: Annotated[str | None, typer.Option(help="The level of all other computer players.")] = None,
    option: Options = None,
    lang: Lang = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text instead of a full screen.")] = False,
    seed: Annotated[int | None, typer.Option(help="The same deals every time, for experiments.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="[FILE]", help="Play on from a record; from the match that was saved last if none is named."
        ),
    ] = None,
    bot_seconds: BotSeconds = PROGRAM_SECONDS,
    strict: Annotated[
        bool, typer.Option("--strict", help="End with an error when a program fails, instead of replacing it.")
    ] = False,
    more: Games = None,
) -> None:
    """Play at a table in the terminal."""
    from ludothek.cli.wishes import game_from, options_from, players_from
    from ludothek.terminal.setup import Programs, Setup
    from ludothek.terminal.start import start

    find_too(more)
    setup = Setup(
        game=game_from(game, resume),
        seats=seats,
        players=players_from(seat or ()),
        level=level,
        options=options_from(option or ()),
        lang=lang,
        seed=seed,
        programs=Programs(bot_seconds, strict),
        resume=resume,
    )
    start(setup, plain=plain)


@app.command()
def saves(
    *,
    clear: Annotated[bool, typer.Option("--clear", help="Remove them all.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Remove them without asking.")] = False,
) -> None:
    """List the matches that were saved when somebody left the table, the newest first, or remove them."""
    from ludothek.cli.saved import clear_saves, list_saves
    from ludothek.core.errors import LudothekError
    from ludothek.server.base import asking

    if clear and not yes and not asking.confirmed("Remove all saved matches for good?"):
        raise LudothekError("nothing was removed; add --yes to remove without being asked")
    say(clear_saves() if clear else list_saves())


@app.command()
def learn(game: Game, *, lang: Lang = None, more: Games = None) -> None:
    """Learn a game by doing, in two minutes."""
    import sys

    from ludothek.core.language import language
    from ludothek.core.lesson import lesson
    from ludothek.games import load_game
    from ludothek.terminal.learning import learn as take

    find_too(more)
    take(lesson(load_game(game)), language(lang), sys.stdin, sys.stdout)


@app.command()
def replay(
    file: File,
    *,
    deal: Annotated[int | None, typer.Option(min=1, help="Only this deal.")] = None,
    lang: Lang = None,
    more: Games = None,
) -> None:
    """Tell a recorded match move by move."""
    from ludothek.cli.records import tell_match

    find_too(more)
    say(tell_match(file, lang, deal))


@app.command()
def verify(file: File, *, more: Games = None) -> None:
    """Check the chance, the moves and the result of a record. Exit code 1: something does not match."""
    from ludothek.cli.records import verify_record

    find_too(more)
    lines, sound = verify_record(file)
    say(lines)
    raise typer.Exit(0 if sound else 1)


@app.command()
def analyse(
    file: File,
    *,
    seat: Annotated[int | None, typer.Option(min=1, help="Whose decisions; else those of the first person.")] = None,
    level: Annotated[str, typer.Option(help="Who looks back: a level, perhaps with a budget, club:200.")] = "master",
    lang: Lang = None,
    more: Games = None,
) -> None:
    """Look back at a match that is over: what a level would have played, what it cost, and the dearest moments."""
    from ludothek.cli.looking_back import analyse_record

    find_too(more)
    say(analyse_record(file, seat, level, lang))


@app.command()
def check(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only.")] = None,
    *,
    matches: Annotated[int, typer.Option(min=1, help="How many random matches with each number of seats.")] = 1,
    more: Games = None,
) -> None:
    """Put games through the suite that each must pass. Exit code 1: one does not."""
    from ludothek.cli.chest import check_games

    find_too(more)
    faults = 0
    for line, fault in check_games(game, matches):
        say([line])
        faults += fault
    raise typer.Exit(1 if faults else 0)


@app.command(name="compile")
def compile_(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a game of your own.")],
) -> None:
    """Compile the rules of a game of your own, which needs mypyc and a C compiler. Do so again after every change."""
    from ludothek.lab.compiling import compile_game

    say([f"compiled: {', '.join(compile_game(folder))}"])


@app.command()
def arena(
    game: Game,
    *,
    seats: Annotated[
        str,
        typer.Option(metavar="WHO,...", help="Who meets: levels (master,casual) and programs (master,python3 bot.py)."),
    ],
    deals: Annotated[
        int,
        typer.Option(
            help="How many deals; each is played once a rotation, by three or four who differ in all circular orders."
        ),
    ] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(help="How many processes play; else one a core.")] = None,
    option: Options = None,
    bot_seconds: BotSeconds = PROGRAM_SECONDS,
    log: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep every game there as a record; the same command goes on there."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    more: Games = None,
) -> None:
    """Let computer players and programs meet in duplicate deals. Each plays in every seat with the same cards."""
    from ludothek.cli.contest import run_arena

    find_too(more)
    run_arena(game, seats, deals, seed, workers, option or (), bot_seconds, log=log, json=json)


@app.command()
def levels(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only.")] = None,
    *,
    measure: Annotated[
        bool, typer.Option("--measure", help="Play, and keep the outcome in the game's folder.")
    ] = False,
    level: Annotated[str | None, typer.Option(help="Measure this level only, against the one below.")] = None,
    seats: Annotated[int | None, typer.Option(min=2, help="How many sit down; else as last time.")] = None,
    deals: Annotated[
        int | None, typer.Option(help="Each is played once a rotation; else as many as last time.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same games; else that of last time.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes play; else one a core.")] = None,
    option: Options = None,
    more: Games = None,
) -> None:
    """Say how the levels of computer players think and how strong they are, or measure it."""
    from ludothek.cli.ladder import measure_levels, show_levels
    from ludothek.cli.wishes import options_from
    from ludothek.core.errors import LudothekError

    find_too(more)
    if measure:
        measure_levels(game, level, seats, deals, seed, workers, options_from(option or ()))
    elif any(wish is not None for wish in (level, seats, deals, seed, workers, option)):
        raise LudothekError("add --measure: without it only a game can be named")
    else:
        say(show_levels(game))


app.command()(hosting.serve)
app.command()(hosting.doctor)
app.command()(hosting.backup)
app.command()(hosting.check_database)
app.add_typer(hosting.tables)


@app.command()
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of a table, in quotation marks.")],
    *,
    server: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Type the code of a table there instead of a link.")
    ] = "",
    name: Annotated[str, typer.Option(help="What the others call you.")] = "",
    bot: Annotated[str, typer.Option(metavar="COMMAND", help="A program that plays for you: 'python3 bot.py'.")] = "",
    bot_seconds: BotSeconds = GUEST_SECONDS,
    lang: Lang = None,
    more: Games = None,
) -> None:
    """Sit down at a table on some server, from the terminal or with a program."""
    from ludothek.guest.command import join as sit_down

    find_too(more)
    sit_down(link, server=server, name=name, bot=bot, bot_seconds=bot_seconds, lang=lang)
