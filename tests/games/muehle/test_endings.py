"""Mühle: the endings that are solved agree with the rules, and whoever may look them up plays them without fault."""

import hashlib
from itertools import combinations

import pytest
from librt.random import Random

from games.muehle.cases import GAME, match_at, position
from ludothek.core.knowledge import UNSOLVED
from ludothek.core.language import LANGUAGES
from ludothek.core.state import NOBODY
from ludothek.core.texts import Texts
from ludothek.games.muehle.mind.endings import DIGEST, DRAWN, FILE, Endings, endings
from ludothek.games.muehle.mind.numbers import GROUPS, Numbers, rank, unrank
from ludothek.games.muehle.mind.retrograde import Retrograde
from ludothek.games.muehle.mind.symmetry import SYMMETRIES, image
from ludothek.games.muehle.rules import TAKE_ANY, Muehle, setup
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.move_values import weigh


@pytest.fixture(scope="module")
def known() -> Endings:
    return endings()


def some(own: int, other: int, random: Random) -> tuple[int, int]:
    """So many stones of each side, anywhere."""
    free, sides = list(range(24)), [0, 0]
    for side, count in enumerate((own, other)):
        for _ in range(count):
            sides[side] |= 1 << free.pop(random.randrange(len(free)))
    return sides[0], sides[1]


def read_off(state: Muehle, known: Endings) -> int:
    """What is known of a position, from the rules and from what is known of those that follow it."""
    if state.turn == NOBODY:
        return 1
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        over = after.turn == NOBODY
        found.append(1 if over else known.look_up(after.stones(1), after.stones(0)))
    losing = [each for each in found if each % 2]
    if losing:
        return min(losing) + 1
    return DRAWN if DRAWN in found else max(found) + 1


@pytest.mark.parametrize(("own", "other"), GROUPS)
def test_what_is_known_follows_from_the_rules(own: int, other: int, known: Endings) -> None:
    """That it does everywhere makes all of it exact: a draw has a move to a draw, a win leads nearer to the end."""
    random = Random(own + 10 * other)
    for _ in range(150):
        stones = some(own, other, random)
        assert known.look_up(*stones) == read_off(setup(*stones), known)


def test_most_of_three_against_three_is_won_and_hardly_anything_of_four_against_four(known: Endings) -> None:
    """As Ralph Gasser found when he solved the game (1996): 83 % of three against three are won by who is to move."""
    random = Random(3)
    found = [known.look_up(*some(3, 3, random)) for _ in range(1000)]
    assert sum(each > 0 and each % 2 == 0 for each in found) == pytest.approx(830, abs=40)
    assert [known.look_up(*some(4, 4, random)) for _ in range(100)] == [DRAWN] * 100


def test_three_against_three_is_what_a_search_of_everything_finds(known: Endings) -> None:
    """Ends within three half-moves, with nothing but the rules."""
    random = Random(5)
    for _ in range(25):
        stones = some(3, 3, random)
        found = known.look_up(*stones)
        assert end_within(setup(*stones), 2) == (found if 0 < found <= 3 else 0)


def end_within(state: Muehle, half_moves: int) -> int:
    """As it is kept in the table: 1 + the half-moves to the end, 0 where there is none so soon."""
    if state.turn == NOBODY:
        return 1
    if half_moves == 0:
        return 0
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        found.append(end_within(after, half_moves - 1))
        if found[-1] == 1:
            return 2
    losing = [each for each in found if each % 2]
    return min(losing) + 1 if losing else 0 if 0 in found else max(found) + 1


def test_the_file_is_the_one_that_was_made() -> None:
    assert hashlib.sha256(FILE.read_bytes()).hexdigest() == DIGEST


# Numbers.


def test_a_set_has_a_number_and_a_number_a_set() -> None:
    without = 0b1010_0000_0001
    sets = [sum(1 << point for point in points) for points in combinations(range(24), 3)]
    allowed = sorted(points for points in sets if points & without == 0)
    assert [rank(points, without) for points in allowed] == list(range(len(allowed)))
    assert [unrank(number, 3, without) for number in range(len(allowed))] == allowed


def test_what_looks_alike_has_one_number_and_nothing_else_has_it() -> None:
    numbers, random = Numbers(), Random(1)
    seen: dict[int, set[tuple[int, int]]] = {}
    for _ in range(300):
        own, other = some(*GROUPS[random.randrange(len(GROUPS))], random)
        alike = {(image(own, way), image(other, way)) for way in range(SYMMETRIES)}
        assert len({numbers.number(*each) for each in alike}) == 1
        assert seen.setdefault(numbers.number(own, other), alike) == alike
    assert numbers.number(0b111, 0b11000) == -1
    assert numbers.number(0b1111, 0b111110000) == -1


def test_a_position_is_found_again_by_its_number() -> None:
    retrograde, random = Retrograde(), Random(2)
    for _ in range(100):
        number = retrograde.numbers.number(*some(*GROUPS[random.randrange(len(GROUPS))], random))
        assert retrograde.numbers.number(*retrograde.position(number)) == number


# Playing by them.

WON = "White: a1 d1 g4 b2; Black: b6 d5 f4; White to move"


def test_the_endings_hold_only_where_nothing_else_was_agreed_and_nothing_is_in_hand() -> None:
    solved = GAME.knowledge.solved
    assert solved(position(WON)) == 1
    assert solved(position(WON, terms=TAKE_ANY)) == UNSOLVED
    assert solved(position("White: a1 d1 g4 b2; Black: b6 d5 f4; in hand 1/0; White to move")) == UNSOLVED
    assert solved(position("White: a1 d1 g4 b2 c3 d3; Black: b6 d5 f4; White to move")) == UNSOLVED


def long_win(known: Endings) -> Muehle:
    """A position of three against five that takes long to win."""
    random = Random(1)
    while True:
        stones = some(5, 3, random)
        if known.look_up(*stones) > 3 and known.look_up(*stones) % 2 == 0:
            return setup(*stones)


def test_quiet_moves_that_may_run_out_leave_the_end_open(known: Endings) -> None:
    state = long_win(known)
    half_moves = known.solved(state)
    assert half_moves >= 3
    state.quiet = 100 - half_moves
    assert known.solved(state) == half_moves
    state.quiet += 1
    assert known.solved(state) == UNSOLVED


def test_a_won_ending_is_won_in_just_so_many_moves_and_a_lost_one_lasts_as_long(known: Endings) -> None:
    random, tried = Random(7), 0
    while tried < 8:
        state = setup(*some(3, 3, random))
        left = known.solved(state)
        if left in (0, 1, UNSOLVED) or state.turn == NOBODY:
            continue
        tried += 1
        winner = 0 if left > 0 else 1
        for _ in range(left if left > 0 else -left):
            assert state.turn != NOBODY
            state.play(AlphaBeta(GAME.knowledge, Random(1), endings=True).choose(state))
        assert (state.turn, state.winner) == (NOBODY, winner)


def test_a_drawn_ending_is_held(known: Endings) -> None:
    random, tried = Random(8), 0
    while tried < 4:
        state = setup(*some(3, 4, random))
        if known.solved(state) != 0:
            continue
        tried += 1
        for _ in range(12):
            if state.turn == NOBODY:
                break
            if state.turn == 0:
                state.play(AlphaBeta(GAME.knowledge, Random(1), endings=True).choose(state))
            else:
                moves = state.moves()
                state.play(moves[random.randrange(len(moves))])
        assert state.winner != 1


def test_values_of_moves_are_certain_there() -> None:
    match = match_at(WON)
    weighed = weigh(GAME, "master:500", match.legal(), match.guess(match.turn), seed=1)
    assert weighed.choice.value == 1
    assert {round(weight.value, 1) for weight in weighed.weights} <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize(
    ("own", "other", "merit"),
    [(4, 3, "merit-wins"), (3, 3, "merit-wins"), (3, 3, "merit-lasts"), (4, 3, "merit-draws")],
)
def test_what_is_said_of_the_end_is_true_and_can_be_said(own: int, other: int, merit: str, known: Endings) -> None:
    random, found = Random(9), None
    while found is None:
        state = setup(*some(own, other, random))
        said = {move: GAME.merit(state, move) for move in state.moves()}
        found = next(((move, note) for move, note in said.items() if note is not None and note.id == merit), None)
    move, note = found
    ends = known.solved(state)
    count = int(note.args.get("count", 0))
    assert {"merit-wins": 2 * count - 1, "merit-lasts": -2 * count, "merit-draws": 0}[merit] == ends
    after = state.copy()
    after.play(move)
    assert after.turn == NOBODY or known.solved(after) == (1 - ends if ends > 0 else -1 - ends if ends < 0 else 0)
    for lang in LANGUAGES:
        assert Texts(lang, GAME).note(note, ("A", "B"), GAME.layout(2), state.turn).endswith(".")
