"""The table of David & Goliath: hands, the trick, and the captured cards of every seat, sorted by colour."""

from collections.abc import Sequence
from functools import cache, lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Scene, Zone
from ludothek.games.david_goliath.rules import CARDS, RANKS, DavidGoliath, card_text, extremes, worth
from ludothek.kit import bits
from ludothek.kit.tricks import SUITS, TRICK_ZONES, last_pieces, played_note, trick_pieces

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
    start = state.steps - state.steps % state.seats
    tricks = tuple(state.played[max(start - state.seats, 0) : max(state.steps, 0)])
    begun = state.seats if start > 0 else 0
    laid = _open(state.seats, tuple(state.won), tricks, begun, state.last_leader, state.leader)
    hands = tuple(state.hands)
    pieces: list[Piece] = []
    for owner in range(state.seats):
        pieces += _hand(owner, hands[owner * SUITS : (owner + 1) * SUITS], shown=owner == seat)
    return Scene((*pieces, *laid.pieces), laid.counters, laid.notes)


# Every seat asks for everything after every move, and most of it is as it was before: it is kept for a while.


@lru_cache(maxsize=1024)
def _hand(owner: int, cards: tuple[int, ...], *, shown: bool) -> tuple[Piece, ...]:
    zone = f"hand.{owner}"
    if shown:
        return tuple(Piece(zone, card, card) for card in _texts(cards))
    count = sum(map(bits.count, cards))
    return (Piece(zone, BACK, count=count),) if count else ()


@lru_cache(maxsize=256)
def _open(
    seats: int, won: tuple[int, ...], tricks: tuple[int, ...], begun: int, last_leader: int, leader: int
) -> Scene:
    """What is open to all.

    `tricks` are the cards of the last trick, if there was one, and those of the trick that is going on since `begun`.
    """
    last = _trick(tricks[:begun], last_leader, seats)
    trick = _trick(tricks[begun:], leader, seats)
    passed = () if trick else tuple(last)
    pieces: list[Piece] = []
    counters: dict[str, int] = {}
    for owner in range(seats):
        captured = won[owner * SUITS : (owner + 1) * SUITS]
        pieces += _captured(owner, captured, passed)
        counters |= _points(owner, captured)
    pieces += trick_pieces(trick) + last_pieces(last)
    notes: tuple[Note, ...] = (played_note(trick or last),) if last or trick else ()
    if last and not trick:
        notes += (_taken(last, *extremes(vec[i64](tricks), 0, seats)),)
    return Scene(tuple(pieces), counters, notes)


@lru_cache(maxsize=1024)
def _captured(owner: int, cards: tuple[int, ...], passed: tuple[tuple[int, str], ...]) -> tuple[Piece, ...]:
    """What a seat has captured; the cards of a trick that was just completed have passed through it."""
    via = {card: f"trick.{player}" for player, card in passed}
    return tuple(Piece(f"won.{owner}", card, card, via=via.get(card, "")) for card in _texts(cards))


@lru_cache(maxsize=1024)
def _points(owner: int, cards: tuple[int, ...]) -> dict[str, int]:
    """The points of a seat, and how they come from each colour."""
    parts = {f"points.{owner}.{name}": worth(cards[colour]) for colour, name in enumerate(COLOUR_NAMES)}
    return {f"points.{owner}": sum(parts.values()), **parts}


def _texts(cards: tuple[int, ...]) -> list[str]:
    """Cards of five sets, colour by colour, ascending."""
    return [_card(colour * RANKS + value) for colour in range(SUITS) for value in bits.members(cards[colour])]


def _trick(cards: Sequence[int], leader: int, seats: int) -> list[tuple[int, str]]:
    """Who played which card, in the order of play."""
    return [((leader + place) % seats, _card(card)) for place, card in enumerate(cards)]


def _taken(trick: list[tuple[int, str]], high: int, low: int) -> Note:
    """Who takes what of a trick that is complete."""
    args: dict[str, int | str] = {"others": len(trick) - 1}
    args["seatHigh"], args["lookHigh"] = trick[high]
    args["seatLow"], args["lookLow"] = trick[low]
    return Note("note-taken", args)
