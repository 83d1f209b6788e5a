"""Positions of David & Goliath for tests, written in notation: `position(["r1 r9 g3", "b5 v2", ...], leader=2)`."""

from collections.abc import Sequence
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.david_goliath.rules import COLOURS, RANKS, SUITS, TRICKS, DavidGoliath, card_text
from support.playing import state_in

GAME = load_game("david_goliath")
state_of = partial(state_in, DavidGoliath)
EDITIONS = ("2008", "italian", "1997")


def card(text: str) -> int:
    return COLOURS.index(text[0]) * RANKS + int(text[1:]) - 1


def pack(seats: int) -> list[str]:
    """The cards in play, by colour and value."""
    return [f"{colour}{value}" for colour in COLOURS for value in range(1, 3 * seats + 1)]


def _sets(groups: Sequence[str], owners: int) -> vec[i64]:
    sets = vec[i64]([0] * (owners * SUITS))
    for owner, group in enumerate(groups):
        for text in group.split():
            sets[owner * SUITS + card(text) // RANKS] |= 1 << (card(text) % RANKS)
    return sets


def _texts(sets: vec[i64], owner: int) -> str:
    colours = range(SUITS)
    found = [
        (colour, value) for colour in colours for value in range(RANKS) if sets[owner * SUITS + colour] >> value & 1
    ]
    return " ".join(card_text(colour * RANKS + value) for colour, value in found)


def position(hands: Sequence[str], leader: int = 0, won: Sequence[str] = ()) -> DavidGoliath:
    """A deal at the start of a trick: as many tricks are left as the seats have cards."""
    seats = len(hands)
    steps = seats * (TRICKS - len(hands[0].split()))
    deal = DavidGoliath(seats, seats - 1, leader if steps < seats * TRICKS else -2)
    deal.hands = _sets(hands, seats + 1)
    deal.won = _sets(won, seats)
    deal.played = vec[i64]([0] * (seats * TRICKS))
    deal.size = seats
    deal.steps = steps
    deal.leader = leader
    deal.last_leader = leader
    return deal


def before_trick(trick: str, leader: int = 0) -> DavidGoliath:
    """A deal in which the next trick can be played as given, with one more trick to come."""
    texts = trick.split()
    spare_colour = next(colour for colour in COLOURS if colour != texts[0][0])
    spares = [f"{spare_colour}{value}" for value in range(1, RANKS + 1)]
    left = [text for text in spares if text not in texts]
    hands = [""] * len(texts)
    for place, text in enumerate(texts):
        hands[(leader + place) % len(texts)] = f"{text} {left[place]}"
    return position(hands, leader)


def hand(state: DavidGoliath, seat: int) -> str:
    return _texts(state.hands, seat)


def captured(state: DavidGoliath, seat: int) -> str:
    return _texts(state.won, seat)


def sorted_match(seats: int = 3, *, dealer: int = 2, **options: int | str) -> Match:
    """A match whose first deal gave seat 0 the first 15 cards of the sorted pack, seat 1 the next 15, and so on.

    With three seats: r1-r9 y1-y6, y7-y9 g1-g9 b1-b3, b4-b9 v1-v9.
    """
    cards = pack(seats)
    first = dealer + 1
    log = [cards[(first + given) % seats * TRICKS + given // seats] for given in range(seats * TRICKS)]
    return Match(GAME, seats, {"first_dealer": dealer, **options}, Seal.numbered(1), log=log)


def play_deal(match: Match) -> None:
    """Play the deal to its end, always the first legal card."""
    while match.turn >= 0:
        match.play(match.legal()[0])


def play_all(match: Match) -> Match:
    """Play the whole series, always the first legal card."""
    play_deal(match)
    while match.between:
        match.next_deal()
        play_deal(match)
    return match
