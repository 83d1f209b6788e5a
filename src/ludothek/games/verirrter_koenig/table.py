"""The table of Verirrter König: concealed hands, the pairs that lie open by rank, and soot on the noses."""

from collections.abc import Iterator

from ludothek.core.state import NOBODY, REFEREE
from ludothek.core.view import BACK, Choice, Layout, Note, Piece, Role, Scene, Zone
from ludothek.games.verirrter_koenig.rules import DRAW, NOTHING, PAIRS, VerirrterKoenig
from ludothek.kit.cards.cards import RANKS, card_text
from ludothek.kit.cards.faces import in_notes, looks
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import piece

KINDS = tuple(rank for rank in RANKS if rank != "K")
"""The ranks that come in pairs."""
ART = 3
"""So many noses are drawn: with one mark, with two, with more."""


def layout(seats: int) -> Layout:
    """A pile for the pairs of every rank in the middle, and a hand at every seat."""
    zones = [Zone(f"pairs.{rank}", "pile", label=Note("zone-pairs", {"rank": in_notes(rank)})) for rank in KINDS]
    zones += [Zone(f"hand.{seat}", "hand", seat) for seat in range(seats)]
    return Layout(tuple(zones), tuple(look for look in looks() if look.id == BACK or _in_play(look.id)))


def _in_play(card: str) -> bool:
    return not card.endswith("K") or card == "CK"


def choice(state: VerirrterKoenig, move: int) -> Choice:
    """VKO-R12: a card is drawn by touching its back."""
    text = state.text(move)
    return Choice(move, text, (_back(state.neighbour(), move - DRAW),)) if move >= DRAW else Choice(move, text)


def _back(owner: int, at: int) -> str:
    return f"hand.{owner}.{at}"


# What is seen.


def scene(state: VerirrterKoenig, seat: int) -> Scene:
    """VKO-R13: the own hand, how many cards the others hold, and all pairs."""
    giver = state.neighbour() if state.turn >= 0 else NOTHING
    pieces: list[Piece] = []
    for owner in range(state.seats):
        pieces += _hand(state, owner, seat, by_place=owner == giver)
    dealt = not state.hands[state.seats]
    return Scene(
        pieces=(*pieces, *_pairs(state, seat)),
        counters={},
        notes=tuple(_notes(state, seat)),
        facts=tuple(_facts(state, giver)),
        out=tuple(each for each in range(state.seats) if dealt and not state.hands[each]),
        roles=tuple(_soot(state)),
    )


def _hand(state: VerirrterKoenig, owner: int, seat: int, *, by_place: bool) -> Iterator[Piece]:
    zone, cards = f"hand.{owner}", bits.members(state.hands[owner])
    if owner == seat or state.turn == NOBODY:
        fresh = state.card if seat in (state.taker, state.giver) else NOTHING
        for card in cards:
            came = f"hand.{state.giver}" if card == fresh and owner == state.taker else ""
            yield piece(zone, card_text(card), card_text(card), "", "", came)
    elif by_place:
        yield from (piece(zone, BACK, "", _back(owner, at)) for at in range(len(cards)))
    elif len(cards):
        yield piece(zone, BACK, count=len(cards))


def _pairs(state: VerirrterKoenig, seat: int) -> Iterator[Piece]:
    """Those just laid come out of a hand: who has seen the card drawn sees out of which."""
    knows = seat in (state.taker, state.giver)
    for at, pair in enumerate(state.pairs):
        owner, cards = pair // 1024, (pair // 32 % 32, pair % 32)
        for card in cards:
            fresh = at >= len(state.pairs) - state.fresh
            source = state.giver if knows and card == state.card else owner
            text = card_text(card)
            yield piece(f"pairs.{text[1:]}", text, text, "", "", f"hand.{source}" if fresh else "")


def _notes(state: VerirrterKoenig, seat: int) -> Iterator[Note]:
    """What has happened since the last decision."""
    if state.hands[state.seats] or state.turn == REFEREE:
        return
    if not state.draws:
        yield Note("note-dealt", {"count": state.fresh})
    else:
        between: dict[str, int | str] = {"seat": state.taker, "seatFrom": state.giver}
        if seat in (state.taker, state.giver):
            yield Note("note-drew-card", {**between, "look": card_text(state.card)})
        else:
            yield Note("note-drew", between)
        if state.fresh:
            pair = state.pairs[-1]
            one, other = card_text(pair // 32 % 32), card_text(pair % 32)
            yield Note("note-pair", {"seat": state.taker, "lookOne": one, "lookOther": other})
        for each in (state.taker, state.giver):
            if not state.hands[each]:
                yield Note("note-safe", {"seat": each})
    if state.turn == NOBODY:
        yield Note("note-king", {"seat": state.king(), "look": "CK"})


def _facts(state: VerirrterKoenig, giver: int) -> Iterator[Note]:
    """Who draws from whom, and how many pairs are still to come."""
    if state.turn >= 0:
        yield Note("fact-draws", {"seat": state.turn, "seatFrom": giver})
        yield Note("fact-pairs", {"count": PAIRS - len(state.pairs)})


def _soot(state: VerirrterKoenig) -> Iterator[Role]:
    """VKO-7: what the blackened cork has left on the noses, this round's mark included."""
    for seat in range(state.seats):
        count = state.marks[seat] + state.points(seat)
        if count:
            yield Role(seat, Note("soot", {"count": count}), art=f"soot-{min(count, ART)}")
