"""What everybody has heard of the hands as they were dealt: how many trumps, what they count, in which suit."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.schafkopf.ranking import LEAST, TRUMPS, best_points, trump_points
from ludothek.kit.cards.cards import JACKS, SUIT
from ludothek.kit.common import bits
from ludothek.kit.hidden.redealing import Whole


class Claims(Whole):
    """What was announced and what was not; hands are what is left of it when cards were spent."""

    def __init__(self, numbers: vec[i64], points: vec[i64], maker: i64, trump: i64, spent: vec[i64]) -> None:
        self.numbers = numbers
        """How many trumps each seat can announce, 0: it cannot, -1: that is not known."""
        self.points = points
        """What they count, -1 where that is not known."""
        self.maker = maker
        """Who has named the trump suit after announcing; -1: nobody has."""
        self.trump = trump
        """The suit that was named, -1 before that."""
        self.spent = spent
        """The cards that each seat has played."""

    def off(self, holder: i64, cards: i64) -> i64:
        """Trumps too many or too few weigh more than what they count."""
        claimed = self.numbers[holder]
        if claimed < 0:
            return 0
        dealt = cards | self.spent[holder]
        jacks = bits.count(dealt & JACKS)
        plain = dealt & ~JACKS
        most = bits.count(plain & SUIT)
        most = max(most, bits.count(plain & SUIT << 8))
        most = max(most, bits.count(plain & SUIT << 16))
        most = jacks + max(most, bits.count(plain & SUIT << 24))
        if claimed == 0:
            return max(0, most - LEAST + 1) if jacks != 0 else 0
        away = max(most - claimed, claimed - most)
        if jacks == 0:
            away += 1
        if holder == self.maker:
            away += most - bits.count(dealt & TRUMPS[self.trump])
        points = self.points[holder]
        if away != 0 or points < 0:
            return 2 * away
        best = best_points(dealt, claimed)
        away = max(best - points, points - best)
        if holder == self.maker:
            away = max(away, points - trump_points(dealt, self.trump))
        return 0 if away == 0 else 1 + away // 8
