"""The table of Bazaar: hands, a palette of cards to ask for, a stock and an open pile, and heaps of chips."""

from bazaar.rules import ASK, DRAW, FACES, GIVE, LAY, TAKE, Bazaar, face
from ludothek.core.state import NOBODY, State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Row, Scene, Zone

COLOURS = {"r": ("red", "♥"), "g": ("green", "♣"), "b": ("blue", "♠"), "v": ("violet", "♦")}


def layout(seats: int) -> Layout:
    """Everything that can be touched."""
    faces = [face(2 * each) for each in range(FACES)]
    rows = [Row(each, Note("card", {"name": each}), look=each) for each in faces]
    zones = [
        Zone("stock", "pile", label=Note("zone-stock")),
        Zone("pile", "pile", label=Note("zone-pile")),
        Zone("palette", "calls", label=Note("zone-palette"), rows=tuple(rows)),
        Zone("pot", "chips", label=Note("zone-pot")),
        *(Zone(f"hand.{seat}", "hand", seat) for seat in range(seats)),
        *(Zone(f"chips.{seat}", "chips", seat) for seat in range(seats)),
    ]
    looks = [Look(each, "card", each[1], *COLOURS[each[0]], Note("card", {"name": each})) for each in faces]
    looks += [Look(BACK, "card", "", "", "", Note("card-back")), Look("chip", "chip", "", "", "●", Note("chip"))]
    return Layout(tuple(zones), tuple(looks), buttons=True)


def choice(state: State, move: int) -> Choice:
    """Staked by a number, asked by a seat and a card, drawn by where it is held, laid by touching it, or the stock."""
    assert isinstance(state, Bazaar)
    text = state.text(move)
    if move >= GIVE:
        return Choice(move, text)
    if move == TAKE:
        return Choice(move, text, ("stock",))
    if move >= LAY:
        return Choice(move, text, (text,))
    if move >= DRAW:
        return Choice(move, text, (f"hand.{state.asked}.{move - DRAW}",))
    if move >= ASK:
        seat, asked = divmod(move - ASK, FACES)
        return Choice(move, text, (f"seat.{seat}", f"palette.{face(2 * asked)}"), help=Note("help-ask", {"seat": seat}))
    return Choice(move, text, label=Note("label-stake", {"count": move + 1}), amount=move + 1)


def scene(state: Bazaar, seat: int) -> Scene:
    """The own hand, the backs of all others one by one, the piles and the chips."""
    pieces: list[Piece] = []
    for owner in range(state.seats):
        zone = f"hand.{owner}"
        for at, card in enumerate(state.hand(owner)):
            text = face(card)
            open_ = owner == seat or state.turn == NOBODY
            pieces.append(
                Piece(zone, text, id=text + "'" * (card % 2)) if open_ else Piece(zone, BACK, place=f"{zone}.{at}")
            )
        pieces.append(Piece(f"chips.{owner}", "chip", count=200 - state.stakes[owner]))
    if len(state.stock):
        pieces.append(Piece("stock", BACK, count=len(state.stock)))
    pieces += [Piece("pile", face(card), id=face(card) + "'" * (card % 2)) for card in state.pile]
    staked = sum(state.stakes)
    if staked:
        pieces.append(Piece("pot", "chip", count=staked))
    return Scene(tuple(pieces), {f"points.{owner}": state.points(owner) for owner in range(state.seats)}, ())
