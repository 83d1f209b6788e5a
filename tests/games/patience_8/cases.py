"""Patience No. 8 for its tests: deals as text, and the game once more, written as lists of lists."""

from dataclasses import dataclass, field
from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY
from ludothek.games import load_game
from ludothek.games.patience_8.rules import Patience, pair, start
from ludothek.kit.cards.cards import CARDS, cards_in, find_card
from support.playing import legal, play

GAME = load_game("patience_8")

DEAL_A = """1 HJ C8 CK C10 / 2 H7 SQ DK CJ / 3 HA SJ SK CA / 4 HK CQ H8 SA
    / 5 D7 S10 D10 DQ / 6 DJ HQ D8 C7 / 7 H9 H10 D9 DA / 8 S9 C9 S7 S8"""
DEAL_B = """1 C7 DJ S8 S10 / 2 C8 D10 S9 HA / 3 H10 SJ SQ S7 / 4 CQ DA D8 HQ
    / 5 CA H9 SK CK / 6 H7 HK C9 D9 / 7 DQ SA C10 CJ / 8 DK D7 HJ H8"""
DEAL_C = """1 H7 DJ D8 SJ / 2 C7 S10 H9 SA / 3 HJ C8 SQ H8 / 4 S9 DQ S8 S7
    / 5 D9 C9 CQ HQ / 6 DK CA D10 C10 / 7 D7 HA HK SK / 8 DA H10 CJ CK"""
SOLUTION_A = "3-4 4-8 4-5 1-5 1-3 2-3 2-4 3-7 6-8 1-6 2-6 1-6 7-8 5-7 2-5 7-8"
"""Brings deal A out."""


def packets(text: str) -> list[list[str]]:
    """`1 HJ C8 / 5 D7`: the cards of all eight piles, from below to above; a pile that is not named is empty."""
    found: list[list[str]] = [[] for _ in range(8)]
    for part in text.split("/"):
        number, *cards = part.split()
        found[int(number) - 1] = cards
    return found


def dealt(text: str, *, open_piles: bool = False) -> Patience:
    """A whole deal, laid by the referee."""
    state = start(1, 0, int(open_piles))
    return play(state, *(card for pile in packets(text) for card in pile))


def position(text: str, *, open_piles: bool = False) -> Patience:
    """A position in the middle of a deal; what is not named lay above and has gone, from two piles at a time."""
    piles = packets(text)
    lying = cards_in(" ".join(card for pile in piles for card in pile))
    others = [card for card in range(CARDS) if not lying >> card & 1]
    state = start(1, 0, int(open_piles))
    state.pack, state.left = 0, sum(len(named) << 4 * pile for pile, named in enumerate(piles))
    cards: list[int] = []
    for named in piles:
        cards += [*map(find_card, named), *(others.pop() for _ in range(4 - len(named)))]
    state.cards, state.gone = vec[i64](cards), vec[i64](_taken([4 - len(named) for named in piles]))
    state.turn = 0
    state.turn = 0 if legal(state) else NOBODY
    return state


def _taken(missing: list[int]) -> list[int]:
    """Moves by which so many cards of each pile have gone; an even number in all."""
    assert sum(missing) % 2 == 0, "cards go in pairs"
    moves: list[int] = []
    while sum(missing):
        one, other = sorted(sorted(range(8), key=lambda pile: missing[pile])[-2:])
        missing[one] -= 1
        missing[other] -= 1
        moves.append(pair(one, other))
    return moves


@dataclass
class Slow:
    """A second opinion, from the clauses alone: piles are lists, and all that could be played is tried."""

    piles: list[list[str]]
    pairs: int = 0
    tried: dict[str, int] = field(default_factory=dict)

    def tops(self) -> list[str]:
        return [pile[-1] if pile else "" for pile in self.piles]

    def legal(self) -> list[str]:
        ranks = [top[1:] for top in self.tops()]
        pairs = [(one, other) for one, other in combinations(range(8), 2) if ranks[one] == ranks[other] != ""]
        return [f"{one + 1}-{other + 1}" for one, other in pairs]

    def take(self, move: str) -> None:
        for number in move.split("-"):
            self.piles[int(number) - 1].pop()
        self.pairs += 1

    def most(self) -> int:
        """The most pairs that can be put away from here on."""
        key = " ".join(str(len(pile)) for pile in self.piles)
        if key not in self.tried:
            best = 0
            for move in self.legal():
                after = Slow([list(pile) for pile in self.piles], 0, self.tried)
                after.take(move)
                best = max(best, 1 + after.most())
            self.tried[key] = best
        return self.tried[key]
