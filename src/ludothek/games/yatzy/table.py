"""The table of Yatzy: five dice that keep their places, and one pad with a column for every seat."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from ludothek.core.state import NOBODY
from ludothek.core.view import BACK, Cell, Choice, Layout, Look, Note, Piece, Row, Scene, Zone
from ludothek.games.yatzy.rules import (
    ALL,
    BONUS,
    BONUS_FROM,
    DIE,
    ENTER,
    FIELD_TEXTS,
    FIELDS,
    FREE,
    STRIKE,
    TAKE_UP_AGAIN,
    UPPER,
    Yatzy,
)
from ludothek.games.yatzy.throws import DICE, FACE_TEXTS, contains
from ludothek.kit.common.dice import die_looks
from ludothek.kit.common.pieces import piece

FIELD_NAMES = (
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("three", "four", "full", "small", "large", "yatzy", "chance"),
)
"""The fields as the texts call them."""


def layout(_seats: int) -> Layout:
    """The dice and the pad; dice that stand look different from those just thrown."""
    fields = [Row(text, Note("field", {"field": name})) for text, name in zip(FIELD_TEXTS, FIELD_NAMES, strict=True)]
    upper = (Row("upper", Note("row-upper"), sum=True), Row("bonus", Note("row-bonus"), sum=True))
    rows = (*fields[:UPPER], *upper, *fields[UPPER:], Row("total", Note("row-total"), sum=True))
    looks = [*die_looks(sign="○"), *die_looks("kept-{}", "yellow", "●", "die-kept")]
    looks.append(Look(BACK, "die", "", "white", "", Note("die-in-cup")))
    return Layout((Zone("dice", "dice"), Zone("pad", "pad", rows=rows)), tuple(looks), buttons=True)


def choice(state: Yatzy, move: int) -> Choice:
    """Dice that stay are gathered; a field is touched on the pad."""
    text = state.text(move)
    if move < ENTER:
        label, explained = _keep_words(FACE_TEXTS[move])
        return Choice(move, text, _gathered(state, move), gather=True, label=label, help=explained)
    if move >= DIE:
        return Choice(move, text)
    field = (move - ENTER) % FIELDS
    touched = (f"pad.{FIELD_TEXTS[field]}",)
    if move >= STRIKE:
        label = Note("strike", {"field": FIELD_NAMES[field]})
        return Choice(move, text, touched, label=label, help=Note("strike-help"))
    points = max(state.worth(state.shown(ALL), field), 0)
    return Choice(move, text, touched, label=Note("enter", {"field": FIELD_NAMES[field], "points": points}))


def _keep_words(faces: str) -> tuple[Note, Note]:
    """What the button says that leaves these dice standing, and what it means."""
    if not faces:
        return Note("throw-all"), Note("throw-all-help")
    if len(faces) == DICE:
        return Note("stop"), Note("stop-help")
    return Note("keep", {"faces": " ".join(faces), "count": DICE - len(faces)}), Note("keep-help")


def _gathered(state: Yatzy, move: int) -> tuple[str, ...]:
    """The dice to touch: those that are to stand as well; where dice may be taken up again, all that are to stay."""
    if not contains(state.shown(ALL), move):
        return ()
    places = state.staying(move)
    if not state.terms & TAKE_UP_AGAIN:
        places ^= state.standing
    return tuple(f"die{place}" for place in range(DICE) if places >> place & 1)


def turns(state: Yatzy) -> Sequence[Choice]:
    """YAT-10: a field is touched on the pad after any throw; that ends the throwing and fills the field."""
    if state.turn < 0 or state.entering():
        return ()
    stop = state.shown(ALL)
    after = _stopped(state)
    fields = [choice(after, move) for move in after.moves()]
    return [structs.replace(field, move=stop, text=f"{state.text(stop)} {field.text}") for field in fields]


def _stopped(state: Yatzy) -> Yatzy:
    """The same dice with the throwing ended."""
    after = state.copy()
    after.play(state.shown(ALL))
    return after


ENGLISH = {"ss": "ks", "ls": "gs", "3k": "3p", "4k": "4p"}
"""Fields as an English score sheet shortens them."""


def read(state: Yatzy, text: str) -> Sequence[str]:
    """Short forms of the notation.

    Faces may stand in any order, `stop` is all five dice, and where a field is due `6` is the field of the sixes.
    A round that is stopped and its field may be written at once: `stop gs`. So may English letters: `ls` for `gs`.
    """
    if state.turn < 0:
        return (text,)
    shown = FACE_TEXTS[state.shown(ALL)]
    entering = state.entering()
    out: list[str] = []
    for written in text.lower().replace(">", " ").split():
        struck, field = ("x", written[1:]) if written.startswith("x") else ("", written)
        word = struck + ENGLISH.get(field, field)
        faces = "".join(sorted(word.replace("-", ""), reverse=True))
        if entering and word.removeprefix("=") in FIELD_TEXTS:
            out.append(f"={word[-1]}" if word[-1].isdigit() else word.removeprefix("="))
        elif word == "stop":
            out.append(shown)
        else:
            out.append(faces if faces.isdigit() else word)
        entering = entering or out[-1] == shown
    return out or (text,)


def scene(state: Yatzy, _seat: int) -> Scene:
    """Nothing is hidden: every seat sees the same."""
    totals = [state.points(owner) for owner in range(state.seats)]
    cells: list[Cell] = []
    for owner, total in enumerate(totals):
        cells += _column(owner, tuple(state.sheets[owner * FIELDS : (owner + 1) * FIELDS]), total)
    for move in (moves := _fields(state)):
        points = state.worth(state.shown(ALL), move - ENTER) if move < STRIKE else 0
        cells.append(Cell("pad", FIELD_TEXTS[(move - ENTER) % FIELDS], state.turn, str(points), offered=True))
    return Scene(
        pieces=_dice(state),
        counters={f"points.{owner}": total for owner, total in enumerate(totals)},
        notes=tuple(_notes(state)),
        facts=_facts(state, nothing_fits=bool(moves) and state.entering() and moves[0] >= STRIKE),
        cells=tuple(cells),
    )


def _fields(state: Yatzy) -> list[int]:
    """What can be entered or struck if the throwing ends now: people want to see it before they decide."""
    if state.turn < 0:
        return []
    return list((state if state.entering() else _stopped(state)).moves())


@lru_cache(maxsize=256)
def _column(owner: int, sheet: tuple[int, ...], total: int) -> tuple[Cell, ...]:
    """What a seat has written so far, and the sums."""
    written = [(text, value) for text, value in zip(FIELD_TEXTS, sheet, strict=True) if value != FREE]
    upper = [value for value in sheet[:UPPER] if value != FREE]
    if upper:
        written.append(("upper", sum(upper)))
    if sum(upper) >= BONUS_FROM or len(upper) == UPPER:
        written.append(("bonus", BONUS if sum(upper) >= BONUS_FROM else 0))
    written.append(("total", total))
    return tuple(Cell("pad", row, owner, str(value)) for row, value in written)


def _dice(state: Yatzy) -> tuple[Piece, ...]:
    """The dice in the order of their places; those still in the cup, which nobody sees for long, at the end."""
    pieces: list[Piece] = []
    faces = [state.dice >> 4 * place & 15 for place in range(DICE)]
    for place, face in enumerate(faces):
        if face:
            stands = state.standing >> place & 1 and not state.terms & TAKE_UP_AGAIN
            pieces.append(piece("dice", f"{'kept' if stands else 'die'}-{face}", f"die{place}"))
    if 0 in faces:
        pieces.append(piece("dice", BACK, count=faces.count(0)))
    return tuple(pieces)


def _notes(state: Yatzy) -> list[Note]:
    """The last decision and the throw that came after it."""
    notes: list[Note] = []
    last = state.last
    thrown = [str(state.dice >> 4 * place & 15) for place in range(DICE) if not state.standing >> place & 1]
    if last >= ENTER:
        before = (state.player - 1) % state.seats
        field = (last - ENTER) % FIELDS
        points = state.sheets[before * FIELDS + field]
        note_id = "note-entered" if last < STRIKE else "note-struck"
        notes.append(Note(note_id, {"seat": before, "field": FIELD_NAMES[field], "points": points}))
    elif last >= 0:
        stays = FACE_TEXTS[last]
        note_id = "note-kept" if stays else "note-kept-nothing"
        notes.append(Note(note_id, {"seat": state.player, "faces": " ".join(stays)}))
    if thrown and state.turn != NOBODY:
        notes.append(Note("note-thrown", {"seat": state.player, "faces": " ".join(thrown)}))
    return notes


def _facts(state: Yatzy, *, nothing_fits: bool) -> tuple[Note, ...]:
    """Which round and throw it is, and whether a field has to be struck."""
    if state.turn == NOBODY:
        return ()
    played = FIELDS * state.seats - state.left
    fact = Note("fact-round", {"round": played // state.seats + 1, "throw": state.throws})
    return (fact, Note("fact-nothing-fits")) if nothing_fits else (fact,)
