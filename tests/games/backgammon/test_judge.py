"""Backgammon: bare boards, what nets see and say of them, the table of the last stones, and looking ahead."""

from functools import cache
from itertools import product

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.backgammon.cases import TOURNAMENT, before_throw, position
from ludothek.core.knowledge import UNSEEN, Budget
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.backgammon.game import KNOWLEDGE
from ludothek.games.backgammon.mind.batch import Batch, kind_of
from ludothek.games.backgammon.mind.bearoff import HOME, MOST, WAYS, lay, load, way
from ludothek.games.backgammon.mind.inputs import ESCAPES, INPUTS, SIDE, look
from ludothek.games.backgammon.mind.judge import Judge, money
from ludothek.games.backgammon.mind.knowledge import BackgammonKnowledge, bare
from ludothek.games.backgammon.mind.outcome_net import FILE, GRAIN, HIDDEN, OUTPUTS, VERSION, Mind, learnt, size
from ludothek.games.backgammon.mind.turn_ends import SIZE, Turn
from ludothek.games.backgammon.rules import Backgammon, start
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.points.road import PLACES
from ludothek.players.lookahead import Ends
from ludothek.thinking.nets.artifact import read_artifact
from support.points import board

JUDGE = Judge()
MATCH = Terms(opening_roll=True, highest=True, always=True, needs=2, other_needs=1)
Home = tuple[int, ...]
"""Stones on the points 1 to 6."""


def ends_of(state: Backgammon) -> list[Backgammon]:
    return [end for end in Ends(state).states if isinstance(end, Backgammon)]


def chances(stones: vec[i64]) -> list[float]:
    out = vec[float]([0.0] * OUTPUTS)
    JUDGE.judge(stones, 0, out)
    return list(out)


def laid(mine: Home, theirs: Home = (0, 0, 0, 0, 0, 0)) -> vec[i64]:
    return vec[i64]([15 - sum(mine), *mine, *[0] * 19, 15 - sum(theirs), *theirs, *[0] * 19])


@pytest.mark.clause("BGM-R8", "BGM-23", "BGM-15")
def test_bare_boards_end_a_turn_exactly_as_the_rules_do() -> None:
    random, turn = Random(11), Turn()
    for _ in range(4):
        state = start(TOURNAMENT)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
                continue
            ends = ends_of(state)
            expected = {tuple(bare(end, state.mover)) for end in ends}
            turn.find(bare(state, state.mover), 0, state.first, state.second)
            found = [tuple(turn.boards)[SIZE * at : SIZE * (at + 1)] for at in range(turn.count)]
            assert len(found) == len(set(found))
            assert set(found) == expected
            state = ends[random.randrange(len(ends))]


@pytest.mark.clause("BGM-13")
def test_where_one_number_can_be_used_it_is_the_higher() -> None:
    turn = Turn()
    state = position({9: 2, 24: 13}, {2: 14, 20: 1}, "B", "6-5", TOURNAMENT)
    turn.find(bare(state, 1), 0, 6, 5)
    assert turn.count == 1
    assert turn.boards[14] == 1


def test_where_nothing_can_be_moved_the_board_itself_is_the_end() -> None:
    turn = Turn()
    closed = vec[i64]([0, *[0] * 5, 14, *[0] * 18, 1, 0, *[2] * 6, 3, *[0] * 18])
    turn.find(closed, 0, 5, 3)
    assert turn.count == 1
    assert list(turn.boards)[:SIZE] == list(closed)


# Inputs.


def test_inputs_are_a_mirror_of_the_other_side_and_stay_small() -> None:
    random = Random(3)
    state = start(TOURNAMENT)
    while state.turn != NOBODY:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
        mine, theirs = vec[float]([0.0] * INPUTS), vec[float]([0.0] * INPUTS)
        look(bare(state, 0), 0, mine, 0)
        look(bare(state, 1), 0, theirs, 0)
        assert list(mine)[:SIDE] == list(theirs)[SIDE : 2 * SIDE]
        assert list(mine)[SIDE : 2 * SIDE] == list(theirs)[:SIDE]
        assert mine[INPUTS - 1] == 1.0
        assert all(0.0 <= value < 8.0 for value in mine)


@pytest.mark.clause("BGM-22")
def test_ways_out_are_counted_as_every_player_knows_them() -> None:
    assert ESCAPES[0b111111] == 0  # a full prime
    assert ESCAPES[0b011111] == 11  # five points: with every six
    assert ESCAPES[0] == 23  # nothing in the way: seven places ahead or more, also with 2-2 and 3-3


# Nets.


def test_a_mind_thinks_as_its_weights_say() -> None:
    weights = vec[float]([0.0] * size(2))
    weights[0], weights[1] = 0.5, -1.0  # of the first input
    weights[2 * INPUTS] = 2.0  # of the first unit for the first chance
    weights[2 * INPUTS + OUTPUTS] = 9.0  # of the second unit, which is never awake
    weights[2 * INPUTS + 2 * OUTPUTS + 1] = -1.0
    row, out = vec[float]([0.0] * INPUTS), vec[float]([0.0] * OUTPUTS)
    row[0] = 1.0
    Mind(2, weights).think(row, out)
    assert list(out) == pytest.approx([0.7310586, 0.2689414, 0.5, 0.5, 0.5])


def test_what_a_mind_says_does_not_depend_on_what_it_saw_before() -> None:
    mind, alone = learnt(0), learnt(0)
    random, out, again = Random(2), vec[float]([0.0] * OUTPUTS), vec[float]([0.0] * OUTPUTS)
    for _ in range(50):
        row = vec[float]([random.random() if random.randrange(4) == 0 else 0.0 for _ in range(INPUTS)])
        mind.think(row, out)
        alone.forget()
        alone.think(row, again)
        assert list(out) == pytest.approx(list(again), abs=1e-9)
        alone.think(row, out)
        assert list(out) == list(again)


def test_the_minds_are_kept_whole_in_their_file() -> None:
    body = read_artifact(FILE, VERSION)
    assert len(body) == 2 * sum(size(hidden) for hidden in HIDDEN)
    for number, hidden in enumerate(HIDDEN):
        mind = learnt(number)
        assert (mind.hidden, len(mind.weights)) == (hidden, size(hidden))
        first = 2 * sum(size(each) for each in HIDDEN[:number])
        assert mind.weights[0] == int.from_bytes(body[first : first + 2], "little", signed=True) / GRAIN


def test_chances_are_possible_ones() -> None:
    random = Random(8)
    state = start(TOURNAMENT)
    while state.turn != NOBODY:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
        win, double, triple, lose_double, lose_triple = chances(bare(state, 0))
        assert 0.0 <= triple <= double <= win <= 1.0
        assert 0.0 <= lose_triple <= lose_double <= 1.0 - win + 1e-9


@pytest.mark.clause("BGM-29", "BGM-30", "BGM-31")
def test_what_is_over_is_judged_as_it_is() -> None:
    off = (0, 0, 0, 0, 0, 0)
    assert chances(laid(off, (1, 0, 0, 0, 0, 0))) == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert chances(laid(off, (15, 0, 0, 0, 0, 0))) == [1.0, 1.0, 0.0, 0.0, 0.0]
    behind = vec[i64]([15, *[0] * 25, 0, 14, *[0] * 19, 1, *[0] * 4])
    assert chances(behind) == [1.0, 1.0, 1.0, 0.0, 0.0]
    assert [kind_of(each, 0) for each in (laid(off, (1, 0, 0, 0, 0, 0)), behind)] == [2, 4]


# The last stones.


@cache
def turns_of(mine: Home) -> tuple[tuple[int, frozenset[Home]], ...]:
    """For every throw how likely it is, in 36ths, and what it can leave: by the rules of the game."""
    out = []
    for one, two in product(range(1, 7), repeat=2):
        if one < two:
            continue
        stones = board({24: 2}, {place + 1: count for place, count in enumerate(mine) if count})
        state = before_throw(stones, "B", TOURNAMENT)
        for face in (one, two):
            state.play(262 + face)
        left = {tuple(int(end.board[PLACES + place]) for place in range(1, 7)) for end in ends_of(state)}
        out.append((1 if one == two else 2, frozenset(left)))
    return tuple(out)


@cache
def mean(mine: Home) -> float:
    """The fewest throws on the average, found by trying everything."""
    if not any(mine):
        return 0.0
    return 1.0 + sum(share * min(map(mean, left)) for share, left in turns_of(mine)) / 36


@cache
def exactly(mine: Home, throws: int) -> float:
    """The chance to need so many of them."""
    if not any(mine):
        return float(throws == 0)
    if throws == 0:
        return 0.0
    return sum(share * exactly(min(left, key=mean), throws - 1) for share, left in turns_of(mine)) / 36


@pytest.mark.clause("BGM-23", "BGM-R10")
@pytest.mark.parametrize(
    "mine", [(1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1), (0, 0, 0, 1, 1, 0), (2, 1, 0, 0, 0, 1), (0, 0, 0, 0, 2, 2)]
)
def test_the_table_of_the_last_stones_is_what_trying_everything_finds(mine: Home) -> None:
    table = load()
    number = way(laid(mine), 0)
    for throws in range(8):
        assert table.chance(number, throws) == pytest.approx(exactly(mine, throws), abs=2e-5)


def test_every_way_has_a_number_of_its_own_and_chances_that_make_one() -> None:
    table = load()
    stones = vec[i64]([0] * SIZE)
    for number in range(0, WAYS, 101):
        lay(stones, number)
        assert way(stones, 0) == number
        assert sum(list(stones)[: HOME + 1]) == 15
        assert sum(table.chance(number, throws) for throws in range(MOST)) == pytest.approx(1.0, abs=2e-4)


def test_who_is_first_with_the_last_stones_is_known_exactly() -> None:
    one_on_six, two_on_one = (0, 0, 0, 0, 0, 1), (2, 0, 0, 0, 0, 0)
    # The other is about to throw, and fails with 9 of 36; then I am off.
    assert chances(laid(two_on_one, one_on_six))[0] == pytest.approx(9 / 36, abs=1e-4)
    # The other needs two throws or more, and I am off after the first.
    first = exactly((0, 0, 0, 0, 2, 2), 1)
    assert chances(laid(two_on_one, (0, 0, 0, 0, 2, 2)))[0] == pytest.approx(1.0 - first, abs=1e-4)
    # The other needs two throws, and I am off with 27 of 36 before.
    assert chances(laid(one_on_six, (3, 0, 0, 0, 0, 0)))[0] == pytest.approx((30 / 36) * (27 / 36), abs=1e-4)


# Looking ahead.


def test_one_turn_ahead_is_the_mean_over_the_dice_of_the_best_replies() -> None:
    mine, theirs = (0, 0, 0, 0, 0, 1), (0, 0, 1, 1, 0, 0)
    out = vec[float]([0.0] * OUTPUTS)
    JUDGE.ahead(laid(mine, theirs), 0, money(), 1, Budget(0, 0.0), out)
    lost = sum(share * max(chances(laid(end, mine))[0] for end in left) for share, left in turns_of(theirs)) / 36
    assert out[0] == pytest.approx(1.0 - lost, abs=1e-3)


def test_looking_further_stays_near_and_stops_when_the_budget_is_used_up() -> None:
    state = position({1: 2, 12: 5, 17: 3, 19: 5}, {6: 5, 8: 3, 13: 5, 24: 2}, "A", "3-1", TOURNAMENT)
    for move in ("8/5", "6/5"):
        state.play(next(each for each in state.moves() if state.text(each) == move))
    near = KNOWLEDGE.score(state, 0)
    ahead = KNOWLEDGE.foresee(state, 0, 1, Budget(0, 0.0))
    assert ahead == pytest.approx(near, abs=0.1)
    assert KNOWLEDGE.foresee(state, 1, 1, Budget(0, 0.0)) == -ahead
    assert KNOWLEDGE.foresee(state, 0, 1, Budget(50, 0.0)) == UNSEEN
    booklet = position({24: 2}, {4: 1, 6: 2}, "B", "5-2", Terms())
    assert KNOWLEDGE.foresee(booklet, 0, 1, Budget(0, 0.0)) == UNSEEN


def test_what_was_foreseen_once_is_remembered_and_costs_as_much() -> None:
    knowledge = BackgammonKnowledge()
    state = position({1: 2, 12: 5, 17: 3, 19: 5}, {6: 5, 8: 3, 13: 5, 24: 2}, "A", "3-1", TOURNAMENT)
    end = ends_of(state)[0]
    first, second = Budget(0, 0.0), Budget(0, 0.0)
    assert knowledge.foresee(end, 0, 1, first) == knowledge.foresee(end, 0, 1, second)
    assert first.spent == second.spent > 100
    assert knowledge.foresee(end, 0, 1, Budget(first.spent, 0.0)) == UNSEEN
    assert knowledge.foresee(end, 0, 1, Budget(first.spent + 1, 0.0)) != UNSEEN
    # Another score of a match is another question.
    match = position({1: 2, 12: 5, 17: 3, 19: 5}, {6: 5, 8: 3, 13: 5, 24: 2}, "A", "3-1", MATCH)
    last = ends_of(match)[0]
    assert list(last.board) == list(end.board)
    assert knowledge.foresee(last, 0, 1, Budget(0, 0.0)) != knowledge.foresee(end, 0, 1, Budget(0, 0.0))


# Learning.


def test_games_side_by_side_keep_all_stones_and_come_to_an_end() -> None:
    batch, random = Batch(4, 1), Random(5)
    for _ in range(400):
        count = batch.spread()
        assert count >= 4
        assert {int(kind) for kind in list(batch.kinds)[:count]} <= {0, 1, 2, 3, 4}
        batch.choose([float(kind) + random.random() for kind in list(batch.kinds)[:count]])
        assert all(0 <= end < count for end in batch.chosen)
    assert batch.finished > 0
