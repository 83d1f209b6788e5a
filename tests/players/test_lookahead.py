"""The look-ahead: every way to finish the turn, and one turn deeper, tried on a game of a few lines."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import UNSEEN, Budget, Knowledge, Method
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.players.lookahead import Ends, Lookahead
from ludothek.players.toolbox import TOOLBOX

SAFE, BOLD, HEADS, TAILS, LEAVE, TAKE = range(6)


class Boldness(State):
    """Seat 0 decides twice between a safe point and two bold ones; at tails, seat 1 may take what is bold.

    What was played in which order does not matter.
    """

    def __init__(self, turn: i64, safe: i64, bold: i64, taken: i64) -> None:
        super().__init__(2, 0, turn)
        self.safe = safe
        self.bold = bold
        self.taken = taken

    def moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        return vec[i64]([SAFE, BOLD] if self.turn == 0 else [HEADS, TAILS] if self.turn == REFEREE else [LEAVE, TAKE])

    def play(self, move: i64) -> None:
        if move in (SAFE, BOLD):
            self.safe += int(move == SAFE)
            self.bold += int(move == BOLD)
            self.turn = 0 if self.safe + self.bold < 2 else REFEREE
        elif move == TAILS:
            self.turn = 1
        else:
            self.taken = int(move == TAKE)
            self.turn = NOBODY

    def copy(self) -> "Boldness":
        return Boldness(self.turn, self.safe, self.bold, self.taken)

    def points(self, seat: i64) -> i64:
        return (self.safe - 5 * self.bold if self.taken else self.safe + 2 * self.bold) if seat == 0 else 0

    def key(self) -> i64:
        return ((self.turn + 2) * 10 + self.safe) * 100 + self.bold * 10 + self.taken


class Counting(Knowledge):
    """Values a position by its points as they stand."""

    def __init__(self) -> None:
        self.asked = 0

    def score(self, state: State, seat: i64) -> float:
        self.asked += 1
        return (1.0 if seat == 0 else -1.0) * float(state.points(0)) / 100.0


class Kind(Counting):
    """Seat 1 takes nothing, as a rule."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        return LEAVE if state.turn == 1 else -1


class Seer(Counting):
    """Sees what follows without playing: one turn ahead all is alike, two turns ahead it is better to be safe."""

    def __init__(self, far: float) -> None:
        super().__init__()
        self.far = far
        self.seen: list[int] = []

    def foresee(self, state: State, seat: i64, turns: i64, budget: Budget) -> float:
        assert isinstance(state, Boldness)
        self.seen.append(int(turns))
        budget.spend(10)
        if turns == 1:
            return 0.03 - 0.001 * float(state.safe)
        return self.far if self.far == UNSEEN else 0.01 * float(state.safe)


class Sure(Seer):
    """Finds positions far apart as they stand."""

    def score(self, state: State, seat: i64) -> float:
        return 10.0 * super().score(state, seat)


def start() -> Boldness:
    return Boldness(0, 0, 0, 0)


def test_every_end_of_a_turn_is_found_once_with_the_move_that_leads_there() -> None:
    ends = Ends(start())
    found: dict[tuple[int, int], int] = {}
    for end, first in zip(ends.states, ends.firsts, strict=True):
        assert isinstance(end, Boldness)
        assert end.turn == REFEREE
        found[end.safe, end.bold] = first
    assert len(ends.states) == len(found)
    assert found.keys() == {(2, 0), (1, 1), (0, 2)}
    assert (found[2, 0], found[0, 2]) == (SAFE, BOLD)


def test_one_turn_deep_the_best_position_as_it_stands_is_chosen() -> None:
    assert Lookahead(Counting(), Random(1)).best(start(), 1) == BOLD


def test_two_turns_deep_the_dice_and_the_reply_count() -> None:
    # Two bold ones are worth 4 now, but (4 - 10) / 2 after the coin and the reply; two safe ones stay 2.
    assert Lookahead(Counting(), Random(1)).best(start(), 2) == SAFE


def test_a_game_that_sees_what_follows_is_not_played_on() -> None:
    knowledge = Seer(0.0)
    assert Lookahead(knowledge, Random(1)).best(start(), 2) == BOLD
    assert (knowledge.asked, knowledge.seen) == (3, [1, 1, 1])


def test_three_turns_deep_the_few_best_are_looked_at_once_more() -> None:
    knowledge = Seer(0.0)
    assert Lookahead(knowledge, Random(1)).best(start(), 3) == SAFE
    assert knowledge.seen == [1, 1, 1, 2, 2, 2]
    assert Lookahead(Seer(UNSEEN), Random(1)).best(start(), 3) == BOLD  # nothing is seen so far ahead
    assert Lookahead(Seer(0.0), Random(1), positions=40).best(start(), 3) == BOLD  # the budget ends before
    assert Lookahead(Counting(), Random(1)).best(start(), 3) == SAFE  # as two turns deep


def test_nothing_is_looked_at_where_no_other_position_comes_near_the_best() -> None:
    knowledge = Sure(0.0)
    assert Lookahead(knowledge, Random(1)).best(start(), 3) == BOLD
    assert (knowledge.asked, knowledge.seen) == (3, [])


def test_a_rule_of_the_game_decides_for_whoever_is_next() -> None:
    assert Lookahead(Kind(), Random(1)).best(start(), 2) == BOLD


def test_when_the_budget_is_used_up_the_best_so_far_is_chosen() -> None:
    knowledge = Counting()
    assert Lookahead(knowledge, Random(1), positions=1).best(start(), 2) == BOLD
    few = knowledge.asked
    Lookahead(knowledge, Random(1)).best(start(), 2)
    assert few < knowledge.asked - few
    assert Lookahead(Counting(), Random(1), seconds=1e-9).best(start(), 2) == BOLD
    assert Lookahead(Counting(), Random(1), seconds=60.0).best(start(), 2) == SAFE


def test_the_tool_asks_the_policy_first_and_looks_two_turns_deep_by_itself() -> None:
    tool = TOOLBOX["lookahead"]
    state = start()
    assert tool(lambda _: state.copy(), Counting(), Method("lookahead", depth=1), Random(1)) == BOLD
    assert tool(lambda _: state.copy(), Counting(), Method("lookahead", seconds=60.0), Random(1)) == SAFE
    asked = Boldness(1, 0, 2, 0)
    assert tool(lambda _: asked.copy(), Kind(), Method("lookahead", depth=2), Random(1)) == LEAVE
    assert tool(lambda _: asked.copy(), Counting(), Method("lookahead", depth=2), Random(1)) == TAKE


def test_every_move_is_worth_the_best_end_of_the_turn_after_it() -> None:
    """One turn deep the bold ones look better, two turns deep the safe ones: 2 on the average against (4 - 10) / 2."""
    look = Lookahead(Counting(), Random(1))
    assert list(look.weigh(start(), 1)) == [0.03, 0.04]
    deeper = list(look.weigh(start(), 2))
    assert look.best(start(), 2) == SAFE
    assert deeper[SAFE] > deeper[BOLD]


def test_values_that_the_budget_does_not_last_for_are_not_mixed_with_deeper_ones() -> None:
    shallow = list(Lookahead(Counting(), Random(1)).weigh(start(), 1))
    assert list(Lookahead(Counting(), Random(1), positions=1).weigh(start(), 2)) == shallow
