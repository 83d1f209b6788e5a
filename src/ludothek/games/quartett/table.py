"""The table of Quartett: hands, open as far as all have heard of them, a palette of cards to ask for, and quartets."""

from collections.abc import Iterator

from ludothek.core.state import NOBODY
from ludothek.core.view import BACK, Choice, Layout, Note, Piece, Row, Scene, Zone
from ludothek.games.quartett.rules import ASK, RANKS, Quartett
from ludothek.kit.cards.cards import CARDS, card_text, same_rank
from ludothek.kit.cards.cards import RANKS as FACES
from ludothek.kit.cards.faces import in_notes, looks
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import piece, points


def layout(seats: int) -> Layout:
    """A pile for the quartet of every rank in the middle, a hand at every seat, and the palette."""
    by_rank = sorted(range(CARDS), key=lambda card: (card % RANKS, card))
    rows = [Row(card_text(card), looks()[card].text, look=card_text(card)) for card in by_rank]
    zones = [Zone("palette", "calls", label=Note("zone-palette"), rows=tuple(rows))]
    zones += [Zone(f"four.{face}", "pile", label=Note("zone-four", {"rank": in_notes(face)})) for face in FACES]
    zones += [Zone(f"hand.{seat}", "hand", seat) for seat in range(seats)]
    return Layout(tuple(zones), looks(), heard=True)


def choice(state: Quartett, move: int) -> Choice:
    """QUA-4, QUA-R2: whom, and then for which card."""
    text = state.text(move)
    if move < ASK:
        return Choice(move, text)
    seat, card = divmod(move - ASK, CARDS)
    args: dict[str, int | str] = {"seat": seat, "look": card_text(card)}
    return Choice(move, text, (f"seat.{seat}", f"palette.{card_text(card)}"), help=Note("help-ask", args))


def scene(state: Quartett, seat: int) -> Scene:
    """The own hand, all quartets, and of the others' hands what everybody has heard; the rest are backs (QUA-R11)."""
    pieces: list[Piece] = []
    for owner in range(state.seats):
        pieces += _hand(state, owner, seat)
    for rank in range(RANKS):
        if state.owners[rank] >= 0:
            pieces += _quartet(state, rank)
    dealt = not state.hands[state.seats]
    return Scene(
        pieces=tuple(pieces),
        counters=points(state),
        notes=tuple(_notes(state)),
        out=tuple(each for each in range(state.seats) if dealt and not state.hands[each]),
    )


def _hand(state: Quartett, owner: int, seat: int) -> Iterator[Piece]:
    zone, cards = f"hand.{owner}", sorted(bits.members(state.hands[owner]), key=lambda card: (card % RANKS, card))
    seen = [card for card in cards if owner == seat or state.turn == NOBODY or state.known(card)]
    for card in seen:
        fresh = state.given and card == state.card
        yield piece(zone, card_text(card), card_text(card), "", "", f"hand.{state.asked}" if fresh else "")
    if len(cards) > len(seen):
        yield piece(zone, BACK, count=len(cards) - len(seen))


def _quartet(state: Quartett, rank: int) -> Iterator[Piece]:
    came = f"hand.{state.owners[rank]}" if state.laid >> rank & 1 else ""
    for card in bits.members(same_rank(rank)):
        yield piece(f"four.{FACES[rank]}", card_text(card), card_text(card), "", "", came)


def _notes(state: Quartett) -> Iterator[Note]:
    """The last question, its answer, and which quartets lie there now."""
    if state.hands[state.seats]:
        return
    if state.asks:
        args: dict[str, int | str] = {"seat": state.asker, "seatAsked": state.asked, "look": card_text(state.card)}
        yield Note("note-got" if state.given else "note-missed", args)
    for rank in bits.members(state.laid):
        yield Note("note-quartet", {"seat": state.owners[rank], "rank": in_notes(FACES[rank])})
