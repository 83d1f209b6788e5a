"""What must hold of a layout before anything lies on it: kinds of zones, lines and drawings that there are."""

from collections.abc import Iterator
from typing import get_args

from ludothek.core.game import Game
from ludothek.core.view import Layout, Zone, ZoneKind

KINDS: tuple[str, ...] = get_args(ZoneKind)


def layout_faults(game: Game, layout: Layout) -> Iterator[str]:
    """Everything in a layout that no client could draw."""
    for zone in layout.zones:
        if zone.kind not in KINDS:
            yield f"the zone {zone.name} is of the kind {zone.kind!r}; there are {', '.join(KINDS)}"
        yield from _line_faults(zone)
    for art in sorted(_drawings(layout)):
        if game.drawing(art) is None:
            yield f"the drawing art/{art}.svg is missing"


def _line_faults(zone: Zone) -> Iterator[str]:
    known = {each.name for each in zone.places}
    for line in zone.lines:
        strange = [name for name in line.places if name not in known]
        if strange:
            yield f"a line joins {', '.join(strange)}, which the zone {zone.name} does not have as places"
        if line.kind != "plain" and len(line.places) != 2:
            yield f"a {line.kind} leads from one place to another, not over {len(line.places)}"


def _drawings(layout: Layout) -> set[str]:
    arts = [look.art for look in layout.looks]
    for zone in layout.zones:
        arts += [zone.art, *(each.art for each in zone.places)]
    return set(arts) - {""}
