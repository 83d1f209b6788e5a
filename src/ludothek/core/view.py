"""What people see: the layout of a table, which stays, and the view of a seat, which changes with every move.

Views are the only thing that leaves a match for a seat. A client draws them and narrows the choices by touches;
it knows no rule. Everything here is plain data: views are made for every seat after every move, so it has to be made
and turned into JSON quickly.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from ludothek.core.result import Result, best_of

BACK = "back"
"""The look of every piece whose face is hidden."""


ZoneKind = Literal[
    "hand",
    "trick",
    "last_trick",
    "sets",
    "pile",
    "columns",
    "chips",
    "board",
    "box",
    "dice",
    "cup",
    "pad",
    "calls",
]
"""What clients can draw. Each has one table of them: `web/src/session/kinds.ts`, `terminal/zones.py`."""

TOUCHED: Mapping[ZoneKind, tuple[Literal["pieces", "hidden", "places", "rows", "zone"], ...]] = {
    "hand": ("pieces", "hidden"),
    "trick": (),
    "last_trick": (),
    "sets": (),
    "pile": ("zone",),
    "columns": ("pieces", "places"),
    "chips": (),
    "board": ("pieces", "places"),
    "box": (),
    "dice": ("pieces",),
    "cup": (),
    "pad": ("rows",),
    "calls": ("rows",),
}
"""What of a kind of zone can be touched: its pieces by their ids, hidden ones by their places, its places, its rows,
or the zone itself by its name."""


class Shown(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something to be seen. On the wire, whatever is as usual is left out.

    Nothing here can lead back to itself, so that nobody has to search it for cycles.
    """


class Note(Shown, frozen=True):
    """A text of the game with its arguments. Arguments named `seat...` are seats, `look...` are looks.

    With every `seat...` the text is given `you...`: is that the seat of whoever reads, `yes` or `no`?
    """

    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)


class Place(Shown, frozen=True):
    """A place on a board where pieces can lie, by the middle of it: x to the right, y downwards."""

    name: str
    x: float
    y: float
    shape: str = "point"
    """point: where lines meet. field: a round one. square. tongue: a long triangle. tray: a plain rectangle.
    plate: to be written on. mark: nothing lies there, it is only written on the edge, as the letters and numbers of
    squares are."""
    colour: str = ""
    sign: str = ""
    """What is written on it."""
    width: float = 1
    height: float = 1
    stack: str = ""
    """How several pieces lie there: on top of one another, in a row that grows `up`, `down`, `left` or `right`
    from the opposite edge, or as a `heap`, two by two."""
    art: str = ""
    """The drawing on it: a file in the `art` folder of the game, without its ending."""
    help: Note | None = None
    """What it does, told to whoever touches it or points at it, whether it may be touched now or not."""


class Line(Shown, frozen=True):
    """A line on a board, by the places that it joins."""

    places: tuple[str, ...]
    kind: Literal["plain", "ladder", "slide"] = "plain"
    """A ladder is climbed from its first place to its last, and so is a slide slid down."""


class Row(Shown, frozen=True):
    """A row of a score pad, or a call; it is touched by the name `<zone>.<row>`."""

    name: str
    text: Note
    look: str = ""
    """Of a call: it is drawn as this card, and only while it may be chosen: a palette to name cards from."""
    sum: bool = False
    """Added up from other rows: nobody writes there."""


class Zone(Shown, frozen=True):
    """A part of the table. `kind` tells a client how to draw it.

    hand: the pieces a seat holds. trick: one place a seat for the cards of a trick, named `<zone>.<seat>`. sets: pieces
    that lie open, grouped by the colour of their looks. last_trick: the trick before, to be looked at again. pile:
    cards on top of one another, face up or down; the last one is on top. columns: cards that overlap, each place a
    column, the last one in front. chips: so many of a look, as a number with a heap. board: places that pieces move
    between. box: pieces that are off the board or waiting. dice: dice that have been thrown. cup: dice under a cup.
    pad: a score pad with a column for every seat. calls: what can be said, row by row, each always in its place and
    touched there when it may be.
    """

    name: str
    kind: ZoneKind
    owner: int = -1
    """The seat in front of which it lies; -1: in the middle."""
    picture: bool = False
    """Its pieces are only pictures: of pieces that lie elsewhere, or that lay there before."""
    label: Note | None = None
    """What people call it, where that has to be said."""
    width: float = 0
    height: float = 0
    """The size of a board, in the unit of its places."""
    places: tuple[Place, ...] = ()
    lines: tuple[Line, ...] = ()
    rows: tuple[Row, ...] = ()
    batch: int = 1
    """So many pieces count as one: the cards of a trick."""
    art: str = ""
    """The drawing of the whole board below its places: a file in the `art` folder, without its ending."""


class Look(Shown, frozen=True):
    """How a piece looks: a face to read, a colour, and a sign so that colour is never the only difference."""

    id: str
    kind: str
    """card, stone, king (a stone on a stone), ringed (a stone in danger, in a ring of warning), figure, die (its
    face: how many pips), cube, chip."""
    face: str
    colour: str
    sign: str
    text: Note
    """Its name for people who listen; the text is given `count`, for several that lie together."""
    art: str = ""
    """The drawing on it: a file in the `art` folder of the game or of the chest, without its ending. A hidden card is
    drawn by it as a whole; without one it has the back of the chest."""


class Tally(Shown, frozen=True):
    """Totals that are kept as strokes: so many of them are a drawing, and a begun one shows those that it has."""

    strokes: int
    art: str
    """The drawing: a file in the `art` folder of the game with a shape for each stroke, in the order of drawing. In
    words it is the text `tally`, given how many are `whole`, and the strokes of the `begun` one."""
    sign: str
    """A whole one, where nothing can be drawn."""


class Layout(Shown, frozen=True):
    """The table of a game for a number of seats."""

    zones: tuple[Zone, ...]
    looks: tuple[Look, ...]
    buttons: bool = False
    """Some choices are made or completed by a button, so there is always room for some."""
    opened: bool = False
    """Hands of others are laid open in the end: then they take the room of what else is told of their seats."""
    heard: bool = False
    """What is open in the hands of others was only heard of: whoever likes to remember it himself has it covered."""
    tally: Tally | None = None
    """How totals are drawn, where they are not just numbers; once for those who play together."""


class Piece(Shown, frozen=True):
    """A piece in its zone, or several that cannot be told apart. A hidden one has the look `back` and no identity."""

    zone: str
    look: str
    id: str = ""
    """The same as long as everyone may know that it is the same piece; it can be touched by this name."""
    place: str = ""
    """The place within the zone, where the zone has places. A hidden piece in a hand can be touched by it."""
    via: str = ""
    """Where it lay for a moment on its way here, during the last move."""
    came: str = ""
    """Where it lay before the last move, for a piece that has no identity to be followed by."""
    count: int = 1
    """So many pieces alike, without identity."""
    way: tuple[str, ...] = ()
    """All places of its last move, if that was the last one, from where it lay to where it lies: it hops along them."""


class Cell(Shown, frozen=True):
    """What stands in a row of a score pad, in the column of a seat."""

    zone: str
    row: str
    seat: int
    text: str
    offered: bool = False
    """Not written yet: what would stand there."""
    struck: bool = False
    """Crossed out, with what stands there or without."""


class Saying(Shown, frozen=True):
    """What a seat has said: a bid, an announcement."""

    seat: int
    text: Note


class Role(Shown, frozen=True):
    """What a seat is in this deal: the banker, the first hand, the soloist."""

    seat: int
    text: Note
    art: str = ""
    """Drawn on the portrait instead of a badge: a file in the `art` folder of the game, without its ending."""


class Scene(Shown, frozen=True):
    """What a game shows a seat: pieces in drawing order, counters by name, and what has just happened."""

    pieces: tuple[Piece, ...]
    counters: Mapping[str, int]
    """`points.<seat>` is known to every client; a game may add parts of it: `points.<seat>.<colour>`. Any other
    counter of a seat, `<name>.<seat>`, is shown there in the words of the text `counter-<name>`. One with the name of a
    pile is how many are due of it, written large on it."""
    notes: tuple[Note, ...]
    facts: tuple[Note, ...] = ()
    """What holds now and is worth knowing, as long as it does: the trump, a hint on the value of the own hand."""
    sayings: tuple[Saying, ...] = ()
    """What was said since it began to matter, in order."""
    cells: tuple[Cell, ...] = ()
    sides: tuple[str, ...] = ()
    """The look of the pieces of every seat, where seats play a colour."""
    turned: int = 0
    """The board is seen from another side: turned clockwise by so many quarters."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """What is written on places for this seat, where that is something else than for others."""
    out: tuple[int, ...] = ()
    """The seats that take no part any more, or not in this deal."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats that play together, as far as it is known: they win together."""
    roles: tuple[Role, ...] = ()


class Choice(Shown, frozen=True):
    """A legal move: its notation and what to touch, in order. Nothing to touch: a button.

    Pieces alike in one place stand for each other; `names` says what can be touched. Of several moves that are made by
    one touch, `move` is the first and `text` the notation of all.
    """

    move: int
    text: str
    touches: tuple[str, ...] = ()
    gather: bool = False
    """Its pieces are gathered in any order, and the button completes it."""
    any_order: bool = False
    """Its touches may come in any order, and the last of them makes the move."""
    label: Note | None = None
    """What the button says, where the notation is not enough."""
    help: Note | None = None
    """What it means, for somebody who sees it for the first time."""
    group: Note | None = None
    """What it is one way of: of many choices the group is chosen first, then one of it."""
    usual: bool = False
    """What most people do here: it stands out."""
    quiet: bool = False
    """It does not stand out even where it is the only button, and says no more than its label: nobody is reminded."""
    amount: int | None = None
    """A number that is chosen, as a stake is: choices that say the same but for it are one field for a number."""

    @property
    def unordered(self) -> bool:
        """Does the order of the touches not matter?"""
        return self.gather or self.any_order


class View(Shown, frozen=True):
    """All that one seat, or a watcher, may know at one moment."""

    game: str
    seat: int
    turn: int
    dealer: int
    """Who deals; -1 where nothing is dealt."""
    deal: int
    """The number of the deal, from 1."""
    length: int
    """How many deals there are in all; 0 where nobody can know."""
    scene: Scene
    choices: tuple[Choice, ...]
    deals: tuple[Result, ...]
    """The results of the deals that are over."""
    totals: tuple[int, ...]
    result: Result | None
    """The result of the whole series, once it is over."""
    fewest: bool = False
    """Are few points better than many?"""
    odds: tuple[int, ...] = ()
    """The exact chance of every seat to win the deal, in thousandths; of games that know it, while a deal goes on."""
    turns: tuple[Choice, ...] = ()
    """What else can be touched: several moves in a row that are meant by one touch."""

    @property
    def leading(self) -> tuple[int, ...]:
        """The seats that have won; before the end, those with the best totals."""
        if self.result is not None:
            return self.result.winners
        return best_of(self.totals, "", fewest=self.fewest).winners if self.deals else ()


def parties(scene: Scene, seats: int) -> list[tuple[int, ...]]:
    """Those who play together, and everybody else alone, by their first seats."""
    alone = [(seat,) for seat in range(seats) if not any(seat in team for team in scene.teams)]
    return sorted([*scene.teams, *alone])


def sees_more(scene: Scene, watched: Scene) -> bool:
    """Does a seat see anything that a watcher does not?

    From which side it looks at the board is no secret, nor what its places are called from there: of notes and facts,
    only which there are and the looks in them count.
    """
    return _common(scene) != _common(watched)


def _common(scene: Scene) -> Scene:
    notes, facts = (tuple(_by_looks(note) for note in each) for each in (scene.notes, scene.facts))
    return replace(scene, turned=0, signs={}, notes=notes, facts=facts)


def _by_looks(note: Note) -> Note:
    return Note(note.id, {name: value for name, value in note.args.items() if name.startswith("look")})


def names(layout: Layout, scene: Scene, seats: int) -> set[str]:
    """Everything on a table that can be touched, by its name, in every client: what `TOUCHED` says, and `seat.<n>`."""
    found = {f"seat.{seat}" for seat in range(seats)}
    kinds = {zone.name: zone.kind for zone in layout.zones}
    for piece in scene.pieces:
        touched = TOUCHED[kinds[piece.zone]]
        if "pieces" in touched and piece.id:
            found.add(piece.id)
        if "hidden" in touched and piece.look == BACK and piece.place:
            found.add(piece.place)
    for zone in layout.zones:
        touched = TOUCHED[zone.kind]
        if "zone" in touched:
            found.add(zone.name)
        if "rows" in touched:
            found |= {f"{zone.name}.{row.name}" for row in zone.rows if not row.sum}
        if "places" in touched:
            found |= {place.name for place in zone.places if place.shape != "mark"}
    return found


def as_json(item: Layout | View | Result) -> dict[str, Any]:
    """A layout, view or result as plain dictionaries, lists, texts and numbers, with nothing left out."""
    plain: dict[str, Any] = _plain(item)
    return plain


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value
