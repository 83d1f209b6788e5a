"""Tricks of the pack of 32 cards as tables show them: in the middle, just taken, and face down before their takers."""

from collections.abc import Iterable, Iterator

from ludothek.core.view import Look, Note, Piece, Zone
from ludothek.kit.cards.cards import card_text
from ludothek.kit.cards.tricks import Tricks, last_trick, played_note, trick
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import heap, piece

TAKEN = "taken"
"""The look of a card in a trick that was taken: face down, but no secret."""
TAKEN_LOOK = Look(TAKEN, "card", "", "", "", Note("card-taken"))


def won_zone(seat: int, size: int) -> Zone:
    """The tricks that a seat has taken, of so many cards each."""
    return Zone(f"won.{seat}", "box", seat, label=Note("zone-tricks"), batch=size)


def seat_zones(seats: int, size: int) -> list[Zone]:
    """A hand and the tricks taken before every seat."""
    zones: list[Zone] = []
    for seat in range(seats):
        zones.append(Zone(f"hand.{seat}", "hand", seat))
        zones.append(won_zone(seat, size))
    return zones


def _by_looks(cards: Iterable[tuple[int, int]]) -> list[tuple[int, str]]:
    """Who has played which card, by the looks of the cards."""
    return [(player, card_text(card)) for player, card in cards]


def laid(state: Tricks) -> list[tuple[int, str]]:
    """Who has laid which card to the trick that is being played."""
    return _by_looks(trick(state))


def just_taken(state: Tricks) -> list[tuple[int, str]]:
    """The trick that was just taken, as long as nobody has led to the next."""
    return [] if state.laid else _by_looks(last_trick(state))


def won_pieces(state: Tricks) -> Iterator[Piece]:
    """Tricks before their takers, face down; the last one is open until the next card is led."""
    last = just_taken(state)
    for owner in range(state.seats):
        zone = f"won.{owner}"
        shown = last if owner == state.leader else []
        yield from heap(zone, TAKEN, bits.count(state.won[owner]) - len(shown))
        for player, card in shown:
            yield piece(zone, card, card, "", f"trick.{player}")


def played_notes(state: Tricks) -> Iterator[Note]:
    """The last card, and who has taken the trick with it."""
    last = just_taken(state)
    yield played_note(last or laid(state))
    if last:
        yield Note("note-taken", {"seat": state.leader})
