"""What all tables in a terminal say: views, results and refusals in the words of the player's language."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludothek.core.errors import AmbiguousMove, IllegalMove, MoveError
from ludothek.core.game import Game
from ludothek.core.options import Option, OptionValue
from ludothek.core.result import Result
from ludothek.core.rulebook import Rulebook, rulebook
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import Choice, Layout, Look, Note, View, Zone, parties
from ludothek.players.levels import is_level
from ludothek.players.move_values import Hint, rounded
from ludothek.terminal.amounts import all_in_short
from ludothek.terminal.seating import PERSON, Chair

LEADS = {"ladder": "leads-ladder", "slide": "leads-slide"}


def player_name(texts: Texts, player: str) -> str:
    """`person`, a level or a program in words."""
    if player == PERSON:
        return texts("person")
    return texts(f"level-{player.partition(':')[0]}") if is_level(player) else texts("program")


def option_value(texts: Texts, option: Option, value: OptionValue) -> str:
    """A value of an option in words; numbers speak for themselves."""
    return texts(f"option-{option.name}-{value}") if value in option.words else str(value)


class Words:
    """Everything that is said at one table in one language."""

    def __init__(self, game: Game, chairs: Sequence[Chair], lang: str, reader: int | None = None) -> None:
        self.game = game
        self.chairs = chairs
        """Who sits where, now: it may change."""
        self.lang = lang
        self._reader = reader
        self.texts = Texts(lang, game)
        self.layout = self._lettered(game.layout(len(chairs)))
        self.looks = {look.id: look for look in self.layout.looks}
        self.rulebook: Rulebook = rulebook(game, lang)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def agreements(self) -> list[str]:
        """The words that end a deal by an agreement."""
        return [agreement.name for agreement in self.game.agreements]

    @property
    def reader(self) -> int:
        """The seat of whoever reads what is said: the one person at this table, else a watcher."""
        if self._reader is not None:
            return self._reader
        persons = [seat for seat, chair in enumerate(self.chairs) if chair.player == PERSON]
        return persons[0] if len(persons) == 1 else WATCHER

    def example(self, view: View) -> str:
        """A move of the game in notation: a legal one for whoever is to move."""
        if view.choices:
            return view.choices[0].text
        state = self.game.start(len(self.chairs))
        return state.text(state.moves()[0] if state.turn >= 0 else 0)

    def _lettered(self, layout: Layout) -> Layout:
        """The layout with the letters of this language on its cards."""
        return replace(layout, looks=tuple(replace(look, face=self.texts.face(look)) for look in layout.looks))

    def look(self, look_id: str, count: int = 1) -> str:
        """A piece by its name, or several alike."""
        look = self.looks[look_id]
        one, all_of_them = self.texts.look(look), self.texts.look(look, count)
        return f"{count} x {one}" if count > 1 and all_of_them == one else all_of_them

    def place(self, name: str, view: View) -> str:
        """A place of a board: what the game calls it, else what stands there for whoever looks, else its name."""
        text_id = f"place-{name.replace('.', '-')}"
        return self.texts(text_id) if text_id in self.texts else view.scene.signs.get(name, name)

    def place_help(self, name: str, view: View) -> str:
        """What a place does, if anything: in the words of the game, else where a ladder or a slide leads from it."""
        for zone in self.layout.zones:
            helps = [place.help for place in zone.places if place.help and place.name == name]
            if helps:
                return self.note(helps[0])
            for line in zone.lines:
                if line.kind != "plain" and line.places[0] == name:
                    return self.texts(LEADS[line.kind], place=self.place(line.places[-1], view))
        return ""

    def move(self, choice: Choice) -> str:
        """A move in notation, and by name where it is made by touching one piece: `g12 (green 12)`."""
        named = len(choice.touches) == 1 and choice.touches[0] in self.looks
        return f"{choice.text} ({self.look(choice.touches[0])})" if named else choice.text

    def hint(self, hint: Hint, view: View) -> list[str]:
        """What a strong computer player would do, what that is worth, and what speaks for it."""
        best, *others = hint.weighed.weights
        unit = hint.weighed.unit
        named = {choice.move: self.move(choice) for choice in view.choices}
        more: dict[str, str | float] = {"value": rounded(unit, best.value)}
        if others:
            more |= {"other": named[others[0].move], "otherValue": rounded(unit, others[0].value)}
        worth = self.texts(f"hint-{unit}-other" if others else f"hint-{unit}", **more)
        merit = [self.note(hint.merit)] if hint.merit else []
        return [self.texts("hint", move=named[best.move]), worth, *merit]

    def colour(self, colour: str) -> str:
        """A colour by its name, where the game has given it one."""
        text_id = f"colour-{colour}"
        return self.texts(text_id) if text_id in self.texts else colour

    def suit(self, look: Look) -> str:
        """The suit of a card by its name, or else its colour, where it has one."""
        named = Note("suit-name", {"suit": look.text.args.get("suit", "")})
        return self.note(named) if named.args["suit"] and named.id in self.texts else self.colour(look.colour)

    def note(self, note: Note) -> str:
        """Something that has just happened."""
        return self.texts.note(note, self.names, self.layout, self.reader)

    def zone(self, zone: Zone) -> str:
        """What people call a part of the table."""
        if zone.label:
            return self.note(zone.label)
        text_id = f"zone-{zone.kind}"
        return self.texts(text_id) if text_id in self.texts else zone.name.partition(".")[0]

    def button(self, choice: Choice) -> str:
        """What a button says."""
        return self.note(choice.label) if choice.label else choice.text

    def counters(self, view: View, seat: int) -> list[str]:
        """The points of a seat and whatever else the game counts for it."""
        found: list[str] = []
        for name, value in view.scene.counters.items():
            counter, _, owner = name.partition(".")
            if owner == str(seat):
                text_id = "points-of" if counter == "points" else f"counter-{counter}"
                found.append(self.texts(text_id, count=value))
        if view.odds:
            found.append(self.texts("odds-of", percent=self.percent(view.odds[seat])))
        return found

    def held(self, seat: int, view: View) -> str:
        """How many pieces a seat holds, if any."""
        hands = {zone.name for zone in self.layout.zones if zone.kind == "hand" and zone.owner == seat}
        count = sum(piece.count for piece in view.scene.pieces if piece.zone in hands)
        return self.texts("hand-of", name=self.names[seat], count=count) if count else ""

    def facts(self, view: View) -> list[str]:
        """What holds now: who is out, who plays together, what each is in this deal, and what else the game says."""
        names, scene = self.names, view.scene
        told = [self.note(Note("seat-out", {"seat": seat})) for seat in scene.out]
        told += [
            self.texts("play-together", names=self.texts.joined([names[seat] for seat in team]))
            for team in scene.teams
            if len(team) > 1
        ]
        told += [f"{names[role.seat]}: {self.note(role.text)}" for role in scene.roles]
        return told + [self.note(fact) for fact in scene.facts]

    def tallies(self, view: View) -> list[tuple[str, int, int]]:
        """Where totals are strokes: every party, how many drawings are whole, and the strokes of the begun one."""
        tally = self.layout.tally
        if tally is None:
            return []
        groups = parties(view.scene, len(self.names))
        counted = [(self.texts.joined([self.names[seat] for seat in group]), view.totals[group[0]]) for group in groups]
        return [(names, *divmod(total, tally.strokes)) for names, total in counted]

    def percent(self, thousandths: int) -> str:
        """`43.2`, with the point or comma of the language."""
        return f"{thousandths / 10:.1f}".replace(".", "." if self.lang == "en" else ",")

    def seated(self, seat: int, viewer: int) -> str:
        """A seat by its name and what plays there."""
        chair = self.chairs[seat]
        kind = self.texts("you") if seat == viewer else player_name(self.texts, chair.player)
        return f"{chair.name} ({kind})"

    def deal(self, view: View, number: int) -> str:
        """A deal by its number, and of how many, where anybody can know."""
        return self.texts("deal" if view.length else "deal-open", number=number, total=view.length)

    def heading(self, view: View) -> list[str]:
        """Which deal it is and who deals; whoever plays alone deals, and a single deal of theirs needs no number."""
        alone = len(self.names) == 1
        parts = [] if alone and view.length == 1 else [self.deal(view, view.deal)]
        if view.dealer >= 0 and not alone:
            parts.append(self.note(Note("dealer", {"seat": view.dealer})))
        return parts

    def winners(self, result: Result, text_id: str) -> str:
        """Who has won, `deal-won` or `match-won`, if anybody has."""
        return self.texts.winners(result, text_id, self.names, self.reader)

    def clause(self, clause_id: str) -> str:
        """A clause of the rulebook with its id."""
        return f"{clause_id}: {self.rulebook.clause(clause_id)}"

    def because(self, clause_id: str) -> str:
        """The clause that forbids something, where one does."""
        return self.clause(clause_id) if clause_id in self.rulebook.clauses else ""

    def refused(self, error: MoveError, typed: str, view: View) -> list[str]:
        """Why a typed move was not accepted, and what would be; of a place that does something, what that is."""
        meaning = self.place_help(typed, view)
        if meaning:
            return [meaning]
        legal = error.candidates or tuple(choice.text for choice in view.choices)
        moves = all_in_short(legal, view.choices)
        if isinstance(error, AmbiguousMove):
            return [self.texts("may-mean", text=typed, moves=moves)]
        if isinstance(error, IllegalMove):
            lines = [self.texts("not-now", what=typed), self.because(error.clause)]
        else:
            lines = [self.texts("not-a-move", text=typed)]
        return [line for line in (*lines, self.texts("legal-are", moves=moves)) if line]
