"""A recorded match on the command line once more, as a computer player would have decided in a seat of it."""

from pathlib import Path

from ludothek.cli.progress import counting
from ludothek.cli.records import game_of
from ludothek.core.errors import BadRecord, LudothekError, MoveError
from ludothek.core.language import language
from ludothek.core.match import Match
from ludothek.core.record import FORMAT, Record, parse
from ludothek.core.texts import Texts
from ludothek.players.analysis import Finding, as_good, dearest, decisions, look_back
from ludothek.players.move_values import rounded
from ludothek.terminal import saves
from ludothek.terminal.seating import PERSON


def analyse_record(path: Path, seat: int | None, level: str, lang: str | None) -> list[str]:
    """Every decision of a seat, by whatever was played, with what the level would have; and what cost most."""
    saved = parse(saves.read(path))
    match = _match(saved)
    texts = Texts(language(lang), match.game)
    if seat is not None and seat > match.seats:
        raise LudothekError(f"there is no seat {seat} at this table; there are 1 to {match.seats}")
    if seat is None:
        persons = [number for number, entry in enumerate(saved.seats) if entry.player == PERSON]
        seat = persons[0] + 1 if persons else 1
    at = seat - 1
    numbers = decisions(match, at) if match.game.decides else []
    lines = [match.game.title(language(lang)), texts("analysis-help", name=saved.seats[at].name or str(seat)), ""]
    if not numbers:
        return [*lines, texts("analysis-nothing")]
    findings: list[Finding] = []
    then = Match(match.game, match.seats, match.options, log=[])
    with counting(level) as advance:
        for number in numbers:
            advance(len(findings), len(numbers))
            then.catch_up(match.log[:number])
            findings.append(look_back(then, match.log[number], level))
    return [*lines, *_columns(texts, findings), "", *_verdict(texts, findings)]


def _match(saved: Record) -> Match:
    game = game_of(saved)
    if (saved.format, saved.version) != (FORMAT, game.version):
        raise BadRecord(
            "version", f"only format {FORMAT} with version {game.version} of the rules can be looked back at"
        )
    try:
        match = Match(game, len(saved.seats), saved.options, log=saved.moves)
    except MoveError as error:
        raise BadRecord("moves", str(error)) from None
    if not match.over:
        raise LudothekError("a match can be looked back at when it is over; play this one to its end first")
    return match


def _columns(texts: Texts, findings: list[Finding]) -> list[str]:
    """A line a decision: its number, what was played, what the level would have, each with its value, and the cost."""
    rows = [[texts(head) for head in ("analysis-number", "analysis-played", "analysis-master", "analysis-lost")]]
    for finding in findings:
        unit, values = finding.unit, finding.values
        cost = f"{rounded(unit, finding.cost):g}" if finding.cost else ""
        played, best = (f"{rounded(unit, value):g}" for value in (values.played, values.best))
        rows.append([str(finding.number), f"{finding.move} ({played})", f"{values.move} ({best})", cost])
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _verdict(texts: Texts, findings: list[Finding]) -> list[str]:
    lines = [texts("analysis-done", count=len(findings), alike=as_good(findings))]
    dear = dearest(findings)
    if dear:
        lines += ["", texts("analysis-dearest")]
    for finding in dear:
        unit, values = finding.unit, finding.values
        cost = {
            "cost": rounded(unit, finding.cost),
            "played": rounded(unit, values.played),
            "best": rounded(unit, values.best),
        }
        moment = texts("analysis-moment", deal=finding.deal, move=finding.move, better=values.move)
        lines.append(f"  {finding.number}: {moment} {texts(f'analysis-cost-{unit}', **cost)}")
    first = findings[0]
    if first.opened is not None:
        best, closed = rounded(first.unit, first.opened.best), rounded(first.unit, first.values.best)
        known = texts(f"analysis-open-{first.unit}", best=best, closed=closed)
        lines += ["", texts("analysis-open"), f"  {texts('analysis-open-help')} {known}"]
    return lines
