"""The plain table: lines in, lines out, for pipes and for people who listen. No colour, no control characters."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from ludothek.core.errors import LudothekError, MoveError, NothingToUndo
from ludothek.core.state import WATCHER
from ludothek.core.view import Choice, Note, Piece, View, Zone
from ludothek.terminal.farewell import farewell
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.words import Words
from ludothek.terminal.zones import Zones, touchable

COMMANDS = ("help", "rules", "hint", "undo", "last", "score", "save", "quit")
BLANK_LINES = 40
"""What pushes the last person's hand out of sight before the next one looks."""


def play(sitting: Sitting, lang: str, source: TextIO, target: TextIO) -> None:
    """Play until the match is over, somebody quits, or the input ends."""
    table = PlainTable(sitting, Words(sitting, lang), source, target)
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        table.leave()
    finally:
        sitting.close()


class PlainTable:
    """A sitting told line by line."""

    def __init__(self, sitting: Sitting, words: Words, source: TextIO, target: TextIO) -> None:
        self.sitting = sitting
        self.words = words
        self.texts = words.texts
        self._source = source
        self._target = target
        self._viewer = sitting.persons[0] if len(sitting.persons) == 1 else WATCHER

    def say(self, *lines: str) -> None:
        """Print lines at once, so that programs at the other end of a pipe need not wait."""
        for line in lines:
            self._target.write(f"{line}\n")
        self._target.flush()

    def ask(self) -> str:
        """The next line of input; its end is an EOFError."""
        line = self._source.readline()
        if not line:
            raise EOFError
        return line.strip()

    # The course of a match.

    def play(self) -> None:
        """From where the match stands to its end."""
        match = self.sitting.match
        seats = range(match.seats)
        self.say(self.words.game.title(self.words.lang), self.texts("tagline"))
        self.say(self.texts("at-table", names=self.texts.joined([self._seated(seat) for seat in seats])))
        if self.sitting.persons:
            self.say(self.texts("plain-start", example=self.words.example))
        self._announce_deal()
        while not match.over:
            if match.between:
                self._deal_over()
                match.next_deal()
                self._announce_deal()
            elif match.turn in self.sitting.persons:
                self._person(match.turn)
            else:
                self._computer()
        self._match_over()

    def leave(self) -> None:
        """Keep what is unfinished and say goodbye."""
        self.say(farewell(self.sitting, self.texts))

    def _seated(self, seat: int) -> str:
        return self.words.seated(seat, self._viewer)

    def _announce_deal(self) -> None:
        self.say("", *(f"{part}." for part in self.words.heading(self._view())))

    def _view(self) -> View:
        return self.sitting.match.view(self._viewer)

    def _happened(self) -> None:
        self.say(*(self.words.note(note) for note in self._view().scene.notes))

    def _computer(self) -> None:
        match = self.sitting.match
        move, failure = self.sitting.decide()
        if failure:
            self.say(self.words.note(Note("seat-failed", {"seat": match.turn, "reason": failure})))
        self.sitting.play(move)
        self._happened()

    def _person(self, seat: int) -> None:
        if seat != self._viewer and self.sitting.secret:
            self._cover(seat)
        self._viewer = seat
        self._show_hand()
        while True:
            typed = self.ask()
            word, _, rest = typed.partition(" ")
            if word == "?" or word.lower() in COMMANDS:
                if self._command("help" if word == "?" else word.lower(), rest.strip()):
                    return
            elif typed.lower() in self._agreements:
                if self.sitting.agree(typed.lower()):
                    return
                self.say(self.texts("not-agreed"))
            elif typed:
                try:
                    self.sitting.play(typed)
                except MoveError as error:
                    self.say(*self.words.refused(error, typed))
                else:
                    self._happened()
                    return

    def _cover(self, seat: int) -> None:
        name = self.sitting.names[seat]
        if self._target.isatty():
            self.say(*[""] * BLANK_LINES)
        self.say("", self.texts("cover", seat=name), self.texts("cover-ready", seat=name))
        self.ask()

    def _deal_over(self) -> None:
        view = self._view()
        self.say("", self.words.winners(view.deals[-1], "deal-won"))
        self._points(view)
        self._score(view)

    def _match_over(self) -> None:
        view = self._view()
        assert view.result is not None
        self.say("")
        self._points(view)
        if len(view.deals) > 1:
            self._score(view)
        self.say(self.words.winners(view.result, "match-won"), self.texts(view.result.reason))

    @property
    def _agreements(self) -> list[str]:
        return [agreement.name for agreement in self.words.game.agreements]

    # What is shown.

    def _show_hand(self) -> None:
        view = self._view()
        zones = Zones(self.words.layout, view)
        playable = touchable(view, ())
        hand = zones.hand(view.seat)
        self.say("", self.texts("turn-yours", seat=self.sitting.names[view.seat]))
        lying = [f"{self.sitting.names[laid.seat]} {laid.look.id}" for laid in zones.laid("trick")]
        if lying:
            self.say(f"{self.texts('trick')}: {', '.join(lying)}.")
        self._show_felt(view, zones)
        self._show_cards("may-play", [piece for piece in hand if piece.id in playable], zones)
        self._show_cards("not-playable", [piece for piece in hand if piece.id not in playable], zones)
        self._show_buttons(view.choices, {piece.id for piece in hand} & playable)

    def _show_felt(self, view: View, zones: Zones) -> None:
        """Boards, dice, boxes and pads, what was said and what holds now."""
        words, names = self.words, self.sitting.names
        for zone in zones.layout.zones:
            if zone.kind == "pad":
                self._show_pad(view, zone)
            elif zone.kind not in ("hand", "trick", "last_trick", "sets"):
                for line in self._lying(zone, zones):
                    self.say(line)
        for saying in view.scene.sayings:
            self.say(f"{names[saying.seat]}: {words.note(saying.text)}")
        self.say(*(words.note(fact) for fact in view.scene.facts))

    def _lying(self, zone: Zone, zones: Zones) -> Iterator[str]:
        """What lies in a zone, look by look: where it has places, at which."""
        places: dict[str, list[str]] = {}
        counts: dict[str, int] = {}
        for piece in zones.pieces(zone):
            places.setdefault(piece.look, []).append(piece.place)
            counts[piece.look] = counts.get(piece.look, 0) + piece.count
        owner = f"{self.sitting.names[zone.owner]}, " if zone.owner >= 0 else ""
        if zone.kind == "board":
            for look, found in places.items():
                yield f"{self.words.look(look)}: {' '.join(found)}"
        elif counts:
            looks = [
                self.words.look(look) if count == 1 else f"{count} x {self.words.look(look)}"
                for look, count in counts.items()
            ]
            yield f"{owner}{self.words.zone(zone)}: {', '.join(looks)}"

    def _show_pad(self, view: View, zone: Zone) -> None:
        """The own column of a score pad; what could be written is in brackets."""
        for row in zone.rows:
            for cell in view.scene.cells:
                if (cell.zone, cell.row, cell.seat) == (zone.name, row.name, view.seat):
                    text = f"({cell.text})" if cell.offered else cell.text
                    self.say(f"  {self.words.note(row.text)}: {text}")

    def _show_cards(self, text_id: str, pieces: list[Piece], zones: Zones) -> None:
        if not pieces:
            return
        self.say(self.texts(text_id))
        groups: dict[str, list[str]] = {}
        for piece in pieces:
            groups.setdefault(zones.look(piece).colour, []).append(piece.id)
        self.say(*(f"  {self.words.colour(colour)}: {', '.join(ids)}" for colour, ids in groups.items()))

    def _show_buttons(self, choices: Iterable[Choice], playable: set[str]) -> None:
        """Moves that are not made by touching a piece of the hand."""
        others = [choice for choice in choices if choice.gather or not playable.intersection(choice.touches)]
        named = [
            f"{choice.text} ({self.words.button(choice)})" if choice.label and not choice.gather else choice.text
            for choice in others
        ]
        if named:
            self.say(self.texts("legal-are", moves=", ".join(named)))

    def _points(self, view: View) -> None:
        counters = view.scene.counters
        colours = Zones(self.words.layout, view).colours()
        for seat, name in enumerate(self.sitting.names):
            parts = [
                f"{self.words.colour(colour)} {counters[f'points.{seat}.{colour}']}"
                for colour in colours
                if f"points.{seat}.{colour}" in counters
            ]
            told = [*self.words.counters(view, seat), *parts]
            if told:
                self.say(f"{name}: {', '.join(told)}.")

    def _score(self, view: View) -> None:
        names = self.sitting.names
        for number, deal in enumerate(view.deals, start=1):
            points = ", ".join(f"{name} {value}" for name, value in zip(names, deal.points, strict=True))
            self.say(f"{self.words.deal(view, number)}: {points}.")
        totals = ", ".join(f"{name} {value}" for name, value in zip(names, view.totals, strict=True))
        self.say(f"{self.texts('total')}: {totals}.")
        if view.result is not None and view.result.points != view.totals:
            settled = ", ".join(f"{name} {value}" for name, value in zip(names, view.result.points, strict=True))
            self.say(f"{self.texts('settlement')}: {settled}.")

    # Commands.

    def _command(self, word: str, rest: str) -> bool:
        """Do what a command asks for; true when the match has moved."""
        try:
            if word == "undo":
                self.sitting.undo()
                self.say(self.texts("undone"))
                return True
            if word == "quit":
                raise EOFError
            self._answer(word, rest)
        except NothingToUndo:
            self.say(self.texts("nothing-to-undo"))
        except LudothekError as error:
            self.say(str(error))
        return False

    def _answer(self, word: str, rest: str) -> None:
        view = self._view()
        if word == "help":
            clause = next(iter(self.words.rulebook.clauses))
            self.say(*(f"{name}: {self.texts(f'plain-{name}', example=f'rules {clause}')}" for name in COMMANDS))
            self.say(*(f"{name}: {self.texts(f'agreement-{name}')}" for name in self._agreements))
            self.say(self.texts("plain-move"))
        elif word == "rules" and rest:
            self.say(self.words.clause(rest.upper()))
        elif word == "rules":
            self.say(self.words.rulebook.text.rstrip())
        elif word == "hint":
            move = self.sitting.hint()
            choice = next(choice for choice in view.choices if choice.move == move)
            self.say(self.texts("hint", move=self.words.move(choice)))
        elif word == "last":
            laid = Zones(self.words.layout, view).laid("last_trick")
            cards = ", ".join(f"{self.sitting.names[card.seat]} {card.look.id}" for card in laid)
            self.say(f"{self.texts('last-trick')}: {cards}." if laid else self.texts("no-last-trick"))
        elif word == "score":
            self._points(view)
            self._score(view)
        else:
            self.say(self.texts("saved", path=str(self.sitting.save(Path(rest).expanduser() if rest else None))))
