"""Siebzehn und Vier, put together: rules, table, who holds the bank and for how long, and how each level thinks."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.accounts import Accounts
from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.state import State
from ludothek.games.siebzehn_und_vier import ABOUT
from ludothek.games.siebzehn_und_vier.mind.knowledge import BALANCED, HABIT, SAFE, SiebzehnUndVierKnowledge
from ludothek.games.siebzehn_und_vier.rules import HIGHEST, MOVES, SiebzehnUndVier, start
from ludothek.games.siebzehn_und_vier.table import choice, layout, read, scene
from ludothek.kit import cards
from ludothek.kit.cards.cards import CARDS

COUPS = 12
"""A match has at least so many."""


class Coups(Accounts):
    """SUV-R13: a banker plays one coup against everybody else, then the bank passes to the left.

    SUV-R14: in the end the largest account wins.
    """

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(
            seats,
            self._coup,
            counters=0,
            length=int(options["rounds"]) * (seats - 1),
            first_dealer=options["first_banker"],
            debts=True,
        )
        self._options = options

    def _coup(self, _accounts: Accounts, dealer: int) -> SiebzehnUndVier:
        played = len(self.results)
        new = start(dealer, vec[i64](self.counters), played % (self.seats - 1), self.length - played - 1)
        new.own = int(self._options["stakes"] == "own")
        new.most = int(self._options["max_stake"])
        new.plus = int(self._options["bank_plus_one"] == "on")
        return new

    def next_dealer(self, state: State) -> int:
        return (state.dealer + (len(self.results) % (self.seats - 1) == 0)) % self.seats


def _rounds(seats: int, _options: Options) -> int:
    """SUV-R13: the fewest with which everybody is banker equally often and there are enough coups."""
    return next(rounds for rounds in _multiples(seats) if rounds * (seats - 1) >= COUPS)


def _multiples(seats: int) -> range:
    return range(seats, 25, seats)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=1 + ABOUT.seats[-1] + 2 * CARDS,
    options=(
        Option("stakes", "table", words=("table", "own"), clauses=("SUV-R1",)),
        Option("max_stake", 100, numbers=range(1, HIGHEST + 1), clauses=("SUV-R11",)),
        Option("rounds", _rounds, numbers=_multiples, clauses=("SUV-R13",)),
        Option("bank_plus_one", "on", words=("on", "off"), clauses=("SUV-10", "SUV-R3")),
        Option("first_banker", "lot", words=("lot",), numbers=range, clauses=("SUV-R13",)),
    ),
    series=Coups,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=SiebzehnUndVierKnowledge(),
    levels={
        "beginner": Method("policy", skill=SAFE, slip=0.1),
        "casual": Method("policy", skill=HABIT, slip=0.1),
        "club": Method("policy", skill=HABIT),
        "master": Method("policy", skill=BALANCED),
    },
    playout="master",
    families=(cards.TEXTS,),
)
