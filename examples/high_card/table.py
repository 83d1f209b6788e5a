"""The table of High Card: hands, the round in the middle, and the cards of earlier rounds."""

from high_card.rules import HighCard
from ludothek.core.state import State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Scene, Zone
from ludothek.kit.common import bits


def layout(seats: int) -> Layout:
    """A hand and a row of played cards before every seat; the round in the middle."""
    zones = [Zone("round", "trick")]
    zones += [Zone(f"hand.{seat}", "hand", seat) for seat in range(seats)]
    zones += [Zone(f"done.{seat}", "sets", seat) for seat in range(seats)]
    looks = [Look(str(value), "card", str(value), "red", "●", Note("card", {"value": value})) for value in range(1, 13)]
    return Layout(tuple(zones), (*looks, Look(BACK, "card", "", "", "", Note("card-back"))))


def choice(_state: State, move: int) -> Choice:
    """A card is played by touching it."""
    return Choice(move, str(move + 1), (str(move + 1),))


def scene(state: HighCard, seat: int) -> Scene:
    """Everything but the hands of others."""
    pieces: list[Piece] = []
    for owner in range(state.seats):
        hand = [str(card + 1) for card in bits.members(state.hands[owner])]
        if owner == seat:
            pieces += [Piece(f"hand.{owner}", text, id=text) for text in hand]
        elif hand:
            pieces.append(Piece(f"hand.{owner}", BACK, count=len(hand)))
        pieces += [Piece(f"done.{owner}", str(card + 1), id=str(card + 1)) for card in bits.members(state.won[owner])]
    leader = (state.turn - len(state.table)) % state.seats
    for place, card in enumerate(state.table):
        player = (leader + place) % state.seats
        pieces.append(Piece("round", str(card + 1), id=str(card + 1), place=f"round.{player}"))
    return Scene(tuple(pieces), {f"points.{owner}": state.points(owner) for owner in range(state.seats)}, ())
