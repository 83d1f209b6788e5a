"""Alpha-beta search: it finds what looking at everything finds, keeps to its budget and does not go in circles."""

from functools import cache, partial
from itertools import pairwise
from time import perf_counter

import pytest
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.game import Game
from ludothek.core.knowledge import UNSOLVED, Knowledge, Method
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, State
from ludothek.games import game_ids, load_game
from ludothek.players.alphabeta import DECIDED, DEEPEST, FADE, AlphaBeta
from ludothek.players.levels import computer_player, method_of
from ludothek.players.toolbox import TOOLBOX
from ludothek.players.transpositions import AT_LEAST, AT_MOST, EXACT, Transpositions
from support.examples import BOARD, SQUARES
from support.toy import Heap


class Maze(State):
    """A made-up game: every place in it has a value and leads to two to four others, whoever's turn it is there.

    Several ways lead to a place, and a seat often moves twice. Places 7 x layer + 0 to 6; some are the end.
    """

    def __init__(self, seed: i64, place: i64, turn: i64) -> None:
        super().__init__(2, 0, turn)
        self.seed = seed
        self.place = place

    def draw(self, what: int, below: int) -> int:
        return drawn(self.seed, self.place, what, below)

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        if self.turn != NOBODY:
            for move in range(2 + self.draw(0, 3)):
                out = append(out, move)
        return out

    def play(self, move: i64) -> None:
        self.place += 7 - self.place % 7 + self.draw(1 + move, 7)
        self.turn = NOBODY if self.draw(9, 8) == 0 else self.draw(10, 2)

    def copy(self) -> "Maze":
        return Maze(self.seed, self.place, self.turn)

    def key(self) -> i64:
        return self.place

    def points(self, seat: i64) -> i64:
        return 0

    def value(self, seat: int) -> float:
        """What the place is worth to a seat."""
        value = self.draw(11, 3) - 1.0 if self.turn == NOBODY else self.draw(11, 181) / 100 - 0.9
        return value if seat == 0 else -value


@cache
def drawn(seed: int, place: int, what: int, below: int) -> int:
    return Random(seed * 1_000_003 + place * 101 + what).randrange(below)


class MazeKnowledge(Knowledge):
    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Maze)
        return state.value(seat)


class CarefulKnowledge(MazeKnowledge):
    """Judges only places with an even number."""

    def settled(self, state: State) -> bool:
        assert isinstance(state, Maze)
        return state.place % 2 == 0

    def promise(self, state: State, move: i64) -> i64:
        return move % 2


@cache
def looked_at_everything(seed: int, place: int, turn: int, depth: int, careful: bool) -> float:  # noqa: FBT001
    """The value of a place to whoever's turn it is, without leaving anything out."""
    state = Maze(seed, place, turn)
    if depth <= 0 and (not careful or place % 2 == 0):
        return state.value(turn)
    return max(value_of(state, move, depth, careful=careful) for move in state.moves())


def value_of(state: Maze, move: int, depth: int, *, careful: bool) -> float:
    seat = state.turn
    child = state.copy()
    child.play(move)
    if child.turn == NOBODY:
        return FADE * child.value(seat)
    value = looked_at_everything(child.seed, child.place, child.turn, depth - 1, careful)
    return FADE * (value if child.turn == seat else -value)


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("seed", range(25))
def test_it_finds_what_looking_at_everything_finds(seed: int, careful: bool) -> None:  # noqa: FBT001
    state = Maze(seed, 0, seed % 2)
    for depth in (1, 2, 3, 5):
        search = AlphaBeta(CarefulKnowledge() if careful else MazeKnowledge(), Random(seed), reductions=False)
        move = search.choose(state, depth)
        assert search.value == pytest.approx(looked_at_everything(seed, 0, seed % 2, search.depth, careful), abs=1e-12)
        assert search.value == pytest.approx(value_of(state, move, search.depth, careful=careful), abs=1e-12)
        assert search.depth == depth or abs(search.value) > 0.99


class DaringKnowledge(MazeKnowledge):
    """Believes whatever it sees."""

    def margin(self) -> float:
        return 1e-6


def test_what_looks_too_good_is_believed_only_where_something_may_be_left_out() -> None:
    visited = [0, 0]
    for seed in range(20):
        state = Maze(seed, 0, seed % 2)
        full = AlphaBeta(DaringKnowledge(), Random(seed), reductions=False)
        full.choose(state, 5)
        expected = looked_at_everything(seed, 0, seed % 2, full.depth, False)  # noqa: FBT003
        assert full.value == pytest.approx(expected, abs=1e-12)
        for daring, knowledge in enumerate((MazeKnowledge(), DaringKnowledge())):
            search = AlphaBeta(knowledge, Random(seed))
            search.choose(state, 5)
            visited[daring] += search.visited
    assert visited[1] < visited[0]


class ShyKnowledge(MazeKnowledge):
    """Believes that a single move can change everything."""

    def margin(self) -> float:
        return 2.0


def test_what_a_margin_covers_is_searched() -> None:
    for seed in range(20):
        state = Maze(seed, 0, seed % 2)
        shy, plain = AlphaBeta(ShyKnowledge(), Random(seed)), AlphaBeta(MazeKnowledge(), Random(seed))
        assert shy.choose(state, 5) == plain.choose(state, 5)
        assert (shy.value, shy.visited) == (plain.value, plain.visited)


class JustKnowledge(CarefulKnowledge, DaringKnowledge):
    """Refuses to judge what is not settled."""

    def score(self, state: State, seat: i64) -> float:
        assert state.turn == NOBODY or self.settled(state)
        return super().score(state, seat)


@pytest.mark.parametrize("seed", range(10))
def test_only_what_is_settled_is_judged(seed: int) -> None:
    search = AlphaBeta(JustKnowledge(), Random(seed))
    search.choose(Maze(seed, 0, seed % 2), 5)
    assert search.depth > 0


@pytest.mark.parametrize("seed", range(25))
def test_where_a_line_ends_in_an_exchange_only_what_promises_something_is_tried(seed: int) -> None:
    state = Maze(seed, 0, seed % 2)
    search = AlphaBeta(CarefulKnowledge(), Random(seed))
    search.choose(state, 2)
    assert search.value == pytest.approx(exchanged(state, search.depth), abs=1e-12)


class SilentKnowledge(CarefulKnowledge):
    """Recommends nothing."""

    def promise(self, state: State, move: i64) -> i64:
        return 0


@pytest.mark.parametrize("seed", range(8))
def test_where_nothing_promises_anything_all_is_tried(seed: int) -> None:
    state = Maze(seed, 0, seed % 2)
    search = AlphaBeta(SilentKnowledge(), Random(seed))
    search.choose(state, 2)
    expected = looked_at_everything(seed, 0, seed % 2, search.depth, True)  # noqa: FBT003
    assert search.value == pytest.approx(expected, abs=1e-12)


def exchanged(state: Maze, depth: int) -> float:
    """As `looked_at_everything`, but at the end of a line only with moves that `CarefulKnowledge` recommends."""
    if depth <= 0 and state.place % 2 == 0:
        return state.value(state.turn)
    values = []
    for move in state.moves():
        child = state.copy()
        child.play(move)
        if depth > 0 or move % 2:
            value = child.value(state.turn) if child.turn == NOBODY else exchanged(child, depth - 1)
            values.append(FADE * (value if child.turn in (NOBODY, state.turn) else -value))
    return max(values)


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_it_values_every_move_as_looking_at_everything_does(seed: int, careful: bool) -> None:  # noqa: FBT001
    state = Maze(seed, 0, seed % 2)
    search = AlphaBeta(CarefulKnowledge() if careful else MazeKnowledge(), Random(seed), reductions=False)
    search.choose(state, 4)
    values = [value_of(state, move, search.depth, careful=careful) for move in state.moves()]
    assert list(search.weigh(state)) == pytest.approx(values, abs=1e-12)


def test_values_that_a_budget_does_not_last_for_are_those_of_a_depth_that_was_finished() -> None:
    state = Maze(5, 0, 0)
    search = AlphaBeta(MazeKnowledge(), Random(1))
    search.choose(state, 6)
    values = list(search.weigh(state, positions=1))
    assert values == pytest.approx([value_of(state, move, 1, careful=False) for move in state.moves()], abs=1e-12)


def test_it_leaves_out_what_cannot_matter() -> None:
    state = Maze(5, 0, 0)
    search = AlphaBeta(MazeKnowledge(), Random(1))
    search.choose(state, depth=8)
    assert 4 * search.visited < count(state, 8)


def count(state: Maze, depth: int) -> int:
    """All ways of so many moves, the shorter ones included."""
    if depth == 0 or state.turn == NOBODY:
        return 1
    children = [state.copy() for _ in state.moves()]
    for child, move in zip(children, state.moves(), strict=True):
        child.play(move)
    return 1 + sum(count(child, depth - 1) for child in children)


# Real games.

SEARCHED = [game_id for game_id in game_ids() if load_game(game_id).levels["master"].tool == "alphabeta"]


def plain(knowledge: Knowledge, state: State, depth: int, seat: int, way: tuple[int, ...]) -> float:
    """The value to whoever is to move, by plain minimax with nothing left out; `seat` judges."""
    if (depth <= 0 and knowledge.settled(state)) or (way and knowledge.enough(state)):
        value = knowledge.score(state, seat)
        return value if state.turn == seat else -value
    if state.key() in way:
        return 0.0
    moves = state.moves()
    below = depth if len(moves) == 1 else depth - 1
    return max(after(knowledge, state, move, below, seat, (*way, state.key())) for move in moves)


def after(knowledge: Knowledge, state: State, move: int, depth: int, seat: int, way: tuple[int, ...]) -> float:
    child = state.copy()
    child.play(move)
    if child.turn == NOBODY:
        return FADE * knowledge.score(child, state.turn)
    value = plain(knowledge, child, depth, seat, way)
    return FADE * (value if child.turn == state.turn else -value)


def some_position(game: Game, number: int) -> State:
    """A decision somewhere in a random game."""
    match = Match(game, 2, seal=Seal.numbered(number))
    random = Random(number)
    for _ in range(2 + 9 * number):
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])
        if match.turn < 0:
            return some_position(game, number - 1)
    return match.state


@pytest.mark.parametrize("game_id", SEARCHED)
def test_it_finds_what_plain_minimax_finds(game_id: str) -> None:
    game = load_game(game_id)
    for number in range(4):
        state = some_position(game, number)
        search = AlphaBeta(game.knowledge, Random(number), reductions=False)
        search.choose(state, 2)
        assert search.value == pytest.approx(plain(game.knowledge, state, search.depth, state.turn, ()), abs=1e-9)


@pytest.mark.parametrize("game_id", SEARCHED)
def test_reductions_spare_positions(game_id: str) -> None:
    game = load_game(game_id)
    visited = [0, 0]
    for number in range(2):
        state = some_position(game, number)
        for reductions in (False, True):
            search = AlphaBeta(game.knowledge, Random(number), reductions=reductions)
            assert search.choose(state, 4) in list(state.moves())
            visited[reductions] += search.visited
    assert visited[1] < visited[0]


@pytest.mark.parametrize(("game_id", "times"), [(SQUARES, 1.7), (BOARD, 1.3)])
def test_with_reductions_it_looks_much_deeper(game_id: str, times: float) -> None:
    game = load_game(game_id)
    depths = [0, 0]
    for number in range(3):
        for reductions in (False, True):
            search = AlphaBeta(game.knowledge, Random(number), reductions=reductions)
            search.choose(some_position(game, number), positions=9000)
            depths[reductions] += search.depth
    assert depths[1] > times * depths[0]


class Doubting(Knowledge):
    """Knows what another knows but believes nothing that only looks good."""

    def __init__(self, other: Knowledge) -> None:
        self.other = other

    def score(self, state: State, seat: i64) -> float:
        return self.other.score(state, seat)

    def settled(self, state: State) -> bool:
        return self.other.settled(state)

    def promise(self, state: State, move: i64) -> i64:
        return self.other.promise(state, move)


def test_a_margin_spares_positions() -> None:
    game = load_game(SQUARES)
    visited = []
    for knowledge in (game.knowledge, Doubting(game.knowledge)):
        search = AlphaBeta(knowledge, Random(1))
        search.choose(some_position(game, 1), 8)
        visited.append(search.visited)
    assert 5 * visited[1] > 6 * visited[0]


def nearly_over(game: Game, number: int, before: int) -> State:
    """A decision so many moves before the end of a random game."""
    random = Random(number)
    state = some_position(game, 0)
    states = []
    while state.turn != NOBODY:
        states.append(state.copy())
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    return states[-before]


@pytest.mark.parametrize("game_id", SEARCHED)
def test_what_is_decided_is_found_with_reductions_too(game_id: str) -> None:
    """A little deeper, perhaps: a late move that wins is looked at less deeply at first."""
    game = load_game(game_id)
    decided = 0
    for number in range(16):
        state = nearly_over(game, number, 1 + number % 3)
        full = AlphaBeta(game.knowledge, Random(number), reductions=False)
        full.choose(state, 3)
        if abs(full.value) > DECIDED:
            decided += 1
            search = AlphaBeta(game.knowledge, Random(number))
            search.choose(state, 9)
            assert search.value == pytest.approx(full.value, abs=1e-4)
    assert decided > 3


def test_a_level_that_is_told_how_deep_to_look_leaves_nothing_out() -> None:
    method, missed = Method("alphabeta", depth=2), 0
    for seed in range(40):
        state = Maze(seed, 0, seed % 2)
        full, hasty = (AlphaBeta(CarefulKnowledge(), Random(seed), reductions=hasty) for hasty in (False, True))
        full.choose(state, 2)
        move = TOOLBOX["alphabeta"](partial(given, state), CarefulKnowledge(), method, Random(seed))
        assert value_of(state, move, full.depth, careful=True) == pytest.approx(full.value, abs=1e-12)
        missed += value_of(state, hasty.choose(state, 2), full.depth, careful=True) < full.value - 1e-9
    assert missed > 0, "or nothing is shown"


def test_a_budget_of_positions_says_nothing_about_the_depth() -> None:
    """So `master:5000` may leave out what `master` may; a level that has a depth is told another."""
    game = load_game(SQUARES)
    assert method_of(game, "master:5000") == Method(
        "alphabeta", simulations=5000, endings=game.levels["master"].endings
    )
    assert method_of(game, "club:6").depth == 6


def given(state: State, _random: Random) -> State:
    return state


@pytest.mark.parametrize("game_id", SEARCHED)
def test_a_player_decides_alike_all_through_a_game_with_the_same_seed(game_id: str) -> None:
    """Although what was found out is kept from one decision to the next."""
    game = load_game(game_id)
    logs = []
    for _ in range(2):
        match = Match(game, 2, seal=Seal.numbered(1))
        players = [computer_player(game, "master:400", seed) for seed in (1, 2)]
        while match.turn >= 0 and len(match.log) < 14:
            match.play(players[match.turn].choose(match.view(match.turn), match.guess(match.turn)))
        logs.append(match.log)
    assert logs[0] == logs[1]


def test_what_was_found_out_is_kept_for_the_next_decision() -> None:
    state = Maze(5, 0, 0)
    search = AlphaBeta(MazeKnowledge(), Random(1))
    search.choose(state, 8)
    first, value = search.visited, search.value
    search.choose(state, 8)
    assert 2 * search.visited < first
    assert search.value == value
    search.choose(Maze(5, 0, 1), 8)
    other = AlphaBeta(MazeKnowledge(), Random(1))
    other.choose(Maze(5, 0, 1), 8)
    assert (search.value, search.depth) == (other.value, other.depth)


def test_the_table_keeps_what_was_searched_deeply_and_lets_go_of_what_is_old() -> None:
    table = Transpositions(7)
    table.keep(3, 10, 6, EXACT, 0.5)
    table.keep(10, 11, 2, AT_LEAST, 0.25)
    table.keep(17, 12, 1, AT_MOST, -0.25)  # all three want the same bucket
    assert table.find(10) == -1
    deep, late = table.find(3), table.find(17)
    assert (table.move(deep), table.depth(deep), table.bound(deep), table.values[deep]) == (10, 6, EXACT, 0.5)
    assert (table.move(late), table.depth(late), table.bound(late), table.values[late]) == (12, 1, AT_MOST, -0.25)
    table.grow_old()
    table.keep(24, -1, 0, EXACT, 0.0)
    assert table.find(3) == -1
    assert table.move(table.find(24)) == -1


# A forced win: whoever takes the last of the heap has won, so leave a multiple of four.


class KeyedHeap(Heap):
    def copy(self) -> "KeyedHeap":
        return KeyedHeap(self.seats, self.dealer, self.turn, self.left, self.last)

    def key(self) -> i64:
        return 2 * self.left + (self.turn & 1)


class HeapKnowledge(Knowledge):
    def score(self, state: State, seat: i64) -> float:
        if state.turn != NOBODY:
            return 0.0
        return 1.0 if state.points(seat) else -1.0


class DaringHeapKnowledge(HeapKnowledge):
    def margin(self) -> float:
        return 0.001


@pytest.mark.parametrize("knowledge", [HeapKnowledge(), DaringHeapKnowledge()])
@pytest.mark.parametrize("left", range(1, 24))
def test_it_finds_a_forced_win(left: int, knowledge: Knowledge) -> None:
    search = AlphaBeta(knowledge, Random(left))
    move = search.choose(KeyedHeap(2, 0, 1, left, 0))
    if left % 4:
        assert (left - move - 1) % 4 == 0
        assert search.value > 0.99
    else:
        assert search.value < -0.99


@pytest.mark.parametrize("left", range(1, 11))
def test_a_short_win_is_found_no_deeper_than_it_takes(left: int) -> None:
    """On the principal variation, late moves are looked at nearly as deeply as others."""
    depths = set()
    for reductions in (False, True):
        search = AlphaBeta(HeapKnowledge(), Random(left), reductions=reductions)
        search.choose(KeyedHeap(2, 0, 1, left, 0))
        depths.add(search.depth)
    assert len(depths) == 1


@pytest.mark.parametrize("left", range(4, 24))
def test_it_is_never_just_believed_that_a_game_is_not_lost(left: int) -> None:
    visited = set()
    for knowledge in (HeapKnowledge(), DaringHeapKnowledge()):
        search = AlphaBeta(knowledge, Random(left))
        search.choose(KeyedHeap(2, 0, 1, left, 0))
        visited.add(search.visited)
    assert len(visited) == 1


@pytest.mark.parametrize("knowledge", [HeapKnowledge(), DaringHeapKnowledge()])
def test_it_wins_soon(knowledge: Knowledge) -> None:
    values = []
    for left in (3, 7, 11):
        search = AlphaBeta(knowledge, Random(1))
        search.choose(KeyedHeap(2, 0, 1, left, 0))
        values.append(search.value)
    assert values == pytest.approx([FADE, FADE**3, FADE**5], abs=1e-12)
    assert all(sooner > later for sooner, later in pairwise(values))


# The budget.


def test_it_keeps_to_its_depth() -> None:
    search = AlphaBeta(MazeKnowledge(), Random(1))
    search.choose(Maze(3, 0, 0), depth=3)
    assert search.depth == 3


@pytest.mark.parametrize("positions", [1, 2, 10, 100, 1000])
def test_it_visits_no_more_positions_than_it_may(positions: int) -> None:
    search = AlphaBeta(MazeKnowledge(), Random(1))
    move = search.choose(Maze(4, 0, 0), positions=positions)
    assert move in list(Maze(4, 0, 0).moves())
    assert search.visited <= positions + 1


def test_it_takes_no_longer_than_it_may() -> None:
    begin = perf_counter()
    search = AlphaBeta(MazeKnowledge(), Random(1))
    search.choose(Maze(5, 0, 0), seconds=0.05)
    assert search.visited > 0
    assert perf_counter() - begin < 5


def test_it_decides_alike_with_the_same_seed_and_chooses_among_equal_moves() -> None:
    chosen = [AlphaBeta(Knowing(), Random(seed)).choose(Circle(0, 0), depth=2) for seed in (1, 1, *range(30))]
    assert chosen[0] == chosen[1]
    assert set(chosen) == {0, 1}


@pytest.mark.parametrize(("seed", "near"), [(5, 0.4), (6, 0.4), (8, 0.2), (12, 0.6)])
def test_what_is_nearly_as_good_as_the_best_is_as_good(seed: int, near: float) -> None:
    state = Maze(seed, 0, 0)
    values = [value_of(state, move, 2, careful=False) for move in state.moves()]
    chosen = {AlphaBeta(MazeKnowledge(), Random(number)).choose(state, 2, near=near) for number in range(40)}
    assert chosen == {move for move, value in zip(state.moves(), values, strict=True) if value >= max(values) - near}


def test_of_what_decides_the_game_nothing_is_nearly_as_good() -> None:
    seeds = [seed for seed in range(40) if max(of_all(seed)) > DECIDED > sorted(of_all(seed))[-2]]
    assert seeds
    for seed in seeds:
        best = of_all(seed).index(max(of_all(seed)))
        search = partial(AlphaBeta(MazeKnowledge(), Random(1)).choose, Maze(seed, 0, 0), 2)
        assert {search(near=2.0) for _ in range(10)} == {best}


def of_all(seed: int) -> list[float]:
    state = Maze(seed, 0, 0)
    return [value_of(state, move, 2, careful=False) for move in state.moves()]


@pytest.mark.parametrize("game_id", [each for each in SEARCHED if load_game(each).levels["club"].tool == "alphabeta"])
def test_club_plays_another_game_every_time(game_id: str) -> None:
    game = load_game(game_id)
    openings = set()
    for seed in range(4):
        match = Match(game, 2, seal=Seal.numbered(1))
        players = [computer_player(game, "club", 2 * seed + seat) for seat in range(2)]
        while len(match.log) < 10 and match.turn >= 0:
            match.play(players[match.turn].choose(match.view(match.turn), match.guess(match.turn)))
        openings.add(tuple(match.log))
    assert len(openings) > 2


# Going round in circles.


class Circle(State):
    """Two seats push a stone round eight places, one on or one back. Nobody ever gets anywhere."""

    def __init__(self, place: i64, turn: i64) -> None:
        super().__init__(2, 0, turn)
        self.place = place

    def moves(self) -> vec[i64]:
        return vec[i64]([0, 1])

    def play(self, move: i64) -> None:
        self.place = (self.place + 2 * move - 1) % 8
        self.turn = 1 - self.turn

    def copy(self) -> "Circle":
        return Circle(self.place, self.turn)

    def key(self) -> i64:
        return 2 * self.place + self.turn

    def points(self, seat: i64) -> i64:
        return 0


class Knowing(Knowledge):
    """Seat 0 likes every place, but a repeated one is a draw."""

    def score(self, state: State, seat: i64) -> float:
        return 0.5 if seat == 0 else -0.5


def test_a_position_that_comes_up_again_is_a_draw() -> None:
    shallow = AlphaBeta(Knowing(), Random(1))
    shallow.choose(Circle(0, 0), depth=1)
    assert shallow.value == pytest.approx(0.5, abs=1e-3)
    deep = AlphaBeta(Knowing(), Random(1))
    deep.choose(Circle(0, 0), depth=4)
    assert deep.value == 0.0


class Content(Knowing):
    """Looks no further than the next place."""

    def enough(self, state: State) -> bool:
        return True


def test_where_the_game_says_so_nothing_beyond_a_position_is_looked_at() -> None:
    search = AlphaBeta(Content(), Random(1))
    search.choose(Circle(0, 0), depth=4)
    assert search.value == pytest.approx(0.5, abs=1e-3)
    assert search.visited == 4 * (1 + 2)


class Corridor(Circle):
    """The same with one way only."""

    def moves(self) -> vec[i64]:
        return vec[i64]([1])

    def play(self, move: i64) -> None:
        self.place += 1
        self.turn = 1 - self.turn

    def copy(self) -> "Corridor":
        return Corridor(self.place, self.turn)


def test_forced_moves_cost_no_depth_but_end_somewhere() -> None:
    search = AlphaBeta(Knowing(), Random(1))
    assert search.choose(Corridor(0, 0), depth=1) == 1
    assert search.visited == DEEPEST + 1


# What a table of the game has solved.


class SolvedKnowledge(HeapKnowledge):
    """Knows all about small heaps, and that a heap of a hundred is a draw."""

    def solved(self, state: State) -> i64:
        assert isinstance(state, KeyedHeap)
        if state.left == 100:
            return 0
        if state.left > 8:
            return UNSOLVED
        turns = (state.left + 3) // 4
        return 2 * turns - 1 if state.left % 4 else -2 * turns


@pytest.mark.parametrize("left", range(9, 12))
def test_it_looks_up_what_is_solved_if_it_may(left: int) -> None:
    searches = [AlphaBeta(SolvedKnowledge(), Random(1), endings=endings) for endings in (False, True)]
    for search in searches:
        assert search.choose(KeyedHeap(2, 0, 1, left, 0)) == left - 9
    assert searches[0].value == pytest.approx(searches[1].value, abs=1e-9)
    assert searches[1].visited <= 6
    assert searches[0].visited > 10


def test_of_positions_that_are_known_to_be_drawn_the_one_that_looks_better_is_chosen() -> None:
    class Drawn(Knowing):
        def score(self, state: State, seat: i64) -> float:
            assert isinstance(state, Circle)
            return 0.5 if (state.place == 1) == (seat == 0) else -0.5

        def solved(self, state: State) -> i64:
            return 0

    search = AlphaBeta(Drawn(), Random(1), endings=True)
    assert search.choose(Circle(0, 0)) == 1
    assert 0 < search.value < 0.01


def test_what_another_seat_has_thought_is_not_looked_up() -> None:
    """Nor is it thrown away where the same seat thinks on."""
    search = AlphaBeta(MazeKnowledge(), Random(1))
    search.choose(Maze(5, 0, 0), 8)
    mine = search._memory
    search.choose(Maze(5, 0, 0), 8)
    assert search._memory is mine
    other = Maze(5, 0, 0)
    other.turn = 1 - other.turn
    search.choose(other, 8)
    assert search._memory is not mine
