"""The table of Patience No. 8: eight piles, what was put away, and in the end what could have been."""

import re
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY
from ludothek.core.view import BACK, Choice, Layout, Note, Piece, Place, Scene, Zone
from ludothek.games.patience_8.rules import ONE, OTHER, PAIR, Patience, missed
from ludothek.games.patience_8.solver import PILES, RANK, SIZE, height
from ludothek.kit.cards.cards import RANKS, card_text, find_card
from ludothek.kit.cards.faces import looks


def place(pile: int) -> str:
    """The name of a pile."""
    return f"piles.{pile + 1}"


def layout(_seats: int) -> Layout:
    """The piles side by side, and a heap of what has gone."""
    places = tuple(Place(place(pile), pile + 0.5, 0.5) for pile in range(PILES))
    zones = (
        Zone("piles", "columns", label=Note("zone-piles"), places=places),
        Zone("gone", "pile", label=Note("zone-gone")),
    )
    return Layout(zones, looks())


def scene(state: Patience, _seat: int) -> Scene:
    """Everybody sees the same: the open cards and how many lie below them."""
    pieces = [
        _piece("piles", state, at, place(pile))
        for pile in range(PILES)
        for at in range(SIZE * pile, SIZE * pile + height(state.left, pile))
    ]
    pieces += [_piece("gone", state, at, "") for at in _gone(state)]
    return Scene(tuple(pieces), {"points.0": len(state.gone)}, tuple(_notes(state)), tuple(_facts(state)))


def _piece(zone: str, state: Patience, at: int, where: str) -> Piece:
    name = card_text(state.cards[at])
    return Piece(zone, BACK, place=where) if state.hidden(at) else Piece(zone, name, name, where)


def _gone(state: Patience) -> list[int]:
    """Where the cards that have gone lay, in the order in which they went."""
    high = [SIZE] * PILES
    places: list[int] = []
    for move in state.gone:
        for pile in (ONE[move - PAIR], OTHER[move - PAIR]):
            high[pile] -= 1
            places.append(SIZE * pile + high[pile])
    return places


def _notes(state: Patience) -> list[Note]:
    """Which pair has gone, and what has come into sight by it."""
    if not state.gone:
        return []
    rank = RANKS[state.cards[_gone(state)[-1]] & RANK]
    notes = [Note("note-pair", {"seat": 0, "rank": int(rank) if rank.isdigit() else rank})]
    last = state.gone[-1] - PAIR
    uncovered = [card_text(state.top(pile)) for pile in (ONE[last], OTHER[last]) if state.top(pile) >= 0]
    if uncovered and not state.open:
        names = ("lookOne", "lookOther")
        notes.append(Note(f"note-turned-{len(uncovered)}", dict(zip(names, uncovered, strict=False))))
    return notes


def _facts(state: Patience) -> list[Note]:
    """In the end, with which pair the last chance was given away."""
    if state.turn != NOBODY:
        return []
    missed = _missed(tuple(state.cards), tuple(state.gone))
    return [Note("fact-missed", {"number": missed})] if missed else []


@lru_cache(maxsize=64)
def _missed(cards: tuple[int, ...], gone: tuple[int, ...]) -> int:
    """Found out once for all who look at the end."""
    return missed(vec[i64](cards), vec[i64](gone))


def choice(state: Patience, move: int) -> Choice:
    """Two cards of two piles, in any order."""
    if move < PAIR:
        return Choice(move, state.text(move))
    tops = [state.top(pile) for pile in (ONE[move - PAIR], OTHER[move - PAIR])]
    if min(tops) < 0 or tops[0] == tops[1]:
        return Choice(move, state.text(move))
    return Choice(move, state.text(move), tuple(map(card_text, tops)), any_order=True)


def read(state: Patience, text: str) -> list[str]:
    """Piles and cards in any order: `4-3`, `4 3`, `CA SA`."""
    tops = {card_text(state.top(pile)): pile + 1 for pile in range(PILES) if state.top(pile) >= 0}
    numbers = []
    for word in filter(None, re.split(r"[-+,/\s]+", text)):
        card = find_card(word)
        numbers.append(tops.get(card_text(card), 0) if card >= 0 else int(word) if word in _NUMBERS else 0)
    return ["-".join(map(str, sorted(numbers)))] if len(numbers) == 2 and all(numbers) else [text]


_NUMBERS = {str(pile + 1) for pile in range(PILES)}
