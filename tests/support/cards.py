"""What tests of games with the pack of 32 cards share: hands in words."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from ludothek.core.game import Game
from ludothek.core.state import WATCHER, State
from ludothek.core.view import BACK
from ludothek.kit.cards.cards import cards_text
from ludothek.kit.cards.tricks import Tricks
from ludothek.kit.hidden.hidden_hands import HiddenHands
from support.cases import read_setup
from support.showing import in_zone

C = TypeVar("C")


def hand(state: HiddenHands | Tricks, seat: int) -> str:
    return cards_text(state.hands[seat])


def hands(state: HiddenHands | Tricks) -> list[str]:
    return [hand(state, seat) for seat in range(state.seats)]


def hands_are_concealed(game: Game, state: State, hands_told: Sequence[Sequence[str]]) -> None:
    """Everybody sees the own cards, and of all other hands only how many cards there are."""
    for seat in (*range(state.seats), WATCHER):
        for owner, own in enumerate(hands_told):
            lying = in_zone(game, state, f"hand.{owner}", seat)
            if owner == seat:
                assert [piece.id for piece in lying] == own
            else:
                assert {(piece.look, piece.id) for piece in lying} == {(BACK, "")}
                assert sum(piece.count for piece in lying) == len(own)


def set_up_hands(position: Callable[..., C], text: str) -> C:
    """A position of which only hands are told, and who is to move: `P0: C7 C8; P1: S7; P1 to move`."""
    setup = read_setup(text)
    hands_told = [" ".join(cards) for cards in setup.sides.values()]
    return position(*hands_told, turn=list(setup.sides).index(setup.first))
