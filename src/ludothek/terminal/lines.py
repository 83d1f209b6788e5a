"""A view told in plain lines: no colour, no control characters. The plain table and a guest's are told this way."""

from collections import Counter
from collections.abc import Iterable, Iterator

from ludothek.core.touching import touchable
from ludothek.core.view import Cell, Choice, Note, Piece, View, Zone
from ludothek.terminal.amounts import in_short, kinds
from ludothek.terminal.words import Words
from ludothek.terminal.zones import Zones, kind_of


class Lines:
    """What there is to be told of a view, as whoever it was made for hears it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts

    def heading(self, view: View) -> list[str]:
        """Which deal begins, and who deals."""
        return ["", *(f"{part}." for part in self.words.heading(view))]

    def happened(self, view: View) -> list[str]:
        """What the last move has brought."""
        return [self.words.note(note) for note in view.scene.notes]

    def turn(self, view: View) -> list[str]:
        """All that lies on the table, for the seat whose turn it is, and what it may do."""
        zones = Zones(self.words.layout, view)
        playable = touchable(view, ())
        hand = zones.hand(view.seat)
        lines = ["", self.words.note(Note("turn-yours", {"seat": view.seat}))]
        lying = [f"{self.words.names[laid.seat]} {laid.look.id}" for laid in zones.laid("trick")]
        if lying:
            lines.append(f"{self.texts('trick')}: {', '.join(lying)}.")
        held = [self.words.held(seat, view) for seat in range(len(self.words.names)) if seat != view.seat]
        lines += [f"{told}." for told in held if told]
        lines += self._felt(view, zones)
        now = [piece for piece in hand if piece.id in playable]
        others = [piece for piece in hand if piece.id not in playable]
        lines += self._cards("may-play", now, zones)
        lines += self._cards("not-playable" if now else "cards-yours", others, zones)
        lines += self._buttons(view.choices, {piece.id for piece in now})
        return [*lines, self.texts("enter-throws")] if self.only_throw(view) else lines

    def only_throw(self, view: View) -> str:
        """The throw, where there is nothing else to do: whoever is to move need not write it."""
        throws = [choice.text for choice in view.choices if choice.label and choice.label.id == "throw"]
        return throws[0] if len(throws) == len(view.choices) == 1 else ""

    def deal_over(self, view: View) -> list[str]:
        """How a deal has ended, and the score so far."""
        return ["", self.words.winners(view.deals[-1], "deal-won"), *self.points(view), *self.score(view)]

    def match_over(self, view: View) -> list[str]:
        """How it all has ended."""
        assert view.result is not None
        score = self.score(view) if len(view.deals) > 1 else []
        won = self.words.winners(view.result, "match-won")
        return ["", *self.points(view), *score, *dict.fromkeys((won, self.texts(view.result.reason)))]

    def points(self, view: View) -> list[str]:
        """What is counted for each seat in this deal."""
        counters = view.scene.counters
        colours = Zones(self.words.layout, view).colours()
        lines: list[str] = []
        for seat, name in enumerate(self.words.names):
            parts = [
                f"{self.words.colour(colour)} {counters[f'points.{seat}.{colour}']}"
                for colour in colours
                if f"points.{seat}.{colour}" in counters
            ]
            told = [*self.words.counters(view, seat), *parts]
            if told:
                lines.append(f"{name}: {', '.join(told)}.")
        return lines

    def score(self, view: View) -> list[str]:
        """The points of all deals and what they add up to."""
        lines = [
            f"{self.words.deal(view, number)}: {self._each(deal.points)}" for number, deal in enumerate(view.deals, 1)
        ]
        lines.append(f"{self.texts('total')}: {self._each(view.totals)}")
        if view.result is not None and view.result.points != view.totals:
            lines.append(f"{self.texts('settlement')}: {self._each(view.result.points)}")
        tallies = self.words.tallies(view)
        return lines + [f"{names}: {self.texts('tally', whole=whole, begun=begun)}." for names, whole, begun in tallies]

    def last_trick(self, view: View) -> str:
        """The trick before."""
        laid = Zones(self.words.layout, view).laid("last_trick")
        cards = ", ".join(f"{self.words.names[card.seat]} {card.look.id}" for card in laid)
        return f"{self.texts('last-trick')}: {cards}." if laid else self.texts("no-last-trick")

    def _each(self, points: Iterable[int]) -> str:
        return ", ".join(f"{name} {value}" for name, value in zip(self.words.names, points, strict=True)) + "."

    def _felt(self, view: View, zones: Zones) -> Iterator[str]:
        """Boards, dice, boxes and pads, what was said and what holds now."""
        for zone in zones.layout.zones:
            told = kind_of(zone).told
            if told == "rows":
                yield from self._pad(view, zone)
            elif told:
                yield from self._lying(zone, zones)
        for saying in view.scene.sayings:
            yield f"{self.words.names[saying.seat]}: {self.words.note(saying.text)}"
        yield from self.words.facts(view)

    def _lying(self, zone: Zone, zones: Zones) -> Iterator[str]:
        """What lies in a zone, look by look: where it has places, at which, and how many if there are several."""
        places: dict[str, Counter[str]] = {}
        for piece in zones.pieces(zone):
            places.setdefault(piece.look, Counter())[piece.place] += piece.count
        owner = f"{self.words.names[zone.owner]}, " if zone.owner >= 0 else ""
        told = kind_of(zone).told
        if told == "columns":
            for number, place in enumerate(zone.places, 1):
                column = [self.words.look(piece.look) for piece in zones.pieces(zone) if piece.place == place.name]
                yield f"{owner}{self.words.zone(zone)} {number}: {', '.join(column) or '-'}"
        elif told == "top":
            count = sum(piece.count for piece in zones.pieces(zone))
            top = [self.words.look(piece.look) for piece in zones.pieces(zone)[-1:]]
            yield f"{owner}{self.words.zone(zone)} ({count}): {''.join(top) or '-'}"
        elif told == "places":
            for place in zone.places:
                written = zones.view.scene.signs.get(place.name, place.sign)
                if place.shape == "plate" and written:
                    yield f"{self.words.place(place.name, zones.view)}: {written}"
            for look, found in places.items():
                named = {self.words.place(place, zones.view): count for place, count in found.items()}
                where = [name if count == 1 else f"{name} ({count})" for name, count in named.items()]
                yield f"{self.words.look(look, found.total())}: {', '.join(where)}"
        elif places:
            looks = [self.words.look(look, found.total()) for look, found in places.items()]
            yield f"{owner}{self.words.zone(zone)}: {', '.join(looks)}"

    def _pad(self, view: View, zone: Zone) -> Iterator[str]:
        """The own column of a score pad, and what it adds up to for everybody; what could be written is in brackets."""
        for row in zone.rows:
            cells = [cell for cell in view.scene.cells if (cell.zone, cell.row) == (zone.name, row.name)]
            if row.sum and len(self.words.names) > 1:
                told = [f"{self.words.names[cell.seat]} {self._cell(cell)}" for cell in cells if cell.text]
            else:
                told = [self._cell(cell) for cell in cells if cell.seat == view.seat]
            if told:
                yield f"  {self.words.note(row.text)}: {', '.join(told)}"

    def _cell(self, cell: Cell) -> str:
        text = f"({cell.text})" if cell.offered else cell.text
        return ", ".join(filter(None, (text, self.texts("struck") if cell.struck else "")))

    def _cards(self, text_id: str, pieces: list[Piece], zones: Zones) -> list[str]:
        if not pieces:
            return []
        suits: dict[str, list[str]] = {}
        for piece in pieces:
            suits.setdefault(self.words.suit(zones.look(piece)), []).append(piece.look)
        told = [f"  {suit}: {', '.join(looks)}" if suit else f"  {', '.join(looks)}" for suit, looks in suits.items()]
        return [self.texts(text_id), *told]

    def _buttons(self, choices: Iterable[Choice], playable: set[str]) -> list[str]:
        """Moves that are not made by touching a piece of the hand."""
        others = [choice for choice in choices if choice.gather or not playable.intersection(choice.touches)]
        named = [self._named(alike) for alike in kinds(others)]
        return [self.texts("legal-are", moves=", ".join(named))] if named else []

    def _named(self, alike: list[Choice]) -> str:
        """A move in notation and in words; several that differ in an amount in short."""
        first = alike[0]
        said = self.words.button(first)
        if first.amount is not None or first.gather or said.casefold() == first.text.casefold():
            return in_short(alike)
        return f"{first.text} ({said})"
