"""The table of Siebzehn und Vier: the pack, two hands that only their owners see, and what everybody has staked."""

from collections.abc import Iterator, Sequence

from ludothek.core.state import LOT, NOBODY
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Role, Scene, Zone
from ludothek.games.siebzehn_und_vier.rules import (
    ENOUGH,
    FIRST_LOT,
    GOAL,
    MORE,
    STAKE,
    SiebzehnUndVier,
    two_aces,
    value,
)
from ludothek.kit.cards.cards import CARDS, card_text
from ludothek.kit.cards.faces import looks

USUAL = 5
"""What most people stake."""
WORDS = {"k": "card", "kaufen": "card", "karte": "card", "hit": "card", "carta": "card", "kaart": "card"}
WORDS |= {"b": "enough", "bedient": "enough", "stand": "enough", "sto": "enough", "pas": "enough", "basta": "enough"}
"""What people may type instead."""


def layout(seats: int) -> Layout:
    """The pack, and everybody's place with a hand and a stake; only two of them have cards in a coup."""
    zones = (
        Zone("stock", "pile", label=Note("zone-stock")),
        *(Zone(f"hand.{seat}", "hand", seat) for seat in range(seats)),
        *(Zone(f"stake.{seat}", "chips", seat, picture=True, label=Note("zone-stake")) for seat in range(seats)),
    )
    return Layout(zones, (*looks(), Look("unit", "chip", "", "red", "●", Note("unit"))), buttons=True, opened=True)


# How moves are made.


def choice(state: SiebzehnUndVier, move: int) -> Choice:
    """A stake is a number; a card is taken from the pack, and enough is said."""
    text = state.text(move)
    if move < CARDS or move >= FIRST_LOT:
        return Choice(move, text)
    if move == MORE:
        return Choice(move, text, label=Note("label-card"), help=Note("help-card"))
    if move == ENOUGH:
        return Choice(move, text, label=Note("label-enough"), help=Note("help-enough"))
    amount = move - STAKE + 1
    usual = amount == min(USUAL, state.most)
    return Choice(move, text, label=Note("label-stake", {"count": amount}), usual=usual, amount=amount)


def read(_state: SiebzehnUndVier, text: str) -> Sequence[str]:
    """A number alone is a stake, and every language has its word for another card and for enough."""
    word = text.strip().lower().rstrip("!")
    return (f"stake{word}" if word.isdigit() else WORDS.get(word, text),)


# What is seen.


def scene(state: SiebzehnUndVier, seat: int) -> Scene:
    """SUV-R9: the active player sees his cards, the banker those of the bank, and everybody both in the end."""
    named = state.dealer != LOT
    roles = (Role(state.dealer, Note("banker")), Role(state.active(), Note("active"))) if named else ()
    return Scene(
        pieces=(*_cards(state, seat), *_stakes(state)),
        counters={},
        notes=tuple(_notes(state)),
        facts=tuple(_facts(state, seat)),
        roles=roles,
    )


def _cards(state: SiebzehnUndVier, seat: int) -> Iterator[Piece]:
    left = CARDS - len(state.hand) - len(state.bank)
    yield Piece("stock", BACK, count=left)
    if state.dealer == LOT:
        return
    for cards, owner, seen in (
        (state.hand, state.active(), state.sees_hand(seat)),
        (state.bank, state.dealer, state.sees_bank(seat)),
    ):
        if seen:
            for card in cards:
                yield Piece(f"hand.{owner}", card_text(card), id=card_text(card))
        elif len(cards):
            yield Piece(f"hand.{owner}", BACK, count=len(cards))


def _stakes(state: SiebzehnUndVier) -> Iterator[Piece]:
    """What everybody has staked; in the end it goes to the bank, or the bank lays as much beside it."""
    over, bank = state.turn == NOBODY, f"stake.{state.dealer}"
    for seat, stake in enumerate(state.stakes):
        own = f"stake.{seat}"
        if stake and over and not state.player_wins():
            yield Piece(bank, "unit", came=own, count=stake)
        elif stake:
            yield Piece(own, "unit", count=stake)
            if over:
                yield Piece(own, "unit", came=bank, count=stake)


def _notes(state: SiebzehnUndVier) -> Iterator[Note]:
    """The last stake, card or word, and in the end who has won with what."""
    if state.dealer == LOT:
        return
    active, bank = state.active(), state.dealer
    if len(state.hand) < 2 and not state.served:
        staked = [seat for seat in range(state.seats) if state.stakes[seat]]
        if staked:
            last = max(staked, key=lambda seat: (seat - active) % state.seats)
            yield Note("note-staked", {"seat": last, "count": state.stakes[last]})
        else:
            yield Note("note-coup", {"seatBank": bank, "seat": active})
    if state.turn == NOBODY:
        yield from _end(state)
    elif state.served:
        yield Note("note-enough", {"seat": active, "count": len(state.hand)})
        if len(state.bank) > 1:
            yield Note("note-bank-takes", {"seat": bank, "count": len(state.bank)})
    elif len(state.hand) > 1:
        yield Note("note-takes", {"seat": active, "count": len(state.hand)})
    elif len(state.bank):
        yield Note("note-dealt", {"seat": active, "seatBank": bank})


def _end(state: SiebzehnUndVier) -> Iterator[Note]:
    """Both hands, or that of a player who is over 21, and what is paid."""
    active, bank = state.active(), state.dealer
    total, held = value(state.hand), value(state.bank)
    yield Note("note-hand-aces" if two_aces(state.hand) else "note-hand", {"seat": active, "value": total})
    if total > GOAL:
        yield Note("note-over")
    elif held > GOAL:
        yield Note("note-bank-over", {"value": held})
    elif state.rating() > held:
        yield Note("note-bank-raised", {"value": held, "rating": state.rating()})
    else:
        yield Note("note-bank-aces" if two_aces(state.bank) else "note-bank", {"value": held})
    paid = sum(state.stakes)
    yield Note("note-pays" if state.player_wins() else "note-takes-in", {"seat": bank, "count": paid})


def _facts(state: SiebzehnUndVier, seat: int) -> Iterator[Note]:
    """What the own cards count, and what is staked in all."""
    if state.dealer == LOT or state.turn == NOBODY:
        return
    if seat == state.active() and len(state.hand):
        yield Note("fact-value", {"value": value(state.hand)})
    if seat == state.dealer and len(state.bank):
        yield Note("fact-value", {"value": value(state.bank)})
