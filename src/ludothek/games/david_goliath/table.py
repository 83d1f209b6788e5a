"""The table of David & Goliath: hands, the trick, and the captured cards of every seat, sorted by colour."""

from collections.abc import Sequence
from functools import cache, lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Scene, Zone
from ludothek.games.david_goliath.rules import CARDS, RANKS, SUITS, DavidGoliath, card_text, extremes, worth
from ludothek.kit import bits

_piece = cache(Piece)
"""There are only so many cards and zones, and views are made all the time: the same pieces serve them all."""
_card = cache(card_text)

COLOUR_NAMES = ("red", "yellow", "green", "blue", "violet")
SIGNS = ("●", "★", "▲", "■", "◆")


def layout(seats: int) -> Layout:
    """A hand and captured cards before every seat, the trick and a look back at the last one in the middle."""
    zones = [Zone("trick", "trick"), Zone("last", "last_trick", picture=True)]
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


def scene(state: State, seat: int) -> Scene:
    """Everything open to all, and the hand of this seat. DG-R10: only the hands of others are secret."""
    assert isinstance(state, DavidGoliath)
    start = state.steps - state.steps % state.seats
    tricks = tuple(state.played[max(start - state.seats, 0) : max(state.steps, 0)])
    begun = state.seats if start > 0 else 0
    laid = _open(state.seats, tuple(state.won), tricks, begun, state.last_leader, state.leader)
    pieces: list[Piece] = []
    for owner in range(state.seats):
        hand = f"hand.{owner}"
        if owner == seat:
            pieces += [_piece(hand, card, card) for card in _texts(state.hands, owner)]
        elif hidden := sum(bits.count(state.hands[owner * SUITS + colour]) for colour in range(SUITS)):
            pieces.append(_piece(hand, BACK, count=hidden))
    return Scene((*pieces, *laid.pieces), laid.counters, laid.notes)


@lru_cache(maxsize=256)
def _open(
    seats: int, won: tuple[int, ...], tricks: tuple[int, ...], begun: int, last_leader: int, leader: int
) -> Scene:
    """What is open to all. Every seat asks for it after every move, so it is kept for a while.

    `tricks` are the cards of the last trick, if there was one, and those of the trick that is going on since `begun`.
    """
    last = _trick(tricks[:begun], last_leader, seats)
    trick = _trick(tricks[begun:], leader, seats)
    passed = {} if trick else {card: f"trick.{player}" for player, card in last}
    pieces: list[Piece] = []
    for owner in range(seats):
        zone = f"won.{owner}"
        pieces += [_piece(zone, card, card, "", passed.get(card, "")) for card in _texts(won, owner)]
    pieces += [_piece("trick", card, card, f"trick.{player}") for player, card in trick]
    pieces += [_piece("last", card, "", f"last.{player}") for player, card in last]
    notes = _notes(trick or last)
    if last and not trick:
        notes += (_taken(last, *extremes(vec[i64](tricks), 0, seats)),)
    return Scene(tuple(pieces), _counters(seats, won), notes)


def _texts(sets: Sequence[int] | vec[i64], owner: int) -> list[str]:
    """The cards of one owner, colour by colour, ascending."""
    return [
        _card(colour * RANKS + value) for colour in range(SUITS) for value in bits.members(sets[owner * SUITS + colour])
    ]


def _trick(cards: Sequence[int], leader: int, seats: int) -> list[tuple[int, str]]:
    """Who played which card, in the order of play."""
    return [((leader + place) % seats, _card(card)) for place, card in enumerate(cards)]


def _counters(seats: int, won: Sequence[int]) -> dict[str, int]:
    counters: dict[str, int] = {}
    for seat in range(seats):
        parts = {f"points.{seat}.{name}": worth(won[seat * SUITS + colour]) for colour, name in enumerate(COLOUR_NAMES)}
        counters |= {f"points.{seat}": sum(parts.values()), **parts}
    return counters


def _notes(trick: list[tuple[int, str]]) -> tuple[Note, ...]:
    """Who has just played what."""
    if not trick:
        return ()
    player, card = trick[-1]
    return (Note("note-played", {"seat": player, "look": card}),)


def _taken(trick: list[tuple[int, str]], high: int, low: int) -> Note:
    """Who takes what of a trick that is complete."""
    args: dict[str, int | str] = {"others": len(trick) - 1}
    args["seatHigh"], args["lookHigh"] = trick[high]
    args["seatLow"], args["lookLow"] = trick[low]
    return Note("note-taken", args)
