"""The table of Mau-Mau: hands, the stock with what is due of it, the open pile, and the colours to choose from."""

from collections.abc import Iterator, Sequence
from functools import cache

from ludothek.core.state import NOBODY
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Row, Scene, Zone
from ludothek.games.mau_mau.cards import (
    CARDS,
    CHANGE,
    COLOURS,
    DIGITS,
    HALF,
    REVERSE,
    SIGNS,
    SIGNS_COUNT,
    STOP,
    TAKE_4,
    alike,
    card_text,
    kind_text,
)
from ludothek.games.mau_mau.notation import COLOUR, DRAW, INERT, MAU, NAMING, OPENING, PLAYING
from ludothek.games.mau_mau.rules import MauMau
from ludothek.kit.cards.hands import covered_hand, open_hand
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import piece, points
from ludothek.kit.common.ring import CLOCKWISE

COLOUR_NAMES = ("red", "green", "yellow", "blue")
COLOUR_WORDS = {
    **{letter: letter for letter in COLOURS},
    **dict.fromkeys(("red", "rot", "rosso", "rood"), "r"),
    **dict.fromkeys(("green", "grün", "verde", "groen"), "g"),
    **dict.fromkeys(("yellow", "gelb", "giallo", "geel"), "y"),
    **dict.fromkeys(("blue", "blau", "blu", "blauw"), "b"),
}
"""What people may type for a colour, in every language."""
SHAPES = ("●", "▲", "★", "■")
"""So that nobody has to tell colours apart."""
SPECIALS = {"R": "turn", "+2": "two", "+4": "four", "S": "stop"}
"""What special cards are called in texts, and their drawings."""


def layout(seats: int) -> Layout:
    """Two piles in the middle, a hand before every seat, and a palette of colours when one is to be named."""
    zones = [
        Zone("stock", "pile", label=Note("zone-stock")),
        Zone("pile", "pile", label=Note("zone-pile")),
        Zone("colours", "calls", label=Note("zone-colours"), rows=_COLOURS),
        *(Zone(f"hand.{seat}", "hand", seat) for seat in range(seats)),
    ]
    return Layout(tuple(zones), _looks(), buttons=True)


_COLOURS = tuple(
    Row(letter, Note("colour", {"colour": name}), look=f"W{letter}")
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True)
)


@cache
def _looks() -> tuple[Look, ...]:
    """Every card, a colour change for each colour that was announced, and the back."""
    back = Look(BACK, "card", "", "", "", Note("card-back"), art="back")
    change = Look("W", "card", "W", "", "✦", Note("change"), art="change")
    changed = [
        Look(f"W{letter}", "card", "W", name, shape, Note("changed", {"colour": name}), art="chosen")
        for letter, name, shape in zip(COLOURS, COLOUR_NAMES, SHAPES, strict=True)
    ]
    return (*map(_look, range(CHANGE)), change, *changed, back)


def _look(kind: int) -> Look:
    colour, sign = divmod(kind, SIGNS_COUNT)
    name, face = COLOUR_NAMES[colour], SIGNS[sign]
    if sign < DIGITS:
        text = Note("card", {"colour": name, "value": sign + 1})
    else:
        text = Note(f"card-{SPECIALS[face]}", {"colour": name})
    return Look(kind_text(kind), "card", face, name, SHAPES[colour], text, art=SPECIALS.get(face, face))


# How moves are made.


def choice(state: MauMau, move: int) -> Choice:
    """Cards, the stock and a colour of the palette are touched; "mau" is a button that reminds nobody of itself."""
    text = state.text(move)
    if move < CARDS and state.turn >= 0:
        return Choice(move, text, (card_text(state.layers.choose(state.pack, state.turn, alike(move))),))
    if move == DRAW:
        count = min(state.left(), max(state.pending, 1))
        label = Note("label-draw", {"count": count}) if count else Note("label-pass")
        return Choice(move, text, ("stock",), label=label, help=Note("help-due" if state.pending else "help-draw"))
    if move == MAU:
        return Choice(move, text, label=Note("label-mau"), help=Note("help-mau"), quiet=True)
    if move >= COLOUR:
        return Choice(move, text, (f"colours.{text}",), label=_COLOURS[move - COLOUR].text)
    return Choice(move, text)


def read(state: MauMau, text: str) -> Sequence[str]:
    """`r8 mau` says it and lays the card, `Wr` or `W red` lays a colour change and says it; a copy is like its card."""
    word = text.strip().lower().replace("'", "").replace("’", "")
    card = word.removesuffix("mau").strip()
    if not card or state.turn < 0:
        return (text,)
    said = ["mau"] if card != word and state.may_say() else []
    colour = COLOUR_WORDS.get(card[1:].strip(), "")
    if card[0] == "w" and colour:
        last = state.pack.counts[state.turn] == 1  # MAU-R12: nobody asks for a colour any more
        return (*said, "W") if last else (*said, "W", colour)
    return (*said, COLOUR_WORDS.get(card, card))


# What is seen.


def scene(state: MauMau, seat: int) -> Scene:
    """MAU-R23: the own hand, how many cards everybody has, the open cards; in the end all hands."""
    pack = state.pack
    pieces: list[Piece] = []
    for owner in range(state.seats):
        zone = f"hand.{owner}"
        if owner == seat or state.turn == NOBODY:
            pieces += open_hand(zone, _hand(state, owner), "stock", _fresh(state, owner))
        else:
            pieces += covered_hand(zone, pack.counts[owner], "stock", _taken_by(state, owner))
    stock = pack.counts[pack.stock] + pack.counts[pack.under]
    if stock:
        pieces.append(piece("stock", BACK, "", "", "", "", stock))
    first = state.laid - pack.height
    for number, card in enumerate(pack.opened(), first + 1):
        look, came = kind_text(card % HALF), ""
        if number == state.laid:
            look = _top_look(state)
            came = "" if state.tale.did == DRAW else "stock" if state.tale.actor < 0 else f"hand.{state.tale.actor}"
        pieces.append(piece("pile", look, f"laid.{number}", "", "", came))
    return Scene(
        pieces=tuple(pieces),
        counters=_counters(state),
        notes=tuple(_notes(state, seat)),
        facts=tuple(_facts(state)),
    )


def _hand(state: MauMau, owner: int) -> list[tuple[str, str]]:
    """The looks and ids of a hand, by colour and sign, a card and its copy side by side."""
    cards = sorted(state.pack.cards(owner), key=lambda card: (card % HALF, card))
    return [(kind_text(card % HALF), card_text(card)) for card in cards]


def _fresh(state: MauMau, owner: int) -> set[str]:
    """The ids of the cards in a hand that have just been taken."""
    pack = state.pack
    low, high = pack.low[owner] & state.tale.new_low, pack.high[owner] & state.tale.new_high
    return {card_text(card) for card in bits.append_members(bits.members(low), high, HALF)}


def _taken_by(state: MauMau, owner: int) -> int:
    """How many cards a seat has just taken."""
    return state.tale.took if owner == state.tale.actor else state.tale.hit_took if owner == state.tale.hit else 0


def _top_look(state: MauMau) -> str:
    """A colour change shows the colour that was announced."""
    kind = state.pack.top % HALF
    named = kind >= CHANGE and CHANGE <= state.lies < CHANGE + 4 and state.phase == PLAYING
    return f"W{COLOURS[state.lies - CHANGE]}" if named else kind_text(kind)


def _counters(state: MauMau) -> dict[str, int]:
    """What is due of the stock and who has said "mau" or has a single card left; in the end the points."""
    if state.turn == NOBODY:
        return points(state)
    found = {"stock": state.pending}
    for owner in range(state.seats):
        if state.pack.height and (state.pack.counts[owner] == 1 or (state.said and owner == state.turn)):
            found[f"mau.{owner}"] = 1
    return found


def _facts(state: MauMau) -> Iterator[Note]:
    """How many cards are due, and which way round it goes."""
    if state.turn == NOBODY or not state.pack.height:
        return
    if state.pending:
        yield Note("fact-due", {"count": state.pending})
    if state.seats > 2:
        yield Note("fact-left" if state.way == CLOCKWISE else "fact-right")


def _notes(state: MauMau, seat: int) -> Iterator[Note]:
    """What has happened since the last decision, in order."""
    if state.tale.did < 0:
        return
    actor = {"seat": state.tale.actor}
    look = _top_look(state)
    if state.tale.did == DRAW:
        yield _taken(state, seat)
    elif state.tale.actor < 0:
        if len(state.buried):
            yield Note("note-buried", {"count": len(state.buried)})
        yield Note("note-turned", {"look": look})
    else:
        yield Note("note-last" if state.turn == NOBODY and state.winners() else "note-laid", {**actor, "look": look})
    if state.phase in (OPENING, NAMING) or state.tale.did == DRAW:
        yield from [Note("note-renewed")] * state.tale.renewed
        return
    if state.tale.spoke:
        yield Note("note-mau", actor)
    elif state.tale.took:
        yield Note("note-penalty", actor)
    yield from _effects(state)
    yield from [Note("note-renewed")] * state.tale.renewed


def _taken(state: MauMau, seat: int) -> Note:
    """Who has drawn how many cards; whoever drew a single one is told which."""
    if not state.tale.took:
        return Note("note-passed", {"seat": state.tale.actor})
    new = bits.members(state.tale.new_low | state.tale.new_high)
    if seat == state.tale.actor and state.tale.took == len(new) == 1:
        return Note("note-drew", {"seat": seat, "look": kind_text(new[0])})
    return Note("note-draws", {"seat": state.tale.actor, "count": state.tale.took})


def _effects(state: MauMau) -> Iterator[Note]:
    """What the card has done (MAU-10); nothing if it was turned up and it was agreed that it then does not act."""
    if state.tale.actor < 0 and state.terms & INERT:
        return
    sign = state.tale.did % SIGNS_COUNT if state.tale.did < CHANGE else 0
    if state.pending:
        yield Note("note-due", {"seat": state.following, "count": state.pending})
    if sign == REVERSE and state.seats > 2:
        yield Note("note-left" if state.way == CLOCKWISE else "note-right")
    if state.tale.hit >= 0:
        if sign == TAKE_4:
            yield Note("note-four", {"seat": state.tale.hit, "count": state.tale.hit_took})
        elif sign in (STOP, REVERSE):
            yield Note("note-stop", {"seat": state.tale.hit})
