"""The table of David & Goliath: hands, the trick, and the captured cards of every seat, sorted by colour."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Scene, Zone
from ludothek.games.david_goliath.rules import (
    CARDS,
    RANKS,
    SUITS,
    DavidGoliath,
    card_text,
    extremes,
    seen_by_all,
    worth,
)
from ludothek.kit.cards.tricks import TRICK_ZONES, last_pieces, played_note, trick_pieces
from ludothek.kit.common import bits

_card = cache(card_text)

COLOUR_NAMES = ("red", "yellow", "green", "blue", "violet")
SIGNS = ("●", "★", "▲", "■", "◆")


def layout(seats: int) -> Layout:
    """A hand and captured cards before every seat, the trick and a look back at the last one in the middle."""
    zones = [*TRICK_ZONES]
    for seat in range(seats):
        zones.append(Zone(f"hand.{seat}", "hand", seat))
        zones.append(Zone(f"won.{seat}", "sets", seat))
    looks = [_look(card) for card in range(CARDS) if card % RANKS < 3 * seats]
    looks.append(Look(BACK, "card", "", "", "", Note("card-back")))
    return Layout(tuple(zones), tuple(looks))


def _look(card: int) -> Look:
    colour, value = divmod(card, RANKS)
    name = COLOUR_NAMES[colour]
    text = Note("card", {"colour": name, "value": value + 1})
    face = str(value + 1)
    return Look(card_text(card), "card", face, name, SIGNS[colour], text, art=face)


@cache
def _played_by_touch(move: int) -> Choice:
    return Choice(move, card_text(move), (card_text(move),))


def choice(state: State, move: int) -> Choice:
    """A card is played by touching it; lots are drawn by the referee."""
    return _played_by_touch(move) if move < CARDS else Choice(move, state.text(move))


def scene(state: DavidGoliath, seat: int) -> Scene:
    """Everything open to all, and the hand of this seat. DG-R10: only the hands of others are secret."""
    backs, laid = _open(*seen_by_all(state), state.laid, state.last_leader, state.leader)
    hands = list(backs)
    if seat >= 0:
        hands[seat] = _hand(seat, tuple(state.hands[seat * SUITS : (seat + 1) * SUITS]))
    return Scene(tuple(chain(*hands, laid.pieces)), laid.counters, laid.notes)


# Every seat asks for everything after every move, and most of it is as it was before: it is kept for a while.


@lru_cache(maxsize=1024)
def _hand(owner: int, cards: tuple[int, ...]) -> tuple[Piece, ...]:
    return _pieces(f"hand.{owner}", cards)


@cache
def _back(owner: int, count: int) -> tuple[Piece, ...]:
    return (Piece(f"hand.{owner}", BACK, count=count),) if count else ()


@lru_cache(maxsize=256)
def _open(
    held: tuple[int, ...], won: tuple[int, ...], tricks: tuple[int, ...], laid: int, last_leader: int, leader: int
) -> tuple[tuple[tuple[Piece, ...], ...], Scene]:
    """What is open to all: the backs of every hand, and the rest.

    `tricks` are the cards of the last trick, if there was one, and those that are `laid` to the one that is going on.
    """
    seats = len(held)
    begun = len(tricks) - laid
    last = _trick(tricks[:begun], last_leader, seats)
    trick = _trick(tricks[begun:], leader, seats)
    pieces: list[Piece] = []
    counters: dict[str, int] = {}
    for owner in range(seats):
        captured, points = _captured(owner, won[owner * SUITS : (owner + 1) * SUITS])
        pieces += captured
        counters |= points
    notes: tuple[Note, ...] = (played_note(trick or last),) if last or trick else ()
    if last and not trick:
        passed = {card: f"trick.{player}" for player, card in last}
        pieces = [_passing(piece, passed) for piece in pieces]
        notes += (_taken(last, *extremes(vec[i64](tricks), 0, seats)),)
    pieces += trick_pieces(trick) + last_pieces(last)
    backs = tuple(_back(owner, count) for owner, count in enumerate(held))
    return backs, Scene(tuple(pieces), counters, notes)


def _passing(piece: Piece, passed: Mapping[str, str]) -> Piece:
    """The cards of a trick that was just completed have passed through it on their way to whoever captured them."""
    via = passed.get(piece.id)
    return piece if via is None else Piece(piece.zone, piece.look, piece.id, via=via)


@lru_cache(maxsize=1024)
def _captured(owner: int, cards: tuple[int, ...]) -> tuple[tuple[Piece, ...], dict[str, int]]:
    """What a seat has captured, its points, and how they come from each colour."""
    parts = {f"points.{owner}.{name}": worth(cards[colour]) for colour, name in enumerate(COLOUR_NAMES)}
    return _pieces(f"won.{owner}", cards), {f"points.{owner}": sum(parts.values()), **parts}


def _pieces(zone: str, cards: tuple[int, ...]) -> tuple[Piece, ...]:
    """Cards of five sets, colour by colour, ascending."""
    return tuple([_piece(zone, colour, value) for colour in range(SUITS) for value in bits.members(cards[colour])])


@cache
def _piece(zone: str, colour: int, value: int) -> Piece:
    card = card_text(colour * RANKS + value)
    return Piece(zone, card, card)


def _trick(cards: Sequence[int], leader: int, seats: int) -> list[tuple[int, str]]:
    """DG-16: who played which card, in the order of play."""
    return [((leader + place) % seats, _card(card)) for place, card in enumerate(cards)]


def _taken(trick: list[tuple[int, str]], high: int, low: int) -> Note:
    """Who takes what of a trick that is complete."""
    args: dict[str, int | str] = {"others": len(trick) - 1}
    args["seatHigh"], args["lookHigh"] = trick[high]
    args["seatLow"], args["lookLow"] = trick[low]
    return Note("note-taken", args)
