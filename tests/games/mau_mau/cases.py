"""Positions of Mau-Mau in notation: `position("r3 g8", "b2", top="r8")`."""

from ludothek.core.state import REFEREE
from ludothek.games.mau_mau.cards import ANY, CARDS, CHANGE, COLOURS, HALF, alike, kind_text
from ludothek.games.mau_mau.notation import COLOUR, DRAW, MAU, PLAYING
from ludothek.games.mau_mau.rules import MauMau, start
from support.playing import in_a_row

KINDS = {kind_text(kind): kind for kind in range(CHANGE + 1)}
MOVES = {**KINDS, "draw": DRAW, "mau": MAU, **{letter: COLOUR + at for at, letter in enumerate(COLOURS)}}


def position(
    *hands: str,
    top: str = "r5",
    pile: str = "",
    turn: int = 0,
    stock: str | None = None,
    way: int = 1,
    pending: int = 0,
    terms: int = 0,
) -> MauMau:
    """Hands and what lies on top; `Wr` is a colour change with red announced, `W?` one on which anything fits.

    All other cards are in the stock; if that is given, they are nowhere.
    """
    state = start(len(hands), 0, terms)
    pack = state.pack
    for seat, hand in enumerate(hands):
        for text in hand.split():
            pack.move(_in_stock(state, KINDS[text]), pack.stock, seat)
            state.layers.draw(seat)
    for text in [*pile.split(), top]:
        kind = KINDS["W" if text[0] == "W" else text]
        pack.move(_in_stock(state, kind), pack.stock, pack.open)
        state.laid += 1
        state.lies = kind
    if top[0] == "W":
        state.lies = ANY if top[1:] == "?" else CHANGE + COLOURS.index(top[1:])
    if stock is not None:
        wanted = [_in_stock(state, KINDS[text]) for text in stock.split()]
        for card in pack.cards(pack.stock):
            if card not in wanted:
                remove(state, card)
    state.phase, state.turn, state.way, state.pending = PLAYING, turn, way, pending
    return state


def _in_stock(state: MauMau, kind: int) -> int:
    """A card of a kind that nobody has yet."""
    found = state.pack.find(state.pack.stock, alike(kind))
    assert found >= 0, f"all {kind_text(kind)} are somewhere else: there are no such positions"
    return found


def remove(state: MauMau, card: int) -> None:
    """Take a card out of the game."""
    pack = state.pack
    if card < HALF:
        pack.low[pack.stock] ^= 1 << card
    else:
        pack.high[pack.stock] ^= 1 << (card - HALF)
    pack.counts[pack.stock] -= 1


def follow(state: MauMau, moves: str) -> MauMau:
    """Moves one after the other, each legal; where chance has to give a card it is written in brackets: `draw [r5]`."""
    for word in moves.split():
        if word.startswith("["):
            assert state.turn == REFEREE
            found = [card for card in state.moves() if kind_text(card % HALF) == word.strip("[]")]
            assert found, f"{word} cannot be drawn"
            state.play(found[0])
        else:
            assert MOVES[word] in state.moves(), f"{word} is not legal, but {in_a_row(state)}"
            state.play(MOVES[word])
    return state


def dealt(seats: int, up: str, dealer: int = 0, terms: int = 0) -> MauMau:
    """A game in which digits were dealt and then these cards were turned up, one after the other."""
    state = start(seats, dealer, terms)
    digits = [card for card in range(CARDS) if card % HALF < CHANGE and card % HALF % 13 < 9]
    up_kinds = [KINDS[text] for text in up.split()]
    free = [card for card in digits if card % HALF not in up_kinds]
    for number in range(5 * seats):
        state.play(free[number])
    return follow(state, " ".join(f"[{text}]" for text in up.split()))


def hand(state: MauMau, seat: int) -> str:
    return " ".join(sorted(kind_text(card % HALF) for card in state.pack.cards(seat)))


def counts(state: MauMau) -> list[int]:
    return list(state.pack.counts[: state.seats])


def stock(state: MauMau) -> str:
    return " ".join(sorted(kind_text(card % HALF) for card in state.pack.cards(state.pack.stock)))


def pile(state: MauMau) -> str:
    return " ".join(kind_text(card % HALF) for card in state.pack.opened())
