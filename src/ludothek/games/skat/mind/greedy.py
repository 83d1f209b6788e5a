"""Quick plausible card play in a world where all cards are known, greedy: best in this trick, and what is kept.

A trick is looked at to its end, with the best answers of the others. What a card is worth after it is only a number
from a table: nobody looks further than the trick. Searching players do.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.notation import GRAND, NULL, kind_of
from ludothek.games.skat.ranking import KINDS, ORDERS, PLACES
from ludothek.games.skat.rules import Skat
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, JACKS, POINTS
from ludothek.kit.common import bits

UNIT: Final = 8
"""Values are counted in eighths of a card point."""
BURDEN: Final = 100000
"""A trick for the soloist of a null game."""
WORST: Final = 1 << 30

# Found by trying which numbers win more deals: the four jacks, A 10 K Q 9 8 7 of trumps, A 10 K Q 9 8 7 of others.
SOLO_SUIT: Final = vec[i64]([120, 88, 52, 44, 8, 12, 48, 16, 32, 32, 32, 88, 24, 8, 6, -28, -30, -60])
TEAM_SUIT: Final = vec[i64]([136, 120, 76, 96, 80, 76, 48, 32, 36, 28, 20, 20, 36, 4, 6, 0, 0, 0])
SOLO_GRAND: Final = vec[i64]([136, 76, 52, 56, 104, -4, 20, 6, -32, -52, -28])
TEAM_GRAND: Final = vec[i64]([112, 100, 20, 92, -8, 4, -20, -18, -4, 0, -4])


def kept(suit_game: vec[i64], grand: vec[i64]) -> vec[i64]:
    """What each card is worth to its holder after the trick, in each kind of game.

    Given as above; grand has no trumps but the jacks. In null games high cards are a burden to everybody.
    """
    out = vec[i64](capacity=KINDS * CARDS)
    for kind in range(KINDS):
        for card in range(CARDS):
            place = PLACES[card % 8]
            if kind == NULL:
                worth = -UNIT * (card % 8)
            elif (JACKS >> card) & 1:
                worth = grand[card // 8] if kind == GRAND else suit_game[card // 8]
            elif kind == GRAND:
                worth = grand[4 + place]
            else:
                worth = suit_game[4 + place] if card // 8 == kind else suit_game[11 + place]
            out = append(out, worth)
    return out


@final
class Greedy:
    """Chooses cards. A trick is valued from the soloist's side: high values are good for the soloist."""

    def __init__(self, solo: vec[i64], team: vec[i64]) -> None:
        self._solo = solo
        self._team = team
        self._kind: i64 = 0
        """The kind of game that is being looked at,"""
        self._order = ORDERS[0]
        """and what the cards do to each other in it."""

    def card(self, state: Skat) -> i64:
        """The card that whoever's turn it is plays."""
        choice = state.playable()
        if choice & (choice - 1) == 0:
            return bits.lowest(choice)
        self._kind = kind_of(state.contract)
        self._order = ORDERS[self._kind]
        points = cards.points(state.lying)
        player = state.turn
        alone = player == state.soloist
        chosen: i64 = -1
        best: i64 = -WORST
        while choice != 0:
            card = bits.lowest(choice)
            choice &= choice - 1
            worth = self._worth(state, card, player, state.laid, state.follows, state.above, state.taker, points)
            if not alone:
                worth = -worth
            if worth > best:
                chosen = card
                best = worth
        return chosen

    def _worth(
        self, state: Skat, card: i64, player: i64, laid: i64, follows: i64, above: i64, taker: i64, points: i64
    ) -> i64:
        """What it is worth if a player lays a card on `laid` others, and everyone after answers as well as possible."""
        if laid == 0:
            follows = self._order.follows[card]
        if (above >> card) & 1:
            above = self._order.above[card]
            taker = player
        points += POINTS[card % 8]
        if laid == 2:
            worth = self._trick(points, taker == state.soloist)
        else:
            worth = self._answer(state, state.next_player(player), laid + 1, follows, above, taker, points)
        kept = self._kind * CARDS + card
        return worth - self._solo[kept] if player == state.soloist else worth + self._team[kept]

    def _answer(self, state: Skat, player: i64, laid: i64, follows: i64, above: i64, taker: i64, points: i64) -> i64:
        """What the trick is worth when a player follows as well as possible."""
        alone = player == state.soloist
        choice = self._order.answers(state.hands[player], follows, above)
        best: i64 = -WORST
        while choice != 0:
            worth = self._worth(state, bits.lowest(choice), player, laid, follows, above, taker, points)
            choice &= choice - 1
            best = max(best, worth if alone else -worth)
        return best if alone else -best

    def _trick(self, points: i64, alone: bool) -> i64:  # noqa: FBT001 - who takes it
        """What a complete trick is worth."""
        if self._kind == NULL:
            return -BURDEN if alone else 0
        return UNIT * points if alone else -UNIT * points
