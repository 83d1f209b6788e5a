"""The story of a match: what a seat was told at every moment at which it was shown the table."""

from bisect import bisect_left
from collections.abc import Iterator

from ludothek.core.match import Match
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.view import Scene
from ludothek.server.messages.afterwards import Told
from ludothek.server.table.table import Refuse, Table

PAGE = 500
"""So many moments are told at once."""


class Story:
    """A match as it stands when this is made: it can be told at leisure while the match goes on.

    A moment is what people were shown: after what chance brought and before the next play. What a seat is told again is
    what its view said then, so it never learns anything new.
    """

    def __init__(self, match: Match) -> None:
        self._beginning = match.game, match.seats, match.options, match.seal
        self._log = tuple(match.log)
        self._deciders = tuple(match.deciders)
        self._starts = tuple(match.starts)
        self._between = match.between
        self._over = match.over
        layout = match.game.layout(match.seats)
        self._tricks = {zone.name for zone in layout.zones if zone.kind == "trick"}

    def told(self, seat: int, first: int) -> list[Told]:
        """What a seat was told, from the moment with this number on, as far as it is told at once."""
        found: list[Told] = []
        plays, lying = 0, 0
        for number, (match, step) in enumerate(self._moments()):
            before, plays = plays, bisect_left(self._starts, step)
            if number >= first + PAGE:
                break
            if number < first - 1:  # the one before the first is looked at: something may be collected after it
                continue
            scene = match.scene(seat)
            was, lying = lying, self._lying(scene)
            if number < first:
                continue
            found.append(
                Told(
                    deal=len(match.series.results) + (match.turn != NOBODY),
                    plays=plays,
                    by=self._deciders[self._starts[plays - 1]] if plays > before else -1,
                    turn=match.turn,
                    collected=was > 0 and lying == 0,
                    notes=scene.notes,
                    step=step if self._over else None,
                )
            )
        return found

    def _moments(self) -> Iterator[tuple[Match, int]]:
        """The match at every moment, and how many moves of its log led there."""
        match = Match(*self._beginning, log=[])
        starts = set(self._starts)
        last = len(self._log)
        for step in range(last + 1):
            if step:
                match.follow(self._log[step - 1])
            if match.between and (step < last or not self._between):
                yield match, step
                match.open_deal()
            if step in starts or step == last:
                yield match, step

    def _lying(self, scene: Scene) -> int:
        return sum(piece.count for piece in scene.pieces if piece.zone in self._tricks)


def story_for(table: Table, secret: str, seat: int) -> Story:
    """What a seat was told so far, for whoever holds it; a watcher's for all, and once all is over everybody's."""
    if table.match is None:
        raise Refuse("not_now", "nothing has been told yet: the match has not begun")
    table.check_seat(seat)
    if seat not in {WATCHER, table.seat_of(secret)} and not table.match.over:
        raise Refuse("not_yours", "until the match is over, ask for a seat of yours, or -1 for a watcher")
    return Story(table.match)
