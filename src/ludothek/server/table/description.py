"""A table as it is described: to a client that sits or looks on there, and to somebody who was invited."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ludothek.core.seal import Seal
from ludothek.core.view import Layout
from ludothek.games import load_game
from ludothek.server.messages.opening import Invitation, InvitedSeat
from ludothek.server.messages.to_clients import ClockInfo, SeatInfo, TableMessage
from ludothek.server.table.table import STAND_IN, Table


def describe(
    table: Table,
    yours: frozenset[int],
    present: set[int],
    watchers: int,
    waits: Mapping[int, float] = MappingProxyType({}),
) -> TableMessage:
    """All about the table but the game itself, for a client that holds some seats.

    `waits` says for seats of persons how long the others would still wait for them.
    """
    over = table.phase == "over"
    return TableMessage(
        table=table.name,
        number=table.number,
        game=table.game.id,
        version=table.opened.version,
        options=dict(table.opened.options),
        commitment=Seal(table.seed).commitment,
        contributions=() if table.match is None else table.match.seal.contributions,
        phase=table.phase,
        seats=tuple(
            SeatInfo(
                name=seat.name,
                player=seat.player,
                present=number in present or seat.player not in {"person", "open"},
                yours=number in yours,
                contributed=seat.contribution is not None or seat.player not in {"person", "open"},
                reserved=bool(seat.secret) and seat.player not in {"person", "open"},
                wait=round(waits.get(number, 0.0), 1),
                host=number in table.hosts,
            )
            for number, seat in enumerate(table.seats)
        ),
        decides=table.game.decides,
        layout=_layout(table.game.id, table.game.version, len(table.seats)),
        clock=None if table.opened.clock is None else ClockInfo(table.opened.clock, STAND_IN),
        hints=table.opened.hints,
        chat=table.opened.chat,
        advice=table.opened.advice,
        question=table.question,
        again=table.again,
        again_of=table.opened.again_of,
        same_cards=table.opened.same_cards,
        watchers=watchers,
        seed=table.seed.hex() if over else None,
    )


def invitation(table: Table, secret: str) -> Invitation:
    """What the holder of a secret that was given away is invited to."""
    return Invitation(
        game=table.game.id,
        host=_host(table),
        phase=table.phase,
        seats=tuple(InvitedSeat(seat.name, seat.player) for seat in table.seats),
        options=dict(table.opened.options),
        clock=table.opened.clock,
        hints=table.opened.hints,
        watch=table.may_watch(secret),
    )


def _host(table: Table) -> str:
    """By which name the first of those goes who sat here from the beginning, wherever the lot has put them."""
    first = next((number for number, seat in enumerate(table.opened.seats) if seat.player == "person"), -1)
    if first < 0:
        return ""
    return table.seats[first if table.match is None else table.match.seating.index(first)].name


@cache
def _layout(game_id: str, version: int, seats: int) -> Layout:
    """The table of a game for so many seats, as clients draw it."""
    return load_game(game_id, version).layout(seats)
