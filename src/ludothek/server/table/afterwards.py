"""A match once it is over: its record, every step of it, and what could have been drawn. Until then it is refused."""

from ludothek.core.match import Match
from ludothek.core.record import Record, SeatEntry, record
from ludothek.core.state import REFEREE
from ludothek.server.messages.afterwards import Draw
from ludothek.server.table.table import Refuse, Table


def record_of(table: Table) -> Record:
    """The record of the match; it tells all, so only once all is over."""
    if table.match is None or not table.match.over:
        raise Refuse("not_now", "the record is given when the match is over, because it tells every secret")
    return record(table.match, [SeatEntry(name=seat.name, player=seat.player) for seat in table.seats])


def match_after(table: Table, moves: int) -> Match:
    """The match as it stood after so many moves of the record; only once all is over."""
    if table.match is None or not table.match.over:
        raise Refuse("not_now", "a match can be looked back at when it is over")
    if not 0 <= moves <= len(table.match.log):
        raise Refuse("invalid", f"the match has {len(table.match.log)} moves, so a step is from 0 to that, not {moves}")
    return Match(table.game, len(table.seats), table.match.options, table.match.seal, log=table.match.log[:moves])


def draws(table: Table) -> list[Draw]:
    """What the referee could draw from each time, for those who check it; only once all is over."""
    match = match_after(table, 0)
    assert table.match is not None
    drawn: list[Draw] = []
    for number, move in enumerate(table.match.log):
        if match.between:
            match.open_deal()
        if match.turn == REFEREE:
            drawn.append(Draw(number, tuple(match.state.text(choice) for choice in match.legal())))
        match.follow(move)
    return drawn
