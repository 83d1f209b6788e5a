"""What must hold after every entry of a log, the referee's among them: a match can be looked back at step by step."""

from collections import Counter
from collections.abc import Iterator

from ludothek.core.match import Match
from ludothek.core.state import NOBODY, REFEREE, WATCHER
from ludothek.core.view import BACK, Layout, Piece, Scene, View
from ludothek.lab.check.layouts import layout_faults
from ludothek.lab.check.words import Heard

Fault = tuple[str, str]
"""The name of a check and what it has found."""

Shown = tuple[int, bool, list[View]]
"""How long the log was, whether a deal was over, and all that everybody was shown then."""


def shown(match: Match) -> Shown:
    """What everybody is shown now: every seat, and last a watcher."""
    return len(match.log), match.turn == NOBODY, [match.view(seat) for seat in (*range(match.seats), WATCHER)]


def retold(match: Match) -> Iterator[Match]:
    """The match as it stood in the beginning, after every entry of its log and when a deal was opened."""
    again = Match(match.game, match.seats, match.options, match.seal, log=[])
    yield again
    for text in [match.text(move) for move in match.log]:
        if again.between:
            again.open_deal()
            yield again
        again.follow(text)
        yield again


def entry_faults(match: Match, seen: list[Shown], entries: set[int], heard: Heard) -> Iterator[Fault]:
    """A match that follows the same log can be shown after any entry, and shows what was seen when it was played."""
    layout = match.game.layout(match.seats)
    for message in layout_faults(match.game, layout):
        yield "layout", message
    pieces = Pieces(layout)
    waiting = list(reversed(seen))
    entries = entries | {number for number, _, _ in seen}
    for again in retold(match):
        number = len(again.log)
        length = number - again.deal_start
        if again.turn == NOBODY and length > match.game.longest:
            yield "bounds", f"a deal had {length} moves; the game promises at most {match.game.longest}"
        if number not in entries:
            continue
        try:
            now = shown(again)
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a complaint about it
            yield "views", f"after entry {number}: {error!r}"
            return
        heard.listen(now[2])
        for message in pieces.faults(now):
            yield "pieces", f"after entry {number}: {message}"
        if waiting and waiting[-1][:2] == now[:2] and waiting.pop() != now:
            yield "replay", f"after entry {number} the views are not those of the match"
            return
    if waiting:
        yield "replay", f"what was seen after entry {waiting[-1][0]} is not shown again"


class Pieces:
    """Counts the pieces from view to view: none is in two places, none vanishes and none comes out of nothing.

    While a deal is laid out, chance may bring them to the table, one with a move.
    """

    def __init__(self, layout: Layout) -> None:
        self._zones = {zone.name for zone in layout.zones}
        self._looks = {look.id for look in layout.looks}
        self._pictures = {zone.name for zone in layout.zones if zone.picture}
        self._places = {zone.name: {each.name for each in zone.places} for zone in layout.zones}
        self._deal = 0
        self._number = 0
        self._coming = True
        self._count = 0

    def faults(self, now: Shown) -> Iterator[str]:
        """What is wrong with the pieces that everybody sees, after those seen before; the last view is a watcher's."""
        number, _, views = now
        for view in views:
            yield from self._misplaced(view.seat, view.scene)
        counts = [self._solid(view.scene) for view in views]
        if len(set(counts)) > 1:
            yield f"the seats and a watcher see different numbers of pieces: {counts}"
        deal, turn, count = views[-1].deal, views[-1].turn, counts[-1]
        if deal != self._deal:
            self._deal = deal
            self._coming = True
        elif not self._count <= count <= self._count + self._coming * (number - self._number):
            yield f"{count} pieces are seen, and {number - self._number} moves before there were {self._count}"
        self._coming = self._coming and turn == REFEREE
        self._number, self._count = number, count

    def _misplaced(self, seat: int, scene: Scene) -> Iterator[str]:
        ids = Counter(piece.id for piece in scene.pieces if piece.id)
        twice = [key for key, times in ids.items() if times > 1]
        if twice:
            yield f"seat {seat} sees a piece twice: {twice}"
        if any(piece.id for piece in scene.pieces if piece.look == BACK or piece.count != 1):
            yield f"seat {seat} is told the identity of a hidden piece, or one for several"
        if any(piece.zone not in self._zones or piece.look not in self._looks for piece in scene.pieces):
            yield f"seat {seat} sees a piece in a zone or with a look that the layout does not know"

        for piece in scene.pieces:
            if piece.way and not self._leads(piece):
                way = " ".join(piece.way)
                yield f"the way {way} does not lead over places of the zone {piece.zone} to {piece.place}"

    def _leads(self, piece: Piece) -> bool:
        """Is it a way over places of a board to where the piece lies?"""
        known = self._places.get(piece.zone, set())
        return len(piece.way) > 1 and known.issuperset(piece.way) and piece.way[-1] == piece.place

    def _solid(self, scene: Scene) -> int:
        return sum(piece.count for piece in scene.pieces if piece.zone not in self._pictures)
