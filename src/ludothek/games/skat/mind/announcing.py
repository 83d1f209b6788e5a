"""What to announce with a hand game: deals are played out in guesses, and every announcement is reckoned with each."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY
from ludothek.games.skat import reckoning
from ludothek.games.skat.mind.greedy import Greedy
from ludothek.games.skat.notation import CONTRACT, HAND_ONLY, OPEN
from ludothek.games.skat.rules import Skat

PLAYED_OUT: Final = 150
"""So many deals are played out."""
SURE: Final = 0.9
"""An announcement has to be reached so often: in playouts all cards are known, to the soloist as well."""


def announced(state: Skat, kind: i64, greedy: Greedy, random: Random) -> i64:
    """The form of a suit game or grand from the hand that brings most on average."""
    totals = vec[float]([0.0] * (OPEN + 1))
    reached = vec[i64]([0] * (OPEN + 1))
    bid = state.auction.bid
    for _ in range(PLAYED_OUT):
        world = state.guess(state.turn, random)
        world.play(CONTRACT + 5 * kind + HAND_ONLY)
        while world.turn != NOBODY:
            world.play(greedy.card(world))
        points, tricks = world.card_points(), world.tricks(world.soloist)
        for form in range(HAND_ONLY, OPEN + 1):
            contract = 5 * kind + form
            totals[form] += float(reckoning.score(state.terms, contract, bid, world.owned(), points, tricks))
            reached[form] += 1 if reckoning.reached(contract, points, tricks) and points >= 61 else 0
    chosen: i64 = HAND_ONLY
    for form in range(HAND_ONLY + 1, OPEN + 1):
        if totals[form] > totals[chosen] and float(reached[form]) >= SURE * float(PLAYED_OUT):
            chosen = form
    return chosen
