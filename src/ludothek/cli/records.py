"""Records on the command line: a match told again, and a match verified."""

from pathlib import Path

from ludothek.core.errors import BadRecord, LudothekError, MoveError, OtherVersion
from ludothek.core.game import Game
from ludothek.core.language import language
from ludothek.core.match import Match
from ludothek.core.record import FORMAT, Record, parse, verify
from ludothek.core.result import Result
from ludothek.core.state import NOBODY, REFEREE, WATCHER
from ludothek.games import load_game
from ludothek.terminal import saves
from ludothek.terminal.seating import Chair
from ludothek.terminal.words import Words


def game_of(saved: Record) -> Game:
    """The game of a record by the rules it was played by, if they are still here; else by those that are."""
    try:
        return load_game(saved.game, saved.version)
    except OtherVersion:
        return load_game(saved.game)


def verify_record(path: Path) -> tuple[list[str], bool]:
    """What matches in a record, or everything that does not; and whether it is sound."""
    saved = parse(saves.read(path))
    game = game_of(saved)
    faults = verify(saved, game)
    if faults:
        return [f"{fault.where}: {fault.message}" for fault in faults], False
    match = Match(game, len(saved.seats), saved.options, log=saved.moves)
    referee = match.deciders.count(REFEREE)
    result = "it follows from the moves" if match.over else "none is claimed, the match is not over"
    return [
        f"seal: the seed belongs to the commitment {saved.seal.commitment}",
        f"referee: all {referee} moves follow from the seal",
        f"moves: all {len(match.log) - referee} moves of the seats are legal",
        f"result: {result}",
    ], True


def tell_match(path: Path, lang: str | None, deal: int | None = None) -> list[str]:
    """Every deal, or one: who did what, move by move, and how it ended, as somebody saw it who only looked on."""
    lang = language(lang)
    saved = parse(saves.read(path))
    game = game_of(saved)
    if (saved.format, saved.version) != (FORMAT, game.version):
        raise BadRecord("version", f"only format {FORMAT} with version {game.version} of the rules can be told")
    match = Match(game, len(saved.seats), saved.options, log=[])
    words = Words(game, [Chair(entry.name, entry.player) for entry in saved.seats], lang, WATCHER)
    lines = [game.title(lang)]
    told = 0
    for number, move in enumerate(saved.moves):
        try:
            match.follow(move)
        except MoveError as error:
            raise BadRecord(f"moves[{number}]", str(error)) from None
        view = match.view(WATCHER)
        if deal not in (None, view.deal):
            continue
        if view.scene.notes and view.deal != told:
            told = view.deal
            lines += ["", ", ".join(words.heading(view))]
        lines += [f"  {words.note(note)}" for note in view.scene.notes]
        if view.turn == NOBODY and (view.result is None or view.length != 1):
            lines += [words.winners(view.deals[-1], "deal-won"), *_points(words, view.deals[-1])]
        if view.result is not None:
            lines += ["", words.winners(view.result, "match-won"), words.texts(view.result.reason)]
            lines += _points(words, view.result)
    deals = len(match.series.results) + (match.turn != NOBODY)
    if deal is not None and deal > deals:
        raise LudothekError(f"the match has deals 1 to {deals}, not {deal}")
    return lines


def _points(words: Words, result: Result) -> list[str]:
    """A line with the points of all seats, where they tell more than who has won."""
    names = words.names
    points = ", ".join(f"{name} {points}" for name, points in zip(names, result.points, strict=True))
    return [] if result.bare else [f"  {points}"]
