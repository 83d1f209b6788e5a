"""What is agreed before a game of Backgammon, as the rules need it."""

from mypy_extensions import i64


class Terms:
    """What was agreed and what is at stake; shared by all states of a game and never changed."""

    def __init__(
        self,
        *,
        opening_roll: bool = False,
        highest: bool = False,
        always: bool = False,
        self_hit: bool = False,
        cube_limit: i64 = 1,
        crawford: bool = False,
        throw_cap: i64 = 2000,
        needs: i64 = 0,
        other_needs: i64 = 0,
    ) -> None:
        self.opening_roll = opening_roll
        """The dice that decide who begins are also the first throw."""
        self.highest = highest
        """A number greater than every own point takes a stone off from the highest."""
        self.always = always
        """The obligation to move holds even when all stones are home."""
        self.self_hit = self_hit
        """A stone may run into a band and is hit itself."""
        self.cube_limit = cube_limit
        """The cube goes no higher; 1: there is none."""
        self.crawford = crawford
        """There is none in this game of a match, because the leader needs a single point."""
        self.throw_cap = throw_cap
        self.needs = needs
        """The points that seat 0 still needs in a match; 0: there is no match."""
        self.other_needs = other_needs

    def tournament(self) -> bool:
        """Do stones go by the rules of tournaments?"""
        return self.highest and self.always and not self.self_hit
