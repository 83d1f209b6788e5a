"""The table of Mogeln: a pile face down, the suits that can be named, and the card turned over last."""

from collections.abc import Iterator, Sequence

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Row, Scene, Zone
from ludothek.games.mogeln.rules import ACCEPT, CHALLENGE, NOTHING, OPEN, Mogeln
from ludothek.kit.cards.cards import CARDS, SUITS, card_text, find_card
from ludothek.kit.cards.faces import COLOURS, SIGNS, SUIT_NAMES, SUIT_WORDS, looks
from ludothek.kit.cards.hands import covered_hand, open_hand
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import heap, piece

NEAR = 30
"""So many cards before a game must end (MOG-R11) people are told."""
WORDS = {
    **dict.fromkeys(("doubt", "cheat", "gemogelt", "zweifeln", "dubito", "barato", "gejokt", "jokken"), "challenge"),
    **dict.fromkeys(("believe", "glauben", "credo", "geloven"), "accept"),
}


def layout(seats: int) -> Layout:
    """The pile, what stays aside, the card turned over last, the suits, and a hand at every seat."""
    rows = [Row(suit, _suit("suit-named", number), look=f"suit.{suit}") for number, suit in enumerate(SUITS)]
    zones = [
        Zone("pile", "pile", label=Note("zone-pile")),
        Zone("turned", "pile", picture=True, label=Note("zone-turned")),
        Zone("aside", "pile", label=Note("zone-aside")),
        Zone("suits", "calls", label=Note("zone-suits"), rows=tuple(rows)),
        *(Zone(f"hand.{seat}", "hand", seat) for seat in range(seats)),
    ]
    suits = [
        Look(f"suit.{suit}", "card", SIGNS[number], COLOURS[number], SIGNS[number], _suit("suit-named", number))
        for number, suit in enumerate(SUITS)
    ]
    return Layout(tuple(zones), (*looks(), *suits), buttons=True)


def _suit(text: str, suit: int, **args: int | str) -> Note:
    """A text about a suit: what it is called, and its sign."""
    return Note(text, {**args, "suit": SUIT_NAMES[suit], "sign": SIGNS[suit]})


# How moves are made.


def choice(state: Mogeln, move: int) -> Choice:
    """A card is touched, and to open a round a suit with it; to doubt and to accept are buttons."""
    text = state.text(move)
    if move in (CHALLENGE, ACCEPT):
        return Choice(move, text, label=Note(f"label-{text}"), help=Note(f"help-{text}"))
    if move >= OPEN:
        card, suit = divmod(move - OPEN, 4)
        return Choice(move, text, (card_text(card), f"suits.{SUITS[suit]}"), any_order=True)
    return Choice(move, text, (text,)) if move < CARDS and state.turn >= 0 else Choice(move, text)


def read(_state: State, text: str) -> Sequence[str]:
    """Cards in any case and with `T` for ten, suits by their names, and `doubt` or `believe` in every language."""
    words = text.lower().replace("!", " ").split()
    if len(words) == 1 and words[0] in WORDS:
        return (WORDS[words[0]],)
    card = find_card(words[0]) if words else -1
    if card < 0 or len(words) > 2:
        return (text,)
    suit = [SUIT_WORDS.get(word, word.upper()) for word in words[1:]]
    return (" ".join([card_text(card), *suit]),)


# What is seen.


def scene(state: Mogeln, seat: int) -> Scene:
    """MOG-R13: the own hand, how many cards lie where, and the card that was turned over last; no more in the end."""
    return Scene(
        pieces=tuple(_cards(state, seat)),
        counters={},
        notes=tuple(_notes(state, seat)),
        facts=tuple(_facts(state)),
        out=tuple(each for each in range(state.seats) if not state.inside >> each & 1),
    )


def _cards(state: Mogeln, seat: int) -> Iterator[Piece]:
    for owner in range(state.seats):
        zone, hand = f"hand.{owner}", state.hands[owner]
        took = state.taken if owner == state.taker else 0
        if owner == seat:
            cards = [(card_text(card), card_text(card)) for card in bits.members(hand)]
            yield from open_hand(zone, cards, "pile", {card_text(card) for card in bits.members(took)})
        elif hand:
            yield from covered_hand(zone, bits.count(hand), "pile", bits.count(took))
    if state.layers:
        yield from heap("pile", BACK, len(state.layers), "" if _judged(state) else f"hand.{state.layers[-1]}")
    if state.hands[state.seats]:
        yield piece("aside", BACK, count=bits.count(state.hands[state.seats]))
    if state.card != NOTHING:
        yield piece("turned", card_text(state.card))


def _judged(state: Mogeln) -> bool:
    """Was the last move a challenge or an acceptance?"""
    return state.doubter != NOTHING


def _notes(state: Mogeln, seat: int) -> Iterator[Note]:
    """What the last move was, and in the end who pays what."""
    if state.turn == REFEREE:
        return
    if _judged(state):
        yield from _verdict(state)
    elif state.layers:
        yield from _laying(state, seat)
    else:
        cards, aside = state.held(state.turn), bits.count(state.hands[state.seats])
        yield Note("note-dealt", {"count": cards, "aside": aside})
    if state.turn == NOBODY:
        yield from _payments(state)


def _laying(state: Mogeln, seat: int) -> Iterator[Note]:
    """Only whoever laid the card is told which it was."""
    layer, opened = state.layers[-1], "opened" if len(state.layers) == 1 else "followed"
    if seat == layer:
        yield _suit(f"note-{opened}-own", state.suit, seat=layer, look=card_text(state.pile()[-1]))
    else:
        yield _suit(f"note-{opened}", state.suit, seat=layer)
    if not state.hands[layer]:
        yield Note("note-last", {"seat": layer})


def _verdict(state: Mogeln) -> Iterator[Note]:
    who: dict[str, int | str] = {"seat": state.doubter, "seatBlamed": state.blamed}
    if state.taker == NOTHING:
        yield Note("note-accepted", who)
        return
    yield Note("note-lie" if state.taker == state.blamed else "note-true", {**who, "look": card_text(state.card)})
    yield Note("note-takes", {"seat": state.taker, "count": bits.count(state.taken)})


def _payments(state: Mogeln) -> Iterator[Note]:
    if state.won == NOTHING:
        yield Note("note-limit", {"count": state.laid})
    else:
        yield Note("note-off", {"seat": state.won})
    for seat in range(state.seats):
        if state.points(seat) < 0:
            yield Note("note-pays", {"seat": seat, "count": -state.points(seat)})
            if state.counters[seat] + state.points(seat) == 0:
                yield Note("note-out", {"seat": seat})


def _facts(state: Mogeln) -> Iterator[Note]:
    """The suit of the round, and how many cards may still be laid once there are few."""
    if state.suit != NOTHING and state.turn != NOBODY:
        yield _suit("fact-suit", state.suit)
    left = state.limit - state.laid
    if 0 < left <= NEAR and state.turn >= 0:
        yield Note("fact-left", {"count": left})
