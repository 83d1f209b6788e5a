"""The table of Offiziersskat: open cards on covered ones before both players, tricks, and everybody's counters."""

from collections.abc import Iterator, Sequence

from ludothek.core.state import LOT, NOBODY
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Place, Scene, Zone
from ludothek.games.offiziersskat.rules import COVERED, DEALER, PLACES, TRUMP, Offiziersskat
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import card_text, find_card
from ludothek.kit.cards.faces import SUIT_NAMES, SUIT_WORDS, looks
from ludothek.kit.cards.taken import TAKEN_LOOK, just_taken, laid, won_pieces, won_zone
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.cards.tricks import TRICK_ZONES, last_pieces, played_note, trick_pieces
from ludothek.kit.common.pieces import heap, piece

KINDS = (*SUIT_NAMES, "grand")


def place(seat: int, number: int) -> str:
    """The name of a place of a seat."""
    return f"cards.{seat}.{number + 1}"


def _row(seat: int) -> tuple[Place, ...]:
    return tuple(Place(place(seat, number), number % 4 + 0.5, number // 4 + 0.5) for number in range(PLACES))


def layout(seats: int) -> Layout:
    """Eight places before each player, in two rows; what he has taken, and his counters."""
    zones = (
        *TRICK_ZONES,
        *(Zone(f"cards.{seat}", "columns", seat, label=Note("zone-cards"), places=_row(seat)) for seat in range(seats)),
        *(won_zone(seat, 2) for seat in range(seats)),
        *(Zone(f"counters.{seat}", "chips", seat, label=Note("zone-counters")) for seat in range(seats)),
    )
    counter = Look("counter", "chip", "", "red", "●", Note("counter"))
    return Layout(zones, (*looks(), TAKEN_LOOK, counter), buttons=True)


# How moves are made.


def choice(state: Offiziersskat, move: int) -> Choice:
    """A card is touched; trumps are named by a button."""
    text = state.text(move)
    if move < TRUMP:
        return Choice(move, text, (text,) if state.turn >= 0 else ())
    if move >= DEALER:
        return Choice(move, text)
    args = {"kind": KINDS[move - TRUMP]}
    return Choice(move, text, label=Note("trumps", args), help=Note("help-trumps", args))


def read(state: Offiziersskat, text: str) -> Sequence[str]:
    """A card with `T` for ten or by the number of its place, and the suits by their names."""
    word = text.strip().lower()
    card = find_card(word)
    if card >= 0:
        return (card_text(card),)
    if word in _NUMBERS and state.turn >= 0:
        lying = _lying(state, state.turn, int(word) - 1)
        return (card_text(lying),) if lying != NONE else (text,)
    return (SUIT_WORDS.get(word, text),)


_NUMBERS = {str(number + 1) for number in range(PLACES)}


def _lying(state: Offiziersskat, seat: int, number: int) -> int:
    """The open card at a place of a seat; -1 where there is none."""
    position = state.first(seat) + number
    found = [card for card in (state.cards[position + COVERED], state.cards[position]) if state.hands[seat] >> card & 1]
    return found[0] if found else NONE


# What is seen.


def scene(state: Offiziersskat, _seat: int) -> Scene:
    """OFF-R15: both see the same, and neither what lies face down."""
    fresh = just_taken(state)
    middle = trick_pieces(laid(state))
    return Scene(
        pieces=(*_places(state), *middle, *won_pieces(state), *last_pieces(fresh), *_counters(state)),
        counters={f"taken.{seat}": state.taken(seat) for seat in range(2)},
        notes=tuple(_notes(state, fresh)),
        facts=tuple(_facts(state)),
        out=tuple(seat for seat in range(2) if state.counters[seat] + state.points(seat) == 0),
    )


def _places(state: Offiziersskat) -> Iterator[Piece]:
    """A back at the bottom, an open card on it; each once it is dealt and until it is played."""
    if state.dealer == LOT:
        return
    for seat in range(2):
        for number in range(PLACES):
            zone, where = f"cards.{seat}", place(seat, number)
            if state.covered >> state.first(seat) + number & 1:
                yield piece(zone, BACK, "", where)
            lying = _lying(state, seat, number)
            if lying != NONE:
                yield piece(zone, card_text(lying), card_text(lying), where)


def _counters(state: Offiziersskat) -> Iterator[Piece]:
    """What both have; what has just been paid has come from the loser."""
    for seat in range(2):
        gained = max(0, state.points(seat))
        came = f"counters.{1 - seat}" if gained else ""
        yield from heap(f"counters.{seat}", "counter", state.counters[seat] + state.points(seat), came, gained)


def _notes(state: Offiziersskat, fresh: Sequence[tuple[int, str]]) -> Iterator[Note]:
    """What was named; else the last card, what came to light below it, and who has taken what."""
    if state.trumps == NONE:
        return
    if state.steps == 0:
        yield Note("note-trumps", {"seat": state.leader, "kind": KINDS[state.trumps]})
        return
    shown = fresh or laid(state)
    yield played_note(shown)
    below = state.below(shown[-1][0], state.played[state.steps - 1])
    if below != NONE:
        yield Note("note-turned", {"look": card_text(state.cards[below])})
    if fresh:
        count = sum(cards.points(1 << find_card(look)) for _, look in fresh)
        yield Note("note-taken", {"seat": state.leader, "count": count})
    if state.turn == NOBODY:
        yield from _paid(state)


def _paid(state: Offiziersskat) -> Iterator[Note]:
    """The card points of both, and what the loser pays."""
    winner = 0 if state.gain > 0 else 1
    loser = 1 - winner
    yield Note("note-points", {"seat": winner, "points": state.taken(winner), "others": state.taken(loser)})
    paid, due = state.points(winner), state.due(loser)
    yield Note("note-pays" if paid == due else "note-pays-all", {"seat": loser, "count": paid, "due": due})


def _facts(state: Offiziersskat) -> Iterator[Note]:
    """What is trumps."""
    if state.trumps != NONE:
        yield Note("fact-trumps", {"kind": KINDS[state.trumps]})
