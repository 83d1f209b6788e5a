"""Deutscher Schafkopf for tests, in notation: deals with given hands, tricks in the middle, and deals just over.

Unless a test says otherwise seat 3 deals, so that seat 0 is Vorhand.
"""

from functools import partial

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.schafkopf.rules import PLAY, Schafkopf
from ludothek.kit.cards.cards import CARDS, PACK, SUITS, card_text, cards_in, cards_text, points
from support.playing import first_state, legal, play

GAME = load_game("schafkopf")
DECK = [card_text(card) for card in range(CARDS)]
CASE_2 = "SJ HJ DK DQ D8 C7 S8 H9"
CASE_4 = "CJ HA HK HQ H10 C8 S7 D7"
FORCED = (
    "CJ CA C9 SA S10 H8 D9 DA",
    "SJ CK C8 SK S9 H7 HA D10",
    "HJ CQ C7 SQ S8 HK H10 DK",
    "DJ C10 S7 HQ H9 DQ D8 D7",
)
"""SCH-11: nobody can announce; seat 0 has the jack of clubs."""


start = partial(first_state, Schafkopf, GAME, 4)


def order(hands: tuple[str, ...], dealer: int) -> list[str]:
    """The cards as they are dealt: four each from Vorhand on, and four each once more."""
    seats = [(dealer + step) % 4 for step in range(1, 5)]
    return [card for packet in (slice(4), slice(4, 8)) for seat in seats for card in hands[seat].split()[packet]]


def filled(*hands: str) -> tuple[str, ...]:
    """Four hands of eight cards: what is left open comes from the rest of the pack."""
    left = [card for card in DECK if not any(card in hand.split() for hand in hands)]
    found = []
    for seat in range(4):
        hand = hands[seat].split() if seat < len(hands) else []
        missing = 8 - len(hand)
        found.append(" ".join([*hand, *left[:missing]]))
        left = left[missing:]
    return tuple(found)


def dealt(*hands: str, dealer: int = 3, **options: int | str) -> Schafkopf:
    """A deal in which the seats were given these hands."""
    state = start(**options)
    state.dealer = dealer
    return play(state, *order(filled(*hands), dealer))


def dealt_match(*hands: str, **options: int | str) -> Match:
    """A match whose first deal, by seat 0, gave these hands."""
    terms = {"seating": "as_seated", **options}
    return Match(GAME, 4, terms, Seal.numbered(1), log=order(filled(*hands), 0))


def to_follow(trump: str, trick: str, held: str, **options: int | str) -> Schafkopf:
    """Cards lie in the middle, from seat 0 on, and the next seat holds these."""
    state = start(**options)
    laid = trick.split()
    state.hands[4] = 0
    for seat, cards in enumerate([*laid, held]):
        state.hands[seat] = cards_in(cards)
    state.phase, state.trump, state.maker, state.turn, state.leader, state.steps = PLAY, SUITS.index(trump), 0, 0, 0, 0
    return play(state, *laid)


def answers(trump: str, trick: str, held: str, **options: int | str) -> list[str]:
    return legal(to_follow(trump, trick, held, **options))


def with_points(wanted: int, pool: int) -> int:
    """Cards of a pool that count so much."""
    found = {0: 0}
    for text in cards_text(pool).split():
        card = cards_in(text)
        found = {total + points(card): cards | card for total, cards in found.items()} | found
    return found[wanted]


def over(
    mine: int | str, *, forced: bool = False, last: bool = True, maker: int = 0, **options: int | str
) -> Schafkopf:
    """A deal played to its end: the maker's party has so many points, or these cards, and the last trick or not.

    The last trick is the four sevens.
    """
    state = start(**options)
    left = maker if last else (maker + 1) % 4
    sevens = cards_in("C7 S7 H7 D7")
    won = cards_in(mine) if isinstance(mine, str) else with_points(mine, PACK & ~sevens)
    state.hands[4] = 0
    state.won[maker], state.won[(maker + 1) % 4] = won, PACK & ~sevens & ~won
    for step, seven in enumerate(("C7", "S7", "H7", "D7")):
        state.hands[(left + step) % 4] = cards_in(seven)
    state.spent[maker] = cards_in("CJ CA SA SK HA HK DA" if forced else "CJ SJ CA CK CQ S8 H8")
    state.phase, state.trump, state.maker, state.leader, state.turn = PLAY, 0, maker, left, left
    state.steps = CARDS - 4
    return play(state, *(state.text(card) for seat in range(4) for card in _only(state, (left + seat) % 4)))


def _only(state: Schafkopf, seat: int) -> list[int]:
    return [card for card in range(CARDS) if state.hands[seat] >> card & 1]
