"""Quick plausible card play in a world where all cards are known: what is best in this trick, and what is kept.

A trick is looked at to its end, with the best answers of the others. What a card is worth after it is only a number
from a table: nobody looks further than the trick. Searching players do.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.notation import GRAND, NULL, kind_of
from ludothek.games.skat.ranking import BELONGS, FAMILIES, HEIGHTS, PLACES
from ludothek.games.skat.rules import Skat
from ludothek.kit.cards.cards import CARDS, JACKS, POINTS
from ludothek.kit.cards.trumps import TRUMPS
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
    table = vec[i64](capacity=6 * CARDS)
    for kind in range(6):
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
            table = append(table, worth)
    return table


@final
class Cardplay:
    """Chooses cards. A trick is valued from the soloist's side: high values are good for the soloist."""

    def __init__(self, solo: vec[i64], team: vec[i64]) -> None:
        self._solo = solo
        self._team = team
        self._kind: i64 = 0
        """The kind of game that is being looked at."""

    def card(self, state: Skat) -> i64:
        """The card that whoever's turn it is plays."""
        cards = state.playable()
        if cards & (cards - 1) == 0:
            return bits.lowest(cards)
        self._kind = kind_of(state.contract)
        led: i64 = -1
        height: i64 = -1
        winner: i64 = 0
        points: i64 = 0
        player = state.leader
        laid = state.steps % 3
        for place in range(state.steps - laid, state.steps):
            number = state.played[place]
            card = self._kind * CARDS + number
            if led < 0:
                led = BELONGS[card]
            if _beats(card, led, height):
                height = HEIGHTS[card]
                winner = player
            points += POINTS[number % 8]
            player = state.next_player(player)
        alone = state.turn == state.soloist
        chosen: i64 = -1
        best: i64 = -WORST
        while cards != 0:
            number = bits.lowest(cards)
            cards &= cards - 1
            worth = self._worth(state, number, player, laid, led, height, winner, points)
            if not alone:
                worth = -worth
            if worth > best:
                chosen = number
                best = worth
        return chosen

    def _worth(
        self, state: Skat, number: i64, player: i64, laid: i64, led: i64, height: i64, winner: i64, points: i64
    ) -> i64:
        """What it is worth if a player lays a card on `laid` others, and everyone after answers as well as possible."""
        card = self._kind * CARDS + number
        if laid == 0:
            led = BELONGS[card]
        if _beats(card, led, height):
            height = HEIGHTS[card]
            winner = player
        points += POINTS[number % 8]
        if laid == 2:
            worth = self._trick(points, winner == state.soloist)
        else:
            worth = self._answer(state, state.next_player(player), laid + 1, led, height, winner, points)
        return worth - self._solo[card] if player == state.soloist else worth + self._team[card]

    def _answer(self, state: Skat, player: i64, laid: i64, led: i64, height: i64, winner: i64, points: i64) -> i64:
        """What the trick is worth when a player follows as well as possible."""
        alone = player == state.soloist
        hand = state.hands[player]
        cards = hand & FAMILIES[self._kind * 5 + led]
        if cards == 0:
            cards = hand
        best: i64 = -WORST
        while cards != 0:
            worth = self._worth(state, bits.lowest(cards), player, laid, led, height, winner, points)
            cards &= cards - 1
            best = max(best, worth if alone else -worth)
        return best if alone else -best

    def _trick(self, points: i64, alone: bool) -> i64:  # noqa: FBT001 - who takes it
        """What a complete trick is worth."""
        if self._kind == NULL:
            return -BURDEN if alone else 0
        return UNIT * points if alone else -UNIT * points


def _beats(card: i64, led: i64, height: i64) -> bool:
    """Is a card higher than what was laid before, and of the suit led or a trump?"""
    return HEIGHTS[card] > height and (BELONGS[card] == led or BELONGS[card] == TRUMPS)
