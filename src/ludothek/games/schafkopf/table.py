"""The table of Deutscher Schafkopf: hands, the trick, what was announced, the two parties, and strokes on the pad."""

from collections.abc import Iterator, Sequence

from ludothek.core.view import Choice, Layout, Note, Piece, Role, Saying, Scene, Tally
from ludothek.games.schafkopf.ranking import LEAST, TRUMPS, best_points, number, trump_points
from ludothek.games.schafkopf.rules import (
    ANNOUNCE,
    ANNOUNCING,
    HEAD,
    NAME,
    NAMING,
    OVER,
    PASS,
    PLAY,
    SEATS,
    VOLUNTARY,
    Schafkopf,
    partner,
)
from ludothek.kit.cards.cards import card_text, find_card
from ludothek.kit.cards.faces import SUIT_NAMES, SUIT_WORDS, looks
from ludothek.kit.cards.hands import hand_by_order
from ludothek.kit.cards.taken import TAKEN_LOOK, just_taken, laid, played_notes, seat_zones, won_pieces
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.cards.tricks import TRICK_ZONES, last_pieces, trick_pieces
from ludothek.kit.common import bits

TEAMS = ((0, 2), (1, 3))
"""SCH-R2: partners sit opposite."""


def layout(seats: int) -> Layout:
    """A hand and taken tricks before every seat, the trick in the middle; strokes make sheep's heads (SCH-15)."""
    tally = Tally(HEAD, "head", "♈")
    return Layout((*TRICK_ZONES, *seat_zones(seats, seats)), (*looks(), TAKEN_LOOK), buttons=True, tally=tally)


# What a move is called and what is touched.


def choice(state: Schafkopf, move: int) -> Choice:
    """A card is touched; what is said is a button."""
    text = state.text(move)
    if move < NAME:
        return Choice(move, text, (text,))
    if move < ANNOUNCE:
        return Choice(move, text, label=_suit(move - NAME), help=_suit_help(state, move - NAME))
    if move < PASS:
        args = {"number": move - ANNOUNCE + LEAST}
        return Choice(move, text, label=Note("announce", args), help=Note("help-announce", args), usual=True)
    able = state.phase == ANNOUNCING and number(state.hands[state.turn])
    return Choice(move, text, label=Note("say-pass"), help=Note("help-pass" if able else "help-pass-only"))


def read(_state: Schafkopf, text: str) -> Sequence[str]:
    """Cards with `T` for ten, and suits by their names."""
    card = find_card(text)
    return (card_text(card) if card >= 0 else SUIT_WORDS.get(text.strip().lower(), text),)


def _suit(suit: int) -> Note:
    return Note("suit", {"suit": SUIT_NAMES[suit]})


def _suit_help(state: Schafkopf, suit: int) -> Note:
    """How many trumps it gives whoever names the suit."""
    hand = state.hands[state.maker] if state.phase == NAMING else 0
    return Note("help-suit", {"count": bits.count(hand & TRUMPS[suit]), "points": trump_points(hand, suit)})


# What a seat sees.


def scene(state: Schafkopf, seat: int) -> Scene:
    """The own hand, the trick, and how many cards lie elsewhere."""
    middle = trick_pieces(laid(state))
    return Scene(
        (*_hands(state, seat), *middle, *won_pieces(state), *last_pieces(just_taken(state))),
        {},
        tuple(_notes(state)),
        tuple(_facts(state, seat)),
        _sayings(state),
        teams=TEAMS,
        roles=(Role(state.maker, _suit(state.trump)),) if state.trump != NONE else (),
    )


def _hands(state: Schafkopf, seat: int) -> Iterator[Piece]:
    for owner in range(SEATS):
        yield from hand_by_order(f"hand.{owner}", state.hands[owner], state.order(), seen=owner == seat)


# What is said and told.


def _sayings(state: Schafkopf) -> tuple[Saying, ...]:
    """SCH-9, SCH-R23: how many trumps everybody has announced, then what those of the highest count, then the suit."""
    order = [(state.dealer + step) % SEATS for step in range(1, SEATS + 1)] if state.phase else []
    sayings = [Saying(seat, _announced(state.said[seat])) for seat in order if state.said[seat] != NONE]
    sayings += [
        Saying(seat, Note("say-points", {"points": state.tied[seat]})) for seat in order if state.tied[seat] != NONE
    ]
    if state.trump != NONE:
        sayings.append(Saying(state.maker, Note("suit-name", {"suit": SUIT_NAMES[state.trump]})))
    return tuple(sayings)


def _announced(count: int) -> Note:
    return Note("say-number", {"number": count}) if count else Note("say-pass")


def _named(state: Schafkopf) -> dict[str, int | str]:
    """Who plays together for which trumps."""
    return {"seat": state.maker, "seatPartner": partner(state.maker), "suit": SUIT_NAMES[state.trump]}


def _notes(state: Schafkopf) -> Iterator[Note]:
    """What has just happened."""
    if state.steps > 0:
        yield from played_notes(state)
    elif state.phase == PLAY:
        yield Note("note-named", _named(state))
    else:
        if state.terms & VOLUNTARY:
            yield from _spoken(state)
        if state.phase == NAMING:
            yield _makes(state)


def _spoken(state: Schafkopf) -> Iterator[Note]:
    """Who has just announced trumps or passed."""
    last = state.dealer if state.phase == NAMING else (state.turn - 1) % SEATS
    if state.turn >= 0 and state.said[last] != NONE:
        count = state.said[last]
        yield Note("note-announced", {"seat": last, "number": count}) if count else Note("note-pass", {"seat": last})


def _makes(state: Schafkopf) -> Note:
    """SCH-10, SCH-11: who names the trump suit, and why."""
    args: dict[str, int | str] = {"seat": state.maker, "number": state.said[state.maker]}
    if not state.announced():
        return Note("note-forced", args)
    if state.tied[state.maker] != NONE:
        return Note("note-tied", {**args, "points": state.tied[state.maker]})
    return Note("note-maker", args)


def _facts(state: Schafkopf, seat: int) -> Iterator[Note]:
    """What holds now: the trump suit, who needs 61, and what the own hand can announce."""
    if state.phase == ANNOUNCING and seat >= 0 and state.said[seat] == NONE:
        count = number(state.hands[seat])
        points = best_points(state.hands[seat], count) if count else 0
        yield Note("fact-own", {"number": count, "points": points})
    if state.trump != NONE:
        yield Note("fact-trump", {**_named(state), "kind": _kind(state)})
    if state.phase == OVER:
        yield from _settled(state)


def _kind(state: Schafkopf) -> str:
    """SCH-R22: where everybody may pass, nobody else knows before the end whether the maker could have announced."""
    if state.announced():
        return "announced"
    known = state.phase == OVER or not state.terms & VOLUNTARY
    return "forced" if known and (state.forced or state.phase != OVER) else "silent"


def _settled(state: Schafkopf) -> Iterator[Note]:
    """How the deal is reckoned."""
    points = state.party_points(state.maker)
    yield Note("fact-cards", {**_named(state), "points": points, "others": 120 - points})
    winner = state.maker if state.score > 0 else (state.maker + 1) % SEATS
    args = {"seat": winner, "seatPartner": partner(winner), "strokes": state.points(winner)}
    yield Note("fact-strokes", {**args, "forced": "yes" if state.forced else "no"})
