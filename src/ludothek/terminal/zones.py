"""What lies on the table, taken from a layout and a view: which kinds of zones there are, and what lies in them."""

from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from ludothek.core.errors import LudothekError
from ludothek.core.view import Layout, Look, Piece, View, Zone, ZoneKind


@dataclass(frozen=True, slots=True)
class Kind:
    """How a terminal shows a kind of zone."""

    felt: Literal["board", "box", "calls", "chips", "columns", "dice", "hidden", "pad", "pile", "trick"] | None = None
    """What paints it on the felt; None: the panels of the seats and the own hand are painted elsewhere. hidden: cards
    that are held, where they can be drawn. trick: only where no cards are held, else it is painted elsewhere, too."""
    told: Literal["columns", "pieces", "places", "rows", "top"] | None = None
    """What the plain table tells of it: its pieces, the one on top, column by column, where they lie, or what stands
    in its rows."""


KINDS: dict[ZoneKind, Kind] = {
    "hand": Kind("hidden"),
    "trick": Kind("trick"),
    "last_trick": Kind(),
    "sets": Kind(),
    "pile": Kind("pile", "top"),
    "columns": Kind("columns", "columns"),
    "chips": Kind("chips", "pieces"),
    "board": Kind("board", "places"),
    "box": Kind("box", "pieces"),
    "dice": Kind("dice", "pieces"),
    "cup": Kind("dice", "pieces"),
    "pad": Kind("pad", "rows"),
    "calls": Kind("calls"),
}


def kind_of(zone: Zone) -> Kind:
    """How a zone is shown."""
    if zone.kind not in KINDS:
        raise LudothekError(f"there is no kind of zone {zone.kind!r}; there are {', '.join(KINDS)}")
    return KINDS[zone.kind]


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece in a trick: whose place it lies at and what it shows."""

    seat: int
    look: Look


class Zones:
    """One view, zone by zone."""

    def __init__(self, layout: Layout, view: View) -> None:
        self.layout = layout
        self.view = view
        self._looks = {look.id: look for look in layout.looks}

    def of_kind(self, kind: ZoneKind, owner: int | None = None) -> list[Zone]:
        """The zones of a kind, all of them or those of one owner."""
        return [zone for zone in self.layout.zones if zone.kind == kind and owner in (None, zone.owner)]

    def pieces(self, zone: Zone) -> list[Piece]:
        """What lies in a zone, in drawing order."""
        return [piece for piece in self.view.scene.pieces if piece.zone == zone.name]

    def look(self, piece: Piece) -> Look:
        """How a piece looks."""
        return self._looks[piece.look]

    def hand(self, seat: int) -> list[Piece]:
        """The pieces that a seat holds."""
        return [piece for zone in self.of_kind("hand", seat) for piece in self.pieces(zone)]

    def laid(self, kind: ZoneKind) -> list[Laid]:
        """The cards of a trick in the order of play."""
        return [
            Laid(int(piece.place.rpartition(".")[2]), self.look(piece))
            for zone in self.of_kind(kind)
            for piece in self.pieces(zone)
        ]

    def sets(self, seat: int) -> dict[str, list[Look]]:
        """What lies open before a seat, by colour; every colour of the layout is there, in its order."""
        if not self.of_kind("sets", seat):
            return {}
        groups: dict[str, list[Look]] = {look.colour: [] for look in self.layout.looks if look.colour}
        for zone in self.of_kind("sets", seat):
            for piece in self.pieces(zone):
                groups[self.look(piece).colour].append(self.look(piece))
        return groups

    def colours(self) -> dict[str, str]:
        """The sign of every colour, in the order of the layout."""
        return {look.colour: look.sign for look in self.layout.looks if look.colour}


def held(layout: Layout, view: View) -> View | None:
    """The view as it was for a moment during the last move: pieces lie where they passed. None if none did."""
    tricks = {zone.name for zone in layout.zones if zone.kind == "trick"}
    passed = [piece for piece in view.scene.pieces if piece.via.rpartition(".")[0] in tricks]
    if not passed:
        return None
    last = [laid.seat for laid in Zones(layout, view).laid("last_trick")]
    back = [replace(piece, zone=piece.via.rpartition(".")[0], place=piece.via, via="") for piece in passed]
    if last:
        back.sort(key=lambda piece: last.index(int(piece.place.rpartition(".")[2])))
    others = tuple(piece for piece in view.scene.pieces if piece not in passed)
    return replace(view, scene=replace(view.scene, pieces=(*others, *back)), choices=())
