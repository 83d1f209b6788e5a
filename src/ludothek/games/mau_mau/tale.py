"""What has happened in Mau-Mau since the last decision of a seat, so that a table can tell all of it."""

from mypy_extensions import i64

from ludothek.kit.common import bits


class Tale:
    """Who did what, whom it hit, and who has taken how many cards."""

    def __init__(self, actor: i64, did: i64) -> None:
        self.begin(actor, did)

    def begin(self, actor: i64, did: i64) -> None:
        """A new turn, or at first a card that is turned up."""
        self.actor: i64 = actor
        """Whose turn it was; -1: a card was turned up."""
        self.did: i64 = did
        """The kind that was laid or turned up, or the move if that was none; -1: nothing has happened yet."""
        self.took: i64 = 0
        """How many cards the actor has taken; a penalty if he has laid one."""
        self.hit: i64 = -1
        """Who was left out by it or had to take four, -1 if nobody."""
        self.hit_took: i64 = 0
        self.spoke: i64 = 0
        """1 if the actor has said "mau" with the card."""
        self.renewed: i64 = 0
        """1 if the pile became the stock meanwhile."""
        self.new_low: i64 = 0
        """The cards that were taken, of both halves of the pack."""
        self.new_high: i64 = 0

    def take(self, seat: i64, card: i64, half: i64) -> None:
        """A seat has drawn a card."""
        if card < half:
            self.new_low |= bits.single(card)
        else:
            self.new_high |= bits.single(card - half)
        if seat == self.hit:
            self.hit_took += 1
        else:
            self.took += 1

    def copy(self) -> "Tale":
        """One that shares nothing with this one."""
        new = Tale(self.actor, self.did)
        new.took = self.took
        new.hit = self.hit
        new.hit_took = self.hit_took
        new.spoke = self.spoke
        new.renewed = self.renewed
        new.new_low = self.new_low
        new.new_high = self.new_high
        return new
