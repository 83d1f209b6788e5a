"""Solves the endings of Mühle by going back from their ends (retrograde analysis), one group after another.

As played by the rules that nothing was agreed about: whoever closes a mill takes one stone, and none where all are in
mills (MUE-R4, MUE-R5, MUE-R7). Draws by repetition and by quiet moves are left out: nobody who can win needs them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludothek.games.muehle.board import BOARD, around, closing, in_mills
from ludothek.games.muehle.mind.endings import DRAWN
from ludothek.games.muehle.mind.numbers import CHOOSE, GROUPS, POINTS, Numbers, unrank
from ludothek.games.muehle.mind.symmetry import SYMMETRIES, image
from ludothek.kit.common import bits

LONGEST: Final = 254
"""No more than this is ever known of a position."""
NEVER: Final = 1 << 20
"""More than all moves of a position: one of them is known not to lose."""


class Retrograde:
    """What is known of every ending, by its number; complete after `solve`."""

    def __init__(self) -> None:
        self.numbers = Numbers()
        count = self.numbers.begins[len(GROUPS)]
        self.known = vec[u8]([0] * count)
        self._open = vec[i64]([0] * count)
        """Moves that are not yet known to lose, those within the group, each as often as there are positions alike."""
        self._longest = vec[u8]([0] * count)
        """The most that is known of a position after a move that takes a stone and loses."""

    def solve(self) -> None:
        """Go through all groups. Those in which either side moves belong together."""
        for groups in ((0, 0), (1, 2), (3, 3), (4, 5)):
            first = self.numbers.begins[groups[0]]
            end = self.numbers.begins[groups[1] + 1]
            for number in range(first, end):
                self._look_ahead(number)
            for step in range(1, LONGEST):
                for number in range(first, end):
                    if i64(self.known[number]) == step:
                        self._go_back(number, step)

    def position(self, number: i64) -> tuple[i64, i64]:
        """The stones of whoever is to move and those of the other side; none where another number is used for them."""
        numbers = self.numbers
        group: i64 = 0
        while numbers.begins[group + 1] <= number:
            group += 1
        count, against = GROUPS[group]
        ways = CHOOSE[(POINTS - count) * 8 + against]
        rest = number - numbers.begins[group]
        own = numbers.kinds[numbers.first_kind[count] + rest // ways]
        other = unrank(rest % ways, against, own)
        if numbers.number(own, other) != number:
            return 0, 0
        return own, other

    def _look_ahead(self, number: i64) -> None:
        """See what is known at once: no move at all, and moves that take a stone. Count the others."""
        own, other = self.position(number)
        if own == 0:
            return
        free = BOARD & ~(own | other)
        prey = other & ~in_mills(other)
        few = bits.count(own) == 3
        quiet: i64 = 0
        left = own
        while left != 0:
            one = left & -left
            left ^= one
            targets = free if few else free & around(one)
            mills = targets & closing(own ^ one) if prey != 0 else 0
            quiet += bits.count(targets ^ mills)
            while mills != 0:
                self._take(number, other, own ^ one ^ (mills & -mills), prey)
                mills &= mills - 1
        self._open[number] += quiet * self._alike(own, other)
        if self._open[number] == 0 and self.known[number] == DRAWN:
            self.known[number] = u8(i64(self._longest[number]) + 1)

    def _take(self, number: i64, other: i64, own: i64, prey: i64) -> None:
        """Whoever is to move has closed a mill and takes one stone, whichever is best."""
        if bits.count(other) == 3:
            self.known[number] = 2
            return
        while prey != 0:
            after = i64(self.known[self.numbers.number(other ^ (prey & -prey), own)])
            prey &= prey - 1
            if after == DRAWN:
                self._open[number] += NEVER
            elif after % 2 == 0:
                self._longest[number] = u8(max(i64(self._longest[number]), after))
            elif self.known[number] == DRAWN or after + 1 < i64(self.known[number]):
                self.known[number] = u8(after + 1)

    def _go_back(self, number: i64, step: i64) -> None:
        """Tell the positions from which a quiet move leads to this one, of which so much is known."""
        own, other = self.position(number)
        free = BOARD & ~(own | other)
        few = bits.count(other) == 3
        alike = self._alike(own, other)
        # A stone that stands in a mill has not come quietly, unless there was nothing to take.
        left = other if own & ~in_mills(own) == 0 else other & ~in_mills(other)
        while left != 0:
            one = left & -left
            left ^= one
            origins = free if few else free & around(one)
            while origins != 0:
                before = self.numbers.number(other ^ one ^ (origins & -origins), own)
                origins &= origins - 1
                self._learn(before, step, alike)

    def _learn(self, before: i64, step: i64, alike: i64) -> None:
        """A move leads from one position to another, of which so much is known."""
        known = i64(self.known[before])
        if step % 2 == 1:
            if known == DRAWN or known > step + 1:
                self.known[before] = u8(step + 1)
        else:
            self._open[before] -= alike
            if self._open[before] == 0 and known == DRAWN:
                self.known[before] = u8(max(step, i64(self._longest[before])) + 1)

    def _alike(self, own: i64, other: i64) -> i64:
        """How many different positions look like this one."""
        keeping: i64 = 0
        for symmetry in range(SYMMETRIES):
            if image(own, symmetry) == own and image(other, symmetry) == other:
                keeping += 1
        return SYMMETRIES // keeping
