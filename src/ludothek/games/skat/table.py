"""The table of Skat: hands, the skat, the trick, what was said in the auction, and what a beginner wants to know."""

from collections.abc import Iterator, Sequence
from functools import cache

from ludothek.core.errors import InvalidMove, shown
from ludothek.core.view import BACK, Choice, Layout, Note, Piece, Saying, Scene, Zone
from ludothek.games.skat.notation import (
    AWAY,
    BID,
    CONTRACT,
    DEALER,
    GRAND,
    HAND,
    HAND_ONLY,
    NULL,
    NULL_HAND,
    NUMBERS,
    PASS,
    TAKE,
    YES,
    form_of,
    kind_of,
    move_text,
)
from ludothek.games.skat.ranking import ORDERS
from ludothek.games.skat.reckoning import BASES, NULLS, base, least, level, matadors
from ludothek.games.skat.rules import AUCTION, CHOICE, DECLARING, OVER, PLAY, PUTTING, Skat
from ludothek.kit.cards.cards import SUITS, card_text, find_card
from ludothek.kit.cards.faces import SUIT_NAMES, SUIT_WORDS, looks
from ludothek.kit.cards.hands import hand_by_order, in_order
from ludothek.kit.cards.taken import TAKEN_LOOK, just_taken, laid, played_notes, seat_zones, won_pieces
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.cards.tricks import TRICK_ZONES, last_pieces, trick_pieces
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import piece, points

KINDS = (*SUIT_NAMES, "grand", "null")
FORMS = ("skat", "hand", "schneider", "schwarz", "ouvert")
NULL_FORMS = ("skat", "hand", "ouvert", "ouvert-hand")


def layout(seats: int) -> Layout:
    """A hand and taken tricks before every seat; the skat, the trick and a look back at the last one in the middle."""
    zones = (Zone("skat", "box", label=Note("zone-skat")), *TRICK_ZONES, *seat_zones(seats, 3))
    return Layout(zones, (*looks(), TAKEN_LOOK), buttons=True)


# What a move is called and what is touched.


def choice(state: Skat, move: int) -> Choice:
    """A card is touched, two cards are gathered; what is said is a button."""
    text = _text(move)
    if move < BID:
        return Choice(move, text, (text,))
    if AWAY <= move < CONTRACT:
        return Choice(move, text, tuple(text.split()), gather=True, label=Note("say-away"))
    if move >= DEALER:
        return Choice(move, text)
    group = _group(state, move - CONTRACT) if move >= CONTRACT and state.phase == DECLARING else None
    return Choice(move, text, label=_said(move), help=_help(state, move), group=group, usual=move == TAKE)


_text = cache(move_text)


_NUMBERS = {str(number) for number in NUMBERS}
"""A number is never the beginning of another one: nobody who writes 39 wants to bid 396."""


@cache
def _said(move: int) -> Note:
    """What somebody says who makes a move."""
    if move < YES:
        return Note("say-number", {"number": NUMBERS[move - BID]})
    if move >= CONTRACT:
        return Note("contract", _contract(move - CONTRACT))
    return {YES: Note("say-yes"), PASS: Note("say-pass"), HAND: Note("say-hand"), TAKE: Note("say-take")}[move]


def _contract(contract: int) -> dict[str, int | str]:
    """A contract as arguments of a text: what is trumps, and what is added."""
    kind, form = kind_of(contract), form_of(contract)
    return {"kind": KINDS[kind], "form": NULL_FORMS[form] if kind == NULL else FORMS[form]}


def _help(state: Skat, move: int) -> Note:
    """What it means to say this."""
    if move < YES:
        return Note("help-number", {"number": NUMBERS[move - BID]})
    if move == YES:
        return Note("help-yes", {"number": state.auction.bid})
    if move >= CONTRACT:
        return _contract_help(state, move - CONTRACT)
    return {PASS: Note("help-pass"), HAND: Note("help-hand"), TAKE: Note("help-take")}[move]


def _contract_help(state: Skat, contract: int) -> Note:
    """What a contract brings when it is just won, as far as the soloist can know."""
    if state.phase != DECLARING:
        return Note("help-game")
    worth = least(state.terms, contract, _own(state))
    bid = state.auction.bid
    if worth < bid:
        return Note("help-overbid", {"value": worth, "bid": bid})
    return Note("help-null" if kind_of(contract) == NULL else "help-contract", {"value": worth})


def _group(state: Skat, contract: int) -> Note:
    """First comes the kind of game, with what it is worth when it is simply won; then what is announced."""
    kind = kind_of(contract)
    simple = 5 * kind + (0 if state.took else HAND_ONLY)
    value, bid = least(state.terms, simple, _own(state)), state.auction.bid
    return Note("group", {"kind": KINDS[kind], "value": value, "bid": bid if value < bid else 0})


def _own(state: Skat) -> int:
    """What the soloist knows to be the own cards."""
    return state.hands[state.soloist] | (state.hands[state.seats] if state.took else 0)


def read(state: Skat, text: str) -> Sequence[str]:
    """Cards in any order and with `T` for ten; the words of a contract in any order; `yes` to take the game at 18."""
    words = text.lower().replace(",", " ").split()
    cards = [find_card(word) for word in words]
    if words and min(cards) >= 0:
        return (" ".join(card_text(card) for card in sorted(cards)),)
    if state.phase == AUCTION and state.auction.asker == NONE and words == ["yes"]:
        return (_text(BID),)
    if len(words) == 1 and words[0].isdigit() and words[0] not in _NUMBERS:
        raise InvalidMove(f"{shown(words[0])} is not the value of any game, so it cannot be bid")
    if state.phase == DECLARING:
        return (_read_contract(words, from_hand=not state.took) or text,)
    return (text,)


def _read_contract(words: list[str], *, from_hand: bool) -> str:
    """The notation of a contract; empty where none is meant. Whoever has said `hand` need not say it again."""
    kinds: dict[str, str] = SUIT_WORDS | {
        word: word.upper() if len(word) == 1 else word for word in (*SUITS.lower(), "grand", "null")
    }
    named = [word for word in words if word in kinds]
    added = {word for word in words if word not in kinds} | ({"hand"} if from_hand else set())
    if len(named) != 1 or not added <= {"hand", "schneider", "schwarz", "ouvert"}:
        return ""
    kind = kinds[named[0]]
    if kind == "null":
        parts = [kind, *(word for word in ("ouvert", "hand") if word in added)]
        return "" if added & {"schneider", "schwarz"} else " ".join(parts)
    for strongest in ("ouvert", "schwarz", "schneider", "hand"):
        if strongest in added:
            return f"{kind} hand {strongest}" if strongest.startswith("sch") else f"{kind} {strongest}"
    return kind


# What a seat sees.


def scene(state: Skat, seat: int) -> Scene:
    """The own hand and whatever lies open; SKA-36: taken tricks lie face down once the next card is led."""
    middle = trick_pieces(laid(state))
    last = last_pieces(just_taken(state))
    pieces = (*_hands(state, seat), *_skat(state, seat), *middle, *won_pieces(state), *last)
    return Scene(pieces, points(state), tuple(_notes(state, seat)), tuple(_facts(state, seat)), _sayings(state))


def _hands(state: Skat, seat: int) -> Iterator[Piece]:
    """Sorted as if it were grand before a game is named."""
    for owner in range(state.seats):
        found = state.found if owner == state.soloist else 0
        seen = state.knows(seat, owner)
        yield from hand_by_order(f"hand.{owner}", state.hands[owner], state.order(), "skat", found, seen=seen)


def _skat(state: Skat, seat: int) -> Iterator[Piece]:
    lying = state.hands[state.seats]
    came = f"hand.{state.soloist}" if state.took and state.phase == DECLARING else ""
    if not lying:
        return
    if state.knows(seat, state.seats):
        yield from (piece("skat", card_text(card), card_text(card)) for card in in_order(lying, ORDERS[GRAND]))
    else:
        yield piece("skat", BACK, came=came, count=bits.count(lying))


# What is said and told.


def _sayings(state: Skat) -> tuple[Saying, ...]:
    """The auction as a dialogue, and what the soloist plays."""
    sayings = [Saying(word % 4, _said(word // 4)) for word in state.auction.said]
    if state.soloist != NONE and state.phase > CHOICE:
        sayings.append(Saying(state.soloist, _said(TAKE if state.took else HAND)))
    if state.contract != NONE:
        sayings.append(Saying(state.soloist, _said(CONTRACT + state.contract)))
    return tuple(sayings)


def _notes(state: Skat, seat: int) -> Iterator[Note]:
    """What has just happened."""
    soloist = state.soloist
    if state.steps > 0:
        yield from played_notes(state)
    elif state.contract != NONE:
        yield Note("note-game", {"seat": soloist, **_contract(state.contract)})
    elif state.phase == DECLARING:
        yield Note("note-away" if state.took else "note-hand", {"seat": soloist})
    elif state.phase == PUTTING:
        yield Note("note-take", {"seat": soloist})
        if seat == soloist:
            first, second = (card_text(card) for card in in_order(state.found, state.order()))
            yield Note("note-found", {"lookFirst": first, "lookSecond": second})
    elif len(state.auction.said) > 0:
        yield from _spoken(state)


def _spoken(state: Skat) -> Iterator[Note]:
    word, speaker = divmod(state.auction.said[-1], 4)
    if word < YES:
        yield Note("note-number", {"seat": speaker, "number": NUMBERS[word - BID]})
    elif word == YES:
        yield Note("note-yes", {"seat": speaker, "number": state.auction.bid})
    else:
        yield Note("note-pass", {"seat": speaker})
    if state.phase == CHOICE:
        yield Note("note-soloist", {"seat": state.soloist, "number": state.auction.bid})


def _facts(state: Skat, seat: int) -> Iterator[Note]:
    """What holds now: who bids against whom, what is played, what the own hand is worth."""
    if state.phase == AUCTION:
        yield from _auction_facts(state)
    if state.contract != NONE:
        yield Note("fact-game", {"seat": state.soloist, "number": state.auction.bid, **_contract(state.contract)})
    if state.phase == OVER and state.soloist != NONE:
        yield from _settled(state)
    if AUCTION <= state.phase < PLAY and seat >= 0 and state.soloist in (seat, NONE):
        yield from _values(state, seat)


def _auction_facts(state: Skat) -> Iterator[Note]:
    auction = state.auction
    if auction.asker == NONE:
        yield Note("fact-last", {"seat": auction.holder})
    elif auction.bid == 0:
        yield Note("fact-open", {"seatAsker": auction.asker, "seatHolder": auction.holder})
    else:
        args = {"seatAsker": auction.asker, "seatHolder": auction.holder, "number": auction.bid}
        yield Note("fact-bid", args)


def _values(state: Skat, seat: int) -> Iterator[Note]:
    """SKA-9: what the own cards are worth in each kind of game, simply won."""
    own = state.hands[seat] | (state.hands[state.seats] if state.took else 0)
    if not own:
        return
    tops = matadors(own, GRAND)
    yield Note("fact-jacks", {"side": "with" if (own >> 4) & 1 else "without", "count": tops, "times": tops + 1})
    from_hand = state.phase == DECLARING and not state.took
    worth = {KINDS[kind]: BASES[kind] * (matadors(own, kind) + (2 if from_hand else 1)) for kind in range(NULL)}
    yield Note("fact-values", {**worth, "null": NULLS[NULL_HAND if from_hand else 0]})


def _settled(state: Skat) -> Iterator[Note]:
    """How the soloist's game is reckoned."""
    contract, score = state.contract, state.score
    kind = kind_of(contract)
    if kind != NULL:
        gained, tricks = state.card_points(), state.tricks(state.soloist)
        yield Note("fact-cards", {"seat": state.soloist, "points": gained, "others": 120 - gained})
        tops = matadors(state.owned(), kind)
        steps = level(state.terms, contract, gained, tricks)
        unit = base(state.terms, contract)
        worth = (tops + steps) * unit
        side = "with" if (state.owned() >> 4) & 1 else "without"
        args: dict[str, int | str] = {"side": side, "tops": tops, "level": steps, "base": unit, "value": worth}
        yield Note("fact-reckoned", args)
    yield Note("fact-score", {"seat": state.soloist, "score": score})
