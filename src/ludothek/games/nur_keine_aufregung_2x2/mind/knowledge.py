"""What computer players know of Nur keine Aufregung 2 x 2: the judgement of the basic game, for pairs."""

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.state import NOBODY, State
from ludothek.games.nur_keine_aufregung.mind.knowledge import SCALE, RaceKnowledge, progress
from ludothek.games.nur_keine_aufregung_2x2.rules import SEATS, ZweiMalZwei, partner


class PairKnowledge(RaceKnowledge):
    """Looks at the board as in the basic game; the progress of the partner is as good as the own one.

    No net has learnt for pairs: the higher its skill, the more throws it looks ahead by how the board looks.
    """

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, ZweiMalZwei)
        return self.looked_at(state, skill)

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, ZweiMalZwei)
        left = (seat + 1) % SEATS
        if state.turn == NOBODY:
            return float(state.points(seat) - state.points(left)) / 2.0
        own = progress(state, seat) + progress(state, partner(seat))
        theirs = progress(state, left) + progress(state, partner(left))
        return (own - theirs) / (2.0 * SCALE)
