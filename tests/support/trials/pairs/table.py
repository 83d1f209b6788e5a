"""The table of Pairs: columns in the middle and before each seat, the stock, the open pile, and what is done."""

from ludothek.core.state import State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Place, Scene, Zone
from pairs.rules import CARDS, HIDDEN, OPEN, OWN, PAIR, RANKS, TURN, Pairs, name

COLOURS = (("black", "♣"), ("black", "♠"), ("red", "♥"), ("red", "♦"))


def layout(seats: int) -> Layout:
    """Columns and piles."""
    zones = [Zone("middle", "columns", label=Note("zone-middle"), places=_columns("middle", OPEN))]
    zones += [
        Zone(f"row.{seat}", "columns", seat, label=Note("zone-row"), places=_columns(f"row.{seat}", OWN))
        for seat in range(seats)
    ]
    zones += [Zone(pile, "pile", label=Note(f"zone-{pile}")) for pile in ("stock", "waste", "done")]
    looks = [
        Look(name(card), "card", str(card % RANKS + 1), *COLOURS[card // RANKS], Note("card", {"name": name(card)}))
        for card in range(CARDS)
    ]
    return Layout(tuple(zones), (*looks, Look(BACK, "card", "", "", "", Note("card-back"))))


def _columns(zone: str, count: int) -> tuple[Place, ...]:
    return tuple(Place(f"{zone}.{at}", at + 0.5, 0.5) for at in range(count))


def choice(state: State, move: int) -> Choice:
    """Two cards in any order, or the stock; the open pile is touched as such."""
    assert isinstance(state, Pairs)
    text = state.text(move)
    if move == TURN:
        return Choice(move, text, ("stock",))
    if move < PAIR:
        return Choice(move, text)
    top = [name(card) for card in state.column(state.waste)[-1:] if card != HIDDEN]
    touches = ["waste" if card in top else card for card in text.split("+")]
    return Choice(move, text, tuple(touches), any_order=True)


def scene(state: Pairs, _seat: int) -> Scene:
    """What is hidden lies below what is open."""
    pieces: list[Piece] = []
    for at in range(state.waste + 1):
        zone, place = "waste", ""
        if at < OPEN:
            zone, place = "middle", f"middle.{at}"
        elif at < state.waste:
            owner, number = divmod(at - OPEN, OWN)
            zone, place = f"row.{owner}", f"row.{owner}.{number}"
        for card in state.column(at):
            look = BACK if card == HIDDEN else name(card)
            pieces.append(Piece(zone, look, id="" if card == HIDDEN else look, place=place))
    if state.stock:
        pieces.append(Piece("stock", BACK, count=state.stock))
    pieces += [Piece("done", name(card), id=name(card)) for card in state.done]
    return Scene(tuple(pieces), {"points.0": len(state.done)}, ())
