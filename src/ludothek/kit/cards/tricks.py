"""Deals of tricks: the cards in the order of play, who leads, and how tables show tricks."""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import State
from ludothek.core.view import Note, Piece, Zone
from ludothek.kit.common.pieces import piece

TRICK_ZONES = (Zone("trick", "trick"), Zone("last", "last_trick", picture=True))
"""The trick in the middle, and a look back at the one before."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tricks(State):
    """A deal in which everybody plays a card to every trick, and whoever takes it leads to the next."""

    hands: vec[i64]
    """Sets of cards: those of the seats, then those of other holders such as the pack that is being dealt."""
    won: vec[i64]
    """The cards that each seat has taken."""
    played: vec[i64]
    """Every card in the order of play; the first `steps` of them are there."""
    size: i64 = 0
    """How many cards make a trick."""
    laid: i64 = 0
    """How many of them lie there."""
    steps: i64 = 0
    """Cards played so far; below zero while so many are still to be dealt."""
    leader: i64 = -1
    last_leader: i64 = -1

    def carry(self, new: "Tricks") -> None:
        """Give a copy what every deal of tricks has."""
        new.hands = self.hands[:]
        new.won = self.won[:]
        new.played = self.played[:]
        new.size = self.size
        new.laid = self.laid
        new.steps = self.steps
        new.leader = self.leader
        new.last_leader = self.last_leader

    def next_player(self, seat: i64) -> i64:
        """Whose card comes after that of a seat."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def led(self) -> i64:
        """The card that was led to this trick; -1: none was yet."""
        laid = self.laid
        if laid == 0:
            return -1
        return self.played[self.steps - laid]

    def lay(self, card: i64) -> bool:
        """Lay a card to the trick; is it complete now?"""
        self.played[self.steps] = card
        self.steps += 1
        self.laid += 1
        if self.laid < self.size:
            return False
        self.laid = 0
        return True

    def take(self, seat: i64) -> None:
        """The trick is taken by whoever leads to the next one."""
        self.last_leader = self.leader
        self.leader = seat
        self.turn = seat


def trick(state: Tricks) -> list[tuple[int, int]]:
    """Who has played which card to the trick that is being played, in order."""
    return _cards(state, state.steps - state.laid, state.leader)


def last_trick(state: Tricks) -> list[tuple[int, int]]:
    """The same of the trick before."""
    start = state.steps - state.laid - state.size
    return _cards(state, start, state.last_leader) if start >= 0 else []


def _cards(state: Tricks, start: int, leader: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for place in range(start, min(start + state.size, state.steps)):
        found.append((leader, state.played[place]))
        leader = state.next_player(leader)
    return found


def trick_pieces(cards: Iterable[tuple[int, str]]) -> list[Piece]:
    """The trick in the middle, by the looks that each seat has played."""
    return [piece("trick", look, look, f"trick.{seat}") for seat, look in cards]


def last_pieces(cards: Iterable[tuple[int, str]]) -> list[Piece]:
    """The trick before, as a picture."""
    return [piece("last", look, "", f"last.{seat}") for seat, look in cards]


def played_note(cards: Sequence[tuple[int, str]]) -> Note:
    """Who has just played what."""
    seat, look = cards[-1]
    return Note("note-played", {"seat": seat, "look": look})
