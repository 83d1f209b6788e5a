"""Deals of Écarté for tests: hands written as cards, and play to an end that has what a case asks for."""

from collections.abc import Callable
from functools import partial

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games import load_game
from ludothek.games.ecarte.rules import Ecarte, start
from ludothek.kit.cards.cards import PACK, cards_in, cards_text
from support.playing import play, state_in

GAME = load_game("ecarte")
state_of = partial(state_in, Ecarte)
V, G = 0, 1
"""The seats of the elder hand and of the dealer in all these deals."""
WORLDS = 5000
"""So many deals are played by chance until one goes as a case asks for."""


def fresh(score: tuple[int, int] = (0, 0), *, announced: int = 0, late: int = 0, seats: int = 2) -> Ecarte:
    """A deal of a match in which both players have staked 5 and nobody has bet, before the first card."""
    state = start(G, vec[i64]([50] * seats), 3)
    state.elder = V
    for player in (V, G):
        state.score[player] = score[player]
        state.stakes.put(player, 5, player)
    state.announced, state.late = announced, late
    return state


def dealt(elder: str, dealer: str, turned: str, score: tuple[int, int] = (0, 0), **terms: int) -> Ecarte:
    """A deal in which both have these five cards, and this one is turned up."""
    state, first, second = fresh(score, **terms), elder.split(), dealer.split()
    return play(state, *first[:3], *second[:3], *first[3:], *second[3:], turned)


def stocked(state: Ecarte, count: int) -> Ecarte:
    """The same with so many cards in the stock; the others have been laid away."""
    cards = cards_text(state.hands[state.seats]).split()
    state.hands[state.seats] = cards_in(" ".join(cards[:count]))
    state.hands[state.seats + 1] |= cards_in(" ".join(cards[count:]))
    return state


def any_cards(state: Ecarte, random: Random) -> Ecarte:
    """Whatever chance brings until somebody has to decide."""
    while state.turn == REFEREE:
        state.play(state.chance(random))
    return state


def exchanged(state: Ecarte, random: Random) -> Ecarte:
    """It is proposed and agreed; the elder hand exchanges one card and the dealer none."""
    play(state, "propose", "accept")
    state.play(state.moves()[0])
    play(state, "done")
    any_cards(state, random)
    return play(state, "done")


def ended(said: str, wanted: Callable[[Ecarte], bool], score: tuple[int, int] = (0, 0), **terms: int) -> Ecarte:
    """A deal to its end, with these words and a play as it is wanted; no king is turned up."""
    for seed in range(WORLDS):
        random = Random(seed)
        state = any_cards(fresh(score, **terms), random)
        if state.upcard % 8 == 6:
            continue
        for word in said.split():
            if word == "exchange":
                exchanged(state, random)
            else:
                play(state, word)
        while state.turn != NOBODY:
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
        if wanted(state):
            return state
    raise AssertionError("there is no such play in any of these deals")


def without_king(state: Ecarte) -> bool:
    """Was the king of trumps not played?"""
    return state.king() not in state.played


def elder_takes(tricks: int) -> Callable[[Ecarte], bool]:
    """The elder hand takes so many tricks, and nobody plays the king of trumps."""
    return lambda state: without_king(state) and state.tricks(V) == tricks


def player_of(state: Ecarte, place: int) -> int:
    """Who has played the card at a place in the order of play, found by following the tricks."""
    leader = V
    for number in range(place // 2):
        pair = {int(card) for card in state.played[2 * number : 2 * number + 2]}
        leader = next(seat for seat in (V, G) if all(state.won[seat] >> card & 1 for card in pair))
    return leader if place % 2 == 0 else 1 - leader


def left(state: Ecarte) -> int:
    """All cards of the pack that are somewhere on the table, as one set."""
    out = 0
    for cards in (*state.hands, *state.won):
        out |= cards
    return PACK & ~out
