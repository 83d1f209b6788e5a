"""The table of David & Goliath: hands, the trick, and the captured cards of every seat, sorted by colour."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.core.view import BACK, Layout, Look, Note, Piece, Scene, Zone
from ludothek.games.david_goliath.rules import CARDS, RANKS, SUITS, DavidGoliath, card_text, extremes
from ludothek.kit import bits

_piece = cache(Piece)
"""There are only so many cards and zones, and views are made all the time: the same pieces serve them all."""
_card = cache(card_text)

COLOUR_NAMES = ("red", "yellow", "green", "blue", "violet")
SIGNS = ("●", "★", "▲", "■", "◆")


def layout(seats: int) -> Layout:
    """A hand and captured cards before every seat, the trick and a look back at the last one in the middle."""
    zones = [Zone("trick", "trick"), Zone("last", "last_trick")]
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


def touches(move: int) -> tuple[str, ...]:
    """A card is played by touching it; lots are drawn by the referee."""
    return (card_text(move),) if move < CARDS else ()


def scene(state: State, seat: int) -> Scene:
    """Everything open to all, and the hand of this seat. DG-R10: only the hands of others are secret."""
    assert isinstance(state, DavidGoliath)
    start = state.steps - state.steps % state.seats
    trick = _trick(state, start, state.leader)
    last = _trick(state, start - state.seats, state.last_leader)
    passed = {} if trick else {card: f"trick.{player}" for player, card in last}
    pieces: list[Piece] = []
    for owner in range(state.seats):
        hand, won = f"hand.{owner}", f"won.{owner}"
        if owner == seat:
            pieces += [_piece(hand, card, card) for card in _texts(state.hands, owner)]
        else:
            pieces += [_piece(hand, BACK)] * _count(state.hands, owner)
        pieces += [_piece(won, card, card, "", passed.get(card, "")) for card in _texts(state.won, owner)]
    pieces += [_piece("trick", card, card, f"trick.{player}") for player, card in trick]
    pieces += [_piece("last", card, "", f"last.{player}") for player, card in last]
    notes = _notes(trick or last)
    if last and not trick:
        notes += (_taken(last, *extremes(state.played, start - state.seats, state.seats)),)
    return Scene(tuple(pieces), _counters(state), notes)


def _texts(sets: vec[i64], owner: int) -> list[str]:
    """The cards of one owner, colour by colour, ascending."""
    return [
        _card(colour * RANKS + value) for colour in range(SUITS) for value in bits.members(sets[owner * SUITS + colour])
    ]


def _count(sets: vec[i64], owner: int) -> int:
    return sum(bits.count(sets[owner * SUITS + colour]) for colour in range(SUITS))


def _trick(state: DavidGoliath, start: int, leader: int) -> list[tuple[int, str]]:
    """Who played which card to the trick that begins at a step, in the order of play."""
    steps = range(max(start, 0), max(min(start + state.seats, state.steps), 0))
    return [((leader + step - start) % state.seats, card_text(state.played[step])) for step in steps]


def _counters(state: DavidGoliath) -> dict[str, int]:
    counters: dict[str, int] = {}
    for seat in range(state.seats):
        counters[f"points.{seat}"] = state.points(seat)
        for colour, name in enumerate(COLOUR_NAMES):
            counters[f"points.{seat}.{name}"] = state.colour_points(seat, colour)
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
